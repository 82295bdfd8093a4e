import {Game} from '../engine/index.js';
import type {Source} from '../store/table-store.js';
import type {AssistContext} from './assist-context.js';

/** A deal that resists for longer is passed over, ms: the next is likely to be easier. */
const limits = {maxMs: 1500, maxNodes: 1_000_000};

/** A search that is over sooner is not spoken of, ms. */
const patience = 500;

/**
 * Resolves once the page is seen: in the background nobody waits for a deal. Never at once: what is known already takes no
 * time, and where all deals were, the page would stand still.
 */
async function seen(): Promise<void> {
  await new Promise((go) => setTimeout(go));
  while (document.hidden) {
    await new Promise((go) => document.addEventListener('visibilitychange', go, {once: true}));
  }
}

/** A deal that is wanted: the first to be looked at, and who wants it. */
export interface DealCandidate {
  readonly game: Game;
  readonly source: Source;
}

/** Looks for a deal that is proven winnable, and puts it on the table. */
export class WinnableDealSearch {
  #wanted: DealCandidate | null = null;
  #search = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #means: AssistContext;

  constructor(means: AssistContext) {
    this.#means = means;
  }

  begin(wanted: DealCandidate): void {
    this.#means.store.update({looking: 0});
    void this.#run(wanted);
  }

  /** Another game was put on the table, or the player keeps his: no other is looked for. */
  sync(): void {
    if (this.#wanted && this.#means.store.ui.looking === null) this.#end();
  }

  /** Takes the deal that is being looked at, winnable or not. */
  take(): void {
    if (this.#wanted) this.#start({...this.#wanted, source: 'player'});
  }

  /** Rests while the table is away. */
  pause(): void {
    this.#search.abort();
    clearTimeout(this.#timer);
  }

  /** Goes on where it rested. */
  resume(): void {
    if (this.#wanted) void this.#run(this.#wanted);
  }

  async #run(first: DealCandidate): Promise<void> {
    const {store, solver, host, announce} = this.#means;
    this.#end();
    const {signal} = (this.#search = new AbortController());
    let wanted = (this.#wanted = first);
    if (!host.isConnected) return;
    this.#timer = setTimeout(() => announce(host.strings.looking(0)), patience);
    try {
      for (;;) {
        await seen();
        signal.throwIfAborted();
        const known = await solver.solve(wanted.game, limits, signal);
        signal.throwIfAborted();
        if (!known || known.verdict === 'winnable') break;
        const {variant, options} = wanted.game;
        this.#wanted = wanted = {...wanted, game: Game.deal(variant, options)};
        store.update({looking: store.ui.looking! + 1});
      }
    } catch {
      return;
    }
    this.#start(wanted);
  }

  /** A game of its own, so that even one that has lain there is dealt before the player's eyes. */
  #start({game, source}: DealCandidate): void {
    const {store, host, announce, solver} = this.#means;
    this.#end();
    const known = solver.cachedSolution(game, limits);
    store.start(Game.fromCode(game.code), source);
    if (known?.verdict === 'winnable') return;
    store.update({notice: ({verdicts}) => verdicts.unknown});
    announce(host.strings.verdicts.unknown);
  }

  #end(): void {
    this.#search.abort();
    clearTimeout(this.#timer);
    this.#wanted = null;
  }
}
