/** Paths with proofs, as texts for tests. */

import { pathFrom } from '../../../src/analysis/paths';
import { type Verdict, verdict } from '../../../src/core/solver/index';
import { provingPath } from '../../../src/features/proof/proving';
import { readPaths } from '../../../src/features/proof/reading';
import { type CheckedPaths, verifying } from '../../../src/features/proof/verifying';
import { type PathFormat, writePath } from '../../../src/features/steps/pathReport';
import type { Puzzle } from '../../../src/text/puzzle';
import { drive } from '../steps';

/** The report of a puzzle's path with its proof. */
export function provedPath(
  puzzle: Puzzle,
  format: PathFormat = 'text',
  found: Verdict = drive(verdict(puzzle.grid)),
): string {
  const path = pathFrom(puzzle, found);
  drive(path.until(() => false));
  return writePath({ puzzle, name: 'it', path, verdict: found, proof: drive(provingPath(puzzle, path)) }, format);
}

/** The result of checking the paths of a text. */
export function verified(text: string): CheckedPaths {
  return drive(verifying(readPaths(text), verdict));
}

/** The problems of a text: the marked text and the message. */
export function problemsOf(text: string): string[] {
  return verified(text).problems.map(({ start, end, message }) => `${text.slice(start, end)}: ${message}`);
}
