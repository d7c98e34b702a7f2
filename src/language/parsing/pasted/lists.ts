/** Arrays of programs: `[5, 3, 0],`, `{5,3,0},`, `["5","3","."]`, one a row or one for the whole grid. */

import type { Span } from '../../span';
import { fieldsOf, rowsOfFields } from './fields';
import { type Form, type PastedLine, type PastedRow, trimmedSpan } from './form';
import { elementOf } from './words';

export const lists: Form = {
  name: 'arrays',
  sign: /[[{(]/,
  blank: '0',
  rowsOf(text, lines) {
    const rows = lines.flatMap(line => listsIn(text, line)).filter(({ cells }) => cells.length > 1);
    return rowsOfFields(text, rows)?.map(row => ({ ...row, cells: row.cells.map(cell => elementOf(text, cell)) }));
  },
};

/** The innermost lists of a line; the whole line when none starts and ends in it. */
function listsIn(text: string, line: PastedLine): (Span & { readonly cells: Span[] })[] {
  const content = text.slice(line.start, line.end);
  const found: Span[] = [];
  for (const match of content.matchAll(/[[{(]([^[\]{}()]*)[\]})]/g)) {
    const start = line.start + match.index + 1;
    found.push({ start, end: start + match[1].length });
  }
  const parts = found.length > 0 ? found : [withoutBrackets(text, line)];
  return parts
    .flatMap(part => fieldsOf(text, part, code => code === 0x3b))
    .map(part => ({ ...part, cells: elementsOf(text, part) }));
}

function withoutBrackets(text: string, line: Span): Span {
  const isOutside = (code: number) => '[]{}() \t,;='.includes(String.fromCharCode(code));
  return trimmedSpan(text, line, isOutside);
}

/** The elements between commas, or between spaces when there is no comma. */
function elementsOf(text: string, part: Span): Span[] {
  if (text.slice(part.start, part.end).includes(',')) return fieldsOf(text, part, code => code === 0x2c);
  return fieldsOf(text, trimmedSpan(text, part), code => code === 0x20).filter(({ start, end }) => start < end);
}

/** Rows of the whole grid's cells, when they are in one list. */
export function cutInRows(row: PastedRow, size: number): PastedRow[] {
  return Array.from({ length: size }, (_, r) => {
    const cells = row.cells.slice(r * size, (r + 1) * size);
    return { start: cells[0].start, end: cells[size - 1].end, cells };
  });
}
