/** The fields of a line of HoDoKu's library that name candidates: the digits of its step, and `digit row column`, as in `512`. */

import type { Transformation } from '../../core/symmetry/transformation';
import type { TextEdit } from '../../text/edits';
import type { Puzzle } from '../../text/puzzle';

/** The edits of these fields, from `:code:digits:givens:deleted:eliminated:…`. Techniques and comments stay. */
export function libraryEdits({ text, start }: Puzzle, transformation: Transformation): TextEdit[] {
  const { geometry, cells, digits } = transformation;
  const { size } = geometry;
  const fields = text.split(':');
  const edits: TextEdit[] = [];
  let at = start;
  for (const [field, words] of fields.entries()) {
    const rename = (digit: string) => String(digits[Number(digit)] ?? digit);
    const move = (whole: string) => {
      const [digit, row, column] = [...whole].map(Number);
      if (Math.max(digit, row, column) > size) return whole;
      const place = cells[(row - 1) * size + column - 1];
      return `${digits[digit]}${Math.floor(place / size) + 1}${(place % size) + 1}`;
    };
    let after = words;
    if (field === 2) after = words.replace(/[1-9]/g, rename);
    if (field > 3) after = words.replace(/(?<!\d)[1-9]{3}(?!\d)/g, move);
    if (after !== words) edits.push({ start: at, end: at + words.length, text: after });
    at += words.length + 1;
  }
  return edits;
}
