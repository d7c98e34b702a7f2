/** Runs a suite in a process of its own, so that several can run at the same time and none mixes its output with another's. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inProject, ROOT } from './project.mts';
import type { Outcome } from './suites.mts';
import { tempFolder } from './temp.mts';

/** Whether a process can have a group of its own. */
const HAS_GROUPS = process.platform !== 'win32';

/** A suite that has ended. */
interface Ended {
  readonly outcome: Outcome;
  /** All that it wrote; empty when that was shown at once. */
  readonly output: string;
}

/** Starts a suite and waits for its end. It is ended, with all that it started, when this process ends. */
export async function startSuite(name: string, isLive: boolean): Promise<Ended> {
  const temp = tempFolder();
  const file = path.join(temp.path, 'outcome.json');
  const args = [...process.execArgv, inProject('test/host/runSuite.mts'), name, file];
  const stdio = isLive ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', stdio, stdio], detached: HAS_GROUPS });
  const stop = () => end(child);
  process.prependOnceListener('exit', stop);
  child.once('exit', stop); // what it left would keep its output open
  const parts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => parts.push(part));
  const ended = await new Promise<string>((resolve, reject) =>
    child.on('error', reject).on('close', (code, signal) => resolve(`${signal ?? code}`)),
  );
  process.removeListener('exit', stop);
  const outcome: Outcome = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { problem: `no result: its process ended with ${ended}` };
  temp.remove();
  return { outcome, output: Buffer.concat(parts).toString() };
}

/** Ends a process, and its group where it has one: that is the programs that it started. */
function end(child: ChildProcess): void {
  try {
    if (HAS_GROUPS) process.kill(-child.pid!, 'SIGTERM');
    else child.kill();
  } catch {
    // it has ended already
  }
}
