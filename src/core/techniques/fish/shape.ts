/**
 * The shapes of fish, by the kinds of their houses. A basic fish has rows as base sets and columns as cover sets, or the reverse.
 * A Franken fish also has boxes among either. Every other fish is a mutant fish.
 */

import type { Geometry, House } from '../../geometry';

/** The shapes from simple to complex, described at the top of this file. */
export type FishShape = 'basic' | 'franken' | 'mutant';

/** The houses, by index in `geometry.houses`, that can be base sets and cover sets. */
export interface FishHouses {
  readonly bases: readonly number[];
  readonly covers: readonly number[];
}

/** The pools that contain all fish of a shape. They contain fish of simpler shapes too. */
export function poolsOf({ houses }: Geometry, shape: FishShape): FishHouses[] {
  const ofKinds = (...kinds: House['kind'][]) => [...houses.keys()].filter(h => kinds.includes(houses[h].kind));
  if (shape === 'mutant') return [{ bases: [...houses.keys()], covers: [...houses.keys()] }];
  const boxes: House['kind'][] = shape === 'franken' ? ['box'] : [];
  const rows = ofKinds('row', ...boxes);
  const columns = ofKinds('column', ...boxes);
  return [
    { bases: rows, covers: columns },
    { bases: columns, covers: rows },
  ];
}

/** The simplest shape that a fish has. */
export function shapeOf(bases: readonly House[], covers: readonly House[]): FishShape {
  const base = kindsOf(bases);
  const cover = kindsOf(covers);
  const areCrossed = (base.has('row') && cover.has('column')) || (base.has('column') && cover.has('row'));
  const areMixed = [base, cover].some(kinds => kinds.has('row') && kinds.has('column'));
  if (!areCrossed || areMixed) return 'mutant';
  return base.has('box') || cover.has('box') ? 'franken' : 'basic';
}

function kindsOf(houses: readonly House[]): Set<House['kind']> {
  return new Set(houses.map(({ kind }) => kind));
}
