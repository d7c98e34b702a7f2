/** Measures typing in a file of killers, in the extension host of a real VS Code. */

import * as vscode from 'vscode';
import { type Key, KINDS, type Kind, keysIn } from '../typingKeys';
import { durationsOf, openFile, sleep, until } from './host';
import { type KillersMeasurement, type Times, timesOf } from './measurements';

/** Keys of each kind. */
const KEYS = 100;
/** The number of visible killers, in which keys are typed. */
const IN_SIGHT = 10;

export async function measureKillers(file: vscode.Uri): Promise<KillersMeasurement> {
  const { document, editor, text, open, check, checkHold, collection, memory } = await openFile(file);
  const starts = [...text.matchAll(/^Killer /gm)].map(({ index }) => index);
  const end = starts[IN_SIGHT] - 1;
  const last = editor.visibleRanges.at(-1)!.end;
  if (document.offsetAt(last) < end) throw new Error(`only ${last.line} lines are visible`);
  const typed = text.slice(0, end);
  const times: [Kind, Times][] = [];
  for (const kind of Object.keys(KINDS) as Kind[]) times.push([kind, await type(editor, typed, kind)]);

  // Again from the start, typing at once.
  await vscode.languages.setTextDocumentLanguage(document, 'plaintext');
  await vscode.languages.setTextDocumentLanguage(document, 'sudoku');
  const whileChecking = await type(await vscode.window.showTextDocument(document), typed, 'grid');
  await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  return {
    puzzles: starts.length,
    inSight: starts.filter(start => start <= document.offsetAt(last)).length,
    megabytes: text.length / 1e6,
    open,
    check,
    checkHold,
    collection,
    memory,
    keys: Object.fromEntries(times) as Record<Kind, Times>,
    whileChecking,
  };
}

async function type(editor: vscode.TextEditor, text: string, kind: Kind): Promise<Times> {
  await sleep(50);
  const durations = durationsOf('sudoku.keystroke');
  durations.length = 0;
  for (const key of keysIn(text, kind, KEYS)) await press(editor, key);
  await until(() => durations.length >= KEYS);
  return timesOf(durations);
}

async function press(editor: vscode.TextEditor, { start, end, text }: Key): Promise<void> {
  const { document } = editor;
  const { version } = document;
  editor.selection = new vscode.Selection(document.positionAt(start), document.positionAt(end));
  if (text === '') await vscode.commands.executeCommand('deleteLeft');
  else await vscode.commands.executeCommand('type', { text });
  await until(() => document.version > version);
  await sleep(20);
}
