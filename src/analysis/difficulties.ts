/** Finds the difficulty of puzzles, cached by the puzzle's content. */

import { Cache } from '../core/cache';
import { isRatable, rating } from '../core/rating/index';
import type { Rating } from '../core/rating/rating';
import { type Difficulty, difficultyKeyOf, ratedGrid } from '../features/puzzles/difficulty';
import { type PathStart, pathKeyOf } from '../text/gridKey';
import { isSearchable, type Puzzle } from '../text/puzzle';
import { type Now, SharedWork, type Work, withTimeLimit } from '../text/work';
import { type Paths, startPositionOf } from './paths';
import type { VerdictCache } from './verdicts';

/** Time limit in milliseconds for the path of one puzzle, and again for its rating. A slower result stays unknown. */
const LONGEST = 10_000;

/** Number of results that are always kept; up to twice as many may be kept. */
const MOST_KNOWN = 50_000;
/** Number of full ratings that are always kept. A rating is larger than a difficulty. */
const MOST_RATINGS = 1000;
/** Number of unfinished ratings that are kept when no caller is running them. */
const MOST_UNDER_WAY = 20;

/** The difficulty of puzzles, and the full rating that a path report shows. */
export class Difficulties {
  private readonly memory = new Cache<Difficulty>(MOST_KNOWN);
  private readonly ratings = new Cache<Rating>(MOST_RATINGS);
  private readonly ratingWork = new SharedWork<Rating>(MOST_UNDER_WAY);

  constructor(
    private readonly verdicts: VerdictCache,
    private readonly paths: Paths,
    private readonly now: Now,
  ) {}

  /** The difficulty if it is known already. */
  known(puzzle: Puzzle, excluded: readonly string[]): Difficulty | undefined {
    return isSearchable(puzzle) ? this.memory.recall(difficultyKeyOf(puzzle, excluded)) : undefined;
  }

  /** The difficulty of a puzzle without the excluded techniques, or undefined when the puzzle cannot be searched. */
  *finding(puzzle: Puzzle, excluded: readonly string[]): Work<Difficulty | undefined> {
    const known = this.known(puzzle, excluded);
    if (known || !isSearchable(puzzle)) return known;
    const found = yield* this.find({ grid: ratedGrid(puzzle), givens: puzzle.givens }, excluded);
    this.memory.remember(difficultyKeyOf(puzzle, excluded), found);
    return found;
  }

  /** The rating of the position of a valid puzzle that is 9x9 or has rules, without a time limit; undefined for other puzzles. */
  *rating(start: PathStart): Work<Rating | undefined> {
    const verdict = yield* this.verdicts.check(start.grid);
    const position = startPositionOf(start);
    if (verdict?.kind !== 'valid' || !isRatable(position)) return undefined;
    const key = pathKeyOf(start, []);
    const known = this.ratings.recall(key);
    if (known) return known;
    const found = yield* this.ratingWork.join(key, () => rating(position));
    this.ratings.remember(key, found);
    return found;
  }

  /** Forgets everything and abandons unfinished work. */
  forget(): void {
    this.memory.forget();
    this.ratings.forget();
    this.ratingWork.forget();
  }

  private *find(start: PathStart, excluded: readonly string[]): Work<Difficulty> {
    const verdict = yield* this.verdicts.check(start.grid);
    if (verdict?.kind !== 'valid') return {};
    const path = yield* this.paths.from(start, excluded);
    yield* withTimeLimit(
      LONGEST,
      path.until(() => false),
      this.now,
    );
    const grade = path.outcome === 'solved' ? path.grade : undefined;
    const rated = yield* withTimeLimit(LONGEST, this.ratingOrNone(start), this.now);
    const unknown = [
      ...(path.outcome === undefined ? (['grade'] as const) : []),
      ...(rated === undefined ? (['rating'] as const) : []),
    ];
    return { grade, rating: rated?.rating, ...(unknown.length > 0 && { unknown }) };
  }

  private *ratingOrNone(start: PathStart): Work<{ readonly rating: Rating | undefined }> {
    return { rating: yield* this.rating(start) };
  }
}
