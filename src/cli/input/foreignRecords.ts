/** The result of reading a block with puzzles in the format of another program. */

import { firstProblem } from '../../features/puzzles/firstProblem';
import type { Content, ImportedPuzzle } from '../../formats/content';
import * as messages from '../../messages/index';
import type { Loss } from '../../text/losses';
import type { Note } from '../../text/note';
import type { SavedContext } from '../../text/parser/savedContext';
import type { Puzzle } from '../../text/puzzle';
import { Lines } from '../../text/strings/lines';
import type { TextBlock } from './blocks';
import type { OwnForm } from './ownForm';
import type { PuzzleRecord } from './records';

/** Losses that concern the player and not the puzzle. */
const OF_PLAYERS: readonly Loss[] = ['marks', 'colours'];

/** The result of reading a block. */
export interface BlockRecords {
  readonly records: readonly PuzzleRecord[];
  /** Sentences about text in the format of another program: problems and losses. */
  readonly complaints: readonly string[];
  /** The colors and marks that are lost, which do not affect solutions. */
  readonly lost?: readonly Loss[];
  /** The text that contains the puzzles of the records, if the block has puzzles in the format of another program. */
  readonly foreign?: ForeignText;
}

/** The converted text with puzzles of another program. */
export interface ForeignText {
  readonly form: OwnForm;
  /** The parser context at its start. */
  readonly context: SavedContext;
  readonly notes: readonly Note[];
  /** Whether there are also puzzles in our own format. */
  readonly isBesideOwn: boolean;
  /** The contents of its complete puzzles: those of other programs have more than their texts in our own format. */
  readonly contents: readonly Content[];
}

/** `problem` is a sentence. */
export const cannotBeRead = (place: string, problem: string) => `${place} cannot be read: ${problem}`;

/** Messages about a puzzle that was read. */
export function ofReading(place: string, { lost, doubt }: ImportedPuzzle): string[] {
  const dropped = lost.filter(loss => !OF_PLAYERS.includes(loss));
  return [
    ...(dropped.length > 0 ? [`${place}: ${messages.exchange.lost(dropped)}`] : []),
    ...(doubt !== undefined ? [`${place}: ${doubt}`] : []),
  ];
}

export const ofPlayersIn = ({ lost }: ImportedPuzzle) => lost.filter(loss => OF_PLAYERS.includes(loss));

/** The offset of a line of a text, by its 0-based number. */
export function offsetOfLine(text: string, line: number): number {
  const before = line === 0 ? undefined : [...text.matchAll(/\r\n|\n|\r/g)][line - 1];
  return before ? before.index + before[0].length : 0;
}

/** The puzzles of a text that replaces a block, with the lines of the block. */
export function recordsOfForm(
  { name, text, line }: TextBlock,
  form: OwnForm,
  puzzles: readonly Puzzle[],
): PuzzleRecord[] {
  const lines = new Lines(text, line);
  return puzzles.map(puzzle => {
    const problem = firstProblem(puzzle);
    const at = lines.placeOf(form.originalOf(puzzle).start);
    const problemSpan = problem && { start: puzzle.start + problem.start, end: puzzle.start + problem.end };
    const problemAt = problemSpan && lines.placeOf(form.originalOf(problemSpan).start);
    return { name, line: at.line, puzzle, ...(problemAt && !form.isReplaced(puzzle.start) && { problemAt }) };
  });
}
