/** Files that are generated, or have generated parts. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../..');

/** A file that is generated, or has generated parts. */
export interface Generated {
  /** Its path from the root of the project. */
  readonly path: string;
  /** Returns its new text. Only the generated parts of the present text change. */
  make(text: string): string;
}

/** The paths of the files whose text is not the result of `make`. */
export function staleIn(files: readonly Generated[]): string[] {
  return files
    .filter(({ path, make }) => {
      const text = textOf(path);
      return make(text) !== text;
    })
    .map(({ path }) => path);
}

/** Writes the files that are stale, and returns their paths. */
export function renew(files: readonly Generated[]): string[] {
  return files
    .filter(({ path, make }) => {
      const text = textOf(path);
      const made = make(text);
      if (made === text) return false;
      mkdirSync(dirname(join(ROOT, path)), { recursive: true });
      writeFileSync(join(ROOT, path), made);
      return true;
    })
    .map(({ path }) => path);
}

/** The present text of a file, which may not exist yet. */
export function textOf(path: string): string {
  const file = join(ROOT, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
