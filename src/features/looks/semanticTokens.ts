/**
 * Semantic tokens for the digits of a puzzle, whose roles depend on the whole puzzle: a grammar sees one line. Blanks and borders
 * keep the colors of the grammar.
 */

import { conflictsOf } from '../../core/grid';
import type { Cell } from '../../core/numbers';
import { changedGiven, listsCandidates, marksSpanOf, type Puzzle, textOf } from '../../text/puzzle';
import { type Sheet, sheetsOf, spanIn } from '../../text/sheets';
import type { Span } from '../../text/span';

/** The types of tokens: those of digits, which package.json declares with their scopes in the same order, and VS Code's own for rules. */
export const TOKEN_TYPES = [
  'sudokuGiven',
  'sudokuEntry',
  'sudokuCandidate',
  'sudokuConflict',
  'keyword',
  'number',
  'operator',
  'variable',
  'comment',
] as const;
/** One of {@link TOKEN_TYPES}. */
export type TokenType = (typeof TOKEN_TYPES)[number];

/** A part of one line. */
export interface SemanticToken extends Span {
  readonly type: TokenType;
}

/** The tokens of a puzzle, in the order of the text. */
export function semanticTokensOf(puzzle: Puzzle): SemanticToken[] {
  const { givens, grid } = puzzle;
  const repeated = conflictsOf(grid);
  const typeOf = (cell: Cell): TokenType => {
    if (repeated.has(cell) || changedGiven(puzzle, cell)) return 'sudokuConflict';
    return givens[cell] === 0 ? 'sudokuEntry' : 'sudokuGiven';
  };
  const tokens: SemanticToken[] = [];
  const add = (span: Span | undefined, type: TokenType) => {
    if (span) tokens.push({ start: span.start, end: span.end, type });
  };
  for (const sheet of sheetsOf(puzzle)) {
    for (let cell = 0; cell < grid.geometry.cellCount; cell++) {
      const content = cellContentOf(puzzle, sheet, cell);
      if (content === 'digit') add(spanIn(puzzle, sheet, cell), typeOf(cell));
      else if (content === 'candidates') add(spanIn(puzzle, sheet, cell), 'sudokuCandidate');
    }
  }
  return tokens;
}

/** The kind of a cell's text. Unreadable text counts as a blank. */
export type CellContent = 'digit' | 'candidates' | 'blank';

/** The kind of a cell's text in one of the grids of a puzzle. */
export function cellContentOf(puzzle: Puzzle, sheet: Sheet, cell: Cell): CellContent {
  const { givens, written, grid } = puzzle;
  if (sheet.kind === 'givens') return givens[cell] === 0 ? 'blank' : 'digit';
  const digits: Record<'position' | 'marks', Uint8Array> = { position: written, marks: grid.digits };
  if (digits[sheet.kind][cell] !== 0) return 'digit';
  return listsCandidates(puzzle) && isList(puzzle, cell, spanIn(puzzle, sheet, cell)) ? 'candidates' : 'blank';
}

/** Whether a span is the list of an empty cell's candidates. */
function isList(puzzle: Puzzle, cell: Cell, span: Span | undefined): boolean {
  const list = marksSpanOf(puzzle, cell);
  return span !== undefined && list?.start === span.start && /^\D*\d/.test(textOf(puzzle, span));
}
