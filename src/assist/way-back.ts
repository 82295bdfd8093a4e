import {Game, type TableState} from '../engine/index.js';
import {actionText} from '../speech/sentences.js';
import {pathOf} from './deal-solver.js';
import type {Means} from './means.js';
import {Working} from './working.js';

const limits = {maxMs: 5000, maxNodes: 2_000_000};

/** Goes back to where a lost game could still be won, and shows the action that lost it. */
export class WayBack {
  /** Where it is being looked for from. */
  #from: TableState | undefined;
  readonly #means: Means;

  constructor(means: Means) {
    this.#means = means;
  }

  async go(): Promise<void> {
    const {store, host, say, solver} = this.#means;
    const {game} = store;
    const {state} = game;
    if (this.#from === state) return;
    this.#from = state;
    const working = new Working(this.#means);
    const analysis = await solver.analyze(game, limits).catch(() => null);
    working.end();
    this.#from = undefined;
    if (!analysis || store.game !== game || game.state !== state) return;
    const {verdicts, lostAt} = analysis;
    const {strings} = host;
    const none = verdicts[0] === 'unwinnable' ? strings.lostDeal : strings.notKnownWhere;
    const notice = lostAt < 0 ? none : this.#undoTo(game, lostAt);
    store.update({notice});
    if (notice) say(notice);
  }

  /** Undoes all from that action on, and marks it. Returns what there is to say; null where the page lets nothing be undone. */
  #undoTo(game: Game, lostAt: number): string | null {
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
    return undone ? host.strings.wentBack(undone, what) : null;
  }

  #describe(code: string, before: readonly string[], action: string): string {
    const moment = Game.fromRecord([code, ...before].join(' '));
    const from = moment.state;
    moment.play(action);
    return actionText(action, from, moment.state, this.#means.host.strings);
  }
}
