/** The page that shows algorithms, as an editor tab. There is one, which shows the puzzle that was asked for last. */

import * as vscode from 'vscode';
import { dataElement } from '../../board/dataElement';
import { listedPuzzleOf } from '../../board/listed';
import { watchDataOf } from '../../board/watch/watchData';
import * as watching from '../../messages/algorithms/watching';
import { plain } from '../../text/strings/markdown';
import { htmlOf, nextMessage, readPageParts } from '../board/page';
import { reportNameOf } from '../reports/report';
import type { DocumentPuzzle } from '../services/puzzleAt';
import { pause } from '../services/slices';

/** The type of the tab. */
const WATCH_PANEL = 'sudoku.watch';

/** Maximum time that the command waits for its page, in milliseconds. */
const LONGEST_LOAD = 10_000;

/** Makes the tab. */
export class WatchPanel implements vscode.Disposable {
  private panel: vscode.WebviewPanel | undefined;

  constructor(private readonly extension: vscode.Uri) {}

  /** Shows a puzzle. Returns whether its page runs. */
  async show(found: DocumentPuzzle): Promise<boolean> {
    const { puzzle } = found;
    const name = reportNameOf(found);
    const drawn = { ...listedPuzzleOf(puzzle), givens: [...puzzle.grid.digits] };
    const data = watchDataOf(name, puzzle.grid, drawn);
    const html = htmlOf(
      await readPageParts(this.extension, 'watch'),
      `<div id="watch"></div>\n${dataElement('puzzle', data)}`,
    );
    const panel = this.shownPanel();
    panel.title = plain(watching.tab(name));
    const isReady = nextMessage(panel.webview).then(() => true);
    panel.webview.html = html;
    return Promise.race([isReady, pause(LONGEST_LOAD).then(() => false)]);
  }

  private shownPanel(): vscode.WebviewPanel {
    if (this.panel) this.panel.reveal();
    else {
      const made = vscode.window.createWebviewPanel(WATCH_PANEL, '', vscode.ViewColumn.Active, {
        enableScripts: true,
        localResourceRoots: [],
      });
      made.onDidDispose(() => {
        if (this.panel === made) this.panel = undefined;
      });
      this.panel = made;
    }
    return this.panel as vscode.WebviewPanel;
  }

  dispose(): void {
    this.panel?.dispose();
  }
}
