/** Expands arguments to files: folders, and patterns for shells that do not expand them. */

import { type Dirent, existsSync, readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { puzzleLinkKindOf } from '../../text/puzzleLinks';
import { shortened } from '../output/printable';
import { UsageError } from '../verbs/shared/verb';
import { isSudokuFile } from './extensions';

/** Whether a folder contains no files of the user: `.git`, and folders that other programs create. */
const isIgnored = (name: string) => name.startsWith('.') || name === 'node_modules';

/** Maximum number of names that braces may expand to. */
const MOST_ALTERNATIVES = 10_000;

/**
 * Metadata of a file. Undefined if there is no such file, its name is too long, or it is a loop of symbolic links. The error is reported
 * when the file is read.
 */
export function statOf(name: string): Stats | undefined {
  try {
    return statSync(name, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Whether an argument is a link that may contain a puzzle; without `https://` only for known sites. Nothing is downloaded. */
export const isLink = (name: string): boolean =>
  (/^https?:\/\/\S+$/i.test(name) || puzzleLinkKindOf(name) !== undefined) && !existsSync(name);

/**
 * Lists the files in order. `{sdm,txt}` in a name expands to each of these parts, as in shells. A folder without Sudoku files, a folder
 * without read permission and a pattern without a match are kept, so that reading them reports the error.
 *
 * @throws a `UsageError` if braces expand to too many names
 */
export function filesOf(names: readonly string[]): string[] {
  return names.flatMap(name => {
    if (isLink(name)) return [name];
    const found = existsSync(name) ? filesAt(name) : new Set(alternativesOf(name).flatMap(filesAt));
    return [...found].length > 0 ? [...found] : [name];
  });
}

/**
 * Expands the braces of a name, such as `{sdm,txt}`. Braces without a comma are ordinary characters.
 *
 * @throws a `UsageError` if they expand to more than {@link MOST_ALTERNATIVES} names
 */
function alternativesOf(name: string): string[] {
  const found: string[] = [];
  addAlternatives(name);
  return found;

  function addAlternatives(part: string): void {
    const braces = [...part.matchAll(/\{([^{}]*)\}/g)].find(([, inside]) => inside.includes(','));
    if (!braces) {
      if (found.length === MOST_ALTERNATIVES)
        throw new UsageError(`"${shortened(name)}" expands to more than ${MOST_ALTERNATIVES} names: use fewer braces.`);
      found.push(part);
      return;
    }
    const [before, after] = [part.slice(0, braces.index), part.slice(braces.index + braces[0].length)];
    for (const each of braces[1].split(',')) addAlternatives(before + each + after);
  }
}

/** Expands a name without braces; returns nothing if no file matches a pattern. */
function filesAt(name: string): string[] {
  const found = statOf(name);
  if (found?.isDirectory()) return inFolder(name);
  return !found && /[*?]/.test(name) ? matching(name) : [name];
}

/** The Sudoku files in a folder and its subfolders; the folder itself if it has none. */
function inFolder(folder: string): string[] {
  const found = [...walk(folder)]
    .filter(({ path, isUnread }) => isUnread || isSudokuFile(path))
    .map(({ path }) => path);
  return found.length > 0 ? found : [folder];
}

/** The files that match a pattern. */
function matching(name: string): string[] {
  const parts = name.replaceAll('\\', '/').split('/');
  const first = parts.findIndex(part => /[*?]/.test(part));
  const root = parts.slice(0, first).join('/') || (first > 0 ? '/' : '.');
  const pattern = parts.slice(first);
  return [...walk(root)]
    .filter(({ path, isUnread }) => isUnread || fits(pattern, partsBelow(root, path)))
    .map(({ path }) => path);
}

/** The parts of the path of a file, relative to a folder that contains it. */
function partsBelow(root: string, file: string): string[] {
  const path = file.replaceAll('\\', '/');
  return (root === '.' ? path : path.slice(root.endsWith('/') ? root.length : root.length + 1)).split('/');
}

/** A file, or a folder without read permission. */
interface Walked {
  readonly path: string;
  readonly isUnread?: true;
}

/** The files in a folder and its subfolders, by name. */
function* walk(folder: string): Generator<Walked> {
  if (!existsSync(folder)) return;
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    yield { path: folder, isUnread: true };
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = folder === '.' ? entry.name : join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!isIgnored(entry.name)) yield* walk(path);
    } else yield { path };
  }
}

/** Whether a path matches a pattern, both in parts: `**` matches any number of folders, but no file. */
function fits(pattern: readonly string[], path: readonly string[]): boolean {
  const last = pattern.at(-1) === '**' ? [...pattern, '*'] : pattern;
  return fitsAll(last, path, '**', fitsName);
}

/** Whether a name matches a pattern: `*` matches any characters, and `?` matches one. */
const fitsName = (pattern: string, name: string): boolean =>
  fitsAll([...pattern], [...name], '*', (sign, character) => sign === '?' || sign === character);

/** Whether parts match a pattern in which `many` matches any number of parts. Backtracks only to the last `many`, which is sufficient. */
function fitsAll(
  pattern: readonly string[],
  name: readonly string[],
  many: string,
  fitsOne: (pattern: string, part: string) => boolean,
): boolean {
  let at = 0;
  let star = -1;
  let from = 0;
  for (let i = 0; i < name.length; ) {
    if (pattern[at] === many) {
      star = at++;
      from = i;
    } else if (at < pattern.length && fitsOne(pattern[at], name[i])) {
      at++;
      i++;
    } else if (star >= 0) {
      at = star + 1;
      i = ++from;
    } else return false;
  }
  while (pattern[at] === many) at++;
  return at === pattern.length;
}
