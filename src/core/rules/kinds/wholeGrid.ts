/** Rules of the whole grid, which list no cells: cells at the distance of a chess move, neighbors, squares. */

import { type CellDirection, NEIGHBOURS, pairsApart, squares } from '../cells';
import { allDifferent, BY_GRID, type RuleKind, type RuleKinds, relation } from '../constraint';

/** A rule that has no data except its kind. */
export interface WholeGridRule {
  readonly kind: 'antiKnight' | 'antiKing' | 'antiQueen' | 'nonConsecutive' | 'globalEntropy';
}

const KNIGHT: readonly CellDirection[] = [
  [1, 2],
  [2, 1],
  [1, -2],
  [2, -1],
];
/** The steps of a king that are not along a line, because cells of a line differ anyway. */
const KING: readonly CellDirection[] = [
  [1, 1],
  [1, -1],
];

/** Cells at the distance of one of these moves differ. */
const differApart = (moves: readonly CellDirection[]): RuleKind<WholeGridRule> => ({
  scope: 'grid',
  generation: BY_GRID,
  constraints: (_, geometry) => [...pairsApart(geometry, moves)].map(allDifferent),
});

const areFarApart = (a: number, b: number) => Math.abs(a - b) > 1;

/** The kinds of rules of the whole grid. */
export const wholeGridKinds: RuleKinds<WholeGridRule> = {
  antiKnight: differApart(KNIGHT),
  antiKing: differApart(KING),
  /** Of two cells on a diagonal, at most one has the highest digit. For all digits, no 9x9 grid would have a solution. */
  antiQueen: {
    scope: 'grid',
    generation: BY_GRID,
    constraints(_, geometry) {
      const { size } = geometry;
      const isNoQueen = (a: number, b: number) => a < size || b < size;
      const moves = Array.from({ length: size - 1 }, (_, i): CellDirection[] => [
        [i + 1, i + 1],
        [i + 1, -i - 1],
      ]);
      return [...pairsApart(geometry, moves.flat())].map(([a, b]) => relation(a, b, isNoQueen));
    },
  },
  /** Neighbors do not have consecutive digits. */
  nonConsecutive: {
    scope: 'grid',
    generation: BY_GRID,
    uses: ['pair'],
    constraints: (_, geometry) => [...pairsApart(geometry, NEIGHBOURS)].map(([a, b]) => relation(a, b, areFarApart)),
  },
  /** Each square of four cells has a low, a middle and a high digit. */
  globalEntropy: {
    scope: 'grid',
    generation: BY_GRID,
    uses: ['quad'],
    constraints(_, geometry) {
      const third = geometry.size / 3;
      const wanted = [0, 1, 2].map(i => ({ digits: (2 ** third - 1) << (i * third), count: 1 }));
      return [...squares(geometry)].map(cells => ({ kind: 'count', cells, wanted }));
    },
  },
};
