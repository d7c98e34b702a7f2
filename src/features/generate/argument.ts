/** The recipe in the argument of `sudoku.generate`, which may have any type. */

import { CLUE_SYMMETRIES } from '../../core/generator/clueSymmetry';
import { type Recipe, type RecipeRange, recipeOf } from '../../core/generator/recipe';
import { LEVELS } from '../../core/techniques/step';
import * as messages from '../../messages/index';
import { foundResult, none, type Result } from '../../text/result';
import { rulesOfNames } from './ruleNames';
import { techniqueIds } from './techniqueWords';

/** Reads one value of the argument. Undefined if it is not of the right kind. */
type Reader<T> = (value: unknown) => T | undefined;

const oneOf =
  <T extends string>(all: readonly T[]): Reader<T> =>
  value =>
    all.find(one => one === value);
const number: Reader<number> = value => (typeof value === 'number' ? value : undefined);
const range: Reader<RecipeRange> = value => {
  if (typeof value === 'number') return { least: value, most: value };
  const bounds = Array.isArray(value) ? { least: value[0], most: value[1] } : value;
  if (typeof bounds !== 'object' || bounds === null) return undefined;
  const { least, most } = bounds as Partial<RecipeRange>;
  return typeof least === 'number' && typeof most === 'number' ? { least, most } : undefined;
};
const words: Reader<string[]> = value =>
  Array.isArray(value) && value.every(word => typeof word === 'string') ? techniqueIds(value) : undefined;
const cells: Reader<number[]> = value => {
  // `x` where clues go, and one other character for every other cell.
  if (typeof value === 'string')
    return [...value.replace(/\s/g, '')].flatMap((mark, cell) => (/x/i.test(mark) ? [cell] : []));
  return Array.isArray(value) && value.every(Number.isInteger) ? value : undefined;
};

const READERS: { readonly [K in Exclude<keyof Recipe, 'rules'>]-?: Reader<NonNullable<Recipe[K]>> } = {
  seed: number,
  size: number,
  count: number,
  symmetry: oneOf(CLUE_SYMMETRIES),
  minimal: value => (typeof value === 'boolean' ? value : undefined),
  attempts: number,
  pattern: cells,
  clues: range,
  level: oneOf(LEVELS),
  rating: range,
  required: words,
  excluded: words,
};

/** The names of rules: a list, or a text with commas. */
function namesIn(value: unknown): readonly string[] | undefined {
  if (typeof value === 'string') return value.split(',').filter(name => name.trim() !== '');
  return Array.isArray(value) && value.every(name => typeof name === 'string') ? value : undefined;
}

/**
 * The recipe in an argument, or why it is not a recipe. Ranges may be a number, `[24, 26]` or `{ least, most }`; a pattern may be a text with
 * `x` for each clue; techniques and rules may be named. `newSeed` is called when there is no seed. `others` are keys that are not about the puzzles. Does not
 * check whether a puzzle can follow the recipe.
 */
export function recipeIn(argument: object, newSeed: () => number, others: readonly string[] = []): Result<Recipe> {
  const given = argument as Record<string, unknown>;
  const known = [...Object.keys(READERS), 'rules', ...others];
  const unknown = Object.keys(given).find(key => given[key] !== undefined && !known.includes(key));
  if (unknown !== undefined) return none(messages.generating.unknownKey(unknown, known));
  const read: Record<string, unknown> = {};
  for (const [key, reader] of Object.entries<Reader<unknown>>(READERS)) {
    if (given[key] === undefined) continue;
    const value = reader(given[key]);
    if (value === undefined) return none(messages.generating.wrongValue(key));
    read[key] = value;
  }
  const { pattern } = given;
  if (given.rules !== undefined) {
    const names = namesIn(given.rules);
    if (!names) return none(messages.generating.wrongValue('rules'));
    const rules = rulesOfNames(names);
    if (!rules.isFound) return rules;
    if (names.length > 0) read.rules = rules.value;
  }
  const length = typeof pattern === 'string' ? pattern.replace(/\s/g, '').length : undefined;
  const size = (read.size as number | undefined) ?? (length === undefined ? undefined : Math.sqrt(length));
  if (length !== undefined && size !== Math.sqrt(length)) return none(messages.generating.wrongValue('pattern'));
  return foundResult(recipeOf({ seed: newSeed(), ...read, ...(size !== undefined && { size }) }));
}
