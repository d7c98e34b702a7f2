/**
 * Read-only documents about a puzzle. The address of one says which puzzle it is about: `sudoku-path:/NAME?FILE#LINE`; so
 * what is in it can be made whenever an editor asks, also after VS Code was started anew.
 */

import * as vscode from 'vscode';
import { messages } from '../../language/messages';
import { type Found, findPuzzle, lineOf } from '../puzzleAt';

const REPORT_LANGUAGE = 'sudoku-report';

/** A kind of document about a puzzle. */
export interface ReportKind {
  /** Of its addresses. */
  readonly scheme: string;
  /** What its tab is called. */
  title(name: string): string;
  /** The text, or undefined when the user cancelled. */
  write(found: Found, name: string): Promise<string | undefined>;
}

/** Documents of one kind. */
export class Reports implements vscode.TextDocumentContentProvider, vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<vscode.Uri>();
  readonly onDidChange = this.changed.event;
  /** What was made and is about to be shown, by address. */
  private readonly ready = new Map<string, string>();
  private readonly registration: vscode.Disposable;

  constructor(private readonly kind: ReportKind) {
    this.registration = vscode.Disposable.from(
      vscode.workspace.registerTextDocumentContentProvider(kind.scheme, this),
      vscode.workspace.onDidOpenTextDocument(document => {
        // An address has no ending that would tell.
        if (document.uri.scheme !== kind.scheme || document.languageId === REPORT_LANGUAGE) return;
        void vscode.languages.setTextDocumentLanguage(document, REPORT_LANGUAGE);
      }),
    );
  }

  /** Makes the document about a puzzle and shows it beside; undefined when the user cancelled. */
  async open(found: Found): Promise<vscode.TextDocument | undefined> {
    const uri = addressOf(this.kind, found);
    const text = await this.kind.write(found, nameOf(found));
    if (text === undefined) return undefined;
    this.ready.set(uri.toString(), text);
    this.changed.fire(uri);
    const document = await vscode.workspace.openTextDocument(uri);
    await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside, preview: true });
    return document;
  }

  async provideTextDocumentContent(uri: vscode.Uri, token: vscode.CancellationToken): Promise<string> {
    const ready = this.ready.get(uri.toString());
    if (ready !== undefined) {
      this.ready.delete(uri.toString());
      return ready;
    }
    const found = await puzzleOf(uri, token);
    return (found && (await this.kind.write(found, nameOf(found)))) ?? messages.commands.noPuzzle();
  }

  dispose(): void {
    this.changed.dispose();
    this.registration.dispose();
  }
}

/** The puzzle that a document is about, as it is now. */
export async function puzzleOf(uri: vscode.Uri, token?: vscode.CancellationToken): Promise<Found | undefined> {
  const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(uri.query, true));
  return findPuzzle(document, Number(uri.fragment), token);
}

function addressOf({ scheme, title }: ReportKind, found: Found): vscode.Uri {
  const { uri } = found.document;
  const path = `/${title(nameOf(found)).replaceAll('/', '-')}`;
  return vscode.Uri.from({ scheme, path, query: uri.toString(), fragment: String(lineOf(found)) });
}

/** What people call a puzzle: its title, and its line. */
export function nameOf(found: Found): string {
  return messages.commands.name(found.puzzle, lineOf(found) + 1);
}
