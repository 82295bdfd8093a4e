import {
  type Card,
  type Game,
  type Pile,
  kindOf,
  indexOf,
  parseAction,
  type PileId,
  pileOf,
  type Move,
  type TableState,
} from '../engine/index.js';
import {gameName} from '../locales/game-name.js';
import {refusalText} from '../locales/refusal-text.js';
import type {Strings} from '../locales/en.js';
import type {StoreChange} from '../store/table-store.js';
import type {Selection} from '../store/ui-state.js';
import {scoreText} from '../locales/format.js';

type Done = Extract<StoreChange, {before: TableState}>;

/** What is said of cards that are picked up, or else of those that were held before and are put back. */
export function heldText(
  held: Selection | null,
  before: Selection | null,
  strings: Strings,
): string {
  const what = runName((held ?? before)!.cards, strings);
  return held ? strings.pickedUp(what, held.targets.length) : strings.putBack(what);
}

/** What is said of a change; empty where nothing is. */
export function changeText(game: Game, change: StoreChange, strings: Strings): string {
  if (change.type === 'deal') return strings.dealt(gameName(game.definition, strings));
  if (change.type === 'win') return `${strings.won} ${standing(game, strings)}`;
  // What a script tries and may not do is no news to the player.
  if (change.type === 'refuse')
    return change.source === 'player' ? refusalText(strings, change.result) : '';
  return doneText(game, change, strings);
}

/** "Score 120, 34 moves" */
export const standing = (game: Game, strings: Strings): string => {
  const {score, moves, comma} = strings;
  return `${score} ${scoreText(game, strings)}${comma}${moves(game.moves)}`;
};

/** "10 of diamonds to column 3, uncovers 7 of hearts, plus 10 points" */
function doneText(game: Game, {type, result, before, after}: Done, strings: Strings): string {
  const {action, uncovered, points} = result;
  const undone = type === 'undo';
  const what = actionText(action, undone ? after : before, undone ? before : after, strings);
  const words = [undone ? strings.undone(what) : type === 'redo' ? strings.redone(what) : what];
  if (uncovered) words.push(strings.uncovers(runName(pileOf(after, uncovered).slice(-1), strings)));
  if (points) words.push(strings[points > 0 ? 'gains' : 'loses'](amount(game, points, strings)));
  return words.join(strings.comma);
}

/** Points in words, or dollars. */
function amount({options}: Game, points: number, strings: Strings): string {
  const score = Math.abs(points);
  return options.scoring === 'vegas' ? scoreText({score, options}, strings) : strings.points(score);
}

export function actionText(
  text: string,
  from: TableState,
  to: TableState,
  strings: Strings,
): string {
  const action = parseAction(text);
  if (action?.type === 'move') return moveText(action, from, strings);
  if (text === 'R') return strings.turnedBack(to.stock.length);
  return strings.drew(from.stock.length - to.stock.length, runName(to.waste.slice(-1), strings));
}

/** "10 of diamonds to column 3" */
export function moveText({from, to, count}: Move, table: TableState, strings: Strings): string {
  return strings.moved(runName(pileOf(table, from).slice(-count), strings), toPile(to, strings));
}

function toPile(to: PileId, {toFoundation, toColumn, toCell}: Strings): string {
  const number = indexOf(to) + 1;
  return kindOf(to) === 'F' ? toFoundation : kindOf(to) === 'T' ? toColumn(number) : toCell(number);
}

/** Some cards that move together, by the lead card: "10 of diamonds and 2 cards on it". */
export function runName([lead, ...others]: Pile, {card, andMore}: Strings): string {
  const {rank, suit} = lead as Card;
  const name = card(rank, suit);
  return others.length ? andMore(name, others.length) : name;
}
