/** The outcomes of verbs for puzzles, and their rows and messages. */

import type { Grid } from '../../../core/grid';
import { makeLine } from '../../../core/notation';
import { isRuled } from '../../../core/rules/geometry';
import { firstProblem } from '../../../features/puzzles/firstProblem';
import { isWhole, type Puzzle } from '../../../text/puzzle';
import type { Ternary } from '../../../text/ternary';
import type { PuzzleRecord } from '../../input/records';
import { outputLineOf } from '../../output/rows';
import type { BlockResult, OutputFormat, OutputRow } from './verb';

/** The outcome for a puzzle. */
export interface VerbOutcome {
  /** The fields of the row besides the place and the puzzle. */
  readonly row: OutputRow;
  /** The row for people. */
  readonly text: string;
  /** The failure, as the end of a sentence about the puzzle. */
  readonly problem?: string;
  readonly hasFinding?: boolean;
}

/** The last field of rows: whether there is a result. `no` is proved, and `unknown` means that the search could not be completed. */
export const FOUND_FIELD = 'isFound';

/** A row with a result. */
export const withResult = (row: OutputRow, text: string): VerbOutcome => ({
  row: { ...row, [FOUND_FIELD]: 'yes' },
  text,
});

/** A row without a result, and the reason. `isFound` distinguishes whether there is no result or this is unknown. */
export const without = (
  row: OutputRow,
  text: string,
  problem: string,
  isFound: Exclude<Ternary, 'yes'>,
): VerbOutcome => ({
  row: { ...row, [FOUND_FIELD]: isFound },
  text,
  problem,
  hasFinding: true,
});

/** A row of a puzzle that cannot be read completely. */
export const unreadOutcome = (row: OutputRow, puzzle: Puzzle): VerbOutcome =>
  without(row, 'not read', whyNotRead(puzzle), 'unknown');

/** Message for a puzzle whose time limit was reached. */
export const GIVEN_UP = 'was not finished: its time limit was reached';

/** The reason why a puzzle cannot be read completely: its first problem, in the words of `sudoku check`. */
export function whyNotRead(puzzle: Puzzle): string {
  const { message, count } = firstProblem(puzzle)!;
  const others = count > 1 ? ` (the first of ${count} problems: \`sudoku check\` lists them)` : '';
  return `cannot be read completely: ${message}${others}`;
}

/** The rows of a block. */
export class Rows implements BlockResult {
  readonly lines: string[] = [];
  readonly problems: string[] = [];
  hasFindings = false;
  puzzles = 0;

  constructor(private readonly format: OutputFormat) {}

  /** Adds messages about text that is read with losses. */
  complain(complaints: readonly string[]): void {
    this.problems.push(...complaints);
    this.hasFindings ||= complaints.length > 0;
  }

  /** Adds the outcomes for the puzzle at a place, which has this name in messages. */
  add(place: OutputRow, outcomes: readonly VerbOutcome[], name: string): void {
    this.puzzles++;
    for (const { row, text, problem, hasFinding } of outcomes) {
      this.lines.push(outputLineOf(this.format, { ...place, ...row }, text));
      if (problem !== undefined) this.problems.push(`${name} ${problem}`);
      if (hasFinding) this.hasFindings = true;
    }
  }
}

/**
 * The place of a puzzle, and the puzzle itself if it can be read completely and fits on one line. `ruledLine` writes a puzzle with rules, which
 * the digits alone do not identify; its code is only loaded where puzzles can have rules.
 */
export function placeFieldsOf(
  { name, line, puzzle }: PuzzleRecord,
  ruledLine: (puzzle: Puzzle) => string | undefined,
): OutputRow {
  const isRuledPuzzle = isRuled(puzzle.grid.geometry);
  const text = isWhole(puzzle) ? (isRuledPuzzle ? ruledLine(puzzle) : lineOfGrid(puzzle.grid)) : undefined;
  return { file: name, line, title: puzzle.title ?? null, puzzle: text ?? null };
}

/** The place of a puzzle and its title, for messages. If it cannot be read completely, the place of its first problem. */
export function puzzleNameOf({ name, line, puzzle: { title }, problemAt }: PuzzleRecord): string {
  const place = problemAt ? `${name}:${problemAt.line}:${problemAt.column}` : `${name}:${line}`;
  return title ? `${place} (${title})` : place;
}

/** The digits of a grid on one line. */
export const lineOfGrid = ({ digits }: Grid): string => makeLine(digits);
