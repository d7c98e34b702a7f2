/** The parts of a text that can be folded: puzzles with their titles, grids of a puzzle, comments and regions. */

import type { TextSource } from '../../text/document/document';
import { endWithRules, type Puzzle } from '../../text/puzzle';
import { sheetsOf, spanAround } from '../../text/sheets';
import type { Span } from '../../text/span';
import { endOfLine } from '../../text/strings/lineBreaks';
import { extentOf } from '../puzzles/puzzleBlock';

/** A part that is folded to its first line. */
export interface Fold extends Span {
  readonly kind: 'puzzle' | 'comment' | 'region';
}

/** Number of characters searched for comments between two yields. */
const PIECE = 1 << 14;

/** The folds of puzzles, which are in the order of the text, and of the comments and regions in a span that begins at the start of a line. */
export function* foldsOf(
  document: { readonly source: TextSource },
  puzzles: readonly Puzzle[],
  span: Span,
): Generator<undefined, Fold[]> {
  const folds: Fold[] = [];
  let from = span.start;
  for (const puzzle of puzzles) {
    const { start, end } = extentOf(document, puzzle, from);
    folds.push({ kind: 'puzzle', start, end });
    const sheets = sheetsOf(puzzle);
    for (const sheet of sheets.length > 1 ? sheets : []) {
      const grid = spanAround(puzzle, sheet, Array(puzzle.grid.geometry.cellCount).keys());
      if (grid) folds.push({ kind: 'puzzle', ...grid });
    }
    for (const section of puzzle.rules?.sections ?? [])
      folds.push({ kind: 'puzzle', start: puzzle.start + section.start, end: puzzle.start + section.end });
    from = endWithRules(puzzle);
    yield undefined;
  }
  const comments = new Comments(folds);
  for (let start = span.start; start < span.end; ) {
    const end = Math.min(start + PIECE, span.end);
    const text = document.source.slice(start, end);
    const isLast = end === span.end;
    const used = isLast ? text.length : Math.max(text.lastIndexOf('\n') + 1, 1);
    comments.read(text.slice(0, used), start);
    start += used;
    yield undefined;
  }
  comments.end();
  return folds;
}

/** Finds runs of comment lines, and regions between `# region` and `# endregion`. */
class Comments {
  private run: { start: number; end: number; lines: number } | undefined;
  private readonly regions: number[] = [];

  constructor(private readonly folds: Fold[]) {}

  read(text: string, origin: number): void {
    for (let at = 0; at < text.length; ) {
      const lineEnd = endOfLine(text, at);
      const comment = text.slice(at, lineEnd).trimStart();
      if (comment[0] === '#' || comment[0] === '%') {
        this.readComment(comment, origin + at, origin + lineEnd);
        const { start = origin + at, lines = 0 } = this.run ?? {};
        this.run = { start, end: origin + lineEnd, lines: lines + 1 };
      } else this.end();
      at = lineEnd + (text.startsWith('\r\n', lineEnd) ? 2 : 1);
    }
  }

  /** Ends a run of comments. */
  end(): void {
    if (this.run && this.run.lines > 1) this.folds.push({ kind: 'comment', start: this.run.start, end: this.run.end });
    this.run = undefined;
  }

  private readComment(comment: string, start: number, end: number): void {
    if (/^#\s*region\b/.test(comment)) this.regions.push(start);
    if (!/^#\s*endregion\b/.test(comment)) return;
    const first = this.regions.pop();
    if (first !== undefined) this.folds.push({ kind: 'region', start: first, end });
  }
}
