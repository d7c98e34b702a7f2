/**
 * Selects the part of a document that a provider handles when VS Code requests all of it: the whole document if it is short,
 * otherwise the lines near the visible ones. When the user scrolls elsewhere, the request is repeated.
 */

import * as vscode from 'vscode';
import { puzzlesWithin } from '../../text/document/within';
import type { Puzzle } from '../../text/puzzle';
import type { Span } from '../../text/span';
import type { Work } from '../../text/work';
import { spanOfRange } from '../services/convert';
import type { EditorAnalysis } from '../services/documents';
import { isSudoku } from '../services/languages';
import { awaited, pause } from '../services/slices';

/** Documents with up to this many UTF-16 units are handled as a whole: some 600 puzzles on one line each. */
const WHOLE = 50_000;

/** Lines above and below the visible ones in longer documents, so that a short scroll needs no request. */
const MARGIN = 150;

/** Debounce time until the request is repeated after scrolling, in milliseconds. */
const REST = 200;

/** The handled part of a document. Its lines are complete. */
export interface Near extends Span {
  readonly range: vscode.Range;
  readonly isWhole: boolean;
}

/** Tracks the lines that a provider has handled, and reports when others become visible. */
export class Nearby implements vscode.Disposable {
  /**
   * The lines that are in all answers for a document since `onMove`, undefined when there are none. The last answer alone
   * is not enough: VS Code keeps one for the outline and asks again for sticky scroll, which does not renew the outline.
   */
  private answered = new WeakMap<vscode.TextDocument, vscode.Range | undefined>();
  /** Number of scrolls by document. Two documents side by side may scroll together. */
  private readonly scrolled = new WeakMap<vscode.TextDocument, number>();
  private readonly listener = vscode.window.onDidChangeTextEditorVisibleRanges(
    ({ textEditor }) => void this.onScroll(textEditor.document),
  );

  /** `onMove` is called when a document was scrolled to lines that an answer did not cover. VS Code then requests again. */
  constructor(
    private readonly analysis: EditorAnalysis,
    private readonly onMove: () => void,
  ) {}

  /** The part to handle now. */
  of(document: vscode.TextDocument): Near {
    const all = document.validateRange(new vscode.Range(0, 0, document.lineCount, 0));
    const length = document.offsetAt(all.end);
    const isWhole = length <= WHOLE;
    const range = isWhole ? all : document.validateRange(widened(visibleRange(document)));
    this.answered.set(document, this.answered.has(document) ? this.answered.get(document)?.intersection(range) : range);
    return { ...limited(document, spanOfRange(document, range)), range, isWhole };
  }

  /** The puzzles of this part, read in slices; undefined when the answer is no longer needed. */
  async puzzles(
    document: vscode.TextDocument,
    near: Near,
    token: vscode.CancellationToken,
  ): Promise<Puzzle[] | undefined> {
    return awaited(puzzlesWithin(this.analysis.documents.puzzlesOf(document), near), token);
  }

  /** The result of work about these puzzles; undefined when it is no longer needed. */
  async answer<T>(
    document: vscode.TextDocument,
    token: vscode.CancellationToken,
    workOf: (puzzles: readonly Puzzle[], near: Near) => Work<T>,
  ): Promise<{ readonly near: Near; readonly found: T } | undefined> {
    const near = this.of(document);
    const { version } = document;
    const puzzles = await this.puzzles(document, near, token);
    if (!puzzles || document.version !== version) return undefined;
    const found = await awaited(workOf(puzzles, near), token);
    return found === undefined || document.version !== version ? undefined : { near, found };
  }

  dispose(): void {
    this.listener.dispose();
  }

  private async onScroll(document: vscode.TextDocument): Promise<void> {
    if (!isSudoku(document)) return;
    const turn = (this.scrolled.get(document) ?? 0) + 1;
    this.scrolled.set(document, turn);
    await pause(REST);
    if (turn !== this.scrolled.get(document)) return;
    if (!this.answered.has(document) || this.answered.get(document)?.contains(visibleRange(document))) return;
    this.answered = new WeakMap();
    this.onMove();
  }
}

/** From the first to the last visible line in all editors of a document; its start when no editor shows it. */
function visibleRange(document: vscode.TextDocument): vscode.Range {
  const ranges = vscode.window.visibleTextEditors
    .filter(editor => editor.document === document)
    .flatMap(({ visibleRanges }) => visibleRanges);
  const start = new vscode.Range(0, 0, 0, 0);
  const [first = start, ...rest] = ranges;
  return document.validateRange(rest.reduce((all, range) => all.union(range), first));
}

function widened({ start, end }: vscode.Range): vscode.Range {
  return new vscode.Range(Math.max(0, start.line - MARGIN), 0, end.line + MARGIN, Number.MAX_SAFE_INTEGER);
}

/** Limits the length of a part with long lines. */
function limited(document: vscode.TextDocument, span: Span): Span {
  if (span.end - span.start <= 2 * WHOLE) return span;
  const middle = document.offsetAt(visibleRange(document).start);
  return { start: Math.max(span.start, middle - WHOLE), end: Math.min(span.end, middle + WHOLE) };
}
