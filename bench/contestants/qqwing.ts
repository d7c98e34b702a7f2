/** `qqwing` from npm: QQWing in JavaScript. */

import QQWing from 'qqwing';
import { type Contestant, digitsOf } from './contestant.ts';

const solver = new QQWing();
solver.setPrintStyle(QQWing.PrintStyle.ONE_LINE);

const qqwing: Contestant = {
  name: 'qqwing',
  from: 'npm',
  sizes: [9],
  solve(line) {
    solver.setPuzzle(Array.from(digitsOf(line)));
    return solver.solve() ? solver.getSolutionString().trim() : undefined;
  },
  count(line, limit) {
    if (!solver.setPuzzle(Array.from(digitsOf(line)))) return 0;
    return Math.min(solver.countSolutions(2, limit === 2), limit);
  },
};

export default qqwing;
