/**
 * Completions: the digits that fit in a cell, and whole grids, sections and header keys on an empty line.
 * Nothing else is offered in a puzzle.
 */

import { candidatesByRules } from '#narrowing';
import { geometryOfSize, SIZES } from '../../core/geometry';
import { digitsOf, isSingle, withDigit } from '../../core/grid';
import type { Cell } from '../../core/numbers';
import * as messages from '../../messages/index';
import { clearCell, fill, type TextEdit } from '../../text/edits';
import { cellSpanOf, isWhole, type Puzzle, textOf } from '../../text/puzzle';
import { sheetAt } from '../../text/sheets';
import type { Span } from '../../text/span';
import { makeSymbol } from '../../text/symbols';
import { exclusionsOf } from '../hover/exclusions';
import { emptyRows, rowsWithBoxes } from './emptyGrid';

/** One entry of the list. */
export interface Completion {
  readonly kind: 'digit' | 'blank' | 'grid' | 'section' | 'header' | 'rule';
  readonly label: string;
  /** A short description next to the label. */
  readonly detail: string;
  /** Markdown; empty when there is nothing more to say. */
  readonly more: string;
  /** The edit in the line of the cursor. In a snippet `$1` is a place to type. */
  readonly edit: TextEdit;
  readonly isSnippet: boolean;
  /** Additional edits. */
  readonly others: readonly TextEdit[];
  /** Whether it is preselected. */
  readonly isPreferred: boolean;
  /** The text to match with typed letters instead of the label: names of a rule. */
  readonly filter?: string;
  /** Whether completions for the next place are shown immediately. */
  readonly suggestsNext?: boolean;
}

/** The text around the place of a completion. */
export interface CompletionPlace {
  readonly offset: number;
  /** The line up to the offset. */
  readonly before: string;
  /** The rest of the line, after the offset. Empty when not given. */
  readonly after?: string;
  /** The line below. Empty when not given, as in the last line. */
  readonly below?: string;
}

/**
 * The completions at a place. `puzzle` is the puzzle there, if there is one. In a section of rules only sections are offered
 * here.
 */
export function completionsAt(
  puzzle: Puzzle | undefined,
  { offset, before, after = '', below = '' }: CompletionPlace,
  isInRules = false,
): Completion[] {
  if (puzzle && puzzle.start <= offset && offset <= puzzle.end) {
    const found = sheetAt(puzzle, offset);
    return found?.sheet.kind === 'position' ? digitsFor(puzzle, found.cell) : [];
  }
  const start = offset - before.trimStart().length;
  const typed = before.trimStart();
  const span = { start, end: offset };
  // The content of a section is typed below its heading. The text after the place may be letters typed since the request.
  const lineEnd = /^\w*\]?\s*$/.test(after) && below.trim() === '' ? '\n' : '';
  if (isInRules) return typed === '' ? sections(span, lineEnd) : [];
  if (typed === '') return [...grids(span, typed), ...sections(span, lineEnd), ...headers(span)];
  if (/^#(?:[A-Z]|\s*[a-z]*)$/.test(typed)) return headers(span);
  if (/^\[\w*$/.test(typed)) return sections({ start, end: offset + (after.startsWith(']') ? 1 : 0) }, lineEnd);
  return /^(?:[a-z]+\d*|\d+x\d*)$/.test(typed) ? grids(span, typed) : [];
}

/** The digits that fit a cell, and the blank when it holds a digit. */
function digitsFor(puzzle: Puzzle, cell: Cell): Completion[] {
  const span = cellSpanOf(puzzle, cell);
  if (!span || !isWhole(puzzle)) return [];
  const completion = messages.completion;
  const empty = withDigit(puzzle.grid, cell, 0);
  const candidates = candidatesByRules(empty)[cell];
  const exclusions = exclusionsOf({ ...puzzle, grid: empty }, cell, candidates);
  const more = messages.hover.exclusions(puzzle, cell, exclusions).join('\n');
  const only = isSingle(candidates);
  const digits = digitsOf(candidates).map((digit): Completion => {
    const [edit, ...others] = fill(puzzle, cell, digit);
    const detail = only ? completion.onlyOne(puzzle, cell) : completion.fits(puzzle, cell);
    const label = makeSymbol(puzzle.style.symbols, digit);
    return { kind: 'digit', label, detail, more, edit, isSnippet: false, others, isPreferred: only };
  });
  if (puzzle.written[cell] === 0) return digits;
  const [edit, ...others] = clearCell(puzzle, cell);
  const label = puzzle.style.blank.trim() || completion.empty();
  const detail = completion.blank(puzzle, cell);
  const current = textOf(puzzle, span);
  return [
    ...digits.filter(({ label: symbol }) => symbol !== current),
    { kind: 'blank', label, detail, more, edit, isSnippet: false, others, isPreferred: false },
  ];
}

/** A text to insert at an empty place. */
function snippet(kind: Completion['kind'], label: string, detail: string, edit: TextEdit): Completion {
  return { kind, label, detail, more: '', edit, isSnippet: true, others: [], isPreferred: false };
}

const SADMAN = `#A$\{1:author}\n#D$\{2:description}\n#L$\{3:level}\n[Puzzle]\n`;

/** Empty grids, and a file in SadMan's format. Their labels match the typed text: `grid9` or `9x9`. */
function grids(span: Span, typed: string): Completion[] {
  const completion = messages.completion;
  const item = (label: string, detail: string, text: string) => snippet('grid', label, detail, { ...span, text });
  const isNumber = /^\d/.test(typed);
  const nameOf = (size: number) => (isNumber ? `${size}x${size}` : `grid${size}`);
  return [
    ...SIZES.map(size => {
      const geometry = geometryOfSize(size);
      const { boxHeight, boxWidth } = geometry;
      const text = snippetOf(emptyRows(geometry));
      return item(nameOf(size), completion.grid(size, boxHeight, boxWidth), text);
    }),
    item(`${nameOf(9)} boxes`, completion.boxes(9), snippetOf(rowsWithBoxes(geometryOfSize(9)))),
    item('sdk', completion.sadMan(), SADMAN + snippetOf(emptyRows(geometryOfSize(9)))),
  ];
}

/** A grid as a snippet with the cursor in its first cell. */
function snippetOf(rows: readonly string[]): string {
  return `$\{0:.}${rows.join('\n').slice(1)}`;
}

function sections(span: Span, lineEnd: string): Completion[] {
  return Object.entries(messages.completion.sections()).map(([name, detail]) => ({
    ...snippet('section', `[${name}]`, detail, { ...span, text: `[${name}]${lineEnd}` }),
    isSnippet: false,
  }));
}

function headers(span: Span): Completion[] {
  const completion = messages.completion;
  const item = (label: string, detail: string, text: string) => snippet('header', label, detail, { ...span, text });
  return [
    ...Object.entries(completion.headers()).map(([letter, detail]) => item(`#${letter}`, detail, `#${letter}$0`)),
    item('# box:', completion.box(), `# box: $\{1:3}x$\{2:2}`),
  ];
}
