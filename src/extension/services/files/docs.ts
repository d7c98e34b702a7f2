import * as vscode from 'vscode';
import type { DocsSection } from '../../../features/documentation';

/** The address of a section of the documentation in the installed extension. */
export function docsUri({ extensionUri }: vscode.ExtensionContext, { page, section }: DocsSection): vscode.Uri {
  return vscode.Uri.joinPath(extensionUri, page).with({ fragment: section });
}

/**
 * Opens documentation links in a preview, scrolled to their section. VS Code would open the source at the top.
 * `show` opens the preview.
 */
export function registerDocs(
  context: vscode.ExtensionContext,
  show: (editor: vscode.TextEditor) => Promise<void>,
): vscode.Disposable {
  const folder = vscode.Uri.joinPath(context.extensionUri, 'docs').toString();
  return vscode.window.onDidChangeActiveTextEditor(async editor => {
    const uri = editor?.document.uri;
    if (!editor || !uri?.fragment || !uri.with({ fragment: '' }).toString().startsWith(`${folder}/`)) return;
    await show(editor);
  });
}
