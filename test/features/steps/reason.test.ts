import assert from 'node:assert/strict';
import type { Cell } from '../../../src/core/numbers';
import { positionOf } from '../../../src/core/position';
import { nakedSingle } from '../../../src/core/techniques/singles/nakedSingle';
import type { Step } from '../../../src/core/techniques/step';
import { reasonOf } from '../../../src/features/steps/reason';
import { onlyPuzzle } from '../steps';

const single = (cell: Cell, digit: number) =>
  ({ technique: nakedSingle, placements: [{ cell, digit }], eliminations: [], uses: {} }) as unknown as Step;
const [A, B, C] = ['A', 'B', 'C'].map(name => ({ id: name, name }));
const elimination = (technique: typeof A, ...eliminations: readonly (readonly [cell: Cell, digit: number])[]) =>
  ({
    technique,
    placements: [],
    eliminations: eliminations.map(([cell, digit]) => ({ cell, digit })),
  }) as unknown as Step;

describe('the reason of a naked single', () => {
  const check = (
    name: string,
    text: string,
    [cell, digit]: readonly [Cell, number],
    expected: string,
    earlier: readonly Step[] = [],
  ) =>
    it(name, () => {
      const puzzle = onlyPuzzle(text);
      const before = positionOf(puzzle.grid, puzzle.givens);
      assert.equal(reasonOf(puzzle, single(cell, digit), before, earlier), `Only ${expected}.`);
    });
  const rules = (grid: string, ...lines: readonly string[]) => `${grid}[Rules]\n${lines.join('\n')}\n`;

  describe('names houses', () => {
    check(
      'with most of the other digits first, each digit once',
      '.2..\n....\n3...\n4...\n',
      [0, 1],
      '1 is left for r1c1: 3 and 4 are in column 1; 2 is in row 1',
    );
    check(
      'in the order rows, columns, boxes if they have equally many',
      '1...\n..3.\n....\n.4..\n',
      [5, 2],
      '2 is left for r2c2: 3 is in row 2; 4 is in column 2; 1 is in box 1',
    );
    check('only if they are needed', '1.24\n....\n..1.\n....\n', [1, 3], '3 is left for r1c2: 1, 2 and 4 are in row 1');
    check(
      'and no empty cell as a digit',
      '....\n....\n....\n....\n',
      [0, 1],
      '1 is left for r1c1: 2, 3 and 4 were excluded earlier',
    );
  });
  it('is its explanation without the position before it, and that of other techniques always', () => {
    const puzzle = onlyPuzzle('123.\n....\n....\n....\n');
    const before = positionOf(puzzle.grid, puzzle.givens);
    const step = { ...single(3, 4), technique: { id: 'naked-single', explain: () => 'explained' } } as unknown as Step;
    assert.equal(reasonOf(puzzle, step), 'explained');
    assert.equal(reasonOf(puzzle, step, before), 'Only 4 is left for r1c4: 1, 2 and 3 are in row 1.');
    const other = { ...step, technique: { ...step.technique, id: 'full-house' } } as unknown as Step;
    assert.equal(reasonOf(puzzle, other, before), 'explained');
  });
  describe('names rules', () => {
    check(
      'instead of houses, if they exclude more',
      rules('1...\n....\n....\n....\n', 'cage 3: r1c1 r1c2'),
      [1, 2],
      '2 is left for r1c2: cage 3 in r1c12 with 1 in r1c1 leaves 2',
    );
    check(
      'only if they leave the digit',
      rules('1...\n....\n....\n....\n', 'cage 3: r1c1 r1c2'),
      [1, 3],
      '3 is left for r1c2: 1 is in row 1; 2 and 4 were excluded earlier',
    );
    check(
      'that need houses after those that do not',
      rules('.2..\n....\n1...\n4...\n', 'cage 5: r1c1 r2c1', 'thermo: r1c2 r1c1'),
      [0, 3],
      '3 is left for r1c1: 1 and 4 are in column 1; thermo r1c2 r1c1 with 2 in r1c2 leaves 3 or 4',
    );
    check(
      'that need houses after houses, even if they exclude more',
      rules('...4\n.23.\n....\n....\n', 'cage 5: r1c1 r2c1'),
      [0, 1],
      '1 is left for r1c1: 4 is in row 1; 2 is in box 1; cage 5 in r12c1 with the candidates of its other cells leaves 1 or 4',
    );
    check(
      'once, with all that they exclude',
      rules('....\n...1\n....\n....\n', 'cage 4: r1c1 r2c1'),
      [0, 1],
      '1 is left for r1c1: cage 4 in r12c1 with the candidates of its other cells leaves 1',
    );
    check(
      'with each of their digits once',
      rules('.1..\n....\n4...\n....\n', 'sum 8: r1c1 r1c2 r3c3'),
      [0, 4],
      '4 is left for r1c1: sum 8 in r1c12,r3c3 with 1 in r1c2 and the candidates of its other cells leaves 4',
    );
  });
  describe('names earlier steps', () => {
    const grid = '12..\n....\n....\n....\n';
    check(
      'that exclude a digit from this cell',
      grid,
      [2, 3],
      '3 is left for r1c3: 1 and 2 are in row 1; 4 was excluded by A',
      [elimination(A, [2, 4])],
    );
    check(
      'and not those about other cells or digits that houses exclude',
      grid,
      [2, 3],
      '3 is left for r1c3: 1 and 2 are in row 1; 4 was excluded earlier',
      [elimination(A, [3, 4], [2, 1], [2, 2])],
    );
    check(
      'by technique, each once',
      '....\n....\n....\n....\n',
      [0, 1],
      '1 is left for r1c1: 2 and 4 were excluded by A; 3 was excluded by B',
      [elimination(A, [0, 2]), elimination(B, [0, 3]), elimination(A, [0, 4], [0, 2])],
    );
    check(
      'that are the first to exclude a digit',
      '....\n....\n....\n....\n',
      [0, 1],
      '1 is left for r1c1: 2 and 3 were excluded by A; 4 was excluded by C',
      [elimination(A, [0, 2], [0, 3]), elimination(B, [0, 3]), elimination(C, [0, 3], [0, 4])],
    );
  });
});
