import assert from 'node:assert/strict';
import { compress } from '../../../src/formats/shared/lzString';
import { readText } from '../readAtOnce';
import { problemIn, read } from '../solving';
import { grid, puzzle } from './json';

describe("f-puzzles' grid", () => {
  const withCells = (change: (rows: Record<string, unknown>[][]) => unknown, size = 9, members = {}) => {
    const rows: Record<string, unknown>[][] = grid(size);
    change(rows);
    return puzzle({ grid: rows, ...members }, size);
  };
  it('can have givens and entries', () => {
    const { givens, digits } = read(
      withCells(rows => {
        rows[0][0] = { value: 5, given: true };
        rows[0][1] = { value: 6 };
      }),
    );
    assert.deepEqual(
      [[...givens.slice(0, 3)], [...digits.slice(0, 3)]],
      [
        [5, 0, 0],
        [5, 6, 0],
      ],
    );
  });
  it('can have given candidates', () =>
    assert.deepEqual(read(withCells(rows => Object.assign(rows[0][1], { givenPencilMarks: [2, 3] }))).rules, [
      { kind: 'digits', cells: [1], digits: 0b110 },
    ]));
  it('can have marks in a grid of any size, and loses colors', () => {
    for (const size of [5, 9]) {
      const json = withCells(rows => {
        rows[0][0] = { centerPencilMarks: [1], c: '#fff' };
        rows[0][1] = { cornerPencilMarks: [2, 3, 99] };
      }, size);
      for (const text of [
        json,
        compress(json),
        `fpuz${compress(json)}`,
        `https://www.f-puzzles.com/?load=${compress(json)}`,
      ]) {
        const { marks, lost } = read(text);
        assert.deepEqual([marks?.centre[0], marks?.corner[1], lost], [0b1, 0b110, ['colours']], text);
      }
    }
  });
  it('loses marks that are not digits', () =>
    assert.deepEqual(read(withCells(rows => Object.assign(rows[0][0], { centerPencilMarks: ['x'] }))).lost, ['marks']));
  it('can have some regions', () => {
    const { regions, rules } = read(
      withCells(rows => {
        for (const cell of [...rows[0].slice(0, 2), ...rows[1].slice(0, 2)]) cell.region = null;
      }, 4),
    );
    assert.equal(regions, 'none');
    assert.deepEqual(
      rules.map(rule => rule.kind === 'region' && rule.cells),
      [
        [2, 3, 6, 7],
        [8, 9, 12, 13],
        [10, 11, 14, 15],
      ],
    );
  });
  it('can have a title, an author, rules in words and a solution', () => {
    const solution = Array.from({ length: 16 }, (_, i) => String((i % 4) + 1));
    const content = read(puzzle({ title: 'A\nB', author: 'C', ruleset: 'D\r\nE\u0007', solution }, 4));
    assert.deepEqual([content.title, content.author, content.ruleset], ['A B', 'C', 'D\nE']);
    assert.match(content.doubt ?? '', /^The solution in the text breaks the rules/);
  });

  it('reports regions of unequal sizes', () =>
    assert.match(
      problemIn(withCells(rows => Object.assign(rows[0][0], { region: 1 }), 4)),
      /^The region "\d" has [35] cells; it needs 4\.$/,
    ));
  it('reports too few cells', () =>
    assert.equal(problemIn(puzzle({ grid: grid(8) })), 'The text describes 64 cells; the puzzle needs 81.'));
  it('reports a digit that is too large', () =>
    assert.equal(
      problemIn(withCells(rows => Object.assign(rows[0][0], { value: 10 }))),
      '"r1c1": "10" is not a digit from 1 to 9.',
    ));
  it('reports values that are not digits', () => {
    for (const value of ['A', -1, 2.5])
      assert.equal(
        problemIn(withCells(rows => Object.assign(rows[0][0], { value, given: true }))),
        `"r1c1": "${value}" is not a digit from 1 to 9.`,
      );
    assert.equal(read(withCells(rows => Object.assign(rows[0][0], { value: 0 }))).givens[0], 0);
  });
  it('reports candidates without any valid digit', () => {
    const marks = (...digits: number[]) =>
      withCells(rows => Object.assign(rows[0][0], { givenPencilMarks: digits }), 4);
    assert.equal(problemIn(marks(7)), 'The text leaves no digit for r1c1.');
    assert.deepEqual(read(marks(1, 7)).rules, [{ kind: 'digits', cells: [0], digits: 1 }]);
  });
  it('reports a quadruple with a digit that is too large', () => {
    const quadruple = [{ cells: ['R1C1', 'R1C2', 'R2C1', 'R2C2'], values: [1, 9] }];
    assert.equal(problemIn(puzzle({ quadruple }, 4)), '"quadruple": "9" is not a digit from 1 to 4.');
  });
  it('reports a cell outside the grid', () =>
    assert.equal(
      problemIn(puzzle({ renban: [{ lines: [['R1C10']] }] })),
      '"renban": "R1C10" is not a cell of a 9x9 puzzle.',
    ));
  it('reports an unsupported size', () => assert.match(problemIn(puzzle({}, 11)), /^The puzzle has size "11x11"\./));
  it('reports a link that is cut off', () => {
    const payload = compress(puzzle({ antiknight: true }));
    assert.equal(
      problemIn(`https://www.f-puzzles.com/?load=${payload.slice(0, 60)}`),
      'The puzzle in this text of f-puzzles cannot be decompressed. It may be cut off.',
    );
    assert.match(problemIn(`https://sudokupad.app/scl${payload.slice(0, 60)}`), /SudokuPad cannot be decompressed/);
  });
  for (const text of ['{"a":1}', '{"size":9}', 'https://sudokupad.app/abc123', 'https://example.org/x', '[]', '{'])
    it(`is not ${text}`, () => assert.equal(readText(text), undefined));
});
