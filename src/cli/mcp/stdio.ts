/** An MCP server on the standard input and output: one message in each line. */

import { createInterface } from 'node:readline';
import type { Host, McpServer } from '../../language/features/tools/mcp/server';

/** Serves until the input ends, and all calls with it. */
export async function serveOn(
  makeServer: (host: Host) => Pick<McpServer, 'receive' | 'end'>,
  version: string,
): Promise<void> {
  const { stdin, stdout } = process;
  const server = makeServer({
    version,
    clock: { now: () => performance.now(), pause: () => new Promise(resolve => void setImmediate(resolve)) },
    write: line => void stdout.write(`${line}\n`),
  });
  stdout.on('error', () => server.end()); // the client has gone
  const underWay = new Set<Promise<void>>();
  for await (const line of createInterface({ input: stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    const answering = server.receive(line).finally(() => underWay.delete(answering));
    underWay.add(answering);
  }
  // A client that only closes the input may still read the answers to what it asked.
  await Promise.all(underWay);
}
