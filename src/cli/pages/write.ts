/** Writes a page. */

import { failed } from '../output/complaints';
import { StreamSink } from '../output/stream';
import { STATUS } from '../verbs/verb';

/** Writes a text to the standard output, and returns the exit status. */
export async function writePage(text: string): Promise<number> {
  const sink = new StreamSink(process.stdout);
  await sink.send(text);
  return sink.failure ? failed(sink.failure) : STATUS.fine;
}
