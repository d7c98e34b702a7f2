import assert from 'node:assert/strict';
import { parseLine } from '../../../src/core/notation';
import { countSolutions } from '../../../src/core/solver/index';
import { TOOLS } from '../../../src/features/tools/index';
import { AMBIGUOUS, answerOf, HARD, MEDIUM, MEDIUM_SOLUTION, refusalOf } from './call';

/** The puzzle with a digit in a cell, counted from 0. */
const withDigit = (puzzle: string, cell: number, digit: string) =>
  puzzle.slice(0, cell) + digit + puzzle.slice(cell + 1);
const inRows = (puzzle: string) => puzzle.replace(/.{9}/g, '$&\n');

describe('the tools', () => {
  it('have distinct names and texts', () => {
    assert.ok(TOOLS.every(({ name }) => /^sudoku_[a-z_]+$/.test(name)));
    for (const key of ['name', 'title', 'summary', 'description'] as const) {
      assert.equal(new Set(TOOLS.map(tool => tool[key])).size, TOOLS.length, key);
    }
  });

  /** Checks the reason for each invalid input. */
  const check = (title: string, name: string, input: unknown, reason: string) =>
    it(`report the problem: ${title}`, () => assert.equal(refusalOf(name, input), reason));

  check(
    'an unknown tool',
    'sudoku_foo',
    {},
    `There is no tool "sudoku_foo". The tools are ${TOOLS.slice(0, -1)
      .map(({ name }) => name)
      .join(', ')} and ${TOOLS.at(-1)!.name}.`,
  );
  check('no puzzle', 'sudoku_check', {}, '"puzzle" is missing.');
  check('a wrong type', 'sudoku_check', { puzzle: 81 }, '"puzzle" must be a text.');
  check('a value that is not an object', 'sudoku_check', 'puzzle', 'The input must be an object.');
  check(
    'an unknown property',
    'sudoku_solve',
    { puzzle: MEDIUM, givens: '' },
    'There is no property "givens". The properties are puzzle and number.',
  );
  check('a number out of range', 'sudoku_hint', { puzzle: MEDIUM, stage: 4 }, '"stage" must be from 1 to 3.');
  check(
    'a number that is not an integer',
    'sudoku_hint',
    { puzzle: MEDIUM, stage: 1.5 },
    '"stage" must be a whole number.',
  );
  check(
    'an unknown keyword',
    'sudoku_next_step',
    { puzzle: MEDIUM, until: 'end' },
    '"until" must be one of: step, placement.',
  );
  check(
    'an item of a list',
    'sudoku_hint',
    { puzzle: MEDIUM, eliminated: ['r1c1<>7', 'r1c1'] },
    '"eliminated[1]" has "r1c1". Write the removed candidates of cells as r8c3<>4 or r1c25<>7.',
  );
  check(
    'a text without a puzzle',
    'sudoku_check',
    { puzzle: 'hello' },
    '"puzzle" has no puzzle. Give its rows on separate lines, or all cells on one line: digits, and . or 0 for an empty cell.',
  );
  check(
    'several puzzles',
    'sudoku_rate',
    { puzzle: `${MEDIUM}\n${MEDIUM}` },
    '"puzzle" has 2 puzzles. Specify one with "number", starting at 1.',
  );
  check(
    'the index of a missing puzzle',
    'sudoku_rate',
    { puzzle: MEDIUM, number: 2 },
    'There is no puzzle 2: the text has 1 puzzle.',
  );
  check(
    'a short row',
    'sudoku_hint',
    { puzzle: inRows(MEDIUM).replace('398', '39') },
    '"puzzle", line 3, column 1 (row 3): This row has 8 cells; a row of a 9x9 puzzle needs 9.',
  );
  check(
    'digits that break a rule',
    'sudoku_solve',
    { puzzle: withDigit(MEDIUM, 0, '5') },
    '"puzzle", line 1, column 1: 5 is already in column 1 (r8c1).',
  );
  check(
    'a changed given',
    'sudoku_hint',
    { puzzle: MEDIUM, position: withDigit(MEDIUM_SOLUTION, 3, '1') },
    '"position" has 1 in r1c4, where "puzzle" has the given 2.',
  );
  check(
    'a removed given',
    'sudoku_check',
    { puzzle: MEDIUM, position: withDigit(MEDIUM, 3, '.') },
    '"position" has no digit in r1c4, where "puzzle" has the given 2.',
  );
  check(
    'a position of another size',
    'sudoku_check',
    { puzzle: MEDIUM, position: '1...\n....\n....\n....' },
    '"puzzle" is 9x9, but "position" is 4x4.',
  );
  check(
    'a wrong elimination',
    'sudoku_next_step',
    { puzzle: MEDIUM, eliminated: ['r1c1<>8'] },
    '"eliminated" is wrong: r1c1<>8 removes the only correct digit in r1c1.',
  );
  const several = '12..\n3...\n....\n....';
  for (const [tool, more] of [
    ['sudoku_next_step', {}],
    ['sudoku_hint', {}],
    ['sudoku_verify_step', { step: 'r3c2=4' }],
  ] as const) {
    check(
      `${tool}: eliminated candidates that leave no solution`,
      tool,
      { puzzle: '12..\n3..2\n....\n2..1', eliminated: ['r3c1<>4'], ...more },
      '"eliminated" is wrong: r3c1<>4 removes the only correct digit in r3c1.',
    );
    check(
      `${tool}: eliminated candidates that leave none of several solutions`,
      tool,
      { puzzle: several, eliminated: ['r1c3<>3', 'r1c4<>3'], ...more },
      '"eliminated" is wrong: without these candidates, the puzzle has no solution.',
    );
    check(
      `${tool}: a puzzle without a solution`,
      tool,
      { puzzle: '123.\n....\n....\n...4', ...more },
      'The puzzle has no solution, so no step would be correct. sudoku_check shows which digits may be wrong.',
    );
  }
  check(
    'an unknown technique',
    'sudoku_next_step',
    { puzzle: MEDIUM, exclude: ['X-Wing', 'magic'] },
    '"magic" is not a technique, nor a family of techniques.',
  );
  check(
    'an unknown cell',
    'sudoku_candidates',
    { puzzle: MEDIUM, cells: ['r10c1'] },
    '"r10c1" is not a cell of this puzzle. Write row and column from 1, as r4c7.',
  );
  check(
    'no rating of several solutions',
    'sudoku_rate',
    { puzzle: AMBIGUOUS },
    'Only a puzzle with exactly one solution has a level and a rating.',
  );
  check('an impossible recipe', 'sudoku_generate', { size: 11 }, 'No Sudoku has size 11.');
});

describe('sudoku_check', () => {
  it('counts solutions', () => {
    const solutionsOf = (puzzle: string) => answerOf('sudoku_check', { puzzle }).data.solutions;
    assert.equal(solutionsOf(MEDIUM), 1);
    assert.equal(solutionsOf(AMBIGUOUS), 2);
    assert.equal(solutionsOf(withDigit(MEDIUM, 0, '7')), 0);
    assert.equal(solutionsOf(MEDIUM.slice(1)), null);
  });

  it('reports whether there is exactly one solution, like sudoku_solve, or that this is unknown', () => {
    const isUnique = (tool: string, puzzle: string) => answerOf(tool, { puzzle }).data.isUnique;
    for (const tool of ['sudoku_check', 'sudoku_solve']) {
      assert.equal(isUnique(tool, MEDIUM), 'yes');
      assert.equal(isUnique(tool, AMBIGUOUS), 'no');
    }
    assert.equal(isUnique('sudoku_check', MEDIUM.slice(1)), 'unknown');
  });

  it('names a wrong entry without the correct digit', () => {
    const { text } = answerOf('sudoku_check', { puzzle: MEDIUM, position: withDigit(MEDIUM, 0, '7') });
    assert.match(text, /r1c1 cannot be 7: the givens have only one solution/);
    assert.doesNotMatch(text, /r1c1.*8/);
  });

  it('recognizes a solved puzzle', () => {
    assert.equal(answerOf('sudoku_check', { puzzle: MEDIUM, position: MEDIUM_SOLUTION }).data.isSolved, true);
    assert.equal(answerOf('sudoku_check', { puzzle: MEDIUM }).data.isSolved, false);
  });

  it('reports a finding with its position', () => {
    const { text } = answerOf('sudoku_check', { puzzle: inRows(MEDIUM).replace('398', '39') });
    assert.match(text, /^- error, line 3, column 1: This row has 8 cells.*\[row-length\]$/m);
  });
});

describe('sudoku_candidates', () => {
  it('lists those of some cells', () => {
    const { text, data } = answerOf('sudoku_candidates', {
      puzzle: MEDIUM,
      cells: ['r1c12', 'r1c4'],
      eliminated: ['r1c1<>7'],
    });
    assert.equal(text, 'r1c1: 8 9\nr1c2: 4 5 8 9\nr1c4 is 2');
    assert.deepEqual(data, { candidates: { r1c1: [8, 9], r1c2: [4, 5, 8, 9] } });
  });

  it('draws all candidates as a grid that the tools can read', () => {
    // In such a grid, a single candidate would be read as a digit. There is none here.
    const { text, data } = answerOf('sudoku_candidates', { puzzle: HARD, eliminated: ['r1c1<>9'] });
    const again = answerOf('sudoku_candidates', { puzzle: text.slice(text.indexOf('\n') + 1) });
    assert.deepEqual(again.data, data);
  });
});

describe('sudoku_hint', () => {
  it('reveals no more than its stage', () => {
    const texts = [1, 2, 3].map(stage => answerOf('sudoku_hint', { puzzle: MEDIUM, stage }).text);
    assert.equal(texts[0], 'Look at r1c7.');
    assert.equal(texts[1], 'Use the technique Naked Single in r1c7.');
    assert.match(texts[2], /^Naked Single: r1c7 is 7\.\n/);
    assert.equal(answerOf('sudoku_hint', { puzzle: MEDIUM }).text, texts[0]);
    const { data } = answerOf('sudoku_hint', { puzzle: MEDIUM });
    assert.doesNotMatch(JSON.stringify(data), /single|placements/i);
  });

  it('explains why there is none', () => {
    assert.match(refusalOf('sudoku_hint', { puzzle: MEDIUM_SOLUTION }), /solved/);
    assert.match(refusalOf('sudoku_hint', { puzzle: withDigit(MEDIUM, 0, '7') }), /no solution/);
    assert.match(refusalOf('sudoku_hint', { puzzle: '.'.repeat(81) }), /several solutions/);
  });
});

describe('sudoku_verify_step', () => {
  const verify = (puzzle: string, step: string, eliminated: string[] = []) =>
    answerOf('sudoku_verify_step', { puzzle, step, eliminated });

  it('derives conclusions, and recognizes mistakes', () => {
    assert.equal(verify(MEDIUM, 'r1c7=7').data.verdict, 'follows');
    assert.equal(verify(MEDIUM, 'Naked Single: r1c7=7').data.verdict, 'follows');
    assert.equal(verify(MEDIUM, 'r1c1<>5').data.verdict, 'follows');
    const wrong = verify(MEDIUM, 'r1c1=7');
    assert.equal(wrong.data.verdict, 'wrong');
    assert.doesNotMatch(wrong.text, /8/, 'it does not reveal the correct digit');
  });

  it('derives the steps of a path, each from those before it', () => {
    let [position, eliminated] = [HARD, [] as string[]];
    while (position.includes('.')) {
      const { data } = answerOf('sudoku_next_step', { puzzle: position, eliminated });
      const [{ notation, verified }] = data.steps as { notation: string; verified: string }[];
      assert.equal(verified, 'proof');
      const answer = verify(position, notation, eliminated);
      assert.equal(answer.data.verdict, 'follows', notation);
      [position, eliminated] = [data.position as string, data.eliminated as string[]];
    }
  });

  it('accepts a claim that is true but not a single step', () => {
    const solution = `${answerOf('sudoku_solve', { puzzle: HARD }).data.solution}`;
    const verdicts = [...HARD]
      .slice(0, 25)
      .flatMap((digit, cell) =>
        digit === '.'
          ? [verify(HARD, `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}=${solution[cell]}`).data.verdict]
          : [],
      );
    assert.ok(verdicts.includes('right') && verdicts.includes('follows') && !verdicts.includes('wrong'));
  });

  it('requires one step', () => {
    assert.match(refusalOf('sudoku_verify_step', { puzzle: MEDIUM, step: 'the 5 goes there' }), /is not a claim/);
    assert.match(refusalOf('sudoku_verify_step', { puzzle: MEDIUM, step: 'r1c1=8\nr1c7=7' }), /is not a claim/);
    assert.match(
      refusalOf('sudoku_verify_step', { puzzle: MEDIUM, step: 'r1c1=8\n  if nonsense' }),
      /premise cannot be read/,
    );
  });
});

describe('sudoku_solve', () => {
  it('returns the solution, or two, or the obstacle', () => {
    assert.equal(answerOf('sudoku_solve', { puzzle: MEDIUM }).data.solution, MEDIUM_SOLUTION);
    const { data } = answerOf('sudoku_solve', { puzzle: AMBIGUOUS });
    for (const line of [data.solution, data.another]) assert.equal(countSolutions(parseLine(`${line}`)!, 2), 1);
    assert.notEqual(data.solution, data.another);
    const wrong = answerOf('sudoku_solve', { puzzle: withDigit(MEDIUM, 0, '7') });
    assert.equal(wrong.data.solution, null);
    assert.match(wrong.text, /It would have one without .*r1c1 is 7/);
  });
});

describe('sudoku_rate', () => {
  it('returns level, score, rating and techniques', () => {
    const { text, data } = answerOf('sudoku_rate', { puzzle: MEDIUM });
    assert.match(text, /^Medium · SE 2\.6 · HoDoKu score 686\.\n/);
    assert.equal(data.level, 'medium');
    assert.equal(data.rating, 2.6);
    assert.ok(JSON.stringify(data.techniques).includes('"naked-triple"'));
  });

  it('rates other sizes only by their path', () => {
    const { data } = answerOf('sudoku_rate', { puzzle: '1...\n..3.\n.4..\n...2' });
    assert.equal(data.level, 'easy');
    assert.equal(data.rating, null);
    assert.equal(data.scale, null);
  });

  it('names the scale by which puzzles with rules are rated', () => {
    const { text, data } = answerOf('sudoku_rate', { puzzle: '1...\n..2.\n....\n.4..\n[Rules]\ndiagonals\n' });
    assert.match(text, /^Easy · Rules 1\.2 · HoDoKu score/);
    assert.deepEqual([data.rating, data.scale], [1.2, 'rules']);
    assert.equal(answerOf('sudoku_rate', { puzzle: MEDIUM }).data.scale, 'se');
  });
});
