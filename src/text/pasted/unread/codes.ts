/** Dumps of a file: the codes of its characters, as `xxd`, `hexdump` and `od` print them, and as programs list them. */

import { type Span, sliceOf } from '../../span';

/** The offset of a line in the file. */
const OFFSET = /^\s{0,9}[\da-f]{6,10}(?::|(?=\s|$))/i;

/** A code with a prefix of a program: `0x35`, `\x35`, `&#x35`. */
const PREFIXED = /(?:0x|\\x|\\u00|&#x)([\da-f]{2})(?![\da-f])/gi;

/** An offset and codes or characters, or codes alone, or codes of programs. */
const CODES =
  /^\s{0,9}(?:[\da-f]{6,10}(?::?\s{1,4}(?:[\da-f]{2,8}\s|\S\s{2}|\\)|:?\s*$)|[\da-f]{32,80}\s*$|(?:[\da-f]{2,6}[\s,]{1,3}){8})|(?:(?:0x|\\x|\\u00|&#x)[\da-f]{2}\W{0,4}){4}|[[({](?:\d{2,3},\s?){8}/i;

/** Minimum and maximum number of characters of the codes of a grid. */
const FEWEST = 16;
const MOST = 4000;

/** Whether a line may consist of the codes of characters. */
export const mayBeCodes = (text: string, line: Span): boolean => CODES.test(sliceOf(text, line, 100));

/** The texts that the codes of lines can represent. */
export function decoded(lines: readonly string[]): string[] {
  const prefixed = [...lines.join('\n').matchAll(PREFIXED)].map(([, code]) => code);
  const codes = prefixed.length < FEWEST ? lines.flatMap(codesIn) : prefixed;
  const { length } = codes.join('');
  const [offset] = OFFSET.exec(lines[0]) ?? [];
  // Numbers such as `05` or `0x05` are read as cells.
  const areNumbers = offset === undefined && codes.every(code => code[0] === '0');
  if (length < FEWEST || length > MOST || areNumbers) return [];
  const areWords = offset?.endsWith(':') === false;
  return NOTATIONS.filter(([form]) => codes.every(code => form.test(code))).flatMap(
    ([, bytesOf]) => textOf(codes.flatMap(code => bytesOf(code, areWords))) ?? [],
  );
}

/** The codes of a line, without its offset and without the characters that are repeated behind them. */
function codesIn(line: string): string[] {
  const [offset = ''] = OFFSET.exec(line) ?? [];
  const [codes] = line
    .slice(offset.length)
    .replace(/^[^[({]{0,60}[[({](?=\d)/, '')
    .trim()
    .split(offset.endsWith(':') ? /\s{2}/ : /[|>\])}]/);
  return codes.split(/[\s,]+/).filter(code => code !== '');
}

/** Ways to write codes, and the bytes of each. If words have offsets without a colon, their last byte is the first of the file. */
const NOTATIONS: readonly (readonly [form: RegExp, bytesOf: (code: string, areWords: boolean) => number[]])[] = [
  [
    /^(?:[\da-f]{2}|[\da-f]{4}|(?:[\da-f]{2}){5,40})$/i,
    (code, areWords) => {
      const bytes = (code.match(/\w\w/g) ?? []).map(pair => Number.parseInt(pair, 16));
      return areWords ? bytes.reverse() : bytes;
    },
  ],
  [/^\d{1,3}$/, code => [Number(code)]],
  [
    /^(?:[0-7]{3}|[01][0-7]{5})$/,
    code => {
      const number = Number.parseInt(code, 8);
      return code.length > 3 ? [number & 0xff, number >> 8] : [number];
    },
  ],
  [
    /^(?:\S|\\[0abtnvfr]|[0-7]{3})$/,
    code => [
      code.length === 1 ? code.charCodeAt(0) : code[0] === '\\' ? ESCAPES.indexOf(code[1]) : Number.parseInt(code, 8),
    ],
  ],
];

/** By byte: the letter of its escape. */
const ESCAPES = '0      abtnvfr';

/** The text of bytes: digits, or characters, which have two bytes each in UTF-16. */
function textOf(bytes: readonly number[]): string | undefined {
  if (bytes.every(byte => byte < 10)) return bytes.join('');
  const codes = bytes.filter(byte => byte !== 0);
  return codes.every(code => code < 0x7f) ? String.fromCharCode(...codes) : undefined;
}
