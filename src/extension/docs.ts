import * as vscode from 'vscode';
import type { Technique } from '../core/techniques/step';
import type { DiagnosticCode } from '../language/features/diagnostics/rule';
import { sectionOf } from '../language/markdown';

/** A documentation file. It is part of the extension, so it can be read offline. */
function docsFile(context: vscode.ExtensionContext, name: 'diagnostics' | 'techniques'): vscode.Uri {
  return vscode.Uri.joinPath(context.extensionUri, 'docs', `${name}.md`);
}

/** The documentation of a diagnostic's code. */
export function docsOf(context: vscode.ExtensionContext, code: DiagnosticCode): vscode.Uri {
  return docsFile(context, 'diagnostics').with({ fragment: code });
}

/** The documentation of a technique. */
export function docsOfTechnique(context: vscode.ExtensionContext, { name }: Technique): vscode.Uri {
  return docsFile(context, 'techniques').with({ fragment: sectionOf(name) });
}

/** Shows a section of the documentation: as a preview if VS Code has one for Markdown, otherwise as text. */
export async function openDocs(uri: vscode.Uri): Promise<void> {
  try {
    await vscode.commands.executeCommand('markdown.showPreviewToSide', uri);
  } catch {
    reveal(await vscode.window.showTextDocument(uri), uri.fragment);
  }
}

/**
 * Shows documentation links as a preview, at their section. VS Code itself opens such a link as text and at the top.
 * When there is no Markdown preview, the section is shown as text.
 */
export function registerDocs(context: vscode.ExtensionContext): vscode.Disposable {
  const folder = vscode.Uri.joinPath(context.extensionUri, 'docs').toString();
  return vscode.window.onDidChangeActiveTextEditor(async editor => {
    const uri = editor?.document.uri;
    if (!editor || !uri?.fragment || !uri.with({ fragment: '' }).toString().startsWith(`${folder}/`)) return;
    try {
      await vscode.commands.executeCommand('markdown.showPreviewToSide', uri);
      await closeText(uri);
    } catch {
      reveal(editor, uri.fragment);
    }
  });
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
