/**
 * Finds pasted grids among the lines that a reader processes. It finds them in two ways. Rows from which the usual
 * formats make no complete puzzle are tried as a pasted grid when their block ends. Lines that are not rows but may be
 * part of a pasted grid are collected in a run. When a run ends and is not a pasted grid, its lines are read again, one
 * by one, as if there had been no run. So text of the usual formats is read the same with and without this file.
 *
 * This is a single class, because both ways share the rows above, the run that is read again, and the notes on what is not read.
 */

import {
  areFields,
  drawingNote,
  isRowOfLabels,
  looksPasted,
  mayBeBeside,
  noteOf,
  orderInWords,
  readPasted,
  reordered,
  undecorated,
} from '#pasted';
import type { Geometry } from '../../core/geometry';
import { MOST_PARTS } from '../pasted/gridLikeness';
import type { Labels, PastedReading } from '../pasted/index';
import { isHeading, isRowOfTabs, linesOf } from '../pasted/lines';
import type { Puzzle } from '../puzzle';
import type { Span } from '../span';
import { afterBreak, endOfLine, lineStartOf } from '../strings/lineBreaks';
import { areWhole, goodRows } from './blocks';
import type { DoubtfulLines } from './doubtfulLines';
import { findOneLine, type OneLine } from './grids/oneLine';
import { PastedRun } from './grids/pastedRun';
import type { RowGroup } from './grids/rows';
import type { WaitingRows } from './grids/waitingRows';
import { damagedOneLine } from './lines/damaged';
import { fitsRow, type Line, type RowSyntax, scanLine } from './lines/syntax';
import type { Titles } from './titles';

/** The parts of the parser that pasting needs: its puzzles, and callbacks that add findings and read other lines. */
interface Reader {
  readonly puzzles: readonly Puzzle[];
  readonly titles: Titles;
  readonly doubts: DoubtfulLines;
  addPasted(puzzle: Puzzle): void;
  /** Gives the last puzzle its regions. */
  addRegions(labels: Labels): void;
  /** Reads the boxes that lines around a grid state. */
  readBoxes(lines: Span): boolean;
  /** Reads a line that is not part of a pasted grid. */
  read(line: Line, lineEnd: number): boolean;
  /** Reads a line while a section of rules is open, or may be. Returns where reading continues; undefined without a section. */
  readRules(line: Line, start: number, end: number): number | undefined;
  /** Receives checkpoints, each at the start of a line. */
  readonly ends: { addCheckpoint(offset: number): void };
}

/** Finds pasted grids. */
export class PastedGrids {
  private run: PastedRun | undefined;
  /** The run whose lines are being read again. */
  private rereading: PastedRun | undefined;
  /** Where the rows and borders since the last other line start and end; -1 when there are none. */
  private rowsStart = -1;
  private rowsEnd = -1;

  constructor(
    private readonly text: string,
    private readonly geometryOf: (size: number) => Geometry,
    private readonly reader: Reader,
  ) {}

  get hasRun(): boolean {
    return this.run !== undefined;
  }

  /** Whether the lines of a run are being read again. Reading cannot start within them. */
  get isRereading(): boolean {
    return this.rereading !== undefined;
  }

  /** Call for each row and border outside a run. */
  addRow({ start }: Span, lineEnd: number): void {
    if (this.rowsStart < 0) this.rowsStart = lineStartOf(this.text, start);
    this.rowsEnd = lineEnd;
  }

  /** Call when a line is neither a row nor a border, or there are no waiting rows. */
  endRows(): void {
    this.rowsStart = -1;
  }

  /** Whether a line of white space is a row of empty cells between tabs, because the row above it has tabs too. */
  isBlankRow(lineEnd: number, rows: WaitingRows): boolean {
    const { text } = this;
    if (text[lineEnd - 1] !== '\t' || !isRowOfTabs(text, lineStartOf(text, lineEnd), lineEnd)) return false;
    const { last } = rows;
    return last ? text.slice(lineStartOf(text, last.start), endOfLine(text, last.end)).includes('\t') : !rows.hasBands;
  }

  /**
   * Whether a line that is neither a row nor a puzzle may be part of a pasted grid. `beginsRegions`: whether it is the first row of the
   * regions of the puzzle above.
   */
  canStart(line: Span, row: RowSyntax | undefined, beginsRegions: boolean): boolean {
    const isTooLong = row !== undefined && row.cells > MOST_IN_PART && row.wordCount === 1 && row.strangeCount === 0;
    if (this.rereading || isTooLong) return false;
    return looksPasted(this.text, line) || (!beginsRegions && isRowOfLabels(this.text, line));
  }

  /** Starts a run with a line, and with the rows and borders directly above it. */
  start(line: Span, lineEnd: number): void {
    const { text, rowsStart } = this;
    this.run = new PastedRun(text, rowsStart < 0 ? lineStartOf(text, line.start) : rowsStart);
    for (let at = this.run.start; at < line.start; at = afterBreak(text, this.run.end))
      this.run.add(endOfLine(text, at));
    this.rowsStart = -1;
    if (this.run.end < lineEnd) this.run.add(lineEnd);
  }

  /**
   * Starts a run with the waiting rows, because an empty line follows and they have empty fields: they may be the first
   * band of a table whose bands are separated by empty lines. False for other rows.
   */
  startBands(rows: WaitingRows): boolean {
    const { last } = rows;
    if (!last || this.rereading || rows.hasBands || this.rowsStart < 0) return false;
    const end = endOfLine(this.text, last.end);
    if (!areFields(this.text, linesOf(this.text, this.rowsStart, end))) return false;
    rows.give();
    this.start(last, end);
    this.run?.acceptsEmpty();
    return true;
  }

  /** Adds a line to the run. Otherwise ends the run and returns false; the caller then reads the line. */
  read(line: Line, lineEnd: number, sizeBefore: number | undefined): boolean {
    const { run, text } = this;
    if (!run) return false;
    const isTabs = line.kind === 'empty' && isRowOfTabs(text, lineStartOf(text, lineEnd), lineEnd);
    if (line.kind === 'empty' && !isTabs && run.acceptsEmpty()) return true;
    const row = line.kind === 'row' ? line : undefined;
    const isLong = line.kind === 'text' || (row !== undefined && !fitsRow(row, undefined));
    if (!isTabs && (!run.accepts(line) || (isLong && findOneLine(text, line, row, sizeBefore)))) {
      this.end();
      return false;
    }
    run.add(lineEnd);
    if (run.isLongEnough(line.start, line.end)) this.cut(run);
    return true;
  }

  /** Reads the grids of a long run, and continues it with the lines after the last grid. */
  private cut(run: PastedRun): void {
    this.reader.readBoxes(run);
    const reading = readPasted(this.text, run, this.geometryOf, 'start');
    if (!reading) {
      this.end();
      return;
    }
    this.run = undefined;
    this.add(reading, run);
    if (reading.rest === undefined) return;
    const start = lineStartOf(this.text, reading.rest);
    this.reader.ends.addCheckpoint(start);
    this.run = new PastedRun(this.text, start);
    this.run.add(run.end);
  }

  /** Ends the run: reads its lines as pasted grids, otherwise in the usual formats. */
  end(): void {
    const { run, text } = this;
    if (!run) return;
    this.run = undefined;
    if (this.noteDrawing(run) || run.isSplit) return;
    this.reader.readBoxes(run);
    const reading = readPasted(text, run, this.geometryOf);
    if (!reading?.isWhole && this.noteTable(run)) return;
    if (reading) this.add(reading, run);
    else if (this.noteKnown(run)) return;
    const from = reading ? reading.rest && lineStartOf(text, reading.rest) : run.start;
    if (from === undefined) return;
    this.rereading = run;
    for (let at = from; at < run.end; ) {
      const end = endOfLine(text, at, run.end);
      const line = scanLine(text, at, end);
      const next = this.reader.readRules(line, at, end);
      if (next === undefined) this.reader.read(line, end);
      at = next ?? afterBreak(text, end);
    }
    this.rereading = undefined;
    this.reader.doubts.doubt(run);
  }

  /**
   * Reads the rows of a block as pasted grids, if that explains them better than these groups of rows. False when it does
   * not, and the groups are the puzzles.
   */
  readRows(rows: readonly RowSyntax[], groups: readonly RowGroup[], puzzles: readonly Puzzle[]): boolean {
    if (areWhole(rows, groups, puzzles)) return this.noteOrder(rows, puzzles);
    const span = this.linesAround(rows);
    if (this.noteDrawing(span) || this.noteKnown(span)) return true;
    const reading = readPasted(this.text, span, this.geometryOf);
    if (!reading?.isWhole && this.noteTable(span)) return true;
    if (reading && (reading.isWhole || reading.rows > goodRows(groups) || hasFewerProblems(reading, puzzles))) {
      this.add(reading, span);
      return true;
    }
    if (puzzles.length === 0) this.reader.doubts.doubt(span);
    return false;
  }

  /** Adds a note on rows that are columns or boxes, according to the words above them. */
  private noteOrder(rows: readonly RowSyntax[], puzzles: readonly Puzzle[]): boolean {
    const { words, comment } = this.reader.titles.known;
    if (!orderInWords(words) && !orderInWords(comment)) return false;
    const span = this.linesAround(rows);
    const found = reordered(this.text, span, puzzles, [words, comment]);
    if (found) this.reader.doubts.add({ ...span, ...found });
    return found !== undefined;
  }

  /** Adds a note on lines whose rows would individually be read as something else. */
  private noteKnown({ start, end }: Span): boolean {
    const { text } = this;
    const lines = text.slice(start, end);
    const mayBe = lines.includes('…') || mayBeBeside(text, linesOf(text, start, end));
    const note = mayBe ? noteOf(text, { start, end }) : undefined;
    const isKnown = note?.reason === 'ellipses' || note?.reason === 'side-by-side';
    if (note && isKnown) this.reader.doubts.add(note);
    return isKnown;
  }

  /**
   * Adds a note on a table below the names of its columns, in which empty cells are spaces or signs, on a frame with numbers
   * outside it, or on digits with signs next to them.
   */
  private noteTable({ start, end }: Span): boolean {
    const { text } = this;
    const [first] = linesOf(text, start, end);
    const lines = text.slice(start, end);
    const isMarked = undecorated(lines) !== lines;
    const mayBe = first && (isMarked || isHeading(text, first) || /[+\u250c-\u2554]/.test(lines));
    const note = mayBe ? noteOf(text, { start, end }) : undefined;
    const isTable =
      note?.reason === 'outside' ||
      ((isMarked || note?.reason === 'spaces' || note?.reason === 'blanks') && note?.grids !== undefined);
    if (isTable) this.reader.doubts.add(note);
    return isTable;
  }

  /** Adds a note on a drawing that would be read as something else. */
  private noteDrawing({ start, end }: Span): boolean {
    const note = drawingNote(this.text, linesOf(this.text, start, end));
    if (note) this.reader.doubts.add(note);
    return note !== undefined;
  }

  private add({ puzzles, labels, rest }: PastedReading, { start: from, end: to }: Span): void {
    const [first, other] = puzzles;
    const { words, comment } = this.reader.titles.known;
    const found = reordered(this.text, { start: from, end: rest ?? to }, puzzles, [words, comment]);
    if (found) {
      this.reader.doubts.add({ start: from, end: rest === undefined ? to : puzzles[puzzles.length - 1].end, ...found });
      return;
    }
    if (labels && first && (other || labels.start < first.start)) {
      const { regions } = labels;
      const [start, end] = [Math.min(labels.start, first.start), Math.max(labels.end, puzzles[puzzles.length - 1].end)];
      this.reader.doubts.add({ start, end, reason: 'regions', grids: [first.grid], regions });
      return;
    }
    for (const puzzle of puzzles) this.reader.addPasted(puzzle);
    if (labels) this.reader.addRegions(labels);
  }

  /** A single-line puzzle with problems, or the pasted reading of its line if that has none. */
  better(puzzle: Puzzle, line: Span): Puzzle {
    if (puzzle.problems.length === 0) return puzzle;
    const reading = readPasted(this.text, line, this.geometryOf);
    return reading?.isWhole && reading.puzzles.length === 1 ? reading.puzzles[0] : puzzle;
  }

  /** A row as a puzzle of a wrong length, unless it is part of a line that was broken into several. */
  damaged(row: RowSyntax, sizeBefore: number | undefined): OneLine | undefined {
    const { rereading, text } = this;
    const line = damagedOneLine(text, row, sizeBefore);
    const isPart = line && rereading && rereading.count <= MOST_PARTS && noteOf(text, rereading);
    return isPart ? undefined : line;
  }

  /** The lines of rows, with the borders above and below them. */
  private linesAround(rows: readonly RowSyntax[]): Span {
    const { text, rowsStart, rowsEnd } = this;
    const first = lineStartOf(text, rows[0].start);
    const last = endOfLine(text, rows[rows.length - 1].end);
    this.rowsStart = -1;
    const isBefore = rowsStart >= 0 && rowsStart < first;
    // Rows of another block may follow.
    const isBelow = rowsStart >= 0 && rowsEnd > last && !/[\w.]/.test(text.slice(last, rowsEnd));
    return { start: isBefore ? rowsStart : first, end: isBelow ? rowsEnd : last };
  }
}

/** Maximum number of cells in one of the lines into which a single-line puzzle was broken. */
const MOST_IN_PART = 80;

/** Whether labels and symbols around rows explain what would otherwise be problems. */
function hasFewerProblems(reading: PastedReading, puzzles: readonly Puzzle[]): boolean {
  const count = (all: readonly Puzzle[]) => all.reduce((sum, { problems }) => sum + problems.length, 0);
  return puzzles.length > 0 && count(reading.puzzles) < count(puzzles);
}
