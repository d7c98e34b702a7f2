/** All marks of a kind are given: other neighbours do not have such digits. */

import type { Digit } from '../numbers';
import { NEIGHBOURS, pairsApart } from './cells';
import type { Demands } from './demands';
import { type DotRule, MARKS } from './pairs';

export interface StrictRule {
  readonly kind: 'strictKropki' | 'strictXv';
}

const KINDS: Readonly<Record<StrictRule['kind'], readonly DotRule['kind'][]>> = {
  strictKropki: ['whiteDot', 'blackDot'],
  strictXv: ['x', 'v'],
};

const NOT_MARKED: Readonly<Record<StrictRule['kind'], (a: Digit, b: Digit) => boolean>> = {
  strictKropki: (a, b) => !KINDS.strictKropki.some(kind => MARKS[kind](a, b)),
  strictXv: (a, b) => !KINDS.strictXv.some(kind => MARKS[kind](a, b)),
};

/** What it demands beside the marks that are given. */
export function demandStrict({ kind }: StrictRule, given: readonly DotRule[], { geometry, related }: Demands): void {
  const marked = new Set(
    given.filter(each => KINDS[kind].includes(each.kind)).map(({ cells }) => [...cells].sort((a, b) => a - b).join()),
  );
  for (const [a, b] of pairsApart(geometry, NEIGHBOURS)) if (!marked.has(`${a},${b}`)) related(a, b, NOT_MARKED[kind]);
}
