/** The text of drawn cages: the lines of a section `[Cages]`. */

import type { Geometry } from '../../../core/geometry';
import type { CageRule } from '../../../core/rules/kinds/sums';
import { isOnePiece } from './cages';

/** The letters of cages, in the order in which they are used. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Maximum length of a line of sums, in characters. */
const WIDTH = 60;

/** The cages that can be drawn, and those that cannot: cages in several parts or over another one, and those for which no letter is left. */
export interface Drawable {
  readonly drawn: readonly CageRule[];
  readonly left: readonly CageRule[];
}

/** The cages that can be drawn together. Of two that share a cell, only the first one. */
export function drawable(cages: readonly CageRule[], geometry: Geometry): Drawable {
  const taken = new Set<number>();
  const drawn: CageRule[] = [];
  const left: CageRule[] = [];
  for (const cage of cages) {
    const isFree = cage.cells.every(cell => !taken.has(cell));
    const isDrawn = isFree && drawn.length < LETTERS.length && isOnePiece(geometry, cage.cells);
    if (isDrawn) for (const cell of cage.cells) taken.add(cell);
    (isDrawn ? drawn : left).push(cage);
  }
  return { drawn, left };
}

/** N rows of letters and dots, and lines of sums. The letters are in the order of the first cells of the cages. */
export function writeCages(cages: readonly CageRule[], { size, cellCount }: Geometry): string[] {
  const first = ({ cells }: CageRule) => Math.min(...cells);
  const named = [...cages].sort((a, b) => first(a) - first(b)).map((cage, i) => ({ ...cage, name: LETTERS[i] }));
  const names = Array<string>(cellCount).fill('.');
  for (const { cells, name } of named) for (const cell of cells) names[cell] = name;
  const rows = Array.from({ length: size }, (_, row) => names.slice(row * size, (row + 1) * size).join(''));
  const sums: string[] = [];
  for (const { name, sum } of named) {
    if (sum === undefined) continue;
    const word = `${name}=${sum}`;
    const line = sums.at(-1);
    if (line === undefined || line.length + 1 + word.length > WIDTH) sums.push(word);
    else sums[sums.length - 1] = `${line} ${word}`;
  }
  return [...rows, ...sums];
}
