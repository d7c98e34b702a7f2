/** Which puzzles are valid, remembered by what the puzzle is, so that editing one does not check the others again. */

import type { Grid } from '../core/grid';
import { type Verdict, verdict } from '../core/solver/index';
import type { Verdicts } from '../language/features/diagnostics/checking';
import { logEngine } from './log';
import { Memory } from './memory';
import { until, within } from './slices';
import { now } from './timing';

/** Puzzles that are remembered for certain; up to twice as many are. */
const MOST_KNOWN = 50_000;

/** Time for one puzzle, in milliseconds. A puzzle that takes longer is one that nothing is said about. */
const LONGEST_CHECK = 2000;

/** A verdict, or `unknown` when the time was not enough. */
type Known = Verdict | 'unknown';

const memory = new Memory<Known>(MOST_KNOWN);

/** What is known of a puzzle already. */
export function knownVerdict(grid: Grid): Verdict | undefined {
  return verdictOf(memory.recall(keyOf(grid)));
}

/** Whether a puzzle was looked at already, be it in vain. */
function isChecked(grid: Grid): boolean {
  return memory.recall(keyOf(grid)) !== undefined;
}

/** Finds out about a puzzle, unless it is known; yields where it may be paused. */
function* check(grid: Grid): Generator<undefined, Verdict | undefined> {
  const key = keyOf(grid);
  let found = memory.recall(key);
  if (found === undefined) {
    logEngine();
    found = (yield* until(now() + LONGEST_CHECK, verdict(grid))) ?? 'unknown';
    memory.remember(key, found);
  }
  return verdictOf(found);
}

/** The verdict if it is known or comes within so many milliseconds. */
export function verdictWithin(grid: Grid, milliseconds: number): Verdict | undefined {
  const key = keyOf(grid);
  const known = memory.recall(key);
  if (known !== undefined) return verdictOf(known);
  logEngine();
  const found = within(verdict(grid), milliseconds);
  if (found) memory.remember(key, found);
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
  return {
    dispose: () => {
      memory.forget();
    },
  };
}

function verdictOf(known: Known | undefined): Verdict | undefined {
  return known === 'unknown' ? undefined : known;
}

/** What makes a puzzle the same one: its shape, its digits, and what it allows. */
export function keyOf({ geometry, digits, allowed }: Grid): string {
  const box = `${geometry.boxHeight}x${geometry.boxWidth}`;
  return `${box} ${String.fromCharCode(...digits)}${allowed ? ` ${allowed.join()}` : ''}`;
}
