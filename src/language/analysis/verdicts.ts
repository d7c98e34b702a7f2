/** Which puzzles are valid, remembered by what the puzzle is, so that editing one does not check the others again. */

import type { Grid } from '../../core/grid';
import { type Verdict, verdict } from '../../core/solver/index';
import type { Verdicts } from '../features/diagnostics/checking';
import { keyOf } from '../gridKey';
import { type Now, SharedWork, spending, type Work, within } from '../work';
import { Memory } from './memory';

/** Puzzles that are remembered for certain; up to twice as many are. */
const MOST_KNOWN = 50_000;

/** Searches kept that nothing drives any more. */
const MOST_UNDER_WAY = 20;

/** Time for one puzzle, in milliseconds. Nothing is said about a puzzle that takes longer. */
const LONGEST_CHECK = 2000;

/** Time for a puzzle while a user waits, in milliseconds. */
const MOMENT = 20;

/** A verdict, or `unknown` when the time was not enough. */
type Known = Verdict | 'unknown';

export class KnownVerdicts implements Verdicts {
  private readonly memory = new Memory<Known>(MOST_KNOWN);
  private readonly searches = new SharedWork<Verdict>(MOST_UNDER_WAY);

  /** `onSearch` is called before every search. */
  constructor(
    private readonly now: Now,
    private readonly onSearch: () => void,
  ) {}

  known(grid: Grid): Verdict | undefined {
    return verdictOf(this.memory.recall(keyOf(grid)));
  }

  isChecked(grid: Grid): boolean {
    return this.memory.recall(keyOf(grid)) !== undefined;
  }

  *check(grid: Grid): Work<Verdict | undefined> {
    const key = keyOf(grid);
    let found = this.memory.recall(key);
    if (found === undefined) {
      found = (yield* spending(LONGEST_CHECK, this.search(key, grid), this.now)) ?? 'unknown';
      this.memory.remember(key, found);
    }
    return verdictOf(found);
  }

  soon(grid: Grid): Verdict | undefined {
    return this.within(MOMENT, grid);
  }

  /** The verdict if it is known or comes within so many milliseconds. */
  within(milliseconds: number, grid: Grid): Verdict | undefined {
    const key = keyOf(grid);
    const known = this.memory.recall(key);
    if (known !== undefined) return verdictOf(known);
    const found = within(milliseconds, this.search(key, grid), this.now);
    if (found) this.memory.remember(key, found);
    return found;
  }

  forget(): void {
    this.memory.forget();
    this.searches.forget();
  }

  private search(key: string, grid: Grid): Work<Verdict> {
    this.onSearch();
    return this.searches.join(key, () => verdict(grid));
  }
}

function verdictOf(known: Known | undefined): Verdict | undefined {
  return known === 'unknown' ? undefined : known;
}
