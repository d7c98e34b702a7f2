/**
 * Replays: the positions of a puzzle on the way to its current one as the player made them, or those to which the steps below the puzzle in its text
 * lead.
 */

import { bitOf, type Grid } from '../../core/grid';
import type { Cell } from '../../core/numbers';
import { type Candidate, positionOf } from '../../core/position';
import { answersBetween } from '../../core/practice/answer';
import * as messages from '../../messages/index';
import { isWhole, type Puzzle } from '../../text/puzzle';
import { foundResult, none, type Result } from '../../text/result';
import type { WrittenLiteral } from '../proof/notation';
import { readPaths } from '../proof/reading';
import { entriesIn } from '../puzzles/entries';
import { whyUnread } from '../puzzles/firstProblem';

/** A change of a grid. */
export interface Move {
  readonly before: Grid;
  readonly after: Grid;
  /** The line of the step in the text. Absent if the player made the change. */
  readonly line?: string;
}

/** The moves of a replay, at least one, in order. */
export type Replay = readonly Move[];

/** The effect of a move. */
export interface MoveEffect {
  readonly placements: readonly Candidate[];
  /** The candidates that are removed from empty cells, and that the new digits do not exclude. */
  readonly eliminations: readonly Candidate[];
  /** The cells whose digit is removed. */
  readonly emptied: readonly Cell[];
}

/** Maximum length of a text in which steps are searched, in UTF-16 units. */
const LONGEST_TEXT = 500_000;

/**
 * The replay of a puzzle of a text. `recorded`: its grids since its first change, oldest first. If there are none, the steps below the puzzle are
 * replayed.
 */
export function replayOf(puzzle: Puzzle, recorded: readonly Grid[], text: string): Result<Replay> {
  if (!isWhole(puzzle)) return none(whyUnread(puzzle));
  const made = recordedMoves(puzzle, recorded);
  const moves = made.length > 0 ? made : writtenMoves(puzzle, text);
  if (moves.length > 0) return foundResult(moves);
  const { notRecorded, nothing } = messages.replay;
  return none(entriesIn(puzzle).length > 0 ? notRecorded() : nothing());
}

/** The changes since all givens were in the grid. */
function recordedMoves(puzzle: Puzzle, recorded: readonly Grid[]): Move[] {
  const { grid, givens } = puzzle;
  const isPlayed = entriesIn(puzzle).length > 0;
  // A given that was overwritten is not in the current grid.
  const hasGivens = ({ digits }: Grid) =>
    givens.every((given, cell) => given === 0 || given !== grid.digits[cell] || given === digits[cell]);
  let first = recorded.length;
  while (first > 0 && (!isPlayed || hasGivens(recorded[first - 1]))) first--;
  return recorded.slice(first + 1).map((after, i) => ({ before: recorded[first + i], after }));
}

/** The steps below a puzzle in its text. Those that cannot be read are skipped. */
function writtenMoves({ grid, start }: Puzzle, text: string): Move[] {
  if (text.length > LONGEST_TEXT) return [];
  const path = readPaths(text).paths.find(({ puzzle }) => puzzle.start === start);
  if (!path) return [];
  const moves: Move[] = [];
  let before = withClaims(grid, path.excluded);
  for (const part of path.parts) {
    if (part.kind !== 'step' || part.claims.length === 0) continue;
    const after = withClaims(before, part.claims);
    moves.push({ before, after, line: text.slice(part.start, part.end) });
    before = after;
  }
  return moves;
}

function withClaims(grid: Grid, claims: readonly WrittenLiteral[]): Grid {
  const digits = grid.digits.slice();
  const allowed = grid.allowed?.slice() ?? new Uint32Array(digits.length).fill(2 ** grid.geometry.size - 1);
  for (const { cell, digit, isOn } of claims) {
    if (isOn) digits[cell] = digit;
    else allowed[cell] &= ~bitOf(digit);
  }
  return { ...grid, digits, allowed };
}

/** The effect of a move. */
export function moveEffectOf({ before, after }: Move): MoveEffect {
  const answers = answersBetween(positionOf(before), positionOf(after));
  return {
    placements: answers.filter(({ kind }) => kind === 'placement'),
    eliminations: answers.filter(({ kind }) => kind === 'elimination'),
    emptied: [...after.digits.keys()].filter(cell => after.digits[cell] === 0 && before.digits[cell] !== 0),
  };
}
