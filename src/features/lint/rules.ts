/** The lint rules that look at one puzzle. To add one, add a function here and its code to the list in levels.ts. */

import { countFilled } from '../../core/grid';
import { firstRedundant } from '../../core/repair/redundant';
import type { Verdict } from '../../core/solver/index';
import * as messages from '../../messages/index';
import type { TextSource } from '../../text/document/document';
import { cellSpanOf, isWhole, type Puzzle } from '../../text/puzzle';
import type { Work } from '../../text/work';
import { writtenGivens } from '../collection/keys';
import { correctLevel, levelLineOf } from '../collection/levelLine';
import type { Finding } from '../diagnostics/rule';
import type { Difficulty } from '../puzzles/difficulty';
import { fewestGivens } from '../puzzles/fewGivens';
import { brokenSymmetry } from './symmetry';

/** A finding, and the text that corrects the marked one. */
export type Fixable = Finding & { readonly fix?: string };

/** The first line of a puzzle, which is marked for findings about the whole puzzle. */
export function firstLineOf({ start, firstLineEnd }: Puzzle) {
  return { start, end: firstLineEnd };
}

/** Marks a puzzle with fewer digits than any valid puzzle has, but not an empty grid. */
export function tooFewClues(puzzle: Puzzle): Fixable[] {
  const { geometry, digits, allowed } = puzzle.grid;
  const fewest = fewestGivens(geometry);
  if (fewest === undefined || allowed) return []; // pencil marks can make up for digits
  const clues = countFilled(digits);
  if (clues === 0 || clues >= fewest || !isWhole(puzzle)) return [];
  return [{ ...firstLineOf(puzzle), message: messages.collection.tooFewClues(puzzle, clues, fewest) }];
}

/** Marks the givens that break a symmetry. */
export function symmetryFindings(puzzle: Puzzle): Fixable[] {
  if (!isWhole(puzzle)) return [];
  const { geometry, digits } = writtenGivens(puzzle);
  const broken = brokenSymmetry(geometry, digits);
  return (broken?.alone ?? []).flatMap(({ given, partner }) => {
    const span = cellSpanOf(puzzle, given);
    return span ? [{ ...span, message: messages.collection.alone(puzzle, broken!.symmetry, given, partner) }] : [];
  });
}

/** Marks a valid puzzle with a given that can be removed. Lists of candidates make up for givens, so such puzzles are not searched. */
export function* notMinimal(puzzle: Puzzle, verdict: Verdict | undefined): Work<Fixable[]> {
  const grid = writtenGivens(puzzle);
  if (verdict?.kind !== 'valid' || grid.allowed || !grid.digits.includes(0)) return [];
  const cell = yield* firstRedundant(grid);
  if (cell === undefined) return [];
  return [{ ...firstLineOf(puzzle), message: messages.collection.notMinimal(puzzle, cell, grid.digits[cell]) }];
}

/** Marks a header `#L` that does not match the puzzle's difficulty. */
export function* levelMismatch(
  source: TextSource,
  puzzle: Puzzle,
  difficultyOf: (puzzle: Puzzle) => Work<Difficulty | undefined>,
): Work<Fixable[]> {
  const line = levelLineOf(source, puzzle);
  if (!line) return [];
  const { start, end, said } = line;
  const right = correctLevel(said, (yield* difficultyOf(puzzle)) ?? {});
  if (right === undefined) return [];
  return [{ start, end, message: messages.collection.level(said, right), fix: right }];
}
