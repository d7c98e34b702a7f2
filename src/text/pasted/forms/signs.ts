/** Rows of one character per cell, of kinds that the usual formats do not have: `５３．．７`, `⑤③□□⑦`, keycap emoji. */

import { isSeparator } from '../../parser/lines/words';
import { isBar, isWhite, type PastedCell, type PastedForm, type PastedLine, type PastedRow, rowLines } from '../form';
import { glyphAt } from '../glyphs';

export const signs: PastedForm = {
  name: 'other digits and blanks',
  sign: /[^\0-\x7f]|[oO?!@$^~]|:[a-z_]{2,30}:|&#\d|\\[_*.-]/,
  blank: '.',
  rowsOf: (text, lines) =>
    rowLines(text, lines).map((line): PastedRow => ({ start: line.start, end: line.end, cells: signsOf(text, line) })),
};

/** The cells of a line, of one character each, with spaces, commas and lines between them. */
export function signsOf(text: string, { start, end }: PastedLine): PastedCell[] {
  const cells: PastedCell[] = [];
  for (let at = start; at < end; ) {
    const code = text.charCodeAt(at);
    if (isSeparator(code) || isWhite(code) || isBar(code) || code === 0xff0c) {
      at++;
      continue;
    }
    const { length, ...glyph } = glyphAt(text, at, end);
    cells.push({ start: at, end: at + length, ...glyph });
    at += length;
  }
  return cells;
}
