/** The snapshot of a puzzle: everything that a board shows of it. */

import { candidatesOf } from '../core/candidates';
import type { Cell } from '../core/numbers';
import type { Verdict } from '../core/solver/index';
import type { Suspicion } from '../core/solver/wrongDigits';
import { diagnose } from '../language/features/diagnostics/index';
import type { DiagnosticCode } from '../language/features/diagnostics/rule';
import * as messages from '../language/messages/index';
import { cellAt, isWhole, marksSpanOf, type Puzzle, textOf } from '../language/puzzle';
import { digitOfCharacter, makeSymbol } from '../language/symbols';
import type { CellProblem, ListedPuzzle, Locked, Marks, Snapshot } from '../protocol/snapshot';
import { type ShownStep, stepDrawingOf } from './stepDrawing';

/** What is known about a puzzle beside its text. */
export interface KnownOfPuzzle {
  /** The version of its document. */
  readonly version: number;
  /** What the status bar says about it. */
  readonly status: string;
  readonly marks: Marks;
  readonly verdict?: Verdict | undefined;
  readonly suspicions?: readonly Suspicion[];
  /** Why the whole document cannot be edited. */
  readonly readOnly?: string | undefined;
  readonly step?: ShownStep | undefined;
}

/** The kinds of problems of cells, by the code of their diagnostic. */
const KINDS: Partial<Record<DiagnosticCode, CellProblem['kind']>> = {
  conflict: 'conflict',
  'no-candidate': 'no candidates',
  'wrong-digit': 'wrong digit',
};

/** The snapshot of a puzzle. */
export function snapshotOf(puzzle: Puzzle, known: KnownOfPuzzle): Snapshot {
  const { digits } = puzzle.grid;
  const candidates = [...candidatesOf(puzzle.grid)].map((mask, cell) => (digits[cell] === 0 ? mask : 0));
  const listed = listedIn(puzzle);
  const locked = lockedIn(puzzle, known.readOnly);
  return {
    ...listedPuzzleOf(puzzle),
    version: known.version,
    givens: [...puzzle.givens],
    candidates,
    ...(listed && { listed }),
    marks: known.marks,
    problems: problemsOf(puzzle, known),
    status: known.status,
    ...(locked && { locked }),
    ...(known.step && { step: stepDrawingOf(puzzle, known.step) }),
  };
}

/** What a list of puzzles shows of one. */
export function listedPuzzleOf({ start, title = '', grid, style }: Puzzle): ListedPuzzle {
  const { size, boxOf } = grid.geometry;
  const symbols = Array.from({ length: size }, (_, i) => makeSymbol(style.symbols, i + 1));
  return { start, title, size, regions: [...boxOf], symbols, digits: [...grid.digits] };
}

/** The problems of cells, in the words of the diagnostics. */
function problemsOf(puzzle: Puzzle, { verdict, suspicions = [] }: KnownOfPuzzle): CellProblem[] {
  return diagnose(puzzle, 'off', verdict, suspicions).flatMap(({ code, start, message }) => {
    const kind = KINDS[code];
    const at = kind && cellAt(puzzle, start);
    return at ? [{ cell: at.cell, kind, message }] : [];
  });
}

/** By cell: the candidates that the text lists. Undefined when it lists none. */
export function listedIn(puzzle: Puzzle): number[] | undefined {
  const { digits, geometry } = puzzle.grid;
  if (!isWhole(puzzle) || (puzzle.style.form !== 'marks' && !puzzle.markPlaces)) return undefined;
  return Array.from({ length: geometry.cellCount }, (_, cell) => (digits[cell] === 0 ? listedAt(puzzle, cell) : 0));
}

function listedAt(puzzle: Puzzle, cell: Cell): number {
  const span = marksSpanOf(puzzle, cell);
  let mask = 0;
  for (const character of span ? textOf(puzzle, span) : '') {
    const digit = digitOfCharacter(puzzle.style.symbols, character.charCodeAt(0));
    if (digit > 0) mask |= 1 << (digit - 1);
  }
  return mask;
}

function lockedIn(puzzle: Puzzle, readOnly: string | undefined): Locked | undefined {
  if (readOnly !== undefined) return { reason: readOnly, cells: 'all' };
  const isPlayed = puzzle.givenPlaces !== undefined || puzzle.style.form === 'library';
  return isPlayed ? { reason: messages.boards.givensLocked(), cells: 'givens' } : undefined;
}

/** No marks, for a puzzle with so many cells. */
export function noMarks(cellCount: number): Marks {
  const none = Array.from({ length: cellCount }, () => 0);
  return { corner: none, centre: none, colour: none };
}
