/** Checks the puzzles of a text, one line each, and its problems at the marked places. */

import assert from 'node:assert/strict';
import { makeLine } from '../../../src/core/notation';
import * as messages from '../../../src/messages/index';
import { parse } from '../../../src/text/parser/parser';
import { marked, unmarked } from '../texts';

/** The positions of a file's puzzles, on one line each. */
export function linesOf(text: string): string[] {
  return parse(text).puzzles.map(puzzle => makeLine(puzzle.grid.digits));
}

/** Asserts that a text has these puzzles, one line each, without problems and odd blanks. */
export function reads(text: string, ...lines: string[]): void {
  const { puzzles } = parse(text);
  assert.deepEqual(linesOf(text), lines);
  for (const { problems, oddBlanks } of puzzles)
    assert.deepEqual({ problems, oddBlanks }, { problems: [], oddBlanks: [] });
}

/** Asserts that a text has no puzzle. */
export function readsNothing(text: string): void {
  assert.deepEqual(linesOf(text), []);
}

/** Checks the titles of a text's puzzles. */
export function titles(text: string, ...expected: (string | undefined)[]): void {
  assert.deepEqual(
    parse(text).puzzles.map(puzzle => puzzle.title),
    expected,
  );
}

/** Asserts that the problems of a text are at the places marked by `«…»`, in this order, with these messages. */
export function finds(markedText: string, ...expected: string[]): void {
  const { text } = unmarked(markedText);
  const found = parse(text).puzzles.flatMap(puzzle =>
    puzzle.problems.map(problem => ({
      start: puzzle.start + problem.start,
      end: puzzle.start + problem.end,
      message: `${problem.code}: ${messages.findings.problem(puzzle, problem)}`,
    })),
  );
  assert.equal(marked(text, found), markedText);
  assert.deepEqual(
    found.map(({ message }) => message),
    expected,
  );
}
