/**
 * What all fish have in common: a technique is a size, a shape, and whether there are fins. How they are found is in
 * `search.ts`, how they are told in `words.ts`; here it is which of them are worth a step.
 */

import type { CellSet } from '../../cellSet';
import type { Geometry } from '../../geometry';
import { houseSets, type Position } from '../../position';
import { candidatesIn, type Found, makeStep, type Step, type Technique } from '../step';
import { costOf, type Fish, finnedFish, plainFish } from './search';
import { poolsOf, type Shape, shapeOf } from './shape';
import { evidence, explain } from './words';

export interface FishKind {
  /** How many base sets, and how many cover sets. */
  readonly size: number;
  readonly shape: Shape;
  /** A basic fish with fins is a sashimi one if without them some base set has no more than one candidate. */
  readonly fins: 'none' | 'finned' | 'sashimi';
}

/** What fish of a size are called, from 2 on. */
export const SIZE_NAMES = ['X-Wing', 'Swordfish', 'Jellyfish', 'Squirmbag', 'Whale', 'Leviathan'] as const;

/** Two fish with the same base sets are told as one, a Siamese fish, up to this size. */
const LARGEST_SIAMESE = 4;

/** What a technique need not say itself. */
export function fishTechnique(kind: FishKind, technique: Omit<Technique, 'find' | 'evidence' | 'explain'>): Technique {
  const fish: Technique = { ...technique, find: position => find(position, kind, fish), evidence, explain };
  return fish;
}

/** The fish of a digit are sorted before the first is told: those with the fewest fins first. */
function* find(position: Position, kind: FishKind, technique: Technique): Generator<Step | undefined> {
  const { geometry } = position;
  const housesAt = (indexes: readonly number[]) => indexes.map(h => geometry.houses[h]);

  for (let digit = 1; digit <= geometry.size; digit++) {
    const shoal = new Shoal();
    for (const pool of poolsOf(geometry, kind.shape)) {
      const search = kind.fins === 'none' ? plainFish : finnedFish;
      yield* search(position, digit, kind.size, pool, fish => {
        if (shapeOf(housesAt(fish.bases), housesAt(fish.covers)) !== kind.shape) return;
        shoal.add({ ...fish, cost: costOf(fish), isSashimi: kind.shape === 'basic' && isSashimi(fish, geometry) });
      });
    }
    const isSashimiWanted = kind.fins === 'sashimi';
    for (const fish of shoal.simplestFirst()) {
      if (fish.isSashimi === isSashimiWanted) yield makeStep(foundOf(fish));
    }
    if (kind.fins === 'none' || kind.size > LARGEST_SIAMESE) continue;
    for (const pair of shoal.siamese(isSashimiWanted)) yield pair && makeStep(siameseOf(...pair));

    function foundOf({ bases, covers, cells, fins, endoFins, eliminations }: Fish): Found {
      return {
        technique,
        digits: [digit],
        houses: housesAt(bases),
        covers: housesAt(covers),
        cells: cells.minus(fins).cells(),
        fins: fins.minus(endoFins).cells(),
        endoFins: endoFins.cells(),
        eliminations: candidatesIn(eliminations, digit),
      };
    }

    function siameseOf(one: Fish, other: Fish): Found {
      const covers = [...one.covers, ...other.covers];
      const eliminations = one.eliminations.or(other.eliminations);
      return foundOf({ ...one, covers, fins: one.fins.or(other.fins), eliminations });
    }
  }
}

function isSashimi({ bases, cells, fins }: Fish, geometry: Geometry): boolean {
  const body = cells.minus(fins);
  return bases.some(h => houseSets(geometry)[h].and(body).size <= 1);
}

interface Caught extends Fish {
  readonly isSashimi: boolean;
  readonly cost: number;
}

/** Fish of one digit: for every effect, and for every effect of every choice of base sets, the simplest. */
class Shoal {
  private readonly byEffect = new Map<string, Caught>();
  private readonly byBases = new Map<string, Map<string, Caught>>();

  add(fish: Caught): void {
    const effect = effectOf(fish.isSashimi, fish.eliminations);
    keepSimplest(this.byEffect, effect, fish);
    const bases = fish.bases.join();
    const ofBases = this.byBases.get(bases) ?? new Map<string, Caught>();
    this.byBases.set(bases, ofBases);
    keepSimplest(ofBases, effect, fish);
  }

  simplestFirst(): Caught[] {
    return [...this.byEffect.values()].sort((a, b) => a.cost - b.cost);
  }

  /**
   * Pairs that have the same base sets and eliminate more together than either, or any fish of the kind, does alone. A pair of a
   * sashimi fish and one that is none is of both kinds: which of them comes first would depend on how the puzzle is turned.
   */
  *siamese(isSashimi: boolean): Generator<readonly [Caught, Caught] | undefined> {
    const known = new Set(this.byEffect.keys());
    for (const ofBases of this.byBases.values()) {
      const fish = [...ofBases.values()].sort(compareCovers);
      for (const [i, one] of fish.entries()) {
        for (const other of fish.slice(i + 1)) {
          if (one.isSashimi !== isSashimi && other.isSashimi !== isSashimi) continue;
          const effect = effectOf(isSashimi, one.eliminations.or(other.eliminations));
          if (known.has(effect)) continue;
          known.add(effect);
          yield [one, other];
        }
        yield undefined;
      }
    }
  }
}

const effectOf = (isSashimi: boolean, eliminations: CellSet) => `${isSashimi} ${eliminations.cells()}`;

function keepSimplest(known: Map<string, Caught>, effect: string, fish: Caught): void {
  const before = known.get(effect);
  if (!before || fish.cost < before.cost) known.set(effect, fish);
}

function compareCovers(a: Fish, b: Fish): number {
  const i = a.covers.findIndex((h, at) => h !== b.covers[at]);
  return i < 0 ? 0 : a.covers[i] - b.covers[i];
}
