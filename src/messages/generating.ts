/** Generating puzzles: the words of a recipe, the reasons why a recipe is refused, and the failed attempts. */

import type { ClueSymmetry } from '../core/generator/clueSymmetry';
import type { AttemptCounts } from '../core/generator/index';
import type { Recipe, RecipeRange } from '../core/generator/recipe';
import type { Refusal } from '../core/generator/refusal';
import { geometryOfSize } from '../core/geometry';
import { makeCell, makeHouses } from '../core/notation';
import { list } from '../core/techniques/names';
import { plain } from '../text/markdown';
import { count, sizeOf } from './wording';

/** The name of a symmetry in a recipe. Empty for none. */
const symmetries: Readonly<Record<ClueSymmetry, string>> = {
  none: '',
  '180': '180°',
  '90': '90°',
  mirror: 'mirror',
  mirrors: 'both mirrors',
  diagonal: 'diagonal',
  full: 'full symmetry',
};

/** A part for each kind of failed attempt: its number and what was wrong. */
const failures: Readonly<Record<Exclude<keyof AttemptCounts, 'attempts' | 'made'>, string>> = {
  unsolved: 'had rules for which no solved grid was found',
  ambiguous: 'had several solutions',
  clues: 'had a different number of clues',
  minimal: 'were not minimal',
  level: 'had a different level',
  techniques: 'needed other techniques',
  rating: 'had a different rating',
};

/** The words of recipes, and the messages when generating ends without all puzzles. */
export const generating = {
  symmetries,
  title: () => 'Generate Puzzles',
  working: () => 'Generating',
  /** The progress of generating. */
  soFar: (tally: AttemptCounts) => `${count(tally.made, 'puzzle')} in ${count(tally.attempts, 'attempt')}`,
  settings: {
    size: 'Size',
    level: 'Difficulty',
    rules: 'Rules',
    symmetry: 'Symmetry of Clues',
    clues: 'Number of Clues',
    pattern: 'Pattern in the Selection',
    minimal: 'Minimal',
    required: 'Required Techniques',
    excluded: 'Excluded Techniques',
    rating: 'Sudoku Explainer Rating',
    count: 'Number of Puzzles',
    seed: 'Seed',
  },
  any: () => 'any',
  yes: () => 'yes',
  no: () => 'no',
  noSymmetry: () => 'none',
  noTechniques: () => 'none',
  /** The rules of a classic puzzle. */
  noRules: () => 'none: classic',
  drawn: (clues: number) => count(clues, 'clue'),
  askRange: {
    clues: 'A number such as 24, or a range such as 24-26. Leave empty for any number',
    rating: 'A rating such as 3.6, or a range such as 3-4.5. Leave empty for any rating',
  },
  askCount: () => 'How many puzzles? A whole number, 1 or greater',
  askSeed: () => 'A whole number, 0 or greater. The same seed produces the same puzzles on every machine',
  askRules: () => 'Choose rules, or none for a classic puzzle',
  askTechniques: () => 'Choose techniques, or none for no condition',
  atCursor: () => '$(play) Generate at the Cursor',
  /** Appended when a drawn pattern is replaced. */
  replacesDrawing: () => 'in place of the pattern',
  inNewFile: () => '$(new-file) Generate in a New File',
  preview: () => 'Preview: the first puzzle. Press Enter on it to try another seed',
  /** Appended to the first row of a puzzle. `rules` is the number of lines of its rules. */
  previewed: (clues: number, rules: number, isJigsaw: boolean) =>
    list([count(clues, 'clue'), ...(rules > 0 ? [count(rules, 'rule')] : []), ...(isJigsaw ? ['jigsaw'] : [])]),
  searching: () => 'Generating a preview…',
  /** Above the reason why there is no preview. */
  noPreview: () => 'Nothing can be generated',
  change: () => 'Press Enter on a setting to change it',
  /** The effect of Enter on the selected row of the list. */
  placeholders: {
    generate: () => 'Press Enter to generate. Go to a setting to change it',
    setting: () => 'Press Enter to change this setting. Go to the top row to generate',
    preview: () => 'Press Enter to try another seed. Go to the top row to generate',
  },
  /** `known` are the keys of a recipe. */
  unknownKey: (key: string, known: readonly string[]) =>
    `A recipe has no "${plain(key)}". It can have ${list([...known])}.`,
  /** `near` is the name that the user may have meant, and `known` are all. */
  unknownRule: (name: string, near: string | undefined, known: readonly string[]) => {
    const hint = near === undefined ? `The supported rules are ${list([...known])}` : `Did you mean "${near}"?`;
    return `Puzzles cannot be generated with a rule "${plain(name)}". ${hint}${near === undefined ? '.' : ''}`;
  },
  bothRegions: () => 'A puzzle can be a jigsaw or have no boxes, but not both.',
  wrongValue: (key: string) => `The value of "${plain(key)}" is not valid in a recipe.`,
  done: (puzzles: number, seed: number) => `${count(puzzles, 'puzzle')} generated with seed ${seed}.`,
  /** The part of a refused recipe that does not exist. */
  refused: (refusal: Refusal, recipe: Recipe): string => reasons(refusal, recipe),
  /** Why generating gave up: `None of 2,000 attempts produced a puzzle: 500 were not minimal and 1,500 had a different level.` */
  gaveUp: (tally: AttemptCounts): string => {
    const parts = Object.entries(failures).flatMap(([kind, words]) => {
      const times = tally[kind as keyof typeof failures];
      return times > 0 ? [`${times.toLocaleString('en')} ${words}`] : [];
    });
    const made = tally.made > 0 ? `Only ${tally.made.toLocaleString('en')}` : 'None';
    return `${made} of ${count(tally.attempts, 'attempt')} produced a puzzle: ${list(parts)}.`;
  },
} as const;

/** `24`, `24 to 26` */
const between = ({ least, most }: RecipeRange) => (least === most ? `${least}` : `${least} to ${most}`);

function reasons(refusal: Refusal, { size, symmetry, clues, rules }: Recipe): string {
  switch (refusal.kind) {
    case 'size':
      return `No Sudoku has size ${refusal.size}.`;
    case 'size regions':
      return `No boxes fit ${refusal.size}x${refusal.size} puzzles. They are generated with the rule jigsaw or no boxes.`;
    case 'number':
      return `${refusal.value} is not possible as ${NUMBERS[refusal.of]}.`;
    case 'range':
      return refusal.of === 'clues'
        ? 'This is not a number of clues.'
        : 'This is not a range of ratings such as 3-4.5, with one decimal at most.';
    case 'pattern cells':
      return 'The pattern has cells that are not in the grid.';
    case 'pattern symmetry': {
      const [cell, partner] = [refusal.cell, refusal.partner].map(one => makeCell(geometryOfSize(size), one));
      return `The pattern has a clue in ${cell} but not in ${partner}, so it does not have the symmetry ${symmetries[symmetry]}.`;
    }
    case 'pattern lines':
      return `The pattern has no clue in ${makeHouses(refusal.lines)}. The two lines could be exchanged, so there would be several solutions.`;
    case 'pattern clues':
      return `The pattern has ${count(refusal.count, 'clue')}, not ${between(clues ?? { least: 0, most: 0 })}.`;
    case 'few clues':
      return `No known ${sizeOf(geometryOfSize(size))} puzzle has one solution with fewer than ${count(refusal.fewest, 'clue')}.`;
    case 'many clues':
      return `The grid has only ${count(refusal.cellCount, 'cell')}.`;
    case 'clues symmetry':
      return `No pattern with the symmetry ${symmetries[symmetry]} has ${between(clues ?? { least: 0, most: 0 })} clues.`;
    case 'rating size':
      return 'Only 9x9 puzzles and puzzles with rules have a rating.';
    case 'classic only':
      return 'Only classic puzzles can have a pattern. Puzzles with rules can have a symmetry and a number of clues.';
    case 'rules size':
      return `Puzzles with rules can only be generated up to ${refusal.most}x${refusal.most}.`;
    case 'rule': {
      const puzzles = `${sizeOf(geometryOfSize(size))} puzzles${rules?.regions === 'none' ? ' without boxes' : ''}`;
      return `${puzzles} cannot have the rule ${RULES[refusal.rule]}.`;
    }
    case 'unknown technique':
      return `${plain(refusal.word)} is not a technique.`;
    case 'unused technique':
      return `Paths of ${sizeOf(geometryOfSize(size))} puzzles${rules ? ' with rules' : ''} never use ${refusal.id}.`;
    case 'required and excluded':
      return `${refusal.id} is both required and excluded.`;
    case 'rating scale':
      return `Ratings go from ${refusal.scale.least.toFixed(1)} to ${refusal.scale.most.toFixed(1)}.`;
    case 'many minimal clues':
      return `No known minimal ${sizeOf(geometryOfSize(size))} puzzle has more than ${count(refusal.most, 'clue')}.`;
    case 'no singles':
      return 'Every puzzle needs singles, but all of them are excluded.';
    case 'technique level':
      return `A puzzle of this level does not need ${refusal.id}, which is harder.`;
  }
}

const NUMBERS = { seed: 'a seed', count: 'a number of puzzles', attempts: 'a number of attempts' } as const;
const RULES = { windoku: 'windoku', disjointGroups: 'disjoint groups', globalEntropy: 'global entropy' } as const;
