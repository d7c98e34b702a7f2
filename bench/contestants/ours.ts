/** The functions `solve` and `countSolutions` of the engine that the extension searches with. */

import { geometryOfSize } from '../../src/core/geometry.ts';
import { makeLine } from '../../src/core/notation.ts';
import { countSolutions, engineFor, solve } from '../../src/core/solver/index.ts';
import { ALL_SIZES, type Contestant, gridOf } from './contestant.ts';

const ours: Contestant = {
  name: 'ours',
  from: 'here',
  sizes: ALL_SIZES,
  warmUp() {
    engineFor(geometryOfSize(9));
  },
  solve(line) {
    const solution = solve(gridOf(line));
    return solution && makeLine(solution);
  },
  count: (line, limit) => countSolutions(gridOf(line), limit),
};

export default ours;
