/** Measuring tools for the suites in the editor: the extension's own measurements, garbage collection, and blocking of the host. */

import { PerformanceObserver, performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as vscode from 'vscode';

const PATIENCE = 600_000;

setFlagsFromString('--expose-gc');
export const collectGarbage: () => void = runInNewContext('gc');

/** The extension's measurements so far, by name. */
export const measured = new Map<string, number[]>();
export const observer = new PerformanceObserver(list => {
  for (const { name, duration } of list.getEntries()) durationsOf(name).push(duration);
});

/** A file that was opened and checked. Times are in milliseconds, memory in megabytes. */
export interface Opened {
  readonly document: vscode.TextDocument;
  readonly editor: vscode.TextEditor;
  readonly text: string;
  readonly open: number;
  readonly check: number;
  readonly checkHold: number;
  readonly collection: number;
  readonly memory: number;
}

/** Opens a file, first as plain text to measure the document alone, and waits until every puzzle is checked. */
export async function openFile(file: vscode.Uri): Promise<Opened> {
  const plain = await vscode.workspace.openTextDocument(file);
  const editor = await vscode.window.showTextDocument(plain);
  const text = plain.getText();
  await sleep(500);
  const before = heap();
  const collecting = performance.now();
  collectGarbage();
  const collection = performance.now() - collecting;

  measured.clear();
  const checkDelay = holds();
  const document = await vscode.languages.setTextDocumentLanguage(plain, 'sudoku');
  await until(() => durationsOf('sudoku.check').length > 0);
  const checkHold = checkDelay();
  const [open] = durationsOf('sudoku.open');
  const check = durationsOf('sudoku.check').at(-1) as number;
  await sleep(500);
  return { document, editor, text, open, check, checkHold, collection, memory: heap() - before };
}

export function durationsOf(name: string): number[] {
  const known = measured.get(name) ?? [];
  measured.set(name, known);
  return known;
}

/**
 * Starts to watch the event loop. The result is the longest time for which it was blocked, in processor time of its thread, which excludes
 * other load on the machine.
 */
export function holds(): () => number {
  let longest = 0;
  let last = processorTime();
  const look = () => {
    const now = processorTime();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(look, 1);
  return () => {
    clearInterval(timer);
    return longest;
  };
}

/** Processor time of this thread in milliseconds. The Node of VS Code has the function; the types here are older. */
export function processorTime(): number {
  const { user, system } = (process as unknown as { threadCpuUsage(): NodeJS.CpuUsage }).threadCpuUsage();
  return (user + system) / 1000;
}

export function heap(): number {
  collectGarbage();
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}

export async function until(isTrue: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!isTrue()) {
    if (performance.now() > end) throw new Error(`timed out: ${isTrue}`);
    await sleep(5);
  }
}

export function sleep(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}
