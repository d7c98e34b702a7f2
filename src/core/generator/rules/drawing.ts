/**
 * Attempts at a puzzle with rules: regions, a solution that satisfies the rules of the whole grid, marks over this solution, and then as
 * few givens as the recipe allows, with the solver for rules. Killers usually have no givens.
 *
 * Puzzles with rules rarely have the requested difficulty by chance. So if a level or a rating is requested, cages are split, and then givens are
 * restored, until the puzzle is not too hard. A binary search finds the place: larger cages and fewer givens are nearly always harder.
 *
 * The same recipe gives the same puzzles on every machine. But cages depend on which solutions the solver finds first, and a level or
 * a rating depends on the techniques, so another version of either can make other puzzles.
 */

import type { Geometry } from '../../geometry';
import type { Grid } from '../../grid';
import type { Cell } from '../../numbers';
import type { Pausable } from '../../pausing';
import type { Random } from '../../random';
import { geometryWithRules } from '../../rules/geometry';
import type { CageRule } from '../../rules/kinds/sums';
import type { Rule } from '../../rules/rule';
import { search } from '../../solver/index';
import { LEVELS, type Level } from '../../techniques/step';
import { removeClues } from '../clues';
import { isAtMost, isRatedAtMost } from '../difficulty';
import type { Recipe } from '../recipe';
import { solvedGrid } from '../solvedGrid';
import { finerCages, joinedCages, neededCages, uniqueCages } from './cages';
import { randomRegions } from './jigsaw';
import { randomMarks } from './marks';
import { randomSolution } from './solution';
import type { WantedRules } from './wanted';

/** Groups of cells that are given or emptied together. */
type Groups = readonly (readonly Cell[])[];

const HARDEST = LEVELS[LEVELS.length - 1];

/** The lowest rating for which cages are joined: it needs techniques that combine several rules. */
const HARD = 6;

/** Why an attempt ended without a solution: `impossible` if every attempt would, `unsolved` if another may succeed. */
export type NoSolution = 'impossible' | 'unsolved';

/** Makes the puzzle of an attempt. */
export function* drawRules(
  base: Geometry,
  random: Random,
  recipe: Recipe & { readonly rules: WantedRules },
  groups: Groups,
): Pausable<Grid | NoSolution> {
  const { rules: wanted, clues, minimal, level, rating } = recipe;
  const regions = wanted.regions === 'jigsaw' ? yield* randomRegions(base, random) : wanted.regions;
  const withRules = (rules: readonly Rule[]) =>
    geometryWithRules(base, rules, regions === 'boxes' ? undefined : regions);
  const layout = withRules(wanted.whole);
  const solution = yield* layout.variant ? randomSolution(layout, random) : solvedGrid(base, random);
  if (!solution) return 'unsolved';
  if (solution === 'none') return wanted.regions === 'jigsaw' ? 'unsolved' : 'impossible';
  const none = () => new Uint8Array(base.cellCount);
  const board = { geometry: layout, solution, random, isTaken: none(), isCrossed: none() };
  const rules: Rule[] = [...wanted.whole, ...randomMarks(board, wanted)];
  let cages: readonly CageRule[] = [];
  const hasCages = wanted.marks.includes('cage');
  if (hasCages) {
    const ask = (asked: readonly Rule[]) => differencesIn(withRules([...rules, ...asked]), random);
    cages = yield* uniqueCages(layout, solution, random, ask);
    if (level ? LEVELS.indexOf(level) >= LEVELS.indexOf('unfair') : rating && rating.least >= HARD)
      cages = yield* joinedCages(layout, solution, cages, random, ask);
    // Next to other marks, many cages are redundant. Without other marks they cover the grid, as in every killer.
    const hasOthers = rules.length > wanted.whole.length;
    if (hasOthers) cages = yield* neededCages([...cages], base.size >> 1, random, ask);
  }
  const order = random.shuffle([...groups]);
  const range = clues && !minimal ? clues : { least: 0, most: 0 };
  // For a level or a rating, givens are restored later, so there are few at first.
  const fewest = range.least + (level || rating ? 0 : random.below(range.most - range.least + 1));
  const grid = { geometry: withRules([...rules, ...cages]), digits: solution.slice() };
  if (hasCages && fewest === 0) grid.digits.fill(0);
  else yield* removeClues(grid, order, fewest);
  // The paths of the hardest killers take a long time, so none is computed only to measure the difficulty.
  if (!(level || rating) || minimal || (hasCages && level === HARDEST)) return grid;

  const removed = order.filter(([cell]) => grid.digits[cell] === 0);
  const finer = grid.digits.some(digit => digit > 0) ? [cages] : finerCages(layout, solution, cages, random);
  const finest = withRules([...rules, ...finer[finer.length - 1]]);
  const puzzleAt = (step: number): Grid => {
    const joined = step - removed.length;
    if (joined > 0) return { ...grid, geometry: withRules([...rules, ...finer[finer.length - 1 - joined]]) };
    const digits = grid.digits.slice();
    for (const group of removed.slice(step)) for (const cell of group) digits[cell] = solution[cell];
    return { geometry: finest, digits };
  };
  const last = removed.length + finer.length - 1;
  if (level) return yield* withLevel(level, last, puzzleAt);
  return puzzleAt(yield* hardestOf(last, step => isRatedAtMost(rating!.most, puzzleAt(step))));
}

/**
 * The hardest puzzle that is not above a level. For the hardest level it is the easiest puzzle, whose path takes the least
 * time. `puzzleAt` makes the puzzles from step 0, an easy one, to `last`.
 */
function* withLevel(level: Level, last: number, puzzleAt: (step: number) => Grid): Pausable<Grid> {
  const isHardest = level === HARDEST;
  const highest = isHardest ? LEVELS[LEVELS.length - 2] : level;
  const easy = yield* hardestOf(last, step => isAtMost(highest, puzzleAt(step)));
  return puzzleAt(isHardest ? Math.min(easy + 1, last) : easy);
}

/** The last step, up to `last`, at which a puzzle is easy enough; 0 if none is. */
function* hardestOf(last: number, isEasyEnough: (step: number) => Pausable<boolean>): Pausable<number> {
  let [easy, hard] = [0, last + 1];
  while (easy + 1 < hard) {
    const middle = (easy + hard) >> 1;
    if (yield* isEasyEnough(middle)) easy = middle;
    else hard = middle;
  }
  return easy;
}

/** The pauses of the solver after which cages are split although they are not known to have several solutions. */
const PATIENCE = 60;
/** The number of arbitrary cells in that case. */
const FEW = 4;

/** The cells in which two solutions of an empty grid differ; arbitrary cells if the search takes too long. */
function* differencesIn(geometry: Geometry, random: Random): Pausable<'unique' | readonly Cell[]> {
  let first: Uint8Array | undefined;
  let pauses = 0;
  for (const found of search({ geometry, digits: new Uint8Array(geometry.cellCount) })) {
    if (found && first) {
      const before = first;
      return Array.from(found.keys()).filter(cell => found[cell] !== before[cell]);
    }
    if (found) first = found;
    else if (++pauses > PATIENCE) return Array.from({ length: FEW }, () => random.below(geometry.cellCount));
    yield undefined;
  }
  return 'unique';
}
