/** Verbs that make one row of each puzzle, or several. */

import type { Grid } from '../../core/grid';
import { makeLine } from '../../core/notation';
import { newLineEngine } from '../../core/solver/bands/lines';
import { isWhole } from '../../language/puzzle';
import { type PuzzleRecord, recordsOf } from '../input/records';
import { lineOf } from '../output/rows';
import { type Quick, quickly } from './quick';
import type { BlockResult, BlockWork, Format, Row, Values } from './verb';

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

/** A row that says why it has no result. */
export const without = (row: Row, text: string, problem: string): Outcome => ({ row, text, problem, hasFinding: true });

/** What is said of puzzles that cannot be read completely. */
export const NOT_READ = { text: 'not read', problem: 'cannot be read completely; `sudoku check` says where' } as const;

/** The fields that every row begins with. */
export const PLACE_FIELDS = ['file', 'line', 'title', 'puzzle'] as const;

/** The form of the output that was asked for. */
export const formatOf = ({ format }: Values): Format => (format as Format | undefined) ?? 'text';

/** Work that does the same with each puzzle. `quick` does most plain lines of blocks. */
export function perPuzzle(
  format: Format,
  outcomeOf: (record: PuzzleRecord) => Outcome | readonly Outcome[],
  quick?: Quick,
): BlockWork {
  const engine = quick && newLineEngine();
  const outcomesOf = (record: PuzzleRecord) => [outcomeOf(record)].flat();
  return block => {
    if (engine && 'plain' in block) return quickly(quick, engine, format, block, record => outcomesOf(record)[0]);
    const rows = new Rows(format);
    for (const record of recordsOf(block)) rows.add(placeOf(record), outcomesOf(record));
    return rows;
  };
}

/** The rows of a block, as they come. */
export class Rows implements BlockResult {
  readonly lines: string[] = [];
  readonly problems: string[] = [];
  hasFindings = false;
  puzzles = 0;

  constructor(private readonly format: Format) {}

  /** Adds what was found out about the puzzle at a place. */
  add(place: Row, outcomes: readonly Outcome[]): void {
    this.puzzles++;
    for (const { row, text, problem, hasFinding } of outcomes) {
      this.lines.push(lineOf(this.format, { ...place, ...row }, text));
      if (problem !== undefined) this.problems.push(`${nameOf(place)} ${problem}`);
      if (hasFinding) this.hasFindings = true;
    }
  }
}

/** Where a puzzle is, and which one, if all of it can be read. */
export function placeOf({ name, line, puzzle }: PuzzleRecord): Row {
  return { file: name, line, title: puzzle.title ?? null, puzzle: isWhole(puzzle) ? lineOfGrid(puzzle.grid) : null };
}

/** Where a puzzle is, and its title, for messages. */
export const nameOf = ({ file, line, title }: Row): string =>
  title ? `${file}:${line} (${title})` : `${file}:${line}`;

/** The digits of a grid in one line. */
export const lineOfGrid = ({ digits }: Grid): string => makeLine(digits);
