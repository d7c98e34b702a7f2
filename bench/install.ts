/** Installs what the benchmarks need, where it is missing. The root install stays lean that way. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const folder = import.meta.dirname;

if (!existsSync(`${folder}/node_modules`)) {
  console.log('Installing what the benchmarks need into bench/node_modules ...');
  const { status } = spawnSync('npm', ['--prefix', folder, 'ci'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
}
