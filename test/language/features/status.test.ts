import assert from 'node:assert/strict';
import { statusOf } from '../../../src/language/features/status';
import { parse } from '../../../src/language/parsing/parser';
import { isSearchable } from '../../../src/language/puzzle';
import { EASY, EASY_SOLVED, gridOf } from '../texts';
import { verdictOf } from './diagnostics/check';

const check = (text: string, expected: string) => {
  const [puzzle] = parse(text).puzzles;
  assert.equal(statusOf(puzzle, puzzle && isSearchable(puzzle) ? verdictOf(puzzle) : undefined, undefined), expected);
};
const beforeSearch = (text: string, expected: string) =>
  assert.equal(statusOf(parse(text).puzzles[0], undefined, undefined), expected);
const STATE = (givens: string, state: string) => `[Puzzle]\n${givens}\n[State]\n${state}`;

describe('status', () => {
  it('no puzzle', () => check('', 'No puzzle'));
  it('one solution', () => check(EASY, '9x9 · 30 givens · one solution'));
  it('how hard it is, where that is known', () => {
    const [puzzle] = parse(EASY).puzzles;
    const grade = { level: 'medium', score: 900, uses: [] } as const;
    const rating = { er: 2.6, ep: 1.2, ed: 1.2, hardest: 'Pointing' };
    const verdict = verdictOf(puzzle);
    assert.equal(statusOf(puzzle, verdict, { grade, rating }), '9x9 · 30 givens · one solution · Medium · SE 2.6');
    const beyond = { er: 20, ep: 0, ed: 0, hardest: 'Beyond all rules' };
    assert.equal(
      statusOf(puzzle, verdict, { grade, rating: beyond }),
      '9x9 · 30 givens · one solution · Medium · SE > 10.7',
    );
    assert.equal(statusOf(puzzle, verdict, { grade }), '9x9 · 30 givens · one solution · Medium');
    assert.equal(statusOf(puzzle, verdict, {}), '9x9 · 30 givens · one solution');
  });
  it('several', () => check('1...\n....\n....\n....', '4x4 · 1 given · several solutions'));
  it('none', () => check('1.3.\n....\n4...\n...2', '4x4 · 4 givens · no solution'));
  it('an empty grid', () => check(gridOf('.'.repeat(256)), '16x16 · 0 givens · several solutions'));
  it('solved', () => check(EASY_SOLVED, '9x9 · solved'));
  it('conflicts', () => check('1.1.\n....\n....\n....', '4x4 · 1 given · 1 conflict'));
  it('conflicts in a full grid', () => check(EASY_SOLVED.replace('534', '535'), '9x9 · 80 givens · 1 conflict'));
  it('one wrong digit that conflicts with three', () => check('1.1.\n....\n2...\n..1.', '4x4 · 3 givens · 1 conflict'));
  it('problems', () => check('1?..\n.?..\n....\n....', '4x4 · 2 problems'));
  it('one problem', () => check(EASY.slice(1), '9x9 · 1 problem'));
  it('nothing about solutions that is not known', () => beforeSearch(EASY, '9x9 · 30 givens'));
  it('conflicts are known before', () => beforeSearch('11..\n....\n....\n....', '4x4 · 1 given · 1 conflict'));
  it('givens are the givens of a state', () =>
    check(STATE(EASY, `534${EASY.slice(3)}`), '9x9 · 30 givens · one solution'));
  it('solved in a state', () => check(STATE(EASY, EASY_SOLVED), '9x9 · solved'));
  it('a changed given is a conflict', () =>
    check(STATE('1...\n....\n....\n....', '2...\n....\n....\n....'), '4x4 · 1 given · 1 conflict'));
  it('solved, but not from these givens', () =>
    check(STATE('2...\n....\n....\n....', '1234\n3412\n2143\n4321'), '4x4 · 1 given · 1 conflict'));
});
