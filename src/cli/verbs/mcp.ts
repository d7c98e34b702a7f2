import { STATUS, UsageError, type WholeVerb } from './verb';

/** The version of this program. The build puts it here. */
declare const SUDOKU_VERSION: string;

/** `sudoku mcp`. */
export const mcp: WholeVerb = {
  name: 'mcp',
  summary: 'Give language models the tools for Sudoku, over the Model Context Protocol.',
  description: [
    'Serves the tools that docs/language-models.md lists on the standard input and output, until the input ends. It is started by an MCP ' +
      'client, such as an editor or an assistant, not by hand.',
    'It reads and writes no files, and opens no connections.',
  ],
  options: [],
  examples: [{ command: 'sudoku mcp', does: 'Waits for a client.' }],
  fields: [],
  operands: '',
  async run({ names }) {
    if (names.length > 0) throw new UsageError(`It reads no files, so "${names[0]}" has no meaning.`);
    const [{ McpServer }, { serveOn }] = await Promise.all([
      import('../../language/features/tools/mcp/server'),
      import('../mcp/stdio'),
    ]);
    await serveOn(host => new McpServer(host), SUDOKU_VERSION);
    return STATUS.fine;
  },
};
