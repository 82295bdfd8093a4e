import {Game} from '../engine/index.js';
import type {Strings} from '../locales/en.js';
import type {Analysis} from '../solver/analyze.js';
import {actionText} from '../speech/sentences.js';
import {pathOf} from './deal-solver.js';
import type {Means} from './means.js';

const limits = {maxMs: 5000, maxNodes: 2_000_000};

/** Goes back to where a lost game could still be won, and shows the action that lost it. */
export class WayBack {
  readonly #means: Means;

  constructor(means: Means) {
    this.#means = means;
  }

  async go(): Promise<void> {
    const {store, host, say, solver, errands} = this.#means;
    const {game} = store;
    const analysis = await errands.run((ends) => solver.analyze(game, limits, ends));
    if (!analysis) return;
    const {lostAt} = analysis;
    const notice = lostAt < 0 ? this.#notLost(analysis, host.strings) : this.#undoTo(game, lostAt);
    store.update({notice, stuck: false});
    say(notice);
  }

  /** No action of this game is known to have lost it. */
  #notLost({verdicts}: Analysis, strings: Strings): string {
    if (verdicts.at(-1) === 'winnable') return strings.verdicts.winnable;
    return verdicts[0] === 'unwinnable' ? strings.lostDeal : strings.notKnownWhere;
  }

  /** Undoes all from that action on, and marks it. Returns what there is to say. */
  #undoTo(game: Game, lostAt: number): string {
    const {store, host, quietly} = this.#means;
    const path = pathOf(game);
    const action = path[lostAt]!;
    const what = this.#describe(game.code, path.slice(0, lostAt), action);
    const count = path.length - lostAt;
    if (count > game.undoLeft) return host.strings.tooFarBack(what);
    let undone = 0;
    quietly(() => {
      while (undone < count && store.asPlayer(() => game.undo()).ok) undone++;
    });
    if (undone === count) store.update({hint: action, warns: true});
    return host.strings.wentBack(undone, what);
  }

  #describe(code: string, before: readonly string[], action: string): string {
    const moment = Game.fromRecord([code, ...before].join(' '));
    const from = moment.state;
    moment.play(action);
    return actionText(action, from, moment.state, this.#means.host.strings);
  }
}
