/** The page of a board in a webview: its files, and a policy that allows no others. */

import * as vscode from 'vscode';

/** Where the files of the page are. */
const FOLDER = 'dist';

/** Loads the page into a webview. It sends `ready` when it runs. */
export function loadPage(webview: vscode.Webview, extension: vscode.Uri): void {
  const folder = vscode.Uri.joinPath(extension, FOLDER);
  webview.options = { enableScripts: true, localResourceRoots: [folder] };
  const script = webview.asWebviewUri(vscode.Uri.joinPath(folder, 'board.js'));
  const style = webview.asWebviewUri(vscode.Uri.joinPath(folder, 'board.css'));
  const nonce = nonceOf();
  const policy = `default-src 'none'; style-src ${webview.cspSource}; script-src 'nonce-${nonce}'`;
  webview.html = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${style}">
<title>Sudoku</title>
</head>
<body>
<div id="board"></div>
<script nonce="${nonce}" src="${script}"></script>
</body>
</html>`;
}

/** A number that no one can guess, as text. */
export function nonceOf(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
}

// Node and the browser both have it. Their other global names must not be used here.
declare const crypto: { getRandomValues(array: Uint8Array): Uint8Array };
