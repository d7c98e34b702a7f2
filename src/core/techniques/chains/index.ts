import { cellLinks, groupLinks } from '../../implications/links';
import { setLinks } from '../../implications/setLinks';
import type { Family, TechniqueGroup } from '../family';
import { byLength } from '../ratingByLength';
import { distinct, type TechniqueRow, techniqueOf } from '../step';
import { excludedByAic, explainEnds } from './alternatingChain';
import { writeChain, writeEnds, writeLoop } from './chain';
import { continuousLoops, explainContinuousLoop } from './continuousLoop';
import { discontinuousLoops, explainDiscontinuousLoop } from './discontinuousLoop';
import { endToEnd } from './ends';
import { remotePair } from './remotePair';
import { withWingName } from './wingName';
import { xChain } from './xChain';
import { xyChain } from './xyChain';

const family: Family = { id: 'chains', name: 'Chains' };

/** The nodes of chains: candidates only, candidates and groups (a digit in several cells of an intersection), or these and almost locked sets. */
type Links = typeof cellLinks;

/** A chain whose last statement implies its first, so that exactly one end of each of its weak links is true. */
const continuous = (links: Links, row: TechniqueRow) =>
  techniqueOf(row, {
    find: (position, technique) => distinct(continuousLoops(technique, links(position))),
    evidence: writeLoop,
    explain: explainContinuousLoop,
  });

/** A chain from a cell back to the same cell that proves that one of its candidates is false, or true. */
const discontinuous = (links: Links, row: TechniqueRow) =>
  techniqueOf(row, {
    find: (position, technique) => distinct(discontinuousLoops(technique, links(position))),
    evidence: writeChain,
    explain: (step, names) => withWingName(explainDiscontinuousLoop(step, names), step),
  });

/** A chain of alternating strong and weak links between two candidates. At least one of the two is true. */
const alternating = (links: Links, row: TechniqueRow) =>
  techniqueOf(row, {
    find: (position, technique) =>
      distinct(endToEnd({ technique, graph: links(position), excluded: excludedByAic(position) })),
    evidence: writeEnds,
    explain: (step, names) => withWingName(explainEnds(step, names), step),
  });

/** Remote pairs, which are tried long before other chains. */
export const remotePairs: TechniqueGroup = {
  family,
  techniques: [remotePair],
};

/** Chains of single candidates. */
export const chains: TechniqueGroup = {
  family,
  techniques: [
    xChain,
    xyChain,
    continuous(cellLinks, {
      id: 'continuous-nice-loop',
      name: 'Continuous Nice Loop',
      aliases: [
        'Nice Loop',
        'Continuous Loop',
        'AIC Ring',
        'X-Cycle',
        'XY-Ring',
        'W-Ring',
        'Bidirectional Cycle',
        'Bidirectional X-Cycle',
        'Bidirectional Y-Cycle',
        'Fishy Cycle',
      ],
      level: 'unfair',
      score: 280,
      rating: byLength(70),
    }),
    discontinuous(cellLinks, {
      id: 'discontinuous-nice-loop',
      name: 'Discontinuous Nice Loop',
      aliases: ['Nice Loop', 'Discontinuous Loop', 'X-Cycle', 'Forcing X-Chain', 'Forcing Chain'],
      level: 'unfair',
      score: 280,
      rating: byLength(70),
    }),
    alternating(cellLinks, {
      id: 'aic',
      name: 'AIC',
      otherNames: ['Alternating Inference Chain', 'M-Wing', 'S-Wing', 'L-Wing', 'H-Wing'],
      aliases: ['Inference Chain', 'Medusa Wing', 'Split Wing', 'Local Wing', 'Hybrid Wing', 'Forcing Chain'],
      level: 'unfair',
      score: 280,
      rating: byLength(70),
    }),
  ],
};

/** Chains through groups. */
export const groupedChains: TechniqueGroup = {
  family,
  techniques: [
    continuous(groupLinks, {
      id: 'grouped-continuous-nice-loop',
      name: 'Grouped Continuous Nice Loop',
      aliases: ['Grouped Nice Loop', 'Grouped X-Cycle'],
      level: 'unfair',
      score: 300,
      rating: byLength(72),
      maxSize: 16,
    }),
    discontinuous(groupLinks, {
      id: 'grouped-discontinuous-nice-loop',
      name: 'Grouped Discontinuous Nice Loop',
      aliases: ['Grouped Nice Loop', 'Grouped X-Cycle'],
      level: 'unfair',
      score: 300,
      rating: byLength(72),
      maxSize: 16,
    }),
    alternating(groupLinks, {
      id: 'grouped-aic',
      name: 'Grouped AIC',
      aliases: ['AIC with Groups', 'Grouped Alternating Inference Chain', 'Grouped X-Chain'],
      level: 'unfair',
      score: 300,
      rating: byLength(72),
      maxSize: 16,
    }),
  ],
};

/** Chains through almost locked sets, and possibly groups. */
export const chainsWithAls: TechniqueGroup = {
  family,
  techniques: [
    continuous(setLinks, {
      id: 'continuous-nice-loop-with-als',
      name: 'Continuous Nice Loop with ALS',
      otherNames: ['Grouped Continuous Nice Loop'],
      aliases: ['Grouped Nice Loop'],
      level: 'unfair',
      score: 300,
      isExotic: true,
    }),
    discontinuous(setLinks, {
      id: 'discontinuous-nice-loop-with-als',
      name: 'Discontinuous Nice Loop with ALS',
      otherNames: ['Grouped Discontinuous Nice Loop'],
      aliases: ['Grouped Nice Loop'],
      level: 'unfair',
      score: 300,
      isExotic: true,
    }),
    alternating(setLinks, {
      id: 'aic-with-als',
      name: 'AIC with ALS',
      otherNames: ['Grouped AIC'],
      level: 'unfair',
      score: 300,
      isExotic: true,
    }),
  ],
};
