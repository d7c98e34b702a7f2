/** Lines of sections, with the rules that they define. */

import type { Rule } from '../../core/rules/rule';
import type { Span } from '../span';
import type { RuleLine } from './ruleLine';
import type { SectionLine } from './sections/sectionLine';

/** A line of `[Rules]` or `[Cages]`. The spans in `rule` and `given` count from the start of the line. */
export interface PlacedRule extends SectionLine {
  readonly rule: RuleLine;
  /** The rules of the line that the puzzle must satisfy, each with its text. Rules with a mistake are excluded. */
  readonly given: readonly GivenRule[];
}

/** A rule, and its text. */
export interface GivenRule extends Span {
  readonly rule: Rule;
}

/** The rules of a line, without any if the line has a mistake. The same list for the same line, because lines are read again after each edit. */
export function givenBy(line: RuleLine): readonly GivenRule[] {
  let given = known.get(line);
  if (!given) {
    const isMistaken = line.problems.some(({ severity }) => severity === 'error');
    given = isMistaken ? [] : line.places.map(({ start, end }, i) => ({ rule: line.rules[i], start, end }));
    known.set(line, given);
  }
  return given;
}

const known = new WeakMap<RuleLine, readonly GivenRule[]>();
