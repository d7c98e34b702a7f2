/** The content of a puzzle, independent of the format that reads or writes it. */

import { candidatesOf } from '../core/candidates';
import { type Geometry, geometryOfSize } from '../core/geometry';
import type { Grid } from '../core/grid';
import { MARK_LAYERS, type Marks } from '../core/marks';
import { makeLine } from '../core/notation';
import type { TextSource } from '../text/document/document';
import type { Loss } from '../text/losses';
import { marksOf } from '../text/marks/marks';
import { isWhole, type Puzzle } from '../text/puzzle';
import { meaningOfRules } from '../text/rules/index';
import type { Symbols } from '../text/symbols';

/** A puzzle without its text. */
export interface Content {
  /** The position, including the remaining candidates of cells that lost some. */
  readonly grid: Grid;
  /** By cell: the given digit, or 0. */
  readonly givens: Uint8Array;
  readonly title?: string;
  /** A player's marks. */
  readonly marks?: Marks;
  readonly author?: string;
  /** The rules as the author wrote them; may have several lines. */
  readonly ruleset?: string;
}

/** An imported puzzle, and the parts of it that were lost. */
export interface ImportedPuzzle {
  readonly content: Content;
  readonly lost: readonly Loss[];
  /** A reason why the puzzle may differ from the meaning of its text, as a sentence for the user. */
  readonly doubt?: string;
}

/** The problem of a text that is in a known format but broken, and its place, as a sentence for the user. */
export interface Broken {
  readonly problem: string;
}

/** The result of reading a text; undefined when the text is not in the reader's format. */
export type FormatReading = ImportedPuzzle | Broken | undefined;

/** Whether a text was in a known format, but broken. */
export function isBroken(reading: object): reading is Broken {
  return 'problem' in reading;
}

/** The symbols of the texts that formats write: `1` to `9`, then `A`. */
export function symbolsFor({ size }: Geometry): Symbols {
  return { kind: 'character', text: '123456789ABCDEFGHIJKLMNOP'.slice(0, size) };
}

/** The content of a puzzle in a file. */
export function contentOf(puzzle: Puzzle, source: TextSource): Content {
  const { grid, givens, title } = puzzle;
  const marks = marksOf(puzzle, source);
  return { grid, givens, ...(title !== undefined && { title }), ...(hasMarks(marks) && { marks }) };
}

/** The digits of a puzzle and its rules, as a text that is the same for equal puzzles. */
export function fingerprint({ digits, geometry }: Grid): string {
  return makeLine(digits) + (geometry.variant ? `\n${meaningOfRules(geometry)}` : '');
}

/**
 * Whether puzzles have these values of {@link fingerprint}. A mistake in a rule, such as an impossible sum, has a
 * diagnostic; in that case only the digits need to match.
 */
export function areReadAs(puzzles: readonly Puzzle[], said: readonly string[]): boolean {
  const whole = puzzles.filter(isWhole);
  if (whole.length === said.length && whole.every(({ grid }, i) => fingerprint(grid) === said[i])) return true;
  const isSaid = (puzzle: Puzzle, i: number) =>
    isWhole(puzzle)
      ? fingerprint(puzzle.grid) === said[i]
      : puzzle.problems.length === 0 && makeLine(puzzle.grid.digits) === said[i].split('\n')[0];
  return puzzles.length === said.length && puzzles.every(isSaid);
}

/** Whether a puzzle has digits that are not givens. */
export function contentHasEntries({ grid, givens }: Content): boolean {
  return grid.digits.some((digit, cell) => digit !== givens[cell]);
}

/** By cell: the candidates that were eliminated, as a mask. */
export function eliminatedOf({ grid }: Content): Uint32Array {
  const left = candidatesOf(grid);
  return candidatesOf({ geometry: grid.geometry, digits: grid.digits }).map((mask, cell) => mask & ~left[cell]);
}

/** Whether a puzzle has no rules and regions, and the usual boxes of its size. */
export function hasUsualBoxes({ grid: { geometry } }: Content): boolean {
  return geometry === geometryOfSize(geometry.size);
}

function hasMarks(marks: Marks): boolean {
  return marks.chains !== undefined || MARK_LAYERS.some(layer => marks[layer].some(mask => mask !== 0));
}
