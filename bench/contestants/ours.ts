/** The engine that the extension uses. */

import { countSolutions, solve } from '../../src/core/solver/index.ts';
import { ALL_SIZES, type Contestant, gridOf, lineOf } from './contestant.ts';

const ours: Contestant = {
  name: 'ours',
  from: 'here',
  sizes: ALL_SIZES,
  solve(line) {
    const solution = solve(gridOf(line));
    return solution && lineOf(solution);
  },
  count: (line, limit) => countSolutions(gridOf(line), limit),
};

export default ours;
