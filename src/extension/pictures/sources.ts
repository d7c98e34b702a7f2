/** Pictures in the clipboard, in dropped data and in files. */

import * as vscode from 'vscode';

/** A picture, as the bytes of a file. */
export interface Picture {
  readonly bytes: Uint8Array;
  /** The name of its file; empty if it has none. */
  readonly name: string;
}

/** The names of files that can be read as pictures. */
const NAME = /\.(?:png|jpe?g|svg)$/i;

/** The first picture in a clipboard or in dropped data; undefined if there is none. */
export async function pictureIn(data: vscode.DataTransfer): Promise<Picture | undefined> {
  for (const [type, item] of data) {
    const file = item.asFile();
    if (file && (type.startsWith('image/') || NAME.test(file.name)))
      return { bytes: await file.data(), name: file.name };
  }
  const list = (await data.get('text/uri-list')?.asString()) ?? '';
  const uri = list.split(/\r?\n/).find(line => NAME.test(line.trim()) && !line.startsWith('#'));
  return uri === undefined ? undefined : pictureAt(vscode.Uri.parse(uri.trim()));
}

/** The picture in a file. */
export async function pictureAt(uri: vscode.Uri): Promise<Picture> {
  return { bytes: await vscode.workspace.fs.readFile(uri), name: uri.path.slice(uri.path.lastIndexOf('/') + 1) };
}
