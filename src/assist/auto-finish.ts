import {
  type Card,
  foundationSuit,
  type Game,
  kindOf,
  type PileId,
  pileIds,
  pileOf,
  type TableState,
} from '../engine/index.js';
import type {AssistState} from '../store/ui-state.js';
import type {AssistContext} from './assist-context.js';

/** From one card to the next, so that the eye can follow, ms. */
const cardIntervalMs = 110;

/**
 * The piles whose top cards go to the foundations, one after the other, until the game is won; null if a card is face
 * down or in the stock, or if some card cannot go. The lowest card goes first. Of two like cards, which a game with two
 * decks may have, the one with more cards under it goes first: it may lie on a card that is needed, and then only this
 * order wins.
 */
export function finishOrder({state, definition: {decks}, won}: Game): PileId[] | null {
  const ids = pileIds(state).filter((id) => kindOf(id) !== 'F');
  const piles = ids.map((id) => ({id, cards: [...pileOf(state, id)]}));
  const isFaceDown = ({faceUp}: Card): boolean => !faceUp;
  if (won || state.stock.length || piles.some(({cards}) => cards.some(isFaceDown))) return null;
  const heights = state.foundations.map(({length}) => length);
  const foundationOf = ({rank, suit}: Card): number =>
    heights.findIndex((height, i) => height === rank - 1 && foundationSuit(i, decks) === suit);
  const order: PileId[] = [];
  for (;;) {
    const [next] = piles
      .filter(({cards}) => cards.length && foundationOf(cards.at(-1)!) >= 0)
      .sort(
        (a, b) => a.cards.at(-1)!.rank - b.cards.at(-1)!.rank || b.cards.length - a.cards.length,
      );
    if (!next) break;
    heights[foundationOf(next.cards.pop()!)]!++;
    order.push(next.id);
  }
  return piles.some(({cards}) => cards.length) ? null : order;
}

const finishable = new WeakMap<TableState, boolean>();

/** Whether foundation moves alone surely win from here. Remembered for each state. */
export function canFinish(game: Game): boolean {
  const known = finishable.get(game.state);
  if (known !== undefined) return known;
  const can = !!finishOrder(game);
  finishable.set(game.state, can);
  return can;
}

/** Announces when the rest can be played to the foundations, and plays it there by ordinary actions. */
export class AutoFinish {
  #wasOffered = false;
  readonly #context: AssistContext;

  constructor(context: AssistContext) {
    this.#context = context;
  }

  /** Announces the offer when it is new. Call after each change of the store. */
  sync(): void {
    const {store, host, announce} = this.#context;
    const isOffered = store.ui.assist.type !== 'finishing' && canFinish(store.game);
    if (isOffered && !this.#wasOffered) announce(host.strings.canFinish);
    this.#wasOffered = isOffered;
  }

  /** Plays card by card until the game is won, or something else happens at the table. */
  async run(): Promise<void> {
    const {store} = this.#context;
    const {game} = store;
    const finishing: AssistState = {type: 'finishing'};
    const isActive = (): boolean => store.ui.assist === finishing;
    const order = finishOrder(game);
    if (!order || store.ui.assist.type === 'finishing') return;
    store.setAssist(finishing);
    try {
      for (const from of order) {
        if (!this.#play(game, from)) break;
        const {state} = game;
        await new Promise((resolve) => setTimeout(resolve, cardIntervalMs));
        if (!isActive() || game.state !== state) break;
      }
    } finally {
      if (isActive()) store.setAssist({type: 'idle'});
    }
  }

  /** Whether the top card of a pile could be played. */
  #play(game: Game, from: PileId): boolean {
    const {store, host, withoutAnnouncements} = this.#context;
    const {state} = game;
    if (host.disabled || !host.isConnected) return false;
    withoutAnnouncements(() =>
      store.asPlayer(() => game.play(`${from}-${game.foundationFor(from)}`)),
    );
    return game.state !== state;
  }
}
