/** A pivot and two cells with two candidates that it sees. For each digit of the pivot, one of the cells holds their common digit. */

import { countBits } from '../cellSet';
import { digitsOf, isSingle } from '../grid';
import { candidateIndexOf } from './board';
import { geometry, sees } from './classicTables';
import type { RatedStep } from './ratedStep';
import type { RatingRule } from './rule';

/** The pivot has two candidates. */
export const xyWing = wing('XY-Wing', 2, 42);
/** The pivot has the common digit too. */
export const xyzWing = wing('XYZ-Wing', 3, 44);

function wing(name: string, pivotSize: number, rating: number): RatingRule {
  return {
    name,
    lowest: rating,
    *find({ candidates }) {
      for (let pivot = 0; pivot < 81; pivot++) {
        const digits = candidates[pivot];
        if (countBits(digits) !== pivotSize) continue;
        const pincers = [...geometry.peersOf[pivot]].filter(cell => countBits(candidates[cell]) === 2);
        for (const first of pincers) {
          for (const second of pincers) {
            const a = candidates[first];
            const b = candidates[second];
            if (countBits(digits | a | b) !== 3 || countBits(digits & a & b) !== pivotSize - 2) continue;
            const shared = a & b;
            if (!isSingle(shared)) continue;
            const [digit] = digitsOf(shared);
            const eliminations = [...geometry.peersOf[first]]
              .filter(cell => (candidates[cell] & shared) !== 0 && sees(cell, second))
              .filter(cell => pivotSize === 2 || sees(cell, pivot))
              .map(cell => candidateIndexOf(cell, digit));
            if (eliminations.length > 0) yield { name, rating, eliminations } satisfies RatedStep;
          }
        }
      }
    },
  };
}
