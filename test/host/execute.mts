import { spawn } from 'node:child_process';

/** Runs a command without output. Rejects with the end of its output when it fails. */
export function execute(
  command: string,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', data => {
        output += data;
      });
    }
    child.on('error', reject);
    child.on('close', code => {
      if (code === 0) {
        resolve(output);
      } else {
        reject(new Error(`${command} ${args.join(' ')} ended with code ${code}\n${output.slice(-4000)}`));
      }
    });
  });
}

/** Runs a command with the terminal's input and output. Resolves to its exit code. */
export function executeLive(
  command: string,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv; timeout?: number } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    // Mocha runs its tests in a child process, and forwards SIGINT to it.
    const child = spawn(command, args, { ...options, killSignal: 'SIGINT', stdio: ['ignore', 'inherit', 'inherit'] });
    const stop = () => child.kill('SIGINT');
    process.once('exit', stop);
    child.on('error', reject);
    child.on('close', code => {
      process.removeListener('exit', stop);
      resolve(code ?? 1);
    });
  });
}
