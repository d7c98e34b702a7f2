/** HTML tables and those of forums (`[td]`) and XML (`<cell>`), with one row or cell per line, or all on one line. */

import type { Span } from '../../span';
import { cellOf, type PastedCell, type PastedForm, type PastedRow, rowOf, trimmedSpan } from '../form';

export const pastedHtml: PastedForm = {
  name: 'HTML tables',
  sign: /[<[](?:t[dh]|cell|col)\b/i,
  blank: '',
  rowsOf(text, lines) {
    if (lines.length === 0) return undefined;
    const first = lines[0].start;
    const content = text.slice(first, lines[lines.length - 1].end);
    const rows: PastedRow[] = [];
    let cells: PastedCell[] = [];
    let opened: number | undefined;
    const endCell = (at: number) => {
      if (opened !== undefined) cells.push(cellOf(text, contentOf(text, { start: opened, end: at })));
      opened = undefined;
    };
    const endRow = () => {
      if (cells.length > 0) rows.push(rowOf(cells));
      cells = [];
    };
    for (const tag of content.matchAll(/[<[](\/?)(t[rdh]|table|row|cell|col)(?:[\s=/][^<>[\]]*)?[>\]]/gi)) {
      const at = first + tag.index;
      endCell(at);
      const name = tag[2].toLowerCase();
      if (name === 'tr' || name === 'row' || name === 'table') endRow();
      else if (tag[1] === '') opened = at + tag[0].length;
    }
    endCell(first + content.length);
    endRow();
    return rows;
  },
};

/** The content of a cell without tags and white space around it. */
function contentOf(text: string, field: Span): Span {
  let { start, end } = trimmedSpan(text, field, isGap);
  const [input, digit] = /^<input\b[^<>]{0,300}?\bvalue=["']([^"']{0,2})["']/i.exec(text.slice(start, end)) ?? [];
  if (input !== undefined) {
    end = start + input.length - 1;
    return { start: end - digit.length, end };
  }
  // Both loops terminate: every iteration shortens the content.
  for (let tag = tagAt(text, start, end); tag > 0; tag = tagAt(text, start, end)) {
    ({ start, end } = trimmedSpan(text, { start: start + tag, end }, isGap));
  }
  const close = text.slice(start, end).search(/[<[]/);
  if (close >= 0) ({ start, end } = trimmedSpan(text, { start, end: start + close }, isGap));
  // A digit replaces a no-break space.
  return { start, end };
}

/** The length of the tag at the start of a cell's content, or 0. */
function tagAt(text: string, start: number, end: number): number {
  return /^[<[][a-z][^<>[\]]*[>\]]/i.exec(text.slice(start, end))?.[0].length ?? 0;
}

const isGap = (code: number) => code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d || code === 0xa0;
