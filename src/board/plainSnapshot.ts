/** What boards and exported pages show of a puzzle. A board adds what its rules draw, and the step that is shown: see snapshot.ts. */

import { candidatesOf } from '../core/candidates';
import type { Cell } from '../core/numbers';
import type { Diagnostic, DiagnosticCode } from '../language/features/diagnostics/rule';
import { canStartPlaying } from '../language/features/play';
import * as messages from '../language/messages/index';
import { cellAt, isSolution, isWhole, marksSpanOf, type Puzzle, textOf } from '../language/puzzle';
import { digitOfCharacter, makeSymbol } from '../language/symbols';
import type { CellProblem, ListedPuzzle, Locked, Marks, PuzzleFault, Snapshot } from '../protocol/snapshot';

/** What is known about a puzzle beside its text. */
export interface PlainKnown {
  /** The version of its document. */
  readonly version: number;
  /** What the status bar says about it. */
  readonly status: string;
  readonly marks: Marks;
  /** Whether its verdict was searched for. */
  readonly isChecked?: boolean;
  /** The cells whose entries a check called wrong. */
  readonly wrong?: readonly Cell[];
  /** Why the whole document cannot be edited. */
  readonly readOnly?: string | undefined;
  /** What the user has set. Both are off by default. */
  readonly settings?: { readonly clock: boolean; readonly automaticMarks: boolean };
}

/** The kinds of problems of cells, by the code of their diagnostic. */
const KINDS: Partial<Record<DiagnosticCode, CellProblem['kind']>> = {
  conflict: 'conflict',
  'no-candidate': 'no candidates',
  'wrong-digit': 'wrong digit',
  'no-solution': 'wrong digit',
};

/** The kinds of problems of a whole puzzle, by the code of their diagnostic. */
const FAULT_KINDS: Partial<Record<DiagnosticCode, PuzzleFault['kind']>> = {
  'no-place': 'no place',
  'no-solution': 'no solution',
  'multiple-solutions': 'several solutions',
};

/** The snapshot of a puzzle, with what was found in it. A finding `no-solution` is of cells only if `hasConflictSet`. */
export function plainSnapshotOf(
  puzzle: Puzzle,
  known: PlainKnown,
  found: readonly Diagnostic[],
  hasConflictSet = false,
): Snapshot {
  const { digits } = puzzle.grid;
  const candidates = [...candidatesOf(puzzle.grid)].map((mask, cell) => (digits[cell] === 0 ? mask : 0));
  const listed = listedIn(puzzle);
  const locked = lockedIn(puzzle, known.readOnly);
  return {
    ...plainListedOf(puzzle),
    version: known.version,
    givens: [...puzzle.givens],
    candidates,
    ...(listed && { listed }),
    marks: known.marks,
    ...problemsOf(puzzle, known.wrong ?? [], found, hasConflictSet),
    isChecked: known.isChecked === true,
    status: known.status,
    ...(locked && { locked }),
    isSolved: isSolution(puzzle),
    canStart: !locked && canStartPlaying(puzzle),
    hasClock: known.settings?.clock === true,
    hasAutomaticMarks: known.settings?.automaticMarks === true,
  };
}

/** The problems of cells and of the whole puzzle, in the words of the diagnostics. */
function problemsOf(
  puzzle: Puzzle,
  wrong: readonly Cell[],
  found: readonly Diagnostic[],
  hasConflictSet: boolean,
): Pick<Snapshot, 'problems' | 'fault'> {
  const problems = found.flatMap(({ code, start, message }) => {
    // Without a set of digits that contradict each other, `no-solution` is about the whole puzzle.
    const kind = code === 'no-solution' && !hasConflictSet ? undefined : KINDS[code];
    const at = kind && cellAt(puzzle, start);
    return at ? [{ cell: at.cell, kind, message }] : [];
  });
  const marked = new Set(problems.flatMap(({ cell, kind }) => (kind === 'wrong digit' ? [cell] : [])));
  const others = wrong.filter(cell => !marked.has(cell));
  problems.push(...others.map(cell => ({ cell, kind: 'wrong digit' as const, message: messages.progress.isWrong() })));
  const [fault] = found.flatMap(({ code, message }) => {
    const kind = FAULT_KINDS[code];
    return kind ? [{ kind, message }] : [];
  });
  return { problems, ...(fault && { fault }) };
}

function lockedIn(puzzle: Puzzle, readOnly: string | undefined): Locked | undefined {
  if (readOnly !== undefined) return { reason: readOnly, cells: 'all' };
  const isPlayed = puzzle.givenPlaces !== undefined || puzzle.style.form === 'library';
  return isPlayed ? { reason: messages.boards.givensLocked(), cells: 'givens' } : undefined;
}

/** What the text of a puzzle itself says. */
export function plainListedOf({ start, title = '', grid, style }: Puzzle): ListedPuzzle {
  const { size, boxOf } = grid.geometry;
  const symbols = Array.from({ length: size }, (_, i) => makeSymbol(style.symbols, i + 1));
  return { start, title, size, regions: [...boxOf], symbols, digits: [...grid.digits] };
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
