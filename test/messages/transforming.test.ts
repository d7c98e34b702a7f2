import assert from 'node:assert/strict';
import type { Verdict } from '../../src/core/solver/index';
import * as messages from '../../src/messages/index';
import { parse } from '../../src/text/parser/parser';

describe('the messages of transforming', () => {
  const say = messages.transform;
  const check = (found: string, expected: string) => it(`say: ${expected}`, () => assert.equal(found, expected));
  const puzzle = (text: string) => parse(text).puzzles[0];
  const six = puzzle('1.....\n'.repeat(6));

  describe('count puzzles', () => {
    check(say.which(1), 'Transform the puzzle');
    check(say.which(2), 'Transform all 2 puzzles');
    check(say.doneAll(1), '1 puzzle transformed.');
    check(say.doneAll(1234), '1,234 puzzles transformed.');
    check(say.leftAll(1, 'no'), '1 puzzle left as it was: no');
    check(say.leftAll(2, 'no'), '2 puzzles left as they were: no');
    check(say.automorphisms(1), '1 automorphism, the identity');
    check(say.automorphisms(2), '2 automorphisms');
  });

  describe('describe what is swapped', () => {
    for (const [what, title, about] of [
      ['bands', 'Swap Two Bands…', 'Asks for two bands and swaps them.'],
      ['stacks', 'Swap Two Stacks…', 'Asks for two stacks and swaps them.'],
      ['rows', 'Swap Two Rows…', 'Asks for two rows in the same band and swaps them.'],
      ['columns', 'Swap Two Columns…', 'Asks for two columns in the same stack and swaps them.'],
      ['digits', 'Swap Two Digits…', 'Asks for two digits and swaps them.'],
    ] as const) {
      check(say.swap(what), title);
      check(say.aboutSwap(what), about);
    }
    check(say.parted('rows'), 'The two rows must be in the same band.');
    check(say.parted('columns'), 'The two columns must be in the same stack.');
  });

  describe('name the reason why nothing is transformed', () => {
    check(
      say.noSquare(six, 'quarter'),
      'Rotate by 90° Clockwise needs square boxes. Those of this 6x6 puzzle have 2 rows and 3 columns.',
    );
    check(say.noForm(six), 'Canonical forms are supported only for 9x9 puzzles, but this one is 6x6.');
    check(
      say.noForm(puzzle(`${'1........\n'.repeat(9)}Rules:\nanti-knight\n`)),
      'Canonical forms are supported only for classic puzzles, but this one has rules or regions.',
    );
    const [needs, exactly] = ['a puzzle with one solution', 'but this canonical form needs exactly one.'];
    check(say.noSolution(undefined), `This canonical form needs ${needs}, and the check for this takes too long.`);
    check(say.noSolution({ kind: 'contradictory' } as Verdict), `The puzzle has no solution, ${exactly}`);
    check(say.noSolution({ kind: 'ambiguous' } as unknown as Verdict), `The puzzle has several solutions, ${exactly}`);
  });
});
