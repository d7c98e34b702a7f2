/**
 * The MCP server of the packaged extension, dist/mcp.js. The tools are a part of the extension's bundle already, and a second copy would
 * make the package half as large again. So this file, which is all that is added, loads that bundle into a process of its own. The server
 * uses nothing of the editor; only some tables of the bundle name its values when it is loaded.
 */

import Module from 'node:module';
import { join } from 'node:path';
import type { Host, McpServer } from '../../language/features/tools/mcp/server';
import { serveOn } from './stdio';

/** The version of this program. The build puts it here. */
declare const SUDOKU_VERSION: string;

/** The names that the bundle takes from the editor. The build finds them. */
declare const EDITOR_NAMES: readonly string[];

/** What the bundle exports for this file. */
interface Bundle {
  mcpServer(): Promise<{ readonly McpServer: new (host: Host) => McpServer }>;
}

/** The function of Node by which `require` loads everything. */
interface Loader {
  _load(request: string, ...rest: readonly unknown[]): unknown;
}

/** Stands for every value of the editor, and every value in it. */
const nothing: object = new Proxy(class {}, {
  get: (target, name) => (name === 'prototype' ? target.prototype : nothing),
});

async function main(): Promise<void> {
  const loader = Module as unknown as Loader;
  const load = loader._load;
  const editor = Object.fromEntries(EDITOR_NAMES.map(name => [name, nothing]));
  loader._load = (request, ...rest) => (request === 'vscode' ? editor : load.call(loader, request, ...rest));
  const { McpServer } = await (require(join(__dirname, 'extension.js')) as Bundle).mcpServer();
  await serveOn(host => new McpServer(host), SUDOKU_VERSION);
}

void main();
