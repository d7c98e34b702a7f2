/**
 * The fish as a table. A row is a kind of fish, a column a size: X-Wing (2), Swordfish, Jellyfish, Squirmbag, Whale, Leviathan
 * (7). Levels and scores are HoDoKu's.
 */

import type { Family, TechniqueGroup } from '../family';
import type { Level, Technique } from '../step';
import { type FishKind, fishTechnique, SIZE_NAMES } from './fish';
import { krakenFishType1, krakenFishType2 } from './krakenFish';

const family: Family = { id: 'fish', name: 'Fish' };

/** A size with a second name. */
const OTHER_SIZE_NAMES: Partial<Record<string, string>> = { Squirmbag: 'Starfish' };

interface FishRow extends Omit<FishKind, 'size'> {
  /** The prefix of the size: `Finned Franken`. */
  readonly prefix: string;
  /** The largest size that is not exotic. */
  readonly largestUsual: number;
  /** By size, starting with 2. Exotic fish have no rating. */
  readonly grades: readonly (readonly [level: Level, score: number, rating?: number])[];
}

const BASIC: FishRow = {
  prefix: '',
  shape: 'basic',
  fins: 'none',
  largestUsual: 4,
  grades: [
    ['hard', 140, 32],
    ['hard', 150, 38],
    ['hard', 160, 52],
    ['unfair', 470],
    ['unfair', 470],
    ['unfair', 470],
  ],
};

const FINNED: FishRow = {
  prefix: 'Finned',
  shape: 'basic',
  fins: 'finned',
  largestUsual: 4,
  grades: [
    ['hard', 130, 43],
    ['unfair', 200, 57],
    ['unfair', 250, 61],
    ['unfair', 470],
    ['unfair', 470],
    ['unfair', 470],
  ],
};

const SASHIMI: FishRow = {
  prefix: 'Sashimi',
  shape: 'basic',
  fins: 'sashimi',
  largestUsual: 4,
  grades: [
    ['hard', 150, 43],
    ['unfair', 240, 57],
    ['unfair', 260, 61],
    ['unfair', 470],
    ['unfair', 470],
    ['unfair', 470],
  ],
};

const FRANKEN: FishRow = {
  prefix: 'Franken',
  shape: 'franken',
  fins: 'none',
  largestUsual: 3,
  grades: [
    ['unfair', 300, 68],
    ['unfair', 350, 71],
    ['unfair', 370],
    ['extreme', 470],
    ['extreme', 470],
    ['extreme', 470],
  ],
};

const FINNED_FRANKEN: FishRow = {
  prefix: 'Finned Franken',
  shape: 'franken',
  fins: 'finned',
  largestUsual: 3,
  grades: [
    ['unfair', 390, 73],
    ['unfair', 410, 75],
    ['unfair', 430],
    ['extreme', 470],
    ['extreme', 470],
    ['extreme', 470],
  ],
};

const MUTANT: FishRow = {
  prefix: 'Mutant',
  shape: 'mutant',
  fins: 'none',
  largestUsual: 0,
  grades: [
    ['extreme', 450],
    ['extreme', 450],
    ['extreme', 450],
    ['extreme', 470],
    ['extreme', 470],
    ['extreme', 470],
  ],
};

const FINNED_MUTANT: FishRow = {
  prefix: 'Finned Mutant',
  shape: 'mutant',
  fins: 'finned',
  largestUsual: 0,
  grades: [
    ['extreme', 470],
    ['extreme', 470],
    ['extreme', 470],
    ['extreme', 470],
    ['extreme', 470],
    ['extreme', 470],
  ],
};

/** All bases are lines of one kind, all covers lines of the other, and there are no fins. */
export const basicFish = groupOf(BASIC);
/** Finned and sashimi fish of a size are consecutive. */
export const finnedFish = groupOf(FINNED, SASHIMI);
/** Fish with boxes among their bases or covers. */
export const frankenFish = groupOf(FRANKEN);
export const finnedFrankenFish = groupOf(FINNED_FRANKEN);
/** Fish with rows and columns among their bases, or among their covers. */
export const mutantFish = groupOf(MUTANT);
export const finnedMutantFish = groupOf(FINNED_MUTANT);
/** Fish whose fins eliminate a candidate by chains. */
export const krakenFish: TechniqueGroup = { family, techniques: [krakenFishType1, krakenFishType2] };

/** The fish of some rows, smallest first. */
function groupOf(...rows: readonly FishRow[]): TechniqueGroup {
  return { family, techniques: SIZE_NAMES.flatMap((_, column) => rows.map(row => fishOf(row, column))) };
}

function fishOf({ prefix, shape, fins, largestUsual, grades }: FishRow, column: number): Technique {
  const size = column + 2;
  const [level, score, rating] = grades[column];
  const named = (sizeName: string) => (prefix ? `${prefix} ${sizeName}` : sizeName);
  const name = named(SIZE_NAMES[column]);
  const other = OTHER_SIZE_NAMES[SIZE_NAMES[column]];
  return fishTechnique(
    { size, shape, fins },
    {
      id: name.toLowerCase().replaceAll(' ', '-'),
      name,
      ...(other && { otherNames: [named(other)] }),
      level,
      score,
      ...(rating !== undefined && { rating }),
      ...(size > largestUsual && { isExotic: true }),
    },
  );
}
