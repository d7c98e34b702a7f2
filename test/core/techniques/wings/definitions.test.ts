import type { Position } from '../../../../src/core/position';
import {
  checkDefinition,
  choices,
  digitsAmong,
  digitsIn,
  digitsOfSize,
  ordered,
  pairsIn,
  see,
  seeingAll,
  ways,
} from '../definitions';

function cellsWithCount(position: Position, count: number): number[] {
  return [...position.digits.keys()].filter(cell => digitsIn(position, cell).length === count);
}

/** The digits that all of the cells can hold. */
function common(position: Position, cells: readonly number[]): number[] {
  return digitsOfSize(position).filter(digit => cells.every(cell => position.has(cell, digit)));
}

describe('wings are found by their definitions:', () => {
  it('XY-Wing: xy sees xz and yz', () =>
    checkDefinition('xy-wing', function* (position) {
      const cells = cellsWithCount(position, 2);
      for (const pivot of cells) {
        const wings = cells.filter(cell => see(position, cell, pivot));
        for (const [one, other] of choices(wings, 2)) {
          if (see(position, one, other) || digitsAmong(position, [pivot, one, other]).length !== 3) continue;
          const [z, ...more] = common(position, [one, other]);
          if (more.length === 0 && !position.has(pivot, z)) yield seeingAll(position, [one, other], z);
        }
      }
    }));

  it('XYZ-Wing: xyz sees xz and yz', () =>
    checkDefinition('xyz-wing', function* (position) {
      for (const pivot of cellsWithCount(position, 3)) {
        const wings = cellsWithCount(position, 2).filter(cell => see(position, cell, pivot));
        for (const [one, other] of choices(wings, 2)) {
          if (see(position, one, other) || digitsAmong(position, [pivot, one, other]).length !== 3) continue;
          const shared = common(position, [pivot, one, other]);
          if (shared.length === 1) yield seeingAll(position, [pivot, one, other], shared[0]);
        }
      }
    }));

  it('W-Wing: xy and xy, linked by y in any house', () =>
    checkDefinition('w-wing', function* (position) {
      for (const cells of choices(cellsWithCount(position, 2), 2)) {
        const [first, second] = cells;
        const digits = common(position, cells);
        if (digits.length !== 2 || see(position, first, second)) continue;
        for (const [x, y] of ordered(digits)) {
          const isLinked = pairsIn(position, position.geometry.houses, y).some(pair =>
            ways(pair).some(([one, two]) => see(position, first, one) && see(position, second, two)),
          );
          if (isLinked) yield seeingAll(position, cells, x);
        }
      }
    }));
});
