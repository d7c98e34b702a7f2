/** Rules and commands for collections of puzzles. */

import type { Cell, Digit } from '../../core/numbers';
import { all, joinSentences, type Phrase, phrase, sideBySide, t, type Value } from '../../core/sentences';
import type { SquareSymmetry } from '../../core/symmetry/symmetries';
import type { Puzzle } from '../../text/puzzle';
import { plain } from '../../text/strings/markdown';
import { shortenedText } from '../../text/strings/trim';
import { count } from '../english';
import { cellName, MOST_REPEATED, quoted, sizeOf, symbolOf } from '../wording';

/** A symmetry of a pattern, in sentences. */
export const SYMMETRIES: Readonly<Record<SquareSymmetry, () => Phrase>> = {
  quarter: () => phrase('a quarter turn'),
  half: () => phrase('a half turn'),
  threeQuarters: () => phrase('a quarter turn'),
  leftRight: () => phrase('the mirror image left to right'),
  topBottom: () => phrase('the mirror image top to bottom'),
  diagonal: () => phrase('the mirror image across the diagonal from top left to bottom right'),
  antidiagonal: () => phrase('the mirror image across the diagonal from bottom left to top right'),
};

/** A condition without its operand, by its name. */
const UNFINISHED: Readonly<Record<'rating' | 'clues' | 'level' | 'technique' | 'title', (words: string) => string>> = {
  rating: words => t('{words} needs a number, such as 4.2.', { words }),
  clues: words => t('{words} needs a number, such as 22.', { words }),
  level: words => t('{words} needs a level, such as hard.', { words }),
  technique: words => t('{words} needs a technique, such as x-wing.', { words }),
  title: words => t('{words} needs a word from the title.', { words }),
};

/** Messages of the lint rules. */
export const collection = {
  duplicate: (first: Puzzle) => t('This puzzle is a copy of {name} above', { name: nameOf(first) }),
  isomorphic: (first: Puzzle) =>
    t('This puzzle is {name} above with its rows or columns reordered or its digits relabeled', {
      name: nameOf(first),
    }),
  sort: {
    rating: () => [t('Rating, easiest first'), t('Rating, hardest first')],
    clues: () => [t('Clues, fewest first'), t('Clues, most first')],
    title: () => [t('Title, A to Z'), t('Title, Z to A')],
    canonical: () => [t('Canonical form'), t('Canonical form, descending')],
  } as const,
  sortBy: () => t('Sort the puzzles in this file by …'),
  sorting: () => t('Sorting puzzles'),
  sorted: (moved: number, without: number) =>
    joinSentences([
      moved === 0
        ? t('The puzzles are already in this order.')
        : t('Moved {moved, plural, one {# puzzle} other {# puzzles}}.', { moved }),
      ...(without > 0
        ? [
            t(
              '{n, plural, one {# puzzle without this value is} other {# puzzles without this value are}} at the end.',
              {
                n: without,
              },
            ),
          ]
        : []),
    ]),
  /** `line` is 1-based. */
  readsDifferently: (line: number) =>
    t(
      'Nothing was changed, because the puzzle on line {line} would be read differently afterwards, for example without its title.',
      { line },
    ),
  removeAll: () => t('Remove Duplicates'),
  removing: () => t('Removing duplicates'),
  /** `kept` share a line with another puzzle, and `played` have entries. */
  removed: ({
    removed,
    kept,
    played,
  }: {
    readonly removed: number;
    readonly kept: number;
    readonly played: number;
  }) => {
    const rest = [
      ...(kept > 0
        ? [
            t(
              '{n, plural, one {# copy next to another puzzle on its line was} other {# copies next to another puzzle on its line were}} kept.',
              { n: kept },
            ),
          ]
        : []),
      ...(played > 0
        ? [t('{n, plural, one {# copy with entries was} other {# copies with entries were}} kept.', { n: played })]
        : []),
    ];
    if (removed > 0) rest.unshift(t('Removed {n, plural, one {# copy} other {# copies}}.', { n: removed }));
    else rest.unshift(rest.length === 0 ? t('No puzzle appears twice in this file.') : t('Nothing was removed.'));
    return joinSentences(rest);
  },
  filterTitle: () => t('Filter Puzzles by rating, level, clues, technique, title'),
  filterBy: () =>
    t('Join conditions with and, or, not and brackets, such as: rating 3-4.5 and (clues <= 22 or technique x-wing)'),
  filterExample: () => 'rating 3-4.5 and clues <= 22',
  /** `near` is the name of a condition that the user may have meant. */
  noCondition: (words: string, near?: string) =>
    joinSentences([
      t('{words} is not a condition.', { words: quoted(words) }),
      ...didYouMean(near),
      t('Examples: {examples}', {
        examples: sideBySide(['rating 3-4.5', 'clues <= 22', 'level >= hard', 'technique x-wing', 'title monday']),
      }),
    ]),
  /** A condition that is still being typed. It includes the prompt of the input box, which it replaces. */
  unfinished: (words: string, name: keyof typeof UNFINISHED) =>
    joinSentences([UNFINISHED[name](quoted(words)), collection.filterBy()]),
  noLevel: (word: string, near: string | undefined, levels: readonly string[]) =>
    joinSentences([
      t('{word} is not a level.', { word: quoted(word) }),
      ...didYouMean(near),
      t('The levels are {levels}.', { levels: all(levels) }),
    ]),
  noTechnique: (words: string, near: string | undefined) =>
    joinSentences([
      t('{words} is not a technique.', { words: quoted(words) }),
      ...(near === undefined ? [t('The documentation of techniques lists all names.')] : didYouMean(near)),
    ]),
  emptyQuery: () => t('Enter at least one condition.'),
  unjoined: () => t('Join conditions with and. Example: rating > 4 and clues < 25'),
  missingCondition: () => t('A condition is missing here. Example: rating > 3 and clues < 27'),
  bracket: () => t('The brackets do not match. Example: clues < 27 and (level hard or rating > 3)'),
  filtering: () => t('Searching for puzzles'),
  noneFound: (words: string) => t('No puzzle matches {words}.', { words: quoted(words) }),
  /** The first line of the matching puzzles, which the editor shows as the name of the new document. It is in English. */
  foundBy: (words: string, found: number, total: number) =>
    `# Filter: ${plain(shortenedText(words, MOST_REPEATED))} (${found.toLocaleString('en')} of ${count(total, 'puzzle')})`,
  found: (found: number, total: number) =>
    t('{found} of {total, plural, one {# puzzle} other {# puzzles}}.', { found, total }),
  /** An annotation, without its key, and in English. */
  annotation: (parts: readonly string[], clues: number, techniques: readonly string[]) =>
    [[...parts, count(clues, 'clue')].join(', '), ...(techniques.length > 0 ? [techniques.join(', ')] : [])].join(': '),
  annotating: () => t('Rating puzzles'),
  annotated: (puzzles: number, left: number) =>
    joinSentences([
      t('Rated {puzzles, plural, one {# puzzle} other {# puzzles}}.', { puzzles }),
      ...(left > 0 ? [t('{left} left: run the command again to continue.', { left })] : []),
    ]),
  annotatedAlready: (puzzles: number) =>
    t('{puzzles, plural, one {# puzzle in this file is} other {# puzzles in this file are}} already rated.', {
      puzzles,
    }),
  annotateRest: () => t('Rate the others'),
  annotateAll: () => t('Rate all again'),
  first: () => t('The first one'),
  tooFewClues: (puzzle: Puzzle, clues: number, fewest: number) =>
    t('{clues, plural, one {# digit} other {# digits}}: a {size} puzzle with one solution has at least {fewest}', {
      clues,
      size: sizeOf(puzzle.grid.geometry),
      fewest,
    }),
  alone: (puzzle: Puzzle, symmetry: SquareSymmetry, given: Cell, partner: Cell) =>
    t(
      'The given in {cell} has no partner in {partner}; almost all givens are symmetric under {symmetry, form, genitive}',
      {
        cell: cellName(puzzle, given),
        partner: cellName(puzzle, partner),
        symmetry: SYMMETRIES[symmetry](),
      },
    ),
  notMinimal: (puzzle: Puzzle, cell: Cell, given: Digit) =>
    t('This puzzle is not minimal: without {digit} in {cell} it still has one solution', {
      digit: symbolOf(puzzle, given),
      cell: cellName(puzzle, cell),
    }),
  /** `right` is a level as files have it. */
  level: (said: string, right: string) =>
    t('The header says {said}, but the puzzle is {level}', { said: quoted(plain(said)), level: quoted(right) }),
  turnOff: (code: string) => t('Turn off {rule} for this puzzle', { rule: code }),
  rewriteLevel: (right: string) => t('Change the level to {level}', { level: right }),
} as const;

const didYouMean = (near: string | undefined): string[] =>
  near === undefined ? [] : [t('Did you mean "{name}"?', { name: near })];

const nameOf = ({ title }: Puzzle): Value => (title ? plain(title) : phrase('a puzzle'));
