/**
 * Random solutions of an empty grid with rules. The cells get digits in a random order: each time the first digit, in another random
 * order, with which the grid still has a solution. So a solution depends on which digits are possible, and not on how the solver
 * searches, unless it takes too long to tell.
 */

import { candidatesOf } from '../../candidates';
import type { Geometry } from '../../geometry';
import { digitsOf } from '../../grid';
import type { Pausable } from '../../pausing';
import type { Random } from '../../random';
import { search } from '../../solver/index';

/** A digit is left out if the solver does not find a solution with it in so many pauses. */
const PATIENCE = 20;

/** How often the solver starts from other random digits before a grid seems to have no solution. */
const STARTS = 60;

/** `none` if there surely is none. Undefined if none was found: they are rare. */
export function* randomSolution(geometry: Geometry, random: Random): Pausable<Uint8Array | 'none' | undefined> {
  const first = yield* anySolution(geometry, random);
  if (!first || first === 'none') return first;
  let known: Uint8Array = first;
  const digits = new Uint8Array(geometry.cellCount);
  for (const cell of random.shuffle(Array.from(digits.keys()))) {
    for (const digit of random.shuffle(digitsOf(candidatesOf({ geometry, digits })[cell]))) {
      digits[cell] = digit;
      if (known[cell] === digit) break;
      const found: Uint8Array | 'none' | 'unknown' = yield* solutionWith(geometry, digits);
      if (typeof found !== 'string') {
        known = found;
        break;
      }
      digits[cell] = 0;
    }
  }
  return digits;
}

/** A solution that may be found from few random digits. */
function* anySolution(geometry: Geometry, random: Random): Pausable<Uint8Array | 'none' | undefined> {
  for (let start = 0; start < STARTS; start++) {
    const digits = new Uint8Array(geometry.cellCount);
    for (let i = 0; start > 0 && i < geometry.size; i++) {
      const cell = random.below(geometry.cellCount);
      const possible = digitsOf(candidatesOf({ geometry, digits })[cell]);
      if (possible.length > 0) digits[cell] = possible[random.below(possible.length)];
    }
    const found = yield* solutionWith(geometry, digits);
    if (typeof found !== 'string') return found;
    if (start === 0 && found === 'none') return found;
  }
  return undefined;
}

function* solutionWith(geometry: Geometry, digits: Uint8Array): Pausable<Uint8Array | 'none' | 'unknown'> {
  let pauses = 0;
  for (const found of search({ geometry, digits })) {
    if (found) return found;
    if (++pauses > PATIENCE) return 'unknown';
    yield undefined;
  }
  return 'none';
}
