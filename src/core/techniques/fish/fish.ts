/**
 * Fish as techniques. A technique is a size, a shape, and whether there are fins. `search.ts` finds the fish, this file chooses
 * those that become steps, and `words.ts` explains them.
 */

import type { CellSet } from '../../cellSet';
import type { Geometry } from '../../geometry';
import { houseSets, type Position } from '../../position';
import { type Changes, whereChanged } from '../changes';
import { candidatesIn, type Found, makeStep, type Step, type Technique } from '../step';
import { costOfFish, type Fish, finnedFishIn, plainFishIn } from './search';
import { type FishShape, poolsOf, shapeOf } from './shape';
import { evidence, explain } from './words';

/** A row of the table of fish: the properties of a fish with that name. */
export interface FishKind {
  /** The number of base sets, which is also the number of cover sets. */
  readonly size: number;
  readonly shape: FishShape;
  /** A basic fish with fins is sashimi if some base set has at most one candidate besides the fins. */
  readonly fins: 'none' | 'finned' | 'sashimi';
}

/** The names of the sizes, starting with 2. */
export const SIZE_NAMES = ['X-Wing', 'Swordfish', 'Jellyfish', 'Squirmbag', 'Whale', 'Leviathan'] as const;

/** Up to this size, two fish with the same base sets can be one step, a Siamese fish. */
const LARGEST_SIAMESE = 4;

/** A technique for one kind of fish. */
export function fishTechnique(kind: FishKind, technique: Omit<Technique, 'find' | 'evidence' | 'explain'>): Technique {
  const fish: Technique = {
    ...technique,
    find: position => whereChanged(position, fish, changes => find(position, kind, fish, changes)),
    evidence,
    explain,
  };
  return fish;
}

/** All fish of a digit are found before the first becomes a step: those with the fewest fins come first. */
function* find(
  position: Position,
  kind: FishKind,
  technique: Technique,
  changes: Changes,
): Generator<Step | undefined> {
  const { geometry } = position;
  const housesAt = (indexes: readonly number[]) => indexes.map(h => geometry.houses[h]);

  for (let digit = 1; digit <= geometry.size; digit++) {
    if (!changes.ofDigit(digit)) continue;
    const collection = new FishCollection();
    for (const pool of poolsOf(geometry, kind.shape)) {
      const findFish = kind.fins === 'none' ? plainFishIn : finnedFishIn;
      yield* findFish(position, digit, kind.size, pool, fish => {
        if (shapeOf(housesAt(fish.bases), housesAt(fish.covers)) !== kind.shape) return;
        collection.add({
          ...fish,
          cost: costOfFish(fish),
          isSashimi: kind.shape === 'basic' && isSashimi(fish, geometry),
        });
      });
    }
    const isSashimiWanted = kind.fins === 'sashimi';
    for (const fish of collection.simplestFirst()) {
      if (fish.isSashimi === isSashimiWanted) yield makeStep(foundOf(fish));
    }
    if (kind.fins === 'none' || kind.size > LARGEST_SIAMESE) continue;
    for (const pair of collection.siamese(isSashimiWanted)) yield pair && makeStep(siameseOf(...pair));

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

interface ClassifiedFish extends Fish {
  readonly isSashimi: boolean;
  readonly cost: number;
}

/** The fish of one digit: the simplest for every effect, and the simplest for every effect of the same base sets. */
class FishCollection {
  private readonly byEffect = new Map<string, ClassifiedFish>();
  private readonly byBases = new Map<string, Map<string, ClassifiedFish>>();

  add(fish: ClassifiedFish): void {
    const effect = effectOf(fish.isSashimi, fish.eliminations);
    keepSimplest(this.byEffect, effect, fish);
    const bases = fish.bases.join();
    const ofBases = this.byBases.get(bases) ?? new Map<string, ClassifiedFish>();
    this.byBases.set(bases, ofBases);
    keepSimplest(ofBases, effect, fish);
  }

  simplestFirst(): ClassifiedFish[] {
    return [...this.byEffect.values()].sort((a, b) => a.cost - b.cost);
  }

  /**
   * Pairs with the same base sets that together eliminate more than any single fish of the kind. A pair of a sashimi fish and a
   * plain finned fish counts as both kinds, because their order would depend on the orientation of the puzzle.
   */
  *siamese(isSashimi: boolean): Generator<readonly [ClassifiedFish, ClassifiedFish] | undefined> {
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

function keepSimplest(known: Map<string, ClassifiedFish>, effect: string, fish: ClassifiedFish): void {
  const before = known.get(effect);
  if (!before || fish.cost < before.cost) known.set(effect, fish);
}

function compareCovers(a: Fish, b: Fish): number {
  const i = a.covers.findIndex((h, at) => h !== b.covers[at]);
  return i < 0 ? 0 : a.covers[i] - b.covers[i];
}
