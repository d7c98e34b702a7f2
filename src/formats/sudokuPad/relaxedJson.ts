/**
 * The shortened JSON in which SudokuPad keeps drawings: names without quotes, texts in single quotes, `t` and `f` for true and false,
 * nothing at all for an empty object in a list, and colors without quotes. Ordinary JSON is read too.
 */

import { parseJson } from '../shared/reading';

/** Values that are nested more deeply are not read. */
const DEEPEST = 30;

/** The value of a text; undefined when it cannot be read. */
export function parseRelaxed(text: string): unknown {
  // The parser of the platform is ten times as fast, which matters for drawings with thousands of shapes.
  const strict = parseJson(text);
  if (strict !== undefined) return strict;
  const reader = new Reader(text);
  const value = reader.value(0);
  return reader.isDone() ? value : undefined;
}

class Reader {
  private at = 0;
  private isBroken = false;

  constructor(private readonly text: string) {}

  isDone(): boolean {
    this.skip();
    return !this.isBroken && this.at === this.text.length;
  }

  value(depth: number): unknown {
    this.skip();
    const sign = this.text[this.at];
    if (depth > DEEPEST || sign === undefined) return this.fail();
    if (sign === '{') return this.object(depth);
    if (sign === '[') return this.list(depth);
    return sign === '"' || sign === "'" ? this.string(sign) : this.word();
  }

  private object(depth: number): unknown {
    const members: [string, unknown][] = [];
    this.at++;
    while (!this.isBroken && !this.take('}')) {
      const sign = this.text[this.at];
      const name = sign === '"' || sign === "'" ? this.string(sign) : this.name();
      if (!this.take(':')) return this.fail();
      members.push([String(name), this.value(depth + 1)]);
      if (!this.take(',') && this.text[this.at] !== '}') return this.fail();
    }
    return Object.fromEntries(members);
  }

  private list(depth: number): unknown {
    const items: unknown[] = [];
    this.at++;
    if (this.take(']')) return items;
    while (!this.isBroken) {
      this.skip();
      const isLeftOut = ',]'.includes(this.text[this.at] ?? '?');
      items.push(isLeftOut ? {} : this.value(depth + 1));
      if (this.take(']')) return items;
      if (!this.take(',')) return this.fail();
    }
    return items;
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
    while (/\s/.test(this.text[this.at] ?? '')) this.at++;
  }

  private fail(): undefined {
    this.isBroken = true;
    return undefined;
  }
}
