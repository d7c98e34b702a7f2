/**
 * From text to puzzles: every form that {@link file://../../docs/formats.md} lists, in any mixture.
 *
 * Lines are looked at one by one (syntax.ts), rows that follow each other become grids (grids.ts), grids and lines
 * become puzzles (assembly.ts), and here titles, comments, sections and neighbouring grids say what belongs to what.
 * Parsing never fails: what cannot be read is a problem of its puzzle, with offsets inside the text, and the rest is
 * read all the same.
 */

import { type Geometry, geometryOf, geometryOfSize, SIZES } from '../core/geometry';
import { puzzleOfLibraryLine, puzzleOfLine, puzzleOfRows } from './assembly';
import { groupRows } from './grids';
import { Names } from './names';
import { areFourByFour, findOneLine, type OneLine, oneLineOfSixteen, parseLibraryLine } from './oneLine';
import type { Puzzle, PuzzleFile, Span } from './puzzle';
import { stackPencilMarks, withState } from './stack';
import { fitsRow, type Line, parseLine, type Row } from './syntax';

/** Never throws, whatever the text. */
export function parse(text: string): PuzzleFile {
  const work = parsing(text);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Lines between two pauses: about a millisecond's work. */
const LINES_BETWEEN_PAUSES = 64;

/** Parses like {@link parse}; yields where it may be paused or given up. */
export function* parsing(text: string): Generator<undefined, PuzzleFile> {
  const reader = new Reader(text);
  let lines = 0;
  for (let start = 0; start < text.length; ) {
    const end = endOfLine(text, start);
    reader.read(parseLine(text, start, end), end);
    start = end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1);
    if (++lines % LINES_BETWEEN_PAUSES === 0) yield undefined;
  }
  return { puzzles: reader.finish() };
}

function endOfLine(text: string, start: number): number {
  let end = start;
  for (; end < text.length; end++) {
    const c = text.charCodeAt(end);
    if (c === 0x0a || c === 0x0d) break;
  }
  return end;
}

/** Goes through the lines in order and keeps what the next puzzle may need of them. */
class Reader {
  private readonly puzzles: Puzzle[] = [];
  /** Rows since the last line that is no row, border or comment. */
  private block: Row[] = [];
  /** Blocks of as many rows as a box has: bands of one grid, if enough of them follow each other. */
  private bands: Row[][] = [];
  private readonly names = new Names();
  /** Boxes as `# box: 3x2` set them, by size. */
  private readonly boxes = new Map<number, Geometry>();
  private section: 'none' | 'puzzle' | 'state' | 'unknown' = 'none';
  /** The puzzle that a `[State]` would belong to. */
  private stateOf: Puzzle | undefined;
  /** Whether nothing but empty lines and borders came since the last puzzle. */
  private adjacent = false;

  constructor(private readonly text: string) {}

  read(line: Line, lineEnd: number): void {
    if (line.kind === 'section') this.readSection(line);
    else if (this.section !== 'unknown') this.readContent(line, lineEnd);
  }

  finish(): Puzzle[] {
    this.endGrids();
    return this.puzzles;
  }

  private readContent(line: Line, lineEnd: number): void {
    switch (line.kind) {
      case 'empty':
        this.endBlock();
        if (this.bands.length === 0) this.names.endComment();
        break;
      case 'comment':
        this.readComment(line);
        break;
      case 'library':
        this.endGrids();
        this.readLibraryLine(line);
        break;
      case 'row':
        if (fitsRow(line, this.block.at(-1))) this.block.push(line);
        else this.readLine(line, lineEnd, line);
        break;
      case 'text':
        this.readLine(line, lineEnd);
        break;
    }
  }

  /** A line that is no row of a grid: a whole puzzle, alone or among words, or only words. */
  private readLine(line: Span, lineEnd: number, row?: Row): void {
    this.endGrids();
    const oneLine = findOneLine(this.text, line, row, this.puzzles.at(-1)?.grid.geometry.size);
    if (oneLine) this.addOneLine(oneLine, line, lineEnd);
    else this.readText(line, lineEnd);
  }

  private readSection(line: Span & { readonly name: string }): void {
    this.endGrids();
    this.adjacent = false;
    const name = line.name.toLowerCase();
    const known = name === 'puzzle' || name === 'state';
    if (!known && this.section === 'none') {
      // Not one of SadMan's files: a name in brackets.
      this.names.addWords(line.name);
      return;
    }
    this.section = known ? name : 'unknown';
    if (name === 'puzzle') {
      this.stateOf = undefined;
      this.names.addHeading(line.name);
    }
  }

  private readText({ start, end }: Span, lineEnd: number): void {
    // The number in `Puzzle #5` begins no comment.
    const number = /^\s*#\d\S*/.exec(this.text.slice(end, lineEnd))?.[0] ?? '';
    this.names.addWords(this.text.slice(start, end) + number);
    this.adjacent = false;
  }

  private readComment(line: Span): void {
    if (this.block.length > 0) this.endFullGrids();
    const content = this.text.slice(line.start + 1, line.end);
    const box = /^\s+box:\s*(\d+)\s*[x×]\s*(\d+)\s*$/i.exec(content);
    if (box) {
      const [height, width] = [Number(box[1]), Number(box[2])];
      if (SIZES.includes(height * width)) this.boxes.set(height * width, geometryOf(height, width));
      return;
    }
    if (this.block.length > 0 || this.bands.length > 0) return; // among the rows of a grid it names nothing
    this.adjacent = false;
    this.names.addComment(this.text[line.start], content);
  }

  private readLibraryLine(line: Span): void {
    const library = parseLibraryLine(this.text, line);
    if (!library) this.readText(line, line.end);
    else this.add(puzzleOfLibraryLine(this.text, this.geometryOf(library.size), line, library), this.names.ofGrid);
  }

  private addOneLine(oneLine: OneLine, line: Span, lineEnd: number): void {
    const behind = /^[\s]*[#%]+\s*(.*?)\s*$/.exec(this.text.slice(line.end, lineEnd))?.[1];
    const puzzle = puzzleOfLine(this.text, this.geometryOf(oneLine.size), oneLine);
    this.add(puzzle, oneLine.label ?? this.names.ofLine(behind));
  }

  /** An empty line: the rows before it are one grid or more, or a band of one whose other bands follow. */
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

  /** Whether the rows that wait are as many as a box has, or go on with the bands before them, be some missing. */
  private isBand(): boolean {
    const { block, bands } = this;
    const size = block[0].cells;
    if (!SIZES.includes(size) || block.length >= size || this.areLines(block)) return false;
    if (!block.every(row => row.cells === size && row.strange === 0) || block.every(row => row.dashes)) return false;
    const { boxHeight } = this.geometryOf(size);
    if (bands.length === 0) return block.length === boxHeight;
    return bands[0][0].cells === size && bands.flat().length + block.length < size + boxHeight;
  }

  /** Makes a grid of the bands as soon as they are enough. */
  private joinBands(): void {
    const rows = this.bands.flat();
    if (rows.length < rows[0].cells) return;
    this.bands = [];
    this.addBlock(rows);
  }

  /** Something that cannot be within a grid: makes puzzles of all rows that wait. */
  private endGrids(): void {
    const { block } = this;
    if (block.length > 0 && this.bands.length > 0 && this.isBand()) this.endBlock();
    const blocks = [this.bands.flat(), this.block].filter(rows => rows.length > 0);
    this.bands = [];
    this.block = [];
    for (const rows of blocks) this.addBlock(rows);
  }

  /** A comment among rows: where it follows a full grid it belongs to the next one. */
  private endFullGrids(): void {
    const { block } = this;
    const size = block[0].cells;
    const isEven = SIZES.includes(size) && block.every(row => row.dashes || row.cells === size);
    const isFull = isEven && block.filter(row => !row.dashes).length % size === 0;
    if (isFull && this.bands.length === 0) this.endGrids();
    else if (this.areLines(block.slice(0, 16))) this.endGrids();
  }

  private areLines(block: readonly Row[]): boolean {
    return areFourByFour(
      this.text,
      block.filter(row => row.cells === 16),
    );
  }

  private addBlock(block: readonly Row[]): void {
    if (!this.areLines(block)) {
      this.addGrids(block);
      return;
    }
    let others: Row[] = [];
    for (const row of block) {
      if (row.cells !== 16) others.push(row);
      else {
        this.addGrids(others);
        others = [];
        this.addOneLine(oneLineOfSixteen(this.text, row), row, endOfLine(this.text, row.end));
      }
    }
    this.addGrids(others);
  }

  private addGrids(rows: readonly Row[]): void {
    for (const group of groupRows(this.text, rows)) {
      if (group.name) this.names.addWords(this.text.slice(group.name.start, group.name.end));
      this.add(puzzleOfRows(this.text, this.geometryOf(group.size), group), this.names.ofGrid);
    }
  }

  private add(untitled: Puzzle, title: string | undefined): void {
    const { puzzles } = this;
    const puzzle = title ? { ...untitled, title } : untitled;
    const merged = this.section === 'state' && this.stateOf && withState(this.stateOf, puzzle);
    if (merged) puzzles[puzzles.length - 1] = merged;
    else {
      puzzles.push(puzzle);
      if (this.adjacent) stackPencilMarks(this.text, puzzles);
    }
    this.stateOf = this.section === 'puzzle' ? puzzle : undefined;
    this.names.clear();
    this.adjacent = true;
  }

  private geometryOf(size: number): Geometry {
    return this.boxes.get(size) ?? geometryOfSize(size);
  }
}
