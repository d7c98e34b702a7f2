import assert from 'node:assert/strict';
import { countBits } from '../../../../src/core/cellSet';
import { digitsOf } from '../../../../src/core/grid';
import { makeCell } from '../../../../src/core/notation';
import type { Position } from '../../../../src/core/position';
import { findAllSteps } from '../../../../src/core/techniques/index';
import { sueDeCoq } from '../../../../src/core/techniques/intersections/sueDeCoq';
import { effectKey, makeStep } from '../../../../src/core/techniques/step';
import { subsets } from '../almostLockedSets/naiveSets';
import { explanationOf, linesOf } from '../drawing';
import { positionOfGrid, withCandidate } from '../pencilMarks';

function check(grid: string, ...lines: string[]): void {
  assert.deepEqual(linesOf(positionOfGrid(grid), sueDeCoq), lines);
}

/** Checks that there is no step if a cell has an additional candidate. */
function checkSpoilt(grid: string, cell: string, digit: number): void {
  assert.deepEqual(linesOf(withCandidate(positionOfGrid(grid), cell, digit), sueDeCoq), []);
}

function checkReason(grid: string, line: string, ...reason: string[]): void {
  assert.equal(explanationOf(positionOfGrid(grid), sueDeCoq, line), reason.join(' '));
}

const PLAIN = `
  .----------------.--------------.------------.
  | 4     6    128 | 12   7    3  | 58  258  9 |
  | 1289  28   5   | 129  6    4  | 7   28   3 |
  | 239   7    239 | 259  258  89 | 6   1    4 |
  :----------------+--------------+------------:
  | 18    9    18  | 6    4    2  | 3   7    5 |
  | 26    4    26  | 7    3    5  | 89  89   1 |
  | 5     3    7   | 8    9    1  | 4   6    2 |
  :----------------+--------------+------------:
  | 389   58   389 | 59   1    6  | 2   4    7 |
  | 7     258  4   | 3    258  89 | 1   59   6 |
  | 269   1    269 | 4    25   7  | 59  3    8 |
  '----------------'--------------'------------'`;

const EXTRA_DIGIT = `
  .---------.-------------.---------------.
  | 4  8  5 | 9    1  2   | 37   6    37  |
  | 9  2  1 | 37   6  37  | 4    5    8   |
  | 7  3  6 | 48   5  48  | 129  129  12  |
  :---------+-------------+---------------:
  | 6  7  2 | 145  3  145 | 15   8    9   |
  | 5  4  3 | 17   8  9   | 6    12   127 |
  | 1  9  8 | 6    2  57  | 57   3    4   |
  :---------+-------------+---------------:
  | 8  1  4 | 2    9  6   | 35   7    35  |
  | 3  5  7 | 18   4  18  | 129  129  6   |
  | 2  6  9 | 135  7  135 | 8    4    135 |
  '---------'-------------'---------------'`;

const EXTRA_DIGIT_TWICE = `
  .--------------.----------.--------------.
  | 79  679  679 | 3   2  1 | 458  45   48 |
  | 3   2    1   | 5   8  4 | 6    7    9  |
  | 58  48   45  | 7   9  6 | 1    3    2  |
  :--------------+----------+--------------:
  | 1   79   2   | 4   3  8 | 79   6    5  |
  | 4   3    78  | 6   5  9 | 2    1    78 |
  | 6   5    89  | 1   7  2 | 48   49   3  |
  :--------------+----------+--------------:
  | 59  49   459 | 2   6  7 | 3    8    1  |
  | 78  1    3   | 89  4  5 | 79   2    6  |
  | 2   678  67  | 89  1  3 | 45   459  47 |
  '--------------'----------'--------------'`;

/** By the definition: every choice of cells of a crossing, of its line and of its box. */
function naiveEffects({ geometry, candidates, empty }: Position): Set<string> {
  const effects = new Set<string>();
  const maskOf = (cells: readonly number[]) => cells.reduce((all, cell) => all | candidates[cell], 0);
  const lose = (cells: readonly number[], mask: number) =>
    cells.flatMap(cell => digitsOf(candidates[cell] & mask).map(digit => ({ cell, digit })));
  for (const line of geometry.houses.slice(0, 18)) {
    for (const box of geometry.houses.slice(18)) {
      const [row, square] = [line, box].map(({ cells }) => [...cells].filter(cell => empty.has(cell)));
      for (const crossing of subsets(row.filter(cell => square.includes(cell)))) {
        const mask = maskOf(crossing);
        const rest = (cells: readonly number[], own: readonly number[] = []) =>
          cells.filter(cell => !crossing.includes(cell) && !own.includes(cell));
        const taken = (cells: readonly number[]) => cells.length - countBits(maskOf(cells) & ~mask);
        const eligible = (cells: readonly number[]) =>
          subsets(rest(cells)).filter(part => (maskOf(part) & mask) !== 0 && taken(part) > 0);
        const inBoxes = crossing.length < 2 ? [] : eligible(square);
        for (const inLine of inBoxes.length === 0 ? [] : eligible(row)) {
          for (const inBox of inBoxes) {
            const [ofLine, ofBox] = [maskOf(inLine), maskOf(inBox)];
            if (taken(inLine) + taken(inBox) !== countBits(mask) - crossing.length) continue;
            if ((ofLine & ofBox & mask) !== 0 || inLine.some(cell => inBox.includes(cell))) continue;
            const eliminations = [
              ...lose(rest(row, inLine), (mask & ~ofBox) | ofLine),
              ...lose(rest(square, inBox), (mask & ~ofLine) | ofBox),
            ];
            const step = makeStep({ technique: sueDeCoq, digits: [], houses: [], cells: [], eliminations });
            if (step) effects.add(effectKey(step));
          }
        }
      }
    }
  }
  return effects;
}

describe('Sue de Coq', () => {
  const plain = 'Sue de Coq: r23c4 - {1259} (r7c4 - {59}, r1c4 - {12}) => r3c5<>2';
  const twice = 'Sue de Coq: r13c3 - {45679} (r569c3 - {6789}, r3c12 - {458}) => r7c3<>9';
  it('divides the digits of a crossing between line and box', () => check(PLAIN, plain));
  it('may have digits that the crossing lacks, with an additional cell for each', () => {
    check(
      EXTRA_DIGIT,
      'Sue de Coq: r45c4 - {1457} (r38c4 - {148}, r6c6 - {57}) => r9c4<>1, r4c6<>5',
      'Sue de Coq: r13c7 - {12379} (r67c7 - {357}, r3c89 - {129}) => r4c7<>5',
    );
    check(EXTRA_DIGIT_TWICE, twice);
  });
  it('needs a cell for each digit', () => checkSpoilt(PLAIN, 'r7c4', 8));
  it('may not have a digit of the crossing on both sides', () => checkSpoilt(PLAIN, 'r1c4', 5));
  it('is found in any such position', () => {
    for (const grid of [PLAIN, EXTRA_DIGIT, EXTRA_DIGIT_TWICE]) {
      let position = positionOfGrid(grid);
      // The same with more candidates, as if fewer eliminations had been made.
      for (const cell of position.empty.cells().filter((_, i) => i % 3 === 0)) {
        for (let digit = 1 + (cell % 2); digit <= 9; digit += 2) {
          position = withCandidate(position, makeCell(position.geometry, cell), digit);
        }
        assert.deepEqual(new Set(findAllSteps(position, [sueDeCoq]).map(effectKey)), naiveEffects(position));
      }
    }
  });
  it('is explained', () => {
    checkReason(
      PLAIN,
      plain,
      'r23c4 are in both column 4 and box 2.',
      'Together with r7c4 of the column and r1c4 of the box these are 4 cells.',
      'Each of their candidates can be in them only once, because all its places there are in column 4 or all in box 2.',
      'There are just enough digits to fill the cells, so each digit must be there.',
      'A digit whose places there are all in column 4 can be nowhere else in column 4.',
      'The same is true of box 2.',
    );
    checkReason(
      EXTRA_DIGIT_TWICE,
      twice,
      'r13c3 are in both column 3 and box 1.',
      'Together with r569c3 of the column and r3c12 of the box these are 7 cells.',
      'Each of their candidates can be in them only once, because all its places there are in column 3 or all in box 1 (except 8: once in r569c3 and once in r3c12).',
      'There are just enough digits to fill the cells, so each digit must be there.',
      'A digit whose places there are all in column 3 can be nowhere else in column 3.',
      'The same is true of box 1.',
    );
  });
});
