/**
 * The recipe of generated puzzles as a comment above them: `# generated: seed 42, hard, 180°`. It reproduces the same
 * puzzles. Defaults are left out: 9x9, one puzzle, no symmetry.
 */

import { CLUE_SYMMETRIES, type ClueSymmetry } from '../../core/generator/clueSymmetry';
import { type Recipe, type RecipeRange, recipeOf } from '../../core/generator/recipe';
import { geometryOfSize, READABLE_SIZES } from '../../core/geometry';
import { MAX_SEED } from '../../core/random';
import { LEVELS } from '../../core/techniques/step';
import { namesOfRules, rulesOfNames } from './ruleNames';

/** The comment of a recipe, without a line break. */
export function recipeText(recipe: Recipe): string {
  const parts = PARTS.flatMap(({ write }) => write(recipe) || []);
  return `# generated: ${parts.join(', ')}`;
}

/** The recipe in a comment that {@link recipeText} wrote, or that has its parts in another order. Undefined for other lines. */
export function readRecipe(line: string): Recipe | undefined {
  const match = /^\s*#\s*generated:([\s\S]*)$/i.exec(line);
  if (!match) return undefined;
  const recipe: Mutable<Partial<Recipe>> = {};
  for (const part of match[1].split(',')) {
    const words = part.trim().replace(/\s+/g, ' ').toLowerCase();
    const read = PARTS.map(one => one.read(words)).find(one => one !== undefined);
    if (!read || Object.keys(read).some(key => key in recipe)) return undefined;
    Object.assign(recipe, read);
  }
  const { seed, patternText, ...rest } = recipe as typeof recipe & { patternText?: string };
  if (seed === undefined) return undefined;
  const { size } = recipeOf({ seed, ...rest });
  if (patternText === undefined) return recipeOf({ seed, ...rest });
  if (patternText.length !== geometryOfSize(size).cellCount) return undefined;
  const pattern = [...patternText].flatMap((mark, cell) => (mark === MARK ? [cell] : []));
  return recipeOf({ seed, ...rest, pattern });
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** A part of the comment: how it is written, `''` if it is left out, and what its lower-case words mean. */
interface Part {
  write(recipe: Recipe): string;
  read(words: string): (Partial<Recipe> & { readonly patternText?: string }) | undefined;
}

/** In a pattern, a cell with a clue. Others are `.`. */
const MARK = 'x';

/** The words of a symmetry. Empty for none. */
const SYMMETRIES: Readonly<Record<ClueSymmetry, string>> = {
  none: '',
  '180': '180°',
  '90': '90°',
  mirror: 'mirror',
  mirrors: 'both mirrors',
  diagonal: 'diagonal',
  full: 'full symmetry',
};

const usual = recipeOf({ seed: 0 });

const PARTS: readonly Part[] = [
  {
    write: ({ seed }) => `seed ${seed}`,
    read: words => asNumber(/^seed (\d+)$/, words, seed => ({ seed })),
  },
  {
    write: ({ count }) => (count === usual.count ? '' : `${count} puzzles`),
    read: words => asNumber(/^(\d+) puzzles?$/, words, count => ({ count })),
  },
  {
    write: ({ size }) => (size === usual.size ? '' : `${size}x${size}`),
    read: words => asNumber(/^(\d+)x\1$/, words, size => (READABLE_SIZES.includes(size) ? { size } : undefined)),
  },
  {
    write: ({ level }) => level ?? '',
    read: words =>
      oneOf(
        LEVELS,
        level => level,
        words,
        level => ({ level }),
      ),
  },
  {
    write: ({ rating, rules }) =>
      rating ? `${rules ? 'rated' : 'SE'} ${makeRange(rating, value => value.toFixed(1))}` : '',
    read: words => asRange(/^(?:se|rated) (\d+(?:\.\d)?)(?:-(\d+(?:\.\d)?))?$/, words, rating => ({ rating })),
  },
  {
    write: ({ symmetry }) => SYMMETRIES[symmetry],
    read: words =>
      words
        ? oneOf(
            CLUE_SYMMETRIES,
            one => SYMMETRIES[one],
            words,
            symmetry => ({ symmetry }),
          )
        : undefined,
  },
  {
    write: ({ clues }) => (clues ? `${makeRange(clues, String)} clues` : ''),
    read: words => asRange(/^(\d+)(?:-(\d+))? clues$/, words, clues => ({ clues })),
  },
  {
    write: ({ rules }) => (rules ? `rules ${namesOfRules(rules).join(' and ')}` : ''),
    read(words) {
      const rules = words.startsWith('rules ') ? rulesOfNames(listed(words)) : undefined;
      return rules?.isFound ? { rules: rules.value } : undefined;
    },
  },
  {
    write: ({ minimal }) => (minimal ? 'minimal' : ''),
    read: words => (words === 'minimal' ? { minimal: true } : undefined),
  },
  {
    write: ({ required }) => (required?.length ? `with ${required.join(' and ')}` : ''),
    read: words => (words.startsWith('with ') ? { required: listed(words) } : undefined),
  },
  {
    write: ({ excluded }) => (excluded?.length ? `without ${excluded.join(' and ')}` : ''),
    read: words => (words.startsWith('without ') ? { excluded: listed(words) } : undefined),
  },
  {
    write: ({ attempts }) => (attempts === usual.attempts ? '' : `${attempts} attempts`),
    read: words => asNumber(/^(\d+) attempts?$/, words, attempts => ({ attempts })),
  },
  {
    write({ pattern, size }) {
      if (!pattern) return '';
      const marks: string[] = Array(geometryOfSize(size).cellCount).fill('.');
      for (const cell of pattern) marks[cell] = MARK;
      return `pattern ${marks.join('')}`;
    },
    read(words) {
      const match = /^pattern ([x.]+)$/.exec(words);
      return match ? { patternText: match[1] } : undefined;
    },
  },
];

/** The words of a list after its first word. */
const listed = (words: string) => words.split(' ').slice(1).join(' ').split(' and ');

/** `24`, `24-26` */
const makeRange = ({ least, most }: RecipeRange, write: (value: number) => string) =>
  least === most ? write(least) : `${write(least)}-${write(most)}`;

function asNumber<T>(pattern: RegExp, words: string, make: (value: number) => T): T | undefined {
  const match = pattern.exec(words);
  return match && Number(match[1]) <= MAX_SEED ? make(Number(match[1])) : undefined;
}

function asRange<T>(pattern: RegExp, words: string, make: (range: RecipeRange) => T): T | undefined {
  const match = pattern.exec(words);
  return match ? make({ least: Number(match[1]), most: Number(match[2] ?? match[1]) }) : undefined;
}

function oneOf<K extends string, T>(
  all: readonly K[],
  nameOf: (one: K) => string,
  words: string,
  make: (one: K) => T,
): T | undefined {
  const one = all.find(key => nameOf(key) === words);
  return one === undefined ? undefined : make(one);
}
