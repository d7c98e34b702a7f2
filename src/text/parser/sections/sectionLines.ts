/** Decides which lines an open section of rules takes: see openRules.ts. */

import { beginsAsRule, isFrame, looksLikeRule } from '#ruleText';
import type { RuleSectionKind } from '../../sectionText';
import { sliceOf } from '../../span';
import { sectionAfter } from '../context';
import { findOneLine } from '../grids/oneLine';
import type { Line } from '../lines/syntax';
import { endTitle, FEWEST_CELLS, type Open, takeRule } from './openSection';

const REGIONS = /^[\p{L}\d\s|,]+$/u;
const CAGES = /^[\p{L}\d.\s|,]+$/u;
/** A step of a path: it has an arrow, or an effect such as `r4c7=5`. A rule has neither. */
const STEP = /=>|r\d+c\d+\s?(?:<>|=\s?[\p{L}\d](?!\d*c\d))/iu;
/** A line of sums of cages. */
const SUM = /^\s*[\p{L}\d]\s*=/u;

const signsIn = (row: string) => row.replace(/[\s|,]/g, '').length;

/** A cell, or a row or column after a colon. Titles name none. */
const PLACE = /(?:^|[^a-z])r\d+c\d|:\s*(?:r|c|row|col|column)\s*\d/i;

/** Up to this size the rows of a grid have no letters. */
const MOST_WITHOUT_LETTERS = 9;

/** A section of which only the heading has been read. */
export function openedAt(kind: RuleSectionKind, start: number): Open {
  const drawn = { rows: 0, needed: 0, isDrawing: true, surplus: undefined };
  const rules = { tail: undefined, path: undefined, mayBeTitle: false, hasRules: false };
  return { kind, start, lacksHeading: false, ...drawn, ...rules };
}

/** A section without a heading, of which nothing has been read. */
export const bareAt = (kind: RuleSectionKind, start: number): Open => ({
  ...openedAt(kind, start),
  lacksHeading: true,
  hasRules: true,
});

/** Adds a line, which starts at `lineStart`, to the open section. Returns false if the section ends before it. */
export function takesLine(
  open: Open,
  text: string,
  line: Line,
  lineStart: number,
  sizeAbove: number | undefined,
): boolean {
  switch (line.kind) {
    case 'empty':
      endTitle(open);
      open.tail ??= lineStart;
      open.surplus = undefined;
      return true;
    case 'comment':
      return !sectionAfter(text.slice(line.start + 1, line.end));
    case 'section':
      if (line.name.toLowerCase() !== 'puzzle') endTitle(open);
      open.surplus = undefined;
      return false;
    case 'library':
      return false;
    case 'border':
      return takesFrame(open, sliceOf(text, line));
    case 'row':
    case 'text':
      return takesWords(open, text, line, lineStart, sizeAbove);
  }
}

/** Whether a line can be a row of letters. Below an empty line a row of digits and dots belongs to the next grid. */
function isRowOf(open: Open, content: string, sizeAbove: number | undefined): boolean {
  const { kind, tail } = open;
  if (kind === 'rules') return false;
  if (kind === 'regions') return REGIONS.test(content);
  if (tail !== undefined) return CAGES.test(content) && /\p{L}/u.test(content);
  return CAGES.test(content) || (!content.includes('=') && signsIn(content) === sizeAbove);
}

function takesWords(
  open: Open,
  text: string,
  line: Extract<Line, { kind: 'row' | 'text' }>,
  lineStart: number,
  sizeAbove: number | undefined,
): boolean {
  const content = sliceOf(text, line);
  if (line.kind === 'row' && takesFrame(open, content)) return true;
  if (isRowOf(open, content, sizeAbove) && (open.rows === 0 || open.rows < open.needed)) {
    // The first row may lack cells, so the grid determines the number of rows.
    if (open.rows === 0) open.needed = sizeAbove ?? signsIn(content);
    open.rows++;
    open.isDrawing = true;
    takeRule(open);
    return true;
  }
  if (isSurplus(open, line.start, content)) return true;
  open.isDrawing = false;
  if (STEP.test(content)) {
    open.path ??= lineStart;
    return true;
  }
  // The premises of a step name cells too.
  const isRule = open.path === undefined ? looksLikeRule(content) : beginsAsRule(content);
  if (isRule || (open.kind === 'cages' && SUM.test(content))) {
    const isDoubtful = open.tail !== undefined && open.hasRules && !open.mayBeTitle && !PLACE.test(content);
    if (isDoubtful) open.mayBeTitle = true;
    else takeRule(open);
    open.surplus = undefined;
    return true;
  }
  const row = line.kind === 'row' ? line : undefined;
  return !(row && row.cells >= FEWEST_CELLS) && !findOneLine(text, line, row, undefined);
}

/** Adds a line between rows of letters, or above or below all of them. Below an empty line it belongs to the next grid. */
function takesFrame(open: Open, content: string): boolean {
  if (open.kind === 'rules' || !open.isDrawing || !isFrame(content)) return false;
  return open.tail === undefined || open.rows < open.needed;
}

/** Adds a surplus row that is directly below drawn cages: one with letters, or one of dots if no other row follows it. */
function isSurplus(open: Open, start: number, content: string): boolean {
  const { kind, rows, needed } = open;
  const isBelow = kind === 'cages' && rows > 0 && rows === needed && open.tail === undefined;
  if (!isBelow || signsIn(content) !== needed || !CAGES.test(content)) return false;
  if (/\p{L}/u.test(content)) return needed <= MOST_WITHOUT_LETTERS;
  if (open.surplus !== undefined || /\d/.test(content)) return false;
  open.surplus = start;
  return true;
}
