/** Installs the packages of the benchmarks if they are missing or out of date. They are not part of the root install, which stays small. */

import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

const folder = import.meta.dirname;

/** Modification time in milliseconds; 0 if there is no such file. */
const changed = (path: string) => statSync(`${folder}/${path}`, { throwIfNoEntry: false })?.mtimeMs ?? 0;

// npm writes the second file after every install.
if (changed('package-lock.json') > changed('node_modules/.package-lock.json')) {
  console.log('Installing what the benchmarks need into bench/node_modules ...');
  const { status } = spawnSync('npm', ['--prefix', folder, 'ci'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
}
