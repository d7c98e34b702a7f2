/**
 * All techniques in the order in which they are tried: HoDoKu's order, easiest first. Each family lists its techniques in
 * its `index.ts`. This file only decides the order of their groups.
 */

import type { Position } from '../position';
import { almostLockedSets } from './almostLockedSets/index';
import { chains, chainsWithAls, groupedChains, remotePairs } from './chains/index';
import { coloring } from './coloring/index';
import { exocetNets, exocets } from './exocets/index';
import type { Family, TechniqueGroup } from './family';
import {
  basicFish,
  finnedFish,
  finnedFrankenFish,
  finnedMutantFish,
  frankenFish,
  krakenFish,
  mutantFish,
} from './fish/index';
import { forcing } from './forcing/index';
import { disjointSubsets, intersections } from './intersections/index';
import { multiSector } from './multiSector/index';
import { oddagonNets, oddagons } from './oddagons/index';
import { combinedRules, lastResort, ruleBounds, ruleCombinations, ruleConflicts } from './rules/index';
import { singleDigitPatterns } from './singleDigit/index';
import { singles } from './singles/index';
import type { Step, Technique } from './step';
import { subsets } from './subsets/index';
import { templates } from './templates/index';
import { bivalueGraves, deadlyPatterns, rectangles } from './uniqueness/index';
import { wings } from './wings/index';

const groups: readonly TechniqueGroup[] = [
  singles,
  ruleBounds,
  intersections,
  subsets,
  ruleCombinations,
  basicFish,
  remotePairs,
  bivalueGraves,
  singleDigitPatterns,
  wings,
  rectangles,
  finnedFish,
  ruleConflicts,
  disjointSubsets,
  coloring,
  chains,
  groupedChains,
  almostLockedSets,
  chainsWithAls,
  combinedRules,
  deadlyPatterns,
  frankenFish,
  finnedFrankenFish,
  mutantFish,
  finnedMutantFish,
  krakenFish,
  oddagons,
  exocets,
  multiSector,
  oddagonNets,
  exocetNets,
  forcing,
  templates,
  lastResort,
];

/** All techniques, easiest first. */
export const techniques: readonly Technique[] = groups.flatMap(group => group.techniques);

/** All families, in the order of their easiest techniques. */
export const families: readonly Family[] = [...new Set(groups.map(({ family }) => family))];

const familyByTechnique = new Map(groups.flatMap(({ family, techniques: ofGroup }) => ofGroup.map(t => [t, family])));

/** The family of a technique. */
export function familyOf(technique: Technique): Family {
  return familyByTechnique.get(technique)!;
}

/** The techniques that paths and hints use: all that are not exotic. */
export const usualTechniques: readonly Technique[] = techniques.filter(({ isExotic }) => !isExotic);

/** Finds steps, technique by technique. Yields `undefined` where the caller may pause or give up. */
export function* allSteps(
  position: Position,
  tried: readonly Technique[] = usualTechniques,
): Generator<Step | undefined, void> {
  const { size, variant } = position.geometry;
  for (const { find, maxSize = size, needsUniqueness } of tried) {
    // Digits that can be swapped in a classic puzzle may not be swappable with other rules.
    if (size > maxSize || (needsUniqueness && variant)) continue;
    for (const step of find(position)) yield step;
    yield undefined;
  }
}

/** All steps of a position, easiest first, exotic techniques included. */
export function findAllSteps(position: Position, tried: readonly Technique[] = techniques): Step[] {
  return [...allSteps(position, tried)].filter(step => step !== undefined);
}
