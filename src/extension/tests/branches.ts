/** The items of the Test Explorer: files, ranges of long files, and puzzles. */

import * as vscode from 'vscode';
import { type PuzzleRange, rangesIn } from '../../features/collection/ranges';
import * as messages from '../../messages/index';
import type { PuzzleDocument } from '../../text/document/document';
import type { Puzzle } from '../../text/puzzle';
import { Lines } from '../../text/strings/lines';
import { rangeIn } from '../services/convert';

/** The content of an item: a file, some of its puzzles, or one. */
export type Branch = { readonly uri: vscode.Uri } & (
  | { readonly kind: 'file' }
  | { readonly kind: 'range' | 'puzzle'; readonly range: PuzzleRange }
);

/** A file that was read. */
export interface ReadFile {
  readonly uri: vscode.Uri;
  readonly text: string;
  readonly puzzles: PuzzleDocument;
}

/** Makes items, and maps them to their content. */
export class Branches {
  private readonly known = new WeakMap<vscode.TestItem, Branch>();

  constructor(private readonly controller: vscode.TestController) {}

  of(item: vscode.TestItem): Branch | undefined {
    return this.known.get(item);
  }

  /** The item of a file. */
  file(uri: vscode.Uri): vscode.TestItem {
    const item = this.controller.createTestItem(uri.toString(), vscode.workspace.asRelativePath(uri), uri);
    item.canResolveChildren = true;
    this.known.set(item, { uri, kind: 'file' });
    return item;
  }

  /** Makes the children of an item: ranges of puzzles if they are many, otherwise a test for each. Existing items are kept. */
  expand(item: vscode.TestItem, { uri, text, puzzles }: ReadFile): void {
    const branch = this.of(item);
    const whole = branch?.kind === 'range' ? branch.range : { first: 0, end: puzzles.count };
    const ranges = rangesIn(whole);
    const lines = new Lines(text, 0);
    const puzzleItems = () =>
      [...puzzlesOf(puzzles, whole)].map((puzzle, i) => {
        const first = whole.first + i;
        const child = this.child(item, { uri, kind: 'puzzle', range: { first, end: first + 1 } });
        child.range = rangeIn(lines, { start: puzzle.start, end: puzzle.firstLineEnd });
        // No description: VS Code reads it aloud instead of the label.
        child.label = messages.outline.title(puzzle) || messages.tests.puzzle(first + 1);
        return child;
      });
    const rangeItems = (parts: readonly PuzzleRange[]) =>
      parts.map(range => {
        const child = this.child(item, { uri, kind: 'range', range });
        child.canResolveChildren = true;
        child.label = messages.tests.range(range.first + 1, range.end);
        return child;
      });
    item.children.replace(ranges ? rangeItems(ranges) : puzzleItems());
  }

  private child(item: vscode.TestItem, branch: Exclude<Branch, { kind: 'file' }>): vscode.TestItem {
    const { uri, kind, range } = branch;
    const id = `${uri}#${kind} ${range.first} ${range.end}`;
    const child = item.children.get(id) ?? this.controller.createTestItem(id, '', uri);
    child.sortText = String(range.first).padStart(DIGITS, '0');
    this.known.set(child, branch);
    return child;
  }
}

/** Number of digits of a puzzle's number: more than any file needs. */
const DIGITS = 9;

/** The puzzles of a range. */
export function* puzzlesOf(document: PuzzleDocument, { first, end }: PuzzleRange): Generator<Puzzle, void> {
  let left = end - first;
  for (const puzzle of document.puzzles(first)) {
    if (left-- <= 0) return;
    yield puzzle;
  }
}
