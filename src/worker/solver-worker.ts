// The search as a file of its own: loaded by a module worker, or imported by a page that allows no worker. Of the
// engine it contains only how actions are written.

import {search} from '../solver/searcher.js';
import type {Request, WorkerMessage} from './messages.js';

export {search};

/** The part of a worker's global scope that is used here. */
interface Scope {
  onmessage: (event: {readonly data: Request}) => void;
  postMessage(message: WorkerMessage): void;
}

declare const WorkerGlobalScope: (new () => object) | undefined;

/** Yields to other tasks by way of a message. A timer would wait at least 4 ms each time. */
function pause(): Promise<void> {
  const {port1, port2} = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });
}

function serve(scope: Scope): void {
  const running = new Map<number, AbortController>();

  async function respond(request: Extract<Request, {readonly start: unknown}>): Promise<void> {
    const {id, start, limits} = request;
    const controller = new AbortController();
    const {signal} = controller;
    running.set(id, controller);
    try {
      const solution = await search(start, {...limits, signal, pause});
      scope.postMessage({id, solution});
    } catch (error) {
      if (!signal.aborted) scope.postMessage({id, error: String(error)});
    }
    running.delete(id);
  }

  scope.onmessage = ({data}) => {
    if ('start' in data) void respond(data);
    else running.get(data.id)?.abort();
  };
  scope.postMessage('ready');
}

if (typeof WorkerGlobalScope !== 'undefined' && globalThis instanceof WorkerGlobalScope) {
  serve(globalThis as unknown as Scope);
}
