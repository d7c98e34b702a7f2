/** The formats of text files that the parser reads: lines, and grids in rows. */

import { candidatesOf } from '../core/candidates';
import { SIZES } from '../core/geometry';
import { countFilled, type Grid, isSingle } from '../core/grid';
import { makeLine } from '../core/notation';
import { draw, type GridLayout } from '../text/layout/layout';
import { linesOfDrawing } from '../text/layout/rewriting';
import { cellMarkWords, digitWords, LARGEST_MARKED } from '../text/layout/words';
import { type Content, symbolsFor } from './content';
import { ALL_SIZES, WORDS, type WritableFormat } from './format';
import { withBoxes } from './shared/boxes';
import { ruleLines } from './shared/ruleLines';
import { titleLines } from './shared/titleLines';

/** Each puzzle on one line, followed by its title, or as a grid if the parser would not recognize the line. */
export const line: WritableFormat = {
  perLine: true,
  inPlace: true,
  ...common('line', 'line', 'One Line', 'a line for each puzzle'),
  write: puzzles =>
    withBoxes(puzzles, '\n', content => {
      const { grid, title } = content;
      if (!fitsLine(grid)) return `\n${titledRows(content, rowsIn(content, 'plain', '.'))}\n`;
      return makeLine(grid.digits) + (title === undefined ? '' : ` # ${title}`);
    })
      .replace(/^\n|\n$/g, '')
      .replace(/\n{3,}/g, '\n\n'),
};

/**
 * Whether the parser reads a grid on one line. It does not without boxes, nor for 16 symbols with fewer than four
 * digits, which it takes for part of a larger puzzle.
 */
export function fitsLine({ geometry, digits }: Grid): boolean {
  return SIZES.includes(geometry.size) && (geometry.size > 4 || countFilled(digits) >= 4);
}

/** The layouts of Format Document. */
export const grids: readonly WritableFormat[] = (
  [
    ['plain', 'grid', 'Grid', 'rows of digits and dots'],
    ['spaced', 'spaced', 'Spaced Grid', 'a space between the cells'],
    ['bordered', 'bordered', 'Bordered Grid', 'spaces, and lines between the boxes'],
    ['boxDrawing', 'box', 'Box Drawing', 'a frame of box-drawing characters'],
  ] as const
).map(([layout, word, name, detail]) => ({
  ...common(layout, word, name, detail),
  inPlace: true,
  rules: true,
  says: WORDS,
  write: puzzles => titled(puzzles, content => [...rowsIn(content, layout, '.'), ...ruleLines(content)]),
}));

/** The frame that the program Simple Sudoku and many forums use. */
export const simpleSudoku: WritableFormat = {
  ...common('simpleSudoku', 'simple-sudoku', 'Simple Sudoku Grid', 'a frame of dashes and stars'),
  write: puzzles => titled(puzzles, simpleRows),
};

/** Candidates in all empty cells. */
export const pencilMarks: WritableFormat = {
  ...common('pencilMarks', 'pencil-marks', 'Pencil Marks', 'the candidates of every empty cell'),
  inPlace: true,
  sizes: [SIZES[0], LARGEST_MARKED],
  rules: true,
  says: [...WORDS, 'candidates'],
  write: puzzles =>
    withBoxes(puzzles, '\n\n', (content, before) => {
      const rows = titledRows(content, [...rowsIn(content, 'pencilMarks', '.'), ...ruleLines(content)]);
      // Pencil marks below a grid of digits would belong to that grid. A comment between them ends it.
      return before && content.title === undefined && !hasLists(before) ? `#\n${rows}` : rows;
    }),
};

/** Whether a cell has a list of candidates. */
function hasLists({ grid }: Content): boolean {
  return candidatesOf(grid).some(mask => mask !== 0 && !isSingle(mask));
}

function common(id: string, word: string, name: string, detail: string) {
  return {
    id,
    word,
    name,
    detail,
    language: 'sudoku',
    sizes: ALL_SIZES,
    otherBoxes: true,
    says: ['title'],
    digits: 'position',
  } as const;
}

/** Grids below their titles, with empty lines between them. */
function titled(puzzles: readonly Content[], rowsOf: (content: Content) => readonly string[]): string {
  return withBoxes(puzzles, '\n\n', content => titledRows(content, rowsOf(content)));
}

function titledRows(content: Content, rows: readonly string[]): string {
  return [...titleLines(content), ...rows].join('\n');
}

/** The rows of a puzzle in a layout, or with its candidates. */
export function rowsIn({ grid }: Content, form: GridLayout | 'pencilMarks', blank: string): string[] {
  const { geometry } = grid;
  const drawn = { grid, style: { symbols: symbolsFor(geometry), blank } };
  const isMarked = form === 'pencilMarks';
  const drawing = draw(
    geometry,
    isMarked ? cellMarkWords(drawn) : digitWords(drawn),
    isMarked ? 'bordered' : form,
    'left',
  );
  return linesOfDrawing(drawing, geometry, row => [drawing.rows[row]]);
}

function simpleRows({ grid: { geometry, digits } }: Content): string[] {
  const { size, boxWidth, boxHeight } = geometry;
  const cells = makeLine(digits);
  const boxes = (row: string) =>
    Array.from({ length: size / boxWidth }, (_, i) => row.slice(i * boxWidth, (i + 1) * boxWidth));
  const rows = Array.from(
    { length: size },
    (_, row) => ` |${boxes(cells.slice(row * size, (row + 1) * size)).join('|')}|`,
  );
  const dashes = boxes('-'.repeat(size));
  const edge = ` *${dashes.join('-')}*`;
  const between = ` |${dashes.join('+')}|`;
  return [edge, ...rows.flatMap((row, r) => (r > 0 && r % boxHeight === 0 ? [between, row] : [row])), edge];
}
