/** The claims of a proof step, and the premises that it may rest on besides singles. The checker has a lemma for each kind of premise. */

import type { House } from '../geometry';
import type { Cell, Digit } from '../numbers';
import type { Candidate, StepEffect } from '../position';
import type { RulesTogether } from '../rules/ruleLemma';

/** A statement about one candidate: the digit is in the cell, or it is not. */
export type Literal = Candidate & { readonly isOn: boolean };

/** Candidates of which exactly one is true: all candidates of a cell, or all places for a digit in a house. */
export type ProofChoice = Cell | { readonly digit: Digit; readonly house: House };

/** A premise of a step. */
export type Premise =
  /** Some cells and all digits that they can hold. When as many digits as cells are left, each digit is in one of them. */
  | { readonly kind: 'set'; readonly cells: readonly Cell[]; readonly digits: readonly Digit[] }
  /** An equal number of choices and covers: fish of every shape, locked candidates, hidden subsets. */
  | { readonly kind: 'cover'; readonly choices: readonly ProofChoice[]; readonly covers: readonly ProofChoice[] }
  /** Rules of the puzzle and houses: all ways to fill their cells, or the cells that the houses and cages do not share. */
  | ({ readonly kind: 'rule' } & RulesTogether)
  /** An implication: if all assumed statements are true, so is the conclusion. It is proved before it is used. */
  | { readonly kind: 'if'; readonly assumed: readonly Literal[]; readonly conclusion: Literal }
  /** Cells that see each other, and as many targets that hold the same digits. It is proved that each digit of a base cell is in a target. */
  | { readonly kind: 'exocet'; readonly base: readonly Cell[]; readonly targets: readonly Cell[] }
  /** Cells that cannot hold only these digits, because some of them see each other. All ways to fill them are tried. */
  | { readonly kind: 'impossible'; readonly cells: readonly Cell[]; readonly digits: readonly Digit[] }
  /**
   * Cells that hold more than these digits, because otherwise the puzzle would have a second solution: a rectangle or a loop of two digits, or as many
   * cells in each of two lines as there are digits.
   */
  | { readonly kind: 'rectangle'; readonly cells: readonly Cell[]; readonly digits: readonly Digit[] }
  /**
   * Extra candidates, of which one is true: without them, some cells, or all open ones, could swap their digits, and the puzzle would have a second
   * solution.
   */
  | { readonly kind: 'grave'; readonly extras: readonly Candidate[]; readonly cells?: readonly Cell[] };

/** A step to check. */
export type ProofStep = StepEffect & { readonly premises: readonly Premise[] };
