/** Checks whether a puzzle has the difficulty of a recipe. Starts with quick tests, and stops as soon as the puzzle is too hard. */

import type { Grid } from '../grid';
import { countFilled } from '../grid';
import type { Pausable } from '../pausing';
import { positionOf } from '../position';
import { walking } from '../rating/index';
import { walkingWithRules } from '../rating/withRules/walking';
import { isExcluded } from '../techniques/exclusion';
import { gradeOfCounts, levelOfScore } from '../techniques/grade';
import { usualTechniques } from '../techniques/index';
import { findingStep } from '../techniques/path';
import { singles } from '../techniques/singles/index';
import { LEVELS, type Level, type Technique } from '../techniques/step';
import { isSolvedBySingles, type Needed, neededBy } from './quickSolving';
import type { Recipe, RecipeRange } from './recipe';
import { takeSingles } from './singlesRun';

/** The requirements of a recipe that concern difficulty. */
export type Failing = 'level' | 'techniques' | 'rating';

/**
 * The first requirement of a recipe that a puzzle with one solution does not meet. Undefined if the puzzle has the
 * requested difficulty.
 */
export function* failingOf(recipe: Recipe, grid: Grid): Pausable<Failing | undefined> {
  const { level, rating } = recipe;
  const hasTechniques = recipe.required !== undefined || recipe.excluded !== undefined;
  if (!level && !rating && !hasTechniques) return undefined;
  // The quick tests apply the rules of classic puzzles only.
  if (grid.geometry.variant) {
    if (rating && !(yield* isRatedIn(grid, rating))) return 'rating';
    return level || hasTechniques ? yield* failingOfPath(recipe, grid) : undefined;
  }
  if (level === 'easy' && !(yield* isSolvedBySingles(grid))) return 'level';
  const needed = yield* neededBy(grid);
  if (rating && !canHaveRating(needed, rating)) return 'rating';
  if (level && !canHaveLevel(grid, needed, level)) return 'level';
  if (recipe.required && !canUse(needed, recipe.required)) return 'techniques';
  if (hasTechniques || (level && !isSurelyEasy(grid, needed))) {
    const failing = yield* failingOfPath(recipe, grid);
    if (failing) return failing;
  }
  return rating && !(yield* isRatedIn(grid, rating)) ? 'rating' : undefined;
}

/** The highest score of a single. */
const SINGLE = Math.max(...singles.techniques.map(({ score }) => score));

/** Whether a puzzle is easy, no matter which singles solve it. */
function isSurelyEasy(grid: Grid, needed: Needed): boolean {
  const empty = grid.geometry.cellCount - countFilled(grid.digits);
  return needed === 'singles' && levelOfScore(SINGLE * empty) === 'easy';
}

function canHaveLevel(grid: Grid, needed: Needed, level: Level): boolean {
  if (isSurelyEasy(grid, needed)) return level === 'easy';
  return level !== 'medium' || needed !== 'more';
}

/** The last technique of the levels that {@link neededBy} distinguishes. Harder ones are tried only in puzzles that need more. */
const lastQuick = techniquesUpTo(LEVELS.indexOf('medium')).length - 1;

function canUse(needed: Needed, required: readonly string[]): boolean {
  return needed === 'more' || usualTechniques.every(({ id }, i) => i <= lastQuick || !required.includes(id));
}

/** Sukaku Explainer's rating, in tenths, of the hardest single, which is a naked one. */
const MOST_OF_SINGLES = 23;
/** Sukaku Explainer's rating, in tenths, of the easiest pattern beyond singles, locked candidates and subsets of up to three cells: an X-Wing. */
const LEAST_OF_MORE = 32;

function canHaveRating(needed: Needed, { least, most }: RecipeRange): boolean {
  if (needed === 'singles') return least * 10 <= MOST_OF_SINGLES;
  return needed !== 'more' || LEAST_OF_MORE <= most * 10;
}

/** The requirement that the path of a puzzle does not meet. */
function* failingOfPath({ level, required = [], excluded = [] }: Recipe, grid: Grid): Pausable<Failing | undefined> {
  const counts = yield* countsOfPath({ level, excluded }, grid);
  if (typeof counts === 'string') return counts;
  if (level && gradeOfCounts(counts, grid.geometry).level !== level) return 'level';
  return required.every(id => [...counts.keys()].some(technique => technique.id === id)) ? undefined : 'techniques';
}

/** Whether a path with techniques up to a level solves a puzzle. */
export function* isAtMost(level: Level, grid: Grid): Pausable<boolean> {
  return typeof (yield* countsOfPath({ level, excluded: [] }, grid)) !== 'string';
}

/**
 * The number of times that the path of a puzzle uses each technique, or the requirement that it fails because it is too
 * hard. The steps are those of `Path`, but all singles of a classic puzzle are taken at once, which is faster.
 */
function* countsOfPath(
  { level, excluded }: { readonly level: Level | undefined; readonly excluded: readonly string[] },
  grid: Grid,
): Pausable<ReadonlyMap<Technique, number> | Failing> {
  const isClassic = !grid.geometry.variant;
  const highest = level ? LEVELS.indexOf(level) : LEVELS.length - 1;
  const tried = techniquesUpTo(highest).filter(technique => !isClassic || !singles.techniques.includes(technique));
  const counts = new Map<Technique, number>();
  const use = (technique: Technique, count: number) => counts.set(technique, (counts.get(technique) ?? 0) + count);
  let position = positionOf(grid);
  for (;;) {
    if (isClassic) {
      const run = yield* takeSingles(position);
      for (const [technique, count] of run.uses) use(technique, count);
      position = run.end;
    }
    if (LEVELS.indexOf(gradeOfCounts(counts, grid.geometry).level) > highest) return 'level';
    if ([...counts.keys()].some(technique => isExcluded(technique, excluded))) return 'techniques';
    if (position.isSolved) return counts;
    const step = yield* findingStep(position, tried);
    // Without a step, the path needs techniques above the level, or no technique helps.
    if (!step) return level ? 'level' : 'techniques';
    use(step.technique, 1);
    position = position.after(step);
    yield undefined;
  }
}

/** The usual techniques up to the last one of a level. The ones after it are harder, so their steps need not be found. */
function techniquesUpTo(highest: number): readonly Technique[] {
  const fitting = usualTechniques.filter(technique => rankOf(technique) <= highest);
  return usualTechniques.slice(0, usualTechniques.indexOf(fitting[fitting.length - 1]) + 1);
}

function rankOf({ level }: Technique): number {
  return LEVELS.indexOf(level);
}

/** Whether the rating of a valid puzzle with rules is at most a bound. */
export const isRatedAtMost = (most: number, grid: Grid): Pausable<boolean> => isRatedIn(grid, { least: 0, most });

/** Whether the rating of a valid puzzle (9x9 or with rules) is in a range. */
function* isRatedIn(grid: Grid, { least, most }: RecipeRange): Pausable<boolean> {
  let highest = 0;
  const ceiling = Math.round(most * 10);
  yield undefined;
  for (const step of grid.geometry.variant ? walkingWithRules(positionOf(grid), ceiling) : walking(positionOf(grid))) {
    yield undefined;
    if (!step) continue;
    highest = Math.max(highest, step.rating);
    if (highest > ceiling) return false;
  }
  return Math.round(least * 10) <= highest;
}
