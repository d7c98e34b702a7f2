/** A quick way for the lines of collections: most are done as bytes or at once, and the others as puzzles anywhere are. */

import { LINE_BYTES, type LineEngine } from '../../core/solver/bands/lines';
import { START } from '../../text/parser/context';
import { saved } from '../../text/parser/savedContext';
import type { PlainBlock } from '../input/blocks';
import { decoded } from '../input/encoding';
import { type PuzzleRecord, recordsOf } from '../input/records';
import { nameOf, type Outcome, Rows } from './outcome';
import type { BlockResult, Format } from './verb';

/** How a verb does lines of 81 characters quickly. */
export interface Quick {
  /**
   * Does lines from an offset on, up to the first one that needs a closer look, whose offset is `end`. `written` is the output of the
   * others in the form for people, with line feeds. The lines may change. `line` does the line at `end`, and each one without this.
   */
  bytes?(engine: LineEngine, lines: Uint8Array, from: number): { readonly end: number; readonly written: Uint8Array };
  /** What was found out about the puzzle of a line; undefined where that needs a closer look. */
  line(line: string): Outcome | undefined;
}

/** The result of a block. `closely` has the outcome of a puzzle that needs a closer look. */
export function quickly(
  quick: Quick,
  engine: LineEngine,
  format: Format,
  block: PlainBlock,
  closely: (record: PuzzleRecord) => Outcome,
): BlockResult {
  const { bytes } = quick;
  return bytes && format === 'text'
    ? asBytes(bytes, quick, engine, block, closely)
    : asRows(quick, format, block, closely);
}

function asBytes(
  bytes: NonNullable<Quick['bytes']>,
  { line }: Quick,
  engine: LineEngine,
  block: PlainBlock,
  closely: (record: PuzzleRecord) => Outcome,
): BlockResult {
  const { plain } = block;
  const parts: Uint8Array[] = [];
  const problems: string[] = [];
  let hasFindings = false;
  for (let from = 0; from < plain.length; from += LINE_BYTES) {
    const { end, written } = bytes(engine, plain, from);
    parts.push(written);
    from = end;
    if (end === plain.length) break;
    const { text, problem, hasFinding } = line(lineAt(plain, end)) ?? closely(recordAt(block, end));
    parts.push(Buffer.from(`${text}\n`));
    if (problem !== undefined) problems.push(`${nameOf(recordAt(block, end))} ${problem}`);
    if (hasFinding) hasFindings = true;
  }
  return { lines: joined(parts), problems, hasFindings, puzzles: plain.length / LINE_BYTES };
}

function asRows(
  quick: Quick,
  format: Format,
  block: PlainBlock,
  closely: (record: PuzzleRecord) => Outcome,
): BlockResult {
  const { name: file, plain } = block;
  const rows = new Rows(format);
  for (let at = 0; at < plain.length; at += LINE_BYTES) {
    const puzzle = lineAt(plain, at);
    const line = block.line + at / LINE_BYTES + 1;
    const outcome = quick.line(puzzle) ?? closely(recordAt(block, at));
    rows.add({ file, line, title: null, puzzle: puzzle.replaceAll('0', '.') }, [outcome], `${file}:${line}`);
  }
  return rows;
}

const lineAt = (plain: Uint8Array, at: number): string => decoded(plain.subarray(at, at + LINE_BYTES - 1));

function recordAt({ name, line, plain }: PlainBlock, at: number): PuzzleRecord {
  const [record] = recordsOf({ name, line: line + at / LINE_BYTES, text: lineAt(plain, at), context: saved(START) });
  return record;
}

/** The parts in a buffer of their own, which can be given to another thread. */
function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
