/** Why a block of Markdown, or a part of it, is not drawn. */

import * as messages from '../messages/index';
import { Lines } from '../text/lines';
import type { Note } from '../text/note';
import type { Puzzle, PuzzleFile } from '../text/puzzle';
import type { Span } from '../text/span';
import { firstProblem } from './puzzles/firstProblem';

/** A puzzle of a block, or text that looks like a grid. */
export interface BlockPart {
  readonly span: Span;
  /** Present if the part is a puzzle. */
  readonly puzzle?: Puzzle;
  /** Absent if the puzzle is whole. */
  readonly reason?: string;
}

/** The parts of the text of a block, in its order, with the reasons why some cannot be read completely. */
export function blockPartsOf(
  text: string,
  { puzzles, notes = [] }: Pick<PuzzleFile, 'puzzles' | 'notes'>,
): BlockPart[] {
  const lines = new Lines(text, 0);
  const ofPuzzles = puzzles.map((puzzle): BlockPart => {
    const problem = firstProblem(puzzle);
    if (!problem) return { span: puzzle, puzzle };
    const { line } = lines.placeOf(puzzle.start + problem.start);
    return { span: puzzle, puzzle, reason: messages.pictures.fence.problem(line, problem.message, problem.count - 1) };
  });
  const ofNotes = notes.filter(isGrid).map((note): BlockPart => {
    return { span: note, reason: messages.pasting.reasons[note.reason](note.grids ? 'editor' : false) };
  });
  return [...ofPuzzles, ...ofNotes].sort((one, other) => one.span.start - other.span.start);
}

/** Why nothing in the text of a block is a puzzle. */
export function noPuzzleIn(text: string, parsed: Pick<PuzzleFile, 'puzzles' | 'notes'>): string {
  const [part] = blockPartsOf(text, parsed);
  return part?.reason ?? messages.pictures.fence.noPuzzle();
}

const isGrid = (note: Note): note is Exclude<Note, { readonly reason: 'rules' }> => note.reason !== 'rules';
