/**
 * Checks a solution path step by step, without techniques. A claim follows if its opposite leads to a contradiction by singles and
 * the lemmas of the step's premises: reverse unit propagation, as in proofs of SAT solvers (Goldberg and Novikov 2003).
 */

import { candidatesOf, exclude } from '../candidates';
import { bitOf, digitsOf, type Grid, isSingle } from '../grid';
import type { Cell, Digit, DigitMask } from '../numbers';
import type { Candidate, StepEffect } from '../position';
import { type RuleLemmas, ruleLemmasOf } from '../rules/ruleLemma';
import { clauseLemma, coverLemma, deadlyLemma, exchangeLemma, exocetLemma, impossibleLemma, setLemma } from './lemmas';
import type { Literal, Premise, ProofStep } from './premise';
import { assume, isImpossible, type Left, type Lemma } from './propagation';

/** The puzzle of a path. */
export interface Start {
  readonly grid: Grid;
  /** By cell: its given, or 0. */
  readonly givens: Uint8Array;
  /** Returns whether the givens have exactly one solution. Called when a premise needs it. */
  hasOneSolution(): boolean;
}

/** Why a step does not follow: one of its claims cannot be derived, or the premise with this index is wrong. */
export type ProofFailure =
  | { readonly kind: 'claim'; readonly claim: Literal }
  | { readonly kind: 'premise'; readonly premise: number; readonly why: PremiseFailure };

/** An error in a premise, with the candidate that shows it, if there is one. */
export interface PremiseFailure extends Partial<Candidate> {
  /** `other-digit`: the cells of a set can hold another digit. `given`: a cell that would swap its digit is a given. */
  readonly kind: 'other-digit' | 'given' | 'not-implied' | 'wrong-cells' | 'wrong-count' | 'not-unique' | 'not-deadly';
}

/** A proof that is being checked. */
export class Checker {
  /** The candidates that are left after the steps so far. */
  readonly left: Left;
  /** Marks the cells whose digit was removed from their peers. */
  private readonly spread: Uint8Array;
  private readonly ruleLemma: RuleLemmas;

  constructor(private readonly start: Start) {
    const { digits, geometry } = start.grid;
    this.ruleLemma = ruleLemmasOf(geometry);
    this.left = candidatesOf(start.grid).map((mask, cell) => (digits[cell] > 0 ? bitOf(digits[cell]) : mask));
    this.spread = new Uint8Array(digits.length);
    for (const [cell, digit] of digits.entries()) if (digit > 0) this.accept({ cell, digit, isOn: true });
  }

  /**
   * Checks a step, and returns why it does not follow, or undefined if it does. Its claims hold afterwards; after a failure, only those
   * before the failed one.
   */
  take(step: ProofStep): ProofFailure | undefined {
    const lemmas: Lemma[] = [];
    for (const [premise, content] of step.premises.entries()) {
      const lemma = this.lemmaOf(content, lemmas);
      if (typeof lemma !== 'function') return { kind: 'premise', premise, why: lemma };
      lemmas.push(lemma);
    }
    const claims = claimsOf(step);
    const open = this.firstOpen(claims, lemmas);
    for (const claim of claims) {
      if (claim === open) return { kind: 'claim', claim };
      this.accept(claim);
    }
    return undefined;
  }

  /** Accepts a claim without checking it. */
  accept(claim: Literal): void {
    assume(this.left, claim);
    if (!claim.isOn) return;
    exclude(this.start.grid.geometry, this.left, claim.cell, claim.digit);
    this.spread[claim.cell] = 1;
  }

  /**
   * The first claim that does not follow from the lemmas and the claims before it. Consequences without an assumption are computed once.
   */
  firstOpen(claims: readonly Literal[], lemmas: readonly Lemma[]): Literal | undefined {
    const known = this.left.slice();
    if (claims.length > 1 && this.isImpossible(known, lemmas)) return undefined;
    return claims.find(claim => {
      const left = known.slice();
      assume(left, opposite(claim));
      if (left[claim.cell] !== 0 && !this.isImpossible(left, lemmas)) return true;
      assume(known, claim);
      return false;
    });
  }

  /** Whether at least one statement of a clause must be true, because otherwise there is a contradiction. */
  isTrue(clause: readonly Literal[], lemmas: readonly Lemma[]): boolean {
    const left = this.left.slice();
    for (const literal of clause) assume(left, opposite(literal));
    return this.isImpossible(left, lemmas);
  }

  private isImpossible(left: Left, lemmas: readonly Lemma[]): boolean {
    return isImpossible(this.start.grid.geometry, left, lemmas, this.spread.slice());
  }

  /** The lemma of a premise, which may rest on earlier ones, or the error in the premise. */
  lemmaOf(premise: Premise, known: readonly Lemma[]): Lemma | PremiseFailure {
    const { geometry } = this.start.grid;
    switch (premise.kind) {
      case 'set': {
        const { cells, digits } = premise;
        if (cells.length === 0 || new Set(cells).size < cells.length) return { kind: 'wrong-cells' };
        const outside = (cell: Cell) => digitsOf(this.left[cell] & ~maskOf(digits)).map(digit => ({ cell, digit }));
        const [other] = cells.flatMap(outside);
        return other ? { kind: 'other-digit', ...other } : setLemma(geometry, cells);
      }
      case 'cover':
        if (premise.choices.length !== premise.covers.length) return { kind: 'wrong-count' };
        return coverLemma(geometry, premise.choices, premise.covers);
      case 'if': {
        const clause = [...premise.assumed.map(opposite), premise.conclusion];
        return this.isTrue(clause, known) ? clauseLemma(clause) : { kind: 'not-implied' };
      }
      case 'exocet': {
        const { base, targets } = premise;
        const areDistinct = base.every((cell, i) =>
          base.slice(i + 1).every(other => geometry.peersOf[cell].includes(other)),
        );
        if (!areDistinct || base.length !== new Set(targets).size || base.length !== targets.length)
          return { kind: 'wrong-cells' };
        const statements = base.flatMap(cell => digitsOf(this.left[cell]).map(digit => ({ cell, digit, isOn: false })));
        const isIn = (digit: Digit) => targets.map(cell => ({ cell, digit, isOn: true }));
        const isImplied = statements.every(each => this.isTrue([each, ...isIn(each.digit)], known));
        return isImplied ? exocetLemma(base, targets) : { kind: 'not-implied' };
      }
      case 'impossible':
        return impossibleLemma(geometry, premise.cells, maskOf(premise.digits)) ?? { kind: 'not-implied' };
      case 'rule':
        return this.ruleLemma(premise) ?? { kind: 'not-implied' };
      case 'rectangle':
        return this.uniqueness(new Map(premise.cells.map(cell => [cell, maskOf(premise.digits)])));
      case 'grave': {
        const open = [...this.left.entries()].filter(
          ([cell, mask]) => premise.cells?.includes(cell) ?? !isSingle(mask),
        );
        const pairs = new Map(open);
        for (const { cell, digit } of premise.extras) pairs.set(cell, (pairs.get(cell) ?? 0) & ~bitOf(digit));
        return this.uniqueness(pairs);
      }
    }
  }

  private uniqueness(pairs: ReadonlyMap<Cell, DigitMask>): Lemma | PremiseFailure {
    const { givens, grid } = this.start;
    for (const [cell, pair] of pairs) {
      const [digit] = digitsOf(givens[cell] === 0 ? pair & ~(grid.allowed?.[cell] ?? pair) : pair);
      if (digit !== undefined) return { kind: 'given', cell, digit };
    }
    if (grid.geometry.variant) return { kind: 'not-deadly' }; // rules may forbid the swap
    const lemma = deadlyLemma(grid.geometry, pairs) ?? exchangeLemma(grid.geometry, pairs);
    return !lemma || this.start.hasOneSolution() ? (lemma ?? { kind: 'not-deadly' }) : { kind: 'not-unique' };
  }
}

/** The claims of a step. */
export function claimsOf({ placements, eliminations }: StepEffect): Literal[] {
  const isFalse = eliminations.map(candidate => ({ ...candidate, isOn: false }));
  return [...placements.map(candidate => ({ ...candidate, isOn: true })), ...isFalse];
}

const opposite = (literal: Literal): Literal => ({ ...literal, isOn: !literal.isOn });
const maskOf = (digits: readonly Digit[]): DigitMask => digits.reduce((mask, digit) => mask | bitOf(digit), 0);
