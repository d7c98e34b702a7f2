/** The difficulties and paths of puzzles. It needs the techniques, so it is loaded only by the verbs that need it. */

import { pathFrom, startPositionOf } from '../../analysis/paths';
import { isRatable, rating } from '../../core/rating/index';
import type { Rating } from '../../core/rating/rating';
import { type Verdict, verdict } from '../../core/solver/index';
import type { Grade } from '../../core/techniques/grade';
import type { Path } from '../../core/techniques/path';
import { ratedGrid } from '../../features/puzzles/difficulty';
import type { PathStart } from '../../text/gridKey';
import type { Puzzle } from '../../text/puzzle';
import { finishWithin, type Now } from '../../text/work';

/** The verdict of a puzzle's position, if it is found in time. */
export function searchedVerdict({ grid }: PathStart, milliseconds: number, now: Now): Verdict | undefined {
  return finishWithin(milliseconds, verdict(grid), now);
}

/** The path from a puzzle's position, without any steps yet. */
export function pathOf(puzzle: PathStart, known: Verdict | undefined, excluded: readonly string[]): Path {
  return pathFrom(puzzle, known, excluded);
}

/** A part of a difficulty: the result, `none` if there is no result, or undefined if the time limit was reached. */
type Part<T> = T | 'none' | undefined;

/** The level and the score of a valid puzzle; none if the techniques do not solve it. */
export function computedGrade(
  puzzle: Puzzle,
  known: Verdict,
  excluded: readonly string[],
  milliseconds: number,
  now: Now,
): Part<Grade> {
  const path = pathOf({ grid: ratedGrid(puzzle), givens: puzzle.givens }, known, excluded);
  const walked = finishWithin(
    milliseconds,
    path.until(() => false),
    now,
  );
  if (!walked) return undefined;
  return path.outcome === 'solved' ? path.grade : 'none';
}

/** Sukaku Explainer's rating of a valid puzzle, or the rating of a puzzle with rules; none for other sizes. */
export function ratingOf(puzzle: Puzzle, milliseconds: number, now: Now): Part<Rating> {
  const position = startPositionOf({ grid: ratedGrid(puzzle), givens: puzzle.givens });
  return isRatable(position) ? finishWithin(milliseconds, rating(position), now) : 'none';
}
