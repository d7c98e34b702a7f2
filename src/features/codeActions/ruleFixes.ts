/**
 * Before: `ante-knight`
 * After:  `anti-knight`
 */

import type { Geometry } from '../../core/geometry';
import * as messages from '../../messages/index';
import type { TextEdit } from '../../text/edits';
import { readCellWords } from '../../text/rules/cellWords';
import { readRuleLine } from '../../text/rules/index';
import { isSandwich } from '../../text/rules/reach';
import type { ProblemOf, RuleProblem } from '../../text/rules/ruleProblem';
import type { Span } from '../../text/span';
import { sectionsIn, spanAt } from '../rules/places';
import { type ActionSource, type OfferedAction, touches } from './action';

/** The fixes of mistakes in rules whose intended meaning is certain. */
export const ruleFixes: ActionSource = {
  kind: 'quickfix',
  *actions({ file, at }) {
    for (const { section, origin, geometry } of sectionsIn(file)) {
      for (const { line, problem } of section.problems) {
        if (problem.code === 'outside' || problem.code === 'notCell')
          yield* cellActions(at, origin + line.start, line, problem, geometry);
        yield* numberActions(at, origin + line.start, line, problem, section.kind === 'rules' ? geometry : undefined);
        const { fix, severity } = problem;
        const start = origin + line.start;
        const span = spanAt(start, problem);
        if (!fix || !touches(span, at)) continue;
        yield {
          title: messages.ruleHelp.fix(line.text, fix),
          kind: 'quickfix',
          isPreferred: true,
          fixes: { code: severity === 'error' ? 'invalid-rule' : 'doubtful-rule', ...span },
          edits: () => [{ ...spanAt(start, fix), text: fix.text }],
        };
      }
    }
  },
};

/** For an impossible number: the nearest possible one, and removing the whole rule if it is a line of the section. */
function* numberActions(
  at: Span,
  start: number,
  line: { readonly text: string },
  problem: RuleProblem,
  geometry: Geometry | undefined,
): Generator<OfferedAction> {
  const span = spanAt(start, problem);
  const near = touches(span, at) ? possibleNumber(problem, line.text) : undefined;
  if (!near) return;
  const { number, isCertain, isRemovable } = near;
  const parts = geometry && isRemovable ? readRuleLine(line.text, geometry).parts : [];
  const end = Math.max(...parts.map(part => (part.kind === 'comment' ? 0 : part.end)));
  const fixes: TextEdit[] = [
    { start: problem.start, end: problem.end, text: `${number}` },
    ...(parts.length > 0 ? [{ start: parts[0].start, end, text: '' }] : []),
  ];
  for (const [i, fix] of fixes.entries()) {
    yield {
      title: messages.ruleHelp.fix(line.text, fix),
      kind: 'quickfix',
      isPreferred: isCertain && i === 0,
      fixes: { code: 'invalid-rule', ...span },
      edits: () => [{ ...spanAt(start, fix), text: fix.text }],
    };
  }
}

/** A possible number. */
interface PossibleNumber {
  readonly number: number;
  /** Whether it is the only possible one. */
  readonly isCertain: boolean;
  /** Whether the rule has no meaning without the number, so that it may be removed. */
  readonly isRemovable: boolean;
}

/** The number nearest to the one that a problem is about; undefined for other problems. */
function possibleNumber(problem: RuleProblem, text: string): PossibleNumber | undefined {
  const written = text.slice(problem.start, problem.end);
  if (!/^\d+$/.test(written)) return undefined;
  const nearest = (numbers: readonly number[]): PossibleNumber => {
    const distance = (number: number) => Math.abs(number - Number(written));
    const number = numbers.reduce((best, each) => (distance(each) < distance(best) ? each : best));
    return { number, isCertain: numbers.length === 1, isRemovable: true };
  };
  const upTo = (most: number) => Array.from({ length: most + 1 }, (_, number) => number);
  switch (problem.code) {
    case 'sumRange':
    case 'numberRange':
      return nearest(upTo(problem.most).slice(problem.least));
    case 'sandwichRange':
      return nearest(upTo(problem.most).filter(number => isSandwich(problem.size, number)));
    case 'xSumRange':
      return nearest(upTo(problem.most).filter(number => number > 0 && !problem.not.includes(number)));
    case 'cagesTotal':
      return problem.right === undefined ? undefined : { number: problem.right, isCertain: false, isRemovable: false };
    default:
      return undefined;
  }
}

/** For a word that is not a cell of the grid: the nearest cell that it may misspell, and removing it if other cells are left. */
function* cellActions(
  at: Span,
  start: number,
  line: { readonly text: string },
  problem: ProblemOf<'outside' | 'notCell'>,
  geometry: Geometry,
): Generator<OfferedAction> {
  const span = spanAt(start, problem);
  if (!touches(span, at)) return;
  const near = nearCell(line.text.slice(problem.start, problem.end), geometry);
  const from = line.text.slice(0, problem.start).trimEnd().length;
  const isOnly = !readRuleLine(line.text, geometry).parts.some(({ kind }) => kind === 'cells');
  const fixes: TextEdit[] = [
    ...(near === undefined ? [] : [{ start: problem.start, end: problem.end, text: near }]),
    ...(isOnly ? [] : [{ start: from, end: problem.end, text: '' }]),
  ];
  for (const fix of fixes) {
    yield {
      title: messages.ruleHelp.fix(line.text, fix),
      kind: 'quickfix',
      isPreferred: false,
      fixes: { code: 'invalid-rule', ...span },
      edits: () => [{ ...spanAt(start, fix), text: fix.text }],
    };
  }
}

/**
 * `r1c1` for `r1c10`, `r2c2` for `r22c2`: the word without repeated digits or without its last figures, otherwise the cell with
 * the largest row and column. `r3c4` for `r3x4`, `r3,c4` and `34`: the two numbers of a word.
 */
function nearCell(word: string, geometry: Geometry): string | undefined {
  const once = word.replace(/\d+/g, numbers => [...new Set(numbers)].join(''));
  if (once !== word && 'cells' in readCellWords(geometry, once)) return once;
  for (let end = word.length - 1; end >= 'r1c1'.length; end--) {
    if ('cells' in readCellWords(geometry, word.slice(0, end))) return word.slice(0, end);
  }
  const [, row, column] = /^\D{0,2}(\d{1,3})\D{1,3}(\d{1,3})$/.exec(word) ?? /^\D?(\d)(\d)$/.exec(word) ?? [];
  if (row === undefined) return undefined;
  const within = (number: string) => Math.min(Math.max(Number(number), 1), geometry.size);
  return `r${within(row)}c${within(column)}`;
}
