/**
 * All techniques, in the order in which they are tried: HoDoKu's, easiest first. A new one is a file and a line in the list.
 */

import type { Position } from '../position';
import { alsXyChain } from './almostLockedSets/alsXyChain';
import { alsXyWing } from './almostLockedSets/alsXyWing';
import { alsXz } from './almostLockedSets/alsXz';
import { deathBlossom } from './almostLockedSets/deathBlossom';
import { aic } from './chains/aic';
import { aicWithAls } from './chains/aicWithAls';
import { continuousNiceLoop } from './chains/continuousNiceLoop';
import { continuousNiceLoopWithAls } from './chains/continuousNiceLoopWithAls';
import { discontinuousNiceLoop } from './chains/discontinuousNiceLoop';
import { discontinuousNiceLoopWithAls } from './chains/discontinuousNiceLoopWithAls';
import { groupedAic } from './chains/groupedAic';
import { groupedContinuousNiceLoop } from './chains/groupedContinuousNiceLoop';
import { groupedDiscontinuousNiceLoop } from './chains/groupedDiscontinuousNiceLoop';
import { remotePair } from './chains/remotePair';
import { xChain } from './chains/xChain';
import { xyChain } from './chains/xyChain';
import { multiColors1 } from './coloring/multiColors1';
import { multiColors2 } from './coloring/multiColors2';
import { simpleColorsTrap } from './coloring/simpleColorsTrap';
import { simpleColorsWrap } from './coloring/simpleColorsWrap';
import { finnedFrankenJellyfish } from './fish/finnedFrankenJellyfish';
import { finnedFrankenLeviathan } from './fish/finnedFrankenLeviathan';
import { finnedFrankenSquirmbag } from './fish/finnedFrankenSquirmbag';
import { finnedFrankenSwordfish } from './fish/finnedFrankenSwordfish';
import { finnedFrankenWhale } from './fish/finnedFrankenWhale';
import { finnedFrankenXWing } from './fish/finnedFrankenXWing';
import { finnedJellyfish } from './fish/finnedJellyfish';
import { finnedLeviathan } from './fish/finnedLeviathan';
import { finnedMutantJellyfish } from './fish/finnedMutantJellyfish';
import { finnedMutantLeviathan } from './fish/finnedMutantLeviathan';
import { finnedMutantSquirmbag } from './fish/finnedMutantSquirmbag';
import { finnedMutantSwordfish } from './fish/finnedMutantSwordfish';
import { finnedMutantWhale } from './fish/finnedMutantWhale';
import { finnedMutantXWing } from './fish/finnedMutantXWing';
import { finnedSquirmbag } from './fish/finnedSquirmbag';
import { finnedSwordfish } from './fish/finnedSwordfish';
import { finnedWhale } from './fish/finnedWhale';
import { finnedXWing } from './fish/finnedXWing';
import { frankenJellyfish } from './fish/frankenJellyfish';
import { frankenLeviathan } from './fish/frankenLeviathan';
import { frankenSquirmbag } from './fish/frankenSquirmbag';
import { frankenSwordfish } from './fish/frankenSwordfish';
import { frankenWhale } from './fish/frankenWhale';
import { frankenXWing } from './fish/frankenXWing';
import { jellyfish } from './fish/jellyfish';
import { krakenFishType1 } from './fish/krakenFishType1';
import { krakenFishType2 } from './fish/krakenFishType2';
import { leviathan } from './fish/leviathan';
import { mutantJellyfish } from './fish/mutantJellyfish';
import { mutantLeviathan } from './fish/mutantLeviathan';
import { mutantSquirmbag } from './fish/mutantSquirmbag';
import { mutantSwordfish } from './fish/mutantSwordfish';
import { mutantWhale } from './fish/mutantWhale';
import { mutantXWing } from './fish/mutantXWing';
import { sashimiJellyfish } from './fish/sashimiJellyfish';
import { sashimiLeviathan } from './fish/sashimiLeviathan';
import { sashimiSquirmbag } from './fish/sashimiSquirmbag';
import { sashimiSwordfish } from './fish/sashimiSwordfish';
import { sashimiWhale } from './fish/sashimiWhale';
import { sashimiXWing } from './fish/sashimiXWing';
import { squirmbag } from './fish/squirmbag';
import { swordfish } from './fish/swordfish';
import { whale } from './fish/whale';
import { xWing } from './fish/xWing';
import { forcingChainContradiction } from './forcing/forcingChainContradiction';
import { forcingChainVerity } from './forcing/forcingChainVerity';
import { forcingNetContradiction } from './forcing/forcingNetContradiction';
import { forcingNetVerity } from './forcing/forcingNetVerity';
import { claiming } from './intersections/claiming';
import { lockedPair } from './intersections/lockedPair';
import { lockedTriple } from './intersections/lockedTriple';
import { pointing } from './intersections/pointing';
import { sueDeCoq } from './intersections/sueDeCoq';
import { emptyRectangle } from './singleDigit/emptyRectangle';
import { skyscraper } from './singleDigit/skyscraper';
import { turbotFish } from './singleDigit/turbotFish';
import { twoStringKite } from './singleDigit/twoStringKite';
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
import { templateDelete } from './templates/templateDelete';
import { templateSet } from './templates/templateSet';
import { avoidableRectangleType1 } from './uniqueness/avoidableRectangleType1';
import { avoidableRectangleType2 } from './uniqueness/avoidableRectangleType2';
import { bugPlus1 } from './uniqueness/bugPlus1';
import { hiddenRectangle } from './uniqueness/hiddenRectangle';
import { uniqueRectangleType1 } from './uniqueness/uniqueRectangleType1';
import { uniqueRectangleType2 } from './uniqueness/uniqueRectangleType2';
import { uniqueRectangleType3 } from './uniqueness/uniqueRectangleType3';
import { uniqueRectangleType4 } from './uniqueness/uniqueRectangleType4';
import { uniqueRectangleType5 } from './uniqueness/uniqueRectangleType5';
import { uniqueRectangleType6 } from './uniqueness/uniqueRectangleType6';
import { wWing } from './wings/wWing';
import { wxyzWing } from './wings/wxyzWing';
import { xyWing } from './wings/xyWing';
import { xyzWing } from './wings/xyzWing';

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
  xWing,
  swordfish,
  jellyfish,
  squirmbag,
  whale,
  leviathan,
  remotePair,
  bugPlus1,
  skyscraper,
  twoStringKite,
  turbotFish,
  emptyRectangle,
  wWing,
  xyWing,
  xyzWing,
  wxyzWing,
  uniqueRectangleType1,
  uniqueRectangleType2,
  uniqueRectangleType3,
  uniqueRectangleType4,
  uniqueRectangleType5,
  uniqueRectangleType6,
  hiddenRectangle,
  avoidableRectangleType1,
  avoidableRectangleType2,
  finnedXWing,
  sashimiXWing,
  finnedSwordfish,
  sashimiSwordfish,
  finnedJellyfish,
  sashimiJellyfish,
  finnedSquirmbag,
  sashimiSquirmbag,
  finnedWhale,
  sashimiWhale,
  finnedLeviathan,
  sashimiLeviathan,
  sueDeCoq,
  simpleColorsTrap,
  simpleColorsWrap,
  multiColors1,
  multiColors2,
  xChain,
  xyChain,
  continuousNiceLoop,
  discontinuousNiceLoop,
  aic,
  groupedContinuousNiceLoop,
  groupedDiscontinuousNiceLoop,
  groupedAic,
  alsXz,
  alsXyWing,
  alsXyChain,
  deathBlossom,
  continuousNiceLoopWithAls,
  discontinuousNiceLoopWithAls,
  aicWithAls,
  frankenXWing,
  frankenSwordfish,
  frankenJellyfish,
  frankenSquirmbag,
  frankenWhale,
  frankenLeviathan,
  finnedFrankenXWing,
  finnedFrankenSwordfish,
  finnedFrankenJellyfish,
  finnedFrankenSquirmbag,
  finnedFrankenWhale,
  finnedFrankenLeviathan,
  mutantXWing,
  mutantSwordfish,
  mutantJellyfish,
  mutantSquirmbag,
  mutantWhale,
  mutantLeviathan,
  finnedMutantXWing,
  finnedMutantSwordfish,
  finnedMutantJellyfish,
  finnedMutantSquirmbag,
  finnedMutantWhale,
  finnedMutantLeviathan,
  krakenFishType1,
  krakenFishType2,
  forcingChainContradiction,
  forcingChainVerity,
  forcingNetContradiction,
  forcingNetVerity,
  templateSet,
  templateDelete,
];

/** Those that paths and hints are made of. */
export const usualTechniques: readonly Technique[] = techniques.filter(({ isExotic }) => !isExotic);

/** Finds steps; yields `undefined` wherever the search may be paused or given up. */
export function* steps(
  position: Position,
  tried: readonly Technique[] = usualTechniques,
): Generator<Step | undefined, void> {
  const { size } = position.geometry;
  for (const { find, maxSize = size } of tried) {
    if (size > maxSize) continue;
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
