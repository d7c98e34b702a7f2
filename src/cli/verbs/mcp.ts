import { UsageError, type WholeVerb } from './shared/verb';

/** The version of this program, inserted by the build. */
declare const SUDOKU_VERSION: string;

/** `sudoku mcp`. */
export const mcpVerb: WholeVerb = {
  description: [
    'Serves the tools that docs/language-models.md lists on the standard input and output, until the input ends. An MCP client, such ' +
      'as an editor or an assistant, starts it.',
    'It reads only the pictures that calls name, writes no files, and opens no connections.',
  ],
  options: [],
  examples: [{ command: 'sudoku mcp', does: 'Runs until its client closes the input.' }],
  fields: [],
  operands: '',
  async run({ names }) {
    if (names.length > 0) throw new UsageError(`\`sudoku mcp\` reads no files, so remove "${names[0]}".`);
    const { McpServer } = await import('../../features/tools/mcp/server');
    const { serveOn } = await import('../mcp/stdio');
    await serveOn(host => new McpServer(host), SUDOKU_VERSION);
  },
};
