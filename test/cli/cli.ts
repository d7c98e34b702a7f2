/** Runs the command line: in this process, in a separate process, or in a shell. */

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import type { Environment } from '../../src/cli/environment';
import { run } from '../../src/cli/program';
import { workClock } from '../text/workClock';

/** The root of the project. */
export const ROOT = join(__dirname, '../..');

/** The result of a command. */
export interface Done {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

const { version, homepage } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
// The constants that the build defines.
Object.assign(globalThis, { PROJECT: { version, homepage }, SUDOKU_VERSION: version });

/** Unusual parts of the environment of a command in this process. */
interface Around extends Partial<Environment> {
  readonly cwd?: string;
}

/** Commands in this process run one after another, because they share its working directory. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs `sudoku` in this process, on one thread, with arguments and a standard input that arrives in one piece or in several. Use {@link
 * sudokuProcess} and {@link shell} for tests that need a separate process or several threads.
 */
export function sudoku(args: readonly string[], input: string | readonly string[] = '', around: Around = {}) {
  const done = last.then(() => runHere(args, [input].flat(), around));
  last = done.catch(() => {});
  return done;
}

async function runHere(
  args: readonly string[],
  input: readonly string[],
  { cwd = ROOT, ...around }: Around,
): Promise<Done> {
  const before = process.cwd();
  process.chdir(cwd);
  const [stdout, stderr] = [new Collected(), new Collected()];
  const stdin = Readable.from(input.filter(piece => piece !== '').map(piece => Buffer.from(piece)));
  try {
    const status = await run(args, { stdin, stdout, stderr, now: workClock(), ...around });
    return { status, out: stdout.text, err: stderr.text };
  } finally {
    process.chdir(before);
  }
}

/** A stream that keeps its text. */
export class Collected extends Writable {
  private readonly pieces: Buffer[] = [];

  get text(): string {
    return Buffer.concat(this.pieces).toString();
  }

  override _write(piece: Buffer, _encoding: BufferEncoding, written: () => void): void {
    this.pieces.push(piece);
    written();
  }
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

/** A copy of the command line whose threads first run this code, which can use `existsSync` and `parentPort`. */
export async function builtWithThreads(code: string): Promise<string> {
  const folder = temporaryFolder();
  cpSync(await builtCli(), folder, { recursive: true });
  renameSync(join(folder, 'worker.mjs'), join(folder, 'real.mjs'));
  const imports = "import { existsSync } from 'node:fs';\nimport { parentPort } from 'node:worker_threads';\n";
  writeFileSync(join(folder, 'before.mjs'), imports + code);
  writeFileSync(join(folder, 'worker.mjs'), "import './before.mjs';\nimport './real.mjs';\n");
  return folder;
}

/** Starts `sudoku` as a process with arguments, inputs and outputs. */
export async function started(
  args: readonly string[],
  { cwd = ROOT, folder }: { readonly cwd?: string; readonly folder?: string } = {},
): Promise<ChildProcessWithoutNullStreams> {
  const main = join(folder ?? (await builtCli()), 'main.mjs');
  const child = spawn(process.execPath, [main, ...args], { cwd, env: environment() });
  child.stdin.on('error', () => {}); // it may end before it has read all
  return child;
}

/** Runs such a process to its end. */
export async function sudokuProcess(args: readonly string[], input = '', folder?: string): Promise<Done> {
  const child = await started(args, folder === undefined ? {} : { folder });
  child.stdin.end(input);
  return doneOf(child);
}

/** Runs a command of the shell in which `sudoku` is the command line, even for `xargs`, which runs only programs. */
export async function shell(command: string, cwd = ROOT): Promise<Done> {
  const main = join(await builtCli(), 'main.mjs');
  const script = join(temporaryFolder(), 'sudoku');
  writeFileSync(script, `#!/bin/sh\nexec "${process.execPath}" "${main}" "$@"\n`, { mode: 0o755 });
  const env = { ...environment(), PATH: `${dirname(script)}:${process.env.PATH}` };
  const child = spawn('bash', ['-c', command], { cwd, env });
  child.stdin.end();
  return doneOf(child);
}

/** The environment without the options of mocha. */
function environment(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, ...rest } = process.env;
  return rest;
}

/** The result of a process when it has ended. */
export async function doneOf(child: ChildProcessWithoutNullStreams): Promise<Done> {
  const texts = { out: '', err: '' };
  for (const [name, stream] of [
    ['out', child.stdout],
    ['err', child.stderr],
  ] as const) {
    stream.setEncoding('utf8').on('data', (text: string) => {
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
