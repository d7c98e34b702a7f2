import type { Source } from '../input/sources';
import type { FileWork } from '../verbs/fileVerb';
import type { BlockResult } from '../verbs/verb';

/** Does the work of a verb for a whole input: one result. */
export async function* wholeFile(source: Source, does: FileWork): AsyncGenerator<BlockResult> {
  const pieces: string[] = [];
  for await (const piece of source.chunks()) pieces.push(piece);
  yield await does({ name: source.name, text: pieces.join('') });
}
