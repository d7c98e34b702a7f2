/** The puzzles that a reader has found, and what the last of them mean for the next one. */

import type { Puzzle } from '../puzzle';
import type { Checkpoint } from './checkpoints';
import type { Context, Section } from './context';
import { stackPencilMarks, withState } from './stack';

/** The number of grids that pencil marks can complete: the givens and the position. */
const MOST_ADJACENT = 2;

/** Collects puzzles, and joins those that are one. */
export class Found {
  readonly puzzles: Puzzle[] = [];
  readonly checkpoints: Checkpoint[] = [];
  /** As in a {@link Context}. */
  adjacent: number;
  size: number | undefined;
  isBelowLine: boolean;
  isInConflict: boolean;
  /** The puzzle to which a `[State]` would belong. */
  stateOf: Puzzle | undefined;

  constructor(
    private readonly text: string,
    { adjacent, size, isBelowLine, isInConflict }: Context,
  ) {
    this.adjacent = adjacent;
    this.size = size;
    this.isBelowLine = isBelowLine;
    this.isInConflict = isInConflict;
  }

  /** What a context has of this. */
  get context(): Pick<Context, 'adjacent' | 'awaitsState' | 'size' | 'isBelowLine' | 'isInConflict'> {
    const { stateOf, size, isBelowLine, isInConflict } = this;
    const adjacent = Math.min(this.adjacent, MOST_ADJACENT);
    return { adjacent, awaitsState: stateOf !== undefined, size, isBelowLine, isInConflict };
  }

  /** Adds a puzzle of a section, in rows. */
  add(puzzle: Puzzle, section: Section): void {
    const { puzzles, checkpoints, text } = this;
    const merged = section === 'state' && this.stateOf && withState(text, this.stateOf, puzzle);
    if (merged) puzzles[puzzles.length - 1] = merged;
    else puzzles.push(puzzle);
    this.adjacent = Math.min(this.adjacent + 1, MOST_ADJACENT + 1);
    if (!merged && this.adjacent > 1 && stackPencilMarks(text, puzzles, this.adjacent)) this.adjacent = 0;
    // A puzzle that absorbed later lines can only be read together with them, so remove the checkpoints inside it.
    const { start } = puzzles[puzzles.length - 1];
    while ((checkpoints.at(-1)?.offset ?? 0) > start) checkpoints.pop();
    this.stateOf = section === 'puzzle' ? puzzle : undefined;
    this.size = puzzle.grid.geometry.size;
    this.isBelowLine = false;
  }

  /** Call for a title: the next puzzle does not belong to those before it. */
  endLines(): void {
    this.adjacent = 0;
    this.isBelowLine = false;
  }

  /** Parts the puzzles from those that follow: none of them become one. */
  part(): void {
    this.endLines();
    this.stateOf = undefined;
  }
}
