/** Marks between two cells or on the corner of four, and the rules that require all marks of a kind to be given. */

import type { Cell, Digit } from '../../numbers';
import { NEIGHBOURS, pairsApart, squareFrom } from '../cells';
import { type AnyRule, type Constraint, type RuleKind, type RuleKinds, relation } from '../constraint';

/** Kropki dots (white: consecutive digits; black: one digit is twice the other), X (sum 10) and V (sum 5). */
export interface DotRule {
  readonly kind: 'whiteDot' | 'blackDot' | 'x' | 'v';
  readonly cells: readonly [Cell, Cell];
}

/** The sums of the letters. */
export const SUMS_OF_LETTERS = { x: 10, v: 5 } as const;

/** By kind: whether two digits have the mark. */
export const MARKS: Readonly<Record<DotRule['kind'], (a: Digit, b: Digit) => boolean>> = {
  whiteDot: (a, b) => Math.abs(a - b) === 1,
  blackDot: (a, b) => a === 2 * b || b === 2 * a,
  x: (a, b) => a + b === SUMS_OF_LETTERS.x,
  v: (a, b) => a + b === SUMS_OF_LETTERS.v,
};

const dot = (kind: DotRule['kind'], isMarked = MARKS[kind]): RuleKind<DotRule> => ({
  uses: ['pair'],
  generation: { by: 'pair', isMarked },
  constraints: ({ cells: [a, b] }) => [relation(a, b, MARKS[kind])],
});

/** The first cell has the greater digit. */
export interface GreaterRule {
  readonly kind: 'greater';
  readonly cells: readonly [Cell, Cell];
}

const isGreater = (a: Digit, b: Digit) => a > b;

const greater: RuleKind<GreaterRule> = {
  uses: ['pair'],
  generation: { by: 'pair', isMarked: isGreater, isEachInRegions: true },
  constraints: ({ cells: [a, b] }) => [relation(a, b, isGreater)],
};

/** The square of four cells that starts at this cell contains these digits. */
export interface QuadRule {
  readonly kind: 'quad';
  readonly cell: Cell;
  readonly digits: readonly Digit[];
}

const quad: RuleKind<QuadRule> = {
  uses: ['quad'],
  countsTogether: true,
  generation: { by: 'square' },
  cells: ({ cell }, geometry) => squareFrom(geometry, cell),
  constraints({ cell, digits }, geometry) {
    const wanted = [...new Set(digits)].map(digit => ({
      digits: 1 << (digit - 1),
      count: digits.filter(each => each === digit).length,
    }));
    const cells = squareFrom(geometry, cell);
    const all = wanted.reduce((mask, each) => mask | each.digits, 0);
    const isWhole = digits.length === cells.length;
    const domains = cells.map((each): Constraint => ({ kind: 'domain', cell: each, digits: all }));
    return [{ kind: 'count', cells, wanted }, ...(isWhole ? domains : [])];
  },
};

/** All marks of a kind are given: other neighbors do not have such digits. `strictKropki` is both `strictWhiteDots` and `strictBlackDots`. */
export interface StrictRule {
  readonly kind: 'strictKropki' | 'strictWhiteDots' | 'strictBlackDots' | 'strictXv';
}

const isLetter = (kind: string) => Object.hasOwn(SUMS_OF_LETTERS, kind);

const isDot = (rule: AnyRule): rule is DotRule => Object.hasOwn(MARKS, rule.kind);

/**
 * A rule that all marks of these kinds are given. A dot of either color satisfies all rules about dots: 1 and 2 have one dot, which may be
 * white or black.
 */
function strict(...marks: DotRule['kind'][]): RuleKind<StrictRule> {
  const isUnmarked = (a: Digit, b: Digit) => !marks.some(mark => MARKS[mark](a, b));
  return {
    uses: ['pair'],
    scope: 'grid',
    generation: { by: 'all', marks },
    constraints(_, geometry, rules) {
      const given = rules.filter(isDot).filter(({ kind }) => isLetter(kind) === isLetter(marks[0]));
      const marked = new Set(given.map(({ cells }) => [...cells].sort((a, b) => a - b).join()));
      return [...pairsApart(geometry, NEIGHBOURS)]
        .filter(([a, b]) => !marked.has(`${a},${b}`))
        .map(([a, b]) => relation(a, b, isUnmarked));
    },
  };
}

/** A mark, or a rule about all marks of a kind. */
export type MarkRule = DotRule | GreaterRule | QuadRule | StrictRule;

/** The kinds of marks, and of rules about all marks. */
export const markKinds: RuleKinds<MarkRule> = {
  whiteDot: dot('whiteDot'),
  // 1 and 2, which could have either dot, get a white one.
  blackDot: dot('blackDot', (a, b) => MARKS.blackDot(a, b) && !MARKS.whiteDot(a, b)),
  x: dot('x'),
  v: dot('v'),
  greater,
  quad,
  strictKropki: strict('whiteDot', 'blackDot'),
  strictWhiteDots: strict('whiteDot'),
  strictBlackDots: strict('blackDot'),
  strictXv: strict('x', 'v'),
};
