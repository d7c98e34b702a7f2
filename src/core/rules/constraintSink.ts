/** What rules tell the solver: each rule says in these terms what it demands, and knows nothing of the search. */

import type { Geometry } from '../geometry';
import type { Cell, Digit, DigitMask } from '../numbers';
import type { MakeMachine } from '../solver/propagation/automaton';
import type { Wanted } from '../solver/propagation/contains';
import type { Term } from '../solver/propagation/linear';

export interface ConstraintSink {
  readonly geometry: Geometry;
  /** The digits of these cells differ. As many cells as digits make a house. */
  different(cells: readonly Cell[]): void;
  /** The cell has one of these digits. */
  allow(cell: Cell, digits: DigitMask): void;
  /** The digits of two cells are related. */
  related(a: Cell, b: Cell, isAllowed: (a: Digit, b: Digit) => boolean): void;
  /** The digits of the cells differ, and together they are one of these sets, each with as many digits as there are cells. */
  oneOf(cells: readonly Cell[], sets: readonly DigitMask[]): void;
  /** The digits, each times its weight, have this sum. A cell may be there several times. */
  sum(terms: readonly Term[], total: number): void;
  /** An automaton accepts the digits of the cells in order. */
  read(cells: readonly Cell[], machine: MakeMachine): void;
  /**
   * Between the lowest and the highest digit of a house, the digits have one of these sets, by the number of cells between them. In
   * large grids there are thousands, which many callers do not need.
   */
  fill(cells: readonly Cell[], sets: () => readonly (readonly DigitMask[])[]): void;
  /** Digits of these kinds are among the cells. */
  contain(cells: readonly Cell[], wanted: readonly Wanted[]): void;
}

/** A kind of rule. */
export interface RuleKind<R> {
  /** Tells what the rule demands. */
  demand(rule: R, demands: ConstraintSink): void;
}
