/** Verbs that make one row of each puzzle, or several. */

import type { Grid } from '../../core/grid';
import { makeLine } from '../../core/notation';
import { isWhole } from '../../language/puzzle';
import type { Block } from '../input/blocks';
import { type PuzzleRecord, recordsOf } from '../input/records';
import { lineOf } from '../output/rows';
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

/** Work that does the same with each puzzle. `plainLine` is a quick way for lines of collections; it may have no answer. */
export function perPuzzle(
  format: Format,
  outcomeOf: (record: PuzzleRecord) => Outcome | readonly Outcome[],
  plainLine?: (line: string) => string | undefined,
): BlockWork {
  return block => (plainLine && format === 'text' && block.isPlain ? quickly(block, plainLine, outcomeOf) : all(block));

  function all(block: Block): BlockResult {
    const lines: string[] = [];
    const problems: string[] = [];
    let hasFindings = false;
    let puzzles = 0;
    for (const record of recordsOf(block)) {
      puzzles++;
      for (const { row, text, problem, hasFinding } of [outcomeOf(record)].flat()) {
        lines.push(lineOf(format, { ...placeOf(record), ...row }, text));
        if (problem !== undefined) problems.push(`${nameOf(record)} ${problem}`);
        if (hasFinding) hasFindings = true;
      }
    }
    return { lines, problems, hasFindings, puzzles };
  }
}

/** The same for a block of plain lines, where most have an answer at once. */
function quickly(
  block: Block,
  plainLine: (line: string) => string | undefined,
  outcomeOf: (record: PuzzleRecord) => Outcome | readonly Outcome[],
): BlockResult {
  const { name, text, line } = block;
  const written = text.split('\n');
  if (written.at(-1) === '') written.pop();
  const problems: string[] = [];
  let hasFindings = false;
  const lines = written.map((puzzle, i) => {
    const answer = plainLine(puzzle);
    if (answer !== undefined) return answer;
    const [record] = recordsOf({ ...block, text: puzzle, line: line + i });
    const { text: said, problem, hasFinding } = [outcomeOf(record)].flat()[0];
    if (problem !== undefined) problems.push(`${name}:${line + i + 1} ${problem}`);
    if (hasFinding) hasFindings = true;
    return said;
  });
  return { lines, problems, hasFindings, puzzles: lines.length };
}

/** Where a puzzle is, and which one, if all of it can be read. */
export function placeOf({ name, line, puzzle }: PuzzleRecord): Row {
  return { file: name, line, title: puzzle.title ?? null, puzzle: isWhole(puzzle) ? lineOfGrid(puzzle.grid) : null };
}

/** Where a puzzle is, and its title. */
function nameOf({ name, line, puzzle: { title } }: PuzzleRecord): string {
  return title ? `${name}:${line} (${title})` : `${name}:${line}`;
}

/** The digits of a grid in one line. */
export const lineOfGrid = ({ digits }: Grid): string => makeLine(digits);
