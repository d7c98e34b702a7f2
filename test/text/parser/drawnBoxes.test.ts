/** Boxes that lines between cells show. */

import assert from 'node:assert/strict';
import { type Geometry, geometryOf, geometryOfSize } from '../../../src/core/geometry';
import { geometryWithRules } from '../../../src/core/rules/geometry';
import { drawnGeometry } from '../../../src/text/parser/grids/drawnBoxes';
import type { Span } from '../../../src/text/span';

interface Drawing {
  /** By row and column: the text between two cells. */
  readonly gap?: (row: number, column: number) => string;
  /** By row: the lines between it and the next one. */
  readonly line?: (row: number) => string;
  /** The number of cells of a row. */
  readonly cells?: (row: number) => number;
  readonly rows?: number;
}

function drawn(usual: Geometry, { gap = () => ' ', line = () => '\n', cells, rows = usual.size }: Drawing): Geometry {
  let text = '';
  const spans = Array.from({ length: rows }, (_, row): Span[] => {
    const own = Array.from({ length: cells?.(row) ?? usual.size }, (__, column) => {
      if (column > 0) text += gap(row, column - 1);
      const start = text.length;
      text += '7';
      return { start, end: text.length };
    });
    text += line(row);
    return own;
  });
  return drawnGeometry(text, spans, usual);
}

/** `3x2` for boxes of 3 rows and 2 columns. */
function check(title: string, size: number, drawing: Drawing, expected: string): void {
  it(`of ${size}x${size} cells are ${expected} ${title}`, () => {
    const usual = geometryOfSize(size);
    const geometry = drawn(usual, drawing);
    assert.equal(`${geometry.boxHeight}x${geometry.boxWidth}`, expected);
    if (expected === `${usual.boxHeight}x${usual.boxWidth}`) assert.equal(geometry, usual);
  });
}

const every = (interval: number, at: number) => (at + 1) % interval === 0;
/** Vertical lines after this number of columns. */
const columns = (width: number, bar = '|') => ({
  gap: (_: number, column: number) => (every(width, column) ? bar : ' '),
});
/** Horizontal lines after this number of rows. */
const rows = (height: number, border = '\n---\n') => ({ line: (row: number) => (every(height, row) ? border : '\n') });

describe('boxes', () => {
  check('without lines', 6, {}, '2x3');
  check('with a line between all cells', 6, { gap: () => '|', line: () => '\n-\n' }, '2x3');
  for (const [size, height, width] of [
    [6, 2, 3],
    [6, 3, 2],
    [8, 4, 2],
    [10, 5, 2],
    [12, 4, 3],
    [12, 2, 6],
    [12, 6, 2],
    [16, 2, 8],
    [16, 8, 2],
  ]) {
    const expected = `${height}x${width}`;
    check('with lines between them', size, { ...columns(width), ...rows(height) }, expected);
    check('with vertical lines', size, columns(width), expected);
    check('with horizontal lines', size, rows(height), expected);
    check('with other vertical lines', size, { gap: (_, column) => (every(width, column) ? ' ║ ' : ' │ ') }, expected);
    check('with other horizontal lines', size, { line: row => (every(height, row) ? '\n===\n' : '\n---\n') }, expected);
    check(
      'with numbers at the sides',
      size,
      { ...rows(height), line: row => (every(height, row) ? ` 4.\n--\n 5 *\t` : ' *\n12 ') },
      expected,
    );
  }
  // Boxes of another number of cells, and irregular or unequal lines.
  check('with lines at two columns and at two rows', 6, { ...columns(2), ...rows(2) }, '2x3');
  check('with lines at three columns and at three rows', 6, { ...columns(3), ...rows(3) }, '2x3');
  check('with lines at four columns', 6, columns(4), '2x3');
  check('with lines at four rows', 6, rows(4), '2x3');
  check('with lines at five columns', 12, columns(5), '3x4');
  check(
    'with lines after two and three columns',
    6,
    { gap: (_, column) => (column === 1 || column === 2 ? '|' : ' ') },
    '2x3',
  );
  check('with one line after two columns', 6, { gap: (_, column) => (column === 1 ? '|' : ' ') }, '2x3');
  check('with one line after four columns', 6, { gap: (_, column) => (column === 3 ? '|' : ' ') }, '2x3');
  check('with lines of two kinds', 6, { gap: (_, column) => (column === 1 ? '|' : column === 3 ? '!' : ' ') }, '2x3');
  check(
    'with a line that a row lacks',
    6,
    { gap: (row, column) => (every(2, column) && row !== 3 ? '|' : ' ') },
    '2x3',
  );
  check(
    'with lines among signs that vary',
    6,
    { gap: (row, column) => (every(2, column) ? '|' : row % 2 === 0 ? '.' : ' ') },
    '2x3',
  );
  check(
    'with lines and another sign',
    12,
    { gap: (_, column) => (every(3, column) ? '|' : column === 4 ? '.' : ' ') },
    '3x4',
  );
  check('with lines', 5, { ...columns(2), ...rows(2) }, '1x5');
  check('with lines', 7, { ...columns(3), ...rows(2) }, '1x7');
  // White space does not count.
  check('with wider columns', 6, { gap: (_, column) => (every(2, column) ? '   ' : ' ') }, '2x3');
  check(
    'with lines in wider columns',
    6,
    { gap: (row, column) => (every(2, column) ? ' | '.slice(row % 2) : ' ') },
    '3x2',
  );
  // Square boxes, and grids that are not whole.
  check('with lines at two columns', 4, columns(2), '2x2');
  check('with lines at two columns', 9, columns(2), '3x3');
  check('with lines at one row', 9, rows(1), '3x3');
  check('with a row too few', 6, { ...columns(2), ...rows(3), rows: 5 }, '2x3');
  check('with a row too many', 6, { ...columns(2), ...rows(3), rows: 7 }, '2x3');
  check('with a row that is too short', 6, { ...columns(2), cells: row => (row === 2 ? 5 : 6) }, '2x3');
  check('with a row that is too long', 6, { ...columns(2), cells: row => (row === 2 ? 7 : 6) }, '2x3');
  it('keep the rules of a puzzle, unless the drawn boxes differ from those of the puzzle', () => {
    const ruled = geometryWithRules(geometryOfSize(6), [{ kind: 'antiKnight' }]);
    for (const drawing of [{}, columns(3), rows(2), { ...columns(3), ...rows(2) }])
      assert.equal(drawn(ruled, drawing), ruled);
    for (const drawing of [columns(2), rows(3)]) assert.equal(drawn(ruled, drawing), geometryOf(3, 2));
  });
});
