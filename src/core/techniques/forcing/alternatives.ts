/** Conclusions that follow from each of some premises of which at least one is true, such as the guardians of a pattern. */

import { isOn } from '../../implications/statement';
import type { Statement } from '../../numbers';
import type { Pausable } from '../../pausing';
import type { Chain } from '../step';
import type { NetReasoning } from './netReasoning';

/** A statement that follows from every premise that does not lead to a contradiction. */
export interface CommonConclusion {
  readonly statement: Statement;
  /** By premise: its chain to the statement, or to a contradiction. */
  readonly chains: readonly (readonly Chain[])[];
  /** By premise: whether it leads to a contradiction. */
  readonly areImpossible: readonly boolean[];
}

/**
 * The conclusion from these premises with the fewest nodes: a placement if there is one, otherwise an elimination. Undefined if there is none, or if
 * all premises are contradictory.
 */
export function* commonConclusion(
  reasoning: NetReasoning,
  premises: readonly Statement[],
): Pausable<CommonConclusion | undefined> {
  const areImpossible: boolean[] = [];
  let common: Map<Statement, number> | undefined;
  for (const premise of premises) {
    yield* reasoning.follow(premise);
    areImpossible.push(reasoning.isContradictory);
    if (reasoning.isContradictory) continue;
    const { reached, reachedCount } = reasoning;
    const costs = new Map<Statement, number>();
    for (const [i, statement] of reached.subarray(0, reachedCount).entries()) {
      if (i % WEIGHED_AT_ONCE === 0) yield undefined;
      const before = common ? common.get(statement) : 0;
      if (before !== undefined) costs.set(statement, before + reasoning.costOf(statement));
    }
    common = costs;
    if (common.size === 0) return undefined;
  }
  if (!common) return undefined;
  const better = ([a, x]: [Statement, number], [b, y]: [Statement, number]) =>
    Number(isOn(b)) - Number(isOn(a)) || x - y || a - b;
  const [[statement]] = [...common].sort(better);
  const chains: Chain[][] = [];
  for (const [i, premise] of premises.entries()) {
    yield* reasoning.follow(premise);
    chains.push(areImpossible[i] ? reasoning.contradiction() : [reasoning.chainTo(statement)]);
  }
  return { statement, chains, areImpossible };
}

/** The number of statements whose cost is computed between two yields. */
const WEIGHED_AT_ONCE = 32;
