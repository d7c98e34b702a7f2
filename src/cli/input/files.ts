/** The files that arguments stand for: files, folders, and patterns, for shells that do not expand them. */

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The ends of the names of Sudoku files, as the editor knows them. A test compares them with package.json. */
export const EXTENSIONS = ['.sudoku', '.sdk', '.sdm', '.ss', '.spf'];

/** Whether a folder holds no files of the user: `.git`, and what other programs put there. */
const isIgnored = (name: string) => name.startsWith('.') || name === 'node_modules';

/**
 * The files in order. `{sdm,txt}` in a name stands for each of these parts, as in shells. A folder without Sudoku files, and a pattern that fits no file, stay as they are, so that the one who reads them
 * says what is wrong.
 */
export function filesOf(names: readonly string[]): string[] {
  return names.flatMap(name => {
    const found = existsSync(name) ? filesAt(name) : new Set(alternativesOf(name).flatMap(filesAt));
    return [...found].length > 0 ? [...found] : [name];
  });
}

/** The names that a name with `{sdm,txt}` stands for. Braces without a comma are characters as any other. */
function alternativesOf(name: string): string[] {
  const braces = [...name.matchAll(/\{([^{}]*)\}/g)].find(([, inside]) => inside.includes(','));
  if (!braces) return [name];
  const [before, after] = [name.slice(0, braces.index), name.slice(braces.index + braces[0].length)];
  return braces[1].split(',').flatMap(part => alternativesOf(before + part + after));
}

/** The files that a name without alternatives stands for; none when no file fits a pattern. */
function filesAt(name: string): string[] {
  const found = statSync(name, { throwIfNoEntry: false });
  if (found?.isDirectory()) return inFolder(name);
  return !found && /[*?]/.test(name) ? matching(name) : [name];
}

/** The Sudoku files in a folder and the folders in it; the folder itself when it has none. */
function inFolder(folder: string): string[] {
  const found = [...walk(folder)].filter(file => EXTENSIONS.some(end => file.endsWith(end)));
  return found.length > 0 ? found : [folder];
}

/** The files that a pattern fits. */
function matching(name: string): string[] {
  const parts = name.replaceAll('\\', '/').split('/');
  const first = parts.findIndex(part => /[*?]/.test(part));
  const root = parts.slice(0, first).join('/') || (first > 0 ? '/' : '.');
  const pattern = parts.slice(first);
  return [...walk(root)].filter(file => fits(pattern, partsBelow(root, file)));
}

/** The parts of the path of a file from a folder that it is in. */
function partsBelow(root: string, file: string): string[] {
  const path = file.replaceAll('\\', '/');
  return (root === '.' ? path : path.slice(root.endsWith('/') ? root.length : root.length + 1)).split('/');
}

/** The files in a folder and the folders in it, by name. */
function* walk(folder: string): Generator<string> {
  if (!existsSync(folder)) return;
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const path = folder === '.' ? entry.name : join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!isIgnored(entry.name)) yield* walk(path);
    } else yield path;
  }
}

/** Whether a pattern fits a path, both in parts: `**` fits any number of folders. */
function fits(pattern: readonly string[], path: readonly string[]): boolean {
  const [first, ...rest] = pattern;
  if (first === undefined) return path.length === 0;
  if (first === '**') return path.some((_, from) => fits(rest, path.slice(from)));
  return path.length > 0 && fitsName(first, path[0]) && fits(rest, path.slice(1));
}

/** Whether `*`, any characters, and `?`, one character, fit a name. Goes back to the last `*` only, which is enough. */
function fitsName(pattern: string, name: string): boolean {
  let at = 0;
  let star = -1;
  let from = 0;
  for (let i = 0; i < name.length; ) {
    if (pattern[at] === '*') {
      star = at++;
      from = i;
    } else if (pattern[at] === '?' || pattern[at] === name[i]) {
      at++;
      i++;
    } else if (star >= 0) {
      at = star + 1;
      i = ++from;
    } else return false;
  }
  while (pattern[at] === '*') at++;
  return at === pattern.length;
}
