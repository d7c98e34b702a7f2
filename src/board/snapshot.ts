/** The snapshot of a puzzle: everything that a board shows of it. */

import { candidatesOf } from '../core/candidates';
import type { Verdict } from '../core/solver/index';
import type { Suspicion } from '../core/solver/wrongDigits';
import { diagnose } from '../language/features/diagnostics/index';
import type { DiagnosticCode } from '../language/features/diagnostics/rule';
import { canStartPlaying } from '../language/features/play';
import * as messages from '../language/messages/index';
import { cellAt, isSolution, type Puzzle } from '../language/puzzle';
import type { CellProblem, Locked, Marks, Snapshot } from '../protocol/snapshot';
import { listedIn, listedPuzzleOf } from './listed';
import { type Shown, stepDrawingOf } from './stepDrawing';

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
  readonly step?: Shown | undefined;
  /** What the user has set. Both are off by default. */
  readonly settings?: { readonly clock: boolean; readonly automaticMarks: boolean };
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
    isSolved: isSolution(puzzle),
    canStart: !locked && canStartPlaying(puzzle),
    hasClock: known.settings?.clock === true,
    hasAutomaticMarks: known.settings?.automaticMarks === true,
  };
}

/** The problems of cells, in the words of the diagnostics. */
function problemsOf(puzzle: Puzzle, { verdict, suspicions = [] }: KnownOfPuzzle): CellProblem[] {
  return diagnose(puzzle, 'off', verdict, suspicions).flatMap(({ code, start, message }) => {
    const kind = KINDS[code];
    const at = kind && cellAt(puzzle, start);
    return at ? [{ cell: at.cell, kind, message }] : [];
  });
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
