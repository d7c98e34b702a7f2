/** The repairs of puzzles, cached by the puzzle's content. */

import { Cache } from '../core/cache';
import type { Cell } from '../core/numbers';
import { type Additions, givensToAdd } from '../core/repair/additions';
import { conflictSet, type Explanation, fewestRemovals } from '../core/repair/contradiction';
import { filledCells, redundantGivens } from '../core/repair/redundant';
import { type RuleConflict, ruleConflict } from '../core/repair/ruleConflict';
import { type TrueCandidates, trueCandidates } from '../core/repair/solutions';
import { isRuled } from '../core/rules/geometry';
import { verdict as searchVerdict, type Verdict } from '../core/solver/index';
import type { DocumentDiagnostics } from '../features/diagnostics/documentDiagnostics';
import type { Learned, RepairSearch } from '../features/diagnostics/inspect';
import { learning } from '../features/diagnostics/repairPass';
import type { Insight, RepairSource } from '../features/puzzles/repairs';
import { keyOf, stringOf } from '../text/gridKey';
import { isSearchable, type Puzzle } from '../text/puzzle';
import { finishWithin, type Now, SharedWork, type Work, withTimeLimit } from '../text/work';

/** Number of puzzles whose repairs of one kind are always kept. */
const MOST_KNOWN = 1000;

/** Number of unfinished searches of a kind that are kept when no caller is running them. */
const MOST_UNDER_WAY = 5;

/** Time limit for one repair, in milliseconds. */
const LONGEST_SEARCH = 4000;

/** Time limit while a menu waits, in milliseconds. */
const MOMENT = 40;

/** One kind of repair. A result is undefined if it was not found in time. */
class Finder<T> {
  private readonly memory = new Cache<{ readonly found: T | undefined }>(MOST_KNOWN);
  private readonly searches = new SharedWork<{ readonly found: T | undefined }>(MOST_UNDER_WAY);

  constructor(
    private readonly now: Now,
    private readonly search: (puzzle: Puzzle) => Work<T | undefined>,
  ) {}

  /** The result if it is known. */
  known(puzzle: Puzzle): T | undefined {
    return this.memory.recall(repairKeyOf(puzzle))?.found;
  }

  /** Whether the search has finished. */
  isSearched(puzzle: Puzzle): boolean {
    return this.memory.recall(repairKeyOf(puzzle)) !== undefined;
  }

  /** The result if it is known or can be found in a moment. The next caller continues a longer search. */
  inMoment(puzzle: Puzzle): T | undefined {
    return this.isSearched(puzzle) ? this.known(puzzle) : finishWithin(MOMENT, this.join(puzzle), this.now)?.found;
  }

  *finding(puzzle: Puzzle): Work<T | undefined> {
    if (this.isSearched(puzzle)) return this.known(puzzle);
    const result = yield* withTimeLimit(LONGEST_SEARCH, this.join(puzzle), this.now);
    if (!result) this.memory.remember(repairKeyOf(puzzle), { found: undefined });
    return result?.found;
  }

  forget(): void {
    this.memory.forget();
    this.searches.forget();
  }

  private *join(puzzle: Puzzle): Work<{ readonly found: T | undefined }> {
    const key = repairKeyOf(puzzle);
    const { search } = this;
    function* start(): Work<{ readonly found: T | undefined }> {
      return { found: yield* search(puzzle) };
    }
    const result = yield* this.searches.join(key, start);
    this.memory.remember(key, result);
    return result;
  }
}

/** The repairs of all puzzles that were searched. */
export class Repairs implements RepairSource, RepairSearch {
  private readonly conflictSets: Finder<Explanation>;
  private readonly ruleConflicts: Finder<RuleConflict>;
  private readonly removals: Finder<Explanation>;
  private readonly redundant: Finder<readonly Cell[]>;
  private readonly additions: Finder<Additions>;
  private readonly candidates: Finder<TrueCandidates>;

  constructor(now: Now) {
    this.conflictSets = new Finder(now, ({ grid }) => conflictSet(grid));
    this.ruleConflicts = new Finder(now, ({ grid }) => ruleConflict(grid.geometry));
    this.removals = new Finder(now, puzzle => fewestRemovals(puzzle.grid, suspectsOf(puzzle)));
    this.redundant = new Finder(now, redundantIn);
    this.additions = new Finder(now, ({ grid }) => givensToAdd(grid));
    this.candidates = new Finder(now, ({ grid }) => trueCandidates(grid));
  }

  insightOf(puzzle: Puzzle): Insight {
    const conflictSet = this.conflictSets.known(puzzle);
    const redundant = this.redundant.known(puzzle);
    const ruleConflict = this.ruleConflicts.known(puzzle);
    return {
      ...(conflictSet && { conflictSet }),
      ...(ruleConflict && { ruleConflict }),
      ...(redundant && { redundant }),
    };
  }

  /** Finds why a puzzle has no solution, or, if requested, which givens of a valid one are redundant. Yields wherever it may be paused. */
  *learning(puzzle: Puzzle, { kind }: Verdict, isRedundantWanted: boolean): Work<Learned> {
    const isWanted = kind === 'contradictory' || (kind === 'valid' && isRedundantWanted);
    if (!isWanted || !isSearchable(puzzle)) return 'nothing';
    const learned = yield* kind === 'contradictory' ? found(this.conflictSets, puzzle) : found(this.redundant, puzzle);
    if (learned !== 'nothing' || kind !== 'contradictory' || !isRuled(puzzle.grid.geometry)) return learned;
    // The digits are not the cause, so the rules may be.
    return yield* found(this.ruleConflicts, puzzle);
  }

  /** Like `learning`, for the puzzles of a document. */
  learningIn(checking: DocumentDiagnostics, onNews: () => void): Work<void> {
    return learning(checking, (...about) => this.learning(...about), onNews);
  }

  additionsOf(puzzle: Puzzle): Additions | undefined {
    return this.additions.inMoment(puzzle);
  }

  adding(puzzle: Puzzle): Work<Additions | undefined> {
    return this.additions.finding(puzzle);
  }

  removalsOf(puzzle: Puzzle): Explanation | undefined {
    return this.removals.inMoment(puzzle);
  }

  removing(puzzle: Puzzle): Work<Explanation | undefined> {
    return this.removals.finding(puzzle);
  }

  /** The digits of a puzzle without a solution that contradict each other; undefined if the time limit was reached. */
  contradictionIn(puzzle: Puzzle): Work<Explanation | undefined> {
    return this.conflictSets.finding(puzzle);
  }

  /** The digits that the cells of a puzzle have in its solutions; undefined if the time limit was reached. */
  candidatesIn(puzzle: Puzzle): Work<TrueCandidates | undefined> {
    return this.candidates.finding(puzzle);
  }

  /** Forgets everything and abandons unfinished searches. */
  forget(): void {
    const { conflictSets, ruleConflicts, removals, redundant, additions, candidates } = this;
    for (const finder of [conflictSets, ruleConflicts, removals, redundant, additions, candidates]) finder.forget();
  }
}

/** Whether a search finds something, or had found it earlier. */
function* found<T>(finder: Finder<T>, puzzle: Puzzle): Work<Learned> {
  const isKnown = finder.isSearched(puzzle);
  if ((yield* finder.finding(puzzle)) === undefined) return 'nothing';
  return isKnown ? 'known' : 'new';
}

/** The digits to remove, entries before givens, and the last entered ones first. */
function suspectsOf({ grid, givens, recent = [] }: Puzzle): Cell[] {
  const filled = filledCells(grid);
  const entries = filled.filter(cell => givens[cell] !== grid.digits[cell]);
  const recentFirst = recent.filter(cell => entries.includes(cell));
  return [...new Set([...recentFirst, ...entries, ...filled])];
}

/** The redundant givens of a puzzle. Entries do not count; there are none if lists of candidates replace givens. */
function* redundantIn({ grid, givens }: Puzzle): Work<readonly Cell[]> {
  const start = { ...grid, digits: givens };
  if (grid.allowed || !givens.includes(0)) return [];
  if ((yield* searchVerdict(start)).kind !== 'valid') return [];
  return (yield* redundantGivens(start)).cells;
}

function repairKeyOf({ grid, givens, recent = [] }: Puzzle): string {
  return `${keyOf(grid)} ${stringOf(givens)} ${recent.join()}`;
}
