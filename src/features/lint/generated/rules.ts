/** All lint rules. Written by `npm run generate`: do not edit. */

import type { LintRule } from '../rule';
import { brokenSymmetry } from '../rules/brokenSymmetry';
import { duplicate, isomorphicDuplicate } from '../rules/copies';
import { levelMismatch } from '../rules/levelMismatch';
import { notMinimal } from '../rules/notMinimal';
import { tooFewClues } from '../rules/tooFewClues';

/** The lint rules in the order of their findings. */
export const LINT_RULES: readonly LintRule[] = [
  duplicate,
  brokenSymmetry,
  isomorphicDuplicate,
  levelMismatch,
  notMinimal,
  tooFewClues,
];
