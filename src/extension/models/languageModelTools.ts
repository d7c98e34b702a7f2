/**
 * The tools for language models, in VS Code and over MCP. VS Code knows both from package.json; their code is loaded at the first call.
 */

import * as vscode from 'vscode';
import type { OnDemand } from '../onDemand';

/** A part of VS Code 1.101 and newer, which older versions lack. */
interface WithMcp {
  registerMcpServerDefinitionProvider?(
    id: string,
    provider: { provideMcpServerDefinitions(): readonly object[] },
  ): vscode.Disposable;
}
type StdioServer = new (
  label: string,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  version: string,
) => object;

/** Node's name for itself. In the web there is none, and no process could run. */
declare const process: { readonly execPath?: string } | undefined;

/** Registers both, if VS Code supports them. */
export function registerLanguageModelTools(
  { extension, extensionUri }: vscode.ExtensionContext,
  onDemand: OnDemand,
): vscode.Disposable {
  const { contributes, version } = extension.packageJSON;
  const tools = contributes.languageModelTools as readonly { readonly name: string; readonly displayName: string }[];
  const registrations = tools.map(({ name, displayName }) =>
    vscode.lm.registerTool<object>(name, {
      invoke: async ({ input }, token) => (await onDemand.loaded()).invokeTool(name, input, token),
      prepareInvocation: async ({ input }) => (await onDemand.loaded()).preparedTool(displayName, name, input),
    }),
  );
  const { McpStdioServerDefinition: Server } = vscode as { McpStdioServerDefinition?: StdioServer };
  const node = typeof process === 'undefined' ? undefined : process.execPath;
  if (Server && node && extensionUri.scheme === 'file') {
    const server = vscode.Uri.joinPath(extensionUri, 'dist/node/mcp.mjs').fsPath;
    const provider = {
      // The desktop's own program is Node with this variable.
      provideMcpServerDefinitions: () => [new Server('Sudoku', node, [server], { ELECTRON_RUN_AS_NODE: '1' }, version)],
    };
    const [{ id }] = contributes.mcpServerDefinitionProviders;
    registrations.push(
      ...[(vscode.lm as WithMcp).registerMcpServerDefinitionProvider?.(id, provider)].filter(one => one !== undefined),
    );
  }
  return vscode.Disposable.from(...registrations);
}
