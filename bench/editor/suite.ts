/** Runs in the extension host of a real VS Code and measures how long its user waits. */

import { performance } from 'node:perf_hooks';
import * as vscode from 'vscode';
import { EXTENSION_ID } from '../../test/extension/extensionId';
import { durationsOf, holds, measured, observer, openFile, sleep, until } from './host';
import { measureKillers } from './killersSuite';
import {
  type EditorMeasurements,
  type FileMeasurement,
  type KillersMeasurement,
  type Task,
  type Times,
  timesOf,
} from './measurements';

/** Keystrokes in each measurement. */
const KEYSTROKES = 100;

/** Lines that are typed. */
const LINES = 20;

const PATIENCE = 600_000;

/** The name of Node's measurements of garbage collection. */
const GARBAGE = 'gc';

/** The start of the names of the measurements of providers. */
const ANSWER = 'sudoku.answer.';

/**
 * Called by VS Code. `tasks.json` next to the folder lists the measurements; the folder has a file for each. On failure, the reason is in
 * `error.txt` there, because the output of the host is not shown.
 */
export async function run(): Promise<void> {
  try {
    await measureAll();
  } catch (error) {
    const reason = new TextEncoder().encode(error instanceof Error ? error.stack : String(error));
    const folder = vscode.workspace.workspaceFolders![0].uri;
    await vscode.workspace.fs.writeFile(vscode.Uri.joinPath(folder, '../error.txt'), reason);
    throw error;
  }
}

async function measureAll(): Promise<void> {
  observer.observe({ entryTypes: ['measure', 'gc'] });
  const folder = vscode.workspace.workspaceFolders![0].uri;
  const tasks: Task[] = JSON.parse(
    new TextDecoder().decode(await vscode.workspace.fs.readFile(vscode.Uri.joinPath(folder, '../tasks.json'))),
  );
  const began = performance.now();
  await vscode.extensions.getExtension(EXTENSION_ID)!.activate();
  const activateAll = performance.now() - began;
  await sleep(100);
  const activate = durationsOf('sudoku.load')[0] + durationsOf('sudoku.activate')[0];
  const content = `${'.'.repeat(81)}\n`;
  await vscode.window.showTextDocument(await vscode.workspace.openTextDocument({ language: 'sudoku', content }));
  await until(() => durationsOf('sudoku.open').length > 0);
  const [firstFile] = durationsOf('sudoku.open');
  await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  const files: FileMeasurement[] = [];
  let killers: KillersMeasurement | undefined;
  for (const task of tasks) {
    console.log(`measuring ${task} puzzles`);
    const file = vscode.Uri.joinPath(folder, `${task}.txt`);
    if (task === 'killers') killers = await measureKillers(file);
    else files.push(await measure(file, task));
  }
  const result: EditorMeasurements = {
    vscode: vscode.version,
    activate,
    activateAll,
    firstFile,
    files,
    ...(killers && { killers }),
  };
  const bytes = new TextEncoder().encode(JSON.stringify(result, undefined, 2));
  await vscode.workspace.fs.writeFile(vscode.Uri.joinPath(folder, '../measurements.json'), bytes);
}

async function measure(file: vscode.Uri, puzzles: number): Promise<FileMeasurement> {
  const opened = await openFile(file);
  const { text, open, check, checkHold, collection, memory } = opened;
  let { document, editor } = opened;

  const keystroke = timesOf(await type(editor));

  // Again from the start, typing at once.
  document = await vscode.languages.setTextDocumentLanguage(document, 'plaintext');
  document = await vscode.languages.setTextDocumentLanguage(document, 'sudoku');
  editor = await vscode.window.showTextDocument(document);
  const keystrokeWhileChecking = timesOf(await type(editor));

  // And again, jumping to the middle before it is read.
  document = await vscode.languages.setTextDocumentLanguage(document, 'plaintext');
  document = await vscode.languages.setTextDocumentLanguage(document, 'sudoku');
  editor = await vscode.window.showTextDocument(document);
  durationsOf('sudoku.look').length = 0;
  const middle = document.lineAt(Math.floor(document.lineCount / 2)).range;
  editor.revealRange(middle, vscode.TextEditorRevealType.AtTop);
  await sleep(1000);
  const [look = 0] = durationsOf('sudoku.look');

  const { answers, allAnswers, answersHold, answersCollection } = await askProviders(document);

  await restore(document, text);
  const solveDelay = holds();
  const began = performance.now();
  await vscode.commands.executeCommand('sudoku.solve', document.uri);
  const solve = performance.now() - began;
  const solveHold = solveDelay();
  if (document.getText() === text) throw new Error(`${file} was not solved`);
  const undoing = performance.now();
  await vscode.commands.executeCommand('undo');
  await until(() => document.getText() === text || performance.now() - undoing > PATIENCE);
  if (document.getText() !== text) throw new Error(`one undo did not bring ${file} back`);
  const undo = performance.now() - undoing;

  await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  await sleep(500);
  return {
    puzzles,
    megabytes: text.length / 1e6,
    open,
    look,
    keystrokeWhileChecking,
    keystroke,
    check,
    checkHold,
    collection,
    memory,
    answers,
    allAnswers,
    answersHold,
    answersCollection,
    solve,
    solveHold,
    undo,
  };
}

/**
 * Types digits over blanks and blanks over digits at different visible places. Every tenth time it splits a line in two and joins it again.
 */
async function type(editor: vscode.TextEditor): Promise<number[]> {
  await sleep(50);
  const durations = durationsOf('sudoku.keystroke');
  durations.length = 0;
  for (let i = 0; i < KEYSTROKES; i++) {
    const line = Math.min(i % LINES, editor.document.lineCount - 2);
    const { text } = editor.document.lineAt(line);
    const column = (i * 17) % Math.max(1, text.length);
    editor.selection = new vscode.Selection(line, column, line, column + 1);
    const { version } = editor.document;
    await vscode.commands.executeCommand('type', { text: text[column] === '.' ? '5' : '.' });
    await until(() => editor.document.version > version);
    await sleep(20);
    if (i % 10 !== 0) continue;
    await vscode.commands.executeCommand('type', { text: '\n' });
    await until(() => editor.document.version > version + 1);
    await sleep(20);
    await vscode.commands.executeCommand('deleteLeft');
    await until(() => editor.document.version > version + 2);
    await sleep(20);
  }
  await until(() => durations.length >= KEYSTROKES);
  return [...durations];
}

/** Asks each provider about the middle of the file, as VS Code does when it becomes visible. */
async function askProviders(
  document: vscode.TextDocument,
): Promise<Pick<FileMeasurement, 'answers' | 'allAnswers' | 'answersHold' | 'answersCollection'>> {
  const { uri } = document;
  const line = Math.floor(document.lineCount / 2);
  const at = new vscode.Position(line, Math.min(4, document.lineAt(line).text.length));
  const seen = document.validateRange(new vscode.Range(line, 0, line + 60, 0));
  const asked: Record<string, readonly unknown[]> = {
    executeDocumentSymbolProvider: [uri],
    executeFoldingRangeProvider: [uri],
    executeLinkProvider: [uri],
    executeSelectionRangeProvider: [uri, [at]],
    executeCompletionItemProvider: [uri, at],
    executeDocumentHighlights: [uri, at],
    executeHoverProvider: [uri, at],
    executeInlayHintProvider: [uri, seen],
    provideDocumentRangeSemanticTokens: [uri, seen],
  };
  durationsOf(GARBAGE).length = 0;
  const delay = holds();
  for (const [command, args] of Object.entries(asked))
    await vscode.commands.executeCommand(`vscode.${command}`, ...args);
  await sleep(100); // the last measurements arrive
  const answersHold = delay();
  const answersCollection = Math.max(0, ...durationsOf(GARBAGE));
  const answers: Record<string, Times> = {};
  const all: number[] = [];
  for (const [name, durations] of measured) {
    if (!name.startsWith(ANSWER)) continue;
    answers[name.slice(ANSWER.length)] = timesOf(durations);
    all.push(...durations);
  }
  return { answers, allAnswers: timesOf(all), answersHold, answersCollection };
}

/** Restores the lines that {@link type} changed. */
async function restore(document: vscode.TextDocument, text: string): Promise<void> {
  const lines = text.split('\n', LINES);
  const edit = new vscode.WorkspaceEdit();
  edit.replace(document.uri, new vscode.Range(0, 0, lines.length - 1, lines.at(-1)!.length), lines.join('\n'));
  await vscode.workspace.applyEdit(edit);
  if (document.getText() !== text) throw new Error('the text is not what it was');
}
