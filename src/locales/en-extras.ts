import type {CodeReason, Reason} from '../engine/index.js';
import type {Words} from './words.js';

/** Refusals that only a script can meet: no hand can try such a thing. */
type ScriptOnly =
  | 'unknown-action'
  | 'no-such-pile'
  | 'no-cards'
  | 'stock-not-empty'
  | 'waste-empty'
  | 'first-of-row'
  | 'from-stock'
  | 'same-pile';

/** Why a player's attempt failed: the engine's reasons, and that no pile at all takes a card. */
type ToldReason = Exclude<Reason | 'no-target', ScriptOnly | 'too-many'>;

const reasons: Record<ToldReason, string> = {
  'to-stock': 'Nothing goes on the stock.',
  'to-waste': 'Nothing goes on the waste.',
  'foundation-to-foundation': 'No card moves between foundations.',
  'cell-to-cell': 'No card moves between cells.',
  'no-take-back': 'Cards stay on the foundations.',
  'take-back-to-cell': 'From a foundation a card goes to a column only.',
  'face-down': 'A hidden card cannot move.',
  'not-top': 'Only the top card can move.',
  'not-in-sequence': 'These cards are no run.',
  'one-card-only': 'Only one card can move at once.',
  'wrong-color': 'The colours must alternate.',
  'wrong-rank': 'The rank does not follow.',
  'wrong-suit': 'The suit must be the same.',
  'king-only': 'Only a king may go to an empty column.',
  'needs-ace': 'A foundation begins with an ace.',
  'one-to-foundation': 'Only one card at once goes to a foundation.',
  'one-to-cell': 'A cell holds one card.',
  'cell-taken': 'The cell is taken.',
  'no-stock': 'This game has no stock.',
  'stock-empty': 'The stock is empty.',
  'no-recycle': 'The stock is empty: it goes through once only.',
  'pass-over': 'The stock is empty: no pass is left.',
  'nothing-to-undo': 'Nothing to undo.',
  'undo-limit': 'Undo goes no further back.',
  'nothing-to-redo': 'Nothing to redo.',
  cancelled: 'Not now.',
  'no-target': 'No pile takes it now.',
};

const badCode: Record<CodeReason | 'number', string> = {
  empty: 'Type a code.',
  prefix: 'The code begins like none of the games.',
  options: 'The game has no such options.',
  deal: 'No such deal: a code ends in 7 letters or digits from 2 to 7.',
  number: 'The deals are numbered from 1 to 2147483647.',
};

/** English for what is said and shown once play begins: a part of the file that brings these. */
export const enExtras = ({number, plural}: Words) => {
  const moves = (n: number): string => plural(n, {one: '# move', other: '# moves'});
  const cards = (n: number): string => plural(n, {one: '# card', other: '# cards'});
  const cells = (n: number): string => plural(n, {one: '# cell', other: '# cells'});
  return {
    // What happened
    /** A card with those on it, `more` of them. */
    andMore: (card: string, more: number) => `${card} and ${cards(more)} on it`,
    toColumn: (n: number) => `to column ${number(n)}`,
    toCell: (n: number) => `to cell ${number(n)}`,
    toFoundation: 'to its foundation',
    /** `to` is one of the three above. */
    moved: (what: string, to: string) => `${what} ${to}`,
    /** How many cards were drawn, and which of them can be played. */
    drew: (n: number, top: string) => (n > 1 ? `drew ${cards(n)}, ${top} on top` : `drew ${top}`),
    turnedBack: (n: number) => `turned the waste back, stock of ${cards(n)}`,
    uncovers: (card: string) => `uncovers ${card}`,
    points: (n: number) => plural(n, {one: '# point', other: '# points'}),
    /** `amount` is points in words, or dollars. */
    gains: (amount: string) => `plus ${amount}`,
    loses: (amount: string) => `minus ${amount}`,
    undone: (what: string) => `taken back: ${what}`,
    redone: (what: string) => `done again: ${what}`,
    dealt: (game: string) => `New deal of ${game}`,
    /** `places`: how many piles take it. */
    pickedUp: (what: string, places: number) =>
      `picked up ${what}, ${
        places
          ? plural(places, {one: '# place takes it', other: '# places take it'})
          : 'no place takes it'
      }`,
    putBack: (what: string) => `put back ${what}`,
    won: 'You won!',

    // Refusals
    reasons,
    tooMany: (allowed: number) => `At most ${cards(allowed)} can move at once now.`,
    impossible: 'That cannot be done.',

    // Dialogs
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
    /** Added to a hint that the player could not have found. */
    looksAtHidden: 'This hint looks at hidden cards.',

    // What the solver tells
    /** Settings of the player. */
    winnable: 'Deal only games that can be won',
    verdict: 'Show whether the game can be won',
    /** Whether a win can be reached from where the game stands: proven, disproven, or the search came to no end. */
    verdicts: {
      winnable: 'Can be won',
      unwinnable: 'Lost',
      unknown: 'Not known if it can be won',
      working: 'Working it out…',
    },
    /** Spoken, and where a hint was asked for. */
    provenLost: 'Proven lost: no way to a win is left.',
    /** Offered where the game is lost: undoes as far as a win can be reached again. */
    goBack: 'Back to where it could be won',
    /** `count`: actions undone; `what` describes the one that had lost the game. */
    wentBack: (count: number, what: string) =>
      `${plural(count, {one: '# step', other: '# steps'})} back. This had lost the game: ${what}`,
    /** Undo has a limit. */
    tooFarBack: (what: string) => `This lost the game, further back than undo reaches: ${what}`,
    lostDeal: 'This deal could not be won from the start.',
    notKnownWhere: 'It is not known where the game was lost.',
    /** `tried`: deals that were looked at before. */
    looking: (tried: number) =>
      `Looking for a deal that can be won…${
        tried ? ` ${plural(tried, {one: '# deal tried', other: '# deals tried'})}` : ''
      }`,
    dealAnyway: 'Deal anyway',
    canFinish: 'The rest can go up by itself.',
    finish: 'Finish',

    // The win
    wonText: (score: string, moveCount: number, time: string) =>
      `Score ${score} · ${moves(moveCount)} · ${time}`,
  };
};
