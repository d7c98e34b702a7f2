/** Paths through the puzzles that somebody looked at of late, as far as somebody wanted to know them. */

import type { CancellationToken } from 'vscode';
import type { Path } from '../core/techniques/path';
import type { Step } from '../core/techniques/step';
import { isSearchable, type Puzzle } from '../language/puzzle';
import { isPlacement, pathFrom } from '../language/reasoning';
import { Memory } from './memory';
import { inSlices, within } from './slices';
import { keyOf, verdicts, verdictWithin } from './verdicts';

/** Paths kept; one of a hard puzzle has some hundred positions. */
const memory = new Memory<Path>(50);

/** The path from where a puzzle stands, not yet walked; undefined when it cannot be searched or the token is cancelled. */
export async function pathOf(puzzle: Puzzle, token?: CancellationToken): Promise<Path | undefined> {
  if (!isSearchable(puzzle)) return undefined;
  const path = memory.recall(pathKey(puzzle));
  if (path) return path;
  const verdict = await inSlices(verdicts.check(puzzle.grid), token);
  return token?.isCancellationRequested ? undefined : remember(puzzle, pathFrom(puzzle, verdict));
}

/** The steps up to the next that places a digit, if they are known or come within so many milliseconds. */
export function stepsWithin(puzzle: Puzzle, milliseconds: number): readonly Step[] | undefined {
  if (!isSearchable(puzzle)) return undefined;
  const verdict = verdictWithin(puzzle.grid, milliseconds);
  if (verdict?.kind !== 'valid') return undefined;
  const path = memory.recall(pathKey(puzzle)) ?? remember(puzzle, pathFrom(puzzle, verdict));
  const steps = within(path.until(isPlacement), milliseconds);
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
  return { dispose: () => memory.forget() };
}
