import type { Family, TechniqueGroup } from '../family';
import { aic } from './aic';
import { aicWithAls } from './aicWithAls';
import { continuousNiceLoop } from './continuousNiceLoop';
import { continuousNiceLoopWithAls } from './continuousNiceLoopWithAls';
import { discontinuousNiceLoop } from './discontinuousNiceLoop';
import { discontinuousNiceLoopWithAls } from './discontinuousNiceLoopWithAls';
import { groupedAic } from './groupedAic';
import { groupedContinuousNiceLoop } from './groupedContinuousNiceLoop';
import { groupedDiscontinuousNiceLoop } from './groupedDiscontinuousNiceLoop';
import { remotePair } from './remotePair';
import { xChain } from './xChain';
import { xyChain } from './xyChain';

const family: Family = { id: 'chains', name: 'Chains' };

/** Remote pairs, which are tried long before other chains. */
export const remotePairs: TechniqueGroup = {
  family,
  techniques: [remotePair],
};

/** Chains of single candidates. */
export const chains: TechniqueGroup = {
  family,
  techniques: [xChain, xyChain, continuousNiceLoop, discontinuousNiceLoop, aic],
};

/** Chains through groups. */
export const groupedChains: TechniqueGroup = {
  family,
  techniques: [groupedContinuousNiceLoop, groupedDiscontinuousNiceLoop, groupedAic],
};

/** Chains through almost locked sets. */
export const chainsWithAls: TechniqueGroup = {
  family,
  techniques: [continuousNiceLoopWithAls, discontinuousNiceLoopWithAls, aicWithAls],
};
