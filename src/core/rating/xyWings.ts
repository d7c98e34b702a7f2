/** A pivot and two cells of two candidates that it sees: whatever the pivot holds, one of the three takes the digit they share. */

import { lowestOf, peers, sees, sizeOf } from './layout';
import type { RatedStep } from './ratedStep';
import type { Rule } from './rule';

/** The pivot has two candidates. */
export const xyWing = wing('XY-Wing', 2, 42);
/** The pivot has the shared digit as well. */
export const xyzWing = wing('XYZ-Wing', 3, 44);

function wing(name: string, pivotSize: number, rating: number): Rule {
  return {
    name,
    lowest: rating,
    *find({ candidates }) {
      for (let pivot = 0; pivot < 81; pivot++) {
        const digits = candidates[pivot];
        if (sizeOf[digits] !== pivotSize) continue;
        const pincers = [...peers[pivot]].filter(cell => sizeOf[candidates[cell]] === 2);
        for (const first of pincers) {
          for (const second of pincers) {
            const a = candidates[first];
            const b = candidates[second];
            if (sizeOf[digits | a | b] !== 3 || sizeOf[digits & a & b] !== pivotSize - 2) continue;
            const shared = a & b;
            if (sizeOf[shared] !== 1) continue;
            const eliminations = [...peers[first]]
              .filter(cell => (candidates[cell] & shared) !== 0 && sees[81 * cell + second] === 1)
              .filter(cell => pivotSize === 2 || sees[81 * cell + pivot] === 1)
              .map(cell => 9 * cell + lowestOf[shared]);
            if (eliminations.length > 0) yield { name, rating, eliminations } satisfies RatedStep;
          }
        }
      }
    },
  };
}
