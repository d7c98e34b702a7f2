/** The parts of a line with a rule, and their problems. All spans count from the start of the line. */

import type { House } from '../../core/geometry';
import type { Cell } from '../../core/numbers';
import type { TextEdit } from '../edits';
import type { Span } from '../span';

/** A meaningful part of the text. */
export type RulePart = Span &
  (
    | { readonly kind: 'keyword' | 'value' | 'operator' | 'comment' }
    /** A cell, a set or a run, with its cells in order, without those outside the grid. */
    | { readonly kind: 'cells'; readonly cells: readonly Cell[] }
  );

/** A problem, its place, and the data of its sentence: `messages.rules.sentence(problem)`. */
export type RuleProblem = { readonly [C in RuleProblemCode]: ProblemOf<C> }[RuleProblemCode];

export type ProblemOf<C extends RuleProblemCode> = Span & {
  readonly code: C;
  readonly severity: 'error' | 'warning';
  /** The edit that corrects it, if it is certain. */
  readonly fix?: TextEdit;
  /** Problems with the same code and fault are a single problem that is marked at several places. */
  readonly fault?: number;
} & RuleProblems[C];

/** The range of possible numbers, including both ends. */
export interface PossibleNumbers {
  readonly least: number;
  readonly most: number;
}

/** The keyword of a rule, and a line that contains it. */
export interface Word {
  readonly keyword: string;
  readonly example: string;
}

/** The heading that was meant. */
export interface Heading {
  readonly heading: string;
}

/** No data. */
export type NoData = Readonly<Record<never, never>>;

/** The kinds of problems of rules, with the data of their sentences. */
export interface RuleProblems {
  readonly unknownWord: { readonly word: string; readonly near?: string };
  readonly notHeading: Heading & { readonly word: string };
  readonly ruleBesideHeading: Heading;
  readonly missingHeading: Heading;
  readonly unexpected: { readonly word: string };
  readonly takesNothing: { readonly keyword: string };
  readonly missingColon: { readonly before: string };
  readonly missingCells: Word;
  readonly missingNumber: Word;
  readonly extraNumber: { readonly keyword: string; readonly takes: number };
  readonly otherNumber: { readonly keyword: string; readonly meant: number };
  readonly numberPlace: { readonly keyword: string; readonly number: string };
  readonly numberRange: PossibleNumbers & { readonly keyword: string };
  readonly notCell: { readonly word: string };
  readonly outside: { readonly cell: string; readonly size: number };
  readonly notStraight: { readonly from: string; readonly to: string };
  readonly cellTwice: { readonly cell: string };
  readonly gap: { readonly from: string; readonly to: string };
  readonly notNeighbors: { readonly from: string; readonly to: string };
  readonly cellCount: {
    readonly keyword: string;
    readonly found: number;
    readonly needed: number;
  };
  readonly pairCells: { readonly keyword: string; readonly found: number };
  readonly tooFewCells: { readonly keyword: string; readonly fewest: number };
  readonly tooManyCells: { readonly found: number; readonly most: number };
  readonly neverEqual: { readonly a: string; readonly b: string };
  readonly needsRegions: { readonly keyword: string };
  readonly missingSign: { readonly sign: string };
  readonly sumRange: PossibleNumbers & { readonly cells: number };
  readonly arrowReach: PossibleNumbers;
  readonly sandwichRange: { readonly size: number; readonly most: number };
  readonly xSumRange: { readonly most: number; readonly not: readonly number[] };
  readonly neverSum: { readonly sum: number; readonly size: number };
  readonly notDigit: { readonly word: string; readonly size: number };
  readonly quadDigits: { readonly found: number };
  readonly quadRepeat: { readonly digit: number };
  readonly quadPlace: { readonly cell: string };
  readonly missingEquals: NoData;
  readonly missingCircle: NoData;
  readonly missingShaft: NoData;
  readonly cloneGroups: NoData;
  readonly whichDiagonal: NoData;
  readonly missingDirection: NoData;
  readonly notDirection: { readonly word: string };
  readonly leavesAtOnce: { readonly cell: string; readonly direction: string };
  readonly notFromEdge: { readonly cell: string; readonly first: string };
  readonly notLine: { readonly word: string; readonly size: number };
  readonly notSide: { readonly word: string; readonly sides: readonly string[] };
  readonly needsThirds: { readonly keyword: string; readonly size: number };
  readonly needsBoxes: { readonly keyword: string; readonly size: number };
  readonly needsSquareBoxes: { readonly keyword: string };
  readonly regionRow: { readonly found: number; readonly needed: number };
  readonly regionRows: { readonly found: number; readonly needed: number };
  readonly regionSize: { readonly name: string; readonly found: number; readonly needed: number };
  readonly noBoxesWithRegions: NoData;
  readonly cageRow: { readonly found: number; readonly needed: number };
  readonly cageRows: { readonly found: number; readonly needed: number };
  readonly cageSign: { readonly sign: string };
  readonly cageSum: NoData;
  readonly cageUnknown: { readonly name: string };
  readonly cageSumTwice: { readonly name: string };
  readonly cageParted: { readonly name: string; readonly cell: string };
  readonly tooManyRules: { readonly most: number };
  readonly givenTwice: NoData;
  readonly cagesOverlap: { readonly cell: string };
  readonly cagesTotal: {
    readonly where: House | 'grid';
    readonly found: number;
    readonly needed: number;
    /** The number of this cage with which the total is correct, if it is possible. */
    readonly right?: number;
  };
}

/** A kind of problem of rules. */
export type RuleProblemCode = keyof RuleProblems;
