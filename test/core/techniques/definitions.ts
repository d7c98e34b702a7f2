/** Techniques by their definitions: slow searches, each of which only states what a pattern is. */

import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { House } from '../../../src/core/geometry';
import type { Candidate, Position } from '../../../src/core/position';
import { findAllSteps } from '../../../src/core/techniques/index';
import { effectKey, makeStep } from '../../../src/core/techniques/step';
import { RUNS } from '../arbitraries';
import { techniqueOf } from './positions';
import { anyPosition } from './randomPositions';

/** The effects of a technique's steps in a position, each given by its placements or by its eliminations. */
export type Definition = (position: Position) => Iterable<readonly Candidate[]>;

/**
 * Asserts that a technique finds, in random positions, exactly the effects of its definition, each once. `share`: the share of the usual
 * number of runs.
 */
export function checkDefinition(
  id: string,
  definition: Definition,
  share = 0.25,
  positions: fc.Arbitrary<Position> = anyPosition.map(({ position }) => position),
): void {
  const technique = techniqueOf(id);
  const kind = technique.level === 'easy' ? 'placements' : 'eliminations';
  const keyOf = (candidates: readonly Candidate[]) => {
    const step = makeStep({ technique, digits: [], houses: [], cells: [], [kind]: candidates });
    return step ? [effectKey(step)] : [];
  };
  let seen = 0;
  fc.assert(
    fc.property(positions, position => {
      const found = findAllSteps(position, [technique]).map(effectKey);
      seen += found.length;
      assert.deepEqual(found.sort(), [...new Set([...definition(position)].flatMap(keyOf))].sort());
    }),
    { ...RUNS, numRuns: Math.ceil(RUNS.numRuns * share) },
  );
  assert.ok(seen > 0, `no ${technique.name} in all these positions`);
}

/** Every choice of `count` items. */
export function choices<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, i) => choices(items.slice(i + 1), count - 1).map(rest => [item, ...rest]));
}

/** Every pair of different items, in both orders. */
export function ordered<T>(items: readonly T[]): (readonly [T, T])[] {
  return items.flatMap(a => items.filter(b => b !== a).map(b => [a, b] as const));
}

export const digitsOfSize = ({ geometry: { size } }: Position) => Array.from({ length: size }, (_, i) => i + 1);

/** The digits that an empty cell can hold. */
export function digitsIn(position: Position, cell: number): number[] {
  return digitsOfSize(position).filter(digit => position.has(cell, digit));
}

/** The digits that some empty cells can hold together. */
export function digitsAmong(position: Position, cells: readonly number[]): number[] {
  return digitsOfSize(position).filter(digit => cells.some(cell => position.has(cell, digit)));
}

/** The cells of a house that can hold a digit. */
export function placesIn(position: Position, { cells }: House, digit: number): number[] {
  return [...cells].filter(cell => position.has(cell, digit));
}

export function housesOfKind({ geometry: { houses } }: Position, ...kinds: readonly House['kind'][]): House[] {
  return houses.filter(({ kind }) => kinds.includes(kind));
}

/** Whether two cells are different and share a house. */
export function see({ geometry: { rowOf, columnOf, boxOf } }: Position, a: number, b: number): boolean {
  return a !== b && (rowOf[a] === rowOf[b] || columnOf[a] === columnOf[b] || boxOf[a] === boxOf[b]);
}

/** The candidates of a digit that see all of some cells. */
export function seeingAll(position: Position, cells: readonly number[], digit: number): Candidate[] {
  const all = [...position.digits.keys()];
  const seeing = all.filter(cell => position.has(cell, digit) && cells.every(other => see(position, cell, other)));
  return seeing.map(cell => ({ cell, digit }));
}

/** The only two cells that can hold a digit in a house. */
export interface NaivePair {
  readonly house: House;
  readonly digit: number;
  readonly cells: readonly [number, number];
}

export function pairsIn(position: Position, houses: readonly House[], digit: number): NaivePair[] {
  return houses.flatMap(house => {
    const [a, b, ...more] = placesIn(position, house, digit);
    return b === undefined || more.length > 0 ? [] : [{ house, digit, cells: [a, b] as const }];
  });
}

/** The cells of a pair in both orders. */
export function ways({ cells: [a, b] }: NaivePair): (readonly [number, number])[] {
  return [
    [a, b],
    [b, a],
  ];
}
