/** Puzzles that need more than singles, and functions to test their steps. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathFrom, startPositionOf } from '../../src/analysis/paths';
import { placingOf as placingOfSteps } from '../../src/analysis/placing';
import { verdict } from '../../src/core/solver/index';
import { isPlacement } from '../../src/core/techniques/step';
import type { Placing } from '../../src/features/steps/stepsToPlacement';
import { parse } from '../../src/text/parser/parser';
import type { Puzzle } from '../../src/text/puzzle';
import { positionsOf, solveLogically } from '../core/techniques/walks';

const TEXT = readFileSync(join(__dirname, '../../samples/steps.sudoku'), 'utf8');

/** The titles of its puzzles. */
export const SAMPLE_TITLES = parse(TEXT).puzzles.map(({ title }) => title as string);

/** A puzzle of samples/steps.sudoku as a separate text. */
export function sampleText(title: string): string {
  const puzzle = parse(TEXT).puzzles.find(one => one.title === title) as Puzzle;
  return TEXT.slice(puzzle.start, puzzle.end);
}

/** The only puzzle of a text. */
export function onlyPuzzle(text: string): Puzzle {
  return parse(text).puzzles[0];
}

/** The first puzzle of a text after all its singles, in rows. */
export function afterSingles(text: string): string {
  const puzzle = onlyPuzzle(text);
  const path = solveLogically(startPositionOf(puzzle));
  const at = path.steps.findIndex(step => step.placements.length === 0);
  const { digits } = positionsOf(path)[at];
  return rows([...digits].map(digit => (digit === 0 ? '.' : String(digit))));
}

/** The same position with the candidates of every empty cell. */
export function withMarks(text: string): string {
  const puzzle = onlyPuzzle(text);
  const { digits, candidates } = startPositionOf(puzzle);
  return rows(
    [...digits].map((digit, cell) => {
      const list = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(d => (candidates[cell] & (1 << (d - 1))) !== 0).join('');
      return (digit === 0 ? list : String(digit)).padEnd(10);
    }),
  );
}

function rows(cells: readonly string[]): string {
  const lines = Array.from({ length: 9 }, (_, row) => cells.slice(9 * row, 9 * row + 9).join(''));
  return `${lines.map(line => line.trimEnd()).join('\n')}\n`;
}

/** Returns the result of a generator. */
export function drive<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
  }
}

/** The steps up to the next placement, as in a request for code actions. */
export function placingOf(puzzle: Puzzle): Placing | undefined {
  return placingOfSteps(drive(pathFrom(puzzle, drive(verdict(puzzle.grid))).until(isPlacement)), isPlacement);
}
