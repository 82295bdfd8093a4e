// Starts WebKitGTK's driver on a virtual screen that is large enough for the widest layout.

import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** Starts the driver. Resolves to `{port, stop()}`. */
export async function startWebkitDriver({driver, display}) {
  const port = await freePort();
  const command = [driver, `--port=${port}`, '--host=127.0.0.1'];
  const screen = ['-a', '-s', '-screen 0 2600x1700x24 -nolisten tcp'];
  const [file, ...args] = display ? [display, ...screen, ...command] : command;
  // Its own process group, because xvfb-run leaves its screen running unless the whole group is stopped.
  const configFolder = mkdtempSync(join(tmpdir(), 'solitaire-webkit-'));
  const env = webkitEnvironment(configFolder);
  const child = spawn(file, args, {detached: true, stdio: 'ignore', env});
  const failed = once(child, 'exit').then(() => {
    throw new Error(`${driver} did not start`);
  });
  failed.catch(() => {});
  const stop = () => stopGroup(child);
  process.once('exit', () => {
    signal(child, 'SIGTERM');
    rmSync(configFolder, {recursive: true, force: true});
  });
  for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => process.exit(1));
  await Promise.race([answering(port), failed]);
  return {port, stop};
}

/** A style that shrinks the browser's tool bar, so that a window can be as narrow as a phone. */
const gtkCss =
  '* {min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px}';

function webkitEnvironment(configFolder) {
  mkdirSync(join(configFolder, 'gtk-3.0'));
  writeFileSync(join(configFolder, 'gtk-3.0/gtk.css'), gtkCss);
  return {
    ...process.env,
    XDG_CONFIG_HOME: configFolder,
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    NO_AT_BRIDGE: '1',
    GTK_A11Y: 'none',
  };
}

async function stopGroup(child) {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  signal(child, 'SIGTERM');
  await gone;
}

function signal(child, name) {
  try {
    process.kill(-child.pid, name);
  } catch {
    // It has already exited.
  }
}

async function answering(port) {
  for (let attempt = 0; attempt < 150; attempt++) {
    if (await ready(port)) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('WebKitWebDriver does not answer');
}

async function ready(port) {
  try {
    return (await fetch(`http://127.0.0.1:${port}/status`)).ok;
  } catch {
    return false;
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
