import type { Family, TechniqueGroup } from '../family';
import { templateDelete } from './templateDelete';
import { templateSet } from './templateSet';

const family: Family = { id: 'templates', name: 'Templates' };

/** Both uses of templates. */
export const templates: TechniqueGroup = {
  family,
  techniques: [templateSet, templateDelete],
};
