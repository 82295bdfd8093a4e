import {
  type Card,
  foundationSuit,
  type Game,
  kindOf,
  type PileId,
  pileIds,
  pileOf,
} from '../engine/index.js';
import type {AssistContext} from './assist-context.js';

/**
 * The piles that give up their top cards, one after the other, until all is up; null where something lies hidden, or not
 * every card gets its turn. The lowest goes first; of two like cards the one that more lies under, since with two decks
 * one may take the other's place. So only this order is sure to win.
 */
export function finishOrder({state, definition: {decks}, won}: Game): PileId[] | null {
  const ids = pileIds(state).filter((id) => kindOf(id) !== 'F');
  const piles = ids.map((id) => ({id, cards: [...pileOf(state, id)]}));
  const hidden = piles.some(({cards}) => cards.some(({faceUp}) => !faceUp));
  if (won || hidden || state.stock.length) return null;
  const heights = state.foundations.map(({length}) => length);
  const placeOf = ({rank, suit}: Card): number =>
    heights.findIndex((height, at) => height === rank - 1 && foundationSuit(at, decks) === suit);
  const way: PileId[] = [];
  for (;;) {
    const [next] = piles
      .filter(({cards}) => cards.length && placeOf(cards.at(-1)!) >= 0)
      .sort(
        (a, b) => a.cards.at(-1)!.rank - b.cards.at(-1)!.rank || b.cards.length - a.cards.length,
      );
    if (!next) break;
    heights[placeOf(next.cards.pop()!)]!++;
    way.push(next.id);
  }
  return piles.some(({cards}) => cards.length) ? null : way;
}

/** From one card to the next, ms. */
const pace = 110;

/** Offers to play the rest up where that surely wins, and does so by ordinary actions. */
export class AutoFinish {
  #looked: unknown;
  #runs = false;
  readonly #means: AssistContext;

  constructor(means: AssistContext) {
    this.#means = means;
  }

  sync(): void {
    const {store, host, announce} = this.#means;
    const {game} = store;
    if (game.state === this.#looked || this.#runs) return;
    this.#looked = game.state;
    const canFinish = !!finishOrder(game);
    if (canFinish && !store.ui.canFinish) announce(host.strings.canFinish);
    store.update({canFinish});
  }

  /** Goes on until all is up, or something else happens on the table. */
  async run(): Promise<void> {
    const {store, withoutAnnouncements, host} = this.#means;
    const {game} = store;
    if (this.#runs) return;
    this.#runs = true;
    store.update({canFinish: false});
    let expected = game.state;
    for (const from of finishOrder(game) ?? []) {
      if (store.game !== game || game.state !== expected) break;
      if (host.disabled || !host.isConnected) break;
      withoutAnnouncements(() =>
        store.asPlayer(() => game.play(`${from}-${game.foundationFor(from)}`)),
      );
      if (game.state === expected) break;
      expected = game.state;
      await new Promise((go) => setTimeout(go, pace));
    }
    this.#runs = false;
    // What was stopped is offered again, even if nothing has moved.
    this.#looked = undefined;
    this.sync();
  }
}
