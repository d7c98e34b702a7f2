/** Builds the prototypes into dist/ if their source is next to the project. They are never part of it. */

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformSync } from 'esbuild';
import { scalarModule, simdModule } from './prototypes.ts';

const ROOT = join(import.meta.dirname, '..');
const SOURCE = join(ROOT, '../shared/prototypes/solver');

export function buildPrototypes(): void {
  for (const built of [scalarModule, simdModule]) rmSync(built, { force: true });
  if (!existsSync(SOURCE)) return;
  mkdirSync(dirname(scalarModule), { recursive: true });
  const scalar = readFileSync(join(SOURCE, 'bands.scalar.ts'), 'utf8');
  writeFileSync(scalarModule, transformSync(scalar, { loader: 'ts', format: 'esm' }).code);
  const asc = join(ROOT, 'node_modules/assemblyscript/bin/asc.js');
  const options = '-O3 --converge --runtime stub --enable simd --noAssert'.split(' ');
  execFileSync(process.execPath, [asc, join(SOURCE, 'bands.simd.ts'), '-o', simdModule, ...options], {
    stdio: 'inherit',
  });
}
