import type { Family, TechniqueGroup } from '../family';
import { avoidableRectangleType1 } from './avoidableRectangleType1';
import { avoidableRectangleType2 } from './avoidableRectangleType2';
import { bugPlus1 } from './bugPlus1';
import { hiddenRectangle } from './hiddenRectangle';
import { uniqueRectangleType1 } from './uniqueRectangleType1';
import { uniqueRectangleType2 } from './uniqueRectangleType2';
import { uniqueRectangleType3 } from './uniqueRectangleType3';
import { uniqueRectangleType4 } from './uniqueRectangleType4';
import { uniqueRectangleType5 } from './uniqueRectangleType5';
import { uniqueRectangleType6 } from './uniqueRectangleType6';

const family: Family = { id: 'uniqueness', name: 'Uniqueness' };

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
    uniqueRectangleType2,
    uniqueRectangleType3,
    uniqueRectangleType4,
    uniqueRectangleType5,
    uniqueRectangleType6,
    hiddenRectangle,
    avoidableRectangleType1,
    avoidableRectangleType2,
  ],
};
