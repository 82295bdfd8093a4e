// A small static file server for localhost. No dependencies.

import {createReadStream, statSync} from 'node:fs';
import {createServer} from 'node:http';
import {once} from 'node:events';
import {extname, join, normalize} from 'node:path';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
};

/**
 * Serves the first of `folders` that has the file, on `port` or, with `others`, the next free one.
 * Port 0 means any free port. Resolves to `{url, close()}`.
 */
export async function serve(folders, {port = 0, others = false, headers = {}} = {}) {
  const server = createServer((request, response) => answer(folders, headers, request, response));
  await listen(server, port, others);
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return {url: `http://127.0.0.1:${server.address().port}/`, close};
}

async function listen(server, port, others) {
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  } catch (error) {
    if (error.code !== 'EADDRINUSE' || !others) throw error;
    await listen(server, port + 1, others);
  }
}

function answer(folders, headers, request, response) {
  const file = find(folders, request.url);
  if (!file) {
    response.writeHead(404, {'content-type': 'text/plain'}).end('Not found\n');
    return;
  }
  const type = types[extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, {'content-type': type, 'cache-control': 'no-cache', ...headers});
  createReadStream(file).pipe(response);
}

function find(folders, url) {
  const path = pathOf(url);
  if (path === undefined) return undefined;
  return folders
    .flatMap((folder) => [join(folder, path), join(folder, path, 'index.html')])
    .find((file) => statSync(file, {throwIfNoEntry: false})?.isFile());
}

/** The path without its query. It never leaves the folder. */
function pathOf(url) {
  try {
    return normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
  } catch {
    return undefined;
  }
}
