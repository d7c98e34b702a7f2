/** Detects recipes that no puzzle can follow, with the reason. */

import { fewestClues } from '../fewestClues';
import { type Geometry, geometryOfSize, type House, READABLE_SIZES, SIZES } from '../geometry';
import type { Cell } from '../numbers';
import { MAX_SEED } from '../random';
import { isExcluded } from '../techniques/exclusion';
import { techniques } from '../techniques/index';
import { singles } from '../techniques/singles/index';
import { LEVELS } from '../techniques/step';
import { symmetricGroupsOf } from './clueSymmetry';
import type { Recipe, RecipeRange } from './recipe';
import type { WholeRule } from './rules/wanted';

/** Why a recipe is refused. */
export type Refusal =
  /** The size is not one of `READABLE_SIZES`. */
  | { readonly kind: 'size'; readonly size: number }
  /** No boxes fit grids of this size: they need irregular regions, or none. */
  | { readonly kind: 'size regions'; readonly size: number }
  /** The value is not a whole number, or is too small or too large. */
  | { readonly kind: 'number'; readonly of: 'seed' | 'count' | 'attempts'; readonly value: number }
  /** The bounds of a range are not numbers, or the first is above the second. Clues are whole numbers, and ratings have one decimal. */
  | { readonly kind: 'range'; readonly of: 'clues' | 'rating' }
  /** Cells of the pattern are outside the grid, repeated or out of order. */
  | { readonly kind: 'pattern cells' }
  /** The pattern has a clue in `cell` and none in `partner`. */
  | { readonly kind: 'pattern symmetry'; readonly cell: Cell; readonly partner: Cell }
  /** The pattern has no clue in two lines of a chute. These lines can be swapped in every solution. */
  | { readonly kind: 'pattern lines'; readonly lines: readonly [House, House] }
  /** The number of clues of the pattern differs from the requested one. */
  | { readonly kind: 'pattern clues'; readonly count: number }
  /** All known puzzles of this size have at least `fewest` clues. */
  | { readonly kind: 'few clues'; readonly fewest: number }
  /** The grid has fewer cells than the requested clues. */
  | { readonly kind: 'many clues'; readonly cellCount: number }
  /** The symmetry does not allow this number of clues. */
  | { readonly kind: 'clues symmetry' }
  /** Only 9x9 puzzles and puzzles with rules have a rating. */
  | { readonly kind: 'rating size' }
  /** Only classic puzzles, without rules, can have a pattern. */
  | { readonly kind: 'classic only' }
  /** Puzzles with rules are limited to smaller sizes. */
  | { readonly kind: 'rules size'; readonly most: number }
  /** Grids of this size, or without boxes, cannot have this rule. */
  | { readonly kind: 'rule'; readonly rule: 'windoku' | 'disjointGroups' | 'globalEntropy' }
  /** No puzzle has a rating in the range: all ratings are in `scale`. */
  | { readonly kind: 'rating scale'; readonly scale: RecipeRange }
  /** All known minimal puzzles of this size have at most `most` clues. */
  | { readonly kind: 'many minimal clues'; readonly most: number }
  /** Every path needs a single, and all singles are excluded. */
  | { readonly kind: 'no singles' }
  /** No technique has this id, or no technique or family has this word. */
  | { readonly kind: 'unknown technique'; readonly word: string }
  /** Paths never use this required technique, in such a puzzle or at all. */
  | { readonly kind: 'unused technique'; readonly id: string }
  /** The required technique is excluded. */
  | { readonly kind: 'required and excluded'; readonly id: string }
  /** The required technique is too hard for the level. */
  | { readonly kind: 'technique level'; readonly id: string };

/** The first reason why no puzzle can follow a recipe. Undefined if none is known. */
export function refusalOf(recipe: Recipe): Refusal | undefined {
  return refusalOfNumbers(recipe) ?? refusalOfRules(recipe) ?? refusalOfClues(recipe) ?? refusalOfTechniques(recipe);
}

function refusalOfNumbers({ size, seed, count, attempts, clues, rating, rules }: Recipe): Refusal | undefined {
  if (!READABLE_SIZES.includes(size)) return { kind: 'size', size };
  if (!SIZES.includes(size) && (rules?.regions ?? 'boxes') === 'boxes') return { kind: 'size regions', size };
  if (!isWhole(seed, 0)) return { kind: 'number', of: 'seed', value: seed };
  if (!isWhole(count, 1)) return { kind: 'number', of: 'count', value: count };
  if (!isWhole(attempts, 1)) return { kind: 'number', of: 'attempts', value: attempts };
  if (clues && !(isRange(clues) && isWhole(clues.least, 0) && isWhole(clues.most, 0)))
    return { kind: 'range', of: 'clues' };
  if (rating && !(isRange(rating) && isTenths(rating.least) && isTenths(rating.most)))
    return { kind: 'range', of: 'rating' };
  if (rating && size !== 9 && !rules) return { kind: 'rating size' };
  const isOnScale = !rating || (rating.least <= SCALE.most && SCALE.least <= rating.most);
  return isOnScale ? undefined : { kind: 'rating scale', scale: SCALE };
}

/** Random solutions of larger grids take longer than users are willing to wait. */
const LARGEST_WITH_RULES = 16;

function refusalOfRules({ size, rules, pattern }: Recipe): Refusal | undefined {
  if (!rules) return undefined;
  if (size > LARGEST_WITH_RULES) return { kind: 'rules size', most: LARGEST_WITH_RULES };
  if (pattern) return { kind: 'classic only' };
  const { boxHeight, boxWidth } = geometryOfSize(size);
  const has = (rule: WholeRule['kind']) => rules.whole.some(({ kind }) => kind === rule);
  if (boxHeight !== boxWidth && has('windoku')) return { kind: 'rule', rule: 'windoku' };
  if (size % 3 !== 0 && has('globalEntropy')) return { kind: 'rule', rule: 'globalEntropy' };
  const hasBoxes = rules.regions !== 'none' && boxHeight > 1;
  return !hasBoxes && has('disjointGroups') ? { kind: 'rule', rule: 'disjointGroups' } : undefined;
}

/** The range of ratings on both scales, from the last digit of a house to nested forcing chains and steps that only a search finds. */
const SCALE: RecipeRange = { least: 1, most: 12 };

/**
 * The most clues of any known minimal 9x9 puzzle.
 *
 * https://en.wikipedia.org/wiki/Mathematics_of_Sudoku#Maximum_number_of_givens
 */
const MOST_MINIMAL = 40;

const isWhole = (value: number, least: number) => Number.isInteger(value) && least <= value && value <= MAX_SEED;

/** Ratings have one decimal. A recipe stored in a file also has only one, and must give the same puzzles. */
const isTenths = (rating: number) => Math.abs(rating * 10 - Math.round(rating * 10)) < 1e-9;

const isRange = ({ least, most }: RecipeRange) => least <= most;

function refusalOfClues({ size, symmetry, pattern, clues, minimal, rules }: Recipe): Refusal | undefined {
  const geometry = geometryOfSize(size);
  const { cellCount } = geometry;
  const groups = symmetricGroupsOf(geometry, symmetry);
  if (pattern) {
    const isInOrder = pattern.every(
      (cell, i) => isWhole(cell, 0) && cell < cellCount && (i === 0 || pattern[i - 1] < cell),
    );
    if (!isInOrder) return { kind: 'pattern cells' };
    for (const group of groups) {
      const cell = group.find(member => pattern.includes(member));
      const partner = group.find(member => !pattern.includes(member));
      if (cell !== undefined && partner !== undefined) return { kind: 'pattern symmetry', cell, partner };
    }
    if (clues && !(clues.least <= pattern.length && pattern.length <= clues.most)) {
      return { kind: 'pattern clues', count: pattern.length };
    }
  }
  const range = pattern ? { least: pattern.length, most: pattern.length } : (clues ?? { least: 0, most: cellCount });
  const fewest = rules ? 0 : fewestClues(size);
  if (range.most < fewest) return { kind: 'few clues', fewest };
  if (range.least > cellCount) return { kind: 'many clues', cellCount };
  if (minimal && size === 9 && !rules && range.least > MOST_MINIMAL)
    return { kind: 'many minimal clues', most: MOST_MINIMAL };
  const lines = pattern && emptyLines(geometry, pattern);
  if (lines) return { kind: 'pattern lines', lines };
  const least = Math.max(range.least, fewest);
  const inRange = sumsOf(groups.map(group => group.length)) >> BigInt(least);
  const isPossible = inRange % (1n << BigInt(Math.min(range.most, cellCount) - least + 1)) !== 0n;
  return isPossible ? undefined : { kind: 'clues symmetry' };
}

/** The sums of all subsets of the numbers: bit n for the sum n. */
function sumsOf(numbers: readonly number[]): bigint {
  return numbers.reduce((sums, number) => sums | (sums << BigInt(number)), 1n);
}

/** Two lines of a chute without a clue. */
function emptyLines(
  { houses, size, boxHeight, boxWidth }: Geometry,
  pattern: readonly Cell[],
): readonly [House, House] | undefined {
  const withClue = new Set(pattern);
  const empty = houses.slice(0, 2 * size).filter(({ cells }) => !cells.some(cell => withClue.has(cell)));
  for (const [i, next] of empty.entries()) {
    if (i === 0) continue;
    const { kind, index } = empty[i - 1];
    const linesInChute = kind === 'row' ? boxHeight : boxWidth;
    const isSameChute = Math.floor(index / linesInChute) === Math.floor(next.index / linesInChute);
    if (next.kind === kind && isSameChute) return [empty[i - 1], next];
  }
  return undefined;
}

function refusalOfTechniques({ size, level, rules, required = [], excluded = [] }: Recipe): Refusal | undefined {
  const unknownWord = excluded.find(word => !isKnownWord(word));
  if (unknownWord !== undefined) return { kind: 'unknown technique', word: unknownWord };
  if (singles.techniques.every(technique => isExcluded(technique, excluded))) return { kind: 'no singles' };
  for (const id of required) {
    const technique = techniques.find(one => one.id === id);
    if (!technique) return { kind: 'unknown technique', word: id };
    const isUnused = technique.isExotic || (technique.maxSize ?? size) < size || (rules && technique.needsUniqueness);
    if (isUnused) return { kind: 'unused technique', id };
    if (isExcluded(technique, excluded)) return { kind: 'required and excluded', id };
    if (level && LEVELS.indexOf(technique.level) > LEVELS.indexOf(level)) return { kind: 'technique level', id };
  }
  return undefined;
}

/** Whether {@link isExcluded} knows a word, so that it excludes some technique. */
function isKnownWord(word: string): boolean {
  return techniques.some(technique => isExcluded(technique, [word]));
}
