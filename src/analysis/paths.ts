/** Solution paths of recently used puzzles. Each path is computed only as far as some feature needed it. */

import { Cache } from '../core/cache';
import type { Cell } from '../core/numbers';
import { type Position, positionOf } from '../core/position';
import type { Verdict } from '../core/solver/index';
import { applicable } from '../core/techniques/exclusion';
import { usualTechniques } from '../core/techniques/index';
import { Path } from '../core/techniques/path';
import { isPlacement } from '../core/techniques/step';
import type { Placing } from '../features/steps/stepsToPlacement';
import * as messages from '../messages/index';
import { type PathStart, pathKeyOf } from '../text/gridKey';
import { isSearchable, type Puzzle } from '../text/puzzle';
import { foundResult, none, type Result } from '../text/result';
import { finishWithin, type Now, type Work } from '../text/work';
import { placingAlong, placingOf } from './placing';
import type { VerdictCache } from './verdicts';

/** Number of paths that are always kept. */
const MOST_PATHS = 50;
/** Number of slow puzzles that are always remembered. */
const MOST_SLOW = 1000;

/** The solution paths of puzzles, shared by all features. */
export class Paths {
  private readonly memory = new Cache<Path>(MOST_PATHS);
  /** Puzzles whose next placement took too long. */
  private readonly slow = new Cache<true>(MOST_SLOW);

  constructor(
    private readonly verdicts: VerdictCache,
    private readonly now: Now,
  ) {}

  /** The path from a puzzle's position without the excluded techniques, or undefined if the puzzle cannot be searched. */
  *finding(puzzle: Puzzle, excluded: readonly string[]): Work<Path | undefined> {
    return isSearchable(puzzle) ? yield* this.from(puzzle, excluded) : undefined;
  }

  /** The path from a position without contradiction. All callers with the same start share one path object. */
  *from(start: PathStart, excluded: readonly string[]): Work<Path> {
    const key = pathKeyOf(start, excluded);
    const known = this.memory.recall(key);
    if (known) return known;
    const verdict = yield* this.verdicts.check(start.grid);
    // Another caller may have created the path while this one was paused.
    return this.memory.recall(key) ?? this.remember(key, pathFrom(start, verdict, excluded));
  }

  /**
   * The steps up to the next placement, if they are known or can be found within this many milliseconds. After a slower search,
   * this method does not search again until another caller has found the steps.
   */
  placingWithin(milliseconds: number, puzzle: Puzzle, excluded: readonly string[]): Placing | undefined {
    if (!isSearchable(puzzle)) return undefined;
    const key = pathKeyOf(puzzle, excluded);
    const known = this.memory.recall(key);
    if (this.slow.recall(key) && !known?.steps.some(isPlacement)) return undefined;
    const verdict = this.verdicts.within(milliseconds, puzzle.grid);
    if (verdict?.kind !== 'valid') return undefined;
    const path = known ?? this.remember(key, pathFrom(puzzle, verdict, excluded));
    const steps = finishWithin(milliseconds, path.until(isPlacement), this.now);
    if (!steps) this.slow.remember(key, true);
    return steps && placingOf(steps, isPlacement);
  }

  /**
   * The way in which a cell gets its digit along the path, or the message that no known technique solves it. Undefined
   * if the cell is filled, or the puzzle cannot be searched or has no solution.
   */
  *placingIn(puzzle: Puzzle, cell: Cell, excluded: readonly string[]): Work<Result<Placing> | undefined> {
    const path = puzzle.grid.digits[cell] === 0 ? yield* this.finding(puzzle, excluded) : undefined;
    if (!path || path.outcome === 'contradictory') return undefined;
    const placing = yield* placingAlong(path, cell);
    if (placing) return foundResult(placing);
    const isAmbiguous = this.verdicts.known(puzzle.grid)?.kind === 'ambiguous';
    return none(messages.hover[isAmbiguous ? 'notSettled' : 'notSolved'](puzzle, cell));
  }

  /** Forgets all paths. */
  forget(): void {
    this.memory.forget();
    this.slow.forget();
  }

  private remember(key: string, path: Path): Path {
    this.memory.remember(key, path);
    return path;
  }
}

/**
 * The path from a puzzle's position without the excluded techniques. Techniques that need a valid puzzle are used only
 * if the verdict says that the puzzle is valid. If there is no solution, the path ends immediately, because no step
 * could be right.
 */
export function pathFrom(puzzle: PathStart, verdict: Verdict | undefined, excluded: readonly string[] = []): Path {
  if (verdict?.kind === 'contradictory') return Path.ofContradictory(startPositionOf(puzzle));
  return new Path(startPositionOf(puzzle), applicable(usualTechniques, verdict, excluded), excluded);
}

/** The position at the start of a path: digits, candidates and givens. */
export function startPositionOf({ grid, givens }: PathStart): Position {
  return positionOf(grid, givens);
}
