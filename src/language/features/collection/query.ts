/** What puzzles are filtered by: conditions with commas between them, such as `rating 3-4.5, clues <= 22, technique x-wing`. */

import { countFilled } from '../../../core/grid';
import { techniques } from '../../../core/techniques/index';
import { LEVELS, type Level } from '../../../core/techniques/step';
import * as messages from '../../messages/index';
import type { Puzzle } from '../../puzzle';
import { found, none, type Result } from '../../result';
import type { Work } from '../../work';
import { ratedGrid } from '../difficulty';
import type { DifficultyOf } from './sorting';

/** Whether a puzzle is wanted. */
export type Query = (puzzle: Puzzle, difficultyOf: DifficultyOf) => Work<boolean>;

/** The query of some words, or the reason why they are none. */
export function queryOf(words: string): Result<Query> {
  const conditions: Query[] = [];
  for (const part of words.split(',')) {
    if (part.trim() === '') continue;
    const condition = conditionOf(part.trim());
    if (!condition) return none(messages.collection.noCondition(part.trim()));
    conditions.push(condition);
  }
  if (conditions.length === 0) return none(messages.collection.emptyQuery());
  return found(function* (puzzle, difficultyOf) {
    for (const condition of conditions) if (!(yield* condition(puzzle, difficultyOf))) return false;
    return true;
  });
}

function conditionOf(words: string): Query | undefined {
  const [name = ''] = /^[a-z]+/i.exec(words) ?? [];
  const rest = words.slice(name.length);
  switch (name.toLowerCase()) {
    case 'rating':
      return numeric(rest, Number, function* (puzzle, difficultyOf) {
        return (yield* difficultyOf(puzzle))?.rating?.er;
      });
    case 'level':
      return numeric(rest, levelNumber, function* (puzzle, difficultyOf) {
        const grade = (yield* difficultyOf(puzzle))?.grade;
        return grade && LEVELS.indexOf(grade.level);
      });
    case 'clues':
      // biome-ignore lint/correctness/useYield: nothing to wait for
      return numeric(rest, Number, function* (puzzle) {
        return countFilled(ratedGrid(puzzle).digits);
      });
    case 'technique':
      return technique(rest.trim());
    case 'title':
      return title(rest.trim());
    default:
      return undefined;
  }
}

type NumberOf = (puzzle: Puzzle, difficultyOf: DifficultyOf) => Work<number | undefined>;

/** A comparison such as ` <= 22`, ` = 22`, ` 22` or a range ` 20-22`. */
function numeric(words: string, parsed: (word: string) => number, numberOf: NumberOf): Query | undefined {
  const text = words.trim();
  const sign = /^(?:<=|>=|<|>|=)/.exec(text)?.[0] ?? '';
  const [from, to, ...more] = text.slice(sign.length).split('-');
  const low = from.trim() === '' ? Number.NaN : parsed(from.trim());
  const high = to === undefined ? low : to.trim() === '' ? Number.NaN : parsed(to.trim());
  if (Number.isNaN(low) || Number.isNaN(high) || more.length > 0 || (to !== undefined && sign !== '')) return undefined;
  return function* (puzzle, difficultyOf) {
    const value = yield* numberOf(puzzle, difficultyOf);
    if (value === undefined) return false;
    switch (sign) {
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

/** Puzzles whose path uses a technique, given by its id or its name. */
function technique(words: string): Query | undefined {
  const wanted = words.toLowerCase();
  const known = techniques.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted);
  if (!known) return undefined;
  return function* (puzzle, difficultyOf) {
    return (yield* difficultyOf(puzzle))?.grade?.uses.some(use => use.technique.id === known.id) ?? false;
  };
}

/** Puzzles with these words in their titles, in either case. */
function title(words: string): Query | undefined {
  const wanted = words.toLowerCase();
  if (wanted === '') return undefined;
  // biome-ignore lint/correctness/useYield: nothing to wait for
  return function* (puzzle) {
    return puzzle.title?.toLowerCase().includes(wanted) ?? false;
  };
}
