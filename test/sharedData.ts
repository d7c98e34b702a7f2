/** Puzzle collections beside the project on some machines. Tests that need them are skipped elsewhere, and say so. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(__dirname, '../../shared/data');

/** The text of a collection. Skips the running test when it is absent. */
export function sharedData(test: Mocha.Context, name: string): string {
  const path = join(FOLDER, name);
  if (!existsSync(path)) {
    console.log(`      skipped: ${path} is not on this machine`);
    test.skip();
  }
  return readFileSync(path, 'utf8');
}

/** The lines of a collection that have a puzzle. */
export function puzzleLines(text: string): string[] {
  return text.split(/\r?\n/).filter(line => line !== '' && !line.startsWith('#'));
}
