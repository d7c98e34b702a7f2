/** Read-only documents about whole files. A command makes their text, which is discarded when their tab is closed. */

import * as vscode from 'vscode';
import * as messages from '../../messages/index';
import { renewed } from './renewed';

/** The URI scheme of these documents. */
const FILE_REPORT_SCHEME = 'sudoku-file-report';

/** Provides the read-only documents about files: findings and statistics. */
export class FileReports implements vscode.TextDocumentContentProvider, vscode.Disposable {
  private readonly texts = new Map<string, string>();
  private readonly listener: vscode.Disposable;

  /** `renew` is called when the content of a document has changed. */
  constructor(private readonly renew: (uri: vscode.Uri) => void) {
    this.listener = vscode.window.tabGroups.onDidChangeTabs(({ closed }) => {
      for (const { input } of closed) {
        if (input instanceof vscode.TabInputText) this.texts.delete(input.uri.toString());
      }
    });
  }

  /** Shows a text next to the active editor. `about` distinguishes documents with the same title. Returns its URI. */
  async show(title: string, about: string, text: string): Promise<vscode.Uri> {
    const path = `/${title.replaceAll('/', '-')}`;
    const uri = vscode.Uri.from({ scheme: FILE_REPORT_SCHEME, path, query: about });
    this.texts.set(uri.toString(), text);
    this.renew(uri);
    const opened = await vscode.workspace.openTextDocument(uri);
    await renewed(opened, text);
    const document = await vscode.languages.setTextDocumentLanguage(opened, 'sudoku-report');
    await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside, preview: true });
    return uri;
  }

  provideTextDocumentContent(uri: vscode.Uri): string {
    return this.texts.get(uri.toString()) ?? messages.statistics.gone();
  }

  dispose(): void {
    this.listener.dispose();
  }
}
