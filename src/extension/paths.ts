/** Paths through the puzzles that somebody looked at of late, as far as somebody wanted to know them. */

import type { CancellationToken } from 'vscode';
import type { Path } from '../core/techniques/path';
import type { Step } from '../core/techniques/step';
import { isPlacement, pathFrom } from '../language/features/reasoning';
import { isSearchable, type Puzzle } from '../language/puzzle';
import { Memory } from './memory';
import { inSlices, within } from './slices';
import { keyOf, verdicts, verdictWithin } from './verdicts';

/** Paths kept; one of a hard puzzle has some hundred positions. */
const memory = new Memory<Path>(50);

/**
 * The path from where a puzzle stands, walked as far as somebody wanted to know it; undefined when it cannot be searched. Yields
 * where it may be paused or given up.
 */
export function* findingPath(puzzle: Puzzle): Generator<undefined, Path | undefined> {
  if (!isSearchable(puzzle)) return undefined;
  return memory.recall(pathKey(puzzle)) ?? remember(puzzle, pathFrom(puzzle, yield* verdicts.check(puzzle.grid)));
}

/** The same, in slices; undefined also when the token is cancelled. */
export function pathOf(puzzle: Puzzle, token?: CancellationToken): Promise<Path | undefined> {
  return inSlices(findingPath(puzzle), token);
}

/** Puzzles whose next digit was too long in coming. */
const slow = new Memory<true>(1000);

/**
 * The steps up to the next that places a digit, if they are known or come within so many milliseconds. Where they did not,
 * nobody waits for them again until somebody else has found them.
 */
export function stepsWithin(puzzle: Puzzle, milliseconds: number): readonly Step[] | undefined {
  if (!isSearchable(puzzle)) return undefined;
  const key = pathKey(puzzle);
  const known = memory.recall(key);
  if (slow.recall(key) && !known?.steps.some(isPlacement)) return undefined;
  const verdict = verdictWithin(puzzle.grid, milliseconds);
  if (verdict?.kind !== 'valid') return undefined;
  const path = known ?? remember(puzzle, pathFrom(puzzle, verdict));
  const steps = within(path.until(isPlacement), milliseconds);
  if (!steps) slow.remember(key, true);
  const last = steps?.at(-1);
  return last && isPlacement(last) ? steps : undefined;
}

function remember(puzzle: Puzzle, path: Path): Path {
  memory.remember(pathKey(puzzle), path);
  return path;
}

function pathKey({ grid, givens }: Puzzle): string {
  return `${keyOf(grid)} ${String.fromCharCode(...givens)}`;
}

export function registerPaths(): { dispose(): void } {
  return {
    dispose: () => {
      memory.forget();
      slow.forget();
    },
  };
}
