/** Rules of the whole grid, checked around each cell: the related cells may leave no digit for it. */

import type { Geometry } from '../geometry';
import type { Cell } from '../numbers';
import type { DigitCheck } from '../rules/checks';
import type { Constraint, IsAllowed } from '../rules/constraint';

/** A cell, and in `cells` the cells that a rule relates to it. Broken if the cell is empty and they leave no digit for it. */
export interface NeighborCheck extends DigitCheck {
  readonly cell: Cell;
}

const isDifferent: IsAllowed = (digit, around) => digit !== around;

/** The checks of a rule about pairs of cells. They also require that cells that see each other differ. */
export function starsOf(constraints: readonly Constraint[], geometry: Geometry): NeighborCheck[] {
  const around = new Map<Cell, { readonly cell: Cell; readonly isAllowed: IsAllowed }[]>();
  const add = (cell: Cell, other: Cell, isAllowed: IsAllowed) => {
    const others = around.get(cell) ?? [];
    if (others.length === 0) around.set(cell, others);
    others.push({ cell: other, isAllowed });
  };
  const relate = (a: Cell, b: Cell, isAllowed: IsAllowed) => {
    const sees = geometry.peersOf[a].includes(b);
    add(a, b, (x, y) => isAllowed(x, y) && !(sees && x === y));
    add(b, a, (y, x) => isAllowed(x, y) && !(sees && x === y));
  };
  for (const constraint of constraints) {
    const { kind } = constraint;
    if (kind === 'relation') relate(...constraint.cells, constraint.isAllowed);
    else if (kind === 'allDifferent') relate(constraint.cells[0], constraint.cells[1], isDifferent);
  }
  return [...around].map(([cell, others]) => ({
    cell,
    cells: others.map(other => other.cell),
    isBroken(digits) {
      if (digits[cell] > 0) return false;
      for (let digit = 1; digit <= geometry.size; digit++)
        if (others.every(other => digits[other.cell] === 0 || other.isAllowed(digit, digits[other.cell]))) return false;
      return true;
    },
  }));
}
