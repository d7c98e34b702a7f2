import assert from 'node:assert/strict';
import { finish } from '../../../src/core/pausing';
import { findSuspicions } from '../../../src/core/solver/wrongDigits';
import { declarationOf } from '../../../src/features/diagnostics/declarations';
import { diagnose } from '../../../src/features/diagnostics/index';
import { ratingTitle, statusOf, type TypingState } from '../../../src/features/puzzles/status';
import { parse } from '../../../src/text/parser/parser';
import { isSearchable } from '../../../src/text/puzzle';
import { repairs } from '../../package/findings';
import { EASY, EASY_SOLVED, gridOf } from '../../text/texts';
import { verdictOf } from '../diagnostics/check';

const check = (text: string, expected: string) => {
  const [puzzle] = parse(text).puzzles;
  assert.equal(statusOf(puzzle, { verdict: puzzle && isSearchable(puzzle) ? verdictOf(puzzle) : undefined }), expected);
};
/** The status of a rated puzzle whose first cell may have been read incorrectly from a picture. */
const inDoubt = (text: string, expected: string) => {
  const [puzzle] = parse(text).puzzles;
  const doubts = [{ cell: 0, digit: puzzle.grid.digits[0], second: 9, isExchanged: false, image: '' }];
  const known = { verdict: verdictOf(puzzle), doubts };
  assert.equal(statusOf(puzzle, known, { grade: EASY_GRADE }), expected);
};
const beforeSearch = (text: string, expected: string) => assert.equal(statusOf(parse(text).puzzles[0]), expected);
const STATE = (givens: string, state: string) => `[Puzzle]\n${givens}\n[State]\n${state}`;

/** Checks the status while the puzzle is being typed. */
const typed = (text: string, expected: string) => {
  const [puzzle] = parse(text).puzzles;
  const verdict = isSearchable(puzzle) ? verdictOf(puzzle) : undefined;
  assert.equal(statusOf(puzzle, { verdict }, undefined, 'being typed'), expected);
};
const lens = (text: string, difficulty: Parameters<typeof ratingTitle>[2], expected: string) => {
  const [puzzle] = parse(text).puzzles;
  assert.equal(ratingTitle(puzzle, {}, difficulty, 'at rest'), expected);
};
const EASY_GRADE = { level: 'easy', score: 100, uses: [] } as const;
const BROKEN = gridOf(EASY).replace('4..8.3..1', '4..8.3..');

describe('the lens with the rating', () => {
  it('says that a puzzle is solved', () => lens(EASY_SOLVED, { grade: EASY_GRADE }, '✓ Solved'));
  it('adds the level to a puzzle that was solved from givens', () =>
    lens(STATE(EASY, EASY_SOLVED), { grade: EASY_GRADE }, '✓ Solved · Easy'));
  it('shows the level of an open puzzle', () => lens(EASY, { grade: EASY_GRADE }, 'Easy'));
  it('counts the conflicts of a full puzzle', () =>
    lens(EASY_SOLVED.replace('534', '535'), {}, '9x9 · 81 givens · 3 digits in conflict'));
  it('counts the problems of a puzzle that cannot be read completely', () =>
    lens(BROKEN, {}, '9x9 · 29 givens · 1 problem'));
});

describe('the status shows', () => {
  it('the known facts about the other rows if one is broken', () => check(BROKEN, '9x9 · 29 givens · 1 problem'));
  it('the digits of broken rows, with spaces and frames too', () => {
    check('53..7....\n6..195...\n.98....', '9x9 · 9 givens so far · 2 problems');
    check('1 2 3 .\n3 4 .\n2 . . .\n4 . . 1\n', '4x4 · 8 givens · 1 problem');
    check('1 2 | 3 .\n3 4 | . . 1\n----+----\n2 . | . .\n4 . | . 1\n', '4x4 · 9 givens · 1 problem');
  });
  it('cells that may have been read incorrectly from a picture, instead of a level', () =>
    inDoubt(EASY, '9x9 · 30 givens · 1 doubtful cell · one solution'));
  it('conflicts next to a broken row', () =>
    check(BROKEN.replace('53..7', '55..7'), '9x9 · 29 givens · 1 problem · 2 digits in conflict'));
  it('that the other rows have no solution', () => {
    const [puzzle] = parse('1.3.\n....\n4...\n...').puzzles;
    assert.equal(
      statusOf(puzzle, { verdict: { kind: 'contradictory' } }),
      '4x4 · 3 givens so far · 2 problems · no solution',
    );
    assert.equal(
      statusOf(puzzle, { verdict: { kind: 'ambiguous', solutions: [new Uint8Array(16), new Uint8Array(16)] } }),
      '4x4 · 3 givens so far · 1 problem',
    );
  });
  it('no problems while the puzzle is typed, except conflicts', () => {
    typed(BROKEN, '9x9 · 29 givens so far');
    typed(BROKEN.replace('53..7', '55..7'), '9x9 · 29 givens so far · 2 digits in conflict');
    typed('..34\n3412\n..43\n4321', '4x4 · 12 givens so far');
    typed(EASY, '9x9 · 30 givens · one solution');
  });
  it('no wrong entry of a puzzle that is being played', () => {
    const rows = ['1.3.', '....', '4...', '....'].join('\n');
    check(rows.replace(/\.$/, '2'), '4x4 · 4 givens · no solution');
    check(STATE(rows, rows.replace(/\.$/, '2')), '4x4 · 3 givens · several solutions');
    check(STATE(EASY, EASY.replace('53.', '534')), '9x9 · 30 givens · one solution');
    check(STATE(EASY, EASY.replace('53.', '531')), '9x9 · 30 givens · one solution');
  });
  it('that there is no puzzle', () => check('', 'No puzzle'));
  it('that there is one solution', () => check(EASY, '9x9 · 30 givens · one solution'));
  it('the difficulty, if it is known', () => {
    const [puzzle] = parse(EASY).puzzles;
    const grade = { level: 'medium', score: 900, uses: [] } as const;
    const rating = { er: 2.6, ep: 1.2, ed: 1.2, hardest: 'Pointing' };
    const verdict = verdictOf(puzzle);
    assert.equal(statusOf(puzzle, { verdict }, { grade, rating }), '9x9 · 30 givens · one solution · Medium · SE 2.6');
    const beyond = { er: 20, ep: 0, ed: 0, hardest: 'Beyond all rules' };
    assert.equal(
      statusOf(puzzle, { verdict }, { grade, rating: beyond }),
      '9x9 · 30 givens · one solution · Medium · SE > 10.7',
    );
    assert.equal(statusOf(puzzle, { verdict }, { grade }), '9x9 · 30 givens · one solution · Medium');
    assert.equal(statusOf(puzzle, { verdict }, {}), '9x9 · 30 givens · one solution');
  });
  it('only the number of givens if there are few', () => check('1...\n....\n....\n....', '4x4 · 1 given so far'));
  it('that there are several solutions if there are enough givens', () =>
    check('..34\n3412\n..43\n4321', '4x4 · 12 givens · several solutions'));
  it('that there is no solution', () => check('1.3.\n....\n4...\n...2', '4x4 · 4 givens · no solution'));
  it('the size of an empty grid', () => check(gridOf('.'.repeat(256)), '16x16 · 0 givens so far'));
  it('that a puzzle is solved', () => check(EASY_SOLVED, '9x9 · ✓ Solved'));
  it('the number of digits in conflict', () =>
    check('1.1.\n....\n....\n....', '4x4 · 2 givens so far · 2 digits in conflict'));
  it('the conflicts of a full grid', () =>
    check(EASY_SOLVED.replace('534', '535'), '9x9 · 81 givens · 3 digits in conflict'));
  it('every digit of a conflict', () => check('1.1.\n....\n2...\n..1.', '4x4 · 4 givens · 3 digits in conflict'));
  it('an entry that conflicts with a given', () => {
    check(STATE('1...\n....\n....\n....', '1..1\n....\n....\n....'), '4x4 · 1 given so far · 2 digits in conflict');
  });
  it('the number of problems', () => check('1?..\n.?..\n....\n....', '4x4 · 1 given so far · 2 problems'));
  it('a mistake in the rules, in addition to a conflict', () => {
    const rules = '\n\n[Rules]\ncage 3: r4c1 r9c9\n';
    check(`12..\n3..2\n....\n2..1${rules}`, '4x4 · 6 givens · 1 problem');
    check(`122.\n3..2\n....\n2..1${rules}`, '4x4 · 7 givens · 1 problem · 3 digits in conflict');
  });
  it('a single problem', () => check(EASY.slice(1), '9x9 · 1 problem'));
  it('nothing about solutions that is unknown', () => beforeSearch(EASY, '9x9 · 30 givens'));
  it('conflicts before the search', () =>
    beforeSearch('11..\n....\n....\n....', '4x4 · 2 givens so far · 2 digits in conflict'));
  it('the givens of a state', () => check(STATE(EASY, `534${EASY.slice(3)}`), '9x9 · 30 givens · one solution'));
  it('that a state is solved', () => check(STATE(EASY, EASY_SOLVED), '9x9 · ✓ Solved'));
  it('a changed given as a conflict', () =>
    check(STATE('1...\n....\n....\n....', '2...\n....\n....\n....'), '4x4 · 1 given so far · 1 given replaced'));
  it('a replaced given instead of a solved state', () =>
    check(STATE('2...\n....\n....\n....', '1234\n3412\n2143\n4321'), '4x4 · 1 given · 1 given replaced'));
  it('a broken thermometer', () =>
    check('31..\n....\n....\n....\n\n[Rules]\nthermo: r1c1 r1c2\n', '4x4 · 2 givens · 2 digits break a rule'));
  it('no rating of a puzzle that has no solution or a broken rule', () => {
    const text = (digit: string) => EASY.replace('.', digit);
    const difficulty = { grade: EASY_GRADE };
    const [puzzle] = parse(text('2')).puzzles;
    assert.equal(statusOf(puzzle, {}, difficulty), '9x9 · 31 givens · Easy');
    const known = { verdict: { kind: 'contradictory' } } as const;
    assert.equal(statusOf(puzzle, known, difficulty), '9x9 · 31 givens · no solution');
    assert.equal(ratingTitle(puzzle, {}, difficulty, 'at rest'), 'Easy');
    assert.equal(ratingTitle(puzzle, known, difficulty, 'at rest'), '9x9 · 31 givens · no solution');
    const conflicting = parse(text('5')).puzzles[0];
    assert.equal(ratingTitle(conflicting, {}, difficulty, 'at rest'), statusOf(conflicting));
  });
});

/** Puzzles with problems of every kind. */
const TROUBLED = [
  EASY.replace('53.', '535'),
  EASY.replace('53.', '531'),
  BROKEN.replace('53..7', '55..7'),
  '1.3.\n....\n4...\n...2',
  '12.4\n..3.\n....\n....',
  '1...\n..1.\n...1\n....',
  '1?..\n.?..\n....\n....',
  STATE('1...\n....\n....\n....', '2...\n....\n....\n....'),
  '321.\n....\n....\n....\n\n[Rules]\nthermo: r1c1 r1c2 r1c3 r1c4\n',
  '33..\n....\n....\n....\n\n[Rules]\ncage 4: r1c1 r1c2\nthermo: r1c1 r1c2\ncage 3: r4c1 r9c9\n',
  '....\n....\n....\n....\n\n[Rules]\nthermo: r1c1 r1c2\nthermo: r1c2 r1c1\n',
  '....\n....\n....\n....\n\n[Rules]\nthermo: r1c1 r1c2\nthermo: r1c2 r1c1\ncage 3: r4c12\ncage 3: r4c2 r4c3\n',
  '.4..2..6214.4.12..3..4152.4..6....5.',
  '..34\n3412\n..43\n4321',
];

describe('the numbers of problems in the status', () => {
  for (const text of TROUBLED)
    it(`equal the marks in the text, which VS Code counts, of ${JSON.stringify(text)}`, () => {
      const [puzzle] = parse(text).puzzles;
      const verdict = isSearchable(puzzle) ? verdictOf(puzzle) : undefined;
      const suspicions = verdict?.kind === 'contradictory' ? finish(findSuspicions(puzzle.grid, puzzle)) : [];
      if (verdict) finish(repairs.learning(puzzle, verdict, false));
      const insight = repairs.insightOf(puzzle);
      const marks = diagnose(puzzle, 'off', verdict, suspicions, { insight }).filter(
        ({ severity }) => severity !== 'hint',
      );
      const check = (state: TypingState, shown: typeof marks) => {
        const status = statusOf(puzzle, { verdict, suspicions, insight }, undefined, state);
        const numbers = status.matchAll(
          /(\d+) (?:problems?|given replaced|digits? (?:in conflict|breaks? a rule)|(?:wrong|suspected) digits?)/g,
        );
        const total = [...numbers].reduce((sum, [, n]) => sum + Number(n), 0);
        // The status describes a problem of the whole puzzle in words where it is the only one.
        if (total === 0 && new Set(shown.map(({ code }) => code)).size === 1)
          assert.match(status, / (?:no solution|several solutions)$/);
        else assert.equal(total, shown.length);
      };
      check('at rest', marks);
      check(
        'being typed',
        marks.filter(({ code }) => !declarationOf(code).waitsFor),
      );
    });
});
