import {cardsInDeck} from './cards.js';
import type {GameDefinition, Shuffle} from '../games/definition.js';
import {below, sfc32} from './rng.js';

/** How a deal number becomes an order of the cards. */
export interface ShufflePolicy {
  /** The lowest and the highest deal number. */
  readonly first: number;
  readonly last: number;
  /** Card numbers (deck × 52 + suit × 13 + rank − 1), in the order in which they are dealt. */
  order(deal: number, cards: number, prefix: string): number[];
}

function prefixWord(prefix: string): number {
  return [...prefix].reduce((word, letter) => word * 256 + letter.charCodeAt(0), 0);
}

/** The initial order of Microsoft's deals: clubs, diamonds, hearts and spades of each rank. */
const byRank = (cards: number): number[] =>
  Array.from({length: cards}, (_, at) => (3 - (at % 4)) * 13 + ((at % 52) >> 2) + at - (at % 52));

const shuffles: Record<Shuffle, ShufflePolicy> = {
  sfc32: {
    first: 0,
    last: 2 ** 35 - 1,
    order(deal, cards, prefix) {
      const random = sfc32(deal % 2 ** 32, Math.floor(deal / 2 ** 32), prefixWord(prefix));
      const order = [...Array(cards).keys()];
      for (let i = cards - 1; i > 0; i--) {
        const other = below(random, i + 1);
        [order[i], order[other]] = [order[other]!, order[i]!];
      }
      return order;
    },
  },
  // The numbered deals of Microsoft FreeCell: rand() of Microsoft's C library picks a card, and the last
  // remaining card takes its place.
  microsoft: {
    first: 1,
    last: 2 ** 31 - 1,
    order(deal, cards) {
      const left = byRank(cards);
      let seed = deal;
      return left.slice().map(() => {
        seed = (Math.imul(seed, 214013) + 2531011) & 0x7fffffff;
        const at = (seed >> 16) % left.length;
        const last = left.pop()!;
        return at < left.length ? left.splice(at, 1, last)[0]! : last;
      });
    },
  },
};

/** The game's shuffle. */
export function shuffleOf(game: GameDefinition): ShufflePolicy {
  return shuffles[game.shuffle ?? 'sfc32'];
}

/** The numbers of the game's cards, in the order in which this deal deals them. */
export function shuffled(game: GameDefinition, deal: number): number[] {
  return shuffleOf(game).order(deal, game.decks * cardsInDeck, game.prefix);
}
