/** Marks between neighboring cells: Kropki dots, X and V, and inequality signs. */

import type { Cell, Digit } from '../../numbers';
import { NEIGHBOURS, pairsApart } from '../../rules/cells';
import type { PairGeneration } from '../../rules/generation';
import { type DotRule, MARKS } from '../../rules/kinds/marks';
import { type Rule, ruleWith } from '../../rules/rule';
import type { MarkedSolution } from './lines';

/** Some of the marks that a solution allows: those in all regions, or about half of all. */
export function someMarks(
  board: MarkedSolution,
  kind: Rule['kind'],
  { isMarked, isEachInRegions }: PairGeneration,
): Rule[] {
  const { geometry, random } = board;
  return allMarks(board, kind, isMarked).filter(({ cells: [a, b] }) =>
    isEachInRegions ? geometry.boxOf[a] === geometry.boxOf[b] : random.below(2) === 0,
  );
}

/** All dots of a kind that a solution allows. */
export const allDots = (board: MarkedSolution, kind: DotRule['kind']): Rule[] => allMarks(board, kind, MARKS[kind]);

function allMarks(
  { geometry, solution }: MarkedSolution,
  kind: Rule['kind'],
  isMarked: (a: Digit, b: Digit) => boolean,
) {
  const isPair = ([a, b]: readonly [Cell, Cell]) => isMarked(solution[a], solution[b]);
  return [...pairsApart(geometry, NEIGHBOURS)].flatMap(([a, b]) => {
    const cells = [[a, b] as const, [b, a] as const].find(isPair);
    return cells ? [ruleWith(kind, undefined, { cells }) as Rule & { readonly cells: readonly [Cell, Cell] }] : [];
  });
}
