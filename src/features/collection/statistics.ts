/** Counts the puzzles of a file by validity, clues, level and rating, and writes the counts with bars. */

import { countFilled } from '../../core/grid';
import { wordsOf } from '../../core/sentences';
import { LEVELS, type Level } from '../../core/techniques/step';
import * as messages from '../../messages/index';
import type { PuzzleDocument } from '../../text/document/document';
import { isContradictory, isWhole, type Puzzle } from '../../text/puzzle';
import { padEnd, widthOf } from '../../text/strings/width';
import type { Work } from '../../text/work';
import type { VerdictSource } from '../diagnostics/verdictSource';
import { ratedGrid } from '../puzzles/difficulty';
import { judgedGrid } from '../puzzles/entries';
import { Firsts } from './firsts';
import { NO_KEY } from './keyCounts';
import { keyOfPuzzle } from './keys';
import type { DifficultyOf } from './sorting';

/** The classes of puzzles by validity. */
const VALIDITIES = ['valid', 'ambiguous', 'contradictory', 'unreadable', 'unknown'] as const;
/** One of {@link VALIDITIES}. */
export type Validity = (typeof VALIDITIES)[number];

/** Width of a class of ratings, in tenths. */
const RATING_STEP = 5;

/** Maximum number of characters of a bar: with its words it fits next to the file in a narrow window. */
const LONGEST_BAR = 20;

/** The counts of a file. They grow while the file is counted, so that counts made before Cancel can be shown. */
export class Statistics {
  puzzles = 0;
  copies = 0;
  /** Number of puzzles for which a level and rating were searched. */
  rated = 0;
  readonly sizes = new Map<number, number>();
  readonly clues = new Map<number, number>();
  readonly validities = new Map<Validity, number>();
  readonly levels = new Map<Level, number>();
  /** The number of puzzles in each class of ratings, by the first tenth of the class. */
  readonly ratings = new Map<number, number>();
  /** The number of puzzles with rules in each class. They have a different scale. */
  readonly ratingsWithRules = new Map<number, number>();

  /** Valid puzzles whose level or rating was not found in time. */
  readonly unknown = { grade: 0, rating: 0 };

  /** `total`: the number of puzzles in the file. */
  constructor(readonly total: number) {}

  /** The completed part of the work: each puzzle is counted, and later rated. */
  get progress(): number {
    return (this.puzzles + this.rated) / Math.max(1, 2 * this.total);
  }
}

/** Counts the puzzles of a document that has been read. Ratings come last, because they take longest. Yields where it may be paused. */
export function* counting(
  document: PuzzleDocument,
  statistics: Statistics,
  verdicts: Pick<VerdictSource, 'check'>,
  difficultyOf: DifficultyOf,
): Work<void> {
  const firsts = new Firsts(document.count);
  for (const puzzle of document.puzzles()) {
    statistics.puzzles++;
    addTo(statistics.sizes, puzzle.grid.geometry.size);
    addTo(statistics.validities, yield* validityOf(puzzle, verdicts));
    if (isWhole(puzzle)) addTo(statistics.clues, countFilled(ratedGrid(puzzle).digits));
    const key = keyOfPuzzle(puzzle);
    if (key !== NO_KEY && firsts.add(key, 0) !== undefined) statistics.copies++;
    yield undefined;
  }
  for (const puzzle of document.puzzles()) {
    const { grade, rating, unknown = [] } = (yield* difficultyOf(puzzle)) ?? {};
    for (const part of unknown) statistics.unknown[part]++;
    statistics.rated++;
    if (grade) addTo(statistics.levels, grade.level);
    if (rating) {
      const counts = rating.isWithRules ? statistics.ratingsWithRules : statistics.ratings;
      addTo(counts, RATING_STEP * Math.floor(Math.round(rating.er * 10) / RATING_STEP));
    }
    yield undefined;
  }
}

/** The counts as text. */
export function writeStatistics(statistics: Statistics, name: string): string {
  const words = messages.statistics;
  const { puzzles, total, rated, copies, sizes, clues, validities, levels, ratings, ratingsWithRules, unknown } =
    statistics;
  return [
    [words.title(name)],
    [words.total(puzzles, total), words.copies(copies)],
    section(words.sizes(), ascending(sizes), size => `${size}x${size}`),
    section(words.validity(), listed(VALIDITIES, validities), validity => words.validities[validity]()),
    section(words.clues(), ascending(clues), String),
    section(words.levels(rated, total), listed(LEVELS, levels), words.level),
    section(words.ratings(), ascending(ratings), tenths => words.rating(tenths, RATING_STEP)),
    section(words.ratingsWithRules(), ascending(ratingsWithRules), tenths => words.rating(tenths, RATING_STEP)),
    unknown.grade > 0 ? [words.unknownLevels(unknown.grade)] : [],
    unknown.rating > 0 ? [words.unknownRatings(unknown.rating)] : [],
  ]
    .filter(lines => lines.length > 0)
    .map(lines => `${lines.join('\n')}\n`)
    .join('\n');
}

function* validityOf(puzzle: Puzzle, verdicts: Pick<VerdictSource, 'check'>): Work<Validity> {
  if (!isWhole(puzzle)) return 'unreadable';
  if (isContradictory(puzzle)) return 'contradictory';
  return (yield* verdicts.check(judgedGrid(puzzle)))?.kind ?? 'unknown';
}

function addTo<T>(counts: Map<T, number>, key: T): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

type Counts<T> = readonly (readonly [key: T, count: number])[];

function ascending(counts: ReadonlyMap<number, number>): Counts<number> {
  return [...counts].sort(([a], [b]) => a - b);
}

function listed<T>(order: readonly T[], counts: ReadonlyMap<T, number>): Counts<T> {
  return order.flatMap(key => (counts.has(key) ? [[key, counts.get(key) as number] as const] : []));
}

/** A heading, and a line for each key: its name, its count and a bar. */
function section<T>(heading: string, counts: Counts<T>, nameOf: (key: T) => string): string[] {
  if (counts.length === 0) return [];
  const most = Math.max(...counts.map(([, count]) => count));
  const rows = counts.map(([key, count]) => ({ name: nameOf(key), count, shown: wordsOf(count) }));
  const names = Math.max(...rows.map(({ name }) => widthOf(name)));
  const figures = Math.max(...rows.map(({ shown }) => shown.length));
  return [
    heading,
    ...rows.map(({ name, count, shown }) => {
      const bar = '\u2588'.repeat(Math.max(1, Math.round((LONGEST_BAR * count) / most)));
      return `  ${padEnd(name, names)}  ${shown.padStart(figures)}  ${bar}`;
    }),
  ];
}
