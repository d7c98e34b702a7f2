/**
 * Finds sections of rules whose heading is not quite right, such as `[Ruels]` or `Rules:`, and rules below a grid without a heading. The
 * lines below decide, so a line that may begin such a section waits for them. If it begins none, it is read again as ordinary text. A
 * section that is found has a mistake in its first line.
 */

import type { RuleSectionKind } from '../../sectionText';
import { type Span, sliceOf } from '../../span';
import type { Line } from '../lines/syntax';
import { beginningOf, decide, type PendingLine, readAsRule, withoutGrid } from '../nearLines';
import type { PuzzleCollector } from '../puzzleCollector';
import type { Titles } from '../titles';
import type { OpenRules } from './openRules';

/**
 * A quick test for titles, of which files have thousands: a letter of headings with brackets or a colon, words that
 * begin the names of rules without cells, or, after a colon, a place.
 */
const MAYBE =
  /^[[({*=_][[({*=_ ]*[abceijkrv]|^[abceijkrv][\p{L} -]*[\])}*=_:]|^(?:rules|regions|cages)$|^(?:an|bo|di|gl|hy|kr|la|ne|no|st|to|wi|x)/iu;
const PLACE = /[rc] ?\d/i;

const mayBegin = (line: string) => MAYBE.test(line) || (line.includes(':') && PLACE.test(line));

/** Whether a line below a grid is the first row of the letters of its regions: few letters, each in a group of adjacent cells. */
function isRegionRow(content: string, size: number | undefined): boolean {
  const row = content.replace(/\s/g, '');
  if (row.length !== size || !/^(?:[A-Z]+|[a-z]+)$/.test(row)) return false;
  const pairs = [...row].filter((letter, i) => letter === row[i - 1]).length;
  return 2 * new Set(row).size <= row.length + 1 && 3 * pairs >= row.length;
}

export class NearSections {
  private waiting: PendingLine | undefined;
  /** Lines before this offset cannot begin a section. */
  private barred = 0;
  /** No checkpoint may be at or before this offset: a change there could lead to another decision. */
  quietUntil = 0;

  constructor(
    private readonly text: string,
    private readonly found: PuzzleCollector,
    private readonly rules: OpenRules,
  ) {}

  get isWaiting(): boolean {
    return this.waiting !== undefined;
  }

  /** Whether a line of words, or in brackets, opens a section or waits for the lines that decide. `titles` are those above it. */
  begins({ start, end }: Span, titles: Titles): boolean {
    if (start < this.barred) return false;
    const content = this.text.slice(start, end);
    if (this.beginsRegions({ start, end })) {
      this.rules.beginRegions(start);
      return true;
    }
    if (!mayBegin(content)) return false;
    const begun = beginningOf(this.text, { start, end }, this.found, titles);
    if (begun && 'opens' in begun) this.rules.begin('rules', start, begun.opens === 'bare');
    else this.waiting = begun;
    return begun !== undefined;
  }

  /** Whether a line below a grid is the first row of the letters of its regions. */
  beginsRegions({ start, end }: Span): boolean {
    return this.found.awaitsRules && isRegionRow(this.text.slice(start, end), this.found.size);
  }

  /** Whether a line is certainly a rule, which no pasted grid has. */
  isRule(line: Line): boolean {
    if (line.kind !== 'text' && line.kind !== 'row') return false;
    const content = sliceOf(this.text, line);
    return mayBegin(content) && readAsRule(content, this.found.size).isSure;
  }

  /**
   * Examines a line while another one waits. Returns where reading continues; undefined while the other one is still
   * waiting.
   */
  read(line: Line, isConflict: boolean): number | undefined {
    const { waiting } = this;
    if (!waiting) return undefined;
    const decision = isConflict ? 'none' : decide(waiting, this.text, line, this.found);
    return decision === 'waits' ? undefined : this.settle(waiting, decision, line.start);
  }

  /** Ends the wait at a line that does not decide. Returns where reading continues; undefined if no line waits. */
  refuse(lineStart: number): number | undefined {
    return this.waiting && this.settle(this.waiting, 'none', lineStart);
  }

  /** Ends the wait because the text ends. Returns where reading continues, if lines must be read again. */
  end(): number | undefined {
    const { waiting } = this;
    return waiting && this.settle(waiting, withoutGrid(waiting), this.text.length);
  }

  private settle(waiting: PendingLine, decision: RuleSectionKind | 'none', lineStart: number): number {
    this.waiting = undefined;
    this.quietUntil = lineStart;
    if (decision === 'none') {
      this.barred = lineStart;
      return waiting.start;
    }
    const { heading, start, next } = waiting;
    this.rules.begin(decision, start, !heading);
    return heading ? next : start;
  }
}
