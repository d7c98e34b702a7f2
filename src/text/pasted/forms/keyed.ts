/**
 * Arrays with the key of each element, as programs print them: `[0] => 5` of PHP's `print_r`, two lines `[0]=>` and `int(5)` of
 * `var_dump`, `0 => 5,` of `var_export`, Ruby and Perl. The keys of a row count from 0 or 1, and so do those of the rows.
 */

import { type PastedCell, type PastedForm, type PastedRow, rowOf } from '../form';
import { elementOf } from './words';

/** A key, with the white space after it. */
const KEY = /\[?["']?(\d{1,2})["']?\]?[ \t]{0,9}=>\s*/g;

/** An element that is an array. */
const ARRAY = /^(?:array\b|[[{])/i;

/** The text before the digit of an element, and after it. */
const VALUE = /^((?:int\(|string\(\d\)\s)?["']?)([^"'(),\s]*)/;

/** A line of such an array. */
const LINE =
  /^\s*(?:(?:array|\$\w{1,30} ?= ?array|object)? ?(?:\(\d{1,2}\) ?)?[({[]|int\(\d{1,2}\)|string\(\d\)\s"[^"]?"|NULL|array)\s*$|^\s*\[?["']?\d{1,2}["']?\]?\s{0,9}=>/i;

/** Whether a line may be part of an array with keys. */
export const isKeyed = (line: string): boolean => LINE.test(line);

export const keyed: PastedForm = {
  name: 'arrays with keys',
  sign: /=>/,
  blank: '0',
  rowsOf(text, lines) {
    if (lines.length === 0) return undefined;
    const first = lines[0].start;
    const content = text.slice(first, lines[lines.length - 1].end);
    const rows: PastedRow[] = [];
    let cells: PastedCell[] = [];
    const endRow = () => {
      if (cells.length > 0) rows.push(rowOf(cells));
      cells = [];
    };
    const keys = [...content.matchAll(KEY)];
    let from = 0;
    for (const [i, { index, 0: all, 1: key }] of keys.entries()) {
      const element = content.slice(index + all.length, keys[i + 1]?.index);
      if (ARRAY.test(element)) {
        endRow();
        continue;
      }
      if (cells.length === 0) from = Number(key);
      if (from > 1 || Number(key) !== from + cells.length) return undefined;
      const [, before, word] = VALUE.exec(element) as RegExpExecArray;
      // An empty cell is directly after the arrow, or between quotes.
      const isBare = before === '' && word === '';
      const at = first + index + (isBare ? all.trimEnd().length + Number(/=> /.test(all)) : all.length + before.length);
      const span = { start: at, end: at + word.length };
      cells.push(elementOf(text, span));
    }
    endRow();
    return rows.length > 0 ? rows : undefined;
  },
};
