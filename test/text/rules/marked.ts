/** Lines whose text marks the places of their problems: `cage «18»: r1c12`. */

import assert from 'node:assert/strict';
import { geometryOfSize } from '../../../src/core/geometry';
import * as messages from '../../../src/messages/index';
import { applied } from '../../../src/text/edits';
import { type RuleProblem, readRuleLine } from '../../../src/text/rules/index';

/** The sentence of a problem. */
export const sentenceOf = (problem: RuleProblem) => messages.rules.sentence(problem);

/** The text with marks around each problem. */
export function marked(text: string, problems: readonly Pick<RuleProblem, 'start' | 'end'>[]): string {
  const edits = problems.flatMap(({ start, end }) => [
    { start, end: start, text: '«' },
    { start: end, end, text: '»' },
  ]);
  return applied(text, edits);
}

/** Reads a line without its marks. */
export const read = (line: string, size = 9) => readRuleLine(line.replace(/[«»]/g, ''), geometryOfSize(size));

/** Asserts that the line has this one problem at the marked place, and, if the problem has a fix, that it produces this line. */
export function checkProblem(
  line: string,
  code: RuleProblem['code'],
  fixed?: string,
  { size = 9, severity = 'error' }: { readonly size?: number; readonly severity?: RuleProblem['severity'] } = {},
): void {
  const text = line.replace(/[«»]/g, '');
  const { problems } = read(line, size);
  assert.deepEqual(
    problems.map(problem => problem.code),
    [code],
    line,
  );
  assert.equal(marked(text, problems), line);
  const [problem] = problems;
  assert.equal(problem.severity, severity, line);
  assert.equal(problem.fix && applied(text, [problem.fix]), fixed, line);
  assert.match(sentenceOf(problem), /^\S.*[^.\s]$/s);
}
