/**
 * Collects the lines of sections `[Rules]`, `[Regions]` and `[Cages]`, and gives them to their puzzle. Below rules and an empty line
 * there may be the title of the next puzzle. If a grid follows, such lines belong to it; otherwise they are lines of the section, and
 * mistakes. Steps of a path end the section, unless a rule follows.
 */

import { areCages } from '#pasted';
import { isName } from '#ruleText';
import { type Geometry, geometryOf } from '../../../core/geometry';
import type { Note } from '../../note';
import { movedSection, type RuleSectionKind, type SectionText } from '../../sectionText';
import type { Line } from '../lines/syntax';
import type { PuzzleCollector } from '../puzzleCollector';
import { FileRules } from './fileRules';
import { endTitle, type Open, takeRule } from './openSection';
import { bareAt, openedAt, takesLine } from './sectionLines';

/** A line that is a rule and cannot be anything else, as most are: a keyword, a number, and a cell after the colon. */
const PLAIN = /^[a-z]+ ?\d*: ?r\d+c\d/;
/** A line that is a rule if its first words are a keyword: it has a cell, a row or a column after the colon, and no sign that the steps of paths have. */
const WORDS = /^([a-z]+(?:[ -][a-z]+)*) ?\d*: ?[rc]\d[^=<>#%]*$/;

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
  /** Sections above the first puzzle. They are read with the size of that puzzle. */
  private above: SectionText[] = [];

  constructor(
    private readonly text: string,
    private readonly found: PuzzleCollector,
    private readonly note: (note: Note) => void,
  ) {}

  get isOpen(): boolean {
    return this.open !== undefined;
  }

  /** Whether a section is open, or waits for the first puzzle. */
  get isWaiting(): boolean {
    return this.isOpen || this.above.length > 0;
  }

  /** Opens a section of regions without a heading, below the grid. Its first row starts at `start`. */
  beginRegions(start: number): void {
    this.open = { ...bareAt('regions', start), rows: 1, needed: this.found.size ?? 0 };
  }

  /** Opens a section with a heading. */
  begin(kind: RuleSectionKind, start: number, lacksHeading = false): void {
    this.open = lacksHeading ? bareAt(kind, start) : openedAt(kind, start);
  }

  /** Adds a line to the open section if that can be decided without parsing it; otherwise returns false. */
  takesPlain(start: number, end: number): boolean {
    if (this.open?.kind !== 'rules') return false;
    const line = this.text.slice(start, end);
    const isRule = PLAIN.test(line) || isName(WORDS.exec(line)?.[1] ?? '');
    if (isRule) takeRule(this.open);
    return isRule;
  }

  /** Adds a line, which starts at `lineStart`, to the open section. Returns false if the section ends before it. */
  takes(line: Line, lineStart: number): boolean {
    return this.open !== undefined && takesLine(this.open, this.text, line, lineStart, this.sizeAbove);
  }

  /**
   * Ends the open section at a line with which another puzzle begins. Returns where the text of that puzzle continues: below
   * the last rule.
   */
  endAtPuzzle(lineStart: number): number {
    return this.end(this.open?.surplus ?? this.open?.tail ?? lineStart);
  }

  /** Ends the open section at the end of the text, as an empty line and another puzzle below it would. */
  finish(): void {
    if (!this.open) return;
    endTitle(this.open);
    this.end(this.text.length);
  }

  /** Ends the open section at a line, where reading continues. */
  end(lineStart: number): number {
    const { kind, start, lacksHeading, path } = this.open ?? { kind: 'rules', start: lineStart };
    // A path that begins below the end belongs to the next puzzle too.
    const text = this.text.slice(start, Math.min(path ?? lineStart, lineStart)).trimEnd();
    const section = { kind, start, end: start + text.length, text, ...(lacksHeading && { lacksHeading }) };
    this.open = undefined;
    if (kind === 'regions' && lacksHeading && areCages(text, this.found.size))
      this.note({ start, end: section.end, reason: 'cages' });
    else if (this.found.awaitsRules) this.found.addRules(section);
    else if (this.found.size === undefined) this.above.push(section);
    else this.note({ start, end: section.end, reason: 'lost-rules' });
    return lineStart;
  }

  /** Reads the sections above the first puzzle, which has this size and, without them, these boxes. Does nothing if there are none. */
  settle({ boxHeight, boxWidth }: Geometry): void {
    const [first] = this.above;
    if (!first) return;
    const { start } = first;
    const texts = this.above.map(section => movedSection(section, -start));
    this.above = [];
    this.found.fileRules = new FileRules(texts, this.found.readRules);
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
}
