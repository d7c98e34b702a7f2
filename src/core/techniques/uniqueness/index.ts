import type { Family, TechniqueGroup } from '../family';
import { type TechniqueRow, techniqueOf } from '../step';
import { avoidableRectangleType1 } from './avoidableRectangleType1';
import { avoidableRectangleType2 } from './avoidableRectangleType2';
import { bugPlus1 } from './bugPlus1';
import { deadlyPatternTechniques } from './deadlyPatterns';
import { hiddenRectangle } from './hiddenRectangle';
import { rectangleEvidence, rectangleSteps } from './rectangle';
import { explainSharedExtra, type RoofShape, sharedExtraIn } from './sharedExtra';
import { uniqueRectangleType1 } from './uniqueRectangleType1';
import { uniqueRectangleType3 } from './uniqueRectangleType3';
import { uniqueRectangleType4 } from './uniqueRectangleType4';
import { uniqueRectangleType6 } from './uniqueRectangleType6';

const family: Family = { id: 'uniqueness', name: 'Uniqueness' };

/** A rectangle with one extra candidate, the same in several of its cells. One of these cells holds it. */
const sharing = (shape: RoofShape, row: TechniqueRow) =>
  techniqueOf(row, {
    find: (position, technique) =>
      rectangleSteps(position, rectangle => sharedExtraIn(rectangle, position, technique, shape)),
    evidence: rectangleEvidence,
    explain: explainSharedExtra,
  });

/** The bivalue universal grave. */
export const bivalueGraves: TechniqueGroup = {
  family,
  techniques: [bugPlus1],
};

/** Unique, hidden and avoidable rectangles. */
export const rectangles: TechniqueGroup = {
  family,
  techniques: [
    uniqueRectangleType1,
    sharing('aligned', {
      id: 'unique-rectangle-type-2',
      name: 'Unique Rectangle Type 2',
      otherNames: ['Uniqueness Test 2'],
      aliases: ['UR Type 2', 'Unique Rectangle', 'Uniqueness Test', 'Unique Rectangle Type 2B'],
      level: 'hard',
      score: 100,
      needsUniqueness: true,
    }),
    uniqueRectangleType3,
    uniqueRectangleType4,
    sharing('scattered', {
      id: 'unique-rectangle-type-5',
      name: 'Unique Rectangle Type 5',
      otherNames: ['Uniqueness Test 5'],
      aliases: ['UR Type 5', 'Unique Rectangle', 'Uniqueness Test'],
      level: 'hard',
      score: 100,
      needsUniqueness: true,
    }),
    uniqueRectangleType6,
    hiddenRectangle,
    avoidableRectangleType1,
    avoidableRectangleType2,
  ],
};

/** Larger deadly patterns. */
export const deadlyPatterns: TechniqueGroup = { family, techniques: deadlyPatternTechniques };
