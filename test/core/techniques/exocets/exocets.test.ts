import assert from 'node:assert/strict';
import fc from 'fast-check';
import { bitOf } from '../../../../src/core/grid';
import { makeLine } from '../../../../src/core/notation';
import { finish } from '../../../../src/core/pausing';
import { allowedOf, type Position, positionOf } from '../../../../src/core/position';
import { countSolutions } from '../../../../src/core/solver/index';
import { exocetsIn } from '../../../../src/core/techniques/exocets/exocet';
import { exocetNets, exocets } from '../../../../src/core/techniques/exocets/index';
import { findAllSteps } from '../../../../src/core/techniques/index';
import { Names } from '../../../../src/core/techniques/names';
import { sized } from '../../../sizes';
import { RUNS } from '../../arbitraries';
import { explanationOf, linesOf } from '../drawing';
import { positionOfGrid, withCandidate } from '../pencilMarks';
import { techniqueOf } from '../positions';
import { anyPosition } from '../randomPositions';
import { validPuzzle } from '../randomPuzzles';
import { naiveExocets } from './naiveExocets';

const junior = techniqueOf('junior-exocet');
const senior = techniqueOf('senior-exocet');
const net = techniqueOf('exocet-forcing-net');

const JUNIOR = `
  .--------------.-----------------.---------------------.
  | 8   56   156 | 3    2     7    | 1469   149    469   |
  | 7   9    4   | 8    16    16   | 25     3      25    |
  | 2   3    16  | 4    9     5    | 7      18     68    |
  :--------------+-----------------+---------------------:
  | 5   4    67  | 69   3     2    | 8      79     1     |
  | 19  2    3   | 19   7     8    | 45     6      45    |
  | 19  678  678 | 169  5     4    | 3      2      79    |
  :--------------+-----------------+---------------------:
  | 34  58   589 | 7    1468  1369 | 12469  1489   24689 |
  | 34  1    789 | 2    468   369  | 469    5      46789 |
  | 6   78   2   | 5    148   19   | 149    14789  3     |
  '--------------'-----------------'---------------------'`;
const JUNIOR_STEP = 'Junior Exocet: 5,7,8 in r79c2 - r16c3 => r1c3<>1, r1c2,r7c3<>5, r16c3<>6, r7c2<>8';

/** Fails if a step excludes a candidate that some solution has. */
function assertTrueInAll(position: Position): number {
  const steps = findAllSteps(position, [...exocets.techniques, ...exocetNets.techniques]);
  for (const step of steps) {
    const { placements, eliminations } = step;
    const wrong = [
      ...eliminations.map(({ cell, digit }) => ({ cell, mask: bitOf(digit) })),
      ...placements.map(({ cell, digit }) => ({ cell, mask: position.candidates[cell] & ~bitOf(digit) })),
    ];
    for (const { cell, mask } of wrong) {
      const allowed = allowedOf(position);
      allowed[cell] = mask;
      const grid = { geometry: position.geometry, digits: position.digits, allowed };
      const what = `${new Names(position.geometry).step(step)} in ${makeLine(position.digits)}`;
      assert.equal(countSolutions(grid, 1), 0, what);
    }
  }
  return steps.length;
}

describe('exocets', () => {
  it('exclude other digits from targets, and certain digits around the cells', () => {
    assert.deepEqual(linesOf(positionOfGrid(JUNIOR), junior), [JUNIOR_STEP]);
    assert.equal(
      explanationOf(positionOfGrid(JUNIOR), junior, JUNIOR_STEP),
      [
        'r79c2 can only hold 5, 7 and 8. The two digits that they hold are nowhere else in column 2 and box 7.',
        'In rows 1, 6 and 8, all their other places except r16c3 are in two lines for each digit:',
        '5 in columns 5 and 8, 7 in columns 6 and 9, and 8 in column 1 and row 8.',
        'A digit needs three places there, and two lines have only two of them, so the third is r1c3 or r6c3.',
        'So r16c3 hold the same two digits as r79c2. So r1c3<>1, r16c3<>6, r7c2<>8.',
        '5 is one of the two digits in every case.',
        'So no other cell that sees both r79c2 or both r16c3 can hold it,',
        'nor can cells outside rows 1, 6 and 8 in its two lines. So r1c2,r7c3<>5.',
      ].join(' '),
    );
  });

  it('need all places for each digit except the targets in two lines', () => {
    const has = (position: Position) => linesOf(position, junior).some(line => line.includes('r79c2 - r16c3'));
    assert.ok(has(positionOfGrid(JUNIOR)));
    assert.ok(!has(withCandidate(positionOfGrid(JUNIOR), 'r6c9', 8)), 'another place in a cross-line');
    assert.ok(!has(withCandidate(positionOfGrid(JUNIOR), 'r7c2', 9)), 'another digit in the base cells');
    assert.ok(has(withCandidate(positionOfGrid(JUNIOR), 'r8c3', 5)), 'another place in the box of the base cells');
  });

  it('have nets from each pair of digits of the targets to the same conclusion', () => {
    const step = 'Exocet Forcing Net: 5,7,8 in r79c2 - r16c3 => r6c3=7';
    const position = positionOfGrid(JUNIOR);
    assert.ok(linesOf(position, net).includes(step));
    const [reason, , ...lines] = explanationOf(position, net, step).split('\n');
    assert.match(
      reason,
      / Try each pair of digits for r1c3 and r6c3\. .* One pair leads to a contradiction\. So r6c3=7\.$/,
    );
    assert.deepEqual(lines, ['r9c2<>7 r9c8=7 r4c8<>7', 'r9c2<>7 r8c3=7 r4c3<>7 r4c8=7']);
  });

  it('are those of the definition', () => {
    let count = 0;
    fc.assert(
      fc.property(anyPosition, ({ position }) => {
        const found = finish(exocetsIn(position)).map(({ base, targets }) => {
          const sorted = [...targets].sort((a, b) => a - b);
          return `${base} / ${sorted}`;
        });
        count += found.length;
        assert.deepEqual(found.sort(), naiveExocets(position));
      }),
      { ...RUNS, numRuns: sized(12, 500) },
    );
    assert.ok(count > 0);
  });

  it('are true in the solution', () => {
    let count = 0;
    fc.assert(
      fc.property(anyPosition, ({ position, solution }) => {
        for (const { placements, eliminations } of findAllSteps(position, [junior, senior, net])) {
          count++;
          for (const { cell, digit } of placements) assert.equal(solution[cell], digit);
          for (const { cell, digit } of eliminations) assert.notEqual(solution[cell], digit);
        }
      }),
      { ...RUNS, numRuns: sized(30, 3000) },
    );
    assert.ok(count > 0);
  });

  it('are true in every solution of puzzles with several solutions', () => {
    let count = 0;
    fc.assert(
      fc.property(validPuzzle, fc.array(fc.nat(80), { minLength: 1, maxLength: 6 }), ({ grid, solution }, blanks) => {
        const digits = solution.map((digit, cell) => ((cell * 7 + blanks[0]) % 3 === 0 ? digit : grid.digits[cell]));
        for (const cell of blanks) digits[cell] = 0;
        count += assertTrueInAll(positionOf({ ...grid, digits }));
      }),
      { ...RUNS, numRuns: sized(30, 3000) },
    );
    assert.ok(count > 0);
  });
});
