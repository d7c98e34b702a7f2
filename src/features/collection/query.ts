/**
 * What puzzles are filtered by: conditions such as `rating 3-4.5`, joined by `and`, `or`, `not` and brackets, as in
 * `rating > 3 and not technique x-wing`. A comma joins what is between commas by `and`, so it binds weakest.
 */

import { countFilled } from '../../core/grid';
import { techniques } from '../../core/techniques/index';
import { LEVELS, type Level, type Technique } from '../../core/techniques/step';
import * as messages from '../../messages/index';
import type { Puzzle } from '../../text/puzzle';
import { found, none, type Result } from '../../text/result';
import { editDistance } from '../../text/rules/editDistance';
import type { Work } from '../../text/work';
import { ratedGrid } from '../puzzles/difficulty';
import type { DifficultyOf } from './sorting';

/** Whether a puzzle is wanted. */
export type Query = (puzzle: Puzzle, difficultyOf: DifficultyOf) => Work<boolean>;

/** The query of some words, or the reason why they are none. */
export function queryOf(words: string): Result<Query> {
  return words.trim() === '' ? none(messages.collection.emptyQuery()) : new QueryReader(words).read();
}

const COMMA = /^,/;
const OR = /^(?:\|\|?|or\b)/i;
const AND = /^(?:&&?|and\b)/i;
const NOT = /^(?:!|not\b)/i;

/** What a condition begins with. */
const BEGINNING = /^(?:!|\(|(?:rating|level|clues|technique|title)\b|(?:se|rules)\s*[<>=!\d])/i;

/** Reads a query from left to right. */
class QueryReader {
  private at = 0;
  /** Brackets that are open. */
  private depth = 0;
  /** The reason why the words are no query, as soon as there is one. */
  private reason: string | undefined;

  constructor(private readonly words: string) {}

  read(): Result<Query> {
    const query = this.list();
    // Only a bracket too many can be left.
    const reason = this.reason ?? (this.at < this.words.length ? messages.collection.bracket() : undefined);
    return reason === undefined ? found(query) : none(reason);
  }

  /** `a or b, c`: nothing between two commas is no condition. */
  private list(): Query {
    const parts: Query[] = [];
    do if (!this.isAtEnd(COMMA)) parts.push(this.alternatives());
    while (this.takes(COMMA));
    if (parts.length === 0) this.reason ??= messages.collection.emptyQuery();
    return all(parts);
  }

  private alternatives(): Query {
    const parts = [this.conjunction()];
    while (this.takes(OR)) parts.push(this.conjunction());
    return parts.length === 1 ? parts[0] : not(all(parts.map(not)));
  }

  private conjunction(): Query {
    const parts = [this.single()];
    while (this.takes(AND)) parts.push(this.single());
    return all(parts);
  }

  private single(): Query {
    if (this.takes(NOT)) return not(this.single());
    if (!this.takes(/^\(/)) return this.condition();
    this.depth++;
    const query = this.list();
    if (!this.takes(/^\)/)) this.reason ??= messages.collection.bracket();
    this.depth--;
    return query;
  }

  private condition(): Query {
    this.skipSpace();
    const start = this.at;
    let open = 0; // brackets in a title
    for (; this.at < this.words.length; this.at++) {
      const character = this.words[this.at];
      if (character === '(') open++;
      if (character === ')' && --open < 0 && this.depth > 0) break;
      if ([COMMA, OR, AND].some(sign => this.isAt(sign))) break;
    }
    const words = this.words.slice(start, this.at).trim();
    if (words === '') this.reason ??= messages.collection.missingCondition();
    const condition = conditionOf(words);
    if (condition.isFound) return condition.value;
    if (isUnjoined(words)) {
      this.reason ??= messages.collection.unjoined();
      return all([]);
    }
    // `and` joins conditions only, so a condition with a slip is part of the one before it.
    const at = words.search(/\b(?:and|or)\s/i);
    const joined =
      at < 0
        ? ''
        : words
            .slice(at)
            .replace(/^\w+\s+/, '')
            .replace(/^not\s+/i, '');
    const last = /^[a-z]/i.test(joined) ? conditionOf(joined) : condition;
    this.reason ??= last.isFound ? condition.reason : last.reason;
    return all([]);
  }

  /** Whether a sign is at this place. */
  private isAt(sign: RegExp): boolean {
    return this.lengthOf(sign, this.at) > 0;
  }

  /**
   * The length of a sign at a place, 0 if it is not there. A word is one only before a condition: `Innies and Outies` is a technique.
   */
  private lengthOf(sign: RegExp, at: number): number {
    const [found = ''] = sign.exec(this.words.slice(at)) ?? [];
    if (!isWord(found)) return found.length;
    const isWhole = !isWord(this.words[at - 1] ?? '');
    return isWhole && this.isCondition(at + found.length) ? found.length : 0;
  }

  /** Whether a condition begins at a place, after space. */
  private isCondition(place: number): boolean {
    const at = this.afterSpace(place);
    return BEGINNING.test(this.words.slice(at)) || this.lengthOf(NOT, at) > 0;
  }

  private afterSpace(place: number): number {
    let at = place;
    while (/\s/.test(this.words[at] ?? '')) at++;
    return at;
  }

  private skipSpace(): void {
    this.at = this.afterSpace(this.at);
  }

  /** Whether only space is left before a sign, a bracket that ends here, or the end. */
  private isAtEnd(sign: RegExp): boolean {
    this.skipSpace();
    return this.at === this.words.length || this.isAt(sign) || (this.depth > 0 && this.words[this.at] === ')');
  }

  /** Takes a sign and the space before it. Returns whether it is there. */
  private takes(sign: RegExp): boolean {
    this.skipSpace();
    const length = this.lengthOf(sign, this.at);
    this.at += length;
    return length > 0;
  }
}

const isWord = (text: string) => /^\w/.test(text);

/** All of them hold. Those after one that does not are not asked: a rating takes long. */
function all(queries: readonly Query[]): Query {
  return function* (puzzle, difficultyOf) {
    for (const query of queries) if (!(yield* query(puzzle, difficultyOf))) return false;
    return true;
  };
}

function not(query: Query): Query {
  return function* (puzzle, difficultyOf) {
    return !(yield* query(puzzle, difficultyOf));
  };
}

/** The names of conditions. */
const NAMES = ['rating', 'level', 'clues', 'technique', 'title'] as const;

/** Names that ratings have where they are shown: `SE 4.2`, and `Rules 3.1` of a puzzle with rules. */
const RATING_NAMES: readonly string[] = ['se', 'rules'];

/** Other words for them that people try first. */
const OTHER_NAMES: Readonly<Record<string, (typeof NAMES)[number]>> = {
  difficulty: 'level',
  grade: 'level',
  givens: 'clues',
  hints: 'clues',
  method: 'technique',
  strategy: 'technique',
  name: 'title',
};

function conditionOf(words: string): Result<Query> {
  const [name = ''] = /^[a-z]+/i.exec(words) ?? [];
  const rest = words.slice(name.length);
  const lower = name.toLowerCase();
  const known = RATING_NAMES.includes(lower) ? 'rating' : NAMES.find(each => each === lower);
  const say = messages.collection;
  const read = (query: Query | undefined): Result<Query> => (query ? found(query) : none(say.noCondition(words)));
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
        // biome-ignore lint/correctness/useYield: nothing to wait for
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

/** Whether words are two conditions with only space between them. */
function isUnjoined(words: string): boolean {
  return [...words.matchAll(/\s(?=[a-z])/gi)].some(
    ({ index }) =>
      BEGINNING.test(words.slice(index).trim()) &&
      conditionOf(words.slice(0, index)).isFound &&
      conditionOf(words.slice(index).trim()).isFound,
  );
}

/** The word of a comparison of levels that is no level. */
function unknownLevel(words: string): string | undefined {
  const names = words.match(/[a-z]+/gi) ?? [];
  return names.find(name => Number.isNaN(levelNumber(name)));
}

/** The name that has the same letters, otherwise the one with the fewest other letters, if these are few. */
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

/** Puzzles whose path uses a technique, given by its id or one of its names. Only their letters count. Undefined for no words. */
function technique(words: string): Result<Query> | undefined {
  const wanted = lettersOf(words);
  if (wanted === '') return undefined;
  const known = techniques.find(each => namesOf(each).some(name => lettersOf(name) === wanted));
  if (!known)
    return none(
      messages.collection.noTechnique(
        words,
        nearest(
          words,
          techniques.map(({ name }) => name),
        ),
      ),
    );
  return found<Query>(function* (puzzle, difficultyOf) {
    return (yield* difficultyOf(puzzle))?.grade?.uses.some(use => use.technique.id === known.id) ?? false;
  });
}

const namesOf = ({ id, name, otherNames = [] }: Technique) => [id, name, ...otherNames];

/** Puzzles with these words in their titles, in either case. */
function title(words: string): Query | undefined {
  const wanted = words.toLowerCase();
  if (wanted === '') return undefined;
  // biome-ignore lint/correctness/useYield: nothing to wait for
  return function* (puzzle) {
    return puzzle.title?.toLowerCase().includes(wanted) ?? false;
  };
}
