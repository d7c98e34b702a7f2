/** The command that opens a sample of the extension as a new, unsaved file, so that it can be edited and saved anywhere. */

import * as vscode from 'vscode';
import { descriptionOf, SAMPLES } from '../../features/samples';
import * as messages from '../../messages/index';
import { LANGUAGE } from '../services/languages';
import type { Command } from './command';

export const openSamplesCommand: Command = {
  id: 'sudoku.openSamples',
  section: 'start',
  title: 'Open Samples',
  description: 'Lists the sample files, and opens a copy of the one you choose',
  make: ({ context }) => openSamples(context),
};

/** Opens the sample with this name, or one that the user chooses. Returns the URI of the new document. */
const openSamples =
  ({ extensionUri }: vscode.ExtensionContext) =>
  async (name?: unknown): Promise<string | undefined> => {
    const named = SAMPLES.find(sample => sample === name);
    const content = named ? await read(extensionUri, named) : await choose(extensionUri);
    if (content === undefined) return undefined;
    const document = await vscode.workspace.openTextDocument({ language: LANGUAGE, content });
    const editor = await vscode.window.showTextDocument(document);
    editor.selection = new vscode.Selection(0, 0, 0, 0);
    return document.uri.toString();
  };

/** Lists the samples with their descriptions, and returns the text of the chosen one. */
async function choose(extension: vscode.Uri): Promise<string | undefined> {
  const items = Promise.all(
    SAMPLES.map(async label => {
      const text = await read(extension, label);
      return { label, description: descriptionOf(text), text };
    }),
  );
  const options = { placeHolder: messages.samples.choose(), matchOnDescription: true };
  return (await vscode.window.showQuickPick(items, options))?.text;
}

async function read(extension: vscode.Uri, name: string): Promise<string> {
  return new TextDecoder().decode(await vscode.workspace.fs.readFile(vscode.Uri.joinPath(extension, 'samples', name)));
}

// Node and the browser both have it. Other globals of either must not be used here.
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };
