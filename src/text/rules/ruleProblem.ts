/** The parts of a line with a rule, and what is wrong with them. All spans count from the start of the line. */

import type { Cell } from '../../core/numbers';
import type { RuleProblemCode, RuleProblemData } from '../../messages/rules';
import type { TextEdit } from '../edits';
import type { Span } from '../span';

/** A part of the text with a meaning of its own. */
export type RulePart = Span &
  (
    | { readonly kind: 'keyword' | 'value' | 'operator' | 'comment' }
    /** A cell, a set or a run, with its cells in order, as far as they are in the grid. */
    | { readonly kind: 'cells'; readonly cells: readonly Cell[] }
  );

/** What is wrong, where, and the data of its sentence: `messages.rules.problem(problem.code, problem)`. */
export type RuleProblem = { readonly [C in RuleProblemCode]: ProblemOf<C> }[RuleProblemCode];

export type ProblemOf<C extends RuleProblemCode> = Span & {
  readonly code: C;
  readonly severity: 'error' | 'warning';
  /** The change that surely is meant. */
  readonly fix?: TextEdit;
} & RuleProblemData<C>;
