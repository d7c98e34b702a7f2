/**
 * The shortened JSON in which SudokuPad keeps drawings: names without quotes, texts in single quotes, `t` and `f` for true and false,
 * nothing at all for an empty object in a list, and colors without quotes. Ordinary JSON is read too.
 */

import type { Work } from '../../text/work';
import { parseJson } from '../shared/reading';

/** Values that are nested more deeply are not read. */
const DEEPEST = 30;

/** Number of values that are read between two yields: about a millisecond. */
const VALUES_AT_ONCE = 1000;

/** The value of a text; undefined when it cannot be read. Yields where it may be paused. */
export function* parseRelaxed(text: string): Work<unknown> {
  // The parser of the platform is ten times as fast, which matters for drawings with thousands of shapes.
  const strict = parseJson(text);
  if (strict !== undefined) return strict;
  yield undefined;
  const reader = new Reader(text);
  const value = yield* reader.value();
  return reader.isDone() ? value : undefined;
}

/** An object or a list that is being read. `name`: that of the next member. */
interface Container {
  readonly members: [string, unknown][] | undefined;
  readonly items: unknown[];
  name: string;
}

const contentOf = ({ members, items }: Container) => (members ? Object.fromEntries(members) : items);

/** Most characters are not blank, which a comparison finds faster than a pattern. */
const isBlank = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return code === 0x20 || ((code < 0x20 || code > 0x7f) && /\s/.test(text[at]));
};

class Reader {
  private at = 0;
  private isBroken = false;

  constructor(private readonly text: string) {}

  isDone(): boolean {
    this.skip();
    return !this.isBroken && this.at === this.text.length;
  }

  /** Reads a value. The enclosing objects and lists are kept in a separate list, so that the work can be paused at any depth. */
  *value(): Work<unknown> {
    const open: Container[] = [];
    for (let count = 1; !this.isBroken; count++) {
      if (count % VALUES_AT_ONCE === 0) yield undefined;
      const begun = this.begin(open);
      if (begun === 'opened') continue;
      let { value } = begun;
      for (let container = open.at(-1); ; container = open.at(-1)) {
        if (!container) return value;
        if (container.members) container.members.push([container.name, value]);
        else container.items.push(value);
        if (this.isBroken || this.goesOn(container)) break;
        open.pop();
        value = contentOf(container);
      }
    }
    return undefined;
  }

  /** Reads a text, number or word, an empty object or list, or the beginning of another one, which becomes the last of those that are open. */
  private begin(open: Container[]): 'opened' | { readonly value: unknown } {
    this.skip();
    const sign = this.text[this.at];
    if (open.length > DEEPEST || sign === undefined) return { value: this.fail() };
    const container = open.at(-1);
    if (container && !container.members && ',]'.includes(sign)) return { value: {} };
    if (sign !== '{' && sign !== '[') return { value: sign === '"' || sign === "'" ? this.string(sign) : this.word() };
    this.at++;
    const opened: Container = { members: sign === '{' ? [] : undefined, items: [], name: '' };
    if (this.take(sign === '{' ? '}' : ']')) return { value: contentOf(opened) };
    if (opened.members) this.readName(opened);
    open.push(opened);
    return 'opened';
  }

  /** Whether another value follows after a value in an object or list. */
  private goesOn(container: Container): boolean {
    const end = container.members ? '}' : ']';
    if (this.take(end)) return false;
    if (!this.take(',')) this.fail();
    else if (container.members) {
      if (this.take(end)) return false;
      this.readName(container);
    }
    return !this.isBroken;
  }

  /** Reads the name of a member, and the colon after it. */
  private readName(container: Container): void {
    const sign = this.text[this.at];
    container.name = sign === '"' || sign === "'" ? this.string(sign) : this.name();
    if (!this.take(':')) this.fail();
  }

  private string(quote: string): string {
    let result = '';
    for (this.at++; this.at < this.text.length && this.text[this.at] !== quote; this.at++) {
      if (this.text[this.at] === '\\') result += this.escape(this.text[++this.at]);
      else result += this.text[this.at];
    }
    if (this.text[this.at++] !== quote) this.fail();
    return result;
  }

  private escape(sign: string | undefined): string {
    if (sign === 'u') {
      const code = Number.parseInt(this.text.slice(this.at + 1, this.at + 5), 16);
      this.at += 4;
      return Number.isNaN(code) ? '' : String.fromCharCode(code);
    }
    return { n: '\n', t: '\t', r: '\r', b: '', f: '' }[sign ?? ''] ?? sign ?? '';
  }

  private name(): string {
    const start = this.at;
    while (this.at < this.text.length && /[\w$-]/.test(this.text[this.at])) this.at++;
    return this.text.slice(start, this.at);
  }

  /** A number, `true`, `null`, or a color. */
  private word(): unknown {
    const start = this.at;
    while (this.at < this.text.length && /[\w#+.-]/.test(this.text[this.at])) this.at++;
    const word = this.text.slice(start, this.at);
    if (word === '') return this.fail();
    if (word === 't' || word === 'true') return true;
    if (word === 'f' || word === 'false') return false;
    if (word === 'null') return null;
    const number = Number(word);
    return Number.isNaN(number) ? word : number;
  }

  private take(sign: string): boolean {
    this.skip();
    const isNext = this.text[this.at] === sign;
    if (isNext) this.at++;
    this.skip();
    return isNext;
  }

  private skip(): void {
    while (this.at < this.text.length && isBlank(this.text, this.at)) this.at++;
  }

  private fail(): undefined {
    this.isBroken = true;
    return undefined;
  }
}
