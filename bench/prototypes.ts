/** Paths of the two prototypes of the project's solver, after `buildPrototypes` has built them. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';

const BUILT = join(import.meta.dirname, '../dist/bench');

export const scalarModule = join(BUILT, 'bands.scalar.mjs');
export const simdModule = join(BUILT, 'bands.wasm');

/** The reason why a prototype cannot run, given the path of its build; undefined when it can. */
export function whyAbsent(path: string): string | undefined {
  return existsSync(path) ? undefined : '../shared/prototypes/solver is not on this machine';
}
