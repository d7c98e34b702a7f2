/** How puzzles are made from lines: the spans of problems, and the cells of HoDoKu's library lines, at their bounds. */

import assert from 'node:assert/strict';
import { digitsOf } from '../../../src/core/grid';
import { makeLine } from '../../../src/core/notation';
import { lengthProblem } from '../../../src/text/parser/assembly';
import { parse } from '../../../src/text/parser/parser';
import type { Puzzle } from '../../../src/text/puzzle';
import { EASY } from '../texts';

const ROWS = EASY.match(/.{9}/g)!;

function onlyIn(text: string): Puzzle {
  const { puzzles } = parse(text);
  assert.equal(puzzles.length, 1, text);
  return puzzles[0];
}

describe('a problem of the number of rows', () => {
  /** `«` and `»` mark the problem. */
  const check = (marked: string) => {
    const text = marked.replace(/[«»]/g, '');
    const { start, end, text: own, problems } = onlyIn(text);
    const [problem, ...others] = problems.filter(({ code }) => code === 'row-count');
    assert.deepEqual(others, []);
    const [from, to] = [marked.indexOf('«'), marked.indexOf('»') - 1];
    assert.deepEqual([start + problem.start, start + problem.end], [from, to]);
    assert.equal(own, text.slice(start, end));
    assert.equal(end, to);
  };

  it('is at the last row if rows are missing', () => {
    for (const count of [3, 5, 8]) check(`${ROWS.slice(0, count - 1).join('\n')}\n«${ROWS[count - 1]}»\n`);
  });
  it('is at the surplus rows, up to the last of them', () => {
    for (const count of [1, 2, 3])
      check(`${ROWS.join('\n')}\n«${Array<string>(count).fill('.........').join('\n')}»\n`);
  });
});

describe('a row that is too short', () => {
  /** The digits of rows 3 and 4, where the second has the first four cells of its row. */
  const digitsOf34 = (rows: readonly string[]) => makeLine(onlyIn(`${rows.join('\n')}\n`).grid.digits).slice(18, 36);

  it('keeps its digits if it is the last one of an unfinished grid', () =>
    assert.equal(digitsOf34([...ROWS.slice(0, 3), ROWS[3].slice(0, 4)]), `${ROWS[2]}${ROWS[3].slice(0, 4)}.....`));
  it('has no digits if rows follow', () =>
    assert.equal(
      digitsOf34([...ROWS.slice(0, 3), ROWS[3].slice(0, 4), ...ROWS.slice(4, 8)]),
      `${ROWS[2]}${'.'.repeat(9)}`,
    ));
  it('has no digits in a grid with all rows', () => {
    const { grid } = onlyIn(`${[...ROWS.slice(0, 8), ROWS[8].slice(0, 8)].join('\n')}\n`);
    assert.equal(makeLine(grid.digits).slice(72), '.'.repeat(9));
  });

  it('has its problem in the order of the text among all others', () => {
    const rows = ROWS.map((row, i) => (i === 2 || i === 6 ? row.slice(1) : i === 4 ? row.replace('8', '?') : row));
    const { problems } = onlyIn(`${[...rows, '.........'].join('\n')}\n`);
    const starts = problems.map(({ start }) => start);
    assert.ok(starts.length >= 4, String(starts));
    assert.deepEqual(
      starts,
      [...starts].sort((a, b) => a - b),
    );
  });
});

describe('a line of cells with a wrong length', () => {
  const check = (text: string, needed: number, expected: readonly [number, number]) => {
    const cells = [...text.matchAll(/[^;]*/g)].map(({ index, 0: cell }) => ({
      start: index,
      end: index + cell.length,
    }));
    const own = cells.filter((cell, i) => i === 0 || cell.start !== cells[i - 1].end);
    const problem = lengthProblem('row', 0, own, needed, { start: 0, end: text.length });
    const found = problem.code === 'row-length' ? problem.found : undefined;
    assert.deepEqual([found, problem.start, problem.end], [own.length, ...expected], text);
  };
  it('is marked as a whole if cells are missing', () => check('1;2;3', 4, [0, 5]));
  it('is marked from the first surplus cell on', () => {
    check('1;2;3;4;5', 4, [8, 9]);
    check('1;2;3;4;5;6', 4, [8, 11]);
  });
  it('is marked at the separator if the surplus cell is empty', () => check('1;2;3;4;', 4, [7, 8]));
  it('is marked before it if it is empty', () => {
    assert.deepEqual(
      [0, 1, 7].map(at => {
        const { start, end } = lengthProblem('row', 0, [{ start: at, end: at }], 4, { start: at, end: at });
        return [start, end];
      }),
      [
        [0, 0],
        [0, 1],
        [6, 7],
      ],
    );
  });
});

describe('a line of the library', () => {
  const line = (cells: string, deleted = '') => `:0000:x:${cells}:${deleted}:\n`;

  it('has a given or a placed digit for each cell', () => {
    const puzzle = onlyIn(line(EASY.replace('53', '+53')));
    assert.equal(makeLine(puzzle.grid.digits), EASY);
    assert.equal(makeLine(puzzle.givens), EASY.replace('5', '.'));
    assert.equal(puzzle.grid.allowed, undefined);
    assert.deepEqual([puzzle.problems, puzzle.style.form], [[], 'library']);
  });

  it('has as many eliminations as it names', () => {
    for (const deleted of ['', '113', '113 213', '113 213 389']) {
      const { grid, givens } = onlyIn(line(EASY, deleted));
      const named = deleted === '' ? [] : deleted.split(' ');
      const expected = Array.from({ length: 81 }, (_, cell) =>
        named
          .filter(each => Number(each[1]) === Math.floor(cell / 9) + 1 && Number(each[2]) === (cell % 9) + 1)
          .map(each => Number(each[0])),
      );
      const all = [1, 2, 3, 4, 5, 6, 7, 8, 9];
      const allowed = grid.allowed;
      assert.equal(allowed === undefined, deleted === '');
      if (allowed)
        assert.deepEqual(
          Array.from(allowed, digits => all.filter(digit => !digitsOf(digits).includes(digit))),
          expected,
        );
      assert.equal(makeLine(givens), EASY);
    }
  });

  it('has no digits but a problem if its number of cells is wrong', () => {
    for (const cells of [EASY.slice(1), `${EASY}1`]) {
      const { grid, problems, style, start } = onlyIn(line(cells));
      assert.equal(makeLine(grid.digits), '.'.repeat(81));
      assert.equal(style.form, 'library');
      const at = line(cells).indexOf(cells);
      const [from, to] = cells.length > 81 ? [at + 81, at + 82] : [at, at + cells.length];
      assert.deepEqual(
        problems.map(each => [each.code, start + each.start, start + each.end]),
        [['row-length', from, to]],
      );
    }
  });
});

describe('a line of a single puzzle', () => {
  it('has no digits but a problem if its number of cells is wrong', () => {
    for (const cells of [EASY.slice(1), `${EASY}.`]) {
      const { grid, problems } = onlyIn(`${cells}\n`);
      assert.equal(makeLine(grid.digits), '.'.repeat(81));
      assert.deepEqual(
        problems.map(({ code }) => code),
        ['row-length'],
      );
    }
  });
});
