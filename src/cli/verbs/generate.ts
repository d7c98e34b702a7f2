import { CLUE_SYMMETRIES } from '../../core/generator/clueSymmetry';
import type { Recipe } from '../../core/generator/recipe';
import { READABLE_SIZES, SIZES } from '../../core/geometry';
import { MAX_SEED } from '../../core/random';
import { LEVELS } from '../../core/techniques/step';
import { frameOf } from '../output/rows';
import { formatOption } from './shared/common';
import { formatOf } from './shared/perPuzzle';
import { type OptionValues, UsageError, type VerbOption, type WholeVerb } from './shared/verb';

/** An option, and the value that its text means in the recipe. */
interface RecipeOption extends VerbOption {
  readonly key: keyof Recipe;
  /** @throws a `UsageError` if the text is invalid */
  read?(text: string, values: OptionValues): unknown;
}

const numberIn = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
const whole = (name: string, least: number) => (text: string) => {
  const number = numberIn(text);
  if (Number.isInteger(number) && number >= least && number <= MAX_SEED) return number;
  throw new UsageError(`--${name} must be a whole number from ${least} to ${MAX_SEED}, not "${text}".`);
};
const range = (name: string, noun: string, example: string, isOne: (bound: number) => boolean) => (text: string) => {
  const bounds = text.split('-').map(numberIn);
  const [least, most = least] = bounds;
  if (bounds.length <= 2 && bounds.every(isOne) && least <= most) return { least, most };
  throw new UsageError(`--${name} must be a ${noun}, or a range such as ${example}, not "${text}".`);
};
/** A mark for each cell. Without `--size`, the length determines the size. */
const pattern = (text: string, { size }: OptionValues) => {
  const length = text.replace(/\s/g, '').length;
  const side = Number(size ?? Math.sqrt(length));
  if (SIZES.includes(side) && side ** 2 === length) return text;
  const wanted = Number(size ?? 9);
  throw new UsageError(
    `--pattern must have a mark for each cell: ${wanted ** 2} for ${wanted}x${wanted}. It has ${length}.`,
  );
};
const list = (text: string) => text.split(',').map(word => word.trim());

const RECIPE: readonly RecipeOption[] = [
  {
    name: 'seed',
    short: 's',
    value: 'N',
    key: 'seed',
    read: whole('seed', 0),
    summary:
      'The seed of the random numbers. The same seed gives the same puzzles; by default, it is different each time.',
  },
  {
    name: 'count',
    short: 'n',
    value: 'N',
    key: 'count',
    read: whole('count', 1),
    standard: '1',
    summary: 'The number of puzzles.',
  },
  {
    name: 'size',
    value: 'N',
    values: READABLE_SIZES.map(String),
    key: 'size',
    read: Number,
    standard: '9',
    summary: `Number of cells in a row: ${SIZES.join(', ')}; also 5 and 7 for jigsaws and puzzles without boxes.`,
  },
  {
    name: 'rules',
    value: 'NAMES',
    key: 'rules',
    read: list,
    summary:
      'Additional rules, separated by commas: killer, jigsaw, diagonals, anti-knight, thermos and others. Each puzzle is written with its [Rules] and [Regions].',
  },
  { name: 'level', value: 'LEVEL', values: LEVELS, key: 'level', summary: "HoDoKu's level: easy to extreme." },
  {
    name: 'rating',
    value: 'A-B',
    key: 'rating',
    read: range('rating', 'number', '3-4.5', Number.isFinite),
    summary: "Sukaku Explainer's rating, or the rating of puzzles with rules: a number or a range.",
  },
  {
    name: 'symmetry',
    value: 'KIND',
    values: CLUE_SYMMETRIES,
    key: 'symmetry',
    standard: 'none',
    summary: `The symmetry of the clues: ${CLUE_SYMMETRIES.join(', ')}.`,
  },
  {
    name: 'clues',
    value: 'A-B',
    key: 'clues',
    read: range('clues', 'whole number', '24-26', Number.isInteger),
    summary: 'The number of clues, or a range.',
  },
  { name: 'minimal', key: 'minimal', summary: 'Generate only puzzles in which every clue is needed.' },
  {
    name: 'pattern',
    value: 'TEXT',
    key: 'pattern',
    read: pattern,
    summary: 'The cells with clues: `x` for a clue, a dot for any other cell, all rows in one text.',
  },
  { name: 'require', value: 'TECHNIQUES', key: 'required', read: list, summary: 'Techniques that the path must use.' },
  {
    name: 'exclude',
    value: 'TECHNIQUES',
    key: 'excluded',
    read: list,
    summary: 'Techniques that the path must not use.',
  },
  {
    name: 'attempts',
    value: 'N',
    key: 'attempts',
    read: whole('attempts', 1),
    summary: 'Give up after this number of attempts without a puzzle.',
  },
];

const FIELDS = ['puzzle', 'clues', 'seed'];
const FIELDS_OF_RULES = ['rules', 'regions'];

/** `sudoku generate`. */
export const generateVerb: WholeVerb = {
  description: [
    'Generates puzzles with exactly one solution, according to the options. Text output starts with the recipe as a comment, so that the puzzles can be generated again; each classic 9x9 puzzle is one line.',
    'The exit status is 2 when no puzzle satisfies the options, or none was found.',
  ],
  options: [...RECIPE, formatOption],
  examples: [
    {
      command: 'sudoku generate --level hard --symmetry 180',
      does: 'Generates a hard puzzle with half-turn symmetry.',
    },
    { command: 'sudoku generate --rules "jigsaw, diagonals"', does: 'Generates a jigsaw with diagonals.' },
    { command: 'sudoku generate --seed 42 --count 1000 > puzzles.sdm', does: 'Generates a thousand puzzles.' },
  ],
  fields: FIELDS,
  frame: values =>
    values.rules === undefined ? undefined : frameOf(formatOf(values), [...FIELDS, ...FIELDS_OF_RULES]),
  operands: '',
  async run({ values, names, write, progress, complain }) {
    if (names.length > 0) throw new UsageError(`\`sudoku generate\` reads no files, so remove "${names[0]}".`);
    const { refusalText, recipeText, newTally } = await import('../../features/generate/generating');
    const { generating } = await import('../../messages/index');
    const { lineOf, rowsOf, ruledLines, sectionLines } = await import('../../features/generate/writing');
    const { generate } = await import('../../core/generator/index');
    const { countFilled } = await import('../../core/grid');
    const { outputLineOf: rowLine } = await import('../output/rows');
    const recipe = await recipeOfValues(values);
    const refusal = refusalText(recipe);
    if (refusal !== undefined) throw new UsageError(refusal);
    const format = formatOf(values);
    if (format === 'text') await write([recipeText(recipe), ...(recipe.count > 1 ? [''] : [])]);
    const tally = newTally();
    let made = 0;
    for (const grid of generate(recipe, tally)) {
      if (!grid) continue;
      const isLine = recipe.size === 9 && !recipe.rules;
      const lines = recipe.rules ? ruledLines(grid) : rowsOf(grid);
      const text = isLine ? lineOf(grid) : [...(made > 0 ? [''] : []), ...lines].join('\n');
      const { rules, regions } = sectionLines(grid.geometry);
      const row = { puzzle: lineOf(grid), clues: countFilled(grid.digits), seed: recipe.seed };
      const ofRules = { rules: rules.join('; '), regions: regions.join('') || null };
      await write([rowLine(format, recipe.rules ? { ...row, ...ofRules } : row, text)]);
      made++;
      progress(made);
    }
    if (made < recipe.count) complain(generating.gaveUp(tally), 'trouble');
  },
};

async function recipeOfValues(values: OptionValues): Promise<Recipe> {
  const { recipeIn } = await import('../../features/generate/argument');
  const given = RECIPE.filter(({ name }) => values[name] !== undefined).map(({ name, key, read }) => {
    const value = values[name];
    return [key, typeof value === 'string' && read ? read(value, values) : value] as const;
  });
  const recipe = recipeIn(Object.fromEntries(given), () => Math.floor(Math.random() * 1e9));
  if (!recipe.isFound) throw new UsageError(recipe.reason);
  return recipe.value;
}
