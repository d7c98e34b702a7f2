/** `qqwing` from Debian: QQWing in C++, a process that gets all puzzles at once. Times include its start and the pipe. */

import { spawnSync } from 'node:child_process';
import type { Contestant } from './contestant.ts';

function run(args: readonly string[], input = ''): string | undefined {
  const { status, stdout } = spawnSync('qqwing', args, { input, encoding: 'utf8', maxBuffer: 1 << 28 });
  return status === 0 ? stdout : undefined;
}

function solveAll(lines: readonly string[]): (string | undefined)[] {
  const answers = (run(['--solve', '--one-line'], `${lines.join('\n')}\n`) ?? '').split('\n');
  return lines.map((_, i) => (/^[1-9]{81}$/.test(answers[i]) ? answers[i] : undefined));
}

const qqwingDebian: Contestant = {
  name: 'qqwing (C++)',
  from: 'Debian',
  sizes: [9],
  absent: run(['--version']) === undefined ? 'no `qqwing` on the PATH' : undefined,
  solve: line => solveAll([line])[0],
  solveAll,
};

export default qqwingDebian;
