/** All marks of a kind are given: other neighbours do not have such digits. */

import type { Geometry } from '../../geometry';
import type { Digit } from '../../numbers';
import { NEIGHBOURS, pairsApart } from '../cells';
import { type Constraint, relation } from '../constraint';
import { type DotRule, MARKS } from './pairs';

/** `strictKropki` is both `strictWhiteDots` and `strictBlackDots`. */
export interface StrictRule {
  readonly kind: 'strictKropki' | 'strictWhiteDots' | 'strictBlackDots' | 'strictXv';
}

/** By kind: whether two digits of neighbours need no mark. */
const NOT_MARKED: Readonly<Record<StrictRule['kind'], (a: Digit, b: Digit) => boolean>> = {
  strictKropki: (a, b) => !MARKS.whiteDot(a, b) && !MARKS.blackDot(a, b),
  strictWhiteDots: (a, b) => !MARKS.whiteDot(a, b),
  strictBlackDots: (a, b) => !MARKS.blackDot(a, b),
  strictXv: (a, b) => !MARKS.x(a, b) && !MARKS.v(a, b),
};

const isLetter = (kind: DotRule['kind']) => kind === 'x' || kind === 'v';

/** Whether a rule is one of these. */
export const isStrict = (rule: { readonly kind: string }): rule is StrictRule => Object.hasOwn(NOT_MARKED, rule.kind);

/**
 * What it demands beside the marks that are given. A dot of either colour is enough for all rules of dots: 1 and 2 have one, and it may be
 * white or black.
 */
export function strictConstraints(
  { kind }: StrictRule,
  given: readonly DotRule[],
  geometry: Geometry,
): readonly Constraint[] {
  const marks = given.filter(mark => isLetter(mark.kind) === (kind === 'strictXv'));
  const marked = new Set(marks.map(({ cells }) => [...cells].sort((a, b) => a - b).join()));
  return [...pairsApart(geometry, NEIGHBOURS)]
    .filter(([a, b]) => !marked.has(`${a},${b}`))
    .map(([a, b]) => relation(a, b, NOT_MARKED[kind]));
}
