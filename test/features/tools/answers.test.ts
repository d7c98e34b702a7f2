/** Complete answers, text and data, for small puzzles that can be solved in one's head. */

import assert from 'node:assert/strict';
import { answerOf, refusalOf } from './call';

const ONE = '12..\n4.12\n2.4.\n....';
const SOLVED = '1234\n4312\n2143\n3421';
const line = (rows: string) => rows.replace(/\s/g, '');
const DRAWN = '1 2 | 3 4\n4 3 | 1 2\n----+----\n2 1 | 4 3\n3 4 | 2 1';

const check = (title: string, name: string, input: object, text: string, data: object) =>
  it(title, () => assert.deepEqual(answerOf(name, input), { text, data }));

describe('the complete answer of sudoku_check', () => {
  const answers = (title: string, input: object, lines: readonly string[], data: object) =>
    check(title, 'sudoku_check', input, lines.join('\n'), data);
  const facts = { size: 4, position: line(ONE), givens: 7, filled: 7, solutions: 1, isUnique: 'yes', isSolved: false };

  answers(
    'a puzzle with one solution',
    { puzzle: ONE },
    ['4x4, 7 givens, 9 empty cells. It has exactly one solution.', 'Nothing is wrong.'],
    { ...facts, findings: [] },
  );
  answers('a solved one', { puzzle: SOLVED }, ['4x4, 16 givens, 0 empty cells. It is solved.', 'Nothing is wrong.'], {
    ...facts,
    position: line(SOLVED),
    givens: 16,
    filled: 16,
    isSolved: true,
    findings: [],
  });
  const solvedBut = SOLVED.replace(/1$/, '.');
  answers(
    'with one entry and one empty cell',
    { puzzle: SOLVED.replace(/21$/, '..'), position: solvedBut },
    ['4x4, 14 givens, 1 entry, 1 empty cell. It has exactly one solution.', 'Nothing is wrong.'],
    { ...facts, position: line(solvedBut), givens: 14, filled: 15, findings: [] },
  );
  const message = 'r1c3 can be 3 or 4: this puzzle has more than one solution';
  answers(
    'with more than one solution, whose place is counted in the lines of its text',
    { puzzle: '# four cells\r\n\r\n12..\r\n4312\r\n21..\r\n3421' },
    [
      '4x4, 12 givens, 4 empty cells. It has more than one solution.',
      'Findings:',
      `- warning, line 3, column 3: ${message} [multiple-solutions]`,
    ],
    {
      ...facts,
      position: '12..431221..3421',
      givens: 12,
      filled: 12,
      solutions: 2,
      isUnique: 'no',
      findings: [{ code: 'multiple-solutions', severity: 'warning', message, line: 3, column: 3 }],
    },
  );
  const twice = (cell: string) => `1 is already in row 1 (${cell}) and box 1 (${cell})`;
  answers(
    'with a repeated digit',
    { puzzle: ONE.replace('12', '11') },
    [
      '4x4, 7 givens, 9 empty cells. It has no solution.',
      'Findings:',
      `- error, line 1, column 1: ${twice('r1c2')} [conflict]`,
      `- error, line 1, column 2: ${twice('r1c1')} [conflict]`,
    ],
    {
      ...facts,
      position: line(ONE).replace('12', '11'),
      solutions: 0,
      isUnique: 'no',
      findings: [
        { code: 'conflict', severity: 'error', message: twice('r1c2'), line: 1, column: 1 },
        { code: 'conflict', severity: 'error', message: twice('r1c1'), line: 1, column: 2 },
      ],
    },
  );
  const short = 'This row has 3 cells; a row of a 4x4 puzzle needs 4';
  answers(
    'with a short row, whose digits have no cells',
    { puzzle: ONE.replace('4.12', '4.1') },
    ['4x4, 4 givens, 12 empty cells.', 'Findings:', `- error, line 2, column 1: ${short} [row-length]`],
    {
      ...facts,
      position: '12......2.4.....',
      givens: 4,
      filled: 4,
      solutions: null,
      isUnique: 'unknown',
      findings: [{ code: 'row-length', severity: 'error', message: short, line: 2, column: 1 }],
    },
  );
  answers(
    'of several puzzles, the one that is meant',
    { puzzle: `${SOLVED}\n\n${ONE}\n`, number: 2 },
    ['4x4, 7 givens, 9 empty cells. It has exactly one solution.', 'Nothing is wrong.'],
    { ...facts, findings: [] },
  );
});

describe('the complete answer of sudoku_solve', () => {
  check(
    'has the only solution',
    'sudoku_solve',
    { puzzle: ONE },
    `The only solution:\n${DRAWN}\nOn one line: ${line(SOLVED)}`,
    { solutions: 1, isUnique: 'yes', solution: line(SOLVED) },
  );
  check(
    'has two solutions and their differences, in the order of the cells',
    'sudoku_solve',
    { puzzle: '12..\n4312\n21..\n3421' },
    `The puzzle has more than one solution, so it is not valid. Its solutions differ: r1c3 can be 4 or 3, r1c4 can be 3 or 4, ` +
      `r3c3 can be 3 or 4, r3c4 can be 4 or 3. One solution:\n1 2 | 4 3\n4 3 | 1 2\n----+----\n2 1 | 3 4\n3 4 | 2 1\n` +
      'On one line: 1243431221343421',
    { solutions: 2, isUnique: 'no', solution: '1243431221343421', another: line(SOLVED) },
  );
  it('names five cells that differ, and no more', () => {
    const { text } = answerOf('sudoku_solve', { puzzle: '12..\n3412\n....\n....' });
    assert.equal(text.match(/ can be /g)?.length, 5);
  });
  check(
    'has the digits without which there would be a solution',
    'sudoku_solve',
    { puzzle: '123.\n....\n....\n...4' },
    'The puzzle has no solution. It would have one without r1c1 is 1, r1c2 is 2, r1c3 is 3 or r4c4 is 4.',
    {
      solutions: 0,
      isUnique: 'no',
      solution: null,
      suspects: [['r1c1 is 1'], ['r1c2 is 2'], ['r1c3 is 3'], ['r4c4 is 4']],
    },
  );
});

describe('the complete answer of sudoku_next_step', () => {
  const verified = 'proof';
  const fullHouse = { id: 'full-house', name: 'Full House', level: 'easy' };
  const proof = '   Verified: a checker has derived it from the digits and candidates.';
  const stepOf = (notation: string, reason: string, cell: string, digit: number) => ({
    technique: fullHouse,
    notation,
    reason,
    placements: [{ cell, digit }],
    eliminations: [],
    verified,
  });
  const two = 'r4c3 is the last empty cell of column 3. The missing digit is 2.';
  check(
    'a placement, after which no elimination of its cell is passed on',
    'sudoku_next_step',
    { puzzle: SOLVED.replace(/21$/, '..'), eliminated: ['r4c3<>1', 'r4c4<>2'] },
    [
      '1. Full House: r4c3=2',
      `   Why: ${two}`,
      proof,
      `Position after this step: ${line(SOLVED).replace(/1$/, '.')}`,
      'Eliminated so far (pass this to the next call): r4c4<>2',
    ].join('\n'),
    {
      steps: [stepOf('Full House: r4c3=2', two, 'r4c3', 2)],
      position: line(SOLVED).replace(/1$/, '.'),
      eliminated: ['r4c4<>2'],
      isSolved: false,
    },
  );
  const one = 'r4c4 is the last empty cell of row 4. The missing digit is 1.';
  check(
    'the last one',
    'sudoku_next_step',
    { puzzle: SOLVED.replace(/1$/, '.') },
    [
      '1. Full House: r4c4=1',
      `   Why: ${one}`,
      proof,
      'The puzzle is solved.',
      `Position after this step: ${line(SOLVED)}`,
    ].join('\n'),
    {
      steps: [stepOf('Full House: r4c4=1', one, 'r4c4', 1)],
      position: line(SOLVED),
      eliminated: [],
      isSolved: true,
    },
  );
  const refuses = (title: string, input: object, reason: string) =>
    it(title, () => assert.equal(refusalOf('sudoku_next_step', input), reason));
  refuses('none of a solved puzzle', { puzzle: SOLVED }, 'The puzzle is solved: every cell has its digit.');
  refuses(
    'none of an empty grid',
    { puzzle: '....\n....\n....\n....' },
    'No step was found: the puzzle has several solutions. sudoku_solve shows where they differ.',
  );
});

describe('the complete answers of sudoku_hint, in stages', () => {
  const technique = { id: 'full-house', name: 'Full House', level: 'easy' };
  const puzzle = SOLVED.replace(/1$/, '.');
  const reason = 'r4c4 is the last empty cell of row 4. The missing digit is 1.';
  const where = { verified: 'proof', where: 'row 4' };
  check('where', 'sudoku_hint', { puzzle }, 'Look at row 4.', { stage: 1, ...where });
  check('the technique', 'sudoku_hint', { puzzle, stage: 2 }, 'Use the technique Full House in row 4.', {
    stage: 2,
    ...where,
    technique,
  });
  check(
    'the step',
    'sudoku_hint',
    { puzzle, stage: 3 },
    `Full House: r4c4 is 1.\nFull House: r4c4=1. ${reason}\nVerified: a checker has derived it from the digits and candidates.`,
    {
      stage: 3,
      verified: 'proof',
      step: {
        technique,
        notation: 'Full House: r4c4=1',
        reason,
        placements: [{ cell: 'r4c4', digit: 1 }],
        eliminations: [],
      },
    },
  );
});

describe('the complete answer of sudoku_candidates', () => {
  const candidates = {
    r1c3: [3],
    r1c4: [3, 4],
    r2c2: [3],
    r3c2: [1, 3],
    r3c4: [1, 3],
    r4c1: [3],
    r4c2: [1, 3, 4],
    r4c3: [2, 3],
    r4c4: [1, 3],
  };
  it('lists every empty cell', () =>
    assert.deepEqual(answerOf('sudoku_candidates', { puzzle: ONE }).data, { candidates }));
  check(
    'lists each requested cell once, in the order of the request',
    'sudoku_candidates',
    { puzzle: ONE, cells: ['r1c43', 'r1c1', 'r1c4', 'r4c4'], eliminated: ['r4c4<>1', 'r4c4<>3'] },
    'r1c4: 3 4\nr1c3: 3\nr1c1 is 1\nr4c4: no candidate',
    { candidates: { r1c4: [3, 4], r1c3: [3], r4c4: [] } },
  );
  check('lists nothing for no cells', 'sudoku_candidates', { puzzle: ONE, cells: [] }, '', { candidates: {} });
});
