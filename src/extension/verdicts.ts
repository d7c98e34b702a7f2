/** Which puzzles are valid, remembered by what the puzzle is, so that editing one does not check the others again. */

import type { Grid } from '../core/grid';
import { type Verdict, verdict } from '../core/solver/index';
import type { Verdicts } from '../language/checking';
import { logEngine } from './log';
import { within } from './slices';
import { now } from './timing';

const MOST_KNOWN = 100_000;

/** Time for one puzzle, in milliseconds. A puzzle that takes longer is one that nothing is said about. */
const LONGEST_CHECK = 2000;

/** A verdict, or `unknown` when the time was not enough. */
type Known = Verdict | 'unknown';

const known = new Map<string, Known>();

/** What is known of a puzzle already. */
export function knownVerdict(grid: Grid): Verdict | undefined {
  const found = known.get(keyOf(grid));
  return found === 'unknown' ? undefined : found;
}

/** Whether a puzzle was looked at already, be it in vain. */
export function isChecked(grid: Grid): boolean {
  return known.has(keyOf(grid));
}

/** Finds out about a puzzle, unless it is known; yields where it may be paused. */
export function* check(grid: Grid): Generator<undefined, Verdict | undefined> {
  const end = now() + LONGEST_CHECK;
  if (!isChecked(grid)) {
    logEngine();
    const search = verdict(grid);
    let step = search.next();
    for (; !step.done && now() < end; step = search.next()) yield undefined;
    remember(grid, step.done ? step.value : 'unknown');
  }
  return knownVerdict(grid);
}

/** The verdict if it is known or comes within so many milliseconds. */
export function verdictWithin(grid: Grid, milliseconds: number): Verdict | undefined {
  if (isChecked(grid)) return knownVerdict(grid);
  const found = within(verdict(grid), milliseconds);
  if (found) remember(grid, found);
  return found;
}

/** Milliseconds for a puzzle that somebody waits for. */
const MOMENT = 20;

export const verdicts: Verdicts = {
  known: knownVerdict,
  isChecked,
  check,
  soon: grid => verdictWithin(grid, MOMENT),
};

/** What is known lives as long as the extension does. */
export function registerVerdicts(): { dispose(): void } {
  return { dispose: () => known.clear() };
}

function remember(grid: Grid, found: Known): void {
  if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value as string);
  known.set(keyOf(grid), found);
}

function keyOf({ geometry, digits, allowed }: Grid): string {
  const box = `${geometry.boxHeight}x${geometry.boxWidth}`;
  return `${box} ${String.fromCharCode(...digits)}${allowed ? ` ${allowed.join()}` : ''}`;
}
