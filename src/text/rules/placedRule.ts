/** Lines of sections, with the rules that they define. */

import type { Rule } from '../../core/rules/rule';
import type { Span } from '../span';
import type { RuleLine } from './ruleLine';
import type { SectionLine } from './sections/sectionLine';

/** A line of `[Rules]` or `[Cages]`. The spans in `rule` count from the start of the line. */
export interface PlacedRule extends SectionLine {
  readonly rule: RuleLine;
  /** The rules of the line that the puzzle must satisfy, each with its text. Rules with a mistake are excluded. */
  readonly given: readonly GivenRule[];
}

/** A rule, and its text: offsets start where those of the section start. */
export interface GivenRule extends Span {
  readonly rule: Rule;
}
