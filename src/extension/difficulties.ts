/** How hard puzzles are, worked out one after the other, in slices, and remembered by what the puzzle is. */

import * as vscode from 'vscode';
import { rating } from '../core/rating/index';
import { gradeOf } from '../core/techniques/grade';
import { Path } from '../core/techniques/path';
import { type Difficulty, isRatable, ratedPosition } from '../language/difficulty';
import { isSearchable, type Puzzle } from '../language/puzzle';
import { Memory } from './memory';
import { inSlices, until } from './slices';
import { now } from './timing';
import { keyOf, verdicts } from './verdicts';

/** Time for one puzzle's path, and again for its rating, in milliseconds. What takes longer stays unknown. */
const LONGEST = 10_000;

const memory = new Memory<Difficulty>(50_000);
const rated = new vscode.EventEmitter<void>();

/** After a difficulty became known. */
export const onDidRate = rated.event;

const gridOf = ({ geometry, digits }: ReturnType<typeof ratedPosition>) => ({ geometry, digits });

/** What is known already. */
export function knownDifficulty(puzzle: Puzzle): Difficulty | undefined {
  return isSearchable(puzzle) ? memory.recall(keyFor(puzzle)) : undefined;
}

let turn: Promise<unknown> = Promise.resolve();

/** How hard a puzzle is, when its turn has come; undefined when the token is cancelled, or it cannot be searched. */
export function difficultyOf(puzzle: Puzzle, token: vscode.CancellationToken): Promise<Difficulty | undefined> {
  const known = knownDifficulty(puzzle);
  if (known || !isSearchable(puzzle)) return Promise.resolve(known);
  const mine = turn.then(async () => {
    if (token.isCancellationRequested) return undefined;
    const found = knownDifficulty(puzzle) ?? (await inSlices(rate(puzzle), token));
    if (found) {
      memory.remember(keyFor(puzzle), found);
      rated.fire();
    }
    return found;
  });
  turn = mine.catch(() => {});
  return mine;
}

function* rate(puzzle: Puzzle): Generator<undefined, Difficulty> {
  const start = ratedPosition(puzzle);
  const verdict = yield* verdicts.check(gridOf(start));
  if (verdict?.kind !== 'valid') return {};
  const path = new Path(start);
  yield* until(
    now() + LONGEST,
    path.until(() => false),
  );
  const grade = path.outcome === 'solved' ? gradeOf(path.steps) : undefined;
  return { grade, rating: isRatable(start) ? yield* until(now() + LONGEST, rating(start)) : undefined };
}

function keyFor(puzzle: Puzzle): string {
  const { digits } = ratedPosition(puzzle);
  return digits === puzzle.grid.digits ? keyOf(puzzle.grid) : keyOf({ geometry: puzzle.grid.geometry, digits });
}

export function registerDifficulties(): vscode.Disposable {
  return new vscode.Disposable(() => {
    memory.forget();
    rated.dispose();
  });
}
