import assert from 'node:assert/strict';
import { progressOf } from '../../../src/features/puzzles/progress';
import { finish } from '../../../src/text/work';
import { Edited, opened } from '../../text/document/edited';
import { EASY, EASY_SOLVED } from '../../text/texts';

describe('the command to check progress', () => {
  const check = (edited: Edited, message: string) => {
    const puzzle = edited.puzzle();
    assert.equal(finish(progressOf(puzzle, edited.document.givens.originalOf(puzzle))).message, message);
  };
  it('names only the wrong entries', () => {
    check(opened().edit(2, 1, '1'), 'One entry is wrong: r1c3.');
    check(opened().edit(2, 1, '1').edit(3, 1, '6').edit(5, 1, '2'), '2 entries are wrong: r1c3 and r1c6.');
  });
  it('names a wrong entry that breaks a rule', () => check(opened().edit(2, 1, '5'), 'One entry is wrong: r1c3.'));
  it('reports that all entries are correct', () =>
    check(opened().edit(2, 1, '4').edit(3, 1, '6'), 'Both entries are correct.'));
  it('names givens that were deleted', () => {
    check(opened().edit(0, 1, '.'), 'The given in r1c1 is missing.');
    check(opened().edit(0, 2, '..').edit(2, 1, '4'), 'The entry is correct. 2 givens are missing: r1c1 and r1c2.');
  });
  it('reports that there is no entry yet', () =>
    check(opened(), 'There is no entry to check. Every digit of this puzzle is a given.'));
  it('reports a solved puzzle', () =>
    check(opened().edit(0, EASY.length, EASY_SOLVED), 'The puzzle is solved, and every entry is correct.'));
  it('reports an empty grid, but not an empty grid with rules', () => {
    const blank = '....\n....\n....\n....\n';
    check(new Edited(blank), 'The grid is empty. Enter the givens of a puzzle first.');
    check(
      new Edited(`${blank}\n[Rules]\nanti-knight\n`),
      'The givens have more than one solution, so no entry is definitely wrong. The puzzle can still be completed.',
    );
  });
  it('cannot decide without a unique solution', () =>
    check(
      new Edited(EASY.replace('53', '..').replace('6', '.').replace('98', '..')),
      'The givens have more than one solution, so no entry is definitely wrong. The puzzle can still be completed.',
    ));
  it('suspects a digit if the givens themselves have no solution', () =>
    check(
      new Edited('1.3.\n..1.\n.1.4\n4...'),
      'This puzzle has no solution. It has one without r2c3, so look there first.',
    ));
});
