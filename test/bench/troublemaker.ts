/** A contestant for `trial.test.ts` that fails as the line says. */

import type { Contestant } from '../../bench/contestants/contestant';

const troublemaker: Contestant = {
  name: 'troublemaker',
  from: 'here',
  sizes: [],
  solve(line) {
    if (line === 'die') process.exit(3);
    if (line === 'throw') throw new Error('no');
    while (line === 'hang');
    return line;
  },
};

export default troublemaker;
