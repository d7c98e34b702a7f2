import type { Service } from './service';

/** The version of this program. The build puts it here. */
declare const SUDOKU_VERSION: string;

/** `sudoku mcp`. */
export const mcp: Service = {
  name: 'mcp',
  summary: 'Give language models the tools for Sudoku, over the Model Context Protocol.',
  description: [
    'Serves the tools that docs/language-models.md lists on the standard input and output, until the input ends. It is started by an MCP ' +
      'client, such as an editor or an assistant, not by hand.',
    'It reads and writes no files, and opens no connections.',
  ],
  async serve() {
    const [{ McpServer }, { serveOn }] = await Promise.all([
      import('../../language/features/tools/mcp/server'),
      import('../mcp/stdio'),
    ]);
    await serveOn(host => new McpServer(host), SUDOKU_VERSION);
  },
};
