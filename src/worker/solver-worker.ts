// The search as a file of its own: a module worker's, or, where a page allows none, a module that the page imports. It
// knows no more of the engine than how actions are written.

import {search} from '../solver/searcher.js';
import type {Answer, Order} from './messages.js';

export {search};

/** What a worker's global scope has, as far as it is used here. */
interface Scope {
  onmessage: (event: {readonly data: Order}) => void;
  postMessage(answer: Answer): void;
}

declare const WorkerGlobalScope: (new () => object) | undefined;

/** Gives way by a message: a timer would wait 4 ms each time. */
function pause(): Promise<void> {
  const {port1, port2} = new MessageChannel();
  return new Promise((go) => {
    port1.onmessage = () => {
      port1.close();
      go();
    };
    port2.postMessage(0);
  });
}

function serve(scope: Scope): void {
  const running = new Map<number, AbortController>();

  async function answer(order: Extract<Order, {readonly start: unknown}>): Promise<void> {
    const {id, start, limits} = order;
    const {signal} = running.set(id, new AbortController()).get(id)!;
    try {
      const solution = await search(start, {...limits, signal, pause});
      scope.postMessage({id, solution});
    } catch (error) {
      if (!signal.aborted) scope.postMessage({id, error: String(error)});
    }
    running.delete(id);
  }

  scope.onmessage = ({data}) => {
    if ('start' in data) void answer(data);
    else running.get(data.id)?.abort();
  };
  scope.postMessage('ready');
}

if (typeof WorkerGlobalScope !== 'undefined' && globalThis instanceof WorkerGlobalScope) {
  serve(globalThis as unknown as Scope);
}
