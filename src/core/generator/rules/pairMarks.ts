/** Marks between cells side by side: Kropki dots, X and V, and which digit is greater. */

import type { Cell } from '../../numbers';
import { NEIGHBOURS, pairsApart } from '../../rules/cells';
import { type DotRule, MARKS } from '../../rules/kinds/marks';
import type { Rule } from '../../rules/rule';
import type { Board } from './lines';

/** About half of the marks that a solution has. */
export function someMarks(board: Board, kind: DotRule['kind']): Rule[] {
  return allMarks(board, kind).filter(() => board.random.below(2) === 0);
}

/** All marks that a solution has. Between 1 and 2, where both dots are possible, only the white one. */
export function allMarks(board: Board, kind: DotRule['kind']): Rule[] {
  const { solution } = board;
  const isMarked = ([a, b]: readonly [Cell, Cell]) =>
    MARKS[kind](solution[a], solution[b]) && !(kind === 'blackDot' && MARKS.whiteDot(solution[a], solution[b]));
  return pairs(board)
    .filter(isMarked)
    .map(cells => ({ kind, cells }));
}

/** A black dot for each two neighbours that can have one, 1 and 2 too. */
export function allRatios(board: Board): Rule[] {
  const { solution } = board;
  return pairs(board)
    .filter(([a, b]) => MARKS.blackDot(solution[a], solution[b]))
    .map(cells => ({ kind: 'blackDot', cells }));
}

/** Which is greater, between all neighbours in a region. */
export function comparisons(board: Board): Rule[] {
  const { geometry, solution } = board;
  return pairs(board)
    .filter(([a, b]) => geometry.boxOf[a] === geometry.boxOf[b])
    .map(([a, b]) => ({ kind: 'greater', cells: solution[a] > solution[b] ? [a, b] : [b, a] }));
}

const pairs = ({ geometry }: Board) => [...pairsApart(geometry, NEIGHBOURS)];
