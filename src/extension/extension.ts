import * as vscode from 'vscode';
import { setLanguage } from '../core/sentences';
import { registerBoards } from './board/register';
import { registerLanguageModelTools } from './models/languageModelTools';
import { OnDemand } from './onDemand';
import type { OpenFiles } from './openFiles';
import { registerProofs } from './proofs/register';
import { registerProviders } from './providers/index';
import { registerCollectionFiles } from './services/files/collectionFiles';
import { registerDocs } from './services/files/docs';
import { registerOffer } from './services/foreign/suggestLanguage';
import { isSudoku } from './services/languages';
import { loading, measured, now } from './services/timing';
import { registerTasks } from './tasks/register';
import { registerTests } from './tests/register';
import { type MarkdownHook, markdownHook } from './views/markdownPreview';

measured('sudoku.load', loading);

/**
 * Registers the features of the extension. VS Code also activates it for Markdown files, so nothing here reads a puzzle: that code is
 * loaded with the first Sudoku file, or on demand. Returns the plugin for VS Code's Markdown preview.
 */
export function activate(context: vscode.ExtensionContext): MarkdownHook {
  const began = now();
  // English is in the code.
  if (vscode.l10n.bundle) setLanguage({ locale: vscode.env.language, texts: vscode.l10n.bundle });
  let opening: Promise<OpenFiles> | undefined;
  const openFiles = () => {
    const arrived = now();
    opening ??= import('./openFiles').then(({ watchOpenFiles }) => watchOpenFiles(context, arrived));
    return opening;
  };
  const onOpen = (document: vscode.TextDocument) => {
    if (isSudoku(document)) void openFiles();
  };
  const onDemand = new OnDemand(context, openFiles);
  context.subscriptions.push(
    onDemand,
    vscode.workspace.onDidOpenTextDocument(onOpen),
    registerProviders(context, openFiles),
    registerBoards(onDemand),
    registerTasks(onDemand),
    registerTests(onDemand),
    registerLanguageModelTools(context, onDemand),
    registerOffer(context),
    registerProofs(context),
    registerCollectionFiles(),
    registerDocs(context, async editor => (await onDemand.loaded()).previewInstead(editor)),
  );
  for (const document of vscode.workspace.textDocuments) onOpen(document);
  measured('sudoku.activate', began);
  return markdownHook();
}
