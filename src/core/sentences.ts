/**
 * Sentences for people, in the language of the user. The English template is written where its sentence is made, and is
 * the key of its translation, as with `vscode.l10n.t`; but code passes data (numbers, houses, lists), and the template
 * of each language inflects and joins them. templates.ts describes their syntax.
 */

import { type Part, templatePartsOf } from './templates';

/** A language: translations by English template, which may be followed by `|` and a form. */
export interface Language {
  /** As in BCP 47: `en`, `zh-cn`, `pl`. */
  readonly locale: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** The language of the templates. Lists are joined without a comma before `and`. */
export const ENGLISH: Language = { locale: 'en', texts: {} };

/** A template with its values, which is put into other templates. */
export interface Phrase {
  readonly template: string;
  readonly values: Values;
}

/** Values that are joined: `a, b and c`. */
export interface List {
  readonly items: readonly Value[];
  readonly type: 'conjunction' | 'disjunction';
  /** Whether items are lists too, so that English has a comma before `and`, and Polish has `oraz` instead of `i`. */
  readonly isNested?: boolean;
  /**
   * Whether items are statements with a verb, or as long, which Chinese does not join with a word for "and". Polish joins statements with `a`
   * if they are not lists.
   */
  readonly isOfStatements?: boolean;
}

export type Value = string | number | Phrase | List;
export type Values = Readonly<Record<string, Value>>;

/**
 * The language of the process. The extension sets it once when it starts, and so does each page. The command line, the library and tools for
 * language models use English.
 */
let current = ENGLISH;

/** Sets the language of all sentences that are made from now on. */
export function setLanguage(language: Language): void {
  current = language;
}

/** The language of the process, as in the `lang` attribute of HTML. */
export const currentLocale = (): string => current.locale;

/**
 * Calls a function with English as the current language, regardless of the user's language: for files, and for answers
 * to programs. The function must be synchronous.
 */
export function inEnglish<T>(make: () => T): T {
  const before = current;
  current = ENGLISH;
  try {
    return make();
  } finally {
    current = before;
  }
}

/** Work whose sentences are in English, regardless of the user's language: a tool call. */
export function* workInEnglish<T>(work: Iterator<undefined, T, undefined>): Generator<undefined, T, undefined> {
  for (;;) {
    const step = inEnglish(() => work.next());
    if (step.done) return step.value;
    yield undefined;
  }
}

/** The sentence of an English template in the current language. */
export const t = (template: string, values: Values = {}): string => written({ template, values }, '', current);

/** A value alone in the current language. */
export const wordsOf = (value: Value): string => written(value, '', current);

/**
 * A name from a declared list, such as the name of a technique, in the current language. Unlike a template, it need not
 * be a literal in the code that uses it.
 */
export const named = (name: string): string => wordsOf(namePhrase(name));

/** A {@link named} part of a sentence, which other languages inflect. */
export const namePhrase = (name: string): Phrase => ({ template: name, values: {} });

const isChinese = ({ locale }: Language): boolean => locale.startsWith('zh');

/** Sentences that follow each other. Chinese has no space after a full stop. */
export const joinSentences = (sentences: readonly string[]): string => sentences.join(isChinese(current) ? '' : ' ');

/** Items side by side, without a word for "and": `2, 4, 5`. Chinese has a special comma for them. */
export const sideBySide = (items: readonly string[]): string => items.join(isChinese(current) ? '、' : ', ');

/** Parts of a description: `row 4, column 7, empty`. */
export const describedBy = (parts: readonly string[]): string => parts.join(isChinese(current) ? '，' : ', ');

/** Announcements that follow each other and have no full stop. */
export const announced = (parts: readonly string[]): string => parts.join(isChinese(current) ? '。' : '. ');

/** A part of a sentence. */
export const phrase = (template: string, values: Values = {}): Phrase => ({ template, values });

/** Items joined by "and". */
export const all = (items: readonly Value[]): List => ({ items, type: 'conjunction' });
/** Statements joined by "and": `r1c1 is 5 and r1c2 is 7`. */
export const allStatements = (items: readonly Value[]): List => ({ ...all(items), isOfStatements: true });
/** Items joined by "or". */
export const any = (items: readonly Value[]): List => ({ items, type: 'disjunction' });

function written(value: Value, form: string, language: Language): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return numberInWords(value, language);
  if ('items' in value) {
    const items = value.items.map(item => written(item, form, language));
    return items.length < 2 ? items.join('') : joined(items, separators(value, form, language), language);
  }
  const { template, values } = value;
  const { texts } = language;
  return filled(
    templatePartsOf((form && texts[`${template}|${form}`]) || texts[template] || template),
    values,
    undefined,
    language,
  );
}

function filled(parts: readonly Part[], values: Values, counted: number | undefined, language: Language): string {
  let text = '';
  for (const part of parts) {
    text = joinedTexts(text, filledPart(part, values, counted, language), language);
  }
  return text;
}

function filledPart(part: Part, values: Values, counted: number | undefined, language: Language): string {
  if (typeof part === 'string') return part;
  if (part.kind === 'number') return counted === undefined ? '#' : numberInWords(counted, language);
  const value = values[part.name];
  if (value === undefined) return `{${part.name}}`;
  if (part.kind === 'value') return written(value, part.form, language);
  const isPlural = part.kind === 'plural' && typeof value === 'number';
  const key = isPlural ? pluralRules(language).select(value) : String(value);
  const cases = (isPlural && part.cases.get(`=${value}`)) || part.cases.get(key) || part.cases.get('other') || [];
  return filled(cases, values, isPlural ? value : counted, language);
}

/**
 * The end of a Chinese text and the beginning of a text in letters or digits, which may be Markdown code, a link or bold, or a name such
 * as `.vscode`, or vice versa.
 */
const MIXED = /\p{Script=Han}[*`]*\n[[*`.#]*[\dA-Za-z]|[\dA-Za-z°][*`]*\n[[*`]*\p{Script=Han}/u;

/** The end of a link in Markdown. */
const LINK_END = /\]\([^\s()]*\)$/;

/**
 * Two texts that follow each other. Chinese has a space between a Chinese character and a letter or digit, as in VS Code:
 * a template has none next to a value, which may be `r4c7` or the name of a house.
 */
function joinedTexts(before: string, after: string, language: Language): string {
  if (!isChinese(language)) return before + after;
  const end = (before.endsWith(')') ? before.replace(LINK_END, '') : before).slice(-4);
  return MIXED.test(`${end}\n${after.slice(0, 4)}`) ? `${before} ${after}` : before + after;
}

const joinedInOrder = (texts: readonly string[], language: Language): string =>
  texts.reduce((before, after) => joinedTexts(before, after, language), '');

/** The text between the items of a list: of two items, between the first items of several, and before the last item. */
interface Separators {
  readonly pair: string;
  readonly inner: string;
  readonly last: string;
}

/** By locale and kind: formatters, and separators, which are slow to compute. */
const formatters = new Map<string, Intl.NumberFormat | Intl.PluralRules | Separators>();

function known<T extends Intl.NumberFormat | Intl.PluralRules | Separators>(key: string, make: () => T): T {
  const found = formatters.get(key) as T | undefined;
  if (found) return found;
  const made = make();
  formatters.set(key, made);
  return made;
}

const numberInWords = (value: number, { locale }: Language): string =>
  value >= 0 && value < 1000 && Number.isInteger(value)
    ? String(value)
    : known(`number ${locale}`, () => new Intl.NumberFormat(localeOf(locale))).format(value);

const pluralRules = ({ locale }: Language) => known(`plural ${locale}`, () => new Intl.PluralRules(localeOf(locale)));

function joined(items: readonly string[], { pair, inner, last }: Separators, language: Language): string {
  if (items.length === 2) return joinedInOrder([items[0], pair, items[1]], language);
  const first = items.slice(0, -1).flatMap((item, index) => (index === 0 ? item : [inner, item]));
  return joinedInOrder([...first, last, items[items.length - 1]], language);
}

const everywhere = (separator: string): Separators => ({ pair: separator, inner: separator, last: separator });
const CHINESE_STATEMENTS = everywhere('，');
/** In the name of several houses: `第 1、4 行`. */
const CHINESE_NUMBERS = everywhere('、');

const withCommas = (last: string): Separators => ({ pair: last, inner: ', ', last });
const POLISH_NEGATIVE = withCommas(' ani ');
const POLISH_STATEMENTS = withCommas(', a ');
const POLISH_NESTED = withCommas(' oraz ');

function separators({ items, type, isNested, isOfStatements }: List, form: string, language: Language): Separators {
  const { locale } = language;
  if (locale === 'pl' && type === 'disjunction' && form === 'negative') return POLISH_NEGATIVE;
  if (locale === 'pl' && isNested) return POLISH_NESTED;
  if (locale === 'pl' && isOfStatements) return POLISH_STATEMENTS;
  if (isChinese(language) && isOfStatements) return CHINESE_STATEMENTS;
  if (isChinese(language) && items.every(item => typeof item === 'number')) return CHINESE_NUMBERS;
  const own = localeOf(locale);
  const used = isNested && own === 'en-GB' ? 'en' : own;
  return known(`${type} ${used}`, () => separatorsOf(new Intl.ListFormat(used, { type })));
}

/** The separators of a list in a language where they do not depend on the items. */
function separatorsOf(format: Intl.ListFormat): Separators {
  const between = (items: readonly string[]) =>
    format.formatToParts(items).flatMap(({ type, value }) => (type === 'literal' ? value : []));
  const [pair] = between(['a', 'b']);
  const [inner, , last] = between(['a', 'b', 'c', 'd']);
  return { pair, inner, last };
}

/**
 * The locale of formatters: British English has no comma before "and". The test language, `qps-ploc`, has English
 * formatters.
 */
const localeOf = (locale: string): string => (locale === 'en' || locale.startsWith('qps') ? 'en-GB' : locale);
