import type { Family, TechniqueGroup } from '../family';
import { emptyRectangle } from './emptyRectangle';
import { skyscraper } from './skyscraper';
import { turbotFish } from './turbotFish';
import { twoStringKite } from './twoStringKite';

const family: Family = { id: 'single-digit', name: 'Single-digit patterns' };

/** Patterns of one digit with two strong links. */
export const singleDigitPatterns: TechniqueGroup = {
  family,
  techniques: [skyscraper, twoStringKite, turbotFish, emptyRectangle],
};
