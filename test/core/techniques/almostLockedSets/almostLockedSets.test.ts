import assert from 'node:assert/strict';
import type { Position } from '../../../../src/core/position';
import { alsXyChain } from '../../../../src/core/techniques/almostLockedSets/alsXyChain';
import { alsXyWing } from '../../../../src/core/techniques/almostLockedSets/alsXyWing';
import { alsXz } from '../../../../src/core/techniques/almostLockedSets/alsXz';
import { deathBlossom } from '../../../../src/core/techniques/almostLockedSets/deathBlossom';
import type { Technique } from '../../../../src/core/techniques/step';
import { withOnly } from '../checks';
import { explanationOf, linesOf } from '../drawing';
import { positionOfGrid, withCandidate } from '../pencilMarks';

function check(technique: Technique, grid: string, line: string): void {
  const lines = linesOf(positionOfGrid(grid), technique);
  assert.ok(lines.includes(line), lines.join('\n'));
}

/** Checks that a step disappears when a cell gets an additional candidate. */
function checkSpoilt(technique: Technique, grid: string, evidence: string, cell: string, digit: number): void {
  const position = positionOfGrid(grid);
  const has = (where: Position) => linesOf(where, technique).some(line => line.includes(`: ${evidence} =>`));
  assert.ok(has(position));
  assert.ok(!has(withCandidate(position, cell, digit)));
}

function checkReason(technique: Technique, grid: string, line: string, ...reason: string[]): void {
  assert.equal(explanationOf(positionOfGrid(grid), technique, line), reason.join(' '));
}

const SINGLY = `
  .------------.----------------.------------.
  | 59   3   1 | 2     7   8    | 4   59   6 |
  | 459  45  6 | 3     1   59   | 8   2    7 |
  | 8    2   7 | 456   56  4569 | 59  3    1 |
  :------------+----------------+------------:
  | 46   8   2 | 4569  56  1    | 7   469  3 |
  | 7    9   3 | 8     2   46   | 1   46   5 |
  | 1    46  5 | 469   3   7    | 69  8    2 |
  :------------+----------------+------------:
  | 2    7   9 | 56    8   56   | 3   1    4 |
  | 3    1   4 | 7     9   2    | 56  56   8 |
  | 56   56  8 | 1     4   3    | 2   7    9 |
  '------------'----------------'------------'`;

const DOUBLY = `
  .-------------.---------------.-----------.
  | 7    2   9  | 145   15  145 | 3  8    6 |
  | 1    4   5  | 8     6   3   | 2  7    9 |
  | 8    3   6  | 7     9   2   | 4  1    5 |
  :-------------+---------------+-----------:
  | 6    8   4  | 9     3   7   | 1  5    2 |
  | 9    7   3  | 15    2   15  | 8  6    4 |
  | 25   15  12 | 6     4   8   | 7  9    3 |
  :-------------+---------------+-----------:
  | 35   9   8  | 2     7   45  | 6  34   1 |
  | 235  15  7  | 1345  15  6   | 9  234  8 |
  | 4    6   12 | 13    8   9   | 5  23   7 |
  '-------------'---------------'-----------'`;

const WING = `
  .------------.------------.-----------------.
  | 68  5    9 | 4   16  7  | 28    128   3   |
  | 1   4    7 | 89  2   3  | 5     6     89  |
  | 2   68   3 | 5   16  89 | 4     189   7   |
  :------------+------------+-----------------:
  | 67  1    8 | 2   37  59 | 369   359   4   |
  | 3   2    5 | 6   89  4  | 189   7     189 |
  | 9   67   4 | 1   37  58 | 2368  2358  56  |
  :------------+------------+-----------------:
  | 5   3    6 | 89  4   1  | 7     89    2   |
  | 78  789  2 | 3   5   6  | 189   4     189 |
  | 4   89   1 | 7   89  2  | 36    35    56  |
  '------------'------------'-----------------'`;

const TWO_DIGITS = `
  .------------.----------------.------------.
  | 59   3   1 | 2     7   8    | 4   59   6 |
  | 459  45  6 | 3     1   59   | 8   2    7 |
  | 8    2   7 | 4569  56  4569 | 59  3    1 |
  :------------+----------------+------------:
  | 46   8   2 | 4569  56  1    | 7   469  3 |
  | 7    9   3 | 8     2   46   | 1   46   5 |
  | 1    46  5 | 469   3   7    | 69  8    2 |
  :------------+----------------+------------:
  | 2    7   9 | 56    8   56   | 3   1    4 |
  | 3    1   4 | 7     9   2    | 56  56   8 |
  | 56   56  8 | 1     4   3    | 2   7    9 |
  '------------'----------------'------------'`;

const OVERLAPPING = `
  .-------------.---------------.---------------.
  | 3   19   8  | 6    159  7   | 459  145  2   |
  | 7   5    6  | 249  129  249 | 3    148  189 |
  | 19  2    4  | 8    159  3   | 7    6    159 |
  :-------------+---------------+---------------:
  | 4   3    19 | 5    7    8   | 69   2    169 |
  | 8   179  5  | 249  29   6   | 49   147  3   |
  | 6   79   2  | 1    3    49  | 8    457  579 |
  :-------------+---------------+---------------:
  | 2   4    3  | 7    8    1   | 56   9    56  |
  | 5   6    19 | 3    4    29  | 12   78   78  |
  | 19  8    7  | 29   6    5   | 12   3    4   |
  '-------------'---------------'---------------'`;

const CHAIN = `
  .------------.------------.---------------.
  | 2    5   8 | 19   6  19 | 7   4     3   |
  | 6    1   9 | 7    4  3  | 5   28    28  |
  | 47   47  3 | 5    2  8  | 1   6     9   |
  :------------+------------+---------------:
  | 3    49  5 | 124  8  14 | 6   129   7   |
  | 8    2   1 | 6    9  7  | 4   3     5   |
  | 49   6   7 | 124  3  5  | 28  1289  128 |
  :------------+------------+---------------:
  | 5    3   2 | 8    1  6  | 9   7     4   |
  | 19   8   6 | 349  7  49 | 23  5     12  |
  | 179  79  4 | 39   5  2  | 38  18    6   |
  '------------'------------'---------------'`;

const BLOSSOM = `
  .----------.-------------.---------------.
  | 2  7  4  | 9  36   36  | 568  1     58 |
  | 9  3  6  | 8  5    1   | 4    27    27 |
  | 8  1  5  | 2  4    7   | 36   36    9  |
  :----------+-------------+---------------:
  | 5  9  37 | 4  1    238 | 378  2378  6  |
  | 6  2  37 | 5  389  389 | 1    378   4  |
  | 4  8  1  | 6  7    23  | 35   9     25 |
  :----------+-------------+---------------:
  | 3  6  2  | 1  89   5   | 789  4     78 |
  | 7  4  8  | 3  2    69  | 69   5     1  |
  | 1  5  9  | 7  68   4   | 2    68    3  |
  '----------'-------------'---------------'`;

const SHARED_PETAL = `
  .------------.----------------.---------------.
  | 3   2   7  | 9    8    5    | 4    1     6  |
  | 6   1   4  | 27   237  237  | 9    5     8  |
  | 8   5   9  | 4    6    1    | 27   237   37 |
  :------------+----------------+---------------:
  | 5   67  8  | 67   1    9    | 3    4     2  |
  | 27  4   3  | 8    5    267  | 67   9     1  |
  | 1   9   26 | 3    27   4    | 8    67    5  |
  :------------+----------------+---------------:
  | 9   8   1  | 267  4    2367 | 5    2367  37 |
  | 27  3   5  | 1    9    8    | 267  267   4  |
  | 4   67  26 | 5    237  237  | 1    8     9  |
  '------------'----------------'---------------'`;

const ONE_MORE =
  'Each of these sets of cells has one more candidate than cells. If it lacks one of its digits, it holds all the others.';

describe('ALS-XZ', () => {
  const single = 'ALS-XZ: A=r6c27 {469}, B=r3c457 {4569}, X=9, Z=4 => r6c4<>4';
  const double = 'ALS-XZ: A=r67c1 {235}, B=r8c125 {1235}, X=2,3 => r8c4<>1, r8c4<>5';
  it('may be singly linked', () => check(alsXz, SINGLY, single));
  it('may be doubly linked', () => check(alsXz, DOUBLY, double));
  it('needs all places of the link to see each other', () => {
    checkSpoilt(alsXz, SINGLY, 'A=r6c27 {469}, B=r3c457 {4569}, X=9, Z=4', 'r6c2', 9);
    checkSpoilt(alsXz, SINGLY, 'A=r6c27 {469}, B=r3c457 {4569}, X=9, Z=4', 'r3c5', 9);
  });
  it('needs sets with at most one more candidate than cells', () => {
    checkSpoilt(alsXz, SINGLY, 'A=r6c27 {469}, B=r3c457 {4569}, X=9, Z=4', 'r3c5', 1);
  });
  it('is explained', () => {
    checkReason(
      alsXz,
      SINGLY,
      single,
      ONE_MORE,
      'If 4 is not in r6c27, then 9 is there. This excludes 9 from r3c457, so 4 is there.',
      'So r6c27 or r3c457 holds 4. A cell that sees all places for 4 in both sets cannot be 4.',
    );
    checkReason(
      alsXz,
      DOUBLY,
      double,
      'r67c1 and r8c125 each have one more candidate than cells, so each set lacks at most one of its digits.',
      'Neither 2 nor 3 can be in both sets, because all its places in one set see all its places in the other.',
      'So one set lacks 2, the other lacks 3, and each set holds all its other digits.',
      'A cell that sees all places for 2 or for 3 in both sets cannot hold that digit.',
      'A cell that sees all places for another digit in one set cannot hold that digit.',
    );
  });
});

describe('ALS-XY-Wing', () => {
  const line = 'ALS-XY-Wing: A=r6c5 {37}, B=r9c79 {356}, C=r6c29 {567}, X,Y=5,7, Z=3 => r6c7<>3';
  const two = 'ALS-XY-Wing: A=r3c57 {569}, B=r57c6 {456}, C=r5c8,r6c7 {469}, X,Y=4,9, Z=5,6 => r3c6<>5, r3c6<>6';
  it('links two sets by a third', () => check(alsXyWing, WING, line));
  it('may exclude several digits', () => check(alsXyWing, TWO_DIGITS, two));
  it('may have sets that overlap', () => {
    check(alsXyWing, OVERLAPPING, 'ALS-XY-Wing: A=r5c47 {249}, B=r589c7 {1249}, C=r5c5 {29}, X,Y=2,9, Z=4 => r5c8<>4');
  });
  it('needs both links', () => {
    const evidence = 'A=r6c5 {37}, B=r9c79 {356}, C=r6c29 {567}, X,Y=5,7, Z=3';
    checkSpoilt(alsXyWing, WING, evidence, 'r9c7', 5);
    checkSpoilt(alsXyWing, WING, evidence, 'r6c2', 5);
  });
  it('is explained', () => {
    checkReason(
      alsXyWing,
      TWO_DIGITS,
      two,
      ONE_MORE,
      'If 5 is not in r3c57, then 9 is there. This excludes 9 from r5c8,r6c7, so 4 is there. This excludes 4 from r57c6, so 5 is there.',
      'So r3c57 or r57c6 holds 5. A cell that sees all places for 5 in both sets cannot be 5. The same is true of 6.',
    );
  });
});

describe('ALS-XY-Chain', () => {
  const line = 'ALS-XY-Chain: 1- r1c4 {19} -9- r9c4 {39} -3- r69c7 {238} -2- r4c6,r6c4 {124} -1 => r4c4<>1';
  it('links four or more sets', () => {
    check(alsXyChain, CHAIN, line);
    check(
      alsXyChain,
      CHAIN,
      'ALS-XY-Chain: 14- r4c6,r6c4 {124} -2- r6c7 {28} -8- r8c79,r9c7 {1238} -1- r29c8 {128} -2- r4c268 {1249} -14 => r4c4<>1, r4c4<>4',
    );
  });
  it('may leave its first set by another digit than the first link', () =>
    check(
      alsXyChain,
      '9348.2.518.67.93425271.48966832915741753.6289492.78.13.59...1683689154...41687935',
      'ALS-XY-Chain: 4- r7c14 {247} -2- r7c45 {234} -3- r7c16 {237} -2- r57c5 {234} -3- r7c146 {2347} -4 => r7c5<>4',
    ));
  it('needs every link', () => {
    checkSpoilt(alsXyChain, CHAIN, '1- r1c4 {19} -9- r9c4 {39} -3- r69c7 {238} -2- r4c6,r6c4 {124} -1', 'r4c6', 2);
  });
  it('is explained', () => {
    checkReason(
      alsXyChain,
      CHAIN,
      line,
      ONE_MORE,
      'If 1 is not in r1c4, then 9 is there. This excludes 9 from r9c4, so 3 is there. This excludes 3 from r69c7,',
      'so 2 is there. This excludes 2 from r4c6,r6c4, so 1 is there.',
      'So r1c4 or r4c6,r6c4 holds 1. A cell that sees all places for 1 in both sets cannot be 1.',
    );
  });
});

describe('Death Blossom', () => {
  const line = 'Death Blossom: r1c7, -5- r6c7 {35}, -6- r3c8 {36}, -8- r4c37 {378} => r4c8<>3';
  it('needs a stem with more than one candidate', () =>
    assert.deepEqual(linesOf(withOnly({ r1c1: '1', r1c5: '12' }), deathBlossom), []));
  it('has a petal for each candidate of the stem', () => check(deathBlossom, BLOSSOM, line));
  it('may have one petal for several candidates', () => {
    check(deathBlossom, SHARED_PETAL, 'Death Blossom: r8c1, -2- r8c78 {267}, -7- r8c78 {267} => r7c8<>6');
  });
  it('needs a petal for each candidate', () => {
    checkSpoilt(deathBlossom, BLOSSOM, 'r1c7, -5- r6c7 {35}, -6- r3c8 {36}, -8- r4c37 {378}', 'r1c7', 7);
    checkSpoilt(deathBlossom, BLOSSOM, 'r1c7, -5- r6c7 {35}, -6- r3c8 {36}, -8- r4c37 {378}', 'r4c3', 8);
  });
  it('is explained', () => {
    checkReason(
      deathBlossom,
      BLOSSOM,
      line,
      ONE_MORE,
      'In r1c7, 5 excludes 5 from r6c7, 6 excludes 6 from r3c8 and 8 excludes 8 from r4c37.',
      'So one of the sets loses a digit, whichever digit r1c7 is. That set holds 3.',
      'A cell that sees all places for 3 in all the sets cannot hold it.',
    );
  });
});
