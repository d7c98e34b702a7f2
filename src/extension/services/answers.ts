/** Answers of commands that were run on a board, which are shown there instead of in notifications. */

import type * as vscode from 'vscode';

/** A board that shows a puzzle, as commands see it. */
export interface AnsweringBoard {
  /** Shows an answer about the puzzle in a version of its document. Returns false when the puzzle is no longer on the board. */
  show(message: string, version: number): boolean;
  /** Goes to the cell at an offset of the document. */
  goTo(offset: number): void;
}

/** Tracks the board on which each command was run. */
class Answers {
  /** By document: the boards whose commands are running, in the order in which they were started. */
  private readonly asking = new WeakMap<vscode.TextDocument, readonly AnsweringBoard[]>();
  /** Returns the grid that is the active editor, if it shows a document: its commands come from the palette too. */
  active: (document: vscode.TextDocument) => AnsweringBoard | undefined = () => undefined;

  /** Runs a command that a board requested. Until it is done, its answers go to this board. */
  async during(document: vscode.TextDocument, board: AnsweringBoard, run: () => PromiseLike<unknown>): Promise<void> {
    const others = () => this.asking.get(document) ?? [];
    this.asking.set(document, [...others(), board]);
    try {
      await run();
    } finally {
      this.asking.set(
        document,
        others().filter(other => other !== board),
      );
    }
  }

  /** Shows an answer on the board that requested it. Returns false when the request came from elsewhere. */
  give(document: vscode.TextDocument, message: string, version = document.version): boolean {
    const board = this.asking.get(document)?.at(-1) ?? this.active(document);
    return board?.show(message, version) === true;
  }
}

/** The answers in this window. */
export const answers = new Answers();
