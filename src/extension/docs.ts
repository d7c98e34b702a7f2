import * as vscode from 'vscode';
import type { Code } from '../language/diagnostics/rule';

/** The section of a diagnostic's code in the documentation that comes with the extension. */
export function docsOf(context: vscode.ExtensionContext, code: Code): vscode.Uri {
  return vscode.Uri.joinPath(context.extensionUri, 'docs', 'diagnostics.md').with({ fragment: code });
}
