#!/usr/bin/env node
import {readFileSync} from 'node:fs';
import {readArguments} from './arguments.js';
import type {Command} from './arguments.js';
import {solveCommand} from './solve-command.js';
import {UsageError} from './usage.js';

/** The exit codes of programs that a signal stops. */
const stoppedBy = {SIGINT: 130, SIGTERM: 143};

function version(): string {
  const file = new URL('../../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as {version: string}).version;
}

/** It is not an error if a reader such as `head` stops reading. A full disk is one. */
function endWithReader(stream: NodeJS.WriteStream): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : explain(error));
  });
}

async function solveUntilStopped(command: Command & {does: 'solve'}): Promise<number> {
  const stop = new AbortController();
  let stopped: number | undefined;
  for (const [name, code] of Object.entries(stoppedBy)) {
    process.once(name, () => {
      stopped ??= code;
      stop.abort();
    });
  }
  const code = await solveCommand(command, process, stop.signal);
  return stopped ?? code;
}

async function perform(command: Command): Promise<number> {
  if (command.does === 'solve') return solveUntilStopped(command);
  process.stdout.write(command.does === 'help' ? command.text : `${version()}\n`);
  return 0;
}

function explain(error: unknown): number {
  const isUsage = error instanceof UsageError;
  const hint = isUsage ? '\nSee solitaire-table solve --help' : '';
  process.stderr.write(`solitaire-table: ${(error as Error).message}${hint}\n`);
  return isUsage ? 2 : 1;
}

for (const stream of [process.stdout, process.stderr]) endWithReader(stream);

try {
  process.exitCode = await perform(readArguments(process.argv.slice(2), process.stdin.isTTY));
} catch (error) {
  process.exitCode = explain(error);
}
// Otherwise a pending read of standard input would keep the program alive.
process.stdin.destroy();
