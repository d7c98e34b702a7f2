/** Checks the start of a path. A start without a solution would prove everything. */

import { bitOf, type Grid, hasConflict } from '../../core/grid';
import type { Literal } from '../../core/proof/premise';
import type { Verdict } from '../../core/solver/index';
import * as messages from '../../messages/index';
import { namesFor } from '../../text/puzzle';
import type { Span } from '../../text/span';
import type { Work } from '../../text/work';
import type { WrittenPath } from './written';

/** A claim that does not follow, with the reason as a sentence for the user. */
export interface ProofProblem extends Span {
  readonly message: string;
  /** Whether the opposite is not proved: the time limit was reached, or a text cannot be read. */
  readonly isUnknown?: true;
}

/** Finds whether a grid has one solution. Undefined if that takes too long. */
export type VerdictOf = (grid: Grid) => Work<Verdict | undefined>;

/** The puzzle of a path, with the data on the lines above its steps. */
export interface ProofStart {
  readonly grid: Grid;
  readonly givens: Uint8Array;
  /** Whether the givens, without the excluded candidates, have one solution. Undefined if that takes too long. */
  readonly verdict: Verdict | undefined;
}

/** Whether a statement is known to be true in the only solution. */
export const isTrue = ({ cell, digit, isOn }: Literal, solution: Uint8Array | undefined): boolean =>
  solution !== undefined && (solution[cell] === digit) === isOn;

/** The start of a path, or why no step can be checked from it. Yields where it may be paused. */
export function* checkingStart(path: WrittenPath, verdictOf: VerdictOf): Work<ProofStart | ProofProblem> {
  const words = messages.proof;
  const { puzzle, entries, excluded, parts } = path;
  const { start, end } = parts[0];
  if (hasConflict(puzzle.grid)) return { start, end, message: words.conflict() };
  const { digits } = puzzle.grid;
  const other = [...entries, ...excluded].find(({ cell, digit, isOn }) => isOn !== (digits[cell] === digit));
  if (other) {
    const message = words.otherEntry(namesFor(puzzle), other, digits[other.cell]);
    return { start: other.start, end: other.end, message };
  }
  const givens = entries.length > 0 ? puzzle.grid.digits.slice() : puzzle.grid.digits;
  for (const { cell } of entries) givens[cell] = 0;
  const grid = excluded.length > 0 ? without(puzzle.grid, excluded) : puzzle.grid;
  let verdict = yield* verdictOf({ ...puzzle.grid, digits: givens });
  if (verdict?.kind === 'contradictory') return { start, end, message: words.noSolution() };
  if (verdict?.kind !== 'valid' && excluded.length > 0) {
    verdict = yield* verdictOf({ ...grid, digits: givens });
    if (verdict?.kind === 'contradictory') return { ...spanOf(excluded), message: words.nothingLeft() };
  }
  if (verdict?.kind === 'valid') {
    const { solution } = verdict;
    const wrong = [...entries, ...excluded].find(literal => !isTrue(literal, solution));
    if (wrong) {
      const message = words.wrong(namesFor(puzzle), wrong, solution[wrong.cell]);
      return { start: wrong.start, end: wrong.end, message };
    }
  } else if (entries.length > 0 && (yield* verdictOf(grid))?.kind === 'contradictory') {
    return { ...spanOf(entries), message: words.nothingLeft() };
  }
  return { grid, givens, verdict };
}

function without(grid: Grid, excluded: readonly Literal[]): Grid {
  const allowed = grid.allowed?.slice() ?? new Uint32Array(grid.digits.length).fill(2 ** grid.geometry.size - 1);
  for (const { cell, digit } of excluded) allowed[cell] &= ~bitOf(digit);
  return { ...grid, allowed };
}

const spanOf = (spans: readonly Span[]): Span => ({ start: spans[0].start, end: spans[spans.length - 1].end });
