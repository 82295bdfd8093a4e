import type {Game, TableState} from '../engine/index.js';
import {hintsFor} from '../hints/hints.js';
import {hintText, noHintText} from '../speech/reading.js';
import type {Known} from './knowledge.js';
import type {Means} from './means.js';
import {Working} from './working.js';

/** A player waits a little for a hint, not long. */
const limits = {maxMs: 3000, maxNodes: 1_000_000};

/** Whether the player has seen every card, so that he could work out all that the solver does. */
export function allSeen({state, seen}: Game): boolean {
  const open = new Set<number>();
  for (const {stock, waste, columns, foundations, cells} of [state, ...seen]) {
    for (const card of [stock, waste, ...columns, ...foundations, cells].flat()) {
      if (card?.faceUp) open.add(card.id);
    }
  }
  return [state.stock, ...state.columns].flat().every(({id}) => open.has(id));
}

/** Shows what could be done next: the way to a win where it may be told, else what looks best. */
export class Hints {
  #asked: {readonly state: TableState; readonly answer: Promise<Known | null>} | undefined;
  readonly #means: Means;

  constructor(means: Means) {
    this.#means = means;
  }

  /** Shows a hint, the best first, at each call the next, and resolves to it; null where there is none. */
  async next(): Promise<string | null> {
    const {store, host} = this.#means;
    const {game} = store;
    const {state} = game;
    const mayKnow = allSeen(game);
    const asks = !game.won && (mayKnow || host.hints === 'solver');
    const known = asks ? await this.#ask(game) : null;
    // Who has gone on meanwhile has no use for it.
    if (store.game !== game || game.state !== state) return null;
    if (known?.verdict === 'unwinnable') return this.#none(game, true);
    const [best] = known?.line ?? [];
    const others = hintsFor(game).filter((hint) => hint !== best);
    const hints = best ? [best, ...others] : others;
    if (!hints.length) return this.#none(game, false);
    const hint = hints[(hints.indexOf(store.ui.hint ?? '') + 1) % hints.length]!;
    this.#show(game, hint, hint === best && !mayKnow);
    return hint;
  }

  /** Who presses again before the answer has come waits for the same one. */
  #ask(game: Game): Promise<Known | null> {
    const {state} = game;
    if (this.#asked?.state !== state) this.#asked = {state, answer: this.#answer(game)};
    return this.#asked.answer;
  }

  async #answer(game: Game): Promise<Known | null> {
    const working = new Working(this.#means);
    try {
      return await this.#means.solver.solve(game, limits);
    } catch {
      return null;
    } finally {
      working.end();
      this.#asked = undefined;
    }
  }

  #show(game: Game, hint: string, looksAtHidden: boolean): void {
    const {store, host, say} = this.#means;
    const {strings} = host;
    const notice = looksAtHidden ? strings.looksAtHidden : null;
    store.update({hint, notice, warns: false});
    say(hintText(game, hint, strings));
    if (notice) say(notice);
  }

  #none(game: Game, isLost: boolean): null {
    const {store, host, say} = this.#means;
    const {strings} = host;
    const over = !game.won && !game.legalActions().length;
    const notice = isLost && !over ? strings.provenLost : noHintText(game, strings);
    store.update({hint: null, notice});
    if (isLost || over) store.update({verdict: 'unwinnable'});
    say(notice);
    return null;
  }
}
