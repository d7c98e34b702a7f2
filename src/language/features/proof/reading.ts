/**
 * Reads the paths of a text: puzzles, and after each the steps from it, as `writePath` writes them, as HoDoKu does, or by hand. A step
 * is a line that ends with an effect: `3. X-Wing: 4 r57 c17 => r6c17<>4`, `r4c7<>5`. Premises are in the lines after it.
 */

import type { Premise } from '../../../core/proof/premise';
import { parse } from '../../parsing/parser';
import type { Puzzle } from '../../puzzle';
import type { Span } from '../../span';
import { isPremise, parseEffect, parsePremise, type Reading, type WrittenLiteral } from './notation';

/** A line of a premise. Its span is that of the text after the indentation. */
export interface WrittenPremise extends Span {
  /** Undefined if the line cannot be read. */
  readonly premise: Premise | undefined;
}

/** A line with a step. */
export interface WrittenStep extends Span {
  readonly kind: 'step';
  /** What it claims; nothing if that cannot be read. */
  readonly claims: readonly WrittenLiteral[];
  readonly premises: readonly WrittenPremise[];
}

/** A grid after steps: it shows the digits that they have placed. */
export interface WrittenGrid extends Span {
  readonly kind: 'grid';
  readonly puzzle: Puzzle;
}

/** A puzzle, and the steps from it. */
export interface WrittenPath extends Reading {
  readonly puzzle: Puzzle;
  /** Cells whose digit is not a given, and candidates that the puzzle does not have, by the lines above the steps. */
  readonly entries: readonly WrittenLiteral[];
  readonly excluded: readonly WrittenLiteral[];
  /** In the order of the text. */
  readonly parts: readonly (WrittenStep | WrittenGrid)[];
}

/** The paths of a text. */
export interface WrittenPaths {
  /** Only those with steps. */
  readonly paths: readonly WrittenPath[];
  /** Lines with a step above the first puzzle. */
  readonly stray: readonly Span[];
}

/** The beginnings of lines about the puzzle of a path: which of its digits are not givens, and which candidates it lacks. */
export const ABOUT_START = { entries: 'Placed, not given: ', excluded: 'Excluded from the start: ' } as const;

/** A path that is being read. */
interface Open extends WrittenPath {
  readonly entries: WrittenLiteral[];
  readonly excluded: WrittenLiteral[];
  readonly parts: (WrittenStep | WrittenGrid)[];
}

/** Reads the paths of a text. Never fails. */
export function readPaths(text: string, puzzles: readonly Puzzle[] = parse(text).puzzles): WrittenPaths {
  const paths: Open[] = [];
  const stray: Span[] = [];
  let next = 0;
  for (const { start, end } of linesOf(text)) {
    while (next < puzzles.length && puzzles[next].start < end) add(puzzles[next++]);
    const before = puzzles[next - 1];
    if (before && start < before.end) continue;
    const path = paths.at(-1);
    const line = text.slice(start, end);
    if (path) readLine(path, line, start);
    else if (/(?:=>|:\s)\s*r\d+c\d+(?:<>|=)\S/.test(line)) stray.push({ start, end });
  }
  return { paths: paths.filter(({ parts }) => parts.some(({ kind }) => kind === 'step')), stray };

  function add(puzzle: Puzzle): void {
    const path = paths.at(-1);
    const { geometry, digits } = puzzle.grid;
    const isSame =
      path?.geometry === geometry &&
      path.puzzle.grid.digits.every((digit, cell) => digit === 0 || digit === digits[cell]);
    if (path && isSame) path.parts.push({ kind: 'grid', puzzle, start: puzzle.start, end: puzzle.end });
    else paths.push({ puzzle, geometry, symbols: puzzle.style.symbols, entries: [], excluded: [], parts: [] });
  }
}

function readLine(path: Open, line: string, start: number): void {
  if (/^\s*[#%]/.test(line)) return; // a comment, or a heading of Markdown
  const indent = /^\s*(?:[-*]\s+)?/.exec(line)![0].length;
  const content = line.slice(indent).trimEnd();
  const span = { start: start + indent, end: start + indent + content.length };
  const last = path.parts.at(-1);
  if (isPremise(content) && last?.kind === 'step') {
    (last.premises as WrittenPremise[]).push({ ...span, premise: parsePremise(content, path) });
    return;
  }
  for (const about of ['entries', 'excluded'] as const) {
    const words = ABOUT_START[about];
    if (content.startsWith(words.trimEnd())) {
      path[about].push(...parseEffect(content, path, words.length).map(each => shifted(each, span.start)));
    }
  }
  const step = readStep(content, path);
  if (!step) return;
  const claims = step.claims.map(claim => shifted(claim, span.start));
  path.parts.push({ kind: 'step', ...span, claims, premises: [] });
}

const shifted = (literal: WrittenLiteral, by: number): WrittenLiteral => ({
  ...literal,
  start: literal.start + by,
  end: literal.end + by,
});

/** The claims of a line that is a step. Undefined for other lines. */
function readStep(line: string, reading: Reading): { readonly claims: WrittenLiteral[] } | undefined {
  if (Object.values(ABOUT_START).some(words => line.startsWith(words.trimEnd()))) return undefined;
  const number = /^\d+[.)]\s+/.exec(line)?.[0].length ?? 0;
  const arrow = line.lastIndexOf('=>');
  const colon = line.indexOf(': ');
  const from = arrow >= 0 ? arrow + 2 : colon >= 0 ? colon + 2 : number;
  const claims = parseEffect(line, reading, from + /^\s*/.exec(line.slice(from))![0].length);
  const isStep = claims.length > 0 || ((number > 0 || arrow >= 0) && /r\d+c\d+/.test(line));
  return isStep ? { claims } : undefined;
}

function* linesOf(text: string): Generator<Span> {
  const lines = /[^\r\n]*/g;
  for (let start = 0; start <= text.length; ) {
    lines.lastIndex = start;
    const end = start + lines.exec(text)![0].length;
    yield { start, end };
    start = end + 1;
  }
}
