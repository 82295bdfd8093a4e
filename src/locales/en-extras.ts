import type {CodeReason, Reason} from '../engine/index.js';
import type {TableReason} from './refusal-text.js';
import type {Words} from './words.js';

/** Reasons that only scripts can get. They have no text of their own. */
type ScriptOnlyReason =
  'unknown-action' | 'no-such-pile' | 'stock-not-empty' | 'first-of-row' | 'same-pile';

/** Reasons that players can get. */
type PlayerReason = Exclude<Reason | TableReason, ScriptOnlyReason | 'too-many'>;

const reasons: Record<PlayerReason, string> = {
  'from-stock': 'You can only draw from the stock.',
  'to-stock': 'You can’t move cards to the stock.',
  'to-waste': 'You can’t move cards to the waste.',
  'foundation-to-foundation': 'You can’t move cards between foundations.',
  'cell-to-cell': 'You can’t move cards between cells.',
  'no-take-back': 'Cards can’t leave the foundations.',
  'take-back-to-cell': 'A card from a foundation can only go back to a column.',
  'no-cards': 'There’s no card here.',
  'face-down': 'You can’t move a face-down card.',
  'not-top': 'Only the top card can go to a foundation.',
  'not-in-sequence': 'These cards aren’t in sequence.',
  'one-card-only': 'You can move only one card at a time.',
  'wrong-color': 'Colors must alternate.',
  'wrong-rank': 'That card isn’t next in sequence.',
  'wrong-suit': 'The suits must match.',
  'king-only': 'Only a king can go in an empty column.',
  'needs-ace': 'A foundation must start with an ace.',
  'one-to-foundation': 'Only one card at a time can go to a foundation.',
  'one-to-cell': 'A cell can hold only one card.',
  'cell-taken': 'That cell is occupied.',
  'no-stock': 'This game has no stock.',
  'stock-empty': 'The stock is empty.',
  'waste-empty': 'There are no cards left to draw.',
  'no-recycle': 'The stock is empty, and you can go through it only once.',
  'pass-over': 'The stock is empty, and there are no redeals left.',
  'nothing-to-undo': 'Nothing to undo.',
  'undo-limit': 'You can’t undo any further.',
  'nothing-to-redo': 'Nothing to redo.',
  cancelled: 'You can’t do that right now.',
  'no-foundation': 'That card can’t go to a foundation yet.',
  'no-target': 'There’s nowhere to move that right now.',
};

const badCode: Record<CodeReason | 'number', string> = {
  empty: 'Enter a code.',
  prefix: 'That code doesn’t match any game.',
  options: 'That code has options this game doesn’t offer.',
  deal: 'There’s no such deal: a code ends with 7 characters, A to Z or 2 to 7.',
  number: 'Deal numbers run from 1 to 2147483647.',
};

/** The English texts that are needed once the player starts to play. They are loaded with the extras. */
export const enExtras = ({number, plural}: Words) => {
  const moves = (n: number): string => plural(n, {one: '# move', other: '# moves'});
  const cards = (n: number): string => plural(n, {one: '# card', other: '# cards'});
  const cells = (n: number): string => plural(n, {one: '# cell', other: '# cells'});
  return {
    // Announcements
    /** A run: its lead card, and the number of cards on it. */
    andMore: (card: string, more: number) =>
      plural(more, {one: `${card} and the card on it`, other: `${card} and the # cards on it`}),
    toColumn: (n: number) => `to column ${number(n)}`,
    toCell: (n: number) => `to cell ${number(n)}`,
    toFoundation: 'to its foundation',
    /** `to` is one of the three texts above. */
    moved: (what: string, to: string) => `${what} ${to}`,
    /** `n`: how many cards were drawn. `top`: the card that can be played. */
    drew: (n: number, top: string) => (n > 1 ? `drew ${cards(n)}, ${top} on top` : `drew ${top}`),
    turnedBack: (n: number) => `turned over the waste, ${cards(n)} in the stock`,
    uncovers: (card: string) => `uncovers ${card}`,
    points: (n: number) => plural(n, {one: '# point', other: '# points'}),
    /** `amount`: points in words, or dollars. */
    gains: (amount: string) => `plus ${amount}`,
    loses: (amount: string) => `minus ${amount}`,
    undone: (what: string) => `undone: ${what}`,
    redone: (what: string) => `redone: ${what}`,
    dealt: (game: string) => `New game: ${game}`,
    /** `places`: how many piles accept the cards. */
    pickedUp: (what: string, places: number) =>
      `picked up ${what}, ${
        places
          ? plural(places, {one: '# possible move', other: '# possible moves'})
          : 'no possible moves'
      }`,
    putBack: (what: string) => `put back ${what}`,
    won: 'You won!',

    // Refusals
    reasons,
    tooMany: (allowed: number) =>
      plural(allowed, {
        one: 'You can move only # card at a time right now.',
        other: 'You can move at most # cards at a time right now.',
      }),
    impossible: 'You can’t do that.',

    // Dialogs
    game: 'Game',
    legends: {draw: 'Difficulty', cells: 'Difficulty', scoring: 'Scoring'} as Record<
      string,
      string
    >,
    /** "Hard: draw 3". The first value of an option is easy, the last one is hard. */
    choice: (option: string, value: string | number, level: 0 | 1 | 2) => {
      if (option === 'scoring') return value === 'vegas' ? 'Vegas' : 'Standard';
      const what = option === 'draw' ? `draw ${number(+value)}` : cells(+value);
      return `${['Easy', 'Medium', 'Hard'][level]}: ${what}`;
    },
    orCode: 'Or enter a game code',
    orNumber: 'Or enter a deal number or game code',
    deal: 'Deal',
    cancel: 'Cancel',
    close: 'Close',
    leave: 'End this game?',
    leaveText: 'Your progress will be lost.',
    leaveYes: 'End game',
    leaveNo: 'Keep playing',
    doubleClick: 'Double-click moves a card automatically',
    fourColor: 'Four-color deck',
    leftHanded: 'Left-handed layout',
    largeIndex: 'Large-print cards',
    badCode,

    // Keyboard shortcuts
    keys: 'Shortcuts',
    keyNames: {
      walk: 'Move around',
      ends: 'First card, last card',
      press: 'Pick up or place; on the stock: draw',
      run: 'Select more or fewer cards',
      escape: 'Put back',
      draw: 'Draw from the stock',
      foundation: 'Send to a foundation',
      undo: 'Undo',
      redo: 'Redo',
      hint: 'Hint',
      read: 'Read the table aloud',
      jump: 'Jump to a pile: stock, waste, cells, foundations, columns',
      number: 'Then a digit: the pile with that number',
      keys: 'Show this list',
    },

    // Hints
    hintMove: (what: string) => `Hint: ${what}`,
    hintDraw: 'Hint: draw from the stock',
    hintRecycle: 'Hint: turn over the waste',
    noHint: 'No useful moves from here.',
    noMove: 'No moves left.',
    /** Added to a hint that uses more than the player can know. */
    looksAtHidden: 'This hint is based on face-down cards.',

    // Help from the solver
    /** The labels of two settings. */
    winnable: 'Deal only winnable games',
    verdict: 'Show whether the game is winnable',
    /** Whether the game can still be won. `unknown`: the search reached its limit. */
    verdicts: {
      winnable: 'Winnable',
      unwinnable: 'Unwinnable',
      unknown: 'Can’t tell if it’s winnable',
      working: 'Checking…',
    },
    /** Announced, and shown instead of a hint. */
    provenLost: 'This game can no longer be won.',
    /** Button that undoes actions until the game can be won again. */
    goBack: 'Back to a winnable point',
    /** `count`: how many actions were undone. `what`: the action that lost the game. */
    wentBack: (count: number, what: string) =>
      `Went back ${moves(count)}. The losing move was: ${what}`,
    /** The action that lost the game is beyond the undo limit. */
    tooFarBack: (what: string) => `The losing move is too far back to undo: ${what}`,
    lostDeal: 'This deal was unwinnable from the start.',
    notKnownWhere: 'Can’t tell where the game was lost.',
    /** `tried`: how many deals were checked so far. */
    looking: (tried: number) =>
      `Looking for a winnable deal…${
        tried ? ` ${plural(tried, {one: '# deal checked', other: '# deals checked'})}` : ''
      }`,
    dealAnyway: 'Deal anyway',
    canFinish: 'The rest can be played automatically.',
    finish: 'Finish',

    // The win
    wonText: (score: string, moveCount: number, time: string) =>
      `Score ${score} · ${moves(moveCount)} · ${time}`,
  };
};
