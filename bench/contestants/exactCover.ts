/** Our engine for every size, without the other engines around it. */

import * as engine from '../../src/core/solver/exactCover.ts';
import { ALL_SIZES, type Contestant, searching } from './contestant.ts';

/** More steps than any search here needs, and still a small integer in V8. */
const FOREVER = 2 ** 30 - 1;

const exactCover: Contestant = {
  name: 'our exact cover',
  from: 'here',
  sizes: ALL_SIZES,
  ...searching(engine, FOREVER),
};

export default exactCover;
