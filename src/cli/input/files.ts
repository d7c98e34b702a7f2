/** The files that arguments stand for: files, folders, and patterns, for shells that do not expand them. */

import { type Dirent, existsSync, readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { puzzleLinkKindOf } from '../../text/puzzleLinks';
import { shortened } from '../output/printable';
import { UsageError } from '../verbs/verb';

/** The ends of the names of Sudoku files, as the editor knows them. A test compares them with package.json. */
export const EXTENSIONS = ['.sudoku', '.sdk', '.sdm', '.ss', '.spf'];

/** Whether a folder holds no files of the user: `.git`, and what other programs put there. */
const isIgnored = (name: string) => name.startsWith('.') || name === 'node_modules';

/** The most names that a name with braces may stand for. */
const MOST_ALTERNATIVES = 10_000;

/**
 * What the system tells about a name. Undefined if that is nothing: there is no such file, its name is too long, or it is a loop of symbolic
 * links. The one who reads it says what is wrong.
 */
export function statOf(name: string): Stats | undefined {
  try {
    return statSync(name, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Whether an argument is a link, which may have a puzzle in it; without `https://` one of a site with puzzles. Nothing is fetched. */
export const isLink = (name: string): boolean =>
  (/^https?:\/\/\S+$/i.test(name) || puzzleLinkKindOf(name) !== undefined) && !existsSync(name);

/**
 * The files in order. `{sdm,txt}` in a name stands for each of these parts, as in shells. A folder without Sudoku files, a folder that may
 * not be read, and a pattern that fits no file, stay as they are, so that the one who reads them says what is wrong.
 *
 * @throws a `UsageError` where braces stand for too many names
 */
export function filesOf(names: readonly string[]): string[] {
  return names.flatMap(name => {
    if (isLink(name)) return [name];
    const found = existsSync(name) ? filesAt(name) : new Set(alternativesOf(name).flatMap(filesAt));
    return [...found].length > 0 ? [...found] : [name];
  });
}

/**
 * The names that a name with `{sdm,txt}` stands for. Braces without a comma are characters as any other.
 *
 * @throws a `UsageError` where they are more than {@link MOST_ALTERNATIVES}
 */
function alternativesOf(name: string): string[] {
  const found: string[] = [];
  addAlternatives(name);
  return found;

  function addAlternatives(part: string): void {
    const braces = [...part.matchAll(/\{([^{}]*)\}/g)].find(([, inside]) => inside.includes(','));
    if (!braces) {
      if (found.length === MOST_ALTERNATIVES)
        throw new UsageError(`"${shortened(name)}" stands for more than ${MOST_ALTERNATIVES} names: use fewer braces.`);
      found.push(part);
      return;
    }
    const [before, after] = [part.slice(0, braces.index), part.slice(braces.index + braces[0].length)];
    for (const each of braces[1].split(',')) addAlternatives(before + each + after);
  }
}

/** The files that a name without alternatives stands for; none when no file fits a pattern. */
function filesAt(name: string): string[] {
  const found = statOf(name);
  if (found?.isDirectory()) return inFolder(name);
  return !found && /[*?]/.test(name) ? matching(name) : [name];
}

/** The Sudoku files in a folder and the folders in it; the folder itself when it has none. */
function inFolder(folder: string): string[] {
  const found = [...walk(folder)]
    .filter(({ path, isUnread }) => isUnread || EXTENSIONS.some(end => path.endsWith(end)))
    .map(({ path }) => path);
  return found.length > 0 ? found : [folder];
}

/** The files that a pattern fits. */
function matching(name: string): string[] {
  const parts = name.replaceAll('\\', '/').split('/');
  const first = parts.findIndex(part => /[*?]/.test(part));
  const root = parts.slice(0, first).join('/') || (first > 0 ? '/' : '.');
  const pattern = parts.slice(first);
  return [...walk(root)]
    .filter(({ path, isUnread }) => isUnread || fits(pattern, partsBelow(root, path)))
    .map(({ path }) => path);
}

/** The parts of the path of a file from a folder that it is in. */
function partsBelow(root: string, file: string): string[] {
  const path = file.replaceAll('\\', '/');
  return (root === '.' ? path : path.slice(root.endsWith('/') ? root.length : root.length + 1)).split('/');
}

/** A file, or a folder that may not be read. */
interface Walked {
  readonly path: string;
  readonly isUnread?: true;
}

/** The files in a folder and the folders in it, by name. */
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

/** Whether a pattern fits a path, both in parts: `**` fits any number of folders, but no file. */
function fits(pattern: readonly string[], path: readonly string[]): boolean {
  const last = pattern.at(-1) === '**' ? [...pattern, '*'] : pattern;
  return fitsAll(last, path, '**', fitsName);
}

/** Whether `*`, any characters, and `?`, one character, fit a name. */
const fitsName = (pattern: string, name: string): boolean =>
  fitsAll([...pattern], [...name], '*', (sign, character) => sign === '?' || sign === character);

/** Whether a pattern fits, in which `many` stands for any number of parts. Goes back to the last `many` only, which is enough. */
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
