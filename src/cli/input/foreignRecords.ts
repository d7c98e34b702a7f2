/** What is read of a block in which there are puzzles in the form of another program. */

import { firstProblem } from '../../features/puzzles/firstProblem';
import type { Content } from '../../formats/content';
import type { ImportedPuzzle } from '../../formats/shared/reading';
import * as messages from '../../messages/index';
import { Lines } from '../../text/lines';
import type { Loss } from '../../text/losses';
import type { Note } from '../../text/note';
import type { SavedContext } from '../../text/parser/savedContext';
import type { Puzzle } from '../../text/puzzle';
import type { TextBlock } from './blocks';
import type { OwnForm } from './ownForm';
import type { PuzzleRecord } from './records';

/** What is of a player, and not of a puzzle. */
const OF_PLAYERS: readonly Loss[] = ['marks', 'colours'];

/** What is read of a block. */
export interface BlockRecords {
  readonly records: readonly PuzzleRecord[];
  /** Sentences about text in the form of another program: what is wrong with it, or was left out. */
  readonly complaints: readonly string[];
  /** Colours and marks that the puzzles lose by that, which say nothing about their solutions. */
  readonly lost?: readonly Loss[];
  /** Where the block has puzzles in the form of another program: the text in which the puzzles of the records are. */
  readonly foreign?: ForeignText;
}

/** A text with puzzles in the form of another program, as it is read. */
export interface ForeignText {
  readonly form: OwnForm;
  /** What the lines before it mean for it. */
  readonly context: SavedContext;
  readonly notes: readonly Note[];
  /** Whether there are puzzles in our own form too. */
  readonly isBesideOwn: boolean;
  /** What its complete puzzles say: those of other programs say more than their texts in our own form. */
  readonly contents: readonly Content[];
}

/** `problem` is a sentence. */
export const cannotBeRead = (place: string, problem: string) => `${place} cannot be read: ${problem}`;

/** What is said of a puzzle that was read. */
export function ofReading(place: string, { lost, doubt }: ImportedPuzzle): string[] {
  const dropped = lost.filter(loss => !OF_PLAYERS.includes(loss));
  return [
    ...(dropped.length > 0 ? [`${place}: ${messages.exchange.lost(dropped)}`] : []),
    ...(doubt !== undefined ? [`${place}: ${doubt}`] : []),
  ];
}

export const ofPlayersIn = ({ lost }: ImportedPuzzle) => lost.filter(loss => OF_PLAYERS.includes(loss));

/** The offset of a line of a text, by its number from 0. */
export function startOfLine(text: string, line: number): number {
  const before = line === 0 ? undefined : [...text.matchAll(/\r\n|\n|\r/g)][line - 1];
  return before ? before.index + before[0].length : 0;
}

/** The puzzles of a text in place of a block, with the lines of the block. */
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
