import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize } from '../../../src/core/geometry';
import type { Grid } from '../../../src/core/grid';
import { makeLine } from '../../../src/core/notation';
import { applied, clear, fill } from '../../../src/text/edits';
import { parse } from '../../../src/text/parser/parser';
import { RUNS, soluble } from '../../core/arbitraries';
import { covers, only, placesOf } from '../writtenPuzzles';
import { CODE } from './codeMakers';
import type { PastedMaker } from './makers';

/** Grids of puzzles: digits without a conflict, and empty cells. */
const grids = (size: number): fc.Arbitrary<Grid> =>
  soluble(geometryOfSize(size), 0.6).filter(({ digits }) => {
    const filled = digits.filter(digit => digit > 0).length;
    return 2 * size - 2 <= filled && filled <= digits.length - 3;
  });

const runs = { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 20) };

function holds(maker: PastedMaker, check: (grid: Grid, n: number) => void): void {
  for (const size of maker.sizes) fc.assert(fc.property(grids(size), fc.nat(), check), runs);
}

/** What stands around a grid in programs. */
const AROUND: Readonly<Record<string, (text: string) => string>> = {
  'code around it': text => `import sys\n\n${text}\n\nprint(solve(board))\n`,
  'a function around it': text => `function main() {\n${text}\n  return solve(2, 9);\n}\n`,
  CRLF: text => text.replaceAll('\n', '\r\n'),
  'a fence': text => `Try this:\n\n\`\`\`py\n${text}\n\`\`\`\n`,
};

describe('a grid in source code', () => {
  for (const maker of CODE) {
    it(`${maker.name}: is read as it was, and an edit changes one cell`, () =>
      holds(maker, (grid, n) => {
        const text = maker.make(grid);
        const puzzle = only(text);
        assert.equal(makeLine(puzzle.grid.digits), makeLine(grid.digits), text);
        const cell = n % grid.digits.length;
        const digits = grid.digits.slice();
        digits[cell] = digits[cell] === 0 ? (cell % grid.geometry.size) + 1 : 0;
        const edits = digits[cell] === 0 ? clear(puzzle, cell) : fill(puzzle, cell, digits[cell]);
        assert.equal(edits.length, 1);
        assert.ok(covers(text, edits[0], placesOf(puzzle, cell)));
        assert.equal(makeLine(only(applied(text, edits)).grid.digits), makeLine(digits), applied(text, edits));
      }));

    for (const [name, wrap] of Object.entries(AROUND))
      it(`${maker.name}: ${name}`, () =>
        fc.assert(
          fc.property(grids(9), grid => {
            const text = wrap(maker.make(grid));
            assert.equal(makeLine(only(text).grid.digits), makeLine(grid.digits), text);
          }),
          { ...runs, numRuns: 2 },
        ));
  }

  it('two follow each other', () => {
    for (const maker of CODE)
      fc.assert(
        fc.property(grids(9), grids(9), (one, other) => {
          const text = `${maker.make(one)}\n\nand\n\n${maker.make(other)}\n`;
          const lines = parse(text).puzzles.map(({ grid }) => makeLine(grid.digits));
          assert.deepEqual(
            lines,
            [one, other].map(({ digits }) => makeLine(digits)),
            text,
          );
        }),
        { ...runs, numRuns: 1 },
      );
  });
});
