/** The settings of a recipe as a list, each of which can be changed separately. */

import { CLUE_SYMMETRIES } from '../../core/generator/clueSymmetry';
import type { Recipe, RecipeRange } from '../../core/generator/recipe';
import { READABLE_SIZES, SIZES } from '../../core/geometry';
import { named, sideBySide } from '../../core/sentences';
import { LEVELS } from '../../core/techniques/step';
import * as messages from '../../messages/index';
import type { DrawnPattern } from './pattern';
import { namesOfRules, RULE_NAMES, rulesOfNames } from './ruleNames';
import { techniquesFor } from './techniqueWords';

/** The keys of settings. */
export type SettingKey =
  | 'size'
  | 'level'
  | 'rules'
  | 'symmetry'
  | 'clues'
  | 'pattern'
  | 'minimal'
  | 'required'
  | 'excluded'
  | 'rating'
  | 'count'
  | 'seed';

/** A possible answer: its value as text. */
export interface SettingOption {
  readonly label: string;
  readonly description?: string;
  readonly value: string;
  readonly isChosen: boolean;
}

/** A setting: its value in words, and how to change it. */
export interface ListedSetting {
  readonly key: SettingKey;
  readonly label: string;
  readonly value: string;
  readonly ask: /** Enter changes it. */
    | { readonly kind: 'toggle' }
    | { readonly kind: 'one'; readonly options: readonly SettingOption[] }
    | { readonly kind: 'many'; readonly prompt: string; readonly options: readonly SettingOption[] }
    | { readonly kind: 'text'; readonly prompt: string; readonly text: string };
}

/** The settings of a recipe. `drawn` is the pattern in the selection. */
export function settingsOfRecipe(recipe: Recipe, drawn: DrawnPattern | undefined): ListedSetting[] {
  const say = messages.generating;
  const setting = (key: SettingKey, value: string, ask: ListedSetting['ask']): ListedSetting => ({
    key,
    label: say.settings[key](),
    value,
    ask,
  });
  const one = (options: readonly SettingOption[]): ListedSetting['ask'] => ({ kind: 'one', options });
  const option = (value: string, label: string, isChosen: boolean): SettingOption => ({ value, label, isChosen });
  const techniques = (chosen: readonly string[] = []): ListedSetting['ask'] => ({
    kind: 'many',
    prompt: say.askTechniques(),
    options: techniquesFor(recipe.size).map(({ id, name, level }) => ({
      value: id,
      label: named(name),
      description: named(level),
      isChosen: chosen.includes(id),
    })),
  });
  const { size, level, symmetry, pattern, clues, rating, required, excluded, count, seed, minimal, rules } = recipe;
  const names = rules ? namesOfRules(rules) : [];
  const sizes = rules && rules.regions !== 'boxes' ? READABLE_SIZES : SIZES;
  const ranged = (key: 'clues' | 'rating', range: RecipeRange | undefined) =>
    setting(key, range ? textOf(range) : say.any(), {
      kind: 'text',
      prompt: say.askRange[key](),
      text: range ? textOf(range) : '',
    });
  return [
    setting('size', `${size}x${size}`, one(sizes.map(each => option(`${each}`, `${each}x${each}`, each === size)))),
    setting(
      'level',
      level ? named(level) : say.any(),
      one([option('', say.any(), !level), ...LEVELS.map(each => option(each, named(each), each === level))]),
    ),
    setting('rules', sideBySide(names) || say.noRules(), {
      kind: 'many',
      prompt: say.askRules(),
      options: RULE_NAMES.map(name => option(name, name, names.includes(name))),
    }),
    setting(
      'symmetry',
      say.symmetry(symmetry),
      one(CLUE_SYMMETRIES.map(each => option(each, say.symmetry(each), each === symmetry))),
    ),
    ranged('clues', clues),
    ...(drawn && !rules
      ? [setting('pattern', pattern ? say.drawn(pattern.length) : say.any(), { kind: 'toggle' } as const)]
      : []),
    setting('minimal', minimal ? say.yes() : say.no(), { kind: 'toggle' }),
    setting('required', namesOf(required), techniques(required)),
    setting('excluded', namesOf(excluded), techniques(excluded)),
    ...(size === 9 || rules ? [ranged('rating', rating)] : []),
    setting('count', `${count}`, { kind: 'text', prompt: say.askCount(), text: `${count}` }),
    setting('seed', `${seed}`, { kind: 'text', prompt: say.askSeed(), text: `${seed}` }),
  ];
}

/** The recipe after changing a setting; a string is the reason why this is impossible. Toggles need no answer. */
export function applyAnswer(
  recipe: Recipe,
  key: SettingKey,
  answer: string | readonly string[],
  drawn: DrawnPattern | undefined,
): Recipe | string {
  const text = typeof answer === 'string' ? answer.trim() : '';
  const list = typeof answer === 'string' ? [] : answer;
  switch (key) {
    case 'size': {
      const { pattern: _, rating, ...rest } = recipe;
      return { ...rest, ...(rating && (text === '9' || recipe.rules) && { rating }), size: Number(text) };
    }
    case 'level':
      return withOrWithout(
        recipe,
        'level',
        LEVELS.find(level => level === text),
      );
    case 'rules':
      return withRules(recipe, list);
    case 'symmetry':
      return { ...recipe, symmetry: CLUE_SYMMETRIES.find(one => one === text) ?? 'none' };
    case 'minimal':
      return { ...recipe, minimal: !recipe.minimal };
    case 'pattern':
      if (recipe.pattern || !drawn) return withOrWithout(recipe, 'pattern', undefined);
      return { ...withOrWithout(recipe, 'clues', undefined), size: drawn.size, pattern: drawn.cells };
    case 'required':
    case 'excluded':
      return withOrWithout(recipe, key, list.length > 0 ? list : undefined);
    case 'clues':
    case 'rating': {
      if (text === '') return withOrWithout(recipe, key, undefined);
      const range = rangeIn(text);
      return range ? { ...recipe, [key]: range } : messages.generating.askRange[key]();
    }
    case 'count':
    case 'seed': {
      const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
      const isPossible = Number.isSafeInteger(number) && number >= (key === 'count' ? 1 : 0);
      const say = messages.generating;
      return isPossible ? { ...recipe, [key]: number } : key === 'count' ? say.askCount() : say.askSeed();
    }
  }
}

function withOrWithout<K extends keyof Recipe>(recipe: Recipe, key: K, value: Recipe[K] | undefined): Recipe {
  const { [key]: _, ...rest } = recipe;
  return (value === undefined ? rest : { ...rest, [key]: value }) as Recipe;
}

/** The recipe with the rules of these names, without settings that only apply to classic puzzles. */
function withRules(recipe: Recipe, names: readonly string[]): Recipe | string {
  if (names.length === 0) {
    const boxed = withBoxes(recipe);
    return withOrWithout(boxed.size === 9 ? boxed : withOrWithout(boxed, 'rating', undefined), 'rules', undefined);
  }
  // A list allows choosing both, although a jigsaw has regions.
  const rules = rulesOfNames(names.includes('jigsaw') ? names.filter(name => name !== 'no boxes') : names);
  if (!rules.isFound) return rules.reason;
  const sized = rules.value.regions === 'boxes' ? withBoxes(recipe) : recipe;
  return { ...withOrWithout(sized, 'pattern', undefined), rules: rules.value };
}

/** The recipe for grids with boxes, of the default size where boxes do not fit. */
const withBoxes = (recipe: Recipe): Recipe => (SIZES.includes(recipe.size) ? recipe : { ...recipe, size: 9 });

const namesOf = (ids: readonly string[] = []) =>
  ids.length === 0 ? messages.generating.noTechniques() : sideBySide(ids);

const textOf = ({ least, most }: RecipeRange) => (least === most ? `${least}` : `${least}-${most}`);

/** `24`, `24-26` */
function rangeIn(text: string): RecipeRange | undefined {
  const match = /^(\d+(?:\.\d)?)(?:\s*-\s*(\d+(?:\.\d)?))?$/.exec(text);
  if (!match) return undefined;
  const [least, most] = [Number(match[1]), Number(match[2] ?? match[1])];
  return least <= most ? { least, most } : undefined;
}
