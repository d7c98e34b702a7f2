/** Generating puzzles: the words of a recipe, the reasons why a recipe is refused, and the failed attempts. */

import { houseNames, makeCell } from '../core/cellNames';
import type { ClueSymmetry } from '../core/generator/clueSymmetry';
import type { AttemptCounts } from '../core/generator/index';
import type { Recipe, RecipeRange } from '../core/generator/recipe';
import type { Refusal } from '../core/generator/refusal';
import { geometryOfSize } from '../core/geometry';
import { all, allStatements, joinSentences, type Phrase, phrase, t, type Value, wordsOf } from '../core/sentences';
import { plain } from '../text/strings/markdown';
import { sizeOf } from './wording';

/** The name of a symmetry of clues. */
const SYMMETRIES: Readonly<Record<ClueSymmetry, () => Phrase>> = {
  none: () => phrase('none'),
  '180': () => phrase('180°'),
  '90': () => phrase('90°'),
  mirror: () => phrase('mirror'),
  mirrors: () => phrase('both mirrors'),
  diagonal: () => phrase('diagonal'),
  full: () => phrase('full symmetry'),
};

/** A part for each kind of failed attempt: its number and what was wrong. */
const FAILURES: Readonly<Record<Exclude<keyof AttemptCounts, 'attempts' | 'made'>, (n: number) => Phrase>> = {
  unsolved: n => phrase('{n} had rules for which no solved grid was found', { n }),
  ambiguous: n => phrase('{n} had several solutions', { n }),
  clues: n => phrase('{n} had a different number of clues', { n }),
  minimal: n => phrase('{n, plural, one {# was not minimal} other {# were not minimal}}', { n }),
  level: n => phrase('{n} had a different level', { n }),
  techniques: n => phrase('{n} needed other techniques', { n }),
  rating: n => phrase('{n} had a different rating', { n }),
};

/** The words of recipes, and the messages when generating ends without all puzzles. */
export const generating = {
  title: () => t('Generate Puzzles'),
  working: () => t('Generating'),
  /** The progress of generating. */
  soFar: ({ made, attempts }: AttemptCounts) =>
    t('{made, plural, one {# puzzle} other {# puzzles}} in {attempts, plural, one {# attempt} other {# attempts}}', {
      made,
      attempts,
    }),
  settings: {
    size: () => t('Size'),
    level: () => t('Difficulty'),
    rules: () => t('Rules'),
    symmetry: () => t('Symmetry of Clues'),
    clues: () => t('Number of Clues'),
    pattern: () => t('Pattern in the Selection'),
    minimal: () => t('Minimal'),
    required: () => t('Required Techniques'),
    excluded: () => t('Excluded Techniques'),
    rating: () => t('Sudoku Explainer Rating'),
    count: () => t('Number of Puzzles'),
    seed: () => t('Seed'),
  },
  symmetry: (symmetry: ClueSymmetry) => wordsOf(SYMMETRIES[symmetry]()),
  any: () => t('any'),
  yes: () => t('yes'),
  no: () => t('no'),
  noTechniques: () => t('none'),
  /** The rules of a classic puzzle. */
  noRules: () => t('none: classic'),
  drawn: (clues: number) => wordsOf(cluesOf(clues)),
  askRange: {
    clues: () => t('A number such as 24, or a range such as 24-26. Leave empty for any number'),
    rating: () => t('A rating such as 3.6, or a range such as 3-4.5. Leave empty for any rating'),
  },
  askCount: () => t('How many puzzles? A whole number, 1 or greater'),
  askSeed: () => t('A whole number, 0 or greater. The same seed produces the same puzzles on every machine'),
  askRules: () => t('Choose rules, or none for a classic puzzle'),
  askTechniques: () => t('Choose techniques, or none for no condition'),
  atCursor: () => `$(play) ${t('Generate at the Cursor')}`,
  /** Appended when a drawn pattern is replaced. */
  replacesDrawing: () => t('in place of the pattern'),
  inNewFile: () => `$(new-file) ${t('Generate in a New File')}`,
  preview: () => t('Preview: the first puzzle. Press Enter on it to try another seed'),
  /** Appended to the first row of a puzzle. `rules` is the number of lines of its rules. */
  previewed: (clues: number, rules: number, isJigsaw: boolean) =>
    wordsOf(
      all([
        cluesOf(clues),
        ...(rules > 0 ? [phrase('{rules, plural, one {# rule} other {# rules}}', { rules })] : []),
        ...(isJigsaw ? [phrase('jigsaw')] : []),
      ]),
    ),
  searching: () => t('Generating a preview…'),
  /** Above the reason why there is no preview. */
  noPreview: () => t('Nothing can be generated'),
  change: () => t('Press Enter on a setting to change it'),
  /** The effect of Enter on the selected row of the list. */
  placeholders: {
    generate: () => t('Press Enter to generate. Go to a setting to change it'),
    setting: () => t('Press Enter to change this setting. Go to the top row to generate'),
    preview: () => t('Press Enter to try another seed. Go to the top row to generate'),
  },
  /** `known` are the keys of a recipe. */
  unknownKey: (key: string, known: readonly string[]) =>
    t('A recipe has no "{key}". It can have {keys}.', { key: plain(key), keys: all(known) }),
  /** `near` is the name that the user may have meant, and `known` are all. */
  unknownRule: (name: string, near: string | undefined, known: readonly string[]) =>
    joinSentences([
      t('Puzzles cannot be generated with a rule "{name}".', { name: plain(name) }),
      near === undefined
        ? t('The supported rules are {rules}.', { rules: all(known) })
        : t('Did you mean "{name}"?', { name: near }),
    ]),
  bothRegions: () => t('A puzzle can be a jigsaw or have no boxes, but not both.'),
  wrongValue: (key: string) => t('The value of "{key}" is not valid in a recipe.', { key: plain(key) }),
  done: (puzzles: number, seed: number) =>
    t('{puzzles, plural, one {# puzzle} other {# puzzles}} generated with seed {seed}.', { puzzles, seed: `${seed}` }),
  /** Why a recipe is refused. */
  refused: (refusal: Refusal, recipe: Recipe): string => reasons(refusal, recipe),
  /** Why generating gave up: `None of 2,000 attempts produced a puzzle: 500 were not minimal and 1,500 had a different level.` */
  gaveUp: (tally: AttemptCounts): string => {
    const { made, attempts } = tally;
    const failures = allStatements(
      Object.entries(FAILURES).flatMap(([kind, failed]) => {
        const times = tally[kind as keyof typeof FAILURES];
        return times > 0 ? [failed(times)] : [];
      }),
    );
    return made > 0
      ? t('Only {made} of {attempts, plural, one {# attempt} other {# attempts}} produced a puzzle: {failures}.', {
          made,
          attempts,
          failures,
        })
      : t(
          '{attempts, plural, one {The attempt did not produce a puzzle} other {None of # attempts produced a puzzle}}: {failures}.',
          {
            attempts,
            failures,
          },
        );
  },
} as const;

const cluesOf = (n: number) => phrase('{n, plural, one {# clue} other {# clues}}', { n });

/** `24`, `24 to 26` */
const between = ({ least, most }: RecipeRange): Value =>
  least === most ? least : phrase('{least} to {most}', { least, most });

/** `24 clues`, `24 to 26 clues` */
const cluesBetween = ({ least, most }: RecipeRange): Phrase =>
  least === most ? cluesOf(least) : phrase('{least} to {most} clues', { least, most });

function reasons(refusal: Refusal, recipe: Recipe): string {
  const { clues = { least: 0, most: 0 }, rules, symmetry } = recipe;
  const size = sizeOf(recipe);
  switch (refusal.kind) {
    case 'size':
      return t('No Sudoku has size {size}.', { size: refusal.size });
    case 'size regions':
      return t('No boxes fit {size} puzzles. Add the rule jigsaw or the rule no boxes.', {
        size: sizeOf(refusal),
      });
    case 'number':
      return NUMBERS[refusal.of](`${refusal.value}`);
    case 'range':
      return refusal.of === 'clues'
        ? t('Enter a number of clues such as 24, or a range such as 24-26.')
        : t('Enter a rating such as 3.6, or a range such as 3-4.5, with at most one decimal.');
    case 'pattern cells':
      return t('The pattern has cells that are not in the grid.');
    case 'pattern symmetry': {
      const geometry = geometryOfSize(recipe.size);
      return t('The pattern has a clue in {cell} but not in {partner}, so it does not have the symmetry {symmetry}.', {
        cell: makeCell(geometry, refusal.cell),
        partner: makeCell(geometry, refusal.partner),
        symmetry: SYMMETRIES[symmetry](),
      });
    }
    case 'pattern lines':
      return t(
        'The pattern has no clue in {lines, form, locative}. The two lines could be exchanged, so there would be several solutions.',
        { lines: houseNames(refusal.lines) },
      );
    case 'pattern clues':
      return t('The pattern has {count, plural, one {# clue} other {# clues}}, not {wanted}.', {
        count: refusal.count,
        wanted: between(clues),
      });
    case 'few clues':
      return t('No known {size} puzzle has one solution with fewer than {n, plural, one {# clue} other {# clues}}.', {
        size,
        n: refusal.fewest,
      });
    case 'many clues':
      return t('The grid has only {n, plural, one {# cell} other {# cells}}.', { n: refusal.cellCount });
    case 'clues symmetry':
      return t('No pattern with the symmetry {symmetry} has {clues}.', {
        symmetry: SYMMETRIES[symmetry](),
        clues: cluesBetween(clues),
      });
    case 'rating size':
      return t('Only 9x9 puzzles and puzzles with rules have a rating.');
    case 'classic only':
      return t(
        'Only classic puzzles can have a pattern. Puzzles with rules can have a symmetry and a number of clues.',
      );
    case 'rules size':
      return t('Puzzles with rules can only be generated up to {size}.', { size: sizeOf({ size: refusal.most }) });
    case 'rule': {
      const rule = RULES[refusal.rule];
      return rules?.regions === 'none'
        ? t('{size} puzzles without boxes cannot have the rule {rule}.', { size, rule })
        : t('{size} puzzles cannot have the rule {rule}.', { size, rule });
    }
    case 'unknown technique':
      return t('{name} is not a technique.', { name: plain(refusal.word) });
    case 'unused technique':
      return rules
        ? t('Paths of {size} puzzles with rules never use {technique}.', { size, technique: refusal.id })
        : t('Paths of {size} puzzles never use {technique}.', { size, technique: refusal.id });
    case 'required and excluded':
      return t('{technique} is both required and excluded.', { technique: refusal.id });
    case 'rating scale':
      return t('Ratings range from {least} to {most}.', {
        least: refusal.scale.least.toFixed(1),
        most: refusal.scale.most.toFixed(1),
      });
    case 'many minimal clues':
      return t('No known minimal {size} puzzle has more than {n, plural, one {# clue} other {# clues}}.', {
        size,
        n: refusal.most,
      });
    case 'no singles':
      return t('Every puzzle needs singles, but all of them are excluded.');
    case 'technique level':
      return t('A puzzle of this level does not need {technique}, which is harder.', { technique: refusal.id });
  }
}

const NUMBERS = {
  seed: (number: string) => t('{number} is not a valid seed.', { number }),
  count: (number: string) => t('{number} is not a valid number of puzzles.', { number }),
  attempts: (number: string) => t('{number} is not a valid number of attempts.', { number }),
} as const;

/** Names of rules as they are written in recipes. */
const RULES = { windoku: 'windoku', disjointGroups: 'disjoint groups', globalEntropy: 'global entropy' } as const;
