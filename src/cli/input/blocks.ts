/** Splits a stream of bytes into blocks of whole puzzles, so that an input of any length needs little memory. */

import { LINE_BYTES, type LineEngine, newLineEngine } from '../../core/solver/bands/lines';
import { lastFinalCheckpoint, withoutIncompleteLine } from '../../text/document/renewed';
import type { Context } from '../../text/parser/context';
import { ANY_TEXT, START, sameContext } from '../../text/parser/context';
import { read } from '../../text/parser/parser';
import { type SavedContext, saved } from '../../text/parser/savedContext';
import { breaksIn } from '../../text/strings/lineBreaks';
import { decodedBytes, wholeCharacters, withoutMark } from './encoding';
import { isSudokuFile } from './extensions';

/** The context at the start of an input: only a Sudoku file contains nothing except puzzles. */
export const contextOfInput = (name: string): Context => (isSudokuFile(name) ? START : ANY_TEXT);

/** A part of an input. No puzzle extends beyond its end. */
export type InputBlock = TextBlock | PlainBlock;

/** The common properties of blocks. */
interface Placed {
  /** The name of the input, for messages. */
  readonly name: string;
  /** The 0-based number of its first line. */
  readonly line: number;
}

/** A part of any text. */
export interface TextBlock extends Placed {
  readonly text: string;
  /** The parser context at its start. */
  readonly context: SavedContext;
}

/** Lines that are 9x9 puzzles of 81 characters and nothing else, so that they can be read quickly. */
export interface PlainBlock extends Placed {
  /** The lines, of {@link LINE_BYTES} each, in a separate buffer. */
  readonly plain: Uint8Array;
}

/** A block as text. */
export function asText(block: InputBlock): TextBlock {
  if (!('plain' in block)) return block;
  const { name, line, plain } = block;
  return { name, line, text: decodedBytes(plain), context: saved(START) };
}

/** Whether a text is empty or has only spaces and line breaks. */
export const isBlankText = (text: string): boolean => !/\S/.test(text);

/** Whether a block is empty or has only spaces and line breaks. */
export const isBlankLine = (block: InputBlock): boolean => !('plain' in block) && isBlankText(block.text);

/** The 0-based number of the last line of a block. */
export function lastLineOf(block: InputBlock): number {
  const { text, line } = asText(block);
  const breaks = breaksIn(text, 0, text.length);
  return line + (/[\r\n]$/.test(text) ? Math.max(breaks - 1, 0) : breaks);
}

/** Size of a block in bytes: large enough to make its transfer to another thread cheap, and small enough for many threads. */
export const BLOCK_LENGTH = 1 << 19;

/** More text follows. */
const IS_END = false;

/** The context after plain lines. It has no effect on a plain line. */
const AFTER_PLAIN = read(`${'1'.repeat(LINE_BYTES - 1)}\n`, START, IS_END).checkpoints.at(-1)!.context;

/**
 * Size of the first block of an input in bytes. Each next block is twice as large, up to the full size, so that the first results are
 * written soon.
 */
export const FIRST_LENGTH = 1 << 16;

/**
 * Splits an input that arrives in pieces of any length into blocks. The first block has about `first` bytes, and the largest ones about
 * `length`; the same input always has the same blocks.
 */
export async function* inputBlocksOf(
  name: string,
  pieces: AsyncIterable<Uint8Array>,
  length: number = BLOCK_LENGTH,
  first: number = length,
): AsyncGenerator<InputBlock> {
  let usual = Math.min(first, length);
  const engine = newLineEngine();
  let rest: Buffer = Buffer.alloc(0);
  let isStart = true;
  let place: Start = { name, line: 0, context: contextOfInput(name) };
  let wanted = usual;
  for await (const piece of pieces) {
    rest = Buffer.concat([rest, piece]);
    // Block boundaries do not depend on the pieces, which differ from run to run when they come from a pipe.
    while (rest.length >= wanted) {
      if (isStart) rest = withoutMark(rest);
      isStart = false;
      const taken = takenFrom(rest, wanted, place, engine);
      if (!taken) {
        wanted *= 2; // a puzzle or a line is longer
        continue;
      }
      yield taken.block;
      ({ rest, place } = taken);
      usual = Math.min(2 * usual, length);
      wanted = usual;
    }
  }
  if (isStart) rest = withoutMark(rest);
  while (rest.length > 0) {
    const taken = plainFrom(rest, place, engine, 0) ?? lastOf(rest, place);
    yield taken.block;
    ({ rest, place } = taken);
  }
}

/** Where a block starts. */
interface Start extends Placed {
  readonly context: Context;
}

/** A block and the rest of the input. */
interface Taken {
  readonly block: InputBlock;
  readonly rest: Buffer;
  readonly place: Start;
}

/** Takes a block of about `wanted` bytes from the start. Returns undefined if no block ends within these bytes. */
function takenFrom(rest: Buffer, wanted: number, place: Start, engine: LineEngine | undefined): Taken | undefined {
  const bytes = wholeCharacters(rest.subarray(0, wanted));
  // A section of rules may follow, which belongs to the last puzzle.
  const plain = plainFrom(bytes, place, engine, LINE_BYTES);
  if (plain) return { ...plain, rest: rest.subarray(plain.block.plain.length) };
  const text = decodedBytes(bytes);
  // Invalid bytes become replacement characters, so that the bytes of a part of the text can be counted.
  if (Buffer.byteLength(text) !== bytes.length)
    return takenFrom(Buffer.concat([Buffer.from(text), rest.subarray(bytes.length)]), wanted, place, engine);
  const lines = withoutIncompleteLine(text, place.context);
  if (lines === '') return undefined;
  const { checkpoints } = read(lines, place.context, IS_END);
  const last = lastFinalCheckpoint(checkpoints);
  if (last === undefined || checkpoints[last].offset === 0) return undefined;
  const { offset, context } = checkpoints[last];
  const block = blockOf(lines.slice(0, offset), place);
  const line = place.line + breaksIn(block.text, 0, offset);
  return { block, rest: rest.subarray(Buffer.byteLength(block.text)), place: { ...place, line, context } };
}

/** The complete lines without their last `left` bytes, if all of them are plain. */
function plainFrom(
  bytes: Buffer,
  place: Start,
  engine: LineEngine | undefined,
  left: number,
): (Taken & { block: PlainBlock }) | undefined {
  const { name, line, context } = place;
  const whole = bytes.length - (bytes.length % LINE_BYTES);
  const length = whole - left;
  const { isAnyText } = context;
  const known = [START, AFTER_PLAIN].some(each => sameContext(context, { ...each, isAnyText }));
  if (!engine || length <= 0 || !known) return undefined;
  const plain = new Uint8Array(bytes.subarray(0, length));
  const rest = bytes.subarray(length);
  const open = bytes.subarray(whole);
  if (open.includes('\n') || open.includes('\r') || engine.plainEnd(plain) < length) return undefined;
  const after = { name, line: line + length / LINE_BYTES, context: { ...AFTER_PLAIN, isAnyText } };
  return { block: { name, line, plain }, rest, place: after };
}

/** The rest as one block. */
function lastOf(rest: Buffer, place: Start): Taken {
  return { block: blockOf(decodedBytes(rest), place), rest: Buffer.alloc(0), place };
}

const blockOf = (text: string, { name, line, context }: Start): TextBlock => ({
  name,
  line,
  text,
  context: saved(context),
});
