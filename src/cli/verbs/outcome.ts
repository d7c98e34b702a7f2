/** What verbs find out about puzzles, and the rows and complaints that are made of it. */

import type { Grid } from '../../core/grid';
import { makeLine } from '../../core/notation';
import { isRuled } from '../../core/rules/geometry';
import { firstProblem } from '../../features/puzzles/firstProblem';
import { isWhole, type Puzzle } from '../../text/puzzle';
import type { Ternary } from '../../text/ternary';
import type { PuzzleRecord } from '../input/records';
import { lineOf } from '../output/rows';
import { ruledLine } from '../work/ruledLine';
import type { BlockResult, Format, Row } from './verb';

/** What was found out about a puzzle. */
export interface Outcome {
  /** What the row has besides the place and the puzzle. */
  readonly row: Row;
  /** The row for people. */
  readonly text: string;
  /** What could not be done, as the end of a sentence about the puzzle. */
  readonly problem?: string;
  readonly hasFinding?: boolean;
}

/** The last field of rows: whether there is a result. `no` is proved, and `unknown` means that the search could not be finished. */
export const FOUND_FIELD = 'isFound';

/** A row with a result. */
export const withResult = (row: Row, text: string): Outcome => ({ row: { ...row, [FOUND_FIELD]: 'yes' }, text });

/** A row that says why it has no result: `isFound` tells whether there is none, or that this is not known. */
export const without = (row: Row, text: string, problem: string, isFound: Exclude<Ternary, 'yes'>): Outcome => ({
  row: { ...row, [FOUND_FIELD]: isFound },
  text,
  problem,
  hasFinding: true,
});

/** A row of a puzzle that cannot be read completely. */
export const notRead = (row: Row, puzzle: Puzzle): Outcome => without(row, 'not read', whyNotRead(puzzle), 'unknown');

/** What is said of a puzzle whose time limit was reached. */
export const GIVEN_UP = 'was given up: its time was up';

/** What is wrong with a puzzle that cannot be read completely: its first problem, in the words of `sudoku check`. */
export function whyNotRead(puzzle: Puzzle): string {
  const { message, count } = firstProblem(puzzle)!;
  const others = count > 1 ? ` (the first of ${count} problems: \`sudoku check\` lists them)` : '';
  return `cannot be read completely: ${message}${others}`;
}

/** The rows of a block, as they come. */
export class Rows implements BlockResult {
  readonly lines: string[] = [];
  readonly problems: string[] = [];
  hasFindings = false;
  puzzles = 0;

  constructor(private readonly format: Format) {}

  /** Adds sentences about text that is not read as it is. */
  complain(complaints: readonly string[]): void {
    this.problems.push(...complaints);
    this.hasFindings ||= complaints.length > 0;
  }

  /** Adds what was found out about the puzzle at a place, which has this name in messages. */
  add(place: Row, outcomes: readonly Outcome[], name: string): void {
    this.puzzles++;
    for (const { row, text, problem, hasFinding } of outcomes) {
      this.lines.push(lineOf(this.format, { ...place, ...row }, text));
      if (problem !== undefined) this.problems.push(`${name} ${problem}`);
      if (hasFinding) this.hasFindings = true;
    }
  }
}

/** The digits alone do not say which puzzle with rules it is. */
const textOf = (puzzle: Puzzle) => (isRuled(puzzle.grid.geometry) ? ruledLine(puzzle) : lineOfGrid(puzzle.grid));

/** Where a puzzle is, and which one, if all of it can be read and one line says it. */
export function placeOf({ name, line, puzzle }: PuzzleRecord): Row {
  const text = isWhole(puzzle) ? textOf(puzzle) : undefined;
  return { file: name, line, title: puzzle.title ?? null, puzzle: text ?? null };
}

/** Where a puzzle is, and its title, for messages. Where it cannot be read completely, the place is that of its first problem. */
export function nameOf({ name, line, puzzle: { title }, problemAt }: PuzzleRecord): string {
  const place = problemAt ? `${name}:${problemAt.line}:${problemAt.column}` : `${name}:${line}`;
  return title ? `${place} (${title})` : place;
}

/** The digits of a grid in one line. */
export const lineOfGrid = ({ digits }: Grid): string => makeLine(digits);
