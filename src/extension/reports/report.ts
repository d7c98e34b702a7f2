/**
 * Read-only documents about a puzzle. The URI identifies the puzzle: `sudoku-path:/NAME?FILE#LINE`. So the content can
 * be made when an editor requests it, even after a restart of VS Code. A document keeps its content until it is
 * closed.
 */

import * as vscode from 'vscode';
import * as messages from '../../messages/index';
import type { Result } from '../../text/result';
import type { EditorAnalysis } from '../services/documents';
import { REPORT_LANGUAGE } from '../services/languages';
import { refuse } from '../services/notify';
import { type DocumentPuzzle, findPuzzle, lineOfPuzzle } from '../services/puzzleAt';
import { renewed } from './renewed';

/** A kind of report, and how it is made. */
export interface ReportKind<T extends object> {
  /** The URI scheme. */
  readonly scheme: string;
  /** The title of the tab. */
  title(name: string): string;
  /** Makes the report; the reason when there is none, and undefined when the user canceled. */
  make(about: DocumentPuzzle, name: string): Promise<Result<T> | undefined>;
  /** The report as text. */
  write(report: T): string;
}

/** All documents of one kind of report. */
export class Reports<T extends object> implements vscode.TextDocumentContentProvider, vscode.Disposable {
  /** The content of open documents, and of those that are about to open, by URI. */
  private readonly made = new Map<string, T>();
  private readonly registrations: vscode.Disposable;

  /** `renew` is called when the content of a document has changed. */
  constructor(
    private readonly analysis: EditorAnalysis,
    readonly kind: ReportKind<T>,
    private readonly renew: (uri: vscode.Uri) => void,
  ) {
    const { scheme } = kind;
    this.registrations = vscode.Disposable.from(
      vscode.workspace.onDidOpenTextDocument(document => {
        // The URI has no file extension from which VS Code could choose the language.
        if (document.uri.scheme !== scheme || document.languageId === REPORT_LANGUAGE) return;
        void vscode.languages.setTextDocumentLanguage(document, REPORT_LANGUAGE);
      }),
      // Tabs are observed, because a change of language also closes and reopens the document.
      vscode.window.tabGroups.onDidChangeTabs(({ closed }) => {
        for (const { input } of closed) {
          if (input instanceof vscode.TabInputText) this.made.delete(input.uri.toString());
        }
      }),
    );
  }

  /**
   * Makes the report about a puzzle and shows it next to the puzzle. Undefined when there is none; the user gets a
   * message.
   */
  async open(found: DocumentPuzzle): Promise<vscode.TextDocument | undefined> {
    const name = reportNameOf(found);
    const made = await this.kind.make(found, name);
    if (!made) return undefined;
    if (!made.isFound) return refuse(found.document, made.reason, undefined);
    const uri = this.addressOf(found, name);
    this.made.set(uri.toString(), made.value);
    this.renew(uri);
    const document = await vscode.workspace.openTextDocument(uri);
    await renewed(document, this.kind.write(made.value));
    await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside, preview: true });
    return document;
  }

  /** The report that a document shows, if it has been made. */
  reportOf(uri: vscode.Uri): T | undefined {
    return this.made.get(uri.toString());
  }

  async provideTextDocumentContent(uri: vscode.Uri, token: vscode.CancellationToken): Promise<string> {
    const known = this.reportOf(uri);
    if (known) return this.kind.write(known);
    const found = await this.puzzleOf(uri, token);
    if (!found) return messages.commands.noPuzzle();
    const made = await this.kind.make(found, reportNameOf(found));
    if (!made) return messages.commands.canceled();
    if (!made.isFound) return made.reason;
    this.made.set(uri.toString(), made.value);
    return this.kind.write(made.value);
  }

  /** The current puzzle of a report, or undefined if its file no longer exists. */
  async puzzleOf(uri: vscode.Uri, token?: vscode.CancellationToken): Promise<DocumentPuzzle | undefined> {
    const document = await documentAt(uri.query);
    return document && findPuzzle(this.analysis, document, Number(uri.fragment), token);
  }

  private addressOf(found: DocumentPuzzle, name: string): vscode.Uri {
    const { scheme, title } = this.kind;
    const path = `/${title(name).replaceAll('/', '-')}`;
    return vscode.Uri.from({
      scheme,
      path,
      query: found.document.uri.toString(),
      fragment: String(lineOfPuzzle(found)),
    });
  }

  dispose(): void {
    this.registrations.dispose();
  }
}

/** The document of an address, or undefined if it no longer exists. */
async function documentAt(address: string): Promise<vscode.TextDocument | undefined> {
  try {
    const source = vscode.Uri.parse(address, true);
    const open = vscode.workspace.textDocuments.find(({ uri }) => uri.toString() === source.toString());
    // Opening an untitled document that no longer exists would create a new one.
    return open ?? (source.scheme === 'untitled' ? undefined : await vscode.workspace.openTextDocument(source));
  } catch {
    return undefined;
  }
}

/** The name of a puzzle: its title, otherwise its line. */
export function reportNameOf(found: DocumentPuzzle): string {
  return messages.commands.titleOf(found.puzzle, lineOfPuzzle(found) + 1);
}
