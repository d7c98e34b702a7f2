/** The snapshot of a puzzle: everything that a board shows of it. */

import { candidatesOf } from '../core/candidates';
import type { Cell } from '../core/numbers';
import type { Verdict } from '../core/solver/index';
import type { Suspicion } from '../core/solver/wrongDigits';
import { diagnose } from '../language/features/diagnostics/index';
import type { DiagnosticCode } from '../language/features/diagnostics/rule';
import { canStartPlaying } from '../language/features/play';
import type { Insight } from '../language/features/repairs';
import * as messages from '../language/messages/index';
import { cellAt, isSolution, type Puzzle } from '../language/puzzle';
import type { CellProblem, Locked, Marks, PuzzleFault, Snapshot } from '../protocol/snapshot';
import { listedIn, listedPuzzleOf } from './listed';
import { rulesLegendOf } from './rules/drawing';
import { rulesTold } from './rules/telling';
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
  /** Whether both were searched for. */
  readonly isChecked?: boolean;
  /** The cells whose entries a check called wrong. */
  readonly wrong?: readonly Cell[];
  /** What searches for repairs found. */
  readonly insight?: Insight;
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
  'no-solution': 'wrong digit',
};

/** The kinds of problems of a whole puzzle, by the code of their diagnostic. */
const FAULT_KINDS: Partial<Record<DiagnosticCode, PuzzleFault['kind']>> = {
  'no-place': 'no place',
  'no-solution': 'no solution',
  'multiple-solutions': 'several solutions',
};

/** The snapshot of a puzzle. */
export function snapshotOf(puzzle: Puzzle, known: KnownOfPuzzle): Snapshot {
  const { digits } = puzzle.grid;
  const candidates = [...candidatesOf(puzzle.grid)].map((mask, cell) => (digits[cell] === 0 ? mask : 0));
  const listed = listedIn(puzzle);
  const locked = lockedIn(puzzle, known.readOnly);
  const shown = listedPuzzleOf(puzzle);
  const { geometry } = puzzle.grid;
  const legend = rulesLegendOf(geometry, shown.rules);
  const told = rulesTold(geometry, shown.symbols);
  return {
    ...shown,
    version: known.version,
    givens: [...puzzle.givens],
    candidates,
    ...(legend && { legend }),
    ...(told && { told }),
    ...(geometry.variant && { peers: geometry.peersOf.map(cells => [...cells]) }),
    ...(listed && { listed }),
    marks: known.marks,
    ...problemsOf(puzzle, known),
    isChecked: known.isChecked === true,
    status: known.status,
    ...(locked && { locked }),
    ...(known.step && { step: stepDrawingOf(puzzle, known.step) }),
    isSolved: isSolution(puzzle),
    canStart: !locked && canStartPlaying(puzzle),
    hasClock: known.settings?.clock === true,
    hasAutomaticMarks: known.settings?.automaticMarks === true,
  };
}

/** The problems of cells and of the whole puzzle, in the words of the diagnostics. */
function problemsOf(
  puzzle: Puzzle,
  { verdict, suspicions = [], insight = {}, wrong = [] }: KnownOfPuzzle,
): Pick<Snapshot, 'problems' | 'fault'> {
  const found = diagnose(puzzle, 'off', verdict, suspicions, { insight });
  const problems = found.flatMap(({ code, start, message }) => {
    // Without a set of digits that contradict each other, `no-solution` is about the whole puzzle.
    const kind = code === 'no-solution' && !insight.conflictSet ? undefined : KINDS[code];
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

/** No marks, for a puzzle with so many cells. */
export function noMarks(cellCount: number): Marks {
  const none = Array.from({ length: cellCount }, () => 0);
  return { corner: none, centre: none, colour: none };
}
