/**
 * Killers in 81 characters: one cell of a cage has its sum, from `0` to `9`, `A` to `Z` and `a` to `j` for 0 to 45. In
 * the others, a symbol points to a cell of the same cage: `<>^v`, and `` ` ' , . `` for up-left, up-right, down-left and
 * down-right. A sum of 0 means that the cage has none.
 * http://forum.enjoysudoku.com/understandable-snarfable-killer-cages-t6119.html
 */

import { makeCell } from '../core/cellNames';
import type { Cell } from '../core/numbers';
import { type CellDirection, moved } from '../core/rules/cells';
import * as messages from '../messages/index';
import type { FormatReading } from './content';
import type { Format } from './format';
import { Draft } from './shared/draft';
import { cellsByLabel } from './shared/regions';

const SIZE = 9;
const CELLS = SIZE * SIZE;
const SUMS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij';
const MOVES: Readonly<Record<string, CellDirection>> = {
  '<': [0, -1],
  '>': [0, 1],
  '^': [-1, 0],
  v: [1, 0],
  '`': [-1, -1],
  "'": [-1, 1],
  ',': [1, -1],
  '.': [1, 1],
};

/** A text with the wrong length is reported if it is too short or too long by at most this number of characters. */
const CUT = 9;

/** Killers with arrows. */
export const killerArrows: Format = {
  id: 'killerArrows',
  read: readKillerArrows,
  marks: { sign: /[<>^]/, word: /^(?=[^<>^]{0,91}[<>^])[0-9A-Za-j<>^v`',.]{72,92}$/ },
};

/** The killer in a text of this form. A text with dots and few of these signs may be a grid. */
export function readKillerArrows(text: string): FormatReading {
  const signs = text.replace(/\s+/g, '');
  if (Math.abs(signs.length - CELLS) > CUT || !/^[0-9A-Za-j<>^v`',.]+$/.test(signs)) return undefined;
  const arrows = [...signs].filter(sign => "<>^v`',".includes(sign)).length;
  // Commas in a grid or a table are not arrows.
  const isOfForm = signs.length === CELLS ? /[<>^v`']/.test(signs) : arrows >= CELLS / 4 && /[<>^]/.test(signs);
  if (!isOfForm) return undefined;
  if (signs.length !== CELLS) return { problem: messages.variants.length(signs.length, CELLS) };
  const draft = new Draft(SIZE);
  const heads = Array.from({ length: CELLS }, (_, cell) => headOf(signs, cell, draft));
  for (const [head, cells] of cellsByLabel(heads)) {
    const sum = head === undefined ? 0 : SUMS.indexOf(signs[head]);
    if (cells.length > 1 || sum > 0) draft.rules.push({ kind: 'cage', cells, ...(sum > 0 && { sum }) });
  }
  return draft.reading();
}

/** The cell with the sum, found by following the arrows from a cell. */
function headOf(signs: string, from: Cell, draft: Draft): Cell | undefined {
  const { geometry } = draft;
  let cell = from;
  for (let steps = 0; steps < CELLS; steps++) {
    if (!Object.hasOwn(MOVES, signs[cell])) return cell;
    const next = moved(geometry, cell, MOVES[signs[cell]]);
    if (next === undefined) return draft.fail(messages.variants.cageLeaves(makeCell(geometry, cell)));
    cell = next;
  }
  return draft.fail(messages.variants.cageCircle(makeCell(geometry, from)));
}
