import {Game} from '../engine/index.js';
import type {Analysis} from '../solver/analyze.js';
import {actionText} from '../speech/sentences.js';
import type {Notice} from '../store/table-store.js';
import {pathOf} from './table-solver.js';
import type {AssistContext} from './assist-context.js';

const limits = {maxMs: 5000, maxNodes: 2_000_000};

/** Goes back to where a lost game could still be won, and shows the action that lost it. */
export class Rewind {
  readonly #means: AssistContext;

  constructor(means: AssistContext) {
    this.#means = means;
  }

  async run(): Promise<void> {
    const {store, host, announce, solver, queries} = this.#means;
    const {game} = store;
    if (queries.isPending('back')) return;
    const analysis = await queries.run('back', (ends) => solver.analyze(game, limits, ends));
    if (!analysis) return;
    const {state} = game;
    const {lostAt} = analysis;
    const notice = lostAt < 0 ? this.#notLost(analysis) : this.#undoTo(game, lostAt);
    store.update({notice, stuck: false, noWayBack: game.state === state && !!notice});
    if (notice) announce(notice(host.strings));
  }

  /** No action of this game is known to have lost it. */
  #notLost({verdicts}: Analysis): Notice {
    if (verdicts.at(-1) === 'winnable') return (strings) => strings.verdicts.winnable;
    if (verdicts.at(-1) === 'unknown') return (strings) => strings.verdicts.unknown;
    const isLostDeal = verdicts[0] === 'unwinnable';
    return ({lostDeal, notKnownWhere}) => (isLostDeal ? lostDeal : notKnownWhere);
  }

  /** Undoes all from that action on, and marks it. Returns what there is to say; null where the page lets nothing be undone. */
  #undoTo(game: Game, lostAt: number): Notice | null {
    const {store, withoutAnnouncements} = this.#means;
    const path = pathOf(game);
    const action = path[lostAt]!;
    const what = this.#describe(game.code, path.slice(0, lostAt), action);
    const count = path.length - lostAt;
    if (count > game.undoLeft) return (strings) => strings.tooFarBack(what(strings));
    let undone = 0;
    withoutAnnouncements(() => {
      while (undone < count && store.asPlayer(() => game.undo()).ok) undone++;
    });
    if (undone === count) store.update({hint: action, warns: true});
    return undone ? (strings) => strings.wentBack(undone, what(strings)) : null;
  }

  #describe(code: string, before: readonly string[], action: string): Notice {
    const moment = Game.fromRecord([code, ...before].join(' '));
    const from = moment.state;
    moment.play(action);
    return (strings) => actionText(action, from, moment.state, strings);
  }
}
