import type {CodeReason} from '../engine/index.js';
import type {Words} from './words.js';

const badCode: Record<CodeReason | 'number', string> = {
  empty: 'Type a code.',
  prefix: 'The code begins like none of the games.',
  options: 'The game has no such options.',
  deal: 'No such deal: a code ends in 7 letters or digits from 2 to 7.',
  number: 'The deals are numbered from 1 to 2147483647.',
};

/** English for dialogs and hints: a part of the file that brings these. */
export const enExtras = ({number, plural}: Words) => {
  const moves = (n: number): string => plural(n, {one: '# move', other: '# moves'});
  const cells = (n: number): string => plural(n, {one: '# cell', other: '# cells'});
  return {
    game: 'Game',
    legends: {draw: 'Difficulty', cells: 'Difficulty', scoring: 'Scoring'} as Record<
      string,
      string
    >,
    /** "Hard: draw 3". Of the values that an option offers the first is easy, the last hard. */
    choice: (option: string, value: string | number, level: 0 | 1 | 2) => {
      if (option === 'scoring') return value === 'vegas' ? 'Vegas' : 'Standard';
      const what = option === 'draw' ? `draw ${number(+value)}` : cells(+value);
      return `${['Easy', 'Medium', 'Hard'][level]}: ${what}`;
    },
    orCode: 'Or type a game code',
    orNumber: 'Or type a deal number or a game code',
    deal: 'Deal',
    cancel: 'Cancel',
    close: 'Close',
    leave: 'Leave this game?',
    leaveText: 'It is still in progress.',
    leaveYes: 'Leave it',
    leaveNo: 'Keep playing',
    doubleClick: 'Double click sends a card on',
    fourColor: 'Four-colour deck',
    leftHanded: 'Left-handed table',
    largeIndex: 'Large numbers and suits',
    badCode,

    // Keys
    keys: 'Keys',
    keyNames: {
      walk: 'Walk',
      ends: 'To the first, to the last',
      press: 'Pick up, put down; on the stock: draw',
      run: 'Lengthen, shorten the run',
      escape: 'Put back',
      draw: 'Draw from the stock',
      foundation: 'Send to a foundation',
      undo: 'Undo',
      redo: 'Redo',
      hint: 'Hint',
      read: 'Read the table aloud',
      jump: 'Jump to a pile: stock, waste, cells, foundations, columns',
      number: 'Then a digit: the pile of that number',
      keys: 'This list',
    },

    // Hints
    hintMove: (what: string) => `Hint: ${what}`,
    hintDraw: 'Hint: draw from the stock',
    hintRecycle: 'Hint: turn the waste back',
    noHint: 'No move leads on from here.',
    noMove: 'No move is left.',

    // The win
    wonText: (score: string, moveCount: number, time: string) =>
      `Score ${score} · ${moves(moveCount)} · ${time}`,
  };
};
