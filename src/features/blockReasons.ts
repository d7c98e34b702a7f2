/** Why a Markdown block, or a part of it, is not drawn. */

import * as messages from '../messages/index';
import type { Note } from '../text/note';
import type { Puzzle } from '../text/puzzle';
import type { PuzzleFile } from '../text/puzzleFile';
import type { Span } from '../text/span';
import { Lines } from '../text/strings/lines';
import { inWords, readingProblems } from './puzzles/firstProblem';

/** A puzzle of a block, or text that looks like a grid. */
export interface BlockPart {
  readonly span: Span;
  /** Present if the part is a puzzle. */
  readonly puzzle?: Puzzle;
  /** Why the part cannot be read completely, one sentence for each problem. Empty if there is none. */
  readonly reasons: readonly string[];
}

/** The parts of the text of a block, in its order, with the reasons why some cannot be read completely. */
export function blockPartsOf(
  text: string,
  { puzzles, notes = [] }: Pick<PuzzleFile, 'puzzles' | 'notes'>,
): BlockPart[] {
  const lines = new Lines(text, 0);
  const ofPuzzles = puzzles.map((puzzle): BlockPart => {
    const reasons = readingProblems(puzzle).map(problem => {
      const { start, message, isInRules } = problem;
      if (!isInRules) return inWords(puzzle, problem);
      return messages.pictures.fence.problem(lines.placeOf(puzzle.start + start).line, message);
    });
    return { span: puzzle, puzzle, reasons: [...new Set(reasons)] };
  });
  const ofNotes = notes.filter(isGrid).map((note): BlockPart => {
    return { span: note, reasons: [messages.pasting.reasons[note.reason](note.grids ? 'editor' : false)] };
  });
  return [...ofPuzzles, ...ofNotes].sort((one, other) => one.span.start - other.span.start);
}

/** Why nothing in the text of a block is a puzzle. */
export function noPuzzleReason(text: string, parsed: Pick<PuzzleFile, 'puzzles' | 'notes'>): string {
  const [part] = blockPartsOf(text, parsed);
  return part?.reasons[0] ?? messages.pictures.fence.noPuzzle();
}

const isGrid = (note: Note): note is Exclude<Note, { readonly reason: 'rules' }> => note.reason !== 'rules';
