import type {Game} from '../engine/index.js';
import {hintsFor} from '../hints/hints.js';
import {hintText, noHintText} from '../speech/reading.js';
import type {Notice} from '../store/table-store.js';
import type {AssistContext} from './assist-context.js';

/** A player waits a little for a hint, not long. */
const limits = {maxMs: 3000, maxNodes: 1_000_000};

/** Whether the player has seen every card, so that he could work out all that the solver does. */
export function hasSeenAllCards({state, earlierStates}: Game): boolean {
  const open = new Set<number>();
  for (const {stock, waste, columns, foundations, cells} of [state, ...earlierStates]) {
    for (const card of [stock, waste, ...columns, ...foundations, cells].flat()) {
      if (card?.faceUp) open.add(card.id);
    }
  }
  return [state.stock, ...state.columns].flat().every(({id}) => open.has(id));
}

/** Shows what could be done next: the way to a win where it may be told, else what looks best. */
export class HintProvider {
  readonly #means: AssistContext;

  constructor(means: AssistContext) {
    this.#means = means;
  }

  /** Shows a hint, the best first, at each call the next, and resolves to it; null where there is none, as before the first deal. */
  async next(): Promise<string | null> {
    const {store, host, solver, queries} = this.#means;
    const {game} = store;
    if (store.isProvisional) return null;
    const mayKnow = hasSeenAllCards(game);
    const asks = !game.won && (mayKnow || host.hints === 'solver');
    const known = asks
      ? await queries.run('hint', (ends) => solver.solve(game, limits, ends))
      : null;
    // Who has gone on meanwhile has no use for it.
    if (known === undefined) return null;
    if (known?.verdict === 'unwinnable') return this.#none(game, true);
    const [best] = known?.line ?? [];
    const others = hintsFor(game).filter((hint) => hint !== best);
    const hints = best ? [best, ...others] : others;
    if (!hints.length) return this.#none(game, false);
    const {hint: shown, warns} = store.ui;
    // What is marked as a mistake was no hint.
    const last = warns ? -1 : hints.indexOf(shown ?? '');
    const hint = hints[(last + 1) % hints.length]!;
    this.#show(game, hint, hint === best && !mayKnow);
    return hint;
  }

  #show(game: Game, hint: string, looksAtHidden: boolean): void {
    const {store, host, announce} = this.#means;
    const {strings} = host;
    const notice: Notice | null = looksAtHidden ? (texts) => texts.looksAtHidden : null;
    store.update({hint, notice, warns: false});
    announce(hintText(game, hint, strings));
    if (notice) announce(notice(strings));
  }

  #none(game: Game, isLost: boolean): null {
    const {store, host, announce} = this.#means;
    const over = !game.won && !game.legalActions().length;
    const notice: Notice = (strings) =>
      isLost && !over ? strings.provenLost : noHintText(game, strings);
    store.update({hint: null, notice, stuck: !game.won});
    announce(notice(host.strings));
    return null;
  }
}
