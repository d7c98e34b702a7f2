import { blocksOf } from '../input/blocks';
import { type Source, sourcesOf } from '../input/sources';
import { complain, reasonOf } from '../output/complaints';
import { frameOf } from '../output/rows';
import { Output, StreamSink } from '../output/stream';
import { allVerbs } from '../verbs/index';
import { formatOf } from '../verbs/perPuzzle';
import { STATUS, UsageError, type Values, type WholeVerb } from '../verbs/verb';

/** Runs a verb that needs all of an input at once, or none. */
export async function atOnce(verb: WholeVerb, values: Values, names: readonly string[]): Promise<number> {
  const output = new Output(
    new StreamSink(process.stdout),
    verb.frame?.(values) ?? frameOf(formatOf(values), verb.fields),
  );
  let hasTrouble = false;
  async function* each<T>(read: (source: Source) => AsyncIterable<T>): AsyncGenerator<T> {
    for (const source of sourcesOf(names)) {
      try {
        yield* read(source);
      } catch (error) {
        if (error instanceof UsageError) throw error;
        complain(reasonOf(source, error));
        hasTrouble = true;
      }
    }
  }
  const status = await verb.run({
    values,
    names,
    texts: () => each(wholeText),
    blocks: () => each(({ name, chunks }) => blocksOf(name, chunks())),
    write: lines => output.write(lines),
    print: text => output.print(text),
    endOf: name => output.endOf(name),
    allVerbs,
    complain,
  });
  await output.end();
  return hasTrouble ? STATUS.trouble : output.isClosed ? STATUS.fine : status;
}

async function* wholeText({ name, chunks }: Source) {
  let text = '';
  for await (const chunk of chunks()) text += chunk;
  yield { name, text };
}
