/** Constraints of rules, as data. Rules produce constraints and are independent of the searches, checks and techniques that use them. */

import type { Geometry } from '../geometry';
import type { Cell, Digit, DigitMask } from '../numbers';
import type { MakeAutomaton } from './automaton';
import type { Generation } from './generation';

/** A constraint on the digits of some cells. */
export type Constraint =
  /** The digits of the cells differ. N cells form a house. */
  | { readonly kind: 'allDifferent'; readonly cells: readonly Cell[] }
  /** The cell has one of the digits. */
  | { readonly kind: 'domain'; readonly cell: Cell; readonly digits: DigitMask }
  /** The digits of two cells are related. */
  | { readonly kind: 'relation'; readonly cells: readonly [Cell, Cell]; readonly isAllowed: IsAllowed }
  /** The digits of the cells differ, and together they are one of the sets, each with as many digits as there are cells. */
  | { readonly kind: 'digitSets'; readonly cells: readonly Cell[]; readonly sets: readonly DigitMask[] }
  /** The digits, each multiplied by its weight, add up to the total. A cell may be in several terms. */
  | { readonly kind: 'sum'; readonly terms: readonly Term[]; readonly total: number }
  /** An automaton accepts the digits of the cells in order. */
  | { readonly kind: 'automaton'; readonly cells: readonly Cell[]; readonly automaton: MakeAutomaton }
  /**
   * The digits between the lowest and the highest digit of a house are one of these sets, by the number of cells
   * between them. The sets are computed on demand, because large grids have thousands of them, which many callers do
   * not need.
   */
  | {
      readonly kind: 'between';
      readonly cells: readonly Cell[];
      readonly sets: () => readonly (readonly DigitMask[])[];
    }
  /** For each entry of `wanted`, at least `count` cells have one of its digits. */
  | { readonly kind: 'count'; readonly cells: readonly Cell[]; readonly wanted: readonly RequiredDigits[] };

/** Whether two cells may hold these two digits. */
export type IsAllowed = (a: Digit, b: Digit) => boolean;

/** A cell in a sum, with its weight, which is not 0. */
export interface Term {
  readonly cell: Cell;
  readonly weight: number;
}

/** Digits that at least `count` cells must have. */
export interface RequiredDigits {
  readonly digits: DigitMask;
  readonly count: number;
}

/** The number of a rule. */
export interface RuleNumber {
  /** The field of the rule that holds the number. */
  readonly field: string;
  /** Whether the number is a digit, which a puzzle may write as a letter. */
  readonly isDigit?: true;
  /**
   * The default for rules that are written without a number, in a puzzle of this size. It is scaled from the default in
   * 9x9, so that the rule can be satisfied.
   */
  usual?(size: number): number;
}

/** A kind of rule, without text and drawing. */
export interface RuleKind<R> {
  /** Its number, if it has one. */
  readonly number?: RuleNumber;
  /**
   * The scope of its rules, unless a rule constrains all its cells together. `house`: they are houses, whose conflicts
   * are found like those of all houses. `grid`: each of their constraints is independent, usually across the whole
   * grid.
   */
  readonly scope?: 'house' | 'grid';
  /**
   * The ways in which techniques use its rules. Absent for rules that only add houses, peers or candidates, which
   * techniques use like all others.
   */
  readonly uses?: readonly RuleUse[];
  /**
   * Whether all cells are reported if a rule is broken, because their digits count together. Otherwise, only the cells
   * that break it are reported.
   */
  readonly countsTogether?: true;
  /** How random puzzles get its rules. Absent if they are not generated. */
  readonly generation?: Generation;
  /** Of clues outside the grid: whether a clue means the same at both ends of its row or column. */
  readonly isSameFromBothSides?: true;
  /**
   * The cells that a rule is about, along its line if it has one. If absent, they are those of the field `cells`, or
   * those that the clue sees.
   */
  cells?(rule: R, geometry: Geometry): readonly Cell[];
  /** The constraints of a rule in a grid with these rows, columns and regions. `rules`: all rules of the puzzle. */
  constraints(rule: R, geometry: Geometry, rules: readonly AnyRule[]): readonly Constraint[];
}

/** A rule of any kind, without the data of its kind. */
export interface AnyRule {
  readonly kind: string;
}

/** The kinds of a family of rules. */
export type RuleKinds<R extends AnyRule> = { readonly [K in R['kind']]: RuleKind<Extract<R, { kind: K }>> };

/** The ways in which techniques use a single rule. Each way belongs to one or two techniques. */
export type RuleUse =
  | 'arrow'
  | 'cage'
  | 'equalSums'
  | 'line'
  | 'outsideClue'
  | 'pair'
  | 'quad'
  | 'renban'
  | 'sandwich'
  | 'sum'
  | 'thermo'
  | 'whispers';

/** The cells of a constraint, including repeated ones. */
export function cellsOf(constraint: Constraint): readonly Cell[] {
  switch (constraint.kind) {
    case 'domain':
      return [constraint.cell];
    case 'sum':
      return constraint.terms.map(({ cell }) => cell);
    default:
      return constraint.cells;
  }
}

/** The same constraint on cells with other numbers. */
export function renumbered(constraint: Constraint, numberOf: (cell: Cell) => number): Constraint {
  switch (constraint.kind) {
    case 'domain':
      return { ...constraint, cell: numberOf(constraint.cell) };
    case 'sum':
      return { ...constraint, terms: constraint.terms.map(({ cell, weight }) => ({ cell: numberOf(cell), weight })) };
    case 'relation': {
      const [a, b] = constraint.cells;
      return { ...constraint, cells: [numberOf(a), numberOf(b)] };
    }
    default:
      return { ...constraint, cells: constraint.cells.map(numberOf) };
  }
}

/** The generation of rules that list no cells. */
export const BY_GRID: Generation = { by: 'grid' };

/** A constraint that the cells have different digits. */
export const allDifferent = (cells: readonly Cell[]): Constraint => ({ kind: 'allDifferent', cells });

/** A constraint on the digits of two cells. */
export const relation = (a: Cell, b: Cell, isAllowed: IsAllowed): Constraint => ({
  kind: 'relation',
  cells: [a, b],
  isAllowed,
});

/** A constraint that the digits of terms add up to a total. */
export const sumConstraintOf = (terms: readonly Term[], total: number): Constraint => ({ kind: 'sum', terms, total });

/** A term for each cell, with weight 1. */
export const ones = (cells: readonly Cell[]): Term[] => cells.map(cell => ({ cell, weight: 1 }));

/** The digit for which a single term gives the total, as a mask; 0 if there is none. */
export function digitWith(size: number, { weight }: Term, total: number): DigitMask {
  const digit = total / weight;
  return Number.isInteger(digit) && digit >= 1 && digit <= size ? 1 << (digit - 1) : 0;
}
