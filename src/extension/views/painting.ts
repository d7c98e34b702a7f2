/**
 * Paints an SVG picture as a PNG file. No API of an extension host can draw text, and a library that can is larger than this whole
 * extension, so a page in the editor does it: it shows the picture for the moment that its canvas needs, sends the bytes, and is
 * closed. It is the same on the desktop and in the browser.
 */

import * as vscode from 'vscode';
import { currentLocale } from '../../core/sentences';
import * as messages from '../../messages/index';
import { nonceOf } from '../board/page';
import { pause } from '../services/slices';

/** The longest time for a page to start and paint, in milliseconds. */
const LONGEST = 20_000;

/** The longest time until the editor under a page is back, in milliseconds. */
const LONGEST_RETURN = 2000;

/** Paints pictures, and notifies listeners when its page no longer covers an editor. */
export class PicturePainter implements vscode.Disposable {
  private covers = 0;
  private readonly uncovered = new vscode.EventEmitter<void>();
  /** Fires when a page is gone and the editor that it covered is back, or the user went elsewhere. */
  readonly onDidUncover = this.uncovered.event;

  /** Whether a page currently covers an editor, which still counts as visible. */
  get isCovering(): boolean {
    return this.covers > 0;
  }

  /**
   * The bytes of a PNG file with `scale` pixels for each unit of the picture, or undefined when the user closed the page.
   * @throws an error when the picture cannot be painted
   */
  async paint(svg: string, scale: number): Promise<Uint8Array | undefined> {
    const covered = new Set(vscode.window.visibleTextEditors.map(({ document }) => document));
    this.covers++;
    const panel = vscode.window.createWebviewPanel(
      'sudoku.picture',
      messages.pictures.painting(),
      { viewColumn: vscode.ViewColumn.Active, preserveFocus: true },
      { enableScripts: true, localResourceRoots: [] },
    );
    try {
      const answer = new Promise<unknown>(resolve => {
        panel.webview.onDidReceiveMessage(resolve);
        panel.onDidDispose(() => resolve(undefined));
      });
      panel.webview.html = pageFor(svg, scale);
      return bytesOf(
        await Promise.race([answer, pause(LONGEST).then(() => ({ failed: messages.pictures.noAnswer() }))]),
      );
    } finally {
      panel.dispose();
      void this.uncover(covered);
    }
  }

  /** Waits until these documents are visible again. VS Code reports it after the page is closed. */
  private async uncover(covered: ReadonlySet<vscode.TextDocument>): Promise<void> {
    let listener: vscode.Disposable | undefined;
    const back = new Promise<void>(resolve => {
      const look = () => {
        const visible = new Set(vscode.window.visibleTextEditors.map(({ document }) => document));
        if ([...covered].every(document => visible.has(document))) resolve();
      };
      listener = vscode.window.onDidChangeVisibleTextEditors(look);
      look();
    });
    await Promise.race([back, pause(LONGEST_RETURN)]);
    listener?.dispose();
    this.covers--;
    this.uncovered.fire();
  }

  dispose(): void {
    this.uncovered.dispose();
  }
}

/** The bytes in a page's answer. The page is part of this extension, but its messages are checked like those of any page. */
function bytesOf(answer: unknown): Uint8Array | undefined {
  if (answer === undefined) return undefined;
  const { png, failed } = answer as { png?: unknown; failed?: unknown };
  if (png instanceof Uint8Array && png.length > 0) return png;
  throw new Error(messages.pictures.notPainted(typeof failed === 'string' ? failed : messages.pictures.noPicture()));
}

/** The page. A picture is as safe as its text, but the policy allows it no script, style or address anyway. */
function pageFor(svg: string, scale: number): string {
  const nonce = nonceOf();
  return `<!DOCTYPE html>
<html lang="${currentLocale()}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; script-src 'nonce-${nonce}'">
<title>Sudoku</title>
</head>
<body>
<img alt="" width="320" height="320" src="data:image/svg+xml,${encodeURIComponent(svg)}">
<script nonce="${nonce}">
  const editor = acquireVsCodeApi();
  const image = document.querySelector('img');
  const fail = error => editor.postMessage({ failed: String(error) });
  const paint = async () => {
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = ${scale} * image.naturalWidth;
    canvas.height = ${scale} * image.naturalHeight;
    canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise(resolve => canvas.toBlob(resolve, 'image/png'));
    editor.postMessage({ png: new Uint8Array(await blob.arrayBuffer()) });
  };
  paint().catch(fail);
</script>
</body>
</html>`;
}
