import type { Family, TechniqueGroup } from '../family';
import { multiColors1 } from './multiColors1';
import { multiColors2 } from './multiColors2';
import { simpleColorsTrap } from './simpleColorsTrap';
import { simpleColorsWrap } from './simpleColorsWrap';

const family: Family = { id: 'coloring', name: 'Coloring' };

/** Simple and multiple coloring. */
export const coloring: TechniqueGroup = {
  family,
  techniques: [simpleColorsTrap, simpleColorsWrap, multiColors1, multiColors2],
};
