/**
 * Killers as Perfect Sudoku, JSudoku and djape's programs write them: `3x3::k:` and 81 numbers, each the sum of a cage times 256 plus the
 * number of the cage. `3x3:d:k:` has both diagonals. Cells in no cage have a number without a sum.
 * http://www.sudocue.net/forum/viewtopic.php?t=519
 */

import { makeCell } from '../core/cellNames';
import * as messages from '../messages/index';
import type { FormatReading } from './content';
import type { Format } from './format';
import { Draft } from './shared/draft';
import { cellsByLabel } from './shared/regions';

const SIZE = 9;
const CELLS = SIZE * SIZE;
/** The factor of the sum in each number. */
const FACTOR = 256;

/** Killers of Perfect Sudoku and others. */
export const killerNumbers: Format = {
  id: 'killerNumbers',
  read: readKillerNumbers,
  marks: { sign: /3x3:/, word: /^3x3:d?:k:/ },
};

/** The killer in a text of this form. */
export function readKillerNumbers(text: string): FormatReading {
  if (!/^\s*3/.test(text)) return undefined;
  const fields = text.replace(/\s+/g, '').split(':');
  const [format, diagonals, kind] = fields;
  if (format !== '3x3' || !['', 'd'].includes(diagonals) || kind !== 'k') return undefined;
  const draft = new Draft(SIZE);
  const { geometry, rules } = draft;
  const numbers = fields.slice(3, fields.at(-1) === '' ? -1 : undefined);
  if (numbers.length !== CELLS) return { problem: messages.variants.length(numbers.length, CELLS) };
  for (const number of numbers)
    if (!/^\d{1,6}$/.test(number)) draft.fail(messages.variants.noNumber('3x3::k:', number));
  if (diagonals === 'd') rules.push({ kind: 'diagonal', direction: '/' }, { kind: 'diagonal', direction: '\\' });
  const sums = numbers.map(number => Math.floor(Number(number) / FACTOR));
  const cages = [...cellsByLabel(numbers.map(number => Number(number) % FACTOR)).values()];
  const withSum = cages.map(cells => cells.filter(cell => sums[cell] > 0));
  // Some programs write the sum at the first cell only. Where others repeat it, a cell without a sum is in no cage.
  const isRepeated = withSum.some(cells => cells.length > 1);
  for (const [i, all] of cages.entries()) {
    const found = [...new Set(withSum[i].map(cell => sums[cell]))];
    if (found.length > 1) draft.fail(messages.variants.twoSums(makeCell(geometry, all[0]), found));
    if (found.length === 1) rules.push({ kind: 'cage', cells: isRepeated ? withSum[i] : all, sum: found[0] });
  }
  return draft.reading();
}
