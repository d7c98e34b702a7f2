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
import {
  type CellProblem,
  FAULTS,
  type Locked,
  type Marks,
  type PuzzleFault,
  type Snapshot,
} from '../protocol/snapshot';
import { listedIn, listedPuzzleOf } from './listed';
import { rulesLegendOf } from './rules/drawing';
import { rulesInWordsOf } from './rules/inWords';
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
  /** What the user has set. Only labels are on by default. */
  readonly settings?: { readonly clock: boolean; readonly automaticMarks: boolean; readonly labels: boolean };
}

/** How a board shows a finding: at its cell, as a problem of the whole puzzle, or not. */
interface OnBoard {
  readonly cell?: CellProblem['kind'];
  readonly puzzle?: PuzzleFault['kind'];
}

/** For findings about how a text is written, and for advice: a board shows what is in the cells. */
const IN_TEXT_ONLY: OnBoard = {};

/** How a board shows the findings of each code. */
const ON_BOARD: Readonly<Record<DiagnosticCode, OnBoard>> = {
  conflict: { cell: 'conflict' },
  'broken-rule': { cell: 'broken rule' },
  'no-candidate': { cell: 'no candidates' },
  'wrong-digit': { cell: 'wrong digit' },
  // With a set of digits that contradict each other it is about these cells.
  'no-solution': { cell: 'wrong digit', puzzle: 'no solution' },
  'no-place': { puzzle: 'no place' },
  'multiple-solutions': { puzzle: 'several solutions' },
  'invalid-rule': { puzzle: 'unread rule' },
  'doubtful-rule': { puzzle: 'unread rule' },
  'forced-cell': IN_TEXT_ONLY,
  'redundant-given': IN_TEXT_ONLY,
  'not-minimal': IN_TEXT_ONLY,
  duplicate: IN_TEXT_ONLY,
  'isomorphic-duplicate': IN_TEXT_ONLY,
  'level-mismatch': IN_TEXT_ONLY,
  'broken-symmetry': IN_TEXT_ONLY,
  'too-few-clues': IN_TEXT_ONLY,
  // A puzzle with these is not whole, so no board shows it.
  'invalid-symbol': IN_TEXT_ONLY,
  'row-length': IN_TEXT_ONLY,
  'row-count': IN_TEXT_ONLY,
  'misplaced-border': IN_TEXT_ONLY,
  'mixed-blanks': IN_TEXT_ONLY,
  'not-read': IN_TEXT_ONLY,
  'not-all-shown': IN_TEXT_ONLY,
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
  const inWords = rulesInWordsOf(geometry, shown.symbols);
  return {
    ...shown,
    version: known.version,
    givens: [...puzzle.givens],
    candidates,
    ...(legend && { legend }),
    ...(told && { told }),
    ...(inWords && { inWords }),
    ...(geometry.variant && { peers: geometry.peersOf.map(cells => [...cells]) }),
    ...(listed && { listed }),
    marks: known.marks,
    ...problemsOf(puzzle, known),
    isChecked: known.isChecked === true,
    status: known.status,
    ...(locked && { locked }),
    ...(known.step && { step: stepDrawingOf(puzzle, known.step) }),
    isSolved: isSolution(puzzle),
    isAmbiguous: known.verdict?.kind === 'ambiguous',
    canStart: !locked && canStartPlaying(puzzle),
    hasClock: known.settings?.clock === true,
    hasAutomaticMarks: known.settings?.automaticMarks === true,
    hasLabels: known.settings?.labels !== false,
  };
}

/** The problems of cells and of the whole puzzle, in the words of the diagnostics. */
function problemsOf(
  puzzle: Puzzle,
  { verdict, suspicions = [], insight = {}, wrong = [] }: KnownOfPuzzle,
): Pick<Snapshot, 'problems' | 'fault'> {
  const found = diagnose(puzzle, 'off', verdict, suspicions, { insight });
  const problems = found.flatMap(({ code, start, message }) => {
    const { cell: kind, puzzle: ofPuzzle } = ON_BOARD[code];
    const at = kind && (!ofPuzzle || insight.conflictSet) ? cellAt(puzzle, start) : undefined;
    return at ? [{ cell: at.cell, kind: kind as CellProblem['kind'], message }] : [];
  });
  const marked = new Set(problems.flatMap(({ cell, kind }) => (kind === 'wrong digit' ? [cell] : [])));
  const others = wrong.filter(cell => !marked.has(cell));
  problems.push(...others.map(cell => ({ cell, kind: 'wrong digit' as const, message: messages.progress.isWrong() })));
  const [fault] = found
    .flatMap(({ code, message }) => {
      const kind = ON_BOARD[code].puzzle;
      return kind ? [{ kind, message }] : [];
    })
    .sort((a, b) => FAULTS.indexOf(a.kind) - FAULTS.indexOf(b.kind));
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
