/**
 * The verdicts of puzzles, cached by the puzzle's content, so that an edit of one puzzle does not check the others
 * again.
 */

import { Cache } from '../core/cache';
import type { Grid } from '../core/grid';
import { type Verdict, verdict } from '../core/solver/index';
import { findSuspicions, type Suspicion } from '../core/solver/wrongDigits';
import type { VerdictSource } from '../features/diagnostics/verdictSource';
import { judgedGrid, showsWrongDigits } from '../features/puzzles/entries';
import { digitsIn, keyOf, stringOf } from '../text/gridKey';
import type { Puzzle } from '../text/puzzle';
import { finishWithin, type Now, SharedWork, type Work, withTimeLimit } from '../text/work';

/** Number of verdicts that are always kept; up to twice as many may be kept. */
const MOST_KNOWN = 50_000;

/** Number of unfinished searches that are kept when no caller is running them. */
const MOST_UNDER_WAY = 20;

/** Number of puzzles whose wrong digits are always kept. */
const MOST_SUSPECTED = 1000;

/** Time limit for one puzzle, in milliseconds. A puzzle that takes longer gets no verdict. */
export const LONGEST_CHECK = 2000;

/** Time limit for one puzzle while the user waits, in milliseconds. */
const MOMENT = 20;

/**
 * A verdict in the cache, or `unknown` if the time limit was reached. For a valid puzzle it is the solution as text, which
 * takes half the memory of a verdict.
 */
type CachedVerdict = Exclude<Verdict, { readonly kind: 'valid' }> | string;

const UNKNOWN = 'unknown';

/** The verdicts of all puzzles that were searched. */
export class VerdictCache implements VerdictSource {
  private readonly memory = new Cache<CachedVerdict>(MOST_KNOWN);
  private readonly suspected = new Cache<readonly Suspicion[]>(MOST_SUSPECTED);
  private readonly searches = new SharedWork<Verdict>(MOST_UNDER_WAY);

  /** `onSearch` is called before every search, and `onTimeUp` after a search of {@link check} that reached its time limit. */
  constructor(
    private readonly now: Now,
    private readonly onSearch: () => void,
    private readonly onTimeUp: (grid: Grid) => void = () => {},
  ) {}

  known(grid: Grid): Verdict | undefined {
    return verdictOf(this.memory.recall(keyOf(grid)));
  }

  isChecked(puzzle: Puzzle): boolean {
    const found = this.memory.recall(keyOf(judgedGrid(puzzle)));
    if (found === undefined || !showsWrongDigits(puzzle, verdictOf(found))) return found !== undefined;
    return this.suspected.recall(suspicionKeyOf(puzzle)) !== undefined;
  }

  *check(grid: Grid): Work<Verdict | undefined> {
    const key = keyOf(grid);
    const known = this.memory.recall(key);
    if (known !== undefined) return verdictOf(known);
    const found = yield* withTimeLimit(LONGEST_CHECK, this.search(key, grid), this.now);
    this.memory.remember(key, cached(found));
    if (!found) this.onTimeUp(grid);
    return found;
  }

  checkBriefly(grid: Grid): Verdict | undefined {
    return this.within(MOMENT, grid);
  }

  /** The verdict if it is known or can be found within this many milliseconds. */
  within(milliseconds: number, grid: Grid): Verdict | undefined {
    const key = keyOf(grid);
    const known = this.memory.recall(key);
    if (known !== undefined) return verdictOf(known);
    const found = finishWithin(milliseconds, this.search(key, grid), this.now);
    if (found) this.memory.remember(key, cached(found));
    return found;
  }

  suspicionsOf(puzzle: Puzzle): readonly Suspicion[] {
    return this.suspected.recall(suspicionKeyOf(puzzle)) ?? [];
  }

  *suspecting(puzzle: Puzzle): Work<readonly Suspicion[]> {
    const key = suspicionKeyOf(puzzle);
    let found = this.suspected.recall(key);
    if (found === undefined) {
      found = (yield* withTimeLimit(LONGEST_CHECK, findSuspicions(puzzle.grid, puzzle), this.now)) ?? [];
      this.suspected.remember(key, found);
    }
    return found;
  }

  /** Forgets all verdicts and abandons unfinished searches. */
  forget(): void {
    this.memory.forget();
    this.suspected.forget();
    this.searches.forget();
  }

  private search(key: string, grid: Grid): Work<Verdict> {
    this.onSearch();
    return this.searches.join(key, () => verdict(grid));
  }
}

function suspicionKeyOf({ grid, givens, recent = [], replaced = [] }: Puzzle): string {
  const before = replaced.map(each => `${each.cell}:${each.before}`);
  return `${keyOf(grid)} ${stringOf(givens)} ${recent.join()} ${before.join()}`;
}

function cached(found: Verdict | undefined): CachedVerdict {
  if (!found) return UNKNOWN;
  return found.kind === 'valid' ? stringOf(found.solution) : found;
}

function verdictOf(known: CachedVerdict | undefined): Verdict | undefined {
  if (typeof known !== 'string') return known;
  if (known === UNKNOWN) return undefined;
  return { kind: 'valid', solution: digitsIn(known) };
}
