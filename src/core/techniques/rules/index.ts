import type { Family, TechniqueGroup } from '../family';
import { cageCombination } from './cageCombination';
import { cageLocking } from './cageLocking';
import { clueConflict } from './clueConflict';
import { clueTechniques, pairClue } from './clueTechniques';
import { combinedClues } from './combinedClues';
import { ruleForcingNet } from './ruleForcingNet';
import { thermoBounds } from './thermoBounds';

const family: Family = { id: 'rules', name: 'Variant rules' };

/** Deductions that people see immediately: bounds, partners and combinations. */
export const ruleBounds: TechniqueGroup = {
  family,
  techniques: [pairClue, thermoBounds, cageCombination, cageLocking],
};

/** All ways to fill the cells of one rule. */
export const ruleCombinations: TechniqueGroup = { family, techniques: clueTechniques };

/** Exclusions by one rule outside its cells. */
export const ruleConflicts: TechniqueGroup = { family, techniques: [clueConflict] };

/** Exclusions by two rules together. */
export const combinedRules: TechniqueGroup = { family, techniques: [combinedClues] };

/** The last resort: assumptions that all rules and houses refute. */
export const lastResort: TechniqueGroup = { family, techniques: [ruleForcingNet] };
