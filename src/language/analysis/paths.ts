/** Paths through the puzzles that were asked about lately, each walked as far as anything needed it. */

import type { Path } from '../../core/techniques/path';
import type { Step } from '../../core/techniques/step';
import { isPlacement, pathFrom, type Start } from '../features/reasoning';
import { isSearchable, type Puzzle } from '../puzzle';
import { type Now, type Work, within } from '../work';
import { Memory } from './memory';
import { type KnownVerdicts, keyOf } from './verdicts';

const MOST_PATHS = 50;
const MOST_SLOW = 1000;

export class Paths {
  private readonly memory = new Memory<Path>(MOST_PATHS);
  /** Puzzles whose next digit took too long. */
  private readonly slow = new Memory<true>(MOST_SLOW);

  constructor(
    private readonly verdicts: KnownVerdicts,
    private readonly now: Now,
  ) {}

  /** The path from a puzzle's position; undefined when it cannot be searched. */
  *finding(puzzle: Puzzle): Work<Path | undefined> {
    return isSearchable(puzzle) ? yield* this.from(puzzle) : undefined;
  }

  /** The path from a position without contradiction: all that ask for one walk the same one. */
  *from(start: Start): Work<Path> {
    const known = this.memory.recall(pathKeyOf(start));
    if (known) return known;
    const verdict = yield* this.verdicts.check(start.grid);
    // Another may have come first during a pause.
    return this.memory.recall(pathKeyOf(start)) ?? this.remember(start, pathFrom(start, verdict));
  }

  /**
   * The steps up to the next one that places a digit, if they are known or come within so many milliseconds. Where they did
   * not, they are not looked for here again until other work has found them.
   */
  stepsWithin(milliseconds: number, puzzle: Puzzle): readonly Step[] | undefined {
    if (!isSearchable(puzzle)) return undefined;
    const key = pathKeyOf(puzzle);
    const known = this.memory.recall(key);
    if (this.slow.recall(key) && !known?.steps.some(isPlacement)) return undefined;
    const verdict = this.verdicts.within(milliseconds, puzzle.grid);
    if (verdict?.kind !== 'valid') return undefined;
    const path = known ?? this.remember(puzzle, pathFrom(puzzle, verdict));
    const steps = within(milliseconds, path.until(isPlacement), this.now);
    if (!steps) this.slow.remember(key, true);
    const last = steps?.at(-1);
    return last && isPlacement(last) ? steps : undefined;
  }

  forget(): void {
    this.memory.forget();
    this.slow.forget();
  }

  private remember(start: Start, path: Path): Path {
    this.memory.remember(pathKeyOf(start), path);
    return path;
  }
}

/** What makes a path the same one: the puzzle, and which of its digits are givens. */
export function pathKeyOf({ grid, givens }: Start): string {
  return `${keyOf(grid)} ${String.fromCharCode(...givens)}`;
}
