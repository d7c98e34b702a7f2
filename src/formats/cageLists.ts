/**
 * Killers as lists of cages, one per line: `17: r1c1 r1c2`, `17: A1 A2`, or `(17, [(0, 0), (0, 1)]),` in programs, where rows and columns
 * may count from 0. Cages that cover a whole grid have its size.
 */

import { SIZES } from '../core/geometry';
import type { Cell } from '../core/numbers';
import type { FormatReading } from './content';
import type { Format } from './format';
import { Draft } from './shared/draft';

/** The size of a grid in which some cells have no cage. */
const USUAL = 9;

/** Minimum number of cages in a list. Fewer lines are other rules, unless the cages cover a whole grid. */
const FEWEST = 8;
const FEWEST_OF_ALL = 4;

/** A cell by its row and column, or by the letter of its row. */
const CELL =
  /\br([0-9])c([0-9])\b|[([{]\s{0,4}([0-9])\s{0,4},\s{0,4}([0-9])\s{0,4}[)\]}]|(?<![a-z\d])([A-I])([1-9])(?!\d)/gi;

/** Maximum length of a line, in characters. */
const LONGEST = 400;

/** A sum, with the row and the column of each cell of its cage. */
interface Cage {
  readonly sum: number;
  readonly places: readonly (readonly [row: number, column: number])[];
}

/** Killers as lists of cages. */
export const cageLists: Format = {
  id: 'cageLists',
  read: readCageList,
};

/** Reads a killer from a list of cages. Other lines must not contain numbers. */
function readCageList(text: string): FormatReading {
  const cages: Cage[] = [];
  // In JSON each cage is an object, which gets a separate line. A size above the cages is not a sum.
  const lines = text
    .replace(/["']?size["']?\s*[:=]\s*\d{1,2}|\b(\d{1,2})x\1\b/gi, '')
    .replace(/\}\s*,/g, '}\n')
    .split(/[\r\n]+/);
  for (const line of lines) {
    if (line.length > LONGEST) return undefined;
    const places = [...line.matchAll(CELL)].map(
      ([, r, c, row, column, letter, number]) =>
        [Number(r ?? row ?? 'abcdefghi'.indexOf(letter.toLowerCase()) + 1), Number(c ?? column ?? number)] as const,
    );
    const numbers = line.replace(CELL, ' ').match(/\d+/g) ?? [];
    if (places.length === 0 && numbers.length === 0) continue;
    const [sum] = numbers.map(Number);
    if (places.length === 0 || numbers.length !== 1 || sum < 1 || sum > 45 || /\p{L}{9}/u.test(line)) return undefined;
    cages.push({ sum, places });
  }
  // A number next to a single cell is its digit.
  const several = cages.filter(({ places }) => places.length > 1);
  const places = cages.flatMap(cage => cage.places);
  const numbers = places.flat();
  const from = numbers.includes(0) ? 0 : 1;
  const covered = Math.max(...numbers) + 1 - from;
  const isWhole = SIZES.includes(covered) && places.length === covered ** 2;
  const size = isWhole ? covered : USUAL;
  if (cages.length < (isWhole ? FEWEST_OF_ALL : FEWEST) || 2 * several.length < cages.length) return undefined;
  const cellOf = ([row, column]: readonly [number, number]): Cell => (row - from) * size + column - from;
  const cells = places.map(cellOf);
  if (numbers.some(number => number >= size + from) || new Set(cells).size < cells.length) return undefined;
  const draft = new Draft(size);
  for (const { sum, places } of cages) {
    draft.rules.push({ kind: 'cage', cells: places.map(cellOf).sort((a, b) => a - b), sum });
  }
  return draft.reading();
}
