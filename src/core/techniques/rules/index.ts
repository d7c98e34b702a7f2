import type { Family, TechniqueGroup } from '../family';
import { arrowSum } from './arrowSum';
import { cageArrangement } from './cageArrangement';
import { cageCombination } from './cageCombination';
import { cageLocking } from './cageLocking';
import { clueConflict } from './clueConflict';
import { combinedClues } from './combinedClues';
import { diagonalSum } from './diagonalSum';
import { equalSums } from './equalSums';
import { innies } from './innies';
import { inniesAndOuties } from './inniesAndOuties';
import { lineClue } from './lineClue';
import { outies } from './outies';
import { outsideClue } from './outsideClue';
import { pairClue } from './pairClue';
import { quadDigits } from './quadDigits';
import { renbanLine } from './renbanLine';
import { ruleForcingNet } from './ruleForcingNet';
import { sandwichSum } from './sandwichSum';
import { thermoBounds } from './thermoBounds';
import { whisperLine } from './whisperLine';

const family: Family = { id: 'rules', name: 'Rules of variants' };

/** Deductions that people see immediately: bounds, partners and combinations. */
export const ruleBounds: TechniqueGroup = {
  family,
  techniques: [pairClue, thermoBounds, cageCombination, cageLocking],
};

/** All ways to fill the cells of one rule. */
export const ruleCombinations: TechniqueGroup = {
  family,
  techniques: [
    innies,
    outies,
    whisperLine,
    quadDigits,
    arrowSum,
    renbanLine,
    diagonalSum,
    equalSums,
    lineClue,
    sandwichSum,
    outsideClue,
    cageArrangement,
    inniesAndOuties,
  ],
};

/** Exclusions by one rule outside its cells. */
export const ruleConflicts: TechniqueGroup = { family, techniques: [clueConflict] };

/** Exclusions by two rules together. */
export const combinedRules: TechniqueGroup = { family, techniques: [combinedClues] };

/** The last resort. */
export const lastResort: TechniqueGroup = { family, techniques: [ruleForcingNet] };
