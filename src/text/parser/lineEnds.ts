/** Handles the end of each line for a reader: adds a checkpoint where no puzzle is open. */

import { lettersIn } from '../pasted/labelRows';
import { isBelowHead, isBreak } from './checkpoints';
import { type Context, sameContext } from './context';
import type { DoubtfulLines } from './doubtfulLines';
import type { PastedGrids } from './pasting';
import type { PuzzleCollector } from './puzzleCollector';

/** The part of a reader that is needed here. */
interface Reader {
  /** Whether there are no rows that wait for the rest of their grid, and no rules that wait for their grid. */
  readonly isBetweenGrids: boolean;
  readonly doubts: DoubtfulLines;
  readonly pasting: PastedGrids;
  readonly near: { readonly quietUntil: number };
  /** The context that the lines so far give to the next ones, apart from their puzzles. */
  readonly heading: Pick<Context, 'section' | 'boxes' | 'titles' | 'isAnyText'>;
}

/** Handles the ends of lines. */
export class LineEnds {
  /** Number of lines since the last checkpoint. */
  private lines = 0;
  /** Whether the reader is in the ignored part of a long line. */
  private isInLine = false;

  constructor(
    private readonly text: string,
    private readonly found: PuzzleCollector,
    private readonly reader: Reader,
    private context: Context,
  ) {}

  /** Ends an ignored part of a long line. No puzzle is open there. */
  cutLine(end: number): void {
    this.found.part();
    this.isInLine = true;
    this.addCheckpoint(end);
  }

  /** Ends a line. Returns the start of the next line; this is beyond the text when there is none. */
  endLine(start: number, end: number): number {
    const { text, found, reader } = this;
    const next = end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1);
    this.isInLine = false;
    this.lines++;
    if (!reader.isBetweenGrids) return next;
    reader.doubts.settle();
    if (next > text.length || next <= Math.max(found.quietUntil, reader.near.quietUntil)) return next;
    // Whether it is a row of letters or names columns depends on the next line.
    if (lettersIn(text, { start, end }) > 0 || isBelowHead(text, next)) return next;
    if (found.puzzles.length === (found.checkpoints.at(-1)?.puzzles ?? 0)) {
      if (!isBreak(text, start, end, this.lines)) return next;
      found.part();
    }
    if (found.awaitsBoxes) return next;
    this.addCheckpoint(next);
    return next;
  }

  /** Adds a checkpoint at the start of a line. */
  addCheckpoint(offset: number): void {
    const { found, reader } = this;
    this.lines = 0;
    reader.pasting.endRows();
    this.renewContext(offset);
    found.checkpoints.push({ offset, puzzles: found.puzzles.length, context: this.context });
  }

  /** Keeps the same context object while the context does not change, as in a collection. */
  private renewContext(offset: number): void {
    const { isInLine, found, reader } = this;
    const endOfRules = Math.max(0, found.endOfRules - offset);
    const context = { ...reader.heading, ...found.context, endOfRules, isInLine };
    if (!sameContext(context, this.context)) this.context = context;
  }
}
