/**
 * Proves the steps of a path: finds premises from which the checker derives each step. Steps that follow by singles need none;
 * otherwise they come from the evidence of the step. Where that is not enough, cases are tried, which eventually proves any true step. A
 * mistake in this file can leave a step without a proof, but cannot prove a false one, because the checker decides.
 */

import type { Geometry } from '../../core/geometry';
import { digitsOf } from '../../core/grid';
import type { Cell } from '../../core/numbers';
import type { Pausable } from '../../core/pausing';
import type { Position, StepEffect } from '../../core/position';
import { type Checker, claimsOf } from '../../core/proof/checker';
import type { Literal, Premise } from '../../core/proof/premise';
import { assume, isImpossible, type Lemma } from '../../core/proof/propagation';
import type { Step } from '../../core/techniques/step';
import { premisesIn } from './evidence';

/** Maximum number of cases to try for one claim. */
const MOST_CASES = 2000;
/** Maximum number of premises for which the prover tests whether the step follows without each of them. */
const MOST_TRIED = 40;

/**
 * The premises of a step in a position, none where singles are enough. Undefined if there is no proof. The checker must have accepted
 * all earlier steps. Yields where it may be paused.
 */
export function* provingStep(
  step: Step,
  position: Position,
  checker: Checker,
): Pausable<readonly Premise[] | undefined> {
  const draft = new Draft(
    checker,
    step,
    position.geometry,
    step.exocets?.flatMap(({ base, targets }) => [...targets, ...base]),
  );
  if (draft.isProof([])) return [];
  const usable: Premise[] = [];
  const lemmas: Lemma[] = [];
  for (const premise of premisesIn(step, position)) {
    yield undefined;
    const lemma = checker.lemmaOf(premise, lemmas);
    if (typeof lemma !== 'function') continue;
    usable.push(premise);
    lemmas.push(lemma);
  }
  const premises = draft.isProof(usable) ? usable : yield* draft.withCases(usable, lemmas);
  return premises && (yield* draft.fewer(premises));
}

/** A proof of one step that is being made. */
class Draft {
  private readonly claims: readonly Literal[];

  constructor(
    private readonly checker: Checker,
    effect: StepEffect,
    private readonly geometry: Geometry,
    /** Cells whose digits are tried first. */
    private readonly preferred: readonly Cell[] = [],
  ) {
    this.claims = claimsOf(effect);
  }

  /** Whether these premises hold and the step follows from them. */
  isProof(premises: readonly Premise[]): boolean {
    return this.usedIn(premises) !== undefined;
  }

  /** The premises that the proof uses, or undefined if it is not a proof. */
  private usedIn(premises: readonly Premise[]): Set<number> | undefined {
    const { checker, claims } = this;
    const lemmas: Lemma[] = [];
    let used = new Set<number>();
    const usedBy: Set<number>[] = [];
    for (const [i, premise] of premises.entries()) {
      used = new Set();
      const lemma = checker.lemmaOf(premise, lemmas);
      if (typeof lemma !== 'function') return undefined;
      usedBy.push(used);
      lemmas.push(left => {
        const removes = lemma(left);
        if (removes) used.add(i);
        return removes;
      });
    }
    used = new Set();
    if (checker.firstOpen(claims, lemmas)) return undefined;
    const all = used;
    for (const i of all) for (const other of usedBy[i]) all.add(other); // the loop also visits elements added in the meantime
    return all;
  }

  /** The same proof with fewer premises. */
  *fewer(premises: readonly Premise[]): Pausable<readonly Premise[]> {
    const used = this.usedIn(premises)!;
    let kept = premises.filter((_, i) => used.has(i));
    // Without any premise it is not a proof: this was tried first.
    if (kept.length < 2 || kept.length > MOST_TRIED) return kept;
    for (const premise of [...kept].reverse()) {
      yield undefined;
      const others = kept.filter(other => other !== premise);
      if (this.isProof(others)) kept = others;
    }
    return kept;
  }

  /** The same premises and the conclusions of cases. Undefined if these are too many cases. */
  *withCases(premises: readonly Premise[], lemmas: readonly Lemma[]): Pausable<readonly Premise[] | undefined> {
    const { checker, claims, geometry, preferred } = this;
    const all = [...premises];
    const known = [...lemmas];
    let left = MOST_CASES;
    for (const claim of claims) {
      if (!(yield* refuted([{ ...claim, isOn: !claim.isOn }]))) return undefined;
    }
    return all;

    function* refuted(assumed: readonly Literal[]): Pausable<boolean> {
      yield undefined;
      const candidates = checker.left.slice();
      for (const literal of assumed) assume(candidates, literal);
      if (isImpossible(geometry, candidates, known)) return true;
      const isOpen = (cell: Cell) => digitsOf(candidates[cell]).length > 1;
      const [cell] = [
        ...preferred.filter(isOpen),
        ...[...candidates.keys()]
          .filter(isOpen)
          .sort((a, b) => digitsOf(candidates[a]).length - digitsOf(candidates[b]).length),
      ];
      if (cell === undefined) return false; // a solution
      for (const digit of digitsOf(candidates[cell])) {
        if (left-- === 0 || !(yield* refuted([...assumed, { cell, digit, isOn: true }]))) return false;
        const premise: Premise = { kind: 'if', assumed, conclusion: { cell, digit, isOn: false } };
        const lemma = checker.lemmaOf(premise, known);
        if (typeof lemma !== 'function') return false;
        all.push(premise);
        known.push(lemma);
      }
      return true;
    }
  }
}
