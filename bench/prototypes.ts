/** Where the two solvers are that the project's own began as, once `buildPrototypes` has built them. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';

const BUILT = join(import.meta.dirname, '../dist/bench');

export const scalarModule = join(BUILT, 'bands.scalar.mjs');
export const simdModule = join(BUILT, 'bands.wasm');

/** Why a prototype cannot take part, given the path of what it is built to. */
export function whyAbsent(path: string): string | undefined {
  return existsSync(path) ? undefined : '../shared/prototypes/solver is not on this machine';
}
