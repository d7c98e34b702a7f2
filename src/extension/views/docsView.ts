/** Shows the documentation. */

import * as vscode from 'vscode';
import { sectionOf } from '../../text/strings/markdown';

/** Shows a section of the documentation: as a preview if VS Code has one for Markdown, otherwise as text. */
export async function openDocs(uri: vscode.Uri): Promise<void> {
  try {
    await vscode.commands.executeCommand('markdown.showPreviewToSide', uri);
  } catch {
    reveal(await vscode.window.showTextDocument(uri), uri.fragment);
  }
}

/**
 * Shows the documentation that VS Code has opened as text as a preview instead, at its section. When there is no Markdown
 * preview, the section is shown as text.
 */
export async function previewInstead(editor: vscode.TextEditor): Promise<void> {
  const { uri } = editor.document;
  try {
    await vscode.commands.executeCommand('markdown.showPreviewToSide', uri);
    await closeText(uri);
  } catch {
    reveal(editor, uri.fragment);
  }
}

async function closeText(uri: vscode.Uri): Promise<void> {
  const tabs = vscode.window.tabGroups.all.flatMap(group => group.tabs);
  await vscode.window.tabGroups.close(
    tabs.filter(({ input }) => input instanceof vscode.TabInputText && input.uri.toString() === uri.toString()),
  );
}

function reveal(editor: vscode.TextEditor, section: string): void {
  const { document } = editor;
  for (let line = 0; line < document.lineCount; line++) {
    const { text } = document.lineAt(line);
    if (!text.startsWith('#') || sectionOf(text.replace(/^#+ /, '')) !== section) continue;
    editor.selection = new vscode.Selection(line, 0, line, 0);
    editor.revealRange(new vscode.Range(line, 0, line, 0), vscode.TextEditorRevealType.AtTop);
    return;
  }
}
