import fc from 'fast-check';
import { bitOf, digitsOf, isSingle } from '../../../../src/core/grid';
import type { Candidate, Position } from '../../../../src/core/position';
import { countSolutions } from '../../../../src/core/solver/index';
import {
  checkDefinition,
  choices,
  type Definition,
  digitsAmong,
  digitsIn,
  digitsOfSize,
  ordered,
  placesIn,
  seeingAll,
} from '../definitions';
import { avoidablePosition, gravePosition, RECTANGLES, rectanglePosition, usualPosition } from './rectanglePositions';

/** Whether the givens alone leave one solution, so that it does not depend on removed candidates. */
function isValid({ geometry, givens }: Position): boolean {
  return countSolutions({ geometry, digits: givens }, 2) === 1;
}

interface NaiveRectangle {
  readonly cells: readonly number[];
  readonly pair: readonly number[];
  /** The cells with more candidates than the pair, and the other cells. */
  readonly roof: readonly number[];
  readonly floor: readonly number[];
  readonly extras: readonly number[];
}

/** Four empty cells that could hold two digits, one of them no other digit. */
function* rectanglesIn(position: Position): Generator<NaiveRectangle> {
  const { geometry, digits, candidates } = position;
  let valid: boolean | undefined;
  // A candidate that no peer excludes was eliminated by reasoning, which needs a puzzle that its givens make valid.
  const couldHold = (cell: number, digit: number) => {
    if (position.has(cell, digit)) return true;
    if (geometry.peersOf[cell].some(peer => digits[peer] === digit)) return false;
    valid ??= isValid(position);
    return valid;
  };
  for (const cells of RECTANGLES) {
    if (cells.some(cell => digits[cell] !== 0)) continue;
    const exact = cells.map(cell => candidates[cell]).filter(mask => digitsOf(mask).length === 2);
    for (const mask of new Set(exact)) {
      const pair = digitsOf(mask);
      if (!cells.every(cell => pair.every(digit => couldHold(cell, digit)))) continue;
      const roof = cells.filter(cell => (candidates[cell] & ~mask) !== 0);
      const floor = cells.filter(cell => !roof.includes(cell));
      const extras = digitsAmong(position, roof).filter(digit => !pair.includes(digit));
      yield { cells, pair, roof, floor, extras };
    }
  }
}

/** The effects in each rectangle. */
const inRectangles = (
  follows: (rectangle: NaiveRectangle, position: Position) => Iterable<readonly Candidate[]>,
): Definition =>
  function* (position) {
    for (const rectangle of rectanglesIn(position)) yield* follows(rectangle, position);
  };

const inLine = ({ geometry: { rowOf, columnOf } }: Position, [a, b]: readonly number[]) =>
  rowOf[a] === rowOf[b] || columnOf[a] === columnOf[b];

const allOf = (position: Position, cells: readonly number[], digits: readonly number[]): Candidate[] =>
  cells.flatMap(cell => digits.filter(digit => position.has(cell, digit)).map(digit => ({ cell, digit })));

/** Whether a house needs a digit, and has places for it only in these cells. */
function isLockedIn(position: Position, cells: readonly number[], digit: number, house: { cells: Iterable<number> }) {
  const places = [...house.cells].filter(cell => position.has(cell, digit));
  return places.length > 0 && places.every(cell => cells.includes(cell));
}

const sharedBy = ({ geometry: { houses } }: Position, cells: readonly number[]) =>
  houses.filter(house => cells.every(cell => [...house.cells].includes(cell)));

const check = (id: string, definition: Definition, positions: fc.Arbitrary<Position> = rectanglePosition) =>
  checkDefinition(id, definition, 1, fc.oneof({ arbitrary: positions, weight: 4 }, usualPosition));

describe('uniqueness patterns are found by their definitions:', () => {
  it('Unique Rectangle Type 1: one cell has other candidates', () =>
    check(
      'unique-rectangle-type-1',
      inRectangles(function* ({ roof, pair }, position) {
        if (roof.length === 1) yield allOf(position, roof, pair);
      }),
    ));

  it('Unique Rectangle Type 2: two cells in line have one other candidate', () =>
    check(
      'unique-rectangle-type-2',
      inRectangles(function* ({ roof, extras }, position) {
        if (roof.length !== 2 || extras.length !== 1 || !inLine(position, roof)) return;
        yield seeingAll(position, roof, extras[0]);
      }),
    ));

  it('Unique Rectangle Type 3: two cells with others are one cell of a naked subset', () =>
    check(
      'unique-rectangle-type-3',
      inRectangles(function* ({ cells, roof, extras, pair }, position) {
        if (roof.length !== 2) return;
        for (const house of sharedBy(position, roof)) {
          const others = [...house.cells].filter(cell => {
            const digits = digitsIn(position, cell);
            return !cells.includes(cell) && digits.length > 0 && !digits.some(digit => pair.includes(digit));
          });
          for (let n = 1; n <= others.length; n++) {
            for (const subset of choices(others, n)) {
              const digits = [...new Set([...extras, ...digitsAmong(position, subset)])];
              if (digits.length !== n + 1) continue;
              const members = [...roof, ...subset];
              const seeing = sharedBy(position, members).flatMap(shared =>
                [...shared.cells].filter(cell => !members.includes(cell)),
              );
              yield allOf(position, seeing, digits);
            }
          }
        }
      }),
    ));

  it('Unique Rectangle Type 4: one of two cells of a house must hold a digit of the pair', () =>
    check(
      'unique-rectangle-type-4',
      inRectangles(function* ({ roof, pair }, position) {
        if (roof.length !== 2) return;
        for (const house of sharedBy(position, roof)) {
          for (const [kept, gone] of ordered(pair)) {
            if (isLockedIn(position, roof, kept, house)) yield allOf(position, roof, [gone]);
          }
        }
      }),
    ));

  it('Unique Rectangle Type 5: three cells, or two opposite ones, have one other candidate', () =>
    check(
      'unique-rectangle-type-5',
      inRectangles(function* ({ roof, extras }, position) {
        const isScattered = roof.length === 3 || (roof.length === 2 && !inLine(position, roof));
        if (isScattered && extras.length === 1) yield seeingAll(position, roof, extras[0]);
      }),
    ));

  it('Unique Rectangle Type 6: two opposite cells have others, and a digit makes an X-Wing', () =>
    check(
      'unique-rectangle-type-6',
      inRectangles(function* ({ cells, roof, pair }, position) {
        if (roof.length !== 2 || inLine(position, roof)) return;
        for (const digit of pair) {
          for (const kind of ['row', 'column'] as const) {
            const lines = position.geometry.houses.filter(
              house => house.kind === kind && [...house.cells].some(cell => cells.includes(cell)),
            );
            if (lines.every(line => isLockedIn(position, cells, digit, line))) yield allOf(position, roof, [digit]);
          }
        }
      }),
    ));

  it('Hidden Rectangle: a digit has no other places in the row and column opposite a cell of just the pair', () =>
    check(
      'hidden-rectangle',
      inRectangles(function* ({ cells, roof, floor, pair }, position) {
        const isScattered = roof.length === 3 || (roof.length === 2 && !inLine(position, roof));
        if (!isScattered) return;
        for (const corner of floor) {
          const opposite = cells.find(cell => cell !== corner && !inLine(position, [cell, corner]))!;
          const lines = position.geometry.housesOf[opposite].filter(({ kind }) => kind !== 'box');
          for (const [kept, gone] of ordered(pair)) {
            if (lines.every(line => isLockedIn(position, cells, kept, line))) yield allOf(position, [opposite], [gone]);
          }
        }
      }),
    ));

  /** Rectangles with some placed cells and the others empty. */
  function* placedRectangles(position: Position, count: number) {
    const { digits, givens } = position;
    if (!isValid(position)) return;
    for (const cells of RECTANGLES) {
      const placed = cells.filter(cell => digits[cell] !== 0);
      if (placed.length !== count || cells.some(cell => givens[cell] !== 0)) continue;
      // By cell: the digit of the opposite one.
      const opposite = new Map(cells.map((cell, i) => [cell, digits[cells[3 - i]]]));
      yield { cells, placed, opposite, empty: cells.filter(cell => !placed.includes(cell)) };
    }
  }

  it('Avoidable Rectangle Type 1: three placed cells would be completed', () =>
    check(
      'avoidable-rectangle-type-1',
      function* (position) {
        for (const { opposite, placed, empty } of placedRectangles(position, 3)) {
          const [cell] = empty;
          const beside = placed.filter(other => inLine(position, [other, cell]));
          const [a, b] = beside.map(other => position.digits[other]);
          if (a === b) yield allOf(position, [cell], [opposite.get(cell)!]);
        }
      },
      avoidablePosition,
    ));

  it('Avoidable Rectangle Type 2: two placed cells would be completed except for one other candidate', () =>
    check(
      'avoidable-rectangle-type-2',
      function* (position) {
        const { candidates } = position;
        for (const { opposite, empty } of placedRectangles(position, 2)) {
          if (!inLine(position, empty)) continue;
          const [one, two] = empty.map(cell => candidates[cell] & ~bitOf(opposite.get(cell)!));
          if (one !== two || !isSingle(one)) continue;
          if (empty.some(cell => !position.has(cell, opposite.get(cell)!))) continue;
          yield seeingAll(position, empty, digitsOf(one)[0]);
        }
      },
      avoidablePosition,
    ));

  it('BUG+1: one cell has three candidates, and without one of them every digit has two places or none in each house', () =>
    check(
      'bug-plus-1',
      function* (position) {
        const { geometry, digits } = position;
        const empty = [...digits.keys()].filter(cell => digits[cell] === 0);
        const large = empty.filter(cell => digitsIn(position, cell).length !== 2);
        if (large.length !== 1 || digitsIn(position, large[0]).length !== 3) return;
        for (const third of digitsIn(position, large[0])) {
          const rest = position.after({ placements: [], eliminations: [{ cell: large[0], digit: third }] });
          const counts = geometry.houses.flatMap(house =>
            digitsOfSize(rest).map(digit => placesIn(rest, house, digit).length),
          );
          if (!counts.every(count => count === 0 || count === 2)) continue;
          yield allOf(rest, large, digitsIn(rest, large[0]));
        }
      },
      gravePosition,
    ));
});
