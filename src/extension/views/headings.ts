import * as vscode from 'vscode';
import { activeEditor } from '../services/activeEditor';
import type { EditorAnalysis } from '../services/documents';
import { isSudoku } from '../services/languages';

/**
 * Opens the list of headings when `[` is typed on an empty line. Lists that VS Code opens have nothing selected in
 * Sudoku files, so that Enter is a new line where cells are typed. A heading is not finished without its list: in one
 * that is opened by a command the first heading is selected, and Enter and Tab accept it.
 */
export function registerHeadings(analysis: EditorAnalysis): vscode.Disposable {
  return analysis.onDidEdit(({ document, contentChanges, reason }) => {
    const editor = activeEditor();
    if (reason !== undefined || editor?.document !== document || !isSudoku(document)) return;
    const [change] = contentChanges;
    if (contentChanges.length !== 1 || change.text !== '[') return;
    if (document.lineAt(change.range.start).text.trim() !== '[') return;
    const settings = vscode.workspace.getConfiguration('editor', document);
    if (settings.get('suggestOnTriggerCharacters')) void vscode.commands.executeCommand('editor.action.triggerSuggest');
  });
}
