/**
 * The queries that filter puzzles: conditions joined by `and`, `or`, `not` and brackets, as in
 * `rating > 3 and not technique x-wing`. A comma means `and`, and binds weakest.
 */

import * as messages from '../../messages/index';
import { foundResult, none, type Result } from '../../text/result';
import { conditionOf, type Query } from './conditions';

/** The query that the words state, or the reason why they are not a query. */
export function queryOf(words: string): Result<Query> {
  return new QueryReader(words).read();
}

const COMMA = /^,/;
const OR = /^(?:\|\|?|or\b)/i;
const AND = /^(?:&&?|and\b)/i;
const NOT = /^(?:!|not\b)/i;

/** The start of a condition that has no `not`. */
const BEGINNING = /^(?:\(|(?:rating|level|clues|technique|title)(?![a-z])|(?:se|rules)\s*[<>=!\d])/i;

/** Reads a query from left to right. */
class QueryReader {
  private at = 0;
  /** Number of open brackets. */
  private depth = 0;
  /** The first reason why the words are not a query. */
  private reason: string | undefined;

  constructor(private readonly words: string) {}

  read(): Result<Query> {
    const query = this.list();
    // The rest can only start with an unmatched closing bracket.
    const reason = this.reason ?? (this.at < this.words.length ? messages.collection.bracket() : undefined);
    return reason === undefined ? foundResult(query) : none(reason);
  }

  /** `a or b, c`. Nothing between two commas is ignored. */
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
    return not(all(parts.map(not)));
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
    const start = this.at;
    let open = 0; // brackets in a title
    for (; this.at < this.words.length; this.at++) {
      const character = this.words[this.at];
      if (character === '(') open++;
      if (character === ')' && --open < 0 && this.depth > 0) break;
      if ([COMMA, OR, AND].some(operator => this.isAt(operator))) break;
    }
    const words = this.words.slice(start, this.at).trim();
    if (words === '') this.reason ??= messages.collection.missingCondition();
    const condition = conditionOf(words);
    if (condition.isFound) return condition.value;
    if (isUnjoined(words)) {
      this.reason ??= messages.collection.unjoined();
      return all([]);
    }
    if (/(?:^|\s)(?:and|or|not)$/i.test(words)) this.reason ??= messages.collection.missingCondition();
    if (words.split(')').length > words.split('(').length) this.reason ??= messages.collection.bracket();
    // `and` joins only conditions, so words with a mistake after `and` belong to the condition before it.
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

  /** Whether an operator is at this place. */
  private isAt(operator: RegExp): boolean {
    return this.lengthOf(operator, this.at) > 0;
  }

  /**
   * The length of an operator at a place, 0 if it is not there. A word counts only before a condition: `Innies and Outies` is a technique.
   */
  private lengthOf(operator: RegExp, at: number): number {
    const [found = ''] = operator.exec(this.words.slice(at)) ?? [];
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

  /** Whether only space is left before an operator, a bracket that ends here, or the end. */
  private isAtEnd(operator: RegExp): boolean {
    this.skipSpace();
    return this.at === this.words.length || this.isAt(operator) || (this.depth > 0 && this.words[this.at] === ')');
  }

  /** Consumes an operator and the space before it. Returns whether it is there. */
  private takes(operator: RegExp): boolean {
    this.skipSpace();
    const length = this.lengthOf(operator, this.at);
    this.at += length;
    return length > 0;
  }
}

const isWord = (text: string) => /^\w/.test(text);

/** A query that holds if all queries hold. Stops at the first one that does not, because a rating takes a long time. */
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

/** Whether words are two conditions with only space between them. */
function isUnjoined(words: string): boolean {
  return [...words.matchAll(/\s(?=[a-z])/gi)].some(
    ({ index }) => conditionOf(words.slice(0, index)).isFound && conditionOf(words.slice(index).trim()).isFound,
  );
}
