import assert from 'node:assert/strict';
import type { Contestant } from '../../bench/contestants/contestant';
import { type Answer, answerOf, faultOf, isRight, passOver, type Task } from '../../bench/task';

const PUZZLE = '12..3..22..343.1';
const SOLUTION = '1234341221434321';
/** A solved grid of another puzzle. */
const OTHER = '1243342121344312';
const AMBIGUOUS = '.'.repeat(16);
const CONTRADICTORY = '11..............';
const THREW = { threw: 'Error' };

describe('benchmark answers', () => {
  const check = (task: Task, line: string, answer: Answer, solutions: number, fault: string | undefined) => {
    assert.equal(faultOf(task, line, answer, solutions), fault);
    assert.equal(isRight(task, line, answer, solutions), fault === undefined);
  };

  it('include only valid solutions', () => {
    check('solve', PUZZLE, SOLUTION, 1, undefined);
    check('solve', PUZZLE, OTHER, 1, 'wrong');
    check('solve', PUZZLE, PUZZLE, 1, 'wrong');
    check('solve', PUZZLE, '', 1, 'wrong');
    check('solve', PUZZLE, 1, 1, 'wrong');
  });

  it('may be any of several solutions', () => {
    check('solve', AMBIGUOUS, SOLUTION, 2, undefined);
    check('solve', AMBIGUOUS, OTHER, 2, undefined);
    check('solve', AMBIGUOUS, AMBIGUOUS, 2, 'wrong');
  });

  it('may be no solution only if there is none', () => {
    check('solve', CONTRADICTORY, undefined, 0, undefined);
    check('solve', PUZZLE, undefined, 1, 'missing');
    check('solve', AMBIGUOUS, undefined, 2, 'missing');
    check('solve', CONTRADICTORY, SOLUTION, 0, 'wrong');
    check('solve', CONTRADICTORY, '', 0, 'wrong');
  });

  it('are wrong if the count is wrong', () => {
    for (const solutions of [0, 1, 2]) {
      for (const count of [0, 1, 2, 3]) {
        check('count', PUZZLE, count, solutions, count === solutions ? undefined : 'wrong');
      }
      check('count', PUZZLE, undefined, solutions, 'missing');
      check('count', PUZZLE, String(solutions), solutions, 'wrong');
    }
  });

  it('are never correct after an exception', () => {
    for (const solutions of [0, 1, 2]) {
      check('solve', PUZZLE, THREW, solutions, 'threw');
      check('count', PUZZLE, THREW, solutions, 'threw');
    }
  });
});

describe('benchmark tasks', () => {
  const contestant: Contestant = {
    name: 'test',
    from: 'here',
    sizes: [4],
    solve(line) {
      if (line === CONTRADICTORY) throw new Error('no');
      return line === PUZZLE ? SOLUTION : undefined;
    },
    count: (line, limit) => (line === AMBIGUOUS ? limit : 1),
  };

  it('distinguishes an exception from a missing answer', () => {
    assert.equal(answerOf(contestant, 'solve', PUZZLE), SOLUTION);
    assert.equal(answerOf(contestant, 'solve', AMBIGUOUS), undefined);
    assert.deepEqual(answerOf(contestant, 'solve', CONTRADICTORY), { threw: 'Error: no' });
  });

  it('counts to two', () => assert.equal(answerOf(contestant, 'count', AMBIGUOUS), 2));

  it('returns the answers of a pass', () => {
    const lines = [AMBIGUOUS, PUZZLE];
    assert.deepEqual(passOver(contestant, 'solve', lines)(), [undefined, SOLUTION]);
    assert.deepEqual(passOver(contestant, 'count', lines)(), [2, 1]);
  });

  it('passes all lines at once to contestants that accept them, except for counts', () => {
    const many: Contestant = { ...contestant, solveAll: lines => lines.map(() => OTHER) };
    assert.deepEqual(passOver(many, 'solve', [PUZZLE, PUZZLE])(), [OTHER, OTHER]);
    assert.deepEqual(passOver(many, 'count', [PUZZLE])(), [1]);
  });
});
