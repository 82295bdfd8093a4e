// What happens when the solver's worker fails, with a worker that the test controls. Real workers: the other files here.

import assert from 'node:assert/strict';
import {afterEach, beforeEach, describe, it, mock} from 'node:test';
import {Game} from '../../src/engine/index.js';
import {searchInputOf} from '../../src/solver/search-input.js';
import type {Searcher, Solution} from '../../src/solver/searcher.js';
import type {Request} from '../../src/worker/messages.js';
import {SolverClient, SolverUnavailableError} from '../../src/worker/solver-client.js';
import type {WorkerPort} from '../../src/worker/worker-search.js';
import {settle} from '../support/settle.js';

const start = searchInputOf(Game.fromCode('SH1-C4-AAAAAAB'));
const limits = {maxMs: 1000, maxNodes: 1000};
const fromWorker: Solution = {verdict: 'unwinnable', nodes: 1, ms: 1};
const fromPage: Solution = {verdict: 'unknown', nodes: 2, ms: 2};

class FakeWorker implements WorkerPort {
  onmessage: WorkerPort['onmessage'] = null;
  onerror: WorkerPort['onerror'] = null;
  onmessageerror: WorkerPort['onmessageerror'] = null;
  readonly requests: Request[] = [];
  isTerminated = false;

  postMessage(request: Request): void {
    this.requests.push(request);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  sends(data: unknown): Promise<void> {
    this.onmessage?.call(this as never, {data} as MessageEvent);
    return settle();
  }

  crashes(message: string): Promise<void> {
    this.onerror?.call(this as never, {message, preventDefault() {}} as ErrorEvent);
    return settle();
  }
}

describe('the solver’s client', () => {
  let workers: FakeWorker[];
  let warnings: string[];
  let pageSearches: number;
  let loads: number;
  /** Throws where the page allows no worker. */
  let createWorker: () => FakeWorker;
  let loadPageSearch: () => Promise<Searcher>;
  let client: SolverClient;
  const user = {};
  const search = (options: {signal?: AbortSignal} = {}): Promise<Solution> =>
    client.search(user, start, {...limits, ...options});

  beforeEach(() => {
    mock.timers.enable({apis: ['setTimeout']});
    workers = [];
    warnings = [];
    pageSearches = loads = 0;
    mock.method(console, 'warn', (...args: unknown[]) => warnings.push(args.join(' ')));
    createWorker = () => {
      workers.push(new FakeWorker());
      return workers.at(-1)!;
    };
    loadPageSearch = () =>
      Promise.resolve(() => {
        pageSearches++;
        return Promise.resolve(fromPage);
      });
    client = new SolverClient({
      createWorker: () => createWorker(),
      loadPageSearch: () => {
        loads++;
        return loadPageSearch();
      },
    });
  });
  afterEach(() => {
    mock.timers.reset();
    mock.restoreAll();
  });

  /** A search in a worker that is ready. */
  async function searchInWorker(signal?: AbortSignal): Promise<{solution: Promise<Solution>}> {
    const solution = search(signal && {signal});
    solution.catch(() => {});
    await settle();
    await workers.at(-1)!.sends('ready');
    return {solution};
  }

  it('starts a worker with the first search, and uses it for all', async () => {
    assert.equal(workers.length, 0);
    const {solution: first} = await searchInWorker();
    const second = search();
    await settle();
    assert.equal(workers.length, 1);
    assert.deepEqual(
      workers[0]!.requests.map(({id}) => id),
      [0, 1],
    );
    await workers[0]!.sends({id: 1, solution: fromPage});
    await workers[0]!.sends({id: 0, solution: fromWorker});
    assert.deepEqual(await Promise.all([first, second]), [fromWorker, fromPage]);
    assert.deepEqual([pageSearches, warnings], [0, []]);
  });

  it('terminates it when the last table has left, and starts another for the next', async () => {
    const other = {};
    const {solution} = await searchInWorker();
    const second = client.search(other, start, limits);
    second.catch(() => {});
    await settle();
    client.leave(user);
    assert.equal(workers[0]!.isTerminated, false);
    client.leave(other);
    assert.equal(workers[0]!.isTerminated, true);
    await assert.rejects(solution, {name: 'AbortError'});
    await assert.rejects(second, {name: 'AbortError'});
    await searchInWorker();
    assert.equal(workers.length, 2);
    assert.equal(pageSearches, 0);
  });

  it('tells the worker of a search that is aborted', async () => {
    const controller = new AbortController();
    const {solution} = await searchInWorker(controller.signal);
    controller.abort();
    await assert.rejects(solution, {name: 'AbortError'});
    assert.deepEqual(workers[0]!.requests.at(-1), {id: 0});
    await workers[0]!.sends({id: 0, solution: fromWorker});
  });

  it('aborts a search whose worker is still starting', async () => {
    const controller = new AbortController();
    const solution = search({signal: controller.signal});
    await settle();
    controller.abort();
    await assert.rejects(solution, {name: 'AbortError'});
    await workers[0]!.sends('ready');
    assert.deepEqual(workers[0]!.requests, []);
  });

  it('rejects with the error of a search, and keeps the worker', async () => {
    const {solution} = await searchInWorker();
    await workers[0]!.sends({id: 0, error: 'TypeError: no such card'});
    await assert.rejects(solution, {message: 'TypeError: no such card'});
    const next = search();
    await settle();
    await workers[0]!.sends({id: 1, solution: fromWorker});
    assert.equal(await next, fromWorker);
    assert.deepEqual([workers.length, pageSearches], [1, 0]);
  });

  describe('continues in the page', () => {
    it('where no worker can be created', async () => {
      createWorker = () => {
        throw new Error('refused');
      };
      assert.equal(await search(), fromPage);
      assert.equal(await search(), fromPage);
      assert.deepEqual([loads, pageSearches, warnings], [1, 2, []]);
    });

    it('where the worker fails before it is ready, as under a policy', async () => {
      const solution = search();
      await settle();
      await workers[0]!.crashes('');
      assert.equal(await solution, fromPage);
      assert.equal(await search(), fromPage);
      assert.deepEqual([workers.length, workers[0]!.isTerminated, warnings], [1, true, []]);
    });

    it('where the worker is never ready', async () => {
      const solution = search();
      await settle();
      mock.timers.tick(10_000);
      assert.equal(await solution, fromPage);
      assert.deepEqual([workers[0]!.isTerminated, warnings], [true, []]);
    });

    it('when the worker crashes in the middle of a search, and says so', async () => {
      const {solution: first} = await searchInWorker();
      const second = search();
      await settle();
      await workers[0]!.crashes('out of memory');
      assert.deepEqual(await Promise.all([first, second]), [fromPage, fromPage]);
      assert.equal(workers[0]!.isTerminated, true);
      assert.deepEqual(warnings, [
        'solitaire-table: the solver’s worker failed (out of memory); searching in the page',
      ]);
    });

    it('when a message of the worker cannot be read', async () => {
      const {solution} = await searchInWorker();
      workers[0]!.onmessageerror?.call({} as never, {} as MessageEvent);
      assert.equal(await solution, fromPage);
      assert.equal(warnings.length, 1);
    });

    it('when the worker is terminated from outside, and so stays silent', async () => {
      const {solution} = await searchInWorker();
      mock.timers.tick(1000);
      await settle();
      assert.equal(pageSearches, 0, 'the worker may still respond');
      mock.timers.tick(3000);
      assert.equal(await solution, fromPage);
      assert.match(warnings[0]!, /no response/);
    });

    it('but not when the machine has only slept: a late response counts', async () => {
      const {solution} = await searchInWorker();
      // The first timer is an hour late, and so is the response.
      mock.timers.tick(1000);
      await workers[0]!.sends({id: 0, solution: fromWorker});
      mock.timers.tick(3_600_000);
      assert.equal(await solution, fromWorker);
      assert.deepEqual(warnings, []);
    });
  });

  it('starts a worker once more after a crash, and then stays in the page', async () => {
    const {solution: first} = await searchInWorker();
    await workers[0]!.crashes('first');
    await first;
    const {solution: second} = await searchInWorker();
    assert.equal(workers.length, 2);
    await workers[1]!.sends({id: 0, solution: fromWorker});
    assert.equal(await second, fromWorker);
    const third = search();
    await settle();
    await workers[1]!.crashes('second');
    assert.equal(await third, fromPage);
    assert.equal(await search(), fromPage);
    assert.equal(workers.length, 2);
    assert.equal(warnings.length, 2);
  });

  describe('without the solver’s file', () => {
    beforeEach(() => {
      createWorker = () => {
        throw new Error('refused');
      };
      loadPageSearch = () => Promise.reject(new Error('404'));
    });

    it('rejects, and does not request the file at each search', async () => {
      await assert.rejects(search(), SolverUnavailableError);
      await assert.rejects(search(), SolverUnavailableError);
      assert.equal(loads, 1);
    });

    it('tries again after some seconds', async () => {
      await assert.rejects(search(), SolverUnavailableError);
      mock.timers.tick(10_000);
      loadPageSearch = () => Promise.resolve(() => Promise.resolve(fromPage));
      assert.equal(await search(), fromPage);
      assert.equal(loads, 2);
    });

    it('rejects where the file takes too long', async () => {
      loadPageSearch = () => new Promise(() => {});
      const solution = search();
      solution.catch(() => {});
      await settle();
      mock.timers.tick(20_000);
      await assert.rejects(solution, SolverUnavailableError);
    });

    it('heeds the signal while the file is loading', async () => {
      loadPageSearch = () => new Promise(() => {});
      const controller = new AbortController();
      const solution = search({signal: controller.signal});
      await settle();
      controller.abort();
      await assert.rejects(solution, {name: 'AbortError'});
    });
  });
});
