/** One cell per line: lists of programs, and tables of MediaWiki. */

import { type Span, sliceOf } from '../../span';
import { cellOf, type PastedCell, type PastedForm, type PastedLine, type PastedRow, rowOf, trimmedSpan } from '../form';
import { NOTHING } from './words';

/** A list with one cell per line: `5,`, `None,`, `- 5`. Brackets of rows may be on separate lines. */
export const listLines: PastedForm = {
  name: 'lists with one cell per line',
  sign: /[\],-]|null|None/,
  blank: '0',
  rowsOf(text, lines) {
    const cells: PastedCell[] = [];
    for (const line of lines) {
      const cell = elementIn(text, line);
      if (!cell) return undefined;
      cells.push(cell);
    }
    return [rowOf(cells)];
  },
};

/** The only element of a line, without the list markers and separators around it. */
function elementIn(text: string, line: PastedLine): PastedCell | undefined {
  let { start, end } = trimmedSpan(text, line);
  while (/[\s,;]/.test(text[end - 1] ?? '') && end > start) end--;
  while (text[start] === '-' && /\s/.test(text[start + 1] ?? ''))
    ({ start } = trimmedSpan(text, { start: start + 1, end }));
  const word = text.slice(start, end);
  const span = { start, end };
  if (NOTHING.includes(word)) return { ...span, word: '.', blank: word };
  if (start >= end || /[\s,;]/.test(word)) return undefined;
  const isQuoted = word.length > 1 && /["']/.test(word[0]) && word.endsWith(word[0]);
  return cellOf(text, isQuoted ? { start: start + 1, end: end - 1 } : span);
}

/** A table of MediaWiki with one cell per line: `| 5`, and `|-` between rows. */
export const wikiLines: PastedForm = {
  name: 'MediaWiki tables with one cell per line',
  sign: /\|-/,
  blank: ' ',
  rowsOf(text, lines) {
    const rows: PastedRow[] = [];
    let cells: PastedCell[] = [];
    for (const line of lines) {
      const content = sliceOf(text, line);
      if (/^\s*(?:\|[-}+]|\{\|)/.test(content)) {
        if (cells.length > 0) rows.push(rowOf(cells));
        cells = [];
        continue;
      }
      const bar = /^\s*[|!]/.exec(content);
      if (!bar || /[|!]/.test(content.slice(bar[0].length))) return undefined;
      cells.push(cellOf(text, fieldAfter(text, { start: line.start + bar[0].length, end: line.end })));
    }
    if (cells.length > 0) rows.push(rowOf(cells));
    return rows;
  },
};

/** The content of a field. An empty one is at its end, after the space that other cells have before their digit. */
function fieldAfter(text: string, field: Span): Span {
  const content = trimmedSpan(text, field);
  return content.start < content.end ? content : { start: field.end, end: field.end };
}
