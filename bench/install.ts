/** Installs what the benchmarks need, where it is missing or out of date. The root install stays lean that way. */

import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

const folder = import.meta.dirname;

/** Milliseconds; 0 where there is no such file. */
const changed = (path: string) => statSync(`${folder}/${path}`, { throwIfNoEntry: false })?.mtimeMs ?? 0;

// npm writes the second of these whenever it has installed something.
if (changed('package-lock.json') > changed('node_modules/.package-lock.json')) {
  console.log('Installing what the benchmarks need into bench/node_modules ...');
  const { status } = spawnSync('npm', ['--prefix', folder, 'ci'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
}
