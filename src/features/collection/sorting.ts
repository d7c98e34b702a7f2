/** Sorts the puzzles of a file. Each moves with its title, comments and marks; nothing else changes. */

import { CanonicalForms } from '../../core/canonical/index';
import { countFilled } from '../../core/grid';
import { makeLine } from '../../core/notation';
import { LEVELS } from '../../core/techniques/step';
import type { PuzzleDocument } from '../../text/document/document';
import type { TextEdit } from '../../text/edits';
import { isSearchable, type Puzzle } from '../../text/puzzle';
import type { Work } from '../../text/work';
import { type Difficulty, ratedGrid } from '../puzzles/difficulty';
import { misreadIn, type PuzzleLines, puzzleLinesOf } from './blocks';
import { writtenGivens } from './keys';

/** The sort keys of puzzles. */
export const SORT_KEYS = ['rating', 'clues', 'title', 'canonical'] as const;
/** One of {@link SORT_KEYS}. */
export type SortKey = (typeof SORT_KEYS)[number];

/** An order of puzzles. */
export interface SortOrder {
  readonly by: SortKey;
  readonly isDescending: boolean;
}

/** Finds the difficulty of a puzzle. */
export type DifficultyOf = (puzzle: Puzzle) => Work<Difficulty | undefined>;

/** The result of sorting. */
export interface Sorted {
  readonly edits: readonly TextEdit[];
  /** Number of puzzles that moved. */
  readonly moved: number;
  /** Number of puzzles without such a key. They come last. */
  readonly without: number;
  /** The start of a puzzle that would be read differently in its new place, so that nothing was sorted. */
  readonly misread?: number;
}

/** Sorts the puzzles of a document that has been read. Puzzles with equal keys keep their order. Yields where it may be paused. */
export function* sorting(document: PuzzleDocument, order: SortOrder, difficultyOf: DifficultyOf): Work<Sorted> {
  const keyOf = keysFor(order.by, difficultyOf);
  const known = yield* puzzleLinesOf(document, keyOf);
  const { text, blocks } = known;
  const compare = order.by === 'title' ? words.compare : byCharacter;
  const sorted = [...blocks].sort((a, b) => compared(a.about, b.about, compare, order.isDescending));
  const without = blocks.filter(({ about }) => about === undefined).length;
  const moved = sorted.filter((block, i) => block !== blocks[i]).length;
  const edits = arranged(text, blocks, sorted);
  const [edit] = edits;
  if (!edit) return { edits, moved, without };
  const puzzles = sorted.flatMap(({ first, puzzles }) => Array.from({ length: puzzles }, (_, i) => first + i));
  const misread = yield* misreadIn(text.slice(0, edit.start) + edit.text + text.slice(edit.end), known, puzzles);
  return misread === undefined ? { edits, moved, without } : { edits: [], moved: 0, without, misread };
}

/** One edit that reorders the blocks and keeps the gaps between them; none if the order is the same. */
export function arranged(
  text: string,
  blocks: readonly PuzzleLines<unknown>[],
  order: readonly PuzzleLines<unknown>[],
): TextEdit[] {
  const first = order.findIndex((block, i) => block !== blocks[i]);
  if (first < 0) return [];
  const last = order.reduce((found, block, i) => (block === blocks[i] ? found : i), first);
  const parts: string[] = [];
  for (let i = first; i <= last; i++) {
    if (i > first) parts.push(text.slice(blocks[i - 1].end, blocks[i].start));
    parts.push(text.slice(order[i].start, order[i].end));
  }
  return [{ start: blocks[first].start, end: blocks[last].end, text: parts.join('') }];
}

/** A key of a puzzle; undefined when it has none. */
type Key = number | string | undefined;

function keysFor(by: SortKey, difficultyOf: DifficultyOf): (puzzle: Puzzle) => Work<Key> {
  const forms = by === 'canonical' ? new CanonicalForms() : undefined;
  return function* (puzzle): Work<Key> {
    switch (by) {
      case 'rating':
        return ratingKey((yield* difficultyOf(puzzle)) ?? {});
      case 'clues':
        return countFilled(ratedGrid(puzzle).digits);
      case 'title':
        return puzzle.title;
      case 'canonical':
        return forms && formKey(forms, puzzle);
    }
  };
}

/**
 * The displayed rating in tenths: Sukaku Explainer's, or ours for puzzles with rules. Puzzles of sizes without a rating follow, by level. A
 * finer order would reorder puzzles in which users see no difference.
 */
function ratingKey({ grade, rating }: Difficulty): Key {
  return rating ? Math.round(rating.er * 10) : grade && HIGHEST_RATING + LEVELS.indexOf(grade.level);
}

/** Higher than any rating, in tenths. */
const HIGHEST_RATING = 1000;

function formKey(forms: CanonicalForms, puzzle: Puzzle): Key {
  const { geometry, digits } = writtenGivens(puzzle);
  const form = isSearchable(puzzle) ? forms.find('text', { geometry, digits }) : undefined;
  return form && makeLine(form.digits);
}

/** Puzzles without a key come last in both directions. */
function compared(a: Key, b: Key, compare: (a: string, b: string) => number, isDescending: boolean): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  const difference = typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
  return isDescending ? -difference : difference;
}

/** Forms are compared by their characters: numbers of several digits are cells. */
const byCharacter = (a: string, b: string) => (a < b ? -1 : Number(a > b));

const words = new Intl.Collator('en', { numeric: true });
