/**
 * Collects the lines of sections `[Rules]`, `[Regions]` and `[Cages]`, and gives them to their puzzle. Below rules and an empty line
 * there may be the title of the next puzzle. If a grid follows, such lines belong to it; otherwise they are lines of the section, and
 * mistakes. Steps of a path end the section, unless a rule follows.
 */

import { type Geometry, geometryOf } from '../../core/geometry';
import type { Note } from '../note';
import { beginsAsRule, looksLikeRule } from '../rules/index';
import { movedSection, type RuleSectionKind, type SectionText } from '../sectionText';
import { sectionAfter } from './context';
import { FileRules } from './fileRules';
import type { Found } from './found';
import { findOneLine } from './oneLine';
import type { Line } from './syntax';

/** The section that is open. */
interface Open {
  readonly kind: RuleSectionKind;
  /** The start of its heading. */
  readonly start: number;
  /** Of `[Regions]` and `[Cages]`: how many rows it has, and how many it will have. */
  rows: number;
  needed: number;
}

/** A line that is a rule and cannot be anything else, as most are: a keyword, a number, and a cell behind the colon. */
const PLAIN = /^[a-z]+ ?\d*: ?r\d+c\d/;
const REGIONS = /^[\p{L}\d\s|,]+$/u;
const CAGES = /^[\p{L}\d.\s|,]+$/u;
/** A step of a path: its effect, or what of it follows. No rule has an arrow, or a digit behind a cell and a sign. */
const STEP = /=>|r\d+c\d+\s?(?:<>|=\s?[\p{L}\d](?!\d*c\d))/iu;
/** A line of sums of cages. */
const SUM = /^\s*[\p{L}\d]\s*=/u;

const signsIn = (row: string) => row.replace(/[\s|,]/g, '').length;

/** Rows of fewer cells are no grid. */
const FEWEST_CELLS = 4;

/** The kind of a section with this name; undefined if it has no rules. */
export function ruleSectionKind(name: string): RuleSectionKind | undefined {
  const word = name.toLowerCase();
  return word === 'rules' || word === 'regions' || word === 'cages' ? word : undefined;
}

/** Whether a section with this name belongs to the puzzle above. */
export function belongsToPuzzle(name: string): boolean {
  return ruleSectionKind(name) !== undefined || name.toLowerCase() === 'state';
}

/** The section of rules that is read, if one is open. */
export class OpenRules {
  private open: Open | undefined;
  /** The first empty line after the last rule: from there on the text may belong to the next puzzle. */
  private tail: number | undefined;
  /** The first step after the last rule: from there on the text is a path. */
  private path: number | undefined;

  /** Sections above the first puzzle, whose size they are read with. */
  private above: SectionText[] = [];

  constructor(
    private readonly text: string,
    private readonly found: Found,
    private readonly note: (note: Note) => void,
  ) {}

  get isOpen(): boolean {
    return this.open !== undefined;
  }

  /** Whether a section is open, or waits for the first puzzle. */
  get isWaiting(): boolean {
    return this.isOpen || this.above.length > 0;
  }

  /** Opens a section with a heading. */
  begin(kind: RuleSectionKind, start: number): void {
    this.open = { kind, start, rows: 0, needed: 0 };
    this.isRule();
  }

  /** From the next line on, nothing but rules was read. */
  private isRule(): true {
    this.tail = this.path = undefined;
    return true;
  }

  /** Takes a line into the open section if that needs no look at its parts; false if it is not so plain. */
  takesPlain(start: number, end: number): boolean {
    if (this.open?.kind !== 'rules' || !PLAIN.test(this.text.slice(start, end))) return false;
    return this.isRule();
  }

  /** Takes a line, which starts at `lineStart`, into the open section; false if the section ends before it. */
  takes(line: Line, lineStart: number): boolean {
    switch (line.kind) {
      case 'empty':
        this.tail ??= lineStart;
        return true;
      case 'comment':
        return !sectionAfter(this.text.slice(line.start + 1, line.end));
      case 'section':
      case 'library':
      case 'border':
        return false;
      case 'row':
      case 'text':
        return this.takesWords(line, lineStart);
    }
  }

  /**
   * Ends the open section at a line with which another puzzle begins. Returns where the text goes on that belongs to that puzzle: below
   * the last rule.
   */
  endAtPuzzle(lineStart: number): number {
    return this.end(this.tail ?? lineStart);
  }

  /** Ends the open section at a line, where the text goes on. */
  end(lineStart: number): number {
    const { kind, start } = this.open ?? { kind: 'rules', start: lineStart };
    const text = this.text.slice(start, this.path ?? lineStart).trimEnd();
    const section = { kind, start, end: start + text.length, text };
    this.open = undefined;
    if (this.found.awaitsRules) this.found.addRules(section);
    else if (this.found.size === undefined) this.above.push(section);
    else this.note({ start, end: section.end, reason: 'lost-rules' });
    return lineStart;
  }

  /** Reads the sections above the first puzzle, whose size and boxes are these without them. Does nothing if there are none. */
  settle({ boxHeight, boxWidth }: Geometry): void {
    const [first] = this.above;
    if (!first) return;
    const { start } = first;
    const texts = this.above.map(section => movedSection(section, -start));
    this.above = [];
    this.found.fileRules = new FileRules(texts);
    const reading = this.found.fileRules.readFor(geometryOf(boxHeight, boxWidth));
    this.note({
      start,
      end: start + texts[texts.length - 1].end,
      reason: 'rules',
      sections: texts,
      reading,
      geometry: reading.geometry,
    });
  }

  /** The size of the grid to which the section belongs; undefined above the first one. */
  private get sizeAbove(): number | undefined {
    return this.found.awaitsRules ? this.found.size : undefined;
  }

  /** Whether a line can be a row of letters. Below an empty line a row of digits and dots is one of the next grid. */
  private isRowOf({ kind }: Open, content: string): boolean {
    if (kind === 'rules') return false;
    if (kind === 'regions') return REGIONS.test(content);
    if (this.tail !== undefined) return CAGES.test(content) && /\p{L}/u.test(content);
    return CAGES.test(content) || (!content.includes('=') && signsIn(content) === this.sizeAbove);
  }

  private takesWords(line: Extract<Line, { kind: 'row' | 'text' }>, lineStart: number): boolean {
    const { open, text } = this;
    const content = text.slice(line.start, line.end);
    if (open && this.isRowOf(open, content) && (open.rows === 0 || open.rows < open.needed)) {
      // The first row may lack cells, so the grid says how many rows there will be.
      if (open.rows === 0) open.needed = this.sizeAbove ?? signsIn(content);
      open.rows++;
      return this.isRule();
    }
    if (STEP.test(content)) {
      this.path ??= lineStart;
      return true;
    }
    // What a step rests on has cells too.
    const isRule = this.path === undefined ? looksLikeRule(content) : beginsAsRule(content);
    if (isRule || (open?.kind === 'cages' && SUM.test(content))) return this.isRule();
    const row = line.kind === 'row' ? line : undefined;
    return !(row && row.cells >= FEWEST_CELLS) && !findOneLine(text, line, row, undefined);
  }
}
