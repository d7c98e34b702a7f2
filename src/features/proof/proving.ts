/** Proves whole paths. */

import { Checker, claimsOf } from '../../core/proof/checker';
import type { Premise } from '../../core/proof/premise';
import type { Path } from '../../core/techniques/path';
import type { Puzzle } from '../../text/puzzle';
import type { Work } from '../../text/work';
import { provingStep } from './premises';

/** By step of a path: the premises of its proof. Empty if singles are enough, undefined if no proof was found. */
export type PathProof = readonly (readonly Premise[] | undefined)[];

/** The proof of a path that was walked to its end. Requires that its techniques used uniqueness only if the puzzle has one solution. */
export function* provingPath({ grid, givens }: Puzzle, path: Path): Work<PathProof> {
  const checker = new Checker({ grid, givens, hasOneSolution: () => true });
  const proof: (readonly Premise[] | undefined)[] = [];
  let position = path.start;
  for (const step of path.steps) {
    proof.push(yield* provingStep(step, position, checker));
    for (const claim of claimsOf(step)) checker.accept(claim);
    position = position.after(step);
  }
  return proof;
}
