/** Parts of tables above a puzzle: they get a note from as many rows on as a table of a puzzle has, and never affect the puzzle. */

import assert from 'node:assert/strict';
import { parse } from '../../../src/text/parser/parser';
import { EASY } from '../texts';
import { linesOf } from './reading';

const ROWS = EASY.match(/.{9}/g)!;
const GRID = `${ROWS.join('\n')}\n`;

const cellsOf = (row: string, blank: string) => [...row].map(cell => (cell === '.' ? blank : cell));

/** A row of a table in each form. */
const FORMS: Readonly<Record<string, (row: string) => string>> = {
  Markdown: row => `| ${cellsOf(row, ' ').join(' | ')} |`,
  HTML: row =>
    `<tr>${cellsOf(row, '')
      .map(cell => `<td>${cell}</td>`)
      .join('')}</tr>`,
  LaTeX: row => `${cellsOf(row, ' ').join(' & ')} \\\\`,
  semicolons: row => cellsOf(row, '').join(';'),
  tabs: row => cellsOf(row, '').join('\t'),
};

/** Minimum number of rows, more than half of those of a puzzle, that are certainly not another table. */
const FEWEST = 6;

describe('a part of a table above a puzzle', () => {
  for (const [form, rowOf] of Object.entries(FORMS)) {
    const part = (rows: number, cells = 9) =>
      `${ROWS.slice(0, rows)
        .map(row => rowOf(row.slice(0, cells)))
        .join('\n')}\n\n`;

    it(`gets a note from ${FEWEST} rows on: ${form}`, () => {
      for (let rows = 1; rows < 9; rows++) {
        const { puzzles, notes = [] } = parse(part(rows) + GRID);
        assert.deepEqual(
          [puzzles.length, notes.length, puzzles[0].problems.length],
          [1, rows < FEWEST ? 0 : 1, 0],
          `${rows} rows`,
        );
      }
    });

    it(`gets no note if it has fewer cells in a row than a puzzle: ${form}`, () => {
      for (const rows of [1, 3, 5]) assert.deepEqual(parse(part(rows, 3) + GRID).notes ?? [], []);
    });

    it(`costs no puzzle, also directly above it and without an end: ${form}`, () => {
      for (let rows = 1; rows < 9; rows++)
        // A row with fewer signs may be one of the usual form, which belongs to the rows directly below it.
        for (const [cut, end] of [
          [1, '\n'],
          [1, '\n\n'],
          [8, '\n\n'],
        ] as const) {
          const text = part(rows).trimEnd().slice(0, -cut);
          assert.deepEqual(linesOf(text + end + GRID), [EASY], text);
        }
    });
  }

  it('is the title, like other words, if it is a line with few cells directly above the puzzle', () => {
    for (const row of ['<td>5</td>', '<td>5</td><td>3</td><td>', '| 5 | 3 |']) {
      const { puzzles, notes = [] } = parse(`${row}\n${GRID}`);
      assert.deepEqual([puzzles.map(({ title }) => title), notes], [[row], []]);
    }
  });
});
