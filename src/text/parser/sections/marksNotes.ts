/** Finds mistakes in mark lines, so that they are not ignored silently. */

import type { UnreadNote } from '../../note';
import type { Span } from '../../span';
import { COLOR_COUNT, isLinkLine, markKeyOf } from './markLines';

/** A cell and its digits, colors, or the digit of one end of a link. */
const CELL_PART = /^r(\d{1,2})c(\d{1,2})=([0-9A-Za-z,]+)$/;

/**
 * Notes on the parts of a line that cannot be read below a puzzle of this size, if it is a mark line. The symbols of the puzzle are not
 * known here, so a wrong letter is not found.
 */
export function marksNotes(text: string, { start, end }: Span, size: number | undefined): UnreadNote[] {
  const line = text.slice(start, end);
  const key = markKeyOf(line);
  if (!key || size === undefined) return [];
  const { kind, length } = key;
  const isLink = isLinkLine(kind);
  const isRead = (part: string) => {
    if (!isLink) return isCellPart(part, size, kind === 'colour' ? COLOR_COUNT : size);
    const [one, other, ...rest] = part.split(/[->]/);
    return one !== other && rest.length === 0 && [one, other].every(each => isCellPart(each ?? '', size, size));
  };
  return [...line.slice(length).matchAll(/\S+/g)].flatMap(({ index, 0: part }) => {
    const from = start + length + index;
    return isRead(part) ? [] : [{ start: from, end: from + part.length, reason: isLink ? 'link' : 'mark' }];
  });
}

/** Whether a part is a cell of the grid and marks up to `largest`. Only puzzles larger than 9x9 have letters and several numbers. */
function isCellPart(part: string, size: number, largest: number): boolean {
  const [, row, column, marks] = CELL_PART.exec(part) ?? [];
  if (!marks || ![row, column].every(index => 0 < Number(index) && Number(index) <= size)) return false;
  if (largest <= COLOR_COUNT) return [...marks].every(mark => '1' <= mark && mark <= `${largest}`);
  return marks.split(',').every(mark => mark !== '' && !(Number(mark) > largest && marks.includes(',')));
}
