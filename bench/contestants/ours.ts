/** The functions `solveLine` and `countLine` of the extension's search engine. */

import { geometryOfSize } from '../../src/core/geometry.ts';
import { countLine, engineFor, solveLine } from '../../src/core/solver/index.ts';
import { ALL_SIZES, type Contestant } from './contestant.ts';

const ours: Contestant = {
  name: 'ours',
  from: 'here',
  sizes: ALL_SIZES,
  warmUp() {
    engineFor(geometryOfSize(9));
  },
  solve: solveLine,
  count(line, limit) {
    const count = countLine(line, limit);
    if (count === undefined) throw new Error(`not a puzzle: ${line}`);
    return count;
  },
};

export default ours;
