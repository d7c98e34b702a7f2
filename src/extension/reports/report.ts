/**
 * Read-only documents about a puzzle. The address of one says which puzzle it is about: `sudoku-path:/NAME?FILE#LINE`; so
 * what is in it can be made whenever an editor asks, also after VS Code was started anew. Until it is closed, a document
 * stays as it was made.
 */

import * as vscode from 'vscode';
import { messages } from '../../language/messages';
import type { Result } from '../../language/result';
import type { EditorAnalysis } from '../documents';
import { type Found, findPuzzle, lineOf } from '../puzzleAt';
import { pause } from '../slices';

const REPORT_LANGUAGE = 'sudoku-report';

/** A kind of document about a puzzle, and what it is made of. */
export interface ReportKind<T extends object> {
  /** Of its addresses. */
  readonly scheme: string;
  /** What its tab is called. */
  title(name: string): string;
  /** Makes the report; undefined when the user cancelled. */
  make(about: Found, name: string): Promise<Result<T> | undefined>;
  write(report: T): string;
}

/** The documents of one kind. */
export class Reports<T extends object> implements vscode.TextDocumentContentProvider, vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<vscode.Uri>();
  readonly onDidChange = this.changed.event;
  /** By address: what the documents that are open, or about to be, are made of. */
  private readonly made = new Map<string, T>();
  private readonly registrations: vscode.Disposable;

  constructor(
    private readonly analysis: EditorAnalysis,
    readonly kind: ReportKind<T>,
  ) {
    const { scheme } = kind;
    this.registrations = vscode.Disposable.from(
      this.changed,
      vscode.workspace.registerTextDocumentContentProvider(scheme, this),
      vscode.workspace.onDidOpenTextDocument(document => {
        // An address has no ending that would tell.
        if (document.uri.scheme !== scheme || document.languageId === REPORT_LANGUAGE) return;
        void vscode.languages.setTextDocumentLanguage(document, REPORT_LANGUAGE);
      }),
      // A change of language closes a document, too, and opens it again.
      vscode.window.tabGroups.onDidChangeTabs(({ closed }) => {
        for (const { input } of closed) {
          if (input instanceof vscode.TabInputText) this.made.delete(input.uri.toString());
        }
      }),
    );
  }

  /** Makes the document about a puzzle and shows it beside; undefined when there is nothing to show, of which the user is told. */
  async open(found: Found): Promise<vscode.TextDocument | undefined> {
    const name = nameOf(found);
    const made = await this.kind.make(found, name);
    if (!made) return undefined;
    if (!made.isFound) {
      void vscode.window.showInformationMessage(made.reason);
      return undefined;
    }
    const uri = this.addressOf(found, name);
    this.made.set(uri.toString(), made.value);
    this.changed.fire(uri);
    const document = await vscode.workspace.openTextDocument(uri);
    await renewed(document, this.kind.write(made.value));
    await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside, preview: true });
    return document;
  }

  /** What a document is made of, once it is. */
  reportOf(uri: vscode.Uri): T | undefined {
    return this.made.get(uri.toString());
  }

  async provideTextDocumentContent(uri: vscode.Uri, token: vscode.CancellationToken): Promise<string> {
    const known = this.reportOf(uri);
    if (known) return this.kind.write(known);
    const found = await this.puzzleOf(uri, token);
    if (!found) return messages.commands.noPuzzle();
    const made = await this.kind.make(found, nameOf(found));
    if (!made) return messages.commands.cancelled();
    if (!made.isFound) return made.reason;
    this.made.set(uri.toString(), made.value);
    return this.kind.write(made.value);
  }

  /** The puzzle that a document is about, as it is now; undefined when its file is gone. */
  async puzzleOf(uri: vscode.Uri, token?: vscode.CancellationToken): Promise<Found | undefined> {
    const source = vscode.Uri.parse(uri.query, true);
    const open = vscode.workspace.textDocuments.find(document => document.uri.toString() === source.toString());
    // To open one that was never saved would make a new one.
    if (!open && source.scheme === 'untitled') return undefined;
    const document = open ?? (await vscode.workspace.openTextDocument(source));
    return findPuzzle(this.analysis, document, Number(uri.fragment), token);
  }

  private addressOf(found: Found, name: string): vscode.Uri {
    const { scheme, title } = this.kind;
    const path = `/${title(name).replaceAll('/', '-')}`;
    return vscode.Uri.from({ scheme, path, query: found.document.uri.toString(), fragment: String(lineOf(found)) });
  }

  dispose(): void {
    this.registrations.dispose();
  }
}

/** How long VS Code may take to renew a document that is still around from last time, in milliseconds, and a part of that. */
const LONGEST_RENEWAL = 2000;
const MOMENT = 20;

/** Waits until a document has this text: one that was there before has its old one until VS Code has asked again. */
async function renewed(document: vscode.TextDocument, text: string): Promise<void> {
  for (let waited = 0; waited < LONGEST_RENEWAL && document.getText() !== text; waited += MOMENT) await pause(MOMENT);
}

/** What people call a puzzle: its title, or else its line. */
export function nameOf(found: Found): string {
  return messages.commands.titleOf(found.puzzle, lineOf(found) + 1);
}
