/** Records the context keys that the extension sets, because VS Code cannot read them. */

import * as vscode from 'vscode';

const keys = new Map<string, unknown>();
const commands = vscode.commands as { executeCommand: (command: string, ...args: unknown[]) => Thenable<unknown> };
const execute = commands.executeCommand;

// Loaded before the extension, because no document has its language until a test opens one.
commands.executeCommand = (command, ...args) => {
  if (command === 'setContext') keys.set(String(args[0]), args[1]);
  return execute.call(vscode.commands, command, ...args);
};

/** The value of a context key. */
export function contextKey(name: string): unknown {
  return keys.get(name);
}
