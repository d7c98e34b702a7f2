/** The parts that several messages use: counts, names of cells and digits, quoted text. */

import type { Geometry } from '../core/geometry';
import { makeCell } from '../core/notation';
import type { Cell, Digit } from '../core/numbers';
import { all, type List, named, phrase, sideBySide, t, type Value } from '../core/sentences';
import type { Technique } from '../core/techniques/step';
import type { Problem, Puzzle } from '../text/puzzle';
import { plain } from '../text/strings/markdown';
import { shortenedText } from '../text/strings/trim';
import { makeSymbol, rangesOf } from '../text/symbols';

/** Maximum number of puzzles that a message names. The others are counted. */
export const MOST_NAMES = 3;

/** Some puzzles: up to {@link MOST_NAMES} names, and their total number. */
export interface Named {
  readonly names: readonly Value[];
  readonly total: number;
}

/** Up to {@link MOST_NAMES} names, and the number of other puzzles. */
export const few = ({ names, total }: Named): List =>
  all(total > names.length ? [...names, phrase('{n} more', { n: total - names.length })] : names);

/** Maximum length of a suggested file name: file systems allow 255 bytes, and a character takes up to four. */
export const MOST_IN_FILE_NAME = 60;

/** Maximum number of characters that a message quotes from a title or symbol. */
export const MOST_REPEATED = 40;

/** `9x9` */
export function sizeOf({ size }: Pick<Geometry, 'size'>): string {
  return `${size}x${size}`;
}

/** `r4c7` */
export const cellName = (puzzle: Puzzle, cell: Cell) => makeCell(puzzle.grid.geometry, cell);
/** `r4c7, r5c1` */
export const cellNames = (puzzle: Puzzle, cells: readonly Cell[]) =>
  sideBySide(cells.map(cell => cellName(puzzle, cell)));
/** A digit as the puzzle writes it. */
export const symbolOf = (puzzle: Puzzle, digit: Digit) => makeSymbol(puzzle.style.symbols, digit);
/** The text of an empty cell, in words if it is invisible. */
export const blankName = ({ style: { blank } }: Puzzle): Value =>
  blank === '' ? phrase('nothing') : blank.trim() || phrase('a space');
/** `"text"`, as plain text, shortened if it is long. */
export const quoted = (text: string) => inQuotes(plain(shortenedText(text, MOST_REPEATED)));
/** A text in the quotation marks of the language. */
export const inQuotes = (text: string) => t('"{text}"', { text });

/** A technique's name in Markdown, as a link to its documentation if there is one. */
export type TechniqueLink = (technique: Technique) => string;

/** The other names of a technique, which are English. Where its name is translated, its English name is the first of them. */
export const otherNamesOf = ({ name, otherNames = [] }: Technique): readonly string[] =>
  named(name) === name ? otherNames : [name, ...otherNames];

/** Whether a list of a puzzle's cells is short enough to read. */
export const isSmall = ({ grid }: Puzzle) => grid.geometry.size <= 9;

/** Parts of a sentence: `2 is in row 1; 3 is in box 2`. */
export const inSeries = (parts: readonly string[]): string =>
  parts.reduce((change, effect) => t('{change}; {effect}', { change, effect }));

/** With a capital first letter. */
export const capital = (text: string) => text[0].toUpperCase() + text.slice(1);

/** The symbols that a puzzle may use: `1-9 and A-G`. */
export const symbolRangeOf = ({ style, grid }: Puzzle): List => all(rangesOf(style.symbols, grid.geometry.size));

/** The reason why a puzzle cannot be read completely. */
export function problemText(puzzle: Puzzle, problem: Problem): string {
  const size = sizeOf(puzzle.grid.geometry);
  switch (problem.code) {
    case 'invalid-symbol':
      return t('{symbol} is not a digit of a {size} puzzle: use {digits}, or {blank} for an empty cell', {
        symbol: quoted(problem.symbol),
        size,
        digits: symbolRangeOf(puzzle),
        blank: blankName(puzzle),
      });
    case 'row-length': {
      const { found, needed } = problem;
      return problem.of === 'row'
        ? t('This row has {found, plural, one {# cell} other {# cells}}; a row of a {size} puzzle needs {needed}', {
            found,
            size,
            needed,
          })
        : t('This line has {found, plural, one {# cell} other {# cells}}; a {size} puzzle needs {needed}', {
            found,
            size,
            needed,
          });
    }
    case 'row-count': {
      const { found, needed } = problem;
      return found < needed
        ? t('This puzzle has {found, plural, one {# row} other {# rows}}; a {size} puzzle needs {needed}', {
            found,
            size,
            needed,
          })
        : t(
            'This puzzle has {found, plural, one {# row} other {# rows}}; a {size} puzzle needs {needed}. ' +
              'If another puzzle starts here, put an empty line before it',
            { found, size, needed },
          );
    }
  }
}
