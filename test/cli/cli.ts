/** Runs the command line as its users do: a process with arguments, inputs and outputs. */

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The root of the project. */
export const ROOT = join(__dirname, '../..');

/** What a command has done. */
export interface Done {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

let built: string | undefined;

/** Builds the command line once for all tests, and returns its folder. */
export async function builtCli(): Promise<string> {
  if (built) return built;
  const folder = temporaryFolder();
  const { buildCli } = await import(pathToFileURL(join(ROOT, 'tools/bundles.mjs')).href);
  await buildCli(folder);
  built = folder;
  return folder;
}

/** Runs `sudoku` with arguments and a standard input. */
export async function sudoku(args: readonly string[], input = '', cwd = ROOT): Promise<Done> {
  const child = spawn(process.execPath, [join(await builtCli(), 'main.mjs'), ...args], { cwd, env: environment() });
  child.stdin.on('error', () => {}); // it may end before it has read all
  child.stdin.end(input);
  return doneOf(child);
}

/** The same for a command of the shell in which `sudoku` is the command line, also for `xargs`, which runs programs only. */
export async function shell(command: string, cwd = ROOT): Promise<Done> {
  const main = join(await builtCli(), 'main.mjs');
  const script = join(temporaryFolder(), 'sudoku');
  writeFileSync(script, `#!/bin/sh\nexec "${process.execPath}" "${main}" "$@"\n`, { mode: 0o755 });
  const env = { ...environment(), PATH: `${dirname(script)}:${process.env.PATH}` };
  const child = spawn('bash', ['-c', command], { cwd, env });
  child.stdin.end();
  return doneOf(child);
}

/** Mocha's own options are not for it. */
function environment(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, ...rest } = process.env;
  return rest;
}

async function doneOf(child: ReturnType<typeof spawn>): Promise<Done> {
  const texts = { out: '', err: '' };
  for (const [name, stream] of [
    ['out', child.stdout],
    ['err', child.stderr],
  ] as const) {
    stream!.setEncoding('utf8').on('data', (text: string) => {
      texts[name] += text;
    });
  }
  const status = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  return { status, ...texts };
}

/** Writes a file that is removed when the tests end, and returns its path. */
export function temporaryFile(name: string, text: string | Uint8Array): string {
  const file = join(temporaryFolder(), name);
  writeFileSync(file, text);
  return file;
}

const folders: string[] = [];

/** A folder that is removed when the tests end. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sudoku-cli-'));
  if (folders.length === 0) {
    process.once('exit', () => {
      for (const each of folders) rmSync(each, { recursive: true, force: true });
    });
  }
  folders.push(folder);
  return folder;
}
