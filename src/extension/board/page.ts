/**
 * The page of a board in a webview. Its code and style are inlined: requests for separate files would pass through a
 * service worker, the window and the extension host, one after another, while the user waits. The content security
 * policy allows only these two.
 */

import type * as vscode from 'vscode';
import type { Foreground } from '../../analysis/foreground';
import { dataElement } from '../../board/dataElement';
import type { Language } from '../../core/sentences';
import { readBuilt } from '../services/files/built';
import { type PageName, pageLanguage } from '../services/files/pageLanguage';
import { pause } from '../services/slices';

/** Maximum time that background work waits for a page, in milliseconds: a hidden page may run much later. */
const LONGEST_LOAD = 2000;

/** Makes the pages of boards. */
export class BoardPages {
  /** The parts of the page, loaded on demand. */
  private reading: Promise<PageParts> | undefined;

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
    this.reading ??= readPageParts(this.extension, 'board');
    try {
      return htmlOf(await this.reading, '<div id="board"></div>');
    } catch (error) {
      this.reading = undefined;
      throw error;
    }
  }
}

/** Waits until a page sends a message. */
export function nextMessage(webview: vscode.Webview): Promise<void> {
  return new Promise(resolve => {
    const listener = webview.onDidReceiveMessage(() => {
      listener.dispose();
      resolve();
    });
  });
}

/** The parts of a page. */
export interface PageParts {
  readonly script: string;
  readonly style: string;
  readonly language: Language;
}

/** Reads the parts of a page. */
export async function readPageParts(extension: vscode.Uri, page: PageName): Promise<PageParts> {
  const [script, style, language] = await Promise.all([
    readBuilt(extension, `${page}.js`),
    readBuilt(extension, `${page}.css`),
    pageLanguage(extension, page),
  ]);
  return { script, style, language };
}

/** The text of a page. `content` is HTML. */
export function htmlOf({ script, style, language }: PageParts, content: string): string {
  const nonce = nonceOf();
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'`;
  return `<!DOCTYPE html>
<html lang="${language.locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style nonce="${nonce}">${style}</style>
<title>Sudoku</title>
</head>
<body>
${content}
${dataElement('language', language)}
<script nonce="${nonce}">${script}</script>
</body>
</html>`;
}

/** An unpredictable number as text. */
export function nonceOf(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
}

// Node and the browser both have it. Other globals of either must not be used here.
declare const crypto: { getRandomValues(array: Uint8Array): Uint8Array };
