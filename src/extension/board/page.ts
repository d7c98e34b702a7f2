/**
 * The page of a board in a webview. Its code and style are inlined: requests for separate files would pass through a service
 * worker, the window and the extension host, one after another, while the user waits. The policy allows only these two.
 */

import * as vscode from 'vscode';
import type { Foreground } from '../../analysis/foreground';
import { pause } from '../services/slices';

/** Maximum time that background work waits for a page, in milliseconds: a hidden page may run much later. */
const LONGEST_LOAD = 2000;

/** Makes the pages of boards. */
export class BoardPages {
  /** The code and the style, loaded on demand. */
  private reading: Promise<readonly string[]> | undefined;

  constructor(
    private readonly extension: vscode.Uri,
    private readonly foreground: Foreground,
  ) {}

  /** Loads a page into a webview, if it is still wanted after reading the page. Returns whether it was. */
  async load(webview: vscode.Webview, isWanted: () => boolean): Promise<boolean> {
    webview.options = { enableScripts: true, localResourceRoots: [] };
    const html = await this.html();
    if (!isWanted()) return false;
    webview.html = html;
    void this.foreground.during(() => Promise.race([nextMessage(webview), pause(LONGEST_LOAD)]));
    return true;
  }

  /** The text of a page. It sends `ready` when it runs. */
  private async html(): Promise<string> {
    this.reading ??= Promise.all(['board.js', 'board.css'].map(name => readBuilt(this.extension, name)));
    try {
      const [script, style] = await this.reading;
      return htmlOf(script, style);
    } catch (error) {
      this.reading = undefined;
      throw error;
    }
  }
}

function nextMessage(webview: vscode.Webview): Promise<void> {
  return new Promise(resolve => {
    const listener = webview.onDidReceiveMessage(() => {
      listener.dispose();
      resolve();
    });
  });
}

function htmlOf(script: string, style: string): string {
  const nonce = nonceOf();
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'`;
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style nonce="${nonce}">${style}</style>
<title>Sudoku</title>
</head>
<body>
<div id="board"></div>
<script nonce="${nonce}">${script}</script>
</body>
</html>`;
}

/** The text of a file that is built into the extension. */
export async function readBuilt(extension: vscode.Uri, name: string): Promise<string> {
  return new TextDecoder().decode(await vscode.workspace.fs.readFile(vscode.Uri.joinPath(extension, 'dist', name)));
}

/** An unpredictable number as text. */
export function nonceOf(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
}

// Node and the browser both have them. Other globals of either must not be used here.
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };
declare const crypto: { getRandomValues(array: Uint8Array): Uint8Array };
