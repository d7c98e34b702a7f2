/**
 * Random solutions of an empty grid with rules. Fills the cells in a random order, each with the first digit, in another random
 * order, that still leaves a solution. So a solution depends only on which digits are possible, and not on how the solver
 * searches, unless the search takes too long.
 */

import { candidatesOf } from '../../candidates';
import type { Geometry } from '../../geometry';
import { digitsOf } from '../../grid';
import type { Pausable } from '../../pausing';
import type { Random } from '../../random';
import { search } from '../../solver/index';

/** A digit is skipped if the solver does not find a solution with it in this many pauses. */
const PATIENCE = 20;

/** The number of restarts with different random digits after which a grid is assumed to have no solution. */
const STARTS = 60;

/** `none` if there is certainly no solution. Undefined if none was found; one may still exist. */
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

/** Finds a solution from few random digits. */
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
