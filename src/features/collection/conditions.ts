/** The conditions of queries: `rating 3-4.5`, `level > easy`, `clues <= 22`, `technique x-wing`, `title daily`. */

import { countFilled } from '../../core/grid';
import { techniques } from '../../core/techniques/index';
import { techniquesNamed } from '../../core/techniques/lookup';
import { LEVELS, type Level } from '../../core/techniques/step';
import * as messages from '../../messages/index';
import type { Puzzle } from '../../text/puzzle';
import { foundResult, none, type Result } from '../../text/result';
import { editDistance } from '../../text/rules/editDistance';
import type { Work } from '../../text/work';
import { ratedGrid } from '../puzzles/difficulty';
import type { DifficultyOf } from './sorting';

/** Whether a puzzle matches. */
export type Query = (puzzle: Puzzle, difficultyOf: DifficultyOf) => Work<boolean>;

/** The names of conditions. */
const NAMES = ['rating', 'level', 'clues', 'technique', 'title'] as const;

/** Names of ratings as they are displayed: `SE 4.2`, and `Rules 3.1` for a puzzle with rules. */
const RATING_NAMES: readonly string[] = ['se', 'rules'];

/** Other words that users may try for a condition. */
const OTHER_NAMES: Readonly<Record<string, (typeof NAMES)[number]>> = {
  difficulty: 'level',
  grade: 'level',
  givens: 'clues',
  hints: 'clues',
  method: 'technique',
  strategy: 'technique',
  name: 'title',
};

/** The query of a single condition, or the reason why the words are not a condition. */
export function conditionOf(words: string): Result<Query> {
  const [name = ''] = /^[a-z]+/i.exec(words) ?? [];
  const rest = words.slice(name.length);
  const lower = name.toLowerCase();
  const known = RATING_NAMES.includes(lower) ? 'rating' : NAMES.find(each => each === lower);
  const say = messages.collection;
  const read = (query: Query | undefined): Result<Query> => (query ? foundResult(query) : none(say.noCondition(words)));
  if (known && isUnfinished(rest, known)) return none(say.unfinished(words, known));
  switch (known) {
    case 'rating':
      return read(
        numeric(rest, Number, function* (puzzle, difficultyOf) {
          return (yield* difficultyOf(puzzle))?.rating?.er;
        }),
      );
    case 'level': {
      const query = numeric(rest, levelNumber, function* (puzzle, difficultyOf) {
        const grade = (yield* difficultyOf(puzzle))?.grade;
        return grade && LEVELS.indexOf(grade.level);
      });
      const unknown = query ? undefined : unknownLevel(rest);
      return unknown === undefined ? read(query) : none(say.noLevel(unknown, nearest(unknown, LEVELS), LEVELS));
    }
    case 'clues':
      return read(
        // biome-ignore lint/correctness/useYield: no search needed
        numeric(rest, Number, function* (puzzle) {
          return countFilled(ratedGrid(puzzle).digits);
        }),
      );
    case 'technique':
      return technique(rest.trim()) ?? none(say.noCondition(words));
    case 'title':
      return read(title(rest.trim()));
    case undefined: {
      const near = nearest(name, [...NAMES, ...Object.keys(OTHER_NAMES)]);
      return none(say.noCondition(words, near === undefined ? undefined : (OTHER_NAMES[near] ?? near)));
    }
  }
}

/** Whether the right side of a comparison is incomplete: empty, only an operator, or a range without its end. */
function isUnfinished(rest: string, name: (typeof NAMES)[number]): boolean {
  const text = rest.trim();
  if (name === 'technique' || name === 'title') return text === '';
  return /^[<>=!]*$/.test(text) || text.endsWith('-');
}

/** The word in a comparison of levels that is not a level. */
function unknownLevel(words: string): string | undefined {
  const names = words.match(/[a-z]+/gi) ?? [];
  return names.find(name => Number.isNaN(levelNumber(name)));
}

/** The name with the smallest edit distance, ignoring all but letters and digits; undefined if none is close. */
function nearest(words: string, names: Iterable<string>): string | undefined {
  const written = lettersOf(words);
  let [near, least] = [undefined as string | undefined, Math.floor(written.length / 3) + 1];
  for (const name of names) {
    const distance = editDistance(written, lettersOf(name), least);
    if (distance < least) [near, least] = [name, distance];
  }
  return near;
}

const lettersOf = (words: string) => words.toLowerCase().replace(/[^a-z0-9]/g, '');

type NumberOf = (puzzle: Puzzle, difficultyOf: DifficultyOf) => Work<number | undefined>;

/** A comparison such as ` <= 22`, ` = 22`, ` 22` or a range ` 20-22`. */
function numeric(words: string, parsed: (word: string) => number, numberOf: NumberOf): Query | undefined {
  const text = words.trim();
  const sign = /^(?:<=|>=|==|!=|<|>|=)/.exec(text)?.[0] ?? '';
  const [from, to, ...more] = text.slice(sign.length).split('-');
  const low = from.trim() === '' ? Number.NaN : parsed(from.trim());
  const high = to === undefined ? low : to.trim() === '' ? Number.NaN : parsed(to.trim());
  if (Number.isNaN(low) || Number.isNaN(high) || more.length > 0 || (to !== undefined && sign !== '')) return undefined;
  return function* (puzzle, difficultyOf) {
    const value = yield* numberOf(puzzle, difficultyOf);
    if (value === undefined) return false;
    switch (sign) {
      case '!=':
        return value !== low;
      case '<':
        return value < low;
      case '<=':
        return value <= low;
      case '>':
        return value > low;
      case '>=':
        return value >= low;
      default:
        return low <= value && value <= high;
    }
  };
}

function levelNumber(word: string): number {
  const level = LEVELS.indexOf(word.toLowerCase() as Level);
  return level < 0 ? Number.NaN : level;
}

/** Puzzles whose path uses a technique of this name. Undefined if there are no words. */
function technique(words: string): Result<Query> | undefined {
  if (lettersOf(words) === '') return undefined;
  const known = new Set(techniquesNamed(words).map(({ id }) => id));
  if (known.size === 0)
    return none(
      messages.collection.noTechnique(
        words,
        nearest(
          words,
          techniques.map(({ name }) => name),
        ),
      ),
    );
  return foundResult<Query>(function* (puzzle, difficultyOf) {
    return (yield* difficultyOf(puzzle))?.grade?.uses.some(use => known.has(use.technique.id)) ?? false;
  });
}

/** Puzzles with these words in their titles, ignoring case. */
function title(words: string): Query | undefined {
  const wanted = words.toLowerCase();
  if (wanted === '') return undefined;
  // biome-ignore lint/correctness/useYield: no search needed
  return function* (puzzle) {
    return puzzle.title?.toLowerCase().includes(wanted) ?? false;
  };
}
