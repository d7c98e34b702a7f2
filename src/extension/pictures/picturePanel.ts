/** A picture beside the text of its puzzle, with frames around the doubtful cells. It is the same on the desktop and in the browser. */

import * as vscode from 'vscode';
import { currentLocale } from '../../core/sentences';
import * as messages from '../../messages/index';
import type { PicturedDoubt } from '../../picture/crops';
import { nonceOf } from '../board/page';
import type { Picture } from './sources';

/** The corners of the cells to frame, in shares of the width and height of the picture. */
export type PictureFrames = readonly PicturedDoubt['corners'][];

/** The tab with a picture. */
export class PicturePanel implements vscode.Disposable {
  private readonly panel: vscode.WebviewPanel;
  private isReady = false;

  /** Opens the tab beside the active editor, which keeps the focus. `onClose` is called when the user closes it. */
  constructor(
    picture: Picture,
    private frames: PictureFrames,
    onClose: () => void,
  ) {
    const title = messages.readingPictures.panel(picture.name);
    this.panel = vscode.window.createWebviewPanel(
      'sudoku.readPicture',
      title,
      { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
      { enableScripts: true, localResourceRoots: [], retainContextWhenHidden: true },
    );
    this.panel.onDidDispose(onClose);
    // The page has no other messages.
    this.panel.webview.onDidReceiveMessage(() => {
      this.isReady = true;
      // VS Code sends the bytes of a Uint8Array, but those of a Buffer, which it reads from files, as JSON.
      void this.panel.webview.postMessage({ bytes: new Uint8Array(picture.bytes), frames: this.frames });
    });
    this.panel.webview.html = pageOf(title);
  }

  /** Frames other cells. */
  show(frames: PictureFrames): void {
    this.frames = frames;
    if (this.isReady) void this.panel.webview.postMessage({ frames });
  }

  dispose(): void {
    this.panel.dispose();
  }
}

/** The page. It is given the bytes of the picture, so that no file outside the extension need be accessible to it. */
function pageOf(title: string): string {
  const nonce = nonceOf();
  return `<!DOCTYPE html>
<html lang="${currentLocale()}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src blob:; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'">
<style nonce="${nonce}">
  body { margin: 0; padding: 8px; }
  #picture { position: relative; width: fit-content; margin: auto; }
  img { display: block; max-width: 100%; max-height: calc(100vh - 16px); }
  svg { position: absolute; inset: 0; width: 100%; height: 100%; }
  polygon { fill: none; stroke: #e51400; stroke-width: 3px; vector-effect: non-scaling-stroke; }
  polygon.halo { stroke: #fff; stroke-width: 6px; }
</style>
</head>
<body>
<div id="picture"><img alt=""><svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true"></svg></div>
<script nonce="${nonce}">
  const image = document.querySelector('img');
  const drawing = document.querySelector('svg');
  image.alt = ${JSON.stringify(title).replaceAll('<', '\\u003c')};
  const polygon = (corners, kind) => {
    const shape = document.createElementNS('http://www.w3.org/2000/svg', 'polygon');
    shape.setAttribute('points', corners.map(({ x, y }) => x + ',' + y).join(' '));
    shape.setAttribute('class', kind);
    return shape;
  };
  addEventListener('message', ({ data: { bytes, frames } }) => {
    if (bytes) image.src = URL.createObjectURL(new Blob([bytes]));
    drawing.replaceChildren(...frames.flatMap(corners => [polygon(corners, 'halo'), polygon(corners, 'frame')]));
  });
  acquireVsCodeApi().postMessage('ready');
</script>
</body>
</html>`;
}
