/** Our learning engine alone. It continues large puzzles when our exact cover makes no progress. */

import * as engine from '../../src/core/solver/learning/learning.ts';
import { ALL_SIZES, type Contestant, searching } from './contestant.ts';

const FOREVER = Number.POSITIVE_INFINITY;

const learning: Contestant = {
  name: 'our learning',
  from: 'here',
  sizes: ALL_SIZES.filter(size => size > 9),
  ...searching(engine, FOREVER),
};

export default learning;
