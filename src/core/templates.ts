/**
 * The syntax of templates, a subset of ICU MessageFormat:
 *
 * - `{digit}`: a value. Numbers have the digit grouping of the language.
 * - `{n, plural, =0 {no puzzles} one {# puzzle} other {# puzzles}}`: by the plural category of a number; `#` is the number.
 * - `{kind, select, row {…} other {…}}`: by a word.
 * - `{house, form, locative}`: not in ICU. A phrase in an inflected form: the translation of `row {n}|locative` instead
 *   of `row {n}`. If a language has no such form, the usual one is used. In the form `negative`, Polish joins alternatives
 *   as after a negation: `ani` instead of `lub`.
 *
 * An apostrophe before a brace begins a quotation up to the next apostrophe: `'{a,b}'`.
 */

/** A part of a template. */
export type Part =
  | string
  | { readonly kind: 'number' }
  | { readonly kind: 'value'; readonly name: string; readonly form: string }
  | { readonly kind: 'plural' | 'select'; readonly name: string; readonly cases: ReadonlyMap<string, readonly Part[]> };

/** The parts of templates that were used: at most as many as the project and its catalogs have. */
const parsed = new Map<string, readonly Part[]>();

/** The parts of a template. Throws a SyntaxError if it is malformed, which the tests of all templates exclude. */
export function templatePartsOf(template: string): readonly Part[] {
  let parts = parsed.get(template);
  if (!parts) {
    const reader = new TemplateReader(template);
    parts = reader.parts('text');
    reader.end();
    parsed.set(template, parts);
  }
  return parts;
}

/** Whether a part is in a case of a plural, where `#` is the number. */
type Place = 'text' | 'plural';

class TemplateReader {
  private at = 0;

  constructor(private readonly template: string) {}

  /** Reads up to the brace that ends a case, or to the end. */
  parts(place: Place): Part[] {
    const { template } = this;
    const parts: Part[] = [];
    let text = '';
    while (this.at < template.length && template[this.at] !== '}') {
      const c = template[this.at];
      if (c === "'" && /[{}]/.test(template[this.at + 1] ?? '')) {
        const end = template.indexOf("'", this.at + 2);
        text += template.slice(this.at + 1, end < 0 ? undefined : end);
        this.at = end < 0 ? template.length : end + 1;
      } else if (c === '{' || (c === '#' && place === 'plural')) {
        if (text) parts.push(text);
        text = '';
        parts.push(c === '{' ? this.placeholder(place) : this.number());
      } else {
        text += c;
        this.at++;
      }
    }
    if (text) parts.push(text);
    return parts;
  }

  /** Asserts that nothing follows. */
  end(): void {
    if (this.at < this.template.length) this.fail();
  }

  private number(): Part {
    this.at++;
    return { kind: 'number' };
  }

  private placeholder(place: Place): Part {
    const [head, name, kind, rest = ''] = this.take(
      /^\{\s*(\w+)\s*(?:,\s*(plural|select|form)\s*,\s*(?:(\w+)\s*\})?|\})/,
    );
    if (kind === undefined) return { kind: 'value', name, form: '' };
    if (kind === 'form') return rest ? { kind: 'value', name, form: rest } : this.fail();
    if (head.endsWith('}')) return this.fail();
    const cases = new Map<string, readonly Part[]>();
    while (this.template[this.at] !== '}') {
      const [, key] = this.take(/^\s*(=\d+|\w+)\s*\{/);
      cases.set(key, this.parts(kind === 'plural' ? 'plural' : place));
      this.take(/^\}\s*/);
    }
    this.at++;
    if (!cases.has('other')) this.fail();
    return { kind: kind as 'plural' | 'select', name, cases };
  }

  private take(pattern: RegExp): RegExpExecArray {
    const found = pattern.exec(this.template.slice(this.at));
    if (!found) return this.fail();
    this.at += found[0].length;
    return found;
  }

  private fail(): never {
    throw new SyntaxError(`"${this.template}" is malformed at ${this.at}.`);
  }
}
