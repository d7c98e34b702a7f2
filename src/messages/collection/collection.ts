/** Rules and commands for collections of puzzles. */

import type { Cell, Digit } from '../../core/numbers';
import { type Phrase, phrase, wordsOf } from '../../core/sentences';
import type { SquareSymmetry } from '../../core/symmetry/symmetries';
import { list } from '../../core/techniques/names';
import { plain } from '../../text/markdown';
import type { Puzzle } from '../../text/puzzle';
import { shortenedText } from '../../text/trim';
import { cellName, count, MOST_REPEATED, quoted, symbolOf } from '../wording';

/** A symmetry of a pattern, after `symmetric under` and `Keep`. */
export const SYMMETRIES: Readonly<Record<SquareSymmetry, () => Phrase>> = {
  quarter: () => phrase('a quarter turn'),
  half: () => phrase('a half turn'),
  threeQuarters: () => phrase('a quarter turn'),
  leftRight: () => phrase('the mirror image left to right'),
  topBottom: () => phrase('the mirror image top to bottom'),
  diagonal: () => phrase('the mirror image across the diagonal from top left to bottom right'),
  antidiagonal: () => phrase('the mirror image across the diagonal from bottom left to top right'),
};

/** The operand that each condition needs. */
const NEEDED = {
  rating: 'a number, such as 4.2',
  clues: 'a number, such as 22',
  level: 'a level, such as hard',
  technique: 'a technique, such as x-wing',
  title: 'a word of the title',
} as const;

/** Messages of the lint rules. */
export const collection = {
  duplicate: (first: Puzzle) => `This puzzle is a copy of ${nameOf(first)} above`,
  isomorphic: (first: Puzzle) =>
    `This puzzle is ${nameOf(first)} above with its rows or columns reordered or its digits relabeled`,
  sort: {
    rating: ['Rating, easiest first', 'Rating, hardest first'],
    clues: ['Clues, fewest first', 'Clues, most first'],
    title: ['Title, A to Z', 'Title, Z to A'],
    canonical: ['Canonical form', 'Canonical form, descending'],
  } as const,
  sortBy: () => 'Sort the puzzles in this file by …',
  sorting: () => 'Sorting puzzles',
  sorted: (moved: number, without: number) => {
    const rest =
      without > 0 ? ` ${count(without, 'puzzle')} without one ${without === 1 ? 'is' : 'are'} at the end.` : '';
    return moved === 0 ? `The puzzles are already in this order.${rest}` : `Moved ${count(moved, 'puzzle')}.${rest}`;
  },
  /** `line` is 1-based. */
  readsDifferently: (line: number) =>
    `Nothing was changed, because the puzzle on line ${line.toLocaleString('en')} would be read differently afterwards, for example without its title.`,
  removeAll: () => 'Remove Duplicates',
  removing: () => 'Removing duplicates',
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
    const stay = (number: number, which: string) =>
      number > 0 ? ` ${count(number, 'copy', 'copies')} ${which} ${number === 1 ? 'was' : 'were'} kept.` : '';
    const rest = stay(kept, 'next to another puzzle on its line') + stay(played, 'with entries');
    if (removed > 0) return `Removed ${count(removed, 'copy', 'copies')}.${rest}`;
    return rest === '' ? 'No puzzle appears twice in this file.' : `Nothing was removed.${rest}`;
  },
  filterTitle: () => 'Filter Puzzles by rating, level, clues, technique, title',
  filterBy: () =>
    'Join conditions with and, or, not and brackets, such as: rating 3-4.5 and (clues <= 22 or technique x-wing)',
  filterExample: () => 'rating 3-4.5 and clues <= 22',
  /** `near` is the name of a condition that the user may have meant. */
  noCondition: (words: string, near?: string) =>
    `${quoted(words)} is not a condition.${didYouMean(near)} Examples: rating 3-4.5, clues <= 22, level >= hard, technique x-wing, title monday`,
  /** A condition that is still being typed. It includes the prompt of the input box, which it replaces. */
  unfinished: (words: string, name: keyof typeof NEEDED) =>
    `${quoted(words)} needs ${NEEDED[name]}. ${collection.filterBy()}`,
  noLevel: (word: string, near: string | undefined, levels: readonly string[]) =>
    `${quoted(word)} is not a level.${didYouMean(near)} The levels are ${list([...levels])}.`,
  noTechnique: (words: string, near: string | undefined) =>
    `${quoted(words)} is not a technique.${didYouMean(near)}${near === undefined ? ' The documentation of techniques lists all names.' : ''}`,
  emptyQuery: () => 'Give at least one condition.',
  unjoined: () => 'Join conditions with and. Example: rating > 4 and clues < 25',
  missingCondition: () => 'A condition is missing here. Example: rating > 3 and clues < 27',
  bracket: () => 'The brackets do not match. Example: clues < 27 and (level hard or rating > 3)',
  filtering: () => 'Searching for puzzles',
  noneFound: (words: string) => `No puzzle matches ${quoted(words)}.`,
  /** The first line of the matching puzzles, which the editor shows as the name of the new document. */
  foundBy: (words: string, found: number, total: number) =>
    `# Filter: ${plain(shortenedText(words, MOST_REPEATED))} (${found.toLocaleString('en')} of ${count(total, 'puzzle')})`,
  found: (found: number, total: number) => `${found.toLocaleString('en')} of ${count(total, 'puzzle')}.`,
  /** An annotation, without its key. */
  annotation: (parts: readonly string[], clues: number, techniques: readonly string[]) =>
    [[...parts, count(clues, 'clue')].join(', '), ...(techniques.length > 0 ? [techniques.join(', ')] : [])].join(': '),
  annotating: () => 'Rating puzzles',
  annotated: (puzzles: number, left: number) =>
    `Rated ${count(puzzles, 'puzzle')}.${left > 0 ? ` ${left.toLocaleString('en')} left: run the command again to continue.` : ''}`,
  annotatedAlready: (puzzles: number) =>
    `${count(puzzles, 'puzzle')} in this file ${puzzles === 1 ? 'is' : 'are'} already rated.`,
  annotateRest: () => 'Rate the others',
  annotateAll: () => 'Rate all again',
  first: () => 'The first one',
  tooFewClues: (puzzle: Puzzle, clues: number, fewest: number) => {
    const { size } = puzzle.grid.geometry;
    return `${count(clues, 'digit')}: a ${size}x${size} puzzle with one solution has at least ${fewest}`;
  },
  alone: (puzzle: Puzzle, symmetry: SquareSymmetry, given: Cell, partner: Cell) =>
    `The given in ${cellName(puzzle, given)} has no partner in ${cellName(puzzle, partner)}; almost all givens are symmetric under ${wordsOf(SYMMETRIES[symmetry]())}`,
  notMinimal: (puzzle: Puzzle, cell: Cell, given: Digit) =>
    `This puzzle is not minimal: without ${symbolOf(puzzle, given)} in ${cellName(puzzle, cell)} it still has one solution`,
  level: (said: string, right: string) => `The header says ${quoted(plain(said))}, but the puzzle is ${quoted(right)}`,
  turnOff: (code: string) => `Turn off ${code} for this puzzle`,
  rewriteLevel: (right: string) => `Change the level to ${right}`,
} as const;

const didYouMean = (near: string | undefined) => (near === undefined ? '' : ` Did you mean "${near}"?`);

function nameOf({ title }: Puzzle): string {
  return title ? plain(title) : 'a puzzle';
}
