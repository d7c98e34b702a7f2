/**
 * All techniques, in the order in which they are tried: HoDoKu's, easiest first. A new one is a file and a line in the list.
 */

import type { Position } from '../position';
import { claiming } from './intersections/claiming';
import { lockedPair } from './intersections/lockedPair';
import { lockedTriple } from './intersections/lockedTriple';
import { pointing } from './intersections/pointing';
import { fullHouse } from './singles/fullHouse';
import { hiddenSingle } from './singles/hiddenSingle';
import { nakedSingle } from './singles/nakedSingle';
import type { Step, Technique } from './step';
import { hiddenPair } from './subsets/hiddenPair';
import { hiddenQuadruple } from './subsets/hiddenQuadruple';
import { hiddenTriple } from './subsets/hiddenTriple';
import { nakedPair } from './subsets/nakedPair';
import { nakedQuadruple } from './subsets/nakedQuadruple';
import { nakedTriple } from './subsets/nakedTriple';

export const techniques: readonly Technique[] = [
  fullHouse,
  nakedSingle,
  hiddenSingle,
  lockedPair,
  lockedTriple,
  pointing,
  claiming,
  nakedPair,
  nakedTriple,
  hiddenPair,
  hiddenTriple,
  nakedQuadruple,
  hiddenQuadruple,
];

/** Those that paths and hints are made of. */
export const usualTechniques: readonly Technique[] = techniques.filter(({ isExotic }) => !isExotic);

/** Finds steps; yields `undefined` wherever the search may be paused or given up. */
export function* steps(
  position: Position,
  tried: readonly Technique[] = usualTechniques,
): Generator<Step | undefined, void> {
  for (const { find } of tried) {
    for (const step of find(position)) yield step;
    yield undefined;
  }
}

/** The easiest step of a position, or undefined when there is none. */
export function findStep(position: Position, tried?: readonly Technique[]): Step | undefined {
  for (const step of steps(position, tried)) if (step) return step;
  return undefined;
}

/** Every step of a position, easiest first, of exotic techniques too. */
export function findAllSteps(position: Position, tried: readonly Technique[] = techniques): Step[] {
  return [...steps(position, tried)].filter(step => step !== undefined);
}
