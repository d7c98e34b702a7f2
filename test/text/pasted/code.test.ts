import assert from 'node:assert/strict';
import fc from 'fast-check';
import { makeLine } from '../../../src/core/notation';
import { parse } from '../../../src/text/parser/parser';
import { only } from '../writtenPuzzles';
import { CODE } from './codeMakers';
import { grids, holds, readsAndEdits, runs } from './holding';

/** Code around a grid in programs. */
const AROUND: Readonly<Record<string, (text: string) => string>> = {
  'code around it': text => `import sys\n\n${text}\n\nprint(solve(board))\n`,
  'a function around it': text => `function main() {\n${text}\n  return solve(2, 9);\n}\n`,
  CRLF: text => text.replaceAll('\n', '\r\n'),
  'a fence': text => `Try this:\n\n\`\`\`py\n${text}\n\`\`\`\n`,
};

describe('a grid in source code', () => {
  for (const maker of CODE) {
    it(`${maker.name}: is read back, and an edit changes one cell`, () =>
      holds(maker, (grid, n) => readsAndEdits(maker, grid, n)));

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

  it('two grids can follow each other', () => {
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
