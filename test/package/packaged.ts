/** The files that .vscodeignore includes in the package. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, readText } from './markdown';

/** The patterns of .vscodeignore, in order. */
export const PATTERNS: readonly string[] = readText('.vscodeignore')
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('#'));

/** Whether .vscodeignore allows a file in the package. */
export function isPackaged(file: string): boolean {
  return PATTERNS.some(pattern => pattern.startsWith('!') && matchesGlob(file, pattern.slice(1)));
}

/** `*` matches a name or a part of one, `**` any number of folders and a name. */
function matchesGlob(path: string, glob: string): boolean {
  const pattern = glob.replace(/[.+]/g, '\\$&').replace(/\*\*?/g, stars => (stars === '**' ? '.+' : '[^/]*'));
  return new RegExp(`^${pattern}$`).test(path);
}

/** The packaged files that are not built, by their paths in the project. */
export function packagedFiles(): string[] {
  const folders = readdirSync(ROOT, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !['node_modules', '.git', '.vscode-test', 'dist'].includes(entry.name))
    .map(({ name }) => name);
  const within = folders.flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(file => `${folder}/${file}`),
  );
  return [...readdirSync(ROOT), ...within].map(file => file.replaceAll('\\', '/')).filter(isPackaged);
}
