/** Cuts a stream of text into blocks of whole puzzles, so that a text of any length needs little memory. */

import { lastFinalCheckpoint } from '../../language/document/renewed';
import { breaksIn } from '../../language/lineBreaks';
import type { Context } from '../../language/parsing/context';
import { START, sameContext } from '../../language/parsing/context';
import { read } from '../../language/parsing/parser';
import { type SavedContext, saved } from '../../language/parsing/savedContext';
import { LONGEST_LINE } from '../../language/parsing/syntax';

/** A part of a text. No puzzle goes over its end. */
export interface Block {
  /** The name of the input, for messages. */
  readonly name: string;
  readonly text: string;
  /** The 0-based number of its first line. */
  readonly line: number;
  /** What the lines before it mean for it. */
  readonly context: SavedContext;
  /** Whether every line is a 9x9 puzzle of 81 characters and nothing else, so that it can be read quickly. */
  readonly isPlain: boolean;
}

/** Characters of a block: enough that handing it to another thread costs little, and few enough for many threads. */
export const BLOCK_LENGTH = 1 << 18;

/** Lines of 81 digits and dots, or digits and zeros. Each ends with a line feed, as collections have it. */
const PLAIN = /^(?:[1-9.]{81}\n|[0-9]{81}\n)+$/;
const PLAIN_LINE = `${'1'.repeat(81)}\n`;

/** Of a text that goes on. */
const IS_END = false;

/** The context behind plain lines. Before one it has the same meaning as none. */
const AFTER_PLAIN = read(PLAIN_LINE, START, IS_END).checkpoints.at(-1)!.context;

/** The blocks of a text that comes in chunks of any length. A block has about `length` characters; the same text has the same blocks. */
export async function* blocksOf(
  name: string,
  chunks: AsyncIterable<string>,
  length: number = BLOCK_LENGTH,
): AsyncGenerator<Block> {
  let rest = '';
  let line = 0;
  let context: Context = START;
  let wanted = length;
  for await (const chunk of chunks) {
    rest += chunk;
    // Where blocks end does not depend on the chunks, which differ from run to run when they come from a pipe.
    while (rest.length >= wanted) {
      const taken = take(rest.slice(0, wanted), context);
      if (!taken) {
        wanted *= 2; // a puzzle, or a line, that is longer than all this
        continue;
      }
      const text = rest.slice(0, taken.end);
      yield { name, text, line, context: saved(context), isPlain: taken.isPlain };
      line += taken.isPlain ? text.length / PLAIN_LINE.length : linesIn(text);
      rest = rest.slice(taken.end);
      context = taken.context;
      wanted = length;
    }
  }
  if (rest === '') return;
  yield { name, text: rest, line, context: saved(context), isPlain: isPlain(rest, context) };
}

/** Where a block can end, and the context there. */
interface Taken {
  readonly end: number;
  readonly context: Context;
  readonly isPlain: boolean;
}

function take(text: string, context: Context): Taken | undefined {
  const lines = withoutIncompleteLine(text, context);
  if (lines === '') return undefined;
  if (isPlain(lines, context)) return { end: lines.length, context: AFTER_PLAIN, isPlain: true };
  const { checkpoints } = read(lines, context, IS_END);
  const last = lastFinalCheckpoint(checkpoints);
  if (last === undefined || checkpoints[last].offset === 0) return undefined;
  return { end: checkpoints[last].offset, context: checkpoints[last].context, isPlain: false };
}

/** The last line may lack its line feed. */
function isPlain(text: string, context: Context): boolean {
  const isFree = sameContext(context, START) || sameContext(context, AFTER_PLAIN);
  return isFree && PLAIN.test(text.endsWith('\n') ? text : `${text}\n`);
}

/** The text up to the end of its last complete line; a line that is too long to be read may be cut anywhere. */
function withoutIncompleteLine(text: string, { isInLine }: Context): string {
  // A carriage return at the end may be the first half of a line ending.
  const end = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r', text.length - 2));
  const isLong = text.length - end - 1 > LONGEST_LINE + 1 || (end < 0 && isInLine);
  return text.slice(0, isLong ? text.length - 1 : end + 1);
}

/** The lines that end in a text. */
const linesIn = (text: string) => breaksIn(text, 0, text.length);
