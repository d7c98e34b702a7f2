/** Guardians: candidates of which at least one is true. */

import type { Geometry } from '../../geometry';
import { digitsOf } from '../../grid';
import type { Candidate, Position } from '../../position';
import { any, type List, phrase } from '../../sentences';
import { list, type Names } from '../names';
import type { Found } from '../step';

/** The effect of guardians: a single one is true; of several, each excludes the same candidates. */
export function effectOfGuardians(
  position: Position,
  guardians: readonly Candidate[],
): Pick<Found, 'placements' | 'eliminations'> {
  if (guardians.length === 1) return { placements: guardians };
  const { geometry, candidates } = position;
  const [{ cell }] = guardians;
  const eliminations = [cell, ...geometry.peersOf[cell]].flatMap(other =>
    digitsOf(candidates[other])
      .map(digit => ({ cell: other, digit }))
      .filter(each => guardians.every(guardian => contradicts(geometry, guardian, each))),
  );
  return { eliminations };
}

/** Whether two candidates cannot both be true. */
function contradicts({ peersOf }: Geometry, a: Candidate, b: Candidate): boolean {
  return a.cell === b.cell ? a.digit !== b.digit : a.digit === b.digit && peersOf[a.cell].includes(b.cell);
}

/** `r4c6=7 or r5c5=9` */
export const guardiansAsNotation = (guardians: readonly Candidate[], names: Names): string =>
  list(
    guardians.map(guardian => names.effect({ placements: [guardian], eliminations: [] })),
    'or',
  );

/** `r4c6 is 7 or r5c5 is 9` */
export const guardiansInWords = (guardians: readonly Candidate[], names: Names): List =>
  any(
    guardians.map(({ cell, digit }) =>
      phrase('{cell} is {digit}', { cell: names.cell(cell), digit: names.digit(digit) }),
    ),
  );
