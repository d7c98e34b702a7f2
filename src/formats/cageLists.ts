/**
 * Killers as lists of cages, one per line: `17: r1c1 r1c2`, `17: A1 A2`, or `(17, [(0, 0), (0, 1)]),` in programs, where rows and columns
 * may count from 0.
 */

import type { Cell } from '../core/numbers';
import type { Reading } from './content';
import type { Format } from './format';
import { Draft } from './shared/draft';

const SIZE = 9;

/** The fewest cages of a list. Fewer lines are other rules. */
const FEWEST = 8;

/** A cell by its row and column, or by the letter of its row. */
const CELL =
  /\br([0-9])c([0-9])\b|[([{]\s{0,4}([0-9])\s{0,4},\s{0,4}([0-9])\s{0,4}[)\]}]|(?<![a-z\d])([A-I])([1-9])(?!\d)/gi;

/** Most characters of a line. */
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
function readCageList(text: string): Reading {
  const cages: Cage[] = [];
  // In JSON a cage is an object.
  for (const line of text.replace(/\}\s*,/g, '}\n').split(/[\r\n]+/)) {
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
  if (cages.length < FEWEST || 2 * several.length < cages.length) return undefined;
  const numbers = cages.flatMap(({ places }) => places.flat());
  const from = numbers.includes(0) ? 0 : 1;
  const cellOf = ([row, column]: readonly [number, number]): Cell => (row - from) * SIZE + column - from;
  const cells = cages.flatMap(({ places }) => places.map(cellOf));
  if (numbers.some(number => number >= SIZE + from) || new Set(cells).size < cells.length) return undefined;
  const draft = new Draft(SIZE);
  for (const { sum, places } of cages) {
    draft.rules.push({ kind: 'cage', cells: places.map(cellOf).sort((a, b) => a - b), sum });
  }
  return draft.reading();
}
