import {
  type Game,
  kindOf,
  indexOf,
  parseAction,
  type PileId,
  pileOf,
  type Move,
  type TableState,
} from '../engine/index.js';
import {gameName} from '../locales/names.js';
import {refusalText} from '../locales/refusal-text.js';
import type {Strings} from '../locales/en.js';
import type {StoreChange} from '../store/table-store.js';
import {scoreText} from '../view/numbers.js';
import {runName} from './names.js';

type Done = Extract<StoreChange, {before: TableState}>;

/** What is said of a change; empty where nothing is, as of the first deal. */
export function changeText(game: Game, change: StoreChange, strings: Strings): string {
  if (change.type === 'deal') {
    return change.left === null ? '' : strings.dealt(gameName(game.definition, strings));
  }
  if (change.type === 'win') return `${strings.won} ${standing(game, strings)}`;
  // What a script tries and may not do is no news to the player.
  if (change.type === 'refuse')
    return change.source === 'player' ? refusalText(strings, change.result) : '';
  return doneText(game, change, strings);
}

/** That no hint is to be had, as the board stands. */
export const noHintText = (game: Game, {noHint, noMove}: Strings): string =>
  game.legalActions().length ? noHint : noMove;

/** "Score 120, 34 moves" */
export const standing = (game: Game, {score, moves, comma}: Strings): string =>
  `${score} ${scoreText(game)}${comma}${moves(game.moves)}`;

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
  return options.scoring === 'vegas' ? scoreText({score, options}) : strings.points(score);
}

function actionText(text: string, from: TableState, to: TableState, strings: Strings): string {
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
