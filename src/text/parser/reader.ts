/**
 * Goes through the lines of a file and connects titles, comments, sections and neighboring grids with their puzzles.
 *
 * This is a single class, because each kind of line has only a few lines of code, and all of them read and change the
 * same context.
 */

import { areOtherDigits, areOtherElements } from '#otherDigits';
import { marksNotes } from '#pasted';
import type { SectionReader } from '#ruleText';
import { type Geometry, geometryOfSize } from '../../core/geometry';
import { hasConflict } from '../../core/grid';
import type { Note } from '../note';
import type { Labels } from '../pasted/index';
import { isBetweenRows } from '../pasted/lines';
import type { Puzzle } from '../puzzle';
import { type PuzzleLinkKind, puzzleLinkKindOf } from '../puzzleLinks';
import { type Span, sliceOf } from '../span';
import { endOfLine } from '../strings/lineBreaks';
import { puzzleOfLibraryLine, puzzleOfLine } from './assembly';
import { isBelowHead, type ParseResult } from './checkpoints';
import { type Context, geometryIn, type Section, sectionAfter } from './context';
import { DoubtfulLines } from './doubtfulLines';
import { gridOfBoxes } from './grids/boxRows';
import { areBoxes, regionsOfLabels } from './grids/drawnRegions';
import { GridBlocks, linesOfBlock } from './grids/gridBlocks';
import { findOneLine, type OneLine, parseLibraryLine } from './grids/oneLine';
import { isMeant } from './grids/plausible';
import { type Boxes, boxesAfter, boxesOfPair, drawsBoxes, hasPair, namesBoxes } from './grids/statedBoxes';
import { WaitingRows } from './grids/waitingRows';
import { LineEnds } from './lineEnds';
import { damagedBelow } from './lines/damaged';
import { conflictAfter } from './lines/mergeMarkers';
import { plainDigits, puzzleOfPlainLine } from './lines/plainLine';
import { fitsRow, type Line, type RowSyntax } from './lines/syntax';
import { PastedGrids } from './pasting';
import { PuzzleCollector } from './puzzleCollector';
import { markKeyOf } from './sections/markLines';
import { NearSections } from './sections/nearSections';
import { belongsToPuzzle, OpenRules, ruleSectionKind } from './sections/openRules';
import { isHeadingOfMarks } from './stack';
import { commentBehind, Titles } from './titles';
import { UnreadAbove } from './unreadAbove';

/** The letters of the regions of a small jigsaw, in one word. */
const LETTERS = /(?<!\w)(?:[a-z]{36,81}|[A-Z]{36,81})(?!\w)/;

/** A digit that repeats in the first row of a line. */
const REPEATED = /([1-9])\d{0,7}\1/;

/** Reads lines in order and keeps the context that the next puzzle needs. */
export class Reader implements ParseResult {
  readonly puzzles: readonly Puzzle[];
  readonly checkpoints: ParseResult['checkpoints'];
  readonly notes: readonly Note[];
  private readonly found: PuzzleCollector;
  private section: Section;
  private boxes: Boxes;
  readonly titles: Titles;
  private readonly rows: WaitingRows;
  readonly doubts: DoubtfulLines;
  readonly pasting: PastedGrids;
  private readonly blocks: GridBlocks;
  readonly ends: LineEnds;
  readonly rules: OpenRules;
  readonly near: NearSections;
  /** The first of waiting rows that are directly below a single-line puzzle. */
  rowBelow: RowSyntax | undefined;
  private readonly above: UnreadAbove;
  readonly isAnyText: boolean;

  constructor(
    private readonly text: string,
    context: Context,
    readRules: SectionReader,
  ) {
    this.section = context.section;
    this.isAnyText = context.isAnyText;
    this.boxes = context.boxes;
    this.titles = new Titles(context.titles);
    this.found = new PuzzleCollector(text, context, readRules);
    ({ puzzles: this.puzzles, checkpoints: this.checkpoints } = this.found);
    this.rows = new WaitingRows(text, this.geometryOf, block => this.blocks.add(block));
    this.doubts = new DoubtfulLines(text, this.found);
    this.notes = this.doubts.notes;
    this.pasting = new PastedGrids(text, this.geometryOf, this);
    this.blocks = new GridBlocks(text, this.found, this);
    this.ends = new LineEnds(text, this.found, this, context);
    this.rules = new OpenRules(text, this.found, note => this.doubts.add(note));
    this.near = new NearSections(text, this.found, this.rules);
    this.above = new UnreadAbove(text, this.doubts);
  }

  get reachesBack(): boolean {
    return this.found.reachesBack;
  }

  get heading() {
    const { section, boxes, titles, isAnyText } = this;
    return { section, boxes, titles: titles.known, isAnyText };
  }

  /**
   * Reads a line that ends at `lineEnd`, its comment included. False when it must be read again, because a run of lines ended above it
   * whose last ones may be rules.
   */
  read(line: Line, lineEnd: number): boolean {
    this.above.read(line, this.mayHaveSketch);
    const conflict = conflictAfter(this.text, line, lineEnd, this.found.isInConflict || this.found.isBelowLine);
    if (this.pasting.hasRun) {
      const mayGoOn = conflict === undefined && !this.near.isRule(line) && !this.linkIn(line);
      if (mayGoOn && this.pasting.read(line, lineEnd, this.found.size)) return true;
      this.pasting.end();
      if (this.rules.isOpen || this.near.isWaiting) return false;
    }
    if (conflict !== undefined) this.readMergeMarker(line, conflict);
    else if (line.kind === 'section') this.readSection(line, lineEnd);
    else if (this.section !== 'unknown') this.readContent(line, lineEnd);
    return true;
  }

  /** Reads a line while a section of rules is open, or may be. Returns where reading continues; undefined without a section. */
  readRules(line: Line, start: number, end: number): number | undefined {
    if (!this.rules.isOpen && !this.near.isWaiting) return undefined;
    const isMerge = conflictAfter(this.text, line, end, this.found.isInConflict) !== undefined;
    if (!this.rules.isOpen) return this.near.read(line, isMerge) ?? this.ends.endLine(start, end);
    if (!isMerge && this.rules.takes(line, start)) return this.ends.endLine(start, end);
    const isSamePuzzle = line.kind === 'section' && belongsToPuzzle(line.name);
    const from = isSamePuzzle ? this.rules.end(start) : this.rules.endAtPuzzle(start);
    if (this.section === 'unknown') this.section = 'none'; // what ended the rules is read
    this.found.endOfRules = end;
    if (isSamePuzzle) return from;
    const isFinal = from > this.found.quietUntil && !this.found.awaitsBoxes && !isBelowHead(this.text, from);
    if (this.isBetweenGrids && !this.pasting.isRereading && isFinal) this.ends.addCheckpoint(from);
    else this.found.quietUntil = end; // without this line the text before a checkpoint would belong to the rules
    return from;
  }

  /** Reads a plain line that starts here. False when there is none, or when rows wait for the rest of their grid. */
  readPlainLine(start: number): boolean {
    const digits = this.isBetweenGrids && this.section !== 'unknown' && plainDigits(this.text, start);
    // The line may be a number of a different kind.
    if (!digits || (this.isAnyText && REPEATED.test(this.text.slice(start, start + 9)))) return false;
    this.addLine(puzzleOfPlainLine(this.text, this.geometryOf(9), start, digits), this.titles.ofLine(undefined));
    return true;
  }

  /**
   * Reads the start of a line that is too long for a row or a title, and cuts the line after it. Returns where to read again instead if
   * a section of rules ends at it.
   */
  readLongLine(line: Line, start: number, end: number): number | undefined {
    this.pasting.end();
    const from = this.near.refuse(start) ?? this.readRules(line, start, end);
    if (from !== undefined && from <= start) return from;
    this.above.settleLink(line);
    if (from === undefined) this.readStart(line, end);
    else this.rules.end(end);
    this.ends.cutLine(end);
    return undefined;
  }

  private readStart(line: Line, end: number): void {
    this.endGrids();
    const [known, before] = [this.titles.known, this.puzzles.length];
    if (line.kind !== 'section') this.read(line, end);
    this.endGrids();
    if (this.puzzles.length === before) this.titles.known = known;
  }

  /** Reads the rules of the last puzzle. Call it before its puzzles are used. */
  settle(): void {
    this.found.settle();
  }

  /** Makes puzzles from all waiting rows, because the text ends. Returns where reading continues, if lines must be read again. */
  finish(): number | undefined {
    this.rules.finish();
    this.endGrids();
    if (this.found.awaitsBoxes) this.found.addBoxes(this.withBoxes);
    this.rules.finish(); // the last lines of a run may be rules
    const again = this.near.end();
    if (again !== undefined) return again;
    this.above.finish();
    this.doubts.settle();
    this.rules.settle(this.geometryOf(9));
    return undefined;
  }

  /** Whether there are no rows that wait for the rest of their grid, and no rules that wait for their grid. */
  get isBetweenGrids(): boolean {
    const { rows, pasting, rules, near, above } = this;
    return rows.isEmpty && !pasting.hasRun && !rules.isWaiting && !near.isWaiting && above.isEmpty;
  }

  /** Whether comments may show a grid: next to a puzzle they are only comments. */
  private get mayHaveSketch(): boolean {
    return this.found.size === undefined && this.rows.isEmpty;
  }

  /** The kind of the link that is this line, if it is one. */
  private linkIn(line: Line): PuzzleLinkKind | undefined {
    const mayBeLink = line.kind === 'text' || (line.kind === 'row' && !fitsRow(line, this.rows.last));
    return mayBeLink ? puzzleLinkKindOf(this.text.slice(line.start, this.endOfLink(line))) : undefined;
  }

  /** Where the link of a line ends. Its percent signs, and a fragment, begin no comment. */
  private endOfLink({ start, end }: Span): number {
    if (!/[%#]/.test(this.text[end] ?? '')) return end;
    return start + this.text.slice(start, endOfLine(this.text, end)).trimEnd().length;
  }

  private readContent(line: Line, lineEnd: number): void {
    const link = this.linkIn(line);
    if (link) {
      this.readLink(line, lineEnd, link);
      return;
    }
    switch (line.kind) {
      case 'empty':
        if (this.pasting.isBlankRow(lineEnd, this.rows)) this.pasting.addRow(line, lineEnd);
        else this.readEmpty();
        break;
      case 'comment':
        this.readComment(line);
        break;
      case 'library':
        this.endGrids();
        this.readLibraryLine(line);
        break;
      case 'border':
        this.pasting.addRow(line, lineEnd);
        break;
      case 'row':
        if (fitsRow(line, this.rows.last)) {
          this.pasting.addRow(line, lineEnd);
          if (this.found.isBelowLine && !this.rows.hasBlock) this.rowBelow = line;
          this.rows.add(line);
        } else this.readLine(line, lineEnd, line);
        break;
      case 'text':
        this.readLine(line, lineEnd);
        break;
    }
  }

  private readMergeMarker({ start, end }: Span, isInConflict: boolean): void {
    this.endGrids();
    this.found.part();
    this.doubts.add({ start, end, reason: 'merge-conflict' });
    this.found.isInConflict = isInConflict;
  }

  private readEmpty(): void {
    if (this.pasting.startBands(this.rows)) return;
    this.rows.endBlock();
    this.found.isBelowLine = false;
    if (this.rows.isEmpty) this.pasting.endRows();
    if (!this.rows.hasBands) this.titles.endComment();
  }

  /** Reads a line that is not a row of a grid: a whole puzzle, alone or among words, or only words. */
  private readLine(line: Span, lineEnd: number, row?: RowSyntax): void {
    const { text, isBetweenGrids } = this;
    this.readBoxesBelow(line);
    if (this.readBetweenRows(line, lineEnd)) return;
    let oneLine = findOneLine(text, line, row, this.found.size);
    if (
      !oneLine &&
      this.pasting.canStart(line, row, this.near.beginsRegions(line)) &&
      !this.near.isRule(row ?? { kind: 'text', ...line })
    ) {
      if (this.rows.hasBands) this.endGrids();
      this.startRun(line, lineEnd);
      return;
    }
    this.endGrids();
    if (!isBetweenGrids) oneLine = findOneLine(text, line, row, this.found.size);
    if (!oneLine && row) oneLine = this.pasting.damaged(row, this.found.size);
    if (!oneLine || !this.addOneLine(oneLine, line, lineEnd)) this.readText(line, lineEnd);
  }

  /** Reads a comment of a program or the name of the boxes below, between rows. False for other lines. */
  private readBetweenRows(line: Span, lineEnd: number): boolean {
    if (!(this.rows.hasBlock || this.rows.hasBands) || !isBetweenRows(this.text, line)) return false;
    if (this.pasting.isRereading || this.rows.hasBands) this.readEmpty();
    else this.startRun(line, lineEnd);
    return true;
  }

  /** Starts a run of lines that may be a pasted grid, with the rows directly above. */
  private startRun(line: Span, lineEnd: number): void {
    this.rows.give();
    this.pasting.start(line, lineEnd);
  }

  /** Reads a link alone in its line. Its characters are never read as a puzzle. */
  private readLink(line: Span, lineEnd: number, reason: PuzzleLinkKind): void {
    const [start, end] = [line.start, this.endOfLink(line)];
    this.endGrids();
    this.titles.addLine(this.text, { start, end }, lineEnd);
    this.found.endLines();
    this.above.link = { start, end, reason };
  }

  private readSection(line: Span & { readonly name: string }, lineEnd: number): void {
    if (this.readBetweenRows(line, lineEnd)) return;
    this.endGrids();
    this.found.endLines();
    const kind = ruleSectionKind(line.name);
    if (kind) this.rules.begin(kind, line.start);
    if (kind || this.near.begins(line, this.titles)) return;
    const name = line.name.toLowerCase();
    const known = name === 'puzzle' || name === 'state';
    // Otherwise it is not SadMan's format, but a name in brackets.
    if (!known && this.section === 'none') this.titles.addWords(line.name);
    else this.section = known ? name : 'unknown';
    if (name === 'puzzle') this.found.stateOf = undefined;
  }

  private readText(line: Span, lineEnd: number): void {
    if (this.readDamaged(line, lineEnd) || this.areLetters(line) || this.near.begins(line, this.titles)) return;
    this.titles.addLine(this.text, line, lineEnd);
    if (!isHeadingOfMarks(sliceOf(this.text, line))) this.found.endLines();
  }

  /** Whether a line has the letters of all regions of a jigsaw. */
  private areLetters({ start, end }: Span): boolean {
    const found = LETTERS.exec(this.text.slice(start, end));
    const regions = found && regionsOfLabels([...found[0]]);
    if (!regions) return false;
    const from = start + found.index;
    this.addRegions({ start: from, end: from + found[0].length, regions });
    return true;
  }

  /** Reads a line of a collection that is damaged. False when it may be a title. */
  readDamaged(line: Span, lineEnd: number): boolean {
    const oneLine = this.found.isBelowLine && damagedBelow(this.text, line, this.found.size);
    if (oneLine) this.addOneLine(oneLine, line, lineEnd);
    return Boolean(oneLine);
  }

  private readComment(line: Span): void {
    const content = this.text.slice(line.start + 1, line.end);
    // Marks belong to the puzzle above.
    const isMarks = markKeyOf(sliceOf(this.text, line)) !== undefined;
    const section = isMarks ? this.section : sectionAfter(content);
    if (section) {
      this.endGrids();
      this.section = section;
      if (isMarks) for (const note of marksNotes(this.text, line, this.found.size)) this.doubts.add(note);
      return;
    }
    if (this.rows.hasBlock) this.rows.endFull();
    // In a file of puzzles, a comment is about those below it.
    const saysBoxes = this.isAnyText ? this.readBoxesBelow(line) : this.readBoxes(line);
    if (saysBoxes || !this.rows.isEmpty) return; // a comment among the rows of a grid is not a title
    this.found.adjacent = 0;
    this.titles.addComment(this.text[line.start], content);
  }

  /** Reads the boxes that lines state. Returns whether they name the number of rows or columns. */
  readBoxes({ start, end }: Span): boolean {
    const lines = this.text.slice(start, end);
    if (hasPair(lines)) this.titles.known = { ...this.titles.known, boxes: lines };
    const boxes = boxesAfter(lines, this.boxes);
    this.boxes = boxes ?? this.boxes;
    return boxes !== undefined;
  }

  /** Reads the boxes that a line states. A program may name those of the grid above it, and so may words if no other grid follows. */
  private readBoxesBelow(line: Span): boolean {
    const { boxes, found, isBetweenGrids, titles } = this;
    const pair = titles.known.boxes;
    const saysBoxes = this.readBoxes(line);
    if (!isBetweenGrids || found.size === undefined || boxes.has(found.size)) return saysBoxes;
    if (saysBoxes && namesBoxes(sliceOf(this.text, line))) found.addBoxes(this.withBoxes);
    else if (saysBoxes || titles.known.boxes !== pair) found.awaitsBoxes = true;
    return saysBoxes;
  }

  private readLibraryLine(line: Span): void {
    const library = parseLibraryLine(this.text, line);
    if (!library) this.readText(line, line.end);
    else this.addLine(puzzleOfLibraryLine(this.text, this.geometryOf(library.size), line, library), this.titles.ofGrid);
  }

  /** Adds the puzzle of a line. False if its numbers are not a puzzle. */
  addOneLine(oneLine: OneLine, line: Span, lineEnd: number): boolean {
    const puzzle = puzzleOfLine(this.text, this.geometryOf(oneLine.size), oneLine);
    if (this.blocks.areRegions(puzzle)) return true;
    const own = linesOfBlock(this.text, line);
    if (!isMeant(own, puzzle) || (this.isAnyText && areOtherDigits(own, puzzle))) {
      if (gridOfBoxes(puzzle.grid.digits)) this.doubts.doubt(line);
      return false;
    }
    const title = oneLine.label ?? this.titles.ofLine(commentBehind(this.text, line.end, lineEnd));
    this.addLine(this.pasting.better(puzzle, line), title);
    return true;
  }

  /** Makes puzzles from all waiting rows, because the current line cannot be inside a grid. */
  private endGrids(): void {
    this.pasting.end();
    this.rows.end();
    this.pasting.endRows();
  }

  /** Adds a pasted puzzle, with the title of a grid. */
  addPasted(puzzle: Puzzle): void {
    if (this.isAnyText && (areOtherElements(puzzle) || areOtherDigits(puzzle.text, puzzle))) return;
    this.addLine(puzzle, this.titles.ofGrid);
    this.found.isBelowLine = false;
  }

  /** Gives the last puzzle the regions that labels below it show. */
  addRegions({ start, end, regions }: Labels): void {
    // Labels of the usual boxes do not define a jigsaw.
    if (areBoxes(regions)) return;
    if (this.found.awaitsRules && this.found.size === regions.length)
      this.found.addRules({ kind: 'regions', start, end, text: this.text.slice(start, end), lacksHeading: true });
    else this.doubts.add({ start, end, reason: 'regions' });
  }

  /** Adds a puzzle in rows. */
  add(untitled: Puzzle, title: string | undefined): void {
    const puzzle = this.boxes.has(untitled.grid.geometry.size) ? untitled : this.withBoxes(untitled);
    this.rules.settle(puzzle.grid.geometry);
    this.found.add(this.titles.give(puzzle, title), this.section);
  }

  /** The puzzle with the boxes that lines state, unless other lines or words show them or its digits do not fit. */
  private readonly withBoxes = (puzzle: Puzzle): Puzzle => {
    const { grid } = puzzle;
    const { size } = grid.geometry;
    const { boxes } = this.titles.known;
    if (grid.geometry !== geometryOfSize(size) || drawsBoxes(puzzle.text)) return puzzle;
    const geometry = this.boxes.get(size) ?? (boxes === undefined ? undefined : boxesOfPair(boxes, grid));
    if (geometry === 'unclear') this.doubts.add({ start: puzzle.start, end: puzzle.end, reason: 'box-order' });
    if (!geometry || geometry === 'unclear' || hasConflict({ ...grid, geometry })) return puzzle;
    return { ...puzzle, grid: { ...grid, geometry } };
  };

  /** Adds a single-line puzzle. Later grids do not join it. */
  private addLine(puzzle: Puzzle, title: string | undefined): void {
    this.add(puzzle, title);
    this.found.adjacent = 0;
    this.found.isBelowLine = true;
  }

  readonly geometryOf = (size: number): Geometry => geometryIn(this.boxes, size);
}
