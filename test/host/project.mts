import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** What identifies the extension to VS Code: `publisher.name`. */
export const EXTENSION_ID = 'sudoku-lang.sudoku';

/** Joins path parts under the project's folder. */
export const inProject = (...parts: string[]): string => path.join(ROOT, ...parts);
