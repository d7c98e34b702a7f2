/** Writes a page. */

import type { Environment } from '../environment';
import { failed } from '../output/complaints';
import { StreamSink } from '../output/stream';
import { STATUS } from '../verbs/shared/verb';

/** Writes a text to the standard output, and returns the exit status. */
export async function writePage(environment: Environment, text: string): Promise<number> {
  const sink = new StreamSink(environment.stdout);
  await sink.send(text);
  return sink.failure ? failed(environment, sink.failure) : STATUS.fine;
}
