/** A fast path for the lines of collections: most are processed as bytes or by a quick search, and the others like other puzzles. */

import { LINE_BYTES, type LineEngine } from '../../../core/solver/bands/lines';
import { START } from '../../../text/parser/context';
import { saved } from '../../../text/parser/savedContext';
import type { PlainBlock } from '../../input/blocks';
import { decodedBytes } from '../../input/encoding';
import { type PuzzleRecord, recordsOf } from '../../input/records';
import { puzzleNameOf, Rows, type VerbOutcome } from './outcome';
import type { BlockResult, OutputFormat } from './verb';

/** The fast path of a verb for lines of 81 characters. */
export interface Quick {
  /**
   * Processes lines starting at an offset, up to the first one that needs the slow path, whose offset is `end`.
   * `written` is the output of the others in the text format, with line feeds. The lines may be changed. `line`
   * processes the line at `end`, and every line if `bytes` is absent.
   */
  bytes?(engine: LineEngine, lines: Uint8Array, from: number): { readonly end: number; readonly written: Uint8Array };
  /** The outcome for the puzzle of a line; undefined if it needs the slow path. */
  line(line: string): VerbOutcome | undefined;
}

/** The result of a block. `closely` is the slow path. */
export function quickly(
  quick: Quick,
  engine: LineEngine,
  format: OutputFormat,
  block: PlainBlock,
  closely: (record: PuzzleRecord) => VerbOutcome,
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
  closely: (record: PuzzleRecord) => VerbOutcome,
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
    if (problem !== undefined) problems.push(`${puzzleNameOf(recordAt(block, end))} ${problem}`);
    if (hasFinding) hasFindings = true;
  }
  return { lines: joined(parts), problems, hasFindings, puzzles: plain.length / LINE_BYTES };
}

function asRows(
  quick: Quick,
  format: OutputFormat,
  block: PlainBlock,
  closely: (record: PuzzleRecord) => VerbOutcome,
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

const lineAt = (plain: Uint8Array, at: number): string => decodedBytes(plain.subarray(at, at + LINE_BYTES - 1));

function recordAt({ name, line, plain }: PlainBlock, at: number): PuzzleRecord {
  const [record] = recordsOf({ name, line: line + at / LINE_BYTES, text: lineAt(plain, at), context: saved(START) });
  return record;
}

/** Joins the parts in a new buffer, which can be transferred to another thread. */
function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
