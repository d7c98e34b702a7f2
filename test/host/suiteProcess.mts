/** Runs a suite in a separate process, so that several can run at the same time. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import type { Report } from '../events.ts';
import { inProject, ROOT } from './project.mts';

/** Whether a process can have its own group. */
const HAS_GROUPS = process.platform !== 'win32';

/**
 * Runs a suite to its end, and forwards its reports and output. It ends, with everything that it started, when this process ends, or when
 * the signal is aborted. Resolves to the result of its process: an exit code or the name of a signal.
 */
export async function runInProcess(
  name: string,
  report: Report,
  print: (text: string) => void,
  signal: AbortSignal,
): Promise<string> {
  const args = [...process.execArgv, inProject('test/host/runSuite.mts'), name];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: HAS_GROUPS,
  });
  const stop = () => end(child);
  process.prependOnceListener('exit', stop);
  child.once('exit', stop); // processes that it left behind would keep its output open
  signal.addEventListener('abort', () => end(child, 'SIGKILL')); // an endless loop does not notice anything else
  for (const stream of [child.stdout!, child.stderr!]) stream.setEncoding('utf8').on('data', print);
  child.on('message', message => report(message as Parameters<Report>[0]));
  const ended = await new Promise<string>((resolve, reject) =>
    child.on('error', reject).on('close', (code, by) => resolve(`${by ?? code}`)),
  );
  process.removeListener('exit', stop);
  return ended;
}

/** Ends a process and the programs that it started. */
function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): void {
  try {
    if (HAS_GROUPS) process.kill(-child.pid!, signal);
    else spawnSync('taskkill', ['/pid', `${child.pid}`, '/t', '/f']);
  } catch {
    // it has already ended
  }
}
