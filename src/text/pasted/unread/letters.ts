/** Grids in which letters are digits: saved games, and puzzles with the letters of a word. */

import { SIZES } from '../../../core/geometry';
import type { Grid } from '../../../core/grid';
import { sizeOfLine } from '../../parser/lines/words';
import { sliceOf, spanOf } from '../../span';
import { lettersOf, type PastedLine } from '../form';
import { gridOfDigits } from '../foundDigits';

/** The grid of a text in which letters are digits, as in saved games of KSudoku, where `b` is 1. */
export function gridByLetters(text: string, lines: readonly PastedLine[]): Grid | undefined {
  const content = sliceOf(text, spanOf(lines));
  const isKSudoku = /ksudoku/i.test(text.slice(Math.max(0, lines[0].start - LONGEST_XML), lines[0].start) + content);
  const cells = (isKSudoku ? SAVED : LETTERS).exec(content)?.[0];
  const size = cells === undefined ? undefined : SIZES.find(n => n * n === cells.length);
  if (cells === undefined || size === undefined) return gridByWord(lettersOf(text, lines));
  const letters = [...cells].filter(c => /[a-z]/.test(c)).map(c => c.charCodeAt(0) - 0x60);
  const first = isKSudoku || (!letters.includes(1) && letters.includes(size + 1)) ? 2 : 1;
  return gridOfDigits([...cells].map(c => (/[a-z]/.test(c) ? c.charCodeAt(0) - 0x60 - first + 1 : 0)));
}

/** The grid of letters with one blank, if there are as many kinds of letters as digits: they are numbered in alphabetical order. */
function gridByWord(cells: readonly string[]): Grid | undefined {
  const size = sizeOfLine(cells.length);
  const kinds = [...new Set(cells)].sort();
  const letters = kinds.filter(kind => /^[a-z]$/i.test(kind));
  const blanks = kinds.length - letters.length;
  if (size === undefined || size < 6 || letters.length !== size || blanks !== 1) return undefined;
  return gridOfDigits(cells.map(cell => letters.indexOf(cell) + 1));
}

/** Letters and blanks: of any grid of at least 6x6, and the values of a saved game. */
const LETTERS = /(?<![\w.])(?=[a-z]*[_.])[_.a-z]{36,}(?![\w.])/;
const SAVED = /(?<=<values>\s{0,9})[_.a-z]{16,}(?=\s{0,9}<)/;

/** Maximum length of the part of a saved game above its values, in characters. */
const LONGEST_XML = 1000;
