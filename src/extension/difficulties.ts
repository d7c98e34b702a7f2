/** How hard puzzles are, worked out one after the other, in slices, and remembered by what the puzzle is. */

import type * as vscode from 'vscode';
import { isRatable, rating } from '../core/rating/index';
import { gradeOf } from '../core/techniques/grade';
import { Path } from '../core/techniques/path';
import { type Difficulty, ratedGrid, ratedPosition } from '../language/features/difficulty';
import { isSearchable, type Puzzle } from '../language/puzzle';
import { Memory } from './memory';
import { inSlices, until } from './slices';
import { now } from './timing';
import { keyOf, verdicts } from './verdicts';

/** Time for one puzzle's path, and again for its rating, in milliseconds. What takes longer stays unknown. */
const LONGEST = 10_000;

const memory = new Memory<Difficulty>(50_000);

/** What is known already. */
export function knownDifficulty(puzzle: Puzzle): Difficulty | undefined {
  return isSearchable(puzzle) ? memory.recall(difficultyKey(puzzle)) : undefined;
}

/** Equal for puzzles that are equally hard because they are the same. */
export function difficultyKey(puzzle: Puzzle): string {
  return keyOf(ratedGrid(puzzle));
}

let turn: Promise<unknown> = Promise.resolve();

/** How hard a puzzle is, when its turn has come; undefined when the token is cancelled, or it cannot be searched. */
export function difficultyInTurn(puzzle: Puzzle, token: vscode.CancellationToken): Promise<Difficulty | undefined> {
  const mine = turn.then(() => difficultyOf(puzzle, token));
  turn = mine.catch(() => {});
  return mine;
}

/** The same, at once. */
export async function difficultyOf(puzzle: Puzzle, token: vscode.CancellationToken): Promise<Difficulty | undefined> {
  const known = knownDifficulty(puzzle);
  if (known || !isSearchable(puzzle) || token.isCancellationRequested) return known;
  const found = await inSlices(rate(puzzle), token);
  if (found) memory.remember(difficultyKey(puzzle), found);
  return found;
}

function* rate(puzzle: Puzzle): Generator<undefined, Difficulty> {
  const verdict = yield* verdicts.check(ratedGrid(puzzle));
  if (verdict?.kind !== 'valid') return {};
  const start = ratedPosition(puzzle);
  const path = new Path(start);
  yield* until(
    now() + LONGEST,
    path.until(() => false),
  );
  const grade = path.outcome === 'solved' ? gradeOf(path.steps) : undefined;
  return { grade, rating: isRatable(start) ? yield* until(now() + LONGEST, rating(start)) : undefined };
}

export function registerDifficulties(): { dispose(): void } {
  return { dispose: () => memory.forget() };
}
