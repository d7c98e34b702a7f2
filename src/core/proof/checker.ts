/**
 * Checks a solution path step by step, without techniques. A claim follows if its opposite leads to a contradiction by singles and
 * the lemmas of the step's premises: reverse unit propagation, as for proofs of SAT solvers (Goldberg and Novikov 2003).
 */

import { candidatesOf, exclude } from '../candidates';
import { bitOf, digitsOf, type Grid, isSingle } from '../grid';
import type { Cell, Digit, DigitMask } from '../numbers';
import type { Candidate, Effect } from '../position';
import { ruleLemma } from '../rules/ruleLemma';
import { clauseLemma, coverLemma, deadlyLemma, setLemma } from './lemmas';
import type { Literal, Premise, ProofStep } from './premise';
import { assume, isImpossible, type Left, type Lemma } from './propagation';

/** The puzzle of a path. */
export interface Start {
  readonly grid: Grid;
  /** By cell: its given, or 0. */
  readonly givens: Uint8Array;
  /** Tells whether the givens have exactly one solution. It is asked when a premise needs it. */
  hasOneSolution(): boolean;
}

/** Why a step does not follow: a claim does not, or something is wrong with a premise, which has this index. */
export type Failure =
  | { readonly kind: 'claim'; readonly claim: Literal }
  | { readonly kind: 'premise'; readonly premise: number; readonly why: PremiseFailure };

/** What is wrong with a premise, and the candidate that shows it, if one does. */
export interface PremiseFailure extends Partial<Candidate> {
  /** A set can hold another digit. Or a cell that would exchange its digit is a given. */
  readonly kind: 'other-digit' | 'given' | 'not-implied' | 'wrong-cells' | 'wrong-count' | 'not-unique' | 'not-deadly';
}

/** A proof that is being checked. */
export class Checker {
  /** What the steps so far have left. */
  readonly left: Left;

  constructor(private readonly start: Start) {
    const { digits } = start.grid;
    this.left = candidatesOf(start.grid).map((mask, cell) => (digits[cell] > 0 ? bitOf(digits[cell]) : mask));
  }

  /** Why a step does not follow, or undefined if it does. Its claims hold from then on; after a failure, those before it. */
  take(step: ProofStep): Failure | undefined {
    const lemmas: Lemma[] = [];
    for (const [premise, content] of step.premises.entries()) {
      const lemma = this.lemmaOf(content, lemmas);
      if (typeof lemma !== 'function') return { kind: 'premise', premise, why: lemma };
      lemmas.push(lemma);
    }
    for (const claim of claimsOf(step)) {
      if (!this.isTrue([claim], lemmas)) return { kind: 'claim', claim };
      this.accept(claim);
    }
    return undefined;
  }

  /** Makes a claim true without a check. */
  accept(claim: Literal): void {
    assume(this.left, claim);
    if (claim.isOn) exclude(this.start.grid.geometry, this.left, claim.cell, claim.digit);
  }

  /** Whether one of some statements must be true: that none is leads to a contradiction. */
  isTrue(clause: readonly Literal[], lemmas: readonly Lemma[]): boolean {
    const left = this.left.slice();
    for (const literal of clause) assume(left, opposite(literal));
    return isImpossible(this.start.grid.geometry, left, lemmas);
  }

  /** The lemma of a premise, which may rest on earlier ones, or what is wrong with the premise. */
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
      case 'rule':
        return ruleLemma(geometry, premise) ?? { kind: 'not-implied' };
      case 'rectangle':
        return this.uniqueness(new Map(premise.cells.map(cell => [cell, maskOf(premise.digits)])));
      case 'grave': {
        const pairs = new Map([...this.left.entries()].filter(([, mask]) => !isSingle(mask)));
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
    const lemma = grid.geometry.variant ? undefined : deadlyLemma(grid.geometry, pairs); // rules may forbid the exchange
    return !lemma || this.start.hasOneSolution() ? (lemma ?? { kind: 'not-deadly' }) : { kind: 'not-unique' };
  }
}

/** The statements that a step claims. */
export function claimsOf({ placements, eliminations }: Effect): Literal[] {
  const isFalse = eliminations.map(candidate => ({ ...candidate, isOn: false }));
  return [...placements.map(candidate => ({ ...candidate, isOn: true })), ...isFalse];
}

const opposite = (literal: Literal): Literal => ({ ...literal, isOn: !literal.isOn });
const maskOf = (digits: readonly Digit[]): DigitMask => digits.reduce((mask, digit) => mask | bitOf(digit), 0);
