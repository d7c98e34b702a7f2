/** Conclusions that follow in each of some cases of which at least one is true, such as the guardians of a pattern. */

import { isOn } from '../../implications/statement';
import type { Statement } from '../../numbers';
import type { Pausable } from '../../pausing';
import type { Chain } from '../step';
import type { NetReasoning } from './netReasoning';

/** One of several cases. */
export interface Case {
  /** Statements that do not contradict each other. */
  readonly premises: readonly Statement[];
  /** Whether a statement is obvious in this case, so that it needs no net. */
  isObvious?(statement: Statement): boolean;
}

/** What follows in every case: one statement, or several false candidates that rest on the same contradictions. */
export interface CommonConclusion {
  readonly statements: readonly Statement[];
  /** For each case in which it is not obvious: the chain to the statement, or to a contradiction. */
  readonly chains: readonly Chain[];
}

/**
 * The conclusion with the fewest nodes: a placement if there is one, otherwise an elimination. Cases that lead to a contradiction do not count. Undefined if
 * there is none, or if all cases are contradictory.
 */
export function* commonConclusion(
  reasoning: NetReasoning,
  cases: readonly Case[],
): Pausable<CommonConclusion | undefined> {
  const costs: (Map<Statement, number> | number)[] = [];
  let common: ReadonlySet<Statement> | undefined;
  for (const { premises } of cases) {
    yield* reasoning.followAll(premises);
    if (reasoning.isContradictory) {
      costs.push(reasoning.costOfContradiction());
      continue;
    }
    const reached = [...reasoning.reached.subarray(0, reasoning.reachedCount)];
    common = new Set(common ? reached.filter(statement => common?.has(statement)) : reached);
    const ofCase = new Map<Statement, number>();
    for (const [i, statement] of [...common].entries()) {
      if (i % WEIGHED_AT_ONCE === 0) yield undefined;
      ofCase.set(statement, reasoning.costOf(statement));
    }
    costs.push(ofCase);
    if (common.size === 0) return undefined;
  }
  if (!common) return undefined;
  const neededFor = (statement: Statement) => [...cases.keys()].filter(i => !cases[i].isObvious?.(statement));
  const costOf = (needed: readonly number[], statement: Statement) =>
    needed.reduce((sum, i) => {
      const cost = costs[i];
      return sum + (typeof cost === 'number' ? cost : cost.get(statement)!);
    }, 0);
  const weighed = [...common].map(statement => {
    const needed = neededFor(statement);
    return { statement, needed, cost: costOf(needed, statement) };
  });
  const found = weighed.filter(({ cost }) => cost > 0);
  found.sort((a, b) => Number(isOn(b.statement)) - Number(isOn(a.statement)) || a.cost - b.cost);
  if (found.length === 0) return undefined;
  const isImpossible = (i: number) => typeof costs[i] === 'number';
  const [{ statement: first, needed: shown }, ...others] = found;
  const statements = [first];
  const explained = new Set(shown);
  for (const { statement, needed } of isOn(first) ? [] : others) {
    if (isOn(statement) || ![...explained, ...needed].every(isImpossible)) continue;
    const together = new Set([...explained, ...needed]);
    if (together.size > MOST_IMPOSSIBLE && together.size > explained.size) continue;
    for (const i of needed) explained.add(i);
    statements.push(statement);
  }
  const chains: Chain[] = [];
  for (const i of [...explained].sort((a, b) => a - b)) {
    yield* reasoning.followAll(cases[i].premises);
    chains.push(...(isImpossible(i) ? reasoning.contradiction() : [reasoning.chainTo(statements[0])]));
  }
  return { statements, chains };
}

/** The largest number of contradictions on which the false candidates of a step rest together: they have two lines each. */
const MOST_IMPOSSIBLE = 6;

/** Whether a net ends with two statements that contradict each other. */
export function isContradiction({ nodes }: Chain): boolean {
  const [first, second] = nodes.slice(-2);
  return second !== undefined && first.digit === second.digit && first.cells[0] === second.cells[0];
}

/** The number of statements whose cost is computed between two yields. */
const WEIGHED_AT_ONCE = 32;
