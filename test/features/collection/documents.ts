/** Documents and difficulties for tests of commands that change whole files. */

import { Reasoning } from '../../../src/analysis/reasoning';
import { VerdictCache } from '../../../src/analysis/verdicts';
import type { Difficulty } from '../../../src/features/puzzles/difficulty';
import { PuzzleDocument } from '../../../src/text/document/document';
import { sourceOf } from '../../../src/text/document/textSource';
import { finish, type Work } from '../../../src/text/work';

/** A 9x9 puzzle that is harder than `EASY`. */
export const HARD = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
export const SMALL = '1.3.\n..4.\n.1.4\n4...';

/** The rows of a solved 4x4 grid, whose first digits are the clues of a puzzle. */
const ROWS = '1234341221434321';
const line = (clues: number) => ROWS.slice(0, clues) + '.'.repeat(16 - clues);

/** A 4x4 grid with this number of clues. */
export const gridWith = (clues: number) => line(clues).replace(/.{4}(?=.)/g, '$&\n');

/** A document that was read. */
export function documentOf(text: string): PuzzleDocument {
  const document = new PuzzleDocument(sourceOf(text));
  finish(document.reading());
  return document;
}

/** Verdicts without a time limit. */
export const verdicts = new VerdictCache(
  () => 0,
  () => {},
);
const { difficulties } = new Reasoning(verdicts, () => 0);

/** The difficulty as the editor computes it. */
export const difficultyOf = (puzzle: Parameters<typeof difficulties.finding>[0]) => difficulties.finding(puzzle, []);

/** No difficulty is known. */
// biome-ignore lint/correctness/useYield: nothing to find out
export const unknownDifficulty = function* (): Work<Difficulty | undefined> {
  return undefined;
};
