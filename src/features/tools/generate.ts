import { CLUE_SYMMETRIES } from '../../core/generator/clueSymmetry';
import { SIZES } from '../../core/geometry';
import { countFilled } from '../../core/grid';
import { makeLine } from '../../core/notation';
import { LEVELS } from '../../core/techniques/step';
import * as messages from '../../messages/index';
import { foundResult, none } from '../../text/result';
import { generating, recipeIn, recipeText, refusalText } from '../generate/generating';
import { RULE_NAMES } from '../generate/ruleNames';
import { puzzleLines, sectionLines } from '../generate/writing';
import type { ObjectSchema, Schema } from './schema';
import type { PlainTool } from './tool';

interface Input {
  readonly seed?: number;
  readonly [key: string]: unknown;
}

const techniqueList = (description: string): Schema => ({
  type: 'array',
  maxItems: 100,
  items: { type: 'string', maxLength: 60 },
  description,
});

const range = (description: string, type: 'integer' | 'number'): ObjectSchema => ({
  type: 'object',
  description,
  properties: { least: { type }, most: { type } },
  required: ['least', 'most'],
  additionalProperties: false,
});

/** `sudoku_generate` */
export const generateTool: PlainTool<Input> = {
  name: 'sudoku_generate',
  title: 'Generate Sudokus',
  summary: 'Generates Sudokus of a given level, size and symmetry.',
  description:
    'Generate Sudokus, each with exactly one solution: of a given level, size, symmetry, number of clues or rating, with or without some techniques; ' +
    'also killers, jigsaws and others with rules. Use ' +
    'it whenever a Sudoku is needed: invented puzzles hardly ever have exactly one solution. The answer contains the seed, which produces the same puzzles again.',
  input: {
    type: 'object',
    properties: {
      size: {
        type: 'integer',
        minimum: 4,
        maximum: 25,
        description: `Number of cells in a row: ${SIZES.join(', ')}; also 5 and 7 for jigsaws and puzzles without boxes. 9 by default.`,
      },
      level: { type: 'string', enum: LEVELS, description: "The difficulty, as one of HoDoKu's levels." },
      count: { type: 'integer', minimum: 1, maximum: 50, description: 'The number of puzzles. 1 by default.' },
      rules: {
        type: 'array',
        maxItems: 10,
        items: { type: 'string', maxLength: 60 },
        description: `Rules beyond the classic ones: ${RULE_NAMES.join(', ')}. Up to 16x16.`,
      },
      symmetry: {
        type: 'string',
        enum: CLUE_SYMMETRIES,
        description: 'The symmetry of the clues; 180 is half a turn.',
      },
      minimal: { type: 'boolean', description: 'Whether every clue must be necessary.' },
      clues: range('The number of clues.', 'integer'),
      rating: range(
        "Sudoku Explainer's rating of the hardest step, 1.0 to 11.0, only for 9x9; for puzzles with rules, the rating on their scale. High ratings are rare.",
        'number',
      ),
      required: techniqueList('Techniques that it must need, by name or id. Rare ones take a long time.'),
      excluded: techniqueList('Techniques, families or "unique" that the puzzles must not need.'),
      seed: {
        type: 'integer',
        minimum: 0,
        description: 'The same seed and input produce the same puzzles. Random by default.',
      },
    },
    additionalProperties: false,
  },
  fileInput: {
    file: {
      type: 'string',
      maxLength: 1000,
      description:
        'A file in the workspace, such as puzzles/new.sudoku, to which the puzzles are appended after the user agrees. It is created if it does not exist.',
    },
  },
  *run(input) {
    const recipe = recipeIn(input, newSeed);
    if (!recipe.isFound) return recipe;
    const refusal = refusalText(recipe.value);
    if (refusal !== undefined) return none(refusal);
    const { grids, reason } = yield* generating(recipe.value);
    if (grids.length === 0) return none(reason ?? '');
    const { seed } = recipe.value;
    const text = `${puzzleLines(recipeText(recipe.value), grids).join('\n')}\n`;
    const say = messages.tools;
    return foundResult({
      text: [say.generated(grids.length, seed), ...(reason === undefined ? [] : [reason]), text].join('\n'),
      data: {
        seed,
        puzzles: grids.map(({ geometry, digits }) => ({
          puzzle: makeLine(digits),
          clues: countFilled(digits),
          ...(geometry.variant && sectionLines(geometry)),
        })),
        text,
        ...(reason !== undefined && { reason }),
      },
    });
  },
};

/** Six digits, short enough to repeat. */
const newSeed = () => Math.floor(Math.random() * 1_000_000);
