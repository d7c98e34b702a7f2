import type { Family, TechniqueGroup } from '../family';
import { wWing } from './wWing';
import { wxyzWing } from './wxyzWing';
import { xyWing } from './xyWing';
import { xyzWing } from './xyzWing';

const family: Family = { id: 'wings', name: 'Wings' };

/** All wings. */
export const wings: TechniqueGroup = {
  family,
  techniques: [wWing, xyWing, xyzWing, wxyzWing],
};
