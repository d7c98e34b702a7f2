/** Decides from the next lines whether a section of rules has begun: see nearSections.ts. */

import { headingWithRule, isKeyword, isSurelyRule, nearHeading } from '#ruleText';
import { geometryOfSize } from '../../core/geometry';
import type { NearHeading } from '../rules/index';
import type { RuleSectionKind } from '../sectionText';
import { type Span, sliceOf } from '../span';
import { endOfLine } from '../strings/lineBreaks';
import { sectionAfter } from './context';
import { findOneLine } from './grids/oneLine';
import type { Line } from './lines/syntax';
import { FEWEST_CELLS } from './sections/openSection';
import type { Titles } from './titles';

/** A line that waits for a decision. */
export interface PendingLine {
  readonly start: number;
  /** The start of the line after it. */
  readonly next: number;
  /** Absent for rules without a heading. */
  readonly heading: NearHeading | undefined;
  /** Whether it is the first line of words below a grid. */
  readonly isBelowGrid: boolean;
  /** The number of lines after it that were examined, and the number of rules among them. */
  lines: number;
  rules: number;
  /** Whether a row of dots was among them. */
  hasDots: boolean;
}

/** The maximum number of lines that are examined for a decision. */
const MOST_LINES = 30;

/** For rules above the first grid: a size whose cells have the short notation, and one whose cells do not. */
const SIZES_ABOVE = [9, 25];

const ROW = /^[\p{L}.\s|,]+$/u;

/** A row of numbers in which two equal ones are adjacent, which no puzzle has. */
const NUMBERS = /^(?=[\d\s|,]*([1-9])[\s|,]*\1)[\d\s|,]+$/;

/** The decision about the waiting line: the section that it begins, none, or wait for the next line. */
export type Decision = RuleSectionKind | 'none' | 'waits';

/** The size of the grid above, undefined above the first one, and whether rules here would belong to that grid. */
interface Place {
  readonly size: number | undefined;
  readonly awaitsRules: boolean;
}

/**
 * The section that a line of words may begin: rules at once, without a heading or after one, or a section if the lines
 * below confirm it.
 */
export function beginningOf(
  text: string,
  { start, end }: Span,
  { size, awaitsRules }: Place,
  titles: Titles,
): { readonly opens: 'bare' | 'headed' } | PendingLine | undefined {
  const content = text.slice(start, end);
  const heading = nearHeading(content);
  const beside = headingWithRule(content);
  const { isSure, isRule } = readAsRule(beside ? content.slice(beside.rule) : content, size);
  if (beside && (isSure || isRule)) return { opens: 'headed' };
  if (!beside && isSure && awaitsRules) return { opens: 'bare' };
  if (!heading && !(isRule && awaitsRules)) return undefined;
  const isBelowGrid = awaitsRules && titles.known.words === undefined;
  return { start, next: nextLine(text, end), heading, isBelowGrid, lines: 0, rules: 0, hasDots: false };
}

function nextLine(text: string, from: number): number {
  const end = endOfLine(text, from);
  return end + (text.startsWith('\r\n', end) ? 2 : 1);
}

/** Decides about the waiting line by the next one. */
export function decide(waiting: PendingLine, text: string, line: Line, place: Place): Decision {
  if (++waiting.lines > MOST_LINES) return 'none';
  switch (line.kind) {
    case 'empty':
      return 'waits';
    case 'comment':
      return sectionAfter(text.slice(line.start + 1, line.end)) ? 'none' : 'waits';
    case 'section':
      return withoutGrid(waiting);
    case 'library':
    case 'border':
      return withGrid(waiting);
    case 'row':
    case 'text':
      return decideByWords(waiting, text, line, place);
  }
}

function decideByWords(
  waiting: PendingLine,
  text: string,
  line: Extract<Line, { kind: 'row' | 'text' }>,
  place: Place,
): Decision {
  const content = sliceOf(text, line);
  const drawn = drawnBy(waiting, content, place);
  if (drawn) return drawn;
  const { isSure, isRule } = readAsRule(content, place.size);
  // Rows of dots are not rules, so then only letters can follow.
  if (isSure && !waiting.hasDots) return 'rules';
  if (isRule && !waiting.hasDots) {
    waiting.rules++;
    return 'waits';
  }
  const row = line.kind === 'row' ? line : undefined;
  const isGrid = (row && row.cells >= FEWEST_CELLS) || findOneLine(text, line, row, undefined);
  return isGrid ? withGrid(waiting) : withoutGrid(waiting);
}

/** The kind of section that a row of letters belongs to; `waits` for one of dots, as cages and empty grids have. */
function drawnBy(waiting: PendingLine, content: string, { size, awaitsRules }: Place): Decision | undefined {
  const { heading } = waiting;
  const areNumbers = heading?.kind === 'regions' && NUMBERS.test(content);
  const isRow = heading && heading.kind !== 'rules' && awaitsRules && (areNumbers || ROW.test(content));
  if (!isRow || content.replace(/[\s|,]/g, '').length !== size) return undefined;
  // In larger grids letters are digits.
  if (size > 9 && heading.isOther) return undefined;
  if (areNumbers) return 'regions';
  if (/\p{L}/u.test(content)) return waiting.hasDots || content.includes('.') ? 'cages' : heading.kind;
  waiting.hasDots = true;
  return 'waits';
}

/** Whether words are certainly a rule, or at least the name of a rule that consists only of its name. */
export function readAsRule(
  content: string,
  size: number | undefined,
): { readonly isSure: boolean; readonly isRule: boolean } {
  const sizes = size === undefined ? SIZES_ABOVE : [size];
  return { isSure: sizes.some(each => isSurelyRule(content, geometryOfSize(each))), isRule: isKeyword(content) };
}

/** The decision if a grid comes next: a name above it is its title. */
function withGrid({ heading, rules, hasDots }: PendingLine): RuleSectionKind | 'none' {
  return !hasDots && heading && !heading.isOther && rules > 0 ? 'rules' : 'none';
}

/** The decision if something else comes next, or the text ends. */
export function withoutGrid({ heading, rules, isBelowGrid, hasDots }: PendingLine): RuleSectionKind | 'none' {
  if (!heading || hasDots) return 'none';
  if (rules > 0) return 'rules';
  return heading.isSure && isBelowGrid ? heading.kind : 'none';
}
