/** Measures how long it takes to find a wrong entry that breaks no rule, in random puzzles. */

import { finish } from '../src/core/pausing.ts';
import { type Entries, findSuspicions, type Suspicion } from '../src/core/solver/wrongDigits.ts';
import { type WrongEntry, wrongEntries } from '../test/core/solver/wrongEntries.ts';
import { figure, median } from './statistics.ts';

const PUZZLES = 1000;

const RUNS = 3;

/** Puzzles before the measurement, so that the host has optimized the code. */
const WARM_UP = 20;

/** The available knowledge about a puzzle, from most to least. */
const KNOWN: Readonly<Record<string, (entry: WrongEntry) => Entries>> = {
  'givens known': ({ givens, recent }) => ({ givens, recent }),
  'givens unknown': ({ grid }) => ({ givens: grid.digits }),
};

/** A table in milliseconds: median, slowest, and the number of puzzles in which the wrong digit was found. */
export function wrongDigitRows(): string[][] {
  const puzzles = [...wrongEntries(PUZZLES + WARM_UP, 3)];
  const rows = Object.entries(KNOWN).map(([name, entriesOf]) => {
    const times: number[] = [];
    let found = 0;
    for (const puzzle of puzzles) {
      let suspicions: readonly Suspicion[] = [];
      // Other load on the machine delays a run at random, and rarely three times at the same puzzle.
      const runs = Array.from({ length: RUNS }, () => {
        const began = performance.now();
        suspicions = finish(findSuspicions(puzzle.grid, entriesOf(puzzle)));
        return performance.now() - began;
      });
      times.push(Math.min(...runs));
      if (suspicions.some(({ cells }) => cells.includes(puzzle.wrong))) found++;
    }
    const measured = times.slice(WARM_UP).sort((a, b) => a - b);
    return [name, figure(median(measured)), figure(measured[measured.length - 1]), `${found - WARM_UP} of ${PUZZLES}`];
  });
  return [['Wrong entry', 'median', 'slowest', 'found'], ...rows];
}
