import {Game} from '../engine/index.js';
import type {Analysis} from '../solver/analyze.js';
import {actionText} from '../speech/sentences.js';
import type {AssistState, LocalizedText, NoRewindReason} from '../store/ui-state.js';
import type {AssistContext} from './assist-context.js';
import {assistText} from './assist-text.js';
import {pathOf} from './table-solver.js';

/** Undoes a lost game as far as it can be won again, and marks the action that lost it. */
export class Rewind {
  readonly #context: AssistContext;

  constructor(context: AssistContext) {
    this.#context = context;
  }

  async run(): Promise<void> {
    const {store, solver, queries, limits, host, show} = this.#context;
    const {game} = store;
    if (queries.isPending('rewind')) return;
    const analysis = await queries.run('rewind', (signal) =>
      solver.analyze(game, limits.rewind, signal),
    );
    if (!analysis) return;
    const {lostAt} = analysis;
    const state: AssistState =
      lostAt < 0 ? {type: 'no-rewind', reason: this.#whyNot(analysis)} : this.#undoTo(game, lostAt);
    show(state, assistText(state, host.strings));
  }

  /** Why no action is known to have lost the game. */
  #whyNot({verdicts}: Analysis): NoRewindReason {
    const verdict = verdicts.at(-1)!;
    if (verdict !== 'unwinnable') return {type: 'not-lost', verdict};
    return {type: verdicts[0] === 'unwinnable' ? 'unwinnable-deal' : 'unknown-mistake'};
  }

  /** Undoes that action and all after it, unless undo does not reach so far, or the page vetoes it. */
  #undoTo(game: Game, lostAt: number): AssistState {
    const {store, withoutAnnouncements} = this.#context;
    const path = pathOf(game);
    const action = path[lostAt]!;
    const mistake = this.#describe(game.code, path.slice(0, lostAt), action);
    const count = path.length - lostAt;
    if (count > game.undoLeft) return {type: 'no-rewind', reason: {type: 'undo-limit', mistake}};
    let undone = 0;
    withoutAnnouncements(() => {
      while (undone < count && store.asPlayer(() => game.undo()).ok) undone++;
    });
    if (undone === count) return {type: 'mistake', action, undone, mistake};
    return undone ? {type: 'rewind-stopped', undone, mistake} : {type: 'idle'};
  }

  #describe(code: string, before: readonly string[], action: string): LocalizedText {
    const game = Game.fromRecord([code, ...before].join(' '));
    const from = game.state;
    game.play(action);
    return (strings) => actionText(action, from, game.state, strings);
  }
}
