/**
 * From text to puzzles: every form that {@link file://../../docs/formats.md} lists, in any mixture.
 *
 * Lines are looked at one by one (syntax.ts), rows that follow each other become grids (grids.ts), and grids become
 * puzzles here, where titles, comments, sections and neighbouring grids say what belongs to what. Parsing never fails:
 * what cannot be read is a problem of its puzzle, with offsets inside the text, and the rest is read all the same.
 */

import { type Geometry, geometryOf, geometryOfSize, SIZES } from '../core/geometry';
import { bitOf } from '../core/grid';
import { type Cells, readCells } from './cells';
import { groupRows, type RowGroup } from './grids';
import {
  areFourByFour,
  type OneLine,
  oneLineInText,
  oneLineOfRow,
  oneLineOfSixteen,
  parseLibraryLine,
} from './oneLine';
import {
  Listing,
  movedProblem,
  type Places,
  type Problem,
  type Puzzle,
  type PuzzleFile,
  Run,
  type Span,
} from './puzzle';
import { stackPencilMarks, withState } from './stack';
import { charactersOf, fitsRow, type Line, parseLine, type Row, wordsOf } from './syntax';

/** Never throws, whatever the text. */
export function parse(text: string): PuzzleFile {
  const reader = new Reader(text);
  for (let start = 0; start < text.length; ) {
    const end = endOfLine(text, start);
    reader.read(parseLine(text, start, end), end);
    start = end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1);
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
  /** Names for the next puzzle: a line of words or section stays until it is used, a comment only on the line before. */
  private title: string | undefined;
  private comment: string | undefined;
  private description: string | undefined;
  /** `Puzzle`, of the section that the next puzzle stands in. */
  private heading: string | undefined;
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
        this.comment = undefined;
        break;
      case 'comment':
        this.readComment(line);
        break;
      case 'library':
        this.endGrids();
        this.readLibraryLine(line);
        break;
      case 'row':
        if (fitsRow(line)) this.block.push(line);
        else this.readLine(line, oneLineOfRow(this.text, line), lineEnd);
        break;
      case 'text':
        this.readLine(line, undefined, lineEnd);
        break;
    }
  }

  /** A line that is no row of a grid: a whole puzzle, alone or among words, or only words. */
  private readLine(line: Span, whole: OneLine | undefined, lineEnd: number): void {
    this.endGrids();
    const oneLine = whole ?? oneLineInText(this.text, line);
    if (oneLine) this.addOneLine(oneLine, line, lineEnd);
    else this.readText(line);
  }

  private readSection(line: Span & { readonly name: string }): void {
    this.endGrids();
    this.adjacent = false;
    const name = line.name.toLowerCase();
    const known = name === 'puzzle' || name === 'state';
    if (!known && this.section === 'none') {
      // Not one of SadMan's files: a name in brackets.
      this.title = line.name;
      return;
    }
    this.section = known ? name : 'unknown';
    if (name === 'puzzle') {
      this.stateOf = undefined;
      this.heading = line.name;
    }
  }

  private readText(line: Span): void {
    this.title = this.text.slice(line.start, line.end).replace(/^["']+|["':]+$/g, '');
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
    if (this.block.length > 0) return; // among the rows of a grid it names nothing
    this.adjacent = false;
    const header = /^([ACBDSLU])(?=\S)/.test(content) && this.text[line.start] === '#';
    if (header) {
      if (content[0] === 'D') this.description = content.slice(1).trim();
    } else if (content.trim()) this.comment = content.replace(/^[#%\s]+/, '').trim();
  }

  private readLibraryLine(line: Span): void {
    const library = parseLibraryLine(this.text, line);
    if (!library) {
      this.readText(line);
      return;
    }
    const geometry = this.geometryOf(library.size);
    // A placed digit is read like any other; its `+` only says that it is no given.
    const digitSpans = library.cells.map(({ end }) => ({ start: end - 1, end }));
    const cells = readCells(this.text, geometry, digitSpans, 'character');
    const givens = cells.digits.map((digit, cell) => (library.placed[cell] ? 0 : digit));
    const allowed = new Uint32Array(geometry.cellCount).fill(2 ** geometry.size - 1);
    for (const [digit, row, column] of library.deleted)
      allowed[(row - 1) * geometry.size + column - 1] &= ~bitOf(digit);
    const puzzle = this.build(
      geometry,
      line,
      library.cells,
      { ...cells, style: { ...cells.style, form: 'library' } },
      [],
    );
    const grid = library.deleted.length > 0 ? { ...puzzle.grid, allowed } : puzzle.grid;
    this.add({ ...puzzle, grid, givens });
  }

  private addOneLine(oneLine: OneLine, line: Span, lineEnd: number): void {
    const { size, by } = oneLine;
    const needed = size * size;
    const found = oneLine.cells.length;
    const whole = { start: oneLine.cells[0].start, end: oneLine.cells[found - 1].end };
    const problems: Problem[] =
      found === needed ? [] : [lengthProblem(this.text, 'line', oneLine.cells, needed, whole)];
    const geometry = this.geometryOf(size);
    // Too many or too few: where the mistake is, and so which cell is which, is anybody's guess.
    const spans = found === needed ? oneLine.cells : [];
    const trailing = /^[\s]*[#%]+\s*(.*?)\s*$/.exec(this.text.slice(line.end, lineEnd))?.[1];
    const title = oneLine.label ?? this.comment ?? this.title ?? trailing;
    const cells = readCells(this.text, geometry, spans, by);
    this.add(this.build(geometry, whole, spans, cells, problems, title));
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

  /** Whether the rows that wait are as many as a box has, and fit the bands before them. */
  private isBand(): boolean {
    const { block, bands } = this;
    const size = block[0].cells;
    return (
      SIZES.includes(size) &&
      block.length === this.geometryOf(size).boxHeight &&
      block.every(row => row.cells === size && !row.dashes && row.strange === 0) &&
      (bands.length === 0 || bands[0][0].cells === size)
    );
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
    if (this.block.length > 0 && this.bands.length > 0 && this.isBand()) this.endBlock();
    const blocks = [...this.bands, ...(this.block.length > 0 ? [this.block] : [])];
    this.bands = [];
    this.block = [];
    for (const block of blocks) this.addBlock(block);
  }

  /** A comment among rows: where it follows a full grid it belongs to the next one. */
  private endFullGrids(): void {
    const size = this.block[0].cells;
    const rows = this.block.filter(row => !row.dashes);
    const full = SIZES.includes(size) && rows.length % size === 0 && rows.every(row => row.cells === size);
    if (full && this.bands.length === 0) this.endGrids();
    else if (size === 16 && this.areLines(this.block)) this.endGrids();
  }

  private areLines(block: readonly Row[]): boolean {
    return areFourByFour(
      this.text,
      block.filter(row => row.cells === 16),
    );
  }

  private addBlock(block: readonly Row[]): void {
    if (block.some(row => row.cells === 16) && this.areLines(block)) {
      for (const row of block) {
        if (row.cells === 16) this.addOneLine(oneLineOfSixteen(this.text, row), row, endOfLine(this.text, row.end));
      }
      return;
    }
    for (const group of groupRows(this.text, block)) this.addGrid(group);
  }

  private addGrid({ size, rows, surplus }: RowGroup): void {
    const { text } = this;
    const geometry = this.geometryOf(size);
    const problems: Problem[] = [];
    const spans: (Span | undefined)[] = new Array(geometry.cellCount).fill(undefined);
    const by = rows.some(row => row.by === 'word') ? 'word' : 'character';
    rows.forEach((row, r) => {
      const cells = (row.by === 'word' ? wordsOf : charactersOf)(text, row.start, row.end);
      if (row.cells !== size) problems.push(lengthProblem(text, 'row', cells, size, row));
      // A short last row is one being typed. Anywhere else nobody knows which cell is missing.
      const isTyped = cells.length < size && r === rows.length - 1 && rows.length < size;
      if (cells.length === size || isTyped) spans.splice(r * size, cells.length, ...cells);
    });
    const last = surplus.at(-1) ?? rows[rows.length - 1];
    const found = rows.length + surplus.length;
    if (surplus.length > 0) {
      problems.push({ code: 'row-count', found, needed: size, start: surplus[0].start, end: last.end });
    } else if (found < size) {
      problems.push({ code: 'row-count', found, needed: size, start: last.start, end: last.end });
    }
    const cells = readCells(text, geometry, spans, by);
    this.add(
      this.build(geometry, { start: rows[0].start, end: last.end, firstLineEnd: rows[0].end }, spans, cells, problems),
    );
  }

  private build(
    geometry: Geometry,
    { start, end, firstLineEnd = end }: Span & { readonly firstLineEnd?: number },
    spans: readonly (Span | undefined)[],
    cells: Cells,
    problems: readonly Problem[],
    title = this.title ?? this.comment ?? this.description ?? this.heading,
  ): Puzzle {
    const { digits, allowed, style, oddBlanks } = cells;
    return {
      start,
      end,
      firstLineEnd,
      ...(title && { title }),
      grid: { geometry, digits, ...(allowed && { allowed }) },
      givens: digits,
      written: digits,
      places: placesOf(geometry, start, spans),
      style,
      oddBlanks,
      problems: [...problems, ...cells.problems]
        .map(problem => movedProblem(problem, -start))
        .sort((a, b) => a.start - b.start),
    };
  }

  private add(puzzle: Puzzle): void {
    const { puzzles } = this;
    const merged = this.section === 'state' && this.stateOf && withState(this.stateOf, puzzle);
    if (merged) puzzles[puzzles.length - 1] = merged;
    else {
      puzzles.push(puzzle);
      if (this.adjacent) stackPencilMarks(puzzles);
    }
    if (this.section === 'puzzle') this.stateOf = puzzle;
    else this.stateOf = undefined;
    this.title = this.comment = this.description = this.heading = undefined;
    this.adjacent = true;
  }

  private geometryOf(size: number): Geometry {
    return this.boxes.get(size) ?? geometryOfSize(size);
  }
}

function placesOf(geometry: Geometry, origin: number, spans: readonly (Span | undefined)[]): Places {
  const { cellCount } = geometry;
  const first = spans[0]?.start ?? 0;
  const isRun =
    spans.length === cellCount &&
    spans.every((span, cell) => span?.start === first + cell && span.end === span.start + 1);
  if (isRun) return new Run(first - origin, cellCount);
  const starts = new Int32Array(cellCount).fill(-1);
  const ends = new Int32Array(cellCount).fill(-1);
  spans.forEach((span, cell) => {
    if (!span) return;
    starts[cell] = span.start - origin;
    ends[cell] = span.end - origin;
  });
  return new Listing(starts, ends);
}

function lengthProblem(text: string, of: 'row' | 'line', cells: readonly Span[], needed: number, row: Span): Problem {
  const found = cells.length;
  const last = cells[Math.min(found, needed) - 1];
  const separator = cells.length > 1 ? text.slice(cells[0].end, cells[1].start) : '';
  const surplus = found > needed ? { start: cells[needed].start, end: cells[found - 1].end } : undefined;
  const isBlank = surplus && cells.slice(needed).every(({ start, end }) => /^[.0*_\-xX]$/.test(text.slice(start, end)));
  return {
    code: 'row-length',
    of,
    found,
    needed,
    padAt: last.end,
    separator: /^[\s,]*$/.test(separator) ? separator : '',
    ...(surplus && isBlank && { blankSurplus: { start: last.end, end: surplus.end } }),
    start: surplus?.start ?? row.start,
    end: surplus?.end ?? row.end,
  };
}
