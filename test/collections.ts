/**
 * Collections of puzzles: those of the project, in `test/fixtures/`, and those of others in a folder next to the project, on some machines. Every
 * test can run on the project's data, so `npm test` is the same everywhere. `npm run test:all` has more tests if the others exist.
 */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL } from './sizes';

/** The folder with the collections. */
export const SHARED = join(__dirname, '../../shared/data');

/** The text of a collection of the project. */
export function fixture(name: string): string {
  return readFileSync(join(__dirname, 'fixtures', name), 'utf8');
}

/** Defines tests of a collection of others for `npm run test:all`, where it is on this machine, and one that is skipped elsewhere. They read its text when they run. */
export function withShared(name: string, define: (text: () => string) => void): void {
  const path = join(SHARED, name);
  if (!ALL) return;
  if (existsSync(path)) define(() => readFileSync(path, 'utf8'));
  else it.skip(`${name}, which is not on this machine`);
}

/** The lines of a collection that hold a puzzle. */
export function puzzleLines(text: string): string[] {
  return text.split(/\r?\n/).filter(line => line !== '' && !line.startsWith('#'));
}
