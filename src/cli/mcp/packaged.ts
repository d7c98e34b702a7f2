/** The MCP server of the packaged extension. The build bundles it with the extension, whose code it shares. */

import { McpServer } from '../../features/tools/mcp/server';
import { serveOn } from './stdio';

/** The version of this program, inserted by the build. */
declare const SUDOKU_VERSION: string;

void serveOn(host => new McpServer(host), SUDOKU_VERSION);
