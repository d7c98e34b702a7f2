/** Runs algorithms on one puzzle, and on a sample of the puzzles of its file, and counts their placements and backtracks. */

import type { AlgorithmEvent, Outcome } from '../../core/algorithms/event';
import { Counters } from '../../core/algorithms/frame';
import { ALGORITHM_NAMES, type AlgorithmName, canRun, runOf } from '../../core/algorithms/index';
import { countFilled, type Grid } from '../../core/grid';
import type { Now, Work } from '../../text/work';

/** The largest number of events of a search: on one puzzle, and on each puzzle of a file. */
export const MOST_STEPS = 5_000_000;
export const MOST_STEPS_IN_FILE = 200_000;

/** The largest number of puzzles of a file that are compared. */
export const MOST_COMPARED = 100;

/** Events between two pauses. The slowest algorithms take a tenth of a millisecond for each. */
const EVENTS = 32;

/** The run of an algorithm on a puzzle. */
export interface ComparedRun {
  readonly algorithm: AlgorithmName;
  /** `cut`: stopped at the largest number of events. `impossible`: the algorithm does not support the rules. */
  readonly outcome: Outcome | 'cut' | 'impossible';
  /** The number of cells that are empty at the end. */
  readonly empty: number;
  readonly counters: Readonly<Pick<Counters, 'placements' | 'backtracks' | 'deepest'>>;
  readonly milliseconds: number;
}

/** Runs all algorithms on a puzzle without conflicts. */
export function* compareOn(grid: Grid, most: number, now: Now): Work<readonly ComparedRun[]> {
  const runs: ComparedRun[] = [];
  for (const algorithm of ALGORITHM_NAMES) runs.push(yield* comparedRun(algorithm, grid, most, now));
  return runs;
}

function* comparedRun(algorithm: AlgorithmName, grid: Grid, most: number, now: Now): Work<ComparedRun> {
  const counters = new Counters();
  let empty = grid.digits.length - countFilled(grid.digits);
  if (!canRun(algorithm, grid)) return { algorithm, outcome: 'impossible', empty, counters, milliseconds: 0 };
  let milliseconds = 0;
  let began = now();
  let last: AlgorithmEvent | undefined;
  let steps = 0;
  for (const event of runOf(algorithm, grid)) {
    counters.count(event);
    last = event;
    if (event.kind === 'place' || event.kind === 'fill') empty--;
    else if (event.kind === 'remove' || event.kind === 'clear') empty++;
    if (++steps >= most) break;
    if (steps % EVENTS > 0) continue;
    milliseconds += now() - began;
    yield undefined;
    began = now();
  }
  milliseconds += now() - began;
  return { algorithm, outcome: outcomeOf(last), empty, counters, milliseconds };
}

function outcomeOf(last: AlgorithmEvent | undefined): ComparedRun['outcome'] {
  return last?.kind === 'solved' || last?.kind === 'contradictory' || last?.kind === 'stuck' ? last.kind : 'cut';
}

/** The runs on the puzzles of a file. It grows, so that Cancel leaves the runs so far. */
export class FileComparison {
  /** By puzzle: its runs. */
  readonly runs: (readonly ComparedRun[])[] = [];
  /** The number of puzzles to compare, and of those that are done. */
  readonly planned: number;
  done = 0;

  constructor(readonly total: number) {
    this.planned = Math.min(total, MOST_COMPARED);
  }

  /** Compares on some of the puzzles, evenly spaced. Puzzles with errors are undefined, and skipped. */
  *work(grids: Iterable<Grid | undefined>, now: Now): Work<void> {
    let index = 0;
    for (const grid of grids) {
      const wanted = Math.floor((this.done * this.total) / this.planned);
      if (index++ < wanted || this.done === this.planned) continue;
      if (grid) this.runs.push(yield* compareOn(grid, MOST_STEPS_IN_FILE, now));
      this.done++;
      yield undefined;
    }
  }
}
