import type {Game} from '../engine/index.js';
import {hintsFor} from '../hints/hints.js';
import {hintText} from '../speech/reading.js';
import type {AssistState, NoHintReason} from '../store/ui-state.js';
import type {AssistContext} from './assist-context.js';
import {assistText} from './assist-text.js';

/** Whether the player has seen every card, and so could work out all that the solver does. */
export function hasSeenAllCards({state, earlierStates}: Game): boolean {
  const seen = new Set<number>();
  for (const {stock, waste, columns, foundations, cells} of [state, ...earlierStates]) {
    for (const card of [stock, waste, ...columns, ...foundations, cells].flat()) {
      if (card?.faceUp) seen.add(card.id);
    }
  }
  return [state.stock, ...state.columns].flat().every(({id}) => seen.has(id));
}

/** Suggests the next action: of a line that wins where that gives nothing away, else what looks best. */
export class HintProvider {
  readonly #context: AssistContext;

  constructor(context: AssistContext) {
    this.#context = context;
  }

  /**
   * Shows the best hint, at each further call the next best, and resolves to its action. Resolves to null if there is
   * none, before the first deal, or if the position changes before the hint is found.
   */
  async next(): Promise<string | null> {
    const {store, host, solver, queries, limits} = this.#context;
    const {game} = store;
    if (store.isProvisional) return null;
    const isFair = hasSeenAllCards(game);
    const asksSolver = !game.won && (isFair || host.hints === 'solver');
    const solution = asksSolver
      ? await queries.run('hint', (signal) => solver.solve(game, limits.hint, signal))
      : null;
    if (solution === undefined) return null;
    if (solution?.verdict === 'unwinnable') return this.#showNone(game, 'lost');
    const [best] = solution?.line ?? [];
    const others = hintsFor(game).filter((hint) => hint !== best);
    const hint = this.#after(best === undefined ? others : [best, ...others]);
    if (hint === undefined) return this.#showNone(game, 'no-progress');
    this.#show(game, hint, hint === best && !isFair);
    return hint;
  }

  /** The hint after the one that is shown, round and round. */
  #after(hints: readonly string[]): string | undefined {
    const {assist} = this.#context.store.ui;
    const shown = assist.type === 'hint' ? hints.indexOf(assist.action) : -1;
    return hints[shown + 1] ?? hints[0];
  }

  #show(game: Game, action: string, usesHiddenCards: boolean): void {
    const {host, show} = this.#context;
    const note = usesHiddenCards ? 'uses-hidden-cards' : null;
    const state: AssistState = {type: 'hint', action, note};
    const {strings} = host;
    show(state, hintText(game, action, strings), assistText(state, strings));
  }

  #showNone(game: Game, reason: NoHintReason): null {
    const {host, show} = this.#context;
    const isOver = !game.legalActions().length;
    const actual = game.won ? 'won' : isOver ? 'no-moves' : reason;
    const state: AssistState = {type: 'no-hint', reason: actual};
    show(state, assistText(state, host.strings));
    return null;
  }
}
