/** The interface of formats: reading and writing puzzles, and the parts of puzzles that a format cannot express. */

import { SIZES } from '../core/geometry';
import { digitsOf } from '../core/grid';
import { droppedAs, type Loss, type PuzzlePart } from '../text/losses';
import type { Work } from '../text/work';
import type { Content, FormatReading, ImportedPuzzle } from './content';
import { contentHasEntries, eliminatedOf, hasUsualBoxes } from './content';
import type { LinkFormat } from './shared/link';

/** A text format: of Sudoku files, of another program, or shared by several programs. */
export interface Format {
  readonly id: string;
  /**
   * Reads a text of one puzzle. Absent if the parser of Sudoku files reads the format, or if it occurs only in links or
   * files. A reader of long texts yields where it may be paused.
   */
  read?(text: string): FormatReading | Work<FormatReading>;
  /** The way in which links contain puzzles in this format. */
  readonly link?: LinkFormat;
  /** Files with several puzzles. */
  readonly file?: FileFormat;
  /** The marks by which its texts are recognized among other words. */
  readonly marks?: FormatMarks;
}

/** The marks by which texts in a format are recognized. */
export interface FormatMarks {
  /** Matches a part of each of its texts. It is quick to find, but also common in other texts. */
  readonly sign: RegExp;
  /** Matches a word that is a text in the format. */
  readonly word?: RegExp;
  /** Matches a line that is a text of several words in the format. */
  readonly line?: RegExp;
}

/** Files with several puzzles. */
export interface FileFormat {
  /** Matches the start of a file. */
  readonly start: RegExp;
  /** Matches a puzzle in a file, so that a part of a file is recognized. */
  readonly part: RegExp;
  /** The puzzles, and their offsets. Yields where it may be paused. */
  read(text: string): Generator<undefined, (ImportedPuzzle & { readonly start: number })[]>;
}

/** A format to which puzzles can be exported. */
export interface WritableFormat extends Format {
  /** Its name on the command line. */
  readonly word: string;
  /** Its name in lists. */
  readonly name: string;
  /** A short description of its purpose. */
  readonly detail: string;
  /** The language of a document in this format. */
  readonly language: string;
  /** The smallest and the largest size that it can write. */
  readonly sizes: readonly [smallest: number, largest: number];
  /** Whether it can write boxes of a shape other than the usual one. */
  readonly otherBoxes?: true;
  /** Whether it can write rules, and regions of any shape. */
  readonly rules?: true;
  /** Whether it has a line for each puzzle, so that an input of any length can be written while it is read. */
  readonly perLine?: true;
  /** Whether puzzles in a Sudoku file can be converted to this format in place. */
  readonly inPlace?: true;
  /** The parts of a puzzle other than digits that it can express. */
  readonly says: readonly PuzzlePart[];
  /** The digits that it writes if it cannot distinguish givens from entries. */
  readonly digits: 'position' | 'givens';
  /** The parts in `says` that it nevertheless loses for this puzzle. */
  alsoLoses?(content: Content): readonly PuzzlePart[];
  /** The rules of this puzzle that it cannot express, as nouns for the user. */
  dropsOf?(content: Content): readonly string[];
  /** Writes puzzles that it can write. */
  write(puzzles: readonly Content[]): string;
}

/** The formats of programs for 9x9 puzzles. */
export const NINE = [9, 9] as const;
/** The parts that formats with rules can express as comments. */
export const WORDS = ['title', 'author', 'ruleset'] as const;
/** All sizes. */
export const ALL_SIZES = [SIZES[0], SIZES[SIZES.length - 1]] as const;

/** Why a format cannot write a puzzle, or undefined when it can. */
export function obstacleOf(format: WritableFormat, content: Content): 'size' | 'boxes' | 'rules' | undefined {
  const { size, variant } = content.grid.geometry;
  if (size < format.sizes[0] || size > format.sizes[1]) return 'size';
  if (variant) return format.rules ? undefined : 'rules';
  return format.otherBoxes || hasUsualBoxes(content) ? undefined : 'boxes';
}

/** The parts of a puzzle that are lost when a format writes it. */
export function lossesOf(format: WritableFormat, content: Content): Loss[] {
  const { says, digits } = format;
  const lost: Loss[] = [];
  const loses = (part: PuzzlePart) => !says.includes(part);
  if (content.title !== undefined && loses('title')) lost.push('title');
  if (content.author !== undefined && loses('author')) lost.push('author');
  if (content.ruleset !== undefined && loses('ruleset')) lost.push('ruleset');
  if (loses('entries') && contentHasEntries(content)) lost.push(digits === 'givens' ? 'entries' : 'givens');
  const eliminated = eliminatedOf(content);
  if (eliminated.some(mask => mask !== 0) && (loses('candidates') || losesSome(content, eliminated, says)))
    lost.push('candidates');
  const { marks } = content;
  if (marks && loses('marks') && [...marks.corner, ...marks.centre].some(mask => mask !== 0)) lost.push('marks');
  if (marks && loses('colours') && marks.colour.some(mask => mask !== 0)) lost.push('colours');
  if (marks?.chains && loses('chains')) lost.push('chains');
  const dropped = content.grid.geometry.variant ? (format.dropsOf?.(content) ?? []) : [];
  return [...new Set([...lost, ...(format.alsoLoses?.(content) ?? []), ...dropped.map(droppedAs)])];
}

/** Whether a grid of lists loses an elimination: a list of one candidate would be a digit. */
function losesSome({ grid }: Content, eliminated: Uint32Array, says: readonly PuzzlePart[]): boolean {
  if (says.includes('entries')) return false;
  return eliminated.some((mask, cell) => mask !== 0 && digitsOf(grid.allowed?.[cell] ?? 0).length < 2);
}
