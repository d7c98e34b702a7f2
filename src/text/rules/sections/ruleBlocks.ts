/**
 * Blocks of consecutive lines of a section. Each has the facts that are needed to compare its lines with those of other blocks. So after an
 * edit of a section with thousands of lines, only one block is read again.
 */

import type { Geometry } from '../../../core/geometry';
import { RuleList } from '../../../core/rules/distinct';
import { detached } from '../../strings/detached';
import { factsOf, type LineFacts } from '../lineFacts';
import { givenBy, type PlacedRule } from '../placedRule';
import { readRuleLine } from '../reading';
import { linesFrom } from './sectionLine';

/** Consecutive lines. Their offsets count from the start of the block, so that it can be used again elsewhere. */
export interface RuleBlock {
  /** In UTF-16 units, with the line break after the last line if there is one. */
  readonly length: number;
  readonly lines: readonly PlacedRule[];
  readonly facts: LineFacts;
  /** The rules that the puzzle must satisfy. */
  readonly given: RuleList;
  /** The lines with problems, and those with rules about regions. */
  readonly withProblems: readonly PlacedRule[];
  readonly aboutRegions: readonly PlacedRule[];
}

/** A block. Offsets in it count from `start`. */
export interface PlacedBlock {
  readonly start: number;
  readonly block: RuleBlock;
}

/** The lines of a section below its heading. */
export interface TextBlocks {
  readonly text: string;
  /** The index in the text where the first block starts. */
  readonly from: number;
  readonly blocks: readonly RuleBlock[];
}

/** A block of lines. `length`: see {@link RuleBlock}. */
export function blockOf(lines: readonly PlacedRule[], length: number): RuleBlock {
  return {
    length,
    lines,
    facts: factsOf(lines.map(({ rule }) => rule)),
    given: new RuleList(lines.flatMap(({ given }) => given.map(({ rule }) => rule))),
    withProblems: lines.filter(({ rule }) => rule.problems.length > 0),
    aboutRegions: lines.filter(({ rule }) => rule.rules.some(({ kind }) => kind === 'regionSum')),
  };
}

/**
 * The blocks of a text from an index on, each read when it is requested. `before`: the text as it was before an edit, read with the same
 * layout; it may lack its last blocks.
 */
export function* readBlocks(text: string, from: number, layout: Geometry, before?: TextBlocks): Generator<RuleBlock> {
  const old = before?.from === from ? before : { text: '', from, blocks: [] };
  const { blocks } = old;
  const { above, below } = sameEnds(old.text, text);
  let start = from;
  let first = 0;
  // The character below a block shows whether its last line break is complete.
  for (; first < blocks.length && start + blocks[first].length < above; first++) {
    yield blocks[first];
    start += blocks[first].length;
  }
  let oldStart = from + blocks.reduce((sum, { length }) => sum + length, 0);
  const isWhole = oldStart === old.text.length;
  let last = blocks.length;
  for (; isWhole && last > first; last--) {
    const previous = oldStart - blocks[last - 1].length;
    if (previous <= old.text.length - below) break;
    oldStart = previous;
  }
  if (last < blocks.length && blocks[last].lines.length < FEW_LINES) oldStart += blocks[last++].length;
  const end = last < blocks.length ? oldStart + text.length - old.text.length : text.length + 1;
  yield* readNewBlocks(text, start, end, layout);
  yield* blocks.slice(last);
}

/** Limits for the lines of a block, which are read again after an edit of one of them: about a millisecond for new lines. */
const MOST_LINES = 64;
const MOST_CHARACTERS = 1 << 12;

/** Blocks with fewer lines are joined with an edited block above them. */
const FEW_LINES = 16;

/** The blocks of the lines that start at the indexes `from` to `end`, without `end`. */
function* readNewBlocks(text: string, from: number, end: number, layout: Geometry): Generator<RuleBlock> {
  let lines: PlacedRule[] = [];
  let start = from;
  for (const line of linesFrom({ start: 0, text }, from, end)) {
    const words = detached(line.text);
    const rule = readRuleLine(words, layout);
    lines.push({ start: line.start - start, end: line.end - start, text: words, rule, given: givenBy(rule) });
    if (lines.length < MOST_LINES && line.next - start < MOST_CHARACTERS) continue;
    yield blockOf(lines, Math.min(line.next, text.length) - start);
    [lines, start] = [[], line.next];
  }
  if (lines.length > 0) yield blockOf(lines, Math.min(end, text.length) - start);
}

/** Number of characters that are compared at once. */
const PIECE = 1 << 10;

/** The number of equal characters at the starts of two texts, and of those at their ends that are not among the former. */
export function sameEnds(a: string, b: string): { readonly above: number; readonly below: number } {
  const most = Math.min(a.length, b.length);
  let above = 0;
  while (above + PIECE <= most && a.slice(above, above + PIECE) === b.slice(above, above + PIECE)) above += PIECE;
  while (above < most && a.charCodeAt(above) === b.charCodeAt(above)) above++;
  const rest = most - above;
  const endOf = (text: string, from: number) => text.slice(text.length - from - PIECE, text.length - from);
  let below = 0;
  while (below + PIECE <= rest && endOf(a, below) === endOf(b, below)) below += PIECE;
  while (below < rest && a.charCodeAt(a.length - 1 - below) === b.charCodeAt(b.length - 1 - below)) below++;
  return { above, below };
}

/** The lines of blocks that a span touches. */
export const linesIn = (blocks: readonly PlacedBlock[], from: number, to: number): PlacedRule[] =>
  blocks
    .filter(({ start, block }) => start <= to && from <= start + block.length)
    .flatMap(({ start, block }) => block.lines.map(line => movedLine(line, start)))
    .filter(({ start, end }) => start <= to && from <= end);

/** A line, `by` units later in the text. */
export const movedLine = (line: PlacedRule, by: number): PlacedRule => ({
  ...line,
  start: line.start + by,
  end: line.end + by,
});
