import assert from 'node:assert/strict';
import { finish } from '../../../../src/core/pausing';
import { findSuspicions } from '../../../../src/core/solver/wrongDigits';
import { diagnose } from '../../../../src/features/diagnostics/index';
import { statusOf } from '../../../../src/features/puzzles/status';
import { parse } from '../../../../src/text/parser/parser';
import type { Puzzle } from '../../../../src/text/puzzle';
import { findingsIn, verdictOf } from '../../../package/findings';
import { EASY, marked, unmarked } from '../../../text/texts';
import { opened, shownBy } from '../checkedDocument';

/** The puzzle with some of its digits as givens, chosen by their indexes. */
const withGivens = (puzzle: Puzzle, isGiven: (cell: number) => boolean): Puzzle => ({
  ...puzzle,
  givens: puzzle.grid.digits.map((digit, cell) => (isGiven(cell) ? digit : 0)),
});
const check = (markedText: string, messages: string[], isGiven = (_: number) => true) => {
  const { text } = unmarked(markedText);
  const [puzzle] = parse(text).puzzles;
  const found = findingsIn(withGivens(puzzle, isGiven)).filter(({ code }) => code === 'wrong-digit');
  assert.equal(marked(text, found), markedText);
  assert.deepEqual(
    found.map(({ message }) => message),
    messages,
  );
  return found;
};

const PAIR = 'This puzzle has no solution. Without the 1 in r1c1 and the 4 in r2c2';
/** The 1 breaks no rule, but box 2 then has no cell for 4. */
const WRONG = '1.3.\n..«1».\n.1.4\n4...';
/** The same if nothing is known about its digits: without the 3, or the 4, there is a solution too. */
const SUSPECTED = '1.«3».\n..«1».\n.1.«4»\n4...';

describe('wrong-digit', () => {
  it('is marked if there is a solution without it, even where there is exactly one without another digit', () => {
    const says = (what: string, has: string) => `This puzzle has no solution. Without the ${what} it has ${has}`;
    check(SUSPECTED, [says('1 in r2c3', 'one'), says('3 in r1c3', 'several'), says('4 in r3c4', 'several')]);
  });
  it('is certain if the givens have one solution', () =>
    check(
      WRONG,
      ['r2c3 cannot be 1: the givens have only one solution, and it has another digit here'],
      cell => cell !== 6,
    ));
  it('is marked as one of several suspects', () => {
    const says = (digit: number, cell: string) =>
      `This puzzle has no solution. Without the ${digit} in ${cell} it has several`;
    check('«1»..«3»\n....\n...«4»\n.«2»..', [says(1, 'r1c1'), says(3, 'r1c4'), says(4, 'r3c4'), says(2, 'r4c2')]);
  });
  it('names the other cell of a pair', () => {
    const [puzzle] = parse('1234\n3412\n2143\n4321').puzzles;
    const wrong = [{ cells: [0, 5], isCertain: false }];
    const found = diagnose(puzzle, 'off', { kind: 'contradictory' }, wrong);
    assert.deepEqual(
      found.map(({ start, message, related }) => [start, message, related.map(other => other.message)]),
      [
        [0, `${PAIR} it has several`, ['r2c2 must be cleared too']],
        [6, `${PAIR} it has several`, ['r1c1 must be cleared too']],
      ],
    );
  });
  it('has a number for each suspicion of several cells, and what is related only where it is not certain', () => {
    const [puzzle] = parse('1234\n3412\n2143\n4321').puzzles;
    const factsOf = (...suspicions: { cells: number[]; isCertain: boolean }[]) =>
      diagnose(puzzle, 'off', { kind: 'contradictory' }, suspicions).map(({ start, fault, related }) => [
        start,
        fault,
        related.map(other => [other.start, other.end]),
      ]);
    const [one, pair, other] = [
      { cells: [3], isCertain: false },
      { cells: [0, 5], isCertain: false },
      { cells: [5, 15], isCertain: false },
    ];
    assert.deepEqual(factsOf(one), [[3, undefined, []]]);
    assert.deepEqual(factsOf(one, pair, other), [
      [3, undefined, []],
      [0, 1, [[6, 7]]],
      [6, 1, [[0, 1]]],
      [18, 2, [[6, 7]]],
    ]);
    assert.deepEqual(factsOf({ cells: [0, 5], isCertain: true }), [
      [0, undefined, []],
      [6, undefined, []],
    ]);
  });
  it('is not reported with a conflict', () => check('11..\n....\n....\n....', []));
  it('is not reported in a valid puzzle', () => check(EASY, []));
  it('replaces no-solution, and no cell is forced', () => {
    const [puzzle] = parse(unmarked(WRONG).text).puzzles;
    const codes = new Set(findingsIn(puzzle).map(({ code }) => code));
    assert.deepEqual([...codes].sort(), ['no-place', 'wrong-digit']);
  });
  it('is found when a document is checked', () => {
    const { checking } = opened([`${'.'.repeat(80)}1`, unmarked(WRONG).text.replaceAll('\n', '')]);
    for (const _ of checking.work(() => {}));
    assert.deepEqual(
      shownBy(checking)
        .filter(({ severity }) => severity === 'error')
        .map(({ code }) => code),
      ['wrong-digit', 'no-place', 'wrong-digit', 'no-place', 'wrong-digit'],
    );
  });
  it('is called suspected in the status where one of several suspects is wrong', () => {
    const [puzzle] = parse('1..3\n....\n...4\n.2..').puzzles;
    const suspicions = finish(findSuspicions(puzzle.grid, puzzle));
    assert.equal(
      statusOf(puzzle, { verdict: verdictOf(puzzle.grid), suspicions }),
      '4x4 · 4 givens · no solution · 4 suspected digits',
    );
  });
  it('is counted in the status, and among the givens unless it is an entry', () => {
    const [puzzle] = parse(unmarked(WRONG).text).puzzles;
    const found = finish(findSuspicions(puzzle.grid, puzzle));
    const status = (of: Puzzle, suspicions = found) => statusOf(of, { verdict: verdictOf(of.grid), suspicions });
    assert.equal(status(puzzle), '4x4 · 6 givens · 2 problems · no solution · 3 suspected digits');
    const entered = withGivens(puzzle, cell => cell !== 6);
    const certain = finish(findSuspicions(entered.grid, entered));
    assert.equal(status(entered, certain), '4x4 · 5 givens · 2 problems · 1 wrong digit');
  });
});
