import * as vscode from 'vscode';
import { Lister, type Listing, type ListRequest } from '../../board/listing';
import type { ToPage } from '../../board/protocol/messages';
import { type EditorAnalysis, readPuzzles } from '../services/documents';
import { awaited } from '../services/slices';

/** The interface of a board for its picker's list. */
export interface PickerBoard {
  post(message: ToPage): void;
  /** Where the puzzle on the board starts, if it is one of this document. */
  startIn(document: vscode.TextDocument): number | undefined;
}

/** Sends the picker of a page the puzzles of a file. */
export class PickerList implements vscode.Disposable {
  private readonly lister = new Lister();
  private search = '';
  private searching = new vscode.CancellationTokenSource();

  constructor(
    private readonly analysis: EditorAnalysis,
    private readonly board: PickerBoard,
  ) {}

  /** Sends a part of the file's puzzles: immediately those that are known, and again until all are. */
  async send(document: vscode.TextDocument, { from, count, search }: ListRequest): Promise<void> {
    // The page ignores answers to an older search, which takes seconds in a long file.
    if (search !== this.search) {
      this.searching.cancel();
      this.searching = new vscode.CancellationTokenSource();
      this.search = search;
    }
    const { token } = this.searching;
    const post = (found: Listing) => this.board.post({ type: 'list', from, search, ...found });
    for (;;) {
      const puzzles = this.analysis.documents.puzzlesOf(document);
      const current = this.board.startIn(document);
      const listing = await awaited(this.lister.listingOf(puzzles, { from, count, search, current }, post), token);
      if (!listing || token.isCancellationRequested || this.board.startIn(document) === undefined) return;
      post(listing);
      if (puzzles.isRead) return;
      await readPuzzles(this.analysis, document);
    }
  }

  dispose(): void {
    this.searching.cancel();
  }
}
