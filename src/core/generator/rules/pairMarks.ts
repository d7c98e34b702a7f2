/** Marks between neighboring cells: Kropki dots, X and V, and inequality signs. */

import type { Cell } from '../../numbers';
import { NEIGHBOURS, pairsApart } from '../../rules/cells';
import { type DotRule, MARKS } from '../../rules/kinds/marks';
import type { Rule } from '../../rules/rule';
import type { MarkedSolution } from './lines';

/** About half of the marks that a solution allows. */
export function someMarks(board: MarkedSolution, kind: DotRule['kind']): Rule[] {
  return allMarks(board, kind).filter(() => board.random.below(2) === 0);
}

/** All marks that a solution allows. Between 1 and 2, where both dots are possible, only the white one. */
export function allMarks(board: MarkedSolution, kind: DotRule['kind']): Rule[] {
  const { solution } = board;
  const isMarked = ([a, b]: readonly [Cell, Cell]) =>
    MARKS[kind](solution[a], solution[b]) && !(kind === 'blackDot' && MARKS.whiteDot(solution[a], solution[b]));
  return pairs(board)
    .filter(isMarked)
    .map(cells => ({ kind, cells }));
}

/** A black dot for every pair of neighbors that can have one, including 1 and 2. */
export function allRatios(board: MarkedSolution): Rule[] {
  const { solution } = board;
  return pairs(board)
    .filter(([a, b]) => MARKS.blackDot(solution[a], solution[b]))
    .map(cells => ({ kind: 'blackDot', cells }));
}

/** The inequality signs between all neighbors in a region. */
export function comparisons(board: MarkedSolution): Rule[] {
  const { geometry, solution } = board;
  return pairs(board)
    .filter(([a, b]) => geometry.boxOf[a] === geometry.boxOf[b])
    .map(([a, b]) => ({ kind: 'greater', cells: solution[a] > solution[b] ? [a, b] : [b, a] }));
}

const pairs = ({ geometry }: MarkedSolution) => [...pairsApart(geometry, NEIGHBOURS)];
