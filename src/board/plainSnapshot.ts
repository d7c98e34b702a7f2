/** The snapshot for boards and exported pages. A board adds what its rules draw, and the step that is shown: see snapshot.ts. */

import { candidatesByRules } from '#narrowing';
import type { Guard } from '../analysis/guards';
import type { Marks } from '../core/marks';
import type { Cell } from '../core/numbers';
import { declarationOf } from '../features/diagnostics/declarations';
import type { Diagnostic } from '../features/diagnostics/rule';
import { canStartPlaying } from '../features/puzzles/play';
import * as messages from '../messages/index';
import { cellAt, distinguishesEntries, isSolution, isWhole, marksSpanOf, type Puzzle, textOf } from '../text/puzzle';
import { digitOfCharacter, makeSymbol } from '../text/symbols';
import {
  type CellProblem,
  FAULTS,
  IS_COUNTED,
  type ListedPuzzle,
  type LockedCells,
  type PuzzleFault,
  type Snapshot,
} from './protocol/snapshot';

/** Information about a puzzle that is not in its text. */
export interface PlainKnown {
  /** The version of its document. */
  readonly version: number;
  /** Its text in the status bar. */
  readonly status: string;
  readonly marks: Marks;
  /** Whether the givens are known to have exactly one solution. */
  readonly hasOneSolution?: boolean;
  /** Whether its verdict was searched for. */
  readonly isChecked?: boolean;
  /** The cells whose entries a check found to be wrong. */
  readonly wrong?: readonly Cell[];
  /** Why the whole document cannot be edited. */
  readonly readOnly?: string | undefined;
  readonly guard?: Guard | undefined;
  /** Whether the document may have other puzzles. */
  readonly hasOthers?: boolean;
  /** The index of the puzzle in its file, from 0, if it is needed as its name. */
  readonly index?: number | undefined;
  /** The user's settings. Only labels are on by default. */
  readonly settings?: { readonly clock: boolean; readonly automaticMarks: boolean; readonly labels: boolean };
}

/**
 * The snapshot of a puzzle, with its diagnostics. A `no-solution` finding is attached to cells only if
 * `hasConflictSet`.
 */
export function plainSnapshotOf(
  puzzle: Puzzle,
  known: PlainKnown,
  found: readonly Diagnostic[],
  hasConflictSet = false,
): Snapshot {
  const { digits } = puzzle.grid;
  const candidates = [...candidatesByRules(puzzle.grid)].map((mask, cell) => (digits[cell] === 0 ? mask : 0));
  const listed = listedCandidates(puzzle);
  const locked = lockedIn(puzzle, known);
  return {
    ...plainListedOf(puzzle),
    version: known.version,
    givens: [...puzzle.givens],
    candidates,
    ...(listed && { listed }),
    marks: known.marks,
    ...shownProblemsOf(puzzle, found, known.wrong, hasConflictSet),
    isChecked: known.isChecked === true,
    status: known.status,
    ...(locked && { locked }),
    ...(known.guard && known.readOnly === undefined && { guard: known.guard.isOn ? 'on' : 'off' }),
    isSolved: isSolution(puzzle),
    isAmbiguous: found.some(({ code }) => code === 'multiple-solutions'),
    ...(known.hasOneSolution && { hasOneSolution: true }),
    canStart: known.readOnly === undefined && canStartPlaying(puzzle),
    hasClock: known.settings?.clock === true,
    hasAutomaticMarks: known.settings?.automaticMarks === true,
    hasOthers: known.hasOthers === true,
    ...(known.index !== undefined && { index: known.index }),
    hasLabels: known.settings?.labels !== false,
  };
}

/**
 * The problems of cells and of the whole puzzle, in the words of the diagnostics. `wrong` are cells whose entries a
 * check found to be wrong. A `no-solution` finding is attached to cells only if `hasConflictSet`.
 */
export function shownProblemsOf(
  puzzle: Puzzle,
  found: readonly Diagnostic[],
  wrong: readonly Cell[] = [],
  hasConflictSet = false,
): Pick<Snapshot, 'problems' | 'faults'> {
  const problems = cellProblemsOf(puzzle, found, hasConflictSet);
  const marked = new Set(problems.flatMap(({ cell, kind }) => (kind === 'wrong digit' ? [cell] : [])));
  const others = wrong.filter(cell => !marked.has(cell));
  problems.push(...others.map(cell => ({ cell, kind: 'wrong digit' as const, message: messages.progress.isWrong() })));
  const faults = found
    .flatMap(finding => {
      const isWarning = finding.severity !== 'error';
      return faultOf(puzzle, finding).map(fault => (isWarning ? { ...fault, isWarning } : fault));
    })
    // The message at each digit of a contradiction is that there is no solution.
    .filter(({ kind }, i, all) => IS_COUNTED[kind] || all.findIndex(other => other.kind === kind) === i)
    .sort((a, b) => FAULTS.indexOf(a.kind) - FAULTS.indexOf(b.kind));
  return { problems, faults };
}

/** A finding as a problem of the whole puzzle; none if it is not one, or if its cell shows it. */
function faultOf(puzzle: Puzzle, { code, start, message }: Diagnostic): PuzzleFault[] {
  const kind = declarationOf(code).puzzle;
  if (!kind) return [];
  const row = code === 'row-length' ? rowAt(puzzle, start) : undefined;
  if (row !== undefined) {
    const { size } = puzzle.grid.geometry;
    const places = Array.from({ length: size }, (_, column) => row * size + column);
    return [{ kind, places, message: messages.boards.inRow(row, message) }];
  }
  const line = kind === 'unread rule' ? ruleLineAt(puzzle, start) : undefined;
  if (line !== undefined) return [{ kind, message: messages.boards.inRule(line, message) }];
  const cell = IS_COUNTED[kind] ? cellAt(puzzle, start)?.cell : undefined;
  if (cell === undefined) return [{ kind, message }];
  return code === 'invalid-symbol' ? [] : [{ kind, places: [cell], message }];
}

/** The line of a section that an offset is in: a board shows no text, so a message about a rule has to name it. */
function ruleLineAt({ rules, start }: Puzzle, offset: number): string | undefined {
  const section = rules?.sections.find(each => each.start <= offset - start && offset - start <= each.end);
  if (!section) return undefined;
  const { text } = section;
  const at = offset - start - section.start;
  const isBreak = (i: number) => text[i] === '\n' || text[i] === '\r';
  let [first, end] = [at, at];
  while (first > 0 && !isBreak(first - 1)) first--;
  while (end < text.length && !isBreak(end)) end++;
  return text.slice(first, end).trim();
}

/** The row of the grid whose problem starts at an offset. Its cells have no places in the text. */
function rowAt({ problems, start, grid }: Puzzle, offset: number): number | undefined {
  const found = problems.find(problem => problem.code === 'row-length' && start + problem.start === offset);
  const row = found?.code === 'row-length' && found.of === 'row' ? found.row : undefined;
  return row !== undefined && row < grid.geometry.size ? row : undefined;
}

function cellProblemsOf(puzzle: Puzzle, found: readonly Diagnostic[], hasConflictSet: boolean): CellProblem[] {
  return found.flatMap(({ code, start, message, fault }) => {
    const { cell: kind, puzzle: ofPuzzle } = declarationOf(code);
    const at = kind && (ofPuzzle !== 'no solution' || hasConflictSet) ? cellAt(puzzle, start) : undefined;
    return kind && at ? [{ cell: at.cell, kind, message, ...(fault !== undefined && { fault }) }] : [];
  });
}

function lockedIn(puzzle: Puzzle, { readOnly, guard }: PlainKnown): LockedCells | undefined {
  if (readOnly !== undefined) return { reason: readOnly, cells: 'all' };
  if (guard?.isOn) return { reason: messages.boards.guarded(), cells: guard.cells };
  if (!distinguishesEntries(puzzle)) return undefined;
  const { givens } = puzzle;
  return { reason: messages.boards.givensLocked(), cells: [...givens.keys()].filter(cell => givens[cell] !== 0) };
}

/** The data from the text of a puzzle. */
export function plainListedOf({ start, title = '', grid, style }: Puzzle): ListedPuzzle {
  const { size, boxOf } = grid.geometry;
  const symbols = Array.from({ length: size }, (_, i) => makeSymbol(style.symbols, i + 1));
  return { start, title, size, regions: [...boxOf], symbols, digits: [...grid.digits] };
}

/** By cell: the candidates that the text lists. Undefined when it lists none. */
export function listedCandidates(puzzle: Puzzle): number[] | undefined {
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
