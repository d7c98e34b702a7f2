/**
 * Generates puzzles that follow a recipe. The same recipe gives the same puzzles on every machine: all choices come from its seed,
 * and no result depends on the engine that solves 9x9 puzzles.
 *
 * An attempt takes a random solved grid (`solvedGrid.ts` describes how random) and keeps some of its clues:
 *
 * - Without a pattern, the groups of cells that the symmetry connects are tried in a random order, each order equally likely. A
 *   group is emptied if the puzzle keeps its only solution. The attempt ends when the number of clues is reached, which is drawn uniformly
 *   from its range; without a number, or if the puzzle must be minimal, it ends when every group has been tried.
 * - With a pattern, only its cells are kept. That seldom leaves one solution, so a solved grid is used many times, each time with
 *   permuted digits and lines.
 * - With rules, an attempt first makes regions, a solution and marks in the grid (`rules/drawing.ts`).
 *
 * A puzzle that fails any other requirement of the recipe is dropped, never changed. So the recipe only selects among
 * the puzzles of these attempts. The sample is not uniform: puzzles with many clues are rarer than in a uniform sample,
 * and nothing corrects that.
 */

import { type Geometry, geometryOfSize } from '../geometry';
import { countFilled, type Grid } from '../grid';
import type { Cell } from '../numbers';
import type { Pausable } from '../pausing';
import { Random } from '../random';
import { symmetricGroupsOf } from './clueSymmetry';
import { isMinimal, isOnlySolution, removeClues } from './clues';
import { type Failing, failingOf } from './difficulty';
import type { Recipe } from './recipe';
import { type Refusal, refusalOf } from './refusal';
import { permutedGrid } from './reordering';
import { drawRules, type NoSolution } from './rules/drawing';
import { solvedGrid } from './solvedGrid';

/** Counts of attempts by their outcome. The other numbers add up to `attempts`. */
export type AttemptCounts = {
  /** Attempts so far. */
  attempts: number;
  /** Attempts that produced a puzzle. */
  made: number;
  /** Attempts with rules and regions for which no solved grid was found. */
  unsolved: number;
  /** Attempts with more than one solution: only with a pattern. */
  ambiguous: number;
  /** Attempts whose number of clues is not the requested one. */
  clues: number;
  /** Attempts with a puzzle that is not minimal. */
  minimal: number;
} & Record<Failing, number>;

/** The outcome of a run of the generator. */
export type GeneratorOutcome =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** All puzzles were made. */
  | { readonly kind: 'done' }
  /** Too many attempts in a row produced no puzzle, or the rules allow none. */
  | { readonly kind: 'gave up' };

/** A tally before the first attempt. */
export function newTally(): AttemptCounts {
  return { attempts: 0, made: 0, unsolved: 0, ambiguous: 0, clues: 0, minimal: 0, level: 0, techniques: 0, rating: 0 };
}

/**
 * Yields the puzzles of a recipe, and undefined where the caller may pause or give up. Counts its attempts in `tally`,
 * which can be read at every yield. Terminates, because the number of attempts is limited.
 */
export function* generate(
  recipe: Recipe,
  tally: AttemptCounts = newTally(),
): Generator<Grid | undefined, GeneratorOutcome> {
  const refusal = refusalOf(recipe);
  if (refusal) return { kind: 'refused', refusal };
  const geometry = geometryOfSize(recipe.size);
  const random = new Random(recipe.seed);
  const draw = drawing(geometry, random, recipe);
  for (let made = 0, fruitless = 0; made < recipe.count; ) {
    const grid = yield* draw();
    const failing = typeof grid === 'string' ? 'unsolved' : yield* failingPoint(recipe, grid);
    tally.attempts++;
    if (failing || typeof grid === 'string') {
      tally[failing ?? 'unsolved']++;
      if (++fruitless === recipe.attempts || grid === 'impossible') return { kind: 'gave up' };
    } else {
      tally.made++;
      made++;
      fruitless = 0;
      yield grid;
    }
    yield undefined;
  }
  return { kind: 'done' };
}

/** The requirement of the recipe that the puzzle of an attempt does not meet. Undefined if it meets all of them. */
function* failingPoint(recipe: Recipe, grid: Grid): Pausable<keyof AttemptCounts | undefined> {
  const { size, symmetry, pattern, clues, minimal, rules } = recipe;
  if (pattern && !(yield* isOnlySolution(grid, Number.POSITIVE_INFINITY))) return 'ambiguous';
  const count = countFilled(grid.digits);
  if (clues && !(clues.least <= count && count <= clues.most)) return 'clues';
  // A 9x9 puzzle is minimal once every clue has been tried alone. In other sizes a clue can stay because its test takes too long.
  const isKnown = !pattern && !rules && symmetry === 'none' && size === 9;
  if (minimal && !isKnown && !(yield* isMinimal(grid))) return 'minimal';
  return yield* failingOf(recipe, grid);
}

/** Makes the puzzle of an attempt. */
type Draw = () => Pausable<Grid | NoSolution>;

function drawing(geometry: Geometry, random: Random, recipe: Recipe): Draw {
  const { rules, pattern, symmetry } = recipe;
  if (pattern) return drawingPattern(geometry, random, pattern);
  const groups = symmetricGroupsOf(geometry, symmetry);
  return rules
    ? () => drawRules(geometry, random, { ...recipe, rules }, groups)
    : drawingClues(geometry, random, recipe, groups);
}

function drawingClues(
  geometry: Geometry,
  random: Random,
  { clues, minimal }: Recipe,
  groups: readonly (readonly Cell[])[],
): Draw {
  const order = [...groups];
  return function* () {
    const digits = yield* solvedGrid(geometry, random);
    random.shuffle(order);
    const fewest = clues && !minimal ? clues.least + random.below(clues.most - clues.least + 1) : 0;
    yield* removeClues({ geometry, digits }, order, fewest);
    return { geometry, digits };
  };
}

/** The number of attempts with a pattern that use the same solved grid. */
const USES = 100;

function drawingPattern(geometry: Geometry, random: Random, pattern: readonly Cell[]): Draw {
  let solved: Uint8Array;
  let uses = 0;
  return function* () {
    if (uses === 0) solved = yield* solvedGrid(geometry, random);
    uses = (uses + 1) % USES;
    const changed = permutedGrid(geometry, solved, random);
    const digits = new Uint8Array(geometry.cellCount);
    for (const cell of pattern) digits[cell] = changed[cell];
    return { geometry, digits };
  };
}
