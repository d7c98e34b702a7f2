/** What is counted in segments: how far they are checked, and their findings by severity. */

import { isSolved } from '../../../core/grid';
import { Checked, type Segment } from '../../document/segments';
import { isContradictory, isWhole, type Puzzle } from '../../puzzle';
import type { Diagnostic, LateFinding, Severity } from './rule';

/** The count that each severity belongs to. */
export const COUNTS = { error: 'errors', warning: 'warnings', information: 'informations', hint: 'hints' } as const;
/** The worst first. */
export const SEVERITIES = ['error', 'warning', 'information', 'hint'] as const;

/** Counts findings of a segment, or with -1 takes them back. */
export function addFindings(segment: Segment, findings: readonly Diagnostic[], by: 1 | -1): void {
  for (const { severity } of findings) segment[COUNTS[severity]] += by;
}

/** The findings of rules that look at whole collections. */
export function lateOf({ late = [] }: Segment): readonly LateFinding[] {
  return late as readonly LateFinding[];
}

/** Whether the rules that need no search were not applied yet. */
export function isUnruled({ puzzles, checked }: Segment): boolean {
  return puzzles !== undefined && checked < Checked.Rules;
}

/** Whether puzzles were not searched yet. */
export function isUnsearched({ puzzles, checked }: Segment): boolean {
  return puzzles !== undefined && checked < Checked.All;
}

/** The number of findings. */
export function findingsIn({
  errors,
  warnings,
  informations,
  hints,
}: Pick<Segment, (typeof COUNTS)[Severity]>): number {
  return errors + warnings + informations + hints;
}

/** Whether only a search can tell whether a puzzle is valid. */
export function needsSearch(puzzle: Puzzle): boolean {
  const { grid } = puzzle;
  // The readable part of a puzzle may show that there is no solution.
  const hasPart = isWhole(puzzle) || grid.digits.some(digit => digit > 0);
  return hasPart && !isContradictory(puzzle) && !isSolved(grid);
}
