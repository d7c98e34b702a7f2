/** Runs a suite in a separate process, so that several can run at the same time. */
import { type ChildProcess, spawn } from 'node:child_process';
import type { Report } from '../events.ts';
import { inProject, ROOT } from './project.mts';

/** Whether a process can have its own group. */
const HAS_GROUPS = process.platform !== 'win32';

/**
 * Runs a suite to its end, and passes on what it reports and prints. It ends, with everything that it started, when this
 * process ends. Resolves to how its process ended: an exit code or the name of a signal.
 */
export async function runInProcess(name: string, report: Report, print: (text: string) => void): Promise<string> {
  const args = [...process.execArgv, inProject('test/host/runSuite.mts'), name];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: HAS_GROUPS,
  });
  const stop = () => end(child);
  process.prependOnceListener('exit', stop);
  child.once('exit', stop); // what it left behind would keep its output open
  for (const stream of [child.stdout!, child.stderr!]) stream.setEncoding('utf8').on('data', print);
  child.on('message', message => report(message as Parameters<Report>[0]));
  const ended = await new Promise<string>((resolve, reject) =>
    child.on('error', reject).on('close', (code, signal) => resolve(`${signal ?? code}`)),
  );
  process.removeListener('exit', stop);
  return ended;
}

/** Ends a process and, where it has a group, the programs that it started. */
function end(child: ChildProcess): void {
  try {
    if (HAS_GROUPS) process.kill(-child.pid!, 'SIGTERM');
    else child.kill();
  } catch {
    // it has already ended
  }
}
