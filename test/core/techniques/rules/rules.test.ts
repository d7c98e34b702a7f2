/** Techniques of rules in grids with little more than a rule. */

import type { Position } from '../../../../src/core/position';
import { check, checkExplained } from '../checks';
import { ruled } from './ruled';

/** Checks all steps of a technique in a position. */
function finds(id: string, position: Position, ...steps: readonly string[]): void {
  it(`${id}: ${steps[0] ?? 'none'}`, () => check(id, position, ...steps));
}

/** Defines a test of the explanation of a technique's first step. */
function explains(id: string, position: Position, why: string): void {
  it(`${id}: is explained`, () => checkExplained(id, position, why));
}

/** Checks the first step of a technique, and its explanation. */
function proves(id: string, position: Position, step: string, why: string): void {
  finds(id, position, step);
  explains(id, position, why);
}

/** Finds one step of a technique by its beginning. */
const stepOf =
  (id: string, name: string) =>
  (rules: string, step: string, givens = '', size = 9): void =>
    finds(id, ruled(rules, givens, size), `${name}: ${step}`);

describe('techniques of rules', () => {
  proves(
    'pair-clue',
    ruled('black dot: r4c4 r4c5'),
    'Pair Clue: black dot r4c4 r4c5 => r4c45<>5, r4c45<>7, r4c45<>9',
    'Black dot r4c4 r4c5: One of the two digits next to a black dot is double the other, such as 3 and 6. In all ways to fill these cells from their candidates, each of r4c45 holds 1, 2, 3, 4, 6 or 8. So r4c45 cannot hold 5, 7 or 9.',
  );
  finds('pair-clue', ruled('x: r1c1 r1c2', 'r1c9=3'), 'Pair Clue: X r1c1 r1c2 => r1c12<>5, r1c12<>7');
  finds('pair-clue', ruled('greater: r1c1 > r1c2', '', 4), 'Pair Clue: greater r1c1 > r1c2 => r1c1<>1, r1c2<>4');
  finds(
    'pair-clue',
    ruled('non-consecutive', 'r1c1=2 r2c2=4', 4),
    'Pair Clue: non-consecutive r1c3 r2c3 => r1c3<>1',
    'Pair Clue: non-consecutive r2c3 r2c4 => r2c4<>1, r2c34<>2',
    'Pair Clue: non-consecutive r2c3 r3c3 => r3c3<>1, r3c3<>2',
    'Pair Clue: non-consecutive r2c4 r3c4 => r3c4<>2',
    'Pair Clue: non-consecutive r3c1 r3c2 => r3c1<>1',
    'Pair Clue: non-consecutive r3c2 r3c3 => r3c3<>1, r3c3<>2',
    'Pair Clue: non-consecutive r3c2 r4c2 => r4c2<>1, r34c2<>2',
    'Pair Clue: non-consecutive r4c2 r4c3 => r4c3<>2',
  );

  proves(
    'thermo-bounds',
    ruled('thermo: r2c2 r2c3 r3c4'),
    'Thermo Bounds: thermo r2c2 r2c3 r3c4 => r2c3,r3c4<>1, r3c4<>2, r2c2<>8, r2c23<>9',
    'Thermo r2c2 r2c3 r3c4: Digits increase from the bulb to the end of the line. Given the candidates, the digits, starting at the bulb, are at least 1, 2 and 3, and at most 7, 8 and 9. So r2c2 cannot hold 8 or 9, r2c3 cannot hold 1 or 9 and r3c4 cannot hold 1 or 2.',
  );
  finds(
    'thermo-bounds',
    ruled('slow thermo: r2c2 r3c4 r4c6', 'r2c1=1 r4c1=9'),
    'Thermo Bounds: slow thermo r2c2 r3c4 r4c6 => r3c4,r4c6<>1, r2c2,r3c4<>9',
  );

  proves(
    'cage-combination',
    ruled('cage 7: r1c1 r1c2 r2c1'),
    'Cage Combination: cage 7 in r1c12,r2c1 => r1c12,r2c1<>3, r1c12,r2c1<>5, r1c12,r2c1<>6, r1c12,r2c1<>7, r1c12,r2c1<>8, r1c12,r2c1<>9',
    'Cage 7 in r1c12,r2c1: The digits of a cage are different and add up to its sum, if it has one. The candidates allow only 1+2+4. So r1c12,r2c1 cannot hold 3, 5, 6, 7, 8 or 9.',
  );
  finds(
    'cage-combination',
    ruled('cage 15: r4c4 r4c5', 'r4c1=8'),
    'Cage Combination: cage 15 in r4c45 => r4c45<>1, r4c45<>2, r4c45<>3, r4c45<>4, r4c45<>5, r4c45<>7',
  );
  finds(
    'cage-combination',
    ruled('cage 20: r1c1 r1c2 r1c3', 'r1c9=9'),
    'Cage Combination: cage 20 in r1c123 => r1c123<>1, r1c123<>2, r1c123<>3, r1c123<>4, r1c123<>6',
  );

  finds(
    'cage-locking',
    ruled('cage 3: r4c3 r4c4', '', 4),
    'Cage Locking: 1 of cage 3 in r4c34 => r3c34,r4c12<>1',
    'Cage Locking: 2 of cage 3 in r4c34 => r3c34,r4c12<>2',
  );
  explains(
    'cage-locking',
    ruled('cage 3: r4c3 r4c4', '', 4),
    'Cage 3 in r4c34: The digits of a cage are different and add up to its sum, if it has one. The candidates allow only 1+2, so one of its cells holds 1, and only r4c34 can. No cell that sees all of these cells can hold it: r3c34,r4c12 cannot hold 1.',
  );
  finds('cage-locking', ruled('cage 7: r1c1 r1c2 r2c1', 'r3c3=4'));

  proves(
    'innies',
    ruled('cage 20: r1c1-r1c4\ncage 18: r1c5-r1c7'),
    'Innies: r1c89=7 in r1 => r1c89<>7, r1c89<>8, r1c89<>9',
    'Row 1 has the sum 45; the cages 18+20 add up to 38. So the remaining cells r1c89 have the sum 7. There are only these ways to fill r1c8 r1c9 from their candidates: 1 6, 2 5, 3 4, 4 3, 5 2 or 6 1. So r1c89 cannot hold 7, 8 or 9.',
  );
  finds(
    'innies',
    ruled('cage 20: r1c1-r1c4\ncage 20: r1c5-r1c8'),
    'Innies: r1c9=5 in r1 => r1c9<>1, r1c9<>2, r1c9<>3, r1c9<>4, r1c9<>6, r1c9<>7, r1c9<>8, r1c9<>9',
  );

  proves(
    'outies',
    ruled('cage 22: r1c1-r1c4\ncage 17: r1c5-r1c7\ncage 12: r1c8 r1c9 r2c9'),
    'Outies: r2c9=6 in r1 => r2c9<>1, r2c9<>2, r2c9<>3, r2c9<>4, r2c9<>5, r2c9<>7, r2c9<>8, r2c9<>9',
    'Row 1 has the sum 45; the cages 17+12+22 add up to 51. So r2c9, outside row 1, holds 6. So r2c9 cannot hold 1, 2, 3, 4, 5, 7, 8 or 9.',
  );

  proves(
    'whisper-line',
    ruled('whispers 5: r4c4 r4c5 r4c6'),
    'Whisper Line: whispers 5 r4c4 r4c5 r4c6 => r4c5<>4, r4c456<>5, r4c5<>6',
    'Whispers 5 r4c4 r4c5 r4c6: Neighbors on the line differ by at least 5. In all ways to fill these cells from their candidates, each of r4c46 holds 1, 2, 3, 4, 6, 7, 8 or 9 and r4c5 holds 1, 2, 3, 7, 8 or 9. So r4c46 cannot hold 5 and r4c5 cannot hold 4, 5 or 6.',
  );

  finds(
    'quad-digits',
    ruled('quad 1 2: r3c3', 'r3c8=1 r3c9=2'),
    'Quad Digits: quad 1 2 at r3c3 => r4c34<>3, r4c34<>4, r4c34<>5, r4c34<>6, r4c34<>7, r4c34<>8, r4c34<>9',
  );

  proves(
    'arrow-sum',
    ruled('arrow: r5c5 = r4c5 r3c5 r2c5'),
    'Arrow Sum: arrow r5c5 along r4c5 r3c5 r2c5 => r5c5<>1, r5c5<>2, r5c5<>3, r5c5<>4, r5c5<>5, r234c5<>7, r234c5<>8, r234c5<>9',
    'Arrow r5c5 along r4c5 r3c5 r2c5: The digits along an arrow add up to the digit in its circle. In all ways to fill these cells from their candidates, each of r234c5 holds a digit from 1 to 6 and r5c5 holds a digit from 6 to 9. So r234c5 cannot hold 7, 8 or 9 and r5c5 cannot hold 1, 2, 3, 4 or 5.',
  );

  finds(
    'renban-line',
    ruled('renban: r2c2 r2c3 r3c3 r3c4', 'r2c2=2'),
    'Renban Line: renban r2c2 r2c3 r3c3 r3c4 => r23c3,r3c4<>6, r23c3,r3c4<>7, r23c3,r3c4<>8, r23c3,r3c4<>9',
  );

  const diagonalSum = stepOf('diagonal-sum', 'Sum with Repeats');
  diagonalSum(
    'little killer 30: r1c6 down-right',
    'little killer 30 r1c6 r2c7 r3c8 r4c9 => r1c6,r2c7,r3c8,r4c9<>1, r1c6,r2c7,r3c8,r4c9<>2, r1c6,r4c9<>3',
  );
  diagonalSum(
    'sum 3: r1c1 r2c4',
    'sum 3 in r1c1,r2c4 => r1c1<>2, r1c1,r2c4<>3, r1c1,r2c4<>4, r1c1,r2c4<>5, r1c1,r2c4<>6, r1c1,r2c4<>7, r1c1,r2c4<>8, r1c1,r2c4<>9',
    'r2c9=1',
  );

  const equalSums = stepOf('equal-sums', 'Equal Sums');
  equalSums('region sum: r3c3 r3c4 r3c5', 'region sum r3c3 r3c4 r3c5 => r3c3<>1, r3c3<>2, r3c45<>9');
  equalSums('zipper: r1c1 r1c2 r1c3', 'zipper r1c1 r1c2 r1c3 => r1c2<>1, r1c2<>2, r1c13<>9');
  equalSums('sum line 4: r1c1 r1c2 r1c3', 'sum line 4 r1c1 r1c2 r1c3 => r1c123<>2, r1c2<>4', '', 4);

  const lineClue = stepOf('line-clue', 'Line Clue');
  lineClue('between: r5c2 r5c3 r5c4 r5c5', 'between r5c2 r5c3 r5c4 r5c5 => r5c34<>1, r5c34<>9');
  finds('line-clue', ruled('palindrome: r1c1 r1c2 r2c3 r3c4', 'r3c9=7'));
  lineClue('lockout: r1c1 r1c2 r1c3', 'lockout 4 r1c1 r1c2 r1c3 => r1c2<>3, r1c2<>4, r1c2<>5, r1c2<>6', 'r1c1=2');
  explains(
    'line-clue',
    ruled('lockout 7: r1c1 r2c2 r3c3'),
    'Lockout 7 r1c1 r2c2 r3c3: The digits of the two ends differ by at least 7. The digits of the other cells are neither between them nor equal to one of them. There are only these ways to fill r1c1 r2c2 r3c3 from their candidates: 2 1 9, 9 1 2, 1 9 8 or 8 9 1. So r1c1,r3c3 cannot hold 3, 4, 5, 6 or 7 and r2c2 cannot hold 2, 3, 4, 5, 6, 7 or 8.',
  );
  explains(
    'arrow-sum',
    ruled('arrow: r5c5 r5c6 = r4c6 r3c6 r2c6'),
    'Arrow r5c5 r5c6 along r4c6 r3c6 r2c6: The digits of a pill are read as one number, to which the digits along its arrow add up. In all ways to fill these cells from their candidates, r4c6 holds a digit from 2 to 9 and r5c5 holds 1 or 2. So r4c6 cannot hold 1 and r5c5 cannot hold 3, 4, 5, 6, 7, 8 or 9.',
  );
  finds(
    'arrow-sum',
    ruled('arrow: r9c9 = r8c8 r7c7 r6c6 r5c5 r4c4', 'r9c9=9'),
    'Arrow Sum: arrow r9c9 from r8c8 to r4c4 => r7c7,r8c8<>3, r4c4,r5c5,r6c6,r7c7,r8c8<>4, r4c4,r5c5,r6c6,r7c7,r8c8<>5, r4c4,r5c5,r6c6,r7c7,r8c8<>6, r4c4,r5c5,r6c6,r7c7,r8c8<>7, r4c4,r5c5,r6c6,r7c7,r8c8<>8, r4c4,r5c5,r6c6<>9',
  );
  lineClue(
    'entropic: r1c1 r1c2 r1c3 r2c4',
    'entropic r1c1 r1c2 r1c3 r2c4 => r2c4<>4, r2c4<>5, r2c4<>6, r2c4<>7, r2c4<>8, r2c4<>9',
    'r1c1=1',
  );
  lineClue(
    'modular 3: r1c1 r1c2 r1c3 r2c4',
    'modular 3 r1c1 r1c2 r1c3 r2c4 => r2c4<>2, r2c4<>3, r2c4<>5, r2c4<>6, r2c4<>8, r2c4<>9',
    'r1c1=1',
  );

  proves(
    'sandwich-sum',
    ruled('sandwich 35: r4'),
    'Sandwich Sum: sandwich 35 of row 4 => r4c2345678<>1, r4c19<>2, r4c19<>3, r4c19<>4, r4c19<>5, r4c19<>6, r4c19<>7, r4c19<>8, r4c2345678<>9',
    'Sandwich 35 of row 4: The digits between 1 and 9 in the row or column of a clue add up to it. In all ways to fill these cells from their candidates, each of r4c19 holds 1 or 9 and each of r4c2345678 holds a digit from 2 to 8. So r4c19 cannot hold 2, 3, 4, 5, 6, 7 or 8 and r4c2345678 cannot hold 1 or 9.',
  );

  const outsideClue = stepOf('outside-clue', 'Outside Clue');
  outsideClue(
    'x-sum 3: r4 left',
    'x-sum 3 of row 4 from the left => r4c13456789<>1, r4c23456789<>2, r4c12<>3, r4c12<>4, r4c12<>5, r4c12<>6, r4c12<>7, r4c12<>8, r4c12<>9',
  );
  outsideClue(
    'skyscraper 4: c2 top',
    'skyscraper 4 of column 2 from the top => r234c2<>1, r134c2<>2, r124c2<>3, r123c2<>4',
    '',
    4,
  );
  outsideClue(
    'numbered room 4: r1 left',
    'numbered room 4 of row 1 from the left => r1c2<>1, r1c2<>3, r1c34<>4',
    'r1c1=2',
    4,
  );

  finds(
    'cage-arrangement',
    ruled('cage 8: r1c1 r1c2 r1c3', 'r5c1=1 r6c2=1'),
    'Cage Arrangement: cage 8 in r1c123 => r1c3<>2, r1c3<>3, r1c3<>4, r1c3<>5, r1c123<>6, r1c123<>7, r1c123<>8, r1c123<>9',
  );

  proves(
    'innies-and-outies',
    ruled('cage 24: r1c1-r1c4\ncage 20: r1c5 r1c6 r1c7 r2c7'),
    'Innies and Outies: r1c89-r2c7=1 in r1 => r1c89,r2c7<>1, r2c7<>2, r2c7<>3, r1c89<>9',
    'Row 1 has the sum 45; the cages 24+20 add up to 44. So the sum of the remaining cells r1c89 is 1 more than the digit in r2c7, outside row 1. In all ways to fill these cells from their candidates, each of r1c89 holds a digit from 2 to 8 and r2c7 holds a digit from 4 to 9. So r1c89 cannot hold 1 or 9 and r2c7 cannot hold 1, 2 or 3.',
  );

  explains(
    'clue-conflict',
    ruled('cage 3: r1c1 r2c1', '', 4),
    'Cage 3 in r12c1: The digits of a cage are different and add up to its sum, if it has one. Suppose r1c2 is 1 or 2. Then its peers among r12c1 lose that digit, and the remaining candidates leave no way to fill these cells. So r1c2 cannot hold 1 or 2.',
  );

  finds(
    'combined-clues',
    ruled('thermo: r1c1 r2c2\nthermo: r2c2 r3c3', '', 4),
    'Combined Clues: thermo r1c1 r2c2 and thermo r2c2 r3c3 => r2c2,r3c3<>1, r3c3<>2, r1c1<>3, r1c1,r2c2<>4',
    'Combined Clues: thermo r1c1 r2c2 and box 1 => r2c2<>1, r1c1<>4',
  );
});
