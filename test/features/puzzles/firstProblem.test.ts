import assert from 'node:assert/strict';
import { firstProblem } from '../../../src/features/puzzles/firstProblem';
import { parse } from '../../../src/text/parser/parser';

const GRID = '1...\n....\n....\n...2\n';

/** Compares the first problem in the first puzzle of a text: its text, the message, and the number of problems. */
function check(text: string, ...expected: readonly [part: string, message: string, count: number] | []): void {
  const [puzzle] = parse(text).puzzles;
  const problem = firstProblem(puzzle);
  const at = problem && text.slice(puzzle.start + problem.start, puzzle.start + problem.end);
  assert.deepEqual(problem ? [at, problem.message, problem.count] : [], expected);
}

describe('the first problem of a puzzle', () => {
  it('is absent in a complete puzzle', () => check(`One\n${GRID}[Rules]\ndiagonals\n`));
  it('is in the grid', () =>
    check(
      `One\n${GRID.replace('2', '7')}`,
      '7',
      '"7" is not a digit of a 4x4 puzzle: use 1-4, or . for an empty cell',
      1,
    ));
  it('is in the rules', () =>
    check(`One\n${GRID}[Rules]\nanti-king\nante-king\n`, 'ante-king', '"ante-king" is not a rule. Use "anti-king"', 1));
  it('is in the grid before one in the rules', () =>
    check(
      `${GRID.replace('2', '7')}[Rules]\nante-king\n`,
      '7',
      '"7" is not a digit of a 4x4 puzzle: use 1-4, or . for an empty cell',
      2,
    ));
  it('counts a wrong total of several cages once', () => {
    const where = 'The cages that cover row 1 add up to 11, but its cells always add up to 10';
    check(`${GRID}[Rules]\ncage 4: r1c12\ncage 7: r1c34\n`, '4', where, 1);
  });
  it('is not a warning about a rule', () => check(`${GRID}[Rules]\ndiagonals\ndiagonals\n`));
  it('is the whole first line if the rules of the file have it', () =>
    check(`[Rules]\nante-king\n\n${GRID}`, '1...', 'The rules at the top of the file contain an error', 1));
});
