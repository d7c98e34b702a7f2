/** Runs in a fresh extension host of a real VS Code, and measures one start of the extension. */

import { performance } from 'node:perf_hooks';
import * as vscode from 'vscode';
import { EXTENSION_ID } from '../../test/extension/extensionId';
import { durationsOf, observer, processorTime, sleep, until } from './host';
import type { Activation } from './measurements';

/** VS Code itself is still starting when it calls `run`. */
const SETTLING = 2000;

/**
 * Called by VS Code. The folder is named after the measurement: `activate` alone, or `open`, the opening of a puzzle, which starts the
 * extension. Writes the figures next to the folder, where the puzzles are too.
 */
export async function run(): Promise<void> {
  observer.observe({ entryTypes: ['measure'] });
  const folder = vscode.workspace.workspaceFolders![0].uri;
  await sleep(SETTLING);
  const files = vscode.Uri.joinPath(folder, '..');
  const figures = folder.path.endsWith('activate') ? await activation() : await opening(files);
  const bytes = new TextEncoder().encode(JSON.stringify(figures));
  await vscode.workspace.fs.writeFile(vscode.Uri.joinPath(files, 'activation.json'), bytes);
}

async function activation(): Promise<Partial<Activation>> {
  const began = performance.now();
  const processor = processorTime();
  await vscode.extensions.getExtension(EXTENSION_ID)!.activate();
  const activateAll = performance.now() - began;
  const activateProcessor = processorTime() - processor;
  await until(() => durationsOf('sudoku.activate').length > 0);
  const activate = durationsOf('sudoku.load')[0] + durationsOf('sudoku.activate')[0];
  return { activate, activateAll, activateProcessor };
}

async function opening(files: vscode.Uri): Promise<Partial<Activation>> {
  const processor = processorTime();
  const open = await opened(vscode.Uri.joinPath(files, 'plain.sudoku'));
  const openProcessor = processorTime() - processor;
  await sleep(SETTLING);
  const openRules = await opened(vscode.Uri.joinPath(files, 'rules.sudoku'));
  return { open, openProcessor, openRules };
}

/** Opens a file, and returns the milliseconds until its first diagnostics. */
async function opened(file: vscode.Uri): Promise<number> {
  durationsOf('sudoku.open').length = 0;
  const began = performance.now();
  await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(file));
  await until(() => durationsOf('sudoku.open').length > 0);
  return performance.now() - began;
}
