/** Goes through the lines of a file and connects titles, comments, sections and neighbouring grids with their puzzles. */

import { type Geometry, geometryOfSize, SIZES } from '../../core/geometry';
import type { Puzzle } from '../puzzle';
import type { Span } from '../span';
import { trimmed } from '../trim';
import { puzzleOfLibraryLine, puzzleOfLine, puzzleOfRows } from './assembly';
import { areFullGrids, areLines, isLongEnough, partsOf } from './blocks';
import { type Checkpoint, isBreak, type Reading } from './checkpoints';
import { boxesAfter, type Context, type Section, sameContext } from './context';
import { groupRows } from './grids';
import { findOneLine, type OneLine, oneLineOfSixteen, parseLibraryLine } from './oneLine';
import { plainDigits, puzzleOfPlainLine } from './plainLine';
import { stackPencilMarks, withState } from './stack';
import { endOfLine, fitsRow, type Line, type Row } from './syntax';
import { Titles, titleOf } from './titles';

/** The number of grids that pencil marks can complete: the givens and the position. */
const MOST_ADJACENT = 2;

/** Reads lines in order and keeps the context that the next puzzle needs. */
export class Reader implements Reading {
  readonly puzzles: Puzzle[] = [];
  readonly checkpoints: Checkpoint[] = [];
  private section: Section;
  private boxes: ReadonlyMap<number, Geometry>;
  private readonly titles: Titles;
  private adjacent: number;
  private size: number | undefined;
  /** Rows since the last line that is not a row, border or comment. */
  private block: Row[] = [];
  /** Blocks with as many rows as a box: bands of one grid, if enough of them follow each other. */
  private bands: Row[][] = [];
  /** The puzzle to which a `[State]` would belong. */
  private stateOf: Puzzle | undefined;
  /** Number of lines since the last checkpoint. */
  private lines = 0;
  /** Whether the reader is in the ignored part of a long line. */
  private isInLine = false;

  constructor(
    private readonly text: string,
    private context: Context,
  ) {
    this.section = context.section;
    this.boxes = context.boxes;
    this.titles = new Titles(context.titles);
    this.adjacent = context.adjacent;
    this.size = context.size;
  }

  /** Reads a line that ends at `lineEnd`, its comment included. */
  read(line: Line, lineEnd: number): void {
    if (line.kind === 'section') this.readSection(line);
    else if (this.section !== 'unknown') this.readContent(line, lineEnd);
  }

  /** Reads a plain line that starts here. False when there is none, or when rows wait for the rest of their grid. */
  readPlainLine(start: number): boolean {
    if (!this.isBetweenGrids || this.section === 'unknown') return false;
    const digits = plainDigits(this.text, start);
    if (!digits) return false;
    this.addLine(puzzleOfPlainLine(this.text, this.geometryOf(9), start, digits), this.titles.ofLine(undefined));
    return true;
  }

  /** Reads the start of a line that is too long for a row or a title, and cuts the line after it. */
  readLongLine(line: Line, end: number): void {
    this.endGrids();
    const { known } = this.titles;
    const before = this.puzzles.length;
    if (line.kind !== 'section') this.read(line, end);
    this.endGrids();
    if (this.puzzles.length === before) this.titles.known = known;
    this.cutLine(end);
  }

  /** Ends an ignored part of a long line. No puzzle is open there. */
  cutLine(end: number): void {
    this.adjacent = 0;
    this.stateOf = undefined;
    this.isInLine = true;
    this.addCheckpoint(end);
  }

  /** Ends a line. Returns the start of the next line; this is beyond the text when there is none. */
  endLine(start: number, end: number): number {
    const { text, checkpoints, puzzles } = this;
    const next = end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1);
    this.isInLine = false;
    this.lines++;
    if (next > text.length || !this.isBetweenGrids) return next;
    if (puzzles.length === (checkpoints.at(-1)?.puzzles ?? 0)) {
      if (!isBreak(text, start, end, this.lines)) return next;
      this.adjacent = 0;
      this.stateOf = undefined;
    }
    this.addCheckpoint(next);
    return next;
  }

  private addCheckpoint(offset: number): void {
    this.lines = 0;
    this.renewContext();
    this.checkpoints.push({ offset, puzzles: this.puzzles.length, context: this.context });
  }

  /** Ends the text: makes puzzles from all waiting rows. */
  finish(): void {
    this.endGrids();
  }

  /** Whether no rows wait for the rest of their grid. */
  private get isBetweenGrids(): boolean {
    return this.block.length === 0 && this.bands.length === 0;
  }

  /** Keeps the same context object while the context does not change, as in a collection. */
  private renewContext(): void {
    const { section, boxes, size, isInLine } = this;
    const adjacent = Math.min(this.adjacent, MOST_ADJACENT);
    const awaitsState = this.stateOf !== undefined;
    const context = { section, boxes, titles: this.titles.known, adjacent, awaitsState, isInLine, size };
    if (!sameContext(context, this.context)) this.context = context;
  }

  private readContent(line: Line, lineEnd: number): void {
    switch (line.kind) {
      case 'empty':
        this.endBlock();
        if (this.bands.length === 0) this.titles.endComment();
        break;
      case 'comment':
        this.readComment(line);
        break;
      case 'library':
        this.endGrids();
        this.readLibraryLine(line);
        break;
      case 'row':
        if (fitsRow(line, this.block.at(-1))) this.addRow(line);
        else this.readLine(line, lineEnd, line);
        break;
      case 'text':
        this.readLine(line, lineEnd);
        break;
    }
  }

  /** Reads a line that is not a row of a grid: a whole puzzle, alone or among words, or only words. */
  private readLine(line: Span, lineEnd: number, row?: Row): void {
    this.endGrids();
    const oneLine = findOneLine(this.text, line, row, this.size);
    if (oneLine) this.addOneLine(oneLine, line, lineEnd);
    else this.readText(line, lineEnd);
  }

  private readSection(line: Span & { readonly name: string }): void {
    this.endGrids();
    this.adjacent = 0;
    const name = line.name.toLowerCase();
    const known = name === 'puzzle' || name === 'state';
    if (!known && this.section === 'none') {
      // Not SadMan's format: a name in brackets.
      this.titles.addWords(line.name);
      return;
    }
    this.section = known ? name : 'unknown';
    if (name === 'puzzle') {
      this.stateOf = undefined;
      this.titles.addHeading(line.name);
    }
  }

  private readText({ start, end }: Span, lineEnd: number): void {
    // The number in `Puzzle #5` does not start a comment.
    const number = /^\s*#\d\S*/.exec(this.text.slice(end, lineEnd))?.[0] ?? '';
    this.titles.addWords(this.text.slice(start, end) + number);
    this.adjacent = 0;
  }

  private readComment(line: Span): void {
    if (this.block.length > 0) this.endFullGrids();
    const content = this.text.slice(line.start + 1, line.end);
    const boxes = boxesAfter(content, this.boxes);
    if (boxes) {
      this.boxes = boxes;
      return;
    }
    if (this.block.length > 0 || this.bands.length > 0) return; // a comment among the rows of a grid is not a title
    this.adjacent = 0;
    this.titles.addComment(this.text[line.start], content);
  }

  private readLibraryLine(line: Span): void {
    const library = parseLibraryLine(this.text, line);
    if (!library) this.readText(line, line.end);
    else this.addLine(puzzleOfLibraryLine(this.text, this.geometryOf(library.size), line, library), this.titles.ofGrid);
  }

  private addOneLine(oneLine: OneLine, line: Span, lineEnd: number): void {
    const rest = this.text.slice(line.end, lineEnd).trim();
    const behind = /^[#%]/.test(rest) ? trimmed(rest, /[#%]/, /\s/).trim() : undefined;
    const puzzle = puzzleOfLine(this.text, this.geometryOf(oneLine.size), oneLine);
    this.addLine(puzzle, oneLine.label ?? this.titles.ofLine(behind));
  }

  private addRow(row: Row): void {
    this.block.push(row);
    if (isLongEnough(this.block)) this.endGrids();
  }

  /** Handles an empty line: the rows before it are one or more grids, or a band whose other bands follow. */
  private endBlock(): void {
    if (this.block.length === 0) return;
    if (!this.isBand()) {
      this.endGrids();
      return;
    }
    this.bands.push(this.block);
    this.block = [];
    this.joinBands();
  }

  /** Whether the waiting rows are as many as a box has, or continue the bands before them; some rows may be missing. */
  private isBand(): boolean {
    const { block, bands } = this;
    const size = block[0].cells;
    if (!SIZES.includes(size) || block.length >= size || areLines(this.text, block)) return false;
    if (!block.every(row => row.cells === size && row.strangeCount === 0)) return false;
    const { boxHeight } = this.geometryOf(size);
    if (bands.length === 0) return block.length === boxHeight;
    return bands[0][0].cells === size && bands.flat().length + block.length < size + boxHeight;
  }

  /** Makes a grid from the bands as soon as there are enough. */
  private joinBands(): void {
    const rows = this.bands.flat();
    if (rows.length < rows[0].cells) return;
    this.bands = [];
    this.addBlock(rows);
  }

  /** Makes puzzles from all waiting rows, because the current line cannot be inside a grid. */
  private endGrids(): void {
    const { block } = this;
    if (block.length > 0 && this.bands.length > 0 && this.isBand()) this.endBlock();
    const blocks = [this.bands.flat(), this.block].filter(rows => rows.length > 0);
    this.bands = [];
    this.block = [];
    for (const rows of blocks) this.addBlock(rows);
  }

  /** Handles a comment among rows: after a full grid it belongs to the next grid. */
  private endFullGrids(): void {
    const { block } = this;
    if (areFullGrids(block) && this.bands.length === 0) this.endGrids();
    else if (areLines(this.text, block.slice(0, 16))) this.endGrids();
  }

  private addBlock(block: readonly Row[]): void {
    for (const part of partsOf(this.text, block)) {
      if (part.kind === 'rows') this.addGrids(part.rows);
      else this.addOneLine(oneLineOfSixteen(this.text, part.row), part.row, endOfLine(this.text, part.row.end));
    }
  }

  private addGrids(rows: readonly Row[]): void {
    for (const group of groupRows(this.text, rows)) {
      if (group.name) this.titles.addWords(this.text.slice(group.name.start, group.name.end));
      this.add(puzzleOfRows(this.text, this.geometryOf(group.size), group), this.titles.ofGrid);
    }
  }

  private add(untitled: Puzzle, title: string | undefined): void {
    const { puzzles, checkpoints } = this;
    const puzzle = title ? { ...untitled, title: titleOf(title) } : untitled;
    const merged = this.section === 'state' && this.stateOf && withState(this.text, this.stateOf, puzzle);
    if (merged) puzzles[puzzles.length - 1] = merged;
    else puzzles.push(puzzle);
    this.adjacent = Math.min(this.adjacent + 1, MOST_ADJACENT + 1);
    if (!merged && this.adjacent > 1 && stackPencilMarks(this.text, puzzles, this.adjacent)) this.adjacent = 0;
    // A puzzle that absorbed later lines can only be read together with them, so remove the checkpoints inside it.
    const { start } = puzzles[puzzles.length - 1];
    while ((checkpoints.at(-1)?.offset ?? 0) > start) checkpoints.pop();
    this.stateOf = this.section === 'puzzle' ? puzzle : undefined;
    this.size = puzzle.grid.geometry.size;
    this.titles.clear();
  }

  /** Adds a puzzle in one line. Later grids do not join it. */
  private addLine(puzzle: Puzzle, title: string | undefined): void {
    this.add(puzzle, title);
    this.adjacent = 0;
  }

  private geometryOf(size: number): Geometry {
    return this.boxes.get(size) ?? geometryOfSize(size);
  }
}
