/** Connects the official SDK's client to `sudoku mcp`, as a process with an input and an output. */

import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { builtCli, ROOT } from '../cli';

/** The parts of answers that the tests read. */
export interface ToolData {
  readonly position: string;
  readonly eliminated: string[];
  readonly steps: readonly {
    readonly notation: string;
    readonly placements: readonly { readonly cell: string; readonly digit: number }[];
    readonly eliminations: readonly { readonly cell: string; readonly digit: number }[];
  }[];
  readonly verdict: string;
  readonly puzzle: string;
  readonly puzzles: readonly { readonly puzzle: string }[];
  readonly solution: string;
  readonly solutions: number;
  readonly findings: readonly object[];
}

/** The result of a tool call. */
export interface ToolAnswer {
  readonly text: string;
  /** Has only the fields of this tool. */
  readonly data: ToolData;
  readonly isError: boolean;
}

/** A connected client. */
export interface Connection {
  readonly client: Client;
  call(name: string, input: object): Promise<ToolAnswer>;
  close(): Promise<void>;
}

/** Starts the server with a command, by default that of the command line, and connects to it. */
export async function connect(args?: readonly string[]): Promise<Connection> {
  const command = args ?? [join(await builtCli(), 'main.mjs'), 'mcp'];
  const client = new Client({ name: 'tests', version: '1' });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [...command], cwd: ROOT }));
  return {
    client,
    async call(name, input) {
      const { content, structuredContent, isError } = await client.callTool({ name, arguments: { ...input } });
      const [{ text }] = content as { text: string }[];
      return { text, data: (structuredContent ?? {}) as unknown as ToolData, isError: isError === true };
    },
    close: () => client.close(),
  };
}
