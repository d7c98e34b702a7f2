/** The text of a puzzle that is stored in its pictures, so that reading them restores the puzzle exactly, with its rules. */

import { type Content, contentHasEntries, contentOf } from '../../formats/content';
import { sdk } from '../../formats/sdk';
import type { TextSource } from '../../text/document/document';
import { sourceOf } from '../../text/document/textSource';
import { parse } from '../../text/parser/parser';
import { isWhole, type Puzzle } from '../../text/puzzle';
import { textInStyle } from '../pasting/inStyle';

/** The text for a picture of a puzzle: of its position with the player's marks, or only of these digits. */
export function textForPicture(puzzle: Puzzle, source: TextSource, digits?: Uint8Array): string {
  const { marks, ...others } = contentOf(puzzle, source);
  const { geometry } = puzzle.grid;
  const content: Content = digits
    ? { ...others, grid: { geometry, digits }, givens: digits }
    : { ...others, ...(marks && { marks }) };
  if (contentHasEntries(content)) return sdk.write([content]);
  return textInStyle(content, { form: content.grid.allowed ? 'pencilMarks' : 'plain', blank: '.' }).text;
}

/** The puzzle in the text of a picture. */
export interface EmbeddedPuzzle {
  readonly text: string;
  readonly content: Content;
  /** Whether the puzzle can be written in any style without a loss. */
  readonly keepsStyle: boolean;
}

/** The puzzle in the text of a picture; undefined if there is none, because another program has written the text. */
export function embeddedPuzzle(text: string): EmbeddedPuzzle | undefined {
  const { puzzles } = parse(text);
  const [puzzle] = puzzles;
  if (puzzles.length !== 1 || !isWhole(puzzle)) return undefined;
  const content = contentOf(puzzle, sourceOf(text));
  return { text: text.trimEnd(), content, keepsStyle: keepsStyle(content) };
}

/** Whether every style can express a puzzle: it has only givens. */
function keepsStyle(content: Content): boolean {
  const { grid, marks } = content;
  return !contentHasEntries(content) && !marks && !grid.allowed && !grid.geometry.variant;
}
