// npm start: installs missing packages, builds, and serves the demo page.
// PORT sets the port. The default is 8080, or the next free port.

import {join} from 'node:path';
import {build} from './build.mjs';
import {root} from './lib/run.mjs';
import {serve} from './lib/serve.mjs';
import {ensureInstalled} from './lib/setup.mjs';

// The demo page has a strict Content-Security-Policy.
const headers = {
  'content-security-policy': "default-src 'self'; require-trusted-types-for 'script'",
};

await ensureInstalled();
console.log('Building');
const {code} = await build({types: false});
if (code !== 0) process.exit(code);

const port = Number(process.env.PORT);
const folders = [join(root, 'demo'), join(root, 'dist')];
const {url} = await serve(folders, {port: port || 8080, others: !port, headers});
console.log(`\nSolitaire at ${url}\n(Ctrl+C ends it)`);
