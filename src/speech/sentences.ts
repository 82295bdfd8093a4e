import {
  type Card,
  type Game,
  indexOf,
  kindOf,
  type Move,
  parseAction,
  type Pile,
  type PileId,
  pileOf,
  type TableState,
} from '../engine/index.js';
import type {Strings} from '../locales/en.js';
import {scoreText} from '../locales/format.js';
import {gameName} from '../locales/game-name.js';
import {refusalText} from '../locales/refusal-text.js';
import type {StoreChange} from '../store/table-store.js';
import type {Selection} from '../store/ui-state.js';

/** A change by an action: a move, draw or recycle, or the undo or redo of one. */
type ActionChange = Extract<StoreChange, {before: TableState}>;

/** What is announced when the selection changes: "picked up 10 of clubs, 3 places take it". */
export function selectionText(
  selection: Selection | null,
  before: Selection | null,
  strings: Strings,
): string {
  if (selection)
    return strings.pickedUp(runName(selection.cards, strings), selection.targets.length);
  return before ? strings.putBack(runName(before.cards, strings)) : '';
}

/** What is announced of a change; empty if nothing is. */
export function changeText(change: StoreChange, strings: Strings): string {
  const {game} = change;
  switch (change.type) {
    case 'deal':
      return strings.dealt(gameName(game.definition, strings));
    case 'win':
      // The page may have dealt another game since.
      return `${strings.won} ${scoreAndMoves({...change, options: game.options}, strings)}`;
    case 'refuse':
      // The player did not request what a script was refused.
      return change.source === 'player' ? refusalText(strings, change.result) : '';
    default:
      return actionChangeText(game, change, strings);
  }
}

/** "Score 120, 34 moves" */
export function scoreAndMoves(
  game: Pick<Game, 'score' | 'moves' | 'options'>,
  strings: Strings,
): string {
  const {score, moves, comma} = strings;
  return `${score} ${scoreText(game, strings)}${comma}${moves(game.moves)}`;
}

/** "10 of diamonds to column 3, uncovers 7 of hearts, plus 10 points" */
function actionChangeText(game: Game, change: ActionChange, strings: Strings): string {
  const {action, uncovered, points} = change.result;
  const parts = [whatWasDone(action, change, strings)];
  if (uncovered) {
    parts.push(strings.uncovers(runName(pileOf(change.after, uncovered).slice(-1), strings)));
  }
  if (points > 0) parts.push(strings.gains(pointsText(game, points, strings)));
  if (points < 0) parts.push(strings.loses(pointsText(game, -points, strings)));
  return parts.join(strings.comma);
}

/** An undone action is described as it was done, from the table after the undo to the one before. */
function whatWasDone(
  action: string,
  {type, before, after}: ActionChange,
  strings: Strings,
): string {
  if (type === 'undo') return strings.undone(actionText(action, after, before, strings));
  const done = actionText(action, before, after, strings);
  return type === 'redo' ? strings.redone(done) : done;
}

/** A number of points in words, or dollars with Vegas scoring. */
function pointsText({options}: Game, points: number, strings: Strings): string {
  if (options.scoring !== 'vegas') return strings.points(points);
  return scoreText({score: points, options}, strings);
}

/** An action in words. `text` is the action in notation, `before` and `after` the table's states. */
export function actionText(
  text: string,
  before: TableState,
  after: TableState,
  strings: Strings,
): string {
  const action = parseAction(text);
  if (action?.type === 'move') return moveText(action, before, strings);
  if (text === 'R') return strings.turnedBack(after.stock.length);
  const drawn = before.stock.length - after.stock.length;
  return strings.drew(drawn, runName(after.waste.slice(-1), strings));
}

/** A move in words: "10 of diamonds to column 3". `before` is the table's state before the move. */
export function moveText({from, to, count}: Move, before: TableState, strings: Strings): string {
  const cards = runName(pileOf(before, from).slice(-count), strings);
  return strings.moved(cards, destination(to, strings));
}

function destination(to: PileId, {toFoundation, toColumn, toCell}: Strings): string {
  const kind = kindOf(to);
  if (kind === 'F') return toFoundation;
  const number = indexOf(to) + 1;
  return kind === 'T' ? toColumn(number) : toCell(number);
}

/** Cards that move together, lead card first: "10 of diamonds and 2 cards on it". */
export function runName([lead, ...others]: Pile, {card, andMore}: Strings): string {
  const {rank, suit} = lead as Card;
  const name = card(rank, suit);
  return others.length ? andMore(name, others.length) : name;
}
