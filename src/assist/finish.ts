import {
  type Card,
  foundationSuit,
  type Game,
  kindOf,
  type PileId,
  pileIds,
  pileOf,
} from '../engine/index.js';
import type {Means} from './means.js';

/** Piles that a card can go up from. */
const sourcesOf = ({state}: Game): PileId[] => pileIds(state).filter((id) => kindOf(id) !== 'F');

/** The next card up: the lowest that a foundation takes, so that all of them grow alike. Null where none goes. */
export function nextUp(game: Game): string | null {
  const ups = sourcesOf(game).flatMap((from) => {
    const to = game.foundationFor(from);
    return to ? [{action: `${from}-${to}`, rank: pileOf(game.state, from).at(-1)!.rank}] : [];
  });
  return ups.sort((a, b) => a.rank - b.rank)[0]?.action ?? null;
}

/**
 * Whether foundation moves alone surely win: nothing lies hidden, and every card gets its turn. No such move takes
 * another's place, so that their order does not matter.
 */
export function allGoUp(game: Game): boolean {
  const {state, definition, won} = game;
  const piles = sourcesOf(game).map((id) => [...pileOf(state, id)]);
  if (won || state.stock.length || piles.flat().some(({faceUp}) => !faceUp)) return false;
  const heights = state.foundations.map(({length}) => length);
  const placeOf = ({rank, suit}: Card): number =>
    heights.findIndex(
      (height, at) => height === rank - 1 && foundationSuit(at, definition.decks) === suit,
    );
  for (let risen = true; risen;) {
    risen = false;
    for (const pile of piles) {
      const place = pile.length ? placeOf(pile.at(-1)!) : -1;
      if (place < 0) continue;
      pile.pop();
      heights[place]!++;
      risen = true;
    }
  }
  return !piles.flat().length;
}

/** From one card to the next, ms. */
const pace = 110;

/** Offers to play the rest up where that surely wins, and does so by ordinary actions. */
export class Finish {
  #looked: unknown;
  #runs = false;
  readonly #means: Means;

  constructor(means: Means) {
    this.#means = means;
  }

  look(): void {
    const {store, host, say} = this.#means;
    const {game} = store;
    if (game.state === this.#looked || this.#runs) return;
    this.#looked = game.state;
    const canFinish = allGoUp(game);
    if (canFinish && !store.ui.canFinish) say(host.strings.canFinish);
    store.update({canFinish});
  }

  /** Goes on until all is up, or something else happens on the table. */
  async run(): Promise<void> {
    const {store, quietly, host} = this.#means;
    const {game} = store;
    if (this.#runs) return;
    this.#runs = true;
    store.update({canFinish: false});
    for (let expected = game.state; store.game === game && game.state === expected;) {
      const action = nextUp(game);
      if (!action || host.disabled || !host.isConnected) break;
      quietly(() => store.asPlayer(() => game.play(action)));
      if (game.state === expected) break;
      expected = game.state;
      await new Promise((go) => setTimeout(go, pace));
    }
    this.#runs = false;
    // What was stopped is offered again, even if nothing has moved.
    this.#looked = undefined;
    this.look();
  }
}
