/** An MCP server on the standard input and output: one message per line. */

import { readFile, stat } from 'node:fs/promises';
import type { McpServer, ServerHost } from '../../features/tools/mcp/server';
import * as messages from '../../messages/index';
import { foundResult, none, type Result } from '../../text/result';

/** Maximum size of a message in megabytes. The inputs of tools are shorter. */
const MOST_MEGABYTES = 64;

/** Serves until the input ends and all calls are complete. */
export async function serveOn(
  makeServer: (host: ServerHost) => Pick<McpServer, 'receive' | 'refuseTooLong' | 'end'>,
  version: string,
): Promise<void> {
  const { stdin, stdout } = process;
  const server = makeServer({
    version,
    clock: { now: () => performance.now(), pause: () => new Promise(resolve => void setImmediate(resolve)) },
    readFile: readPlainFile,
    write: line => void stdout.write(`${line}\n`),
  });
  stdout.on('error', () => server.end()); // the client has disconnected
  const underWay = new Set<Promise<void>>();
  for await (const line of messageLinesOf(stdin, MOST_MEGABYTES << 20)) {
    if (line === undefined) {
      server.refuseTooLong(MOST_MEGABYTES);
      continue;
    }
    const answering = server.receive(line).finally(() => underWay.delete(answering));
    underWay.add(answering);
  }
  // A client that only closes the input may still read the answers to its requests.
  await Promise.all(underWay);
}

/** Reads a file that a model names; devices and pipes, which may have no end, are refused. */
async function readPlainFile(file: string, most: number): Promise<Result<Uint8Array>> {
  const say = messages.tools;
  try {
    const found = await stat(file);
    if (!found.isFile()) return none(say.notAFile(file));
    return found.size > most ? none(say.largeFile(file, most)) : foundResult(await readFile(file));
  } catch (error) {
    return none(say.noFile(file, (error as Error).message));
  }
}

/**
 * The lines of an input in UTF-8; undefined for each line of more than `most` bytes, which are not buffered. Only a line feed ends a line:
 * JSON may have other line breaks, such as U+2028, in its strings.
 */
export async function* messageLinesOf(
  pieces: AsyncIterable<Uint8Array>,
  most: number,
): AsyncGenerator<string | undefined> {
  let parts: Uint8Array[] = [];
  let length = 0;
  for await (const piece of pieces) {
    for (let at = 0; at < piece.length; ) {
      const end = piece.indexOf(LINE_FEED, at);
      const part = piece.subarray(at, end < 0 ? piece.length : end);
      length += part.length;
      if (length <= most) parts.push(part);
      else parts = [];
      if (end < 0) break;
      yield taken();
      at = end + 1;
    }
  }
  if (length > 0) yield taken();

  function taken(): string | undefined {
    const line = length <= most ? Buffer.concat(parts).toString() : undefined;
    [parts, length] = [[], 0];
    return line;
  }
}

const LINE_FEED = 0x0a;
