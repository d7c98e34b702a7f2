/** The board instead of the text: an editor that shows a file as a grid. The text document remains its model. */

import * as vscode from 'vscode';
import { activeGrid } from '../services/activeEditor';
import type { AnsweringBoard } from '../services/answers';
import { pause } from '../services/slices';
import type { LastShown } from './lastShown';
import type { BoardPages } from './page';
import { BoardSession } from './session';
import type { BoardSurroundings, PuzzlePlace } from './surroundings';

/** Makes the page of every editor that shows a file as a grid. */
export class GridEditors implements vscode.Disposable {
  private readonly sessions = new Set<BoardSession>();
  private active: BoardSession | undefined;
  private readonly shown = new vscode.EventEmitter<void>();
  /** Fires when an editor becomes active, and when the user goes to a cell or to another puzzle in the active one. */
  readonly onDidShow = this.shown.event;

  constructor(
    private readonly pages: BoardPages,
    private readonly surroundings: BoardSurroundings,
    private readonly lastShown: LastShown,
  ) {}

  /** Fills an editor with its page. */
  async resolve(document: vscode.TextDocument, panel: vscode.WebviewPanel): Promise<void> {
    const session = new BoardSession(panel.webview, this.surroundings, {
      onShown: (of, start, cursor) => {
        if (this.active !== session) return;
        this.surroundings.analysis.onBoard.set(of, cursor);
        this.lastShown.note(of, start);
      },
      isActive: () => panel.active,
      // VS Code undoes in the document of the active custom editor.
      undo: async (_, what) => {
        await activated(panel);
        if (this.sessions.has(session) && panel.active) await vscode.commands.executeCommand(what);
      },
      onCursor: () => {
        if (this.active === session) this.shown.fire();
      },
    });
    this.sessions.add(session);
    const noteActive = () => {
      if (!panel.active) return;
      this.active = session;
      session.notifyHost();
      this.shown.fire();
    };
    noteActive();
    const listeners = vscode.Disposable.from(
      panel.onDidChangeViewState(noteActive),
      panel.onDidDispose(() => {
        listeners.dispose();
        session.dispose();
        this.sessions.delete(session);
        if (this.active === session) this.active = undefined;
      }),
    );
    // It may be closed in the meantime.
    if (!(await this.pages.load(panel.webview, () => this.sessions.has(session)))) return;
    const at = this.surroundings.analysis.onBoard.get(document);
    session.show(document, at ?? this.lastShown.in(document) ?? 0);
    if (at !== undefined) session.follow(at);
    if (this.active === session) this.shown.fire();
  }

  /** The puzzle of the editor that was active last. */
  get place(): PuzzlePlace | undefined {
    return this.active?.place;
  }

  /** Where the puzzle that an editor of this document shows starts. The editor that was active last comes first. */
  startIn(document: vscode.TextDocument): number | undefined {
    const starts = [this.active, ...this.sessions].map(session => session?.startIn(document));
    return starts.find(start => start !== undefined);
  }

  /** The active editor as commands see it, if it shows this document. */
  answerIn(document: vscode.TextDocument): AnsweringBoard | undefined {
    const isActive = activeGrid()?.toString() === document.uri.toString();
    return isActive && this.active?.startIn(document) !== undefined ? this.active.asBoard() : undefined;
  }

  dispose(): void {
    this.shown.dispose();
    for (const session of this.sessions) session.dispose();
  }
}

/** Milliseconds that Undo waits for an editor to be active by itself, and after it was made active. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 2000;

/**
 * Waits until an editor is the active one. VS Code notices a click in a page after the page itself, and a key may come
 * in between. It notices no click if the page already had the focus when another editor became active. In that case,
 * the editor is activated here, because the key came from it. The waits are limited, because the intents of the page
 * wait too.
 */
async function activated(panel: vscode.WebviewPanel): Promise<void> {
  await untilActive(panel, FIRST_WAIT);
  if (panel.active) return;
  panel.reveal(panel.viewColumn);
  await untilActive(panel, LONGEST_WAIT);
}

async function untilActive(panel: vscode.WebviewPanel, longest: number): Promise<void> {
  if (panel.active) return;
  let listener: vscode.Disposable | undefined;
  const activation = new Promise<void>(resolve => {
    listener = panel.onDidChangeViewState(() => {
      if (panel.active) resolve();
    });
  });
  await Promise.race([activation, pause(longest)]);
  listener?.dispose();
}
