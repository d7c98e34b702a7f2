/** The programs that solve a puzzle must come to the same outcome: each uses `solvePuzzle`. */

import assert from 'node:assert/strict';
import { makeLine } from '../../src/core/notation';
import { finish } from '../../src/core/pausing';
import { type SolveOutcome, solvePuzzle } from '../../src/features/solving/solving';
import { callTool } from '../../src/features/tools/index';
import { solve } from '../../src/library/index';
import { parse } from '../../src/text/parser/parser';
import { isSearchable, isSolution } from '../../src/text/puzzle';
import { EASY, EASY_SOLVED } from '../text/texts';
import { sudoku, temporaryFile } from './cli';

const rows = (...lines: readonly string[]) => `${lines.join('\n')}\n`;
const MINI = ['12..', '3..2', '....', '2..1'];
const MINI_SOLVED = ['1234', '3412', '4123', '2341'];

/** A puzzle, the outcome, and the only solution if there is one. */
type Case = readonly [text: string, outcome: SolveOutcome['kind'] | 'unreadable', solution?: string];

const CASES: Readonly<Record<string, Case>> = {
  'a line': [`${EASY}\n`, 'solved', EASY_SOLVED],
  'a small puzzle': [rows(...MINI), 'solved', MINI_SOLVED.join('')],
  'a solved puzzle': [rows(...MINI_SOLVED), 'unchanged', MINI_SOLVED.join('')],
  'a state without the givens': [
    rows('[Puzzle]', ...MINI, '[State]', '....', '....', '....', '....'),
    'solved',
    MINI_SOLVED.join(''),
  ],
  'a puzzle with rules': [
    rows(
      '....',
      '....',
      '....',
      '....',
      '[Rules]',
      'cage 3: r1c12',
      'cage 1: r1c1',
      'cage 3: r2c1',
      'cage 2: r2c4',
      'cage 2: r4c1',
      'cage 1: r4c4',
    ),
    'solved',
    MINI_SOLVED.join(''),
  ],
  'several solutions': [rows('1...', '....', '....', '....'), 'ambiguous'],
  'several solutions on a line': [`${'.'.repeat(81)}\n`, 'ambiguous'],
  'no solution': [rows('1.3.', '....', '4...', '...2'), 'unsolvable'],
  'a wrong digit': [`${EASY.replace('.', '1')}\n`, 'unsolvable'],
  'a conflict': [rows('11..', '....', '....', '....'), 'unsolvable'],
  'a full grid with a conflict': [`${EASY_SOLVED.replace('534', '535')}\n`, 'unsolvable'],
  'a full grid with a broken rule': [rows(...MINI_SOLVED, '[Rules]', 'cage 5: r1c12'), 'unsolvable'],
  'a changed given': [rows('[Puzzle]', ...MINI, '[State]', '42..', '3..2', '....', '2..1'), 'unsolvable'],
  'a short row': [rows('12.', '3..2', '....', '2..1'), 'unreadable'],
  'an unreadable rule': [rows(...MINI, '[Rules]', 'cage x: r1c1'), 'unreadable'],
};

/** Whether a line is the only solution, or one of several. */
const isRight = (line: string, only: string | undefined) =>
  only === undefined ? isSolution(parse(line).puzzles[0]) : line === only;

describe('the outcome of solving', () => {
  for (const [title, [text, kind, only]] of Object.entries(CASES)) {
    it(`${title} is the same everywhere`, async () => {
      const [puzzle, ...others] = parse(text).puzzles;
      assert.equal(others.length, 0);
      const isRead = kind !== 'unreadable';
      const hasSolution = only !== undefined || kind === 'ambiguous';

      const outcome = finish(solvePuzzle(puzzle));
      const expected = kind === 'unchanged' ? 'unchanged solved' : isRead ? kind : 'unchanged unreadable';
      assert.equal(outcome.kind === 'unchanged' ? `unchanged ${outcome.why}` : outcome.kind, expected);
      const written = 'solution' in outcome ? makeLine(outcome.solution) : only;
      assert.equal(written !== undefined && isRight(written, only), hasSolution);

      const { out, status } = await sudoku(['solve', temporaryFile('solved.sudoku', text)]);
      if (hasSolution) assert.ok(isRight(out.trim(), only), out);
      else assert.equal(out, isRead ? 'no solution\n' : 'not read\n');
      assert.equal(status, hasSolution ? 0 : 1);

      if (isRead) {
        const found = solve(text);
        assert.equal(found !== undefined && isRight(found, only), hasSolution);
      } else assert.throws(() => solve(text), RangeError);

      const answer = finish(callTool('sudoku_solve', { puzzle: text }));
      // A model has probably copied digits incorrectly if they conflict, so it receives their place instead of an answer.
      assert.equal(answer.isFound, isSearchable(puzzle));
      if (!answer.isFound) return;
      assert.equal(answer.value.data.solution, written ?? null);
      assert.equal(answer.value.data.isUnique, only === undefined ? 'no' : 'yes');
    });
  }
});
