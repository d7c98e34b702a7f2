import assert from 'node:assert/strict';
import { makeLine } from '../../../../src/core/notation';
import { positionOf } from '../../../../src/core/position';
import { parse } from '../../../../src/text/parser/parser';
import { JIGSAW_5, JIGSAW_7, LATIN_7, SOLUTION_5, SOLUTION_7 } from '../../../text/withoutBoxes';
import { solveLogically } from '../walks';

/** Asserts that the path of a puzzle leads to its solution. */
function check(text: string, solution: string): void {
  const { outcome, end } = solveLogically(positionOf(parse(text).puzzles[0].grid));
  assert.equal(outcome, 'solved');
  assert.equal(makeLine(end.digits), solution);
}

describe('paths of puzzles without rectangular boxes solve', () => {
  it('a jigsaw of 7x7', () => check(JIGSAW_7, SOLUTION_7));
  it('a jigsaw of 5x5', () => check(JIGSAW_5, SOLUTION_5));
  it('a Latin square', () => check(LATIN_7, '1234567234567134567124567123567123467123457123456'));
});
