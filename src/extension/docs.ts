import * as vscode from 'vscode';
import type { Code } from '../language/diagnostics/rule';

/** The documentation that comes with the extension and so can be read offline. */
function docsFile(context: vscode.ExtensionContext): vscode.Uri {
  return vscode.Uri.joinPath(context.extensionUri, 'docs', 'diagnostics.md');
}

/** The section of a diagnostic's code in the documentation. */
export function docsOf(context: vscode.ExtensionContext, code: Code): vscode.Uri {
  return docsFile(context).with({ fragment: code });
}

/**
 * VS Code opens the link behind a diagnostic's code as text and at the top, whatever section it names. So when the
 * documentation comes up for a section, it is shown rendered and there; where Markdown cannot be shown, as text.
 */
export function registerDocs(context: vscode.ExtensionContext): vscode.Disposable {
  const file = docsFile(context).toString();
  return vscode.window.onDidChangeActiveTextEditor(async editor => {
    const uri = editor?.document.uri;
    if (!editor || !uri?.fragment || uri.with({ fragment: '' }).toString() !== file) return;
    try {
      await vscode.commands.executeCommand('markdown.showPreview', uri);
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
    if (document.lineAt(line).text !== `## ${section}`) continue;
    editor.selection = new vscode.Selection(line, 0, line, 0);
    editor.revealRange(new vscode.Range(line, 0, line, 0), vscode.TextEditorRevealType.AtTop);
    return;
  }
}
