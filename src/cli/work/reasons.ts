/** Reasons why a puzzle has no next step or no path, phrased as the end of a sentence. The editor has its own versions, which mention its commands. */

import { isFull } from '../../core/grid';
import type { Verdict } from '../../core/solver/index';
import type { Path } from '../../core/techniques/path';
import { isContradictory, isWhole, type Puzzle } from '../../text/puzzle';
import { whyNotRead } from '../verbs/shared/outcome';

/** Reason if the time limit was reached. */
export const TIME_UP = 'its time limit was reached';

/** The reason. The path is undefined if it was not searched, and the verdict if it is unknown. */
export function whyNoMoreSteps(puzzle: Puzzle, path?: Path, verdict?: Verdict): string {
  if (!isWhole(puzzle)) return `it ${whyNotRead(puzzle)}`;
  if (isContradictory(puzzle) || path?.outcome === 'contradictory') return 'it has no solution';
  if (isFull(puzzle.grid)) return 'it is solved';
  if (verdict?.kind === 'ambiguous') return 'it has several solutions';
  return path && path.excluded.length > 0
    ? 'no known technique applies without those of --exclude'
    : 'no known technique applies';
}
