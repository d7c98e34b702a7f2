import { saved } from '../../text/parser/savedContext';
import type { Environment } from '../environment';
import { asText, contextOfInput, inputBlocksOf, isBlankText, type TextBlock } from '../input/blocks';
import { wholeText } from '../input/encoding';
import { type InputSource, sourcesOf } from '../input/sources';
import { Unread } from '../input/unread';
import { complain, complained, complaintReasonOf, failed, noPuzzleIn } from '../output/complaints';
import type { Undone } from '../output/frame';
import { ProgressLine, wantsProgress } from '../output/progress';
import { frameOf } from '../output/rows';
import { Output, StreamSink } from '../output/stream';
import { allVerbs } from '../verbs/index';
import { formatOf } from '../verbs/shared/perPuzzle';
import { type Call, type OptionValues, type Raised, STATUS, UsageError, type WholeVerb } from '../verbs/shared/verb';

/** Runs a verb that needs a whole input at once, or no input. */
export async function wholeInput(
  verb: WholeVerb,
  values: OptionValues,
  names: readonly string[],
  environment: Environment,
): Promise<number> {
  const { stdout, stderr, now } = environment;
  const sink = new StreamSink(stdout);
  const output = new Output(sink, verb.frame?.(values) ?? frameOf(formatOf(values), verb.fields));
  const progress = new ProgressLine(stderr, wantsProgress(stderr, stdout), undefined);
  let status: number = STATUS.fine;
  const raise = (raised: Raised) => {
    status = Math.max(status, STATUS[raised]);
  };
  /** Messages must not be mixed with the line of progress. */
  const clearly = (sentence: string, raised?: Raised) => {
    progress.clear();
    complain(environment, sentence);
    if (raised) raise(raised);
  };
  let allPuzzles = 0;
  /** Puzzles of the current input; undefined if the verb does not count them. */
  let ownPuzzles: number | undefined;
  const undone: Undone[] = [];
  /** Whether a problem of the current input was reported. */
  let hasProblems = false;
  async function* each<T extends TextBlock>(read: (source: InputSource) => AsyncIterable<T>): AsyncGenerator<T> {
    for (const source of sourcesOf(names, environment)) {
      ownPuzzles = undefined;
      let isBlank = true;
      hasProblems = false;
      const unread = new Unread();
      try {
        for await (const part of read(source)) {
          isBlank &&= isBlankText(part.text);
          if (!ownPuzzles) unread.add(part);
          yield part;
        }
        if (ownPuzzles === 0 && !isBlank)
          clearly(noPuzzleIn(source.name, hasProblems ? undefined : unread.reason()), 'trouble');
      } catch (error) {
        if (error instanceof UsageError || error instanceof NoReader) throw error;
        const reason = complaintReasonOf(source, error);
        clearly(reason, 'trouble');
        undone.push({ name: source.name, reason });
        await wanted(() => output.writeUndone({ name: source.name, reason }));
        await wanted(() => output.endOf(source.name));
      }
    }
  }
  /** Writes, and ends the verb when its reader closes the output. */
  const wanted = async (write: () => Promise<void>) => {
    await complained(environment);
    await write();
    if (output.isClosed) throw new NoReader();
  };
  const call: Call = {
    values,
    names,
    texts: () => each(textsOf),
    blocks: () => each(textBlocksOf),
    files: () => each(bytesOf),
    write: lines => wanted(() => output.write(lines)),
    print: text => wanted(() => output.print(text)),
    endOf: name => wanted(() => output.endOf(name)),
    allVerbs,
    now,
    puzzles(count) {
      ownPuzzles = (ownPuzzles ?? 0) + count;
      allPuzzles += count;
      progress.show(allPuzzles, 0);
    },
    progress: puzzles => progress.show(puzzles, 0),
    complain(sentence, raised) {
      hasProblems = true;
      clearly(sentence, raised);
    },
    raise,
  };
  try {
    await verb.run(call);
    progress.clear();
    await output.end(undone);
    if (sink.failure) return failed(environment, sink.failure);
    return status;
  } catch (error) {
    if (error instanceof NoReader) return sink.failure ? failed(environment, sink.failure) : STATUS.fine;
    throw error;
  }
}

/** The reader of the output has closed it, like `head`. */
class NoReader extends Error {}

async function* textBlocksOf({ name, pieces }: InputSource) {
  for await (const block of inputBlocksOf(name, pieces())) yield asText(block);
}

async function* textsOf({ name, pieces }: InputSource) {
  yield { name, text: await wholeText(pieces()), line: 0, context: saved(contextOfInput(name)) };
}

/** The bytes of an input, which has no text. */
async function* bytesOf({ name, bytes }: InputSource) {
  const pieces: Uint8Array[] = [];
  for await (const piece of bytes()) pieces.push(piece);
  yield { name, bytes: Buffer.concat(pieces), text: '', line: 0, context: saved(contextOfInput(name)) };
}
