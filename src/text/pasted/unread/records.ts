/**
 * Digits that are written one by one: with their places, as in facts, assignments, dictionaries, JSON, XML and drawings, or in the order of the
 * cells, as in lists of objects. Such texts can be read, but not edited in place.
 *
 * All of them are read in one way: the text is a list of numbers, and what is between the numbers of a cell is the same for all cells. So the
 * numbers repeat with a period, and form a table with a row for each cell. A column with the same number in all rows means nothing; the others
 * are a row, a column and a digit, or the number of a cell and a digit, or a digit alone.
 *
 * This is a single file, because it is a single algorithm, from the numbers of a text to a grid.
 */

import type { Grid } from '../../../core/grid';
import { isBelowHead, namesColumnFirst } from '../../parser/checkpoints';
import { areClauses } from '../../parser/grids/plausible';
import { type Span, sliceOf } from '../../span';
import { afterBreak, endOfLine, lineStartOf } from '../../strings/lineBreaks';
import type { PastedLine } from '../form';
import { gridOfDigits, gridOfIndexes, gridOfPlaces, type PlacedDigit } from '../foundDigits';
import { isComment, linesOf } from '../lines';

/** A grid, and the note on its text. */
interface FoundGrid {
  readonly reason: 'coordinates' | 'json';
  readonly grid: Grid;
}

/** A number of a cell, and the text before it, back to the number before. */
interface Token {
  readonly value: number;
  readonly before: string;
  /** Whether it is a list of candidates in brackets, or an empty object. The value of several candidates is 0. */
  readonly kind?: 'list' | 'object';
}

/** Maximum length of such a text, and of the line below it that is examined, in characters. */
const LONGEST = 1 << 16;
const LONGEST_NEXT = 100;

/** Maximum number of numbers for each cell, and minimum number of cells. */
const LONGEST_PERIOD = 6;
const FEWEST = 7;

/** Maximum number of characters between two numbers of a cell, in a drawing and in other lines, and of ways to divide the numbers that are tried for a period. */
const LONGEST_GAP = 32;
const SHORT_GAP = 16;
const MOST_TRIED = 4;

/** The grid of a text that lists digits. */
export function gridByRecords(text: string, lines: readonly PastedLine[]): FoundGrid | undefined {
  const start = lineStartOf(text, lines[0].start);
  const end = endOfLine(text, lines[lines.length - 1].end);
  if (end - start > LONGEST) return undefined;
  // Tags at the starts of lines may have been removed. But a sign of a comment is not part of a list.
  const whole = linesOf(text, start, end);
  const contents = (whole.every(line => isComment(text, line)) ? lines : whole.filter(line => !isComment(text, line)))
    .map(line => sliceOf(text, line))
    .filter(line => !RULE.test(line));
  const content = contents.join('\n');
  const order = {
    // Nothing else above the list matters, because reading may start at the list.
    isColumnFirst: isBelowHead(text, start) || isColumnFirst(contents),
    isUpward: UPWARD.test(content),
    isDrawn: DRAWN.test(content),
  };
  // The list may continue on the next line. Those after it may not be read yet.
  const next = afterBreak(text, end);
  const below = text.slice(next, Math.min(endOfLine(text, next), next + LONGEST_NEXT));
  if (tokensIn(below).some(token => partOf(token) === 'row')) return undefined;
  for (const [form, hasLists] of FORMS) {
    const tokens = tokensIn(form(content), hasLists);
    const grid = gridOfNames(tokens);
    if (grid) return { reason: 'coordinates', grid };
    const gaps = tokens.map(token => (isBetweenNumbers(token) ? gapBefore(token) : undefined));
    for (let period = LONGEST_PERIOD; period > 0; period--) {
      for (const records of recordsIn(tokens, gaps, period)) {
        const found = gridOfRecords(records, order);
        if (found) return found;
      }
    }
  }
  return undefined;
}

/** A rule of a program between its facts: with two variables, `cell(R,C1,V)`, or about a range, `(<= x11 9)`. */
const RULE = /[(,]\s{0,3}[A-Z]\w?\s{0,3},\s{0,3}[A-Z]\w?\s{0,3}[,)]|[<>]=|\bdistinct\b/;

/** The text with the row and the column of each named cell as separate numbers: `A1=5`, `x15 = 4`. */
const withPlaces = (content: string): string =>
  content
    .replace(
      /(?<![a-z\d])[a-i](?=[1-9](?:[\s=:,>"'-]{1,6}|["']\D{1,12})["'{[]?\d)/gi,
      c => `${(c.charCodeAt(0) | 0x20) - 0x60} `,
    )
    .replace(/(?<=[[(]\s?)[a-i](?=\s?,\s?[1-9]\s?,)/gi, c => `${(c.charCodeAt(0) | 0x20) - 0x60}`)
    .replace(/(?<![a-z\d])([a-z_]{1,5}[1-9])(?=[1-9](?!\d)[^\d\r\n]{1,12}\d(?!\d))/gi, '$1 ');

/** The text without the numbers in the names of columns: `"c1": 5, "c2": null`. */
const withoutCounts = (content: string): string =>
  content.replace(/(?<![a-z\d])([a-z]{1,8}_?)\d{1,2}(?=["']?\s{0,3}[:=])/gi, '$1');

/** Ways to find the numbers: with names of cells or of columns, and with lists of candidates or without. */
const FORMS: readonly (readonly [form: (content: string) => string, hasLists: boolean])[] = [
  [withPlaces, false],
  [withPlaces, true],
  [withoutCounts, false],
];

/** A number, also a hexadecimal one, a word for an empty cell, or an empty object. */
const TOKEN =
  /\b0x[\da-fA-F]{1,2}\b|\d+(?:\.\d+)?(?:e[+-]\d+)?|\b(?:null|nil|None|undefined)\b|(["'])[. ]?\1|\{\s{0,9}\}/g;

/** A list of candidates, which is not a place before a value, or one of these. */
const TOKEN_OR_LIST =
  /[[({]\s{0,3}(?:["']?[1-9]["']?(?:,\s{0,3}["']?[1-9]["']?){0,8}\s{0,3})?[\])}](?!["'\s]{0,3}[:=])|\b0x[\da-fA-F]{1,2}\b|\d+(?:\.\d+)?(?:e[+-]\d+)?|\b(?:null|nil|None)\b|(["'])[. ]?\1|(?<![\w.])\.(?![\w.])/g;

/** The numbers of a text. */
function tokensIn(content: string, hasLists = false): Token[] {
  let end = 0;
  return [...content.matchAll(hasLists ? TOKEN_OR_LIST : TOKEN)].map(({ index, 0: token }): Token => {
    const before = content.slice(end, index).replace(/[^\S\n]+/g, ' ');
    end = index + token.length;
    const [number = 0, ...others] = token.startsWith('0x') ? [token] : (token.match(/\d+(?:\.\d+)?/g) ?? []);
    if (hasLists && /^[[({]/.test(token))
      return { value: others.length > 0 ? 0 : Number(number), before, kind: 'list' };
    return { value: Number(number), before, ...(token.startsWith('{') && { kind: 'object' }) };
  });
}

/** The tables of numbers whose rows have `period` numbers with the same text between them, longest first. `gaps`: the texts before numbers, if they are short. */
function recordsIn(tokens: readonly Token[], gaps: readonly (string | undefined)[], period: number): Token[][][] {
  const starts = new Map<string, number[]>();
  const areLists = tokens.some(({ kind }) => kind === 'list');
  for (let i = 0; i + period <= tokens.length; i++) {
    const inside = gaps.slice(i + 1, i + period);
    if (inside.includes(undefined)) continue;
    // A number alone is known by its name.
    const shape = period > 1 ? inside.join('\0') : areLists ? '' : nameOf(tokens[i]);
    const known = starts.get(shape);
    if (known) known.push(i);
    else starts.set(shape, [i]);
  }
  // An object without a number has no name.
  if (period === 1) {
    const isEmpty = (i: number) => tokens[i].kind === 'object';
    const empty = [...tokens.keys()].filter(isEmpty);
    for (const [name, all] of starts)
      starts.set(
        name,
        [...all.filter(i => !isEmpty(i)), ...empty].sort((a, b) => a - b),
      );
  }
  return [...starts.values()]
    .sort((a, b) => b.length - a.length)
    .slice(0, MOST_TRIED)
    .flatMap(all => {
      const rows = period > 1 ? longestRun(all, period) : all;
      return rows.length < FEWEST ? [] : [rows.map(i => tokens.slice(i, i + period))];
    });
}

/** The starts of adjacent rows. None if more than one row is elsewhere. */
function longestRun(starts: readonly number[], period: number): number[] {
  const all = new Set(starts);
  let longest: number[] = [];
  for (const start of starts) {
    if (all.has(start - period)) continue;
    const run: number[] = [];
    for (let i = start; all.has(i); i += period) run.push(i);
    if (run.length > longest.length) longest = run;
  }
  const [first] = longest;
  const end = longest[longest.length - 1] + period;
  const others = starts.filter(i => i + period <= first || i >= end);
  return others.length > 1 ? [] : longest;
}

const gapBefore = ({ before }: Token) => before.replace(/\s/g, '');
const isBetweenNumbers = ({ before }: Token) => before.length <= LONGEST_GAP && !/[.!?] /.test(before);

/** Facts about the order of rows and columns in all records. */
interface Order {
  readonly isColumnFirst: boolean;
  readonly isUpward: boolean;
  /** Whether places are lengths in a drawing. */
  readonly isDrawn: boolean;
}

/** The grid of a table of numbers. */
function gridOfRecords(records: readonly (readonly Token[])[], order: Order): FoundGrid | undefined {
  const [first] = records;
  const valuesOf = (column: number) => records.map(record => record[column].value);
  const isSame = (a: readonly number[], b: readonly number[]) => a.every((value, i) => value === b[i]);
  const columns = first
    .map((_, column) => column)
    .filter((column, _, all) => {
      const values = valuesOf(column);
      const isConstant = values.every(value => value === values[0]);
      // Whether the digit is given, for example
      const isFlag = first.length > 3 && values.every(value => value < 2);
      return !isConstant && !isFlag && !all.slice(0, column).some(other => isSame(valuesOf(other), values));
    });
  if (columns.length === 1) return inOrder(records.map(record => record[columns[0]]));
  if (columns.length === 2) {
    const [cells, digits] = columns.map(valuesOf);
    const grid = gridOfIndexes(cells.map((cell, i) => [cell, digits[i]]));
    return grid && { reason: 'coordinates', grid };
  }
  if (columns.length !== 3) return undefined;
  for (const [r, c, d] of order.isColumnFirst ? COLUMN_FIRST : ROW_FIRST) {
    const [rows, others, digits] = [r, c, d].map(i => valuesOf(columns[i]));
    const [ys, xs] = order.isDrawn ? [rows, others].map(stepsOf) : [rows, others];
    const placed = ys && xs && ys.map((y, i): PlacedDigit => [y, xs[i], digitOf(digits[i])]);
    const grid = placed && gridOfPlaces(placed, order.isUpward);
    if (grid) return { reason: 'coordinates', grid };
  }
  return undefined;
}

/** The orders in which people write a row, a column and a digit. */
const ROW_FIRST = [
  [0, 1, 2],
  [1, 2, 0],
] as const;
const COLUMN_FIRST = [
  [1, 0, 2],
  [2, 1, 0],
] as const;

/** A digit. Candidates that are written as one number are in ascending order. */
const digitOf = (value: number) =>
  value > 9 && [...String(value)].every((c, i, all) => i === 0 || c > all[i - 1]) ? 0 : value;

/**
 * The grid of the digits of all cells in order, which have names or are among lists of candidates. A list of one candidate is a digit, unless
 * others are not in a list.
 */
function inOrder(tokens: readonly Token[]): FoundGrid | undefined {
  const lists = tokens.filter(({ kind }) => kind === 'list');
  const areNamed = tokens.every(token => token.kind === 'object' || nameOf(token) !== '');
  if (!areNamed && !lists.some(({ value }) => value === 0)) return undefined;
  const size = Math.sqrt(tokens.length);
  const rows = tokens.flatMap(({ before }, i) => (i === 0 || before.includes('\n') ? [i] : []));
  if (rows.length === size && rows.some((first, r) => first !== r * size)) return undefined;
  const hasOthers = tokens.some(({ kind, value }) => kind !== 'list' && value > 0);
  const grid = gridOfDigits(tokens.map(({ kind, value }) => (kind === 'list' && hasOthers ? 0 : value)));
  return grid && { reason: 'json', grid };
}

/** The numbers of steps to lengths at equal distances; undefined for other numbers. */
function stepsOf(lengths: readonly number[]): number[] | undefined {
  const sorted = [...new Set(lengths)].sort((a, b) => a - b);
  const [first] = sorted;
  const pitch = Math.min(...sorted.slice(1).map((length, i) => length - sorted[i]));
  const isStep = (length: number) => Math.abs(((length - first) / pitch) % 1) < MARGIN;
  return sorted.every(isStep) ? lengths.map(length => Math.floor(length / pitch + MARGIN)) : undefined;
}

const MARGIN = 1e-6;

/** The name of a number: `"row": 3`, `<row>3`, `row="3"`. Between tags it has none. */
const nameOf = ({ before }: Token): string => NAME.exec(before.slice(-LONGEST_NAME))?.[1] ?? '';
const NAME = /(?<![a-z_])([a-z_]{1,30})["']?\s?[:=>]{0,2}\s?["'[(]{0,3}$/i;
const LONGEST_NAME = 40;

/** Which part of a cell a number is, according to its name. */
function partOf({ before }: Token): 'row' | 'column' | 'digit' | undefined {
  const name = nameOf({ value: 0, before });
  if (/^(?:row|r|y|i)$/i.test(name)) return 'row';
  if (/^(?:col|column|c|x|j)$/i.test(name)) return 'column';
  return /^(?:value|val|v|digit|d|number|num|n|cell)$/i.test(name) || before.endsWith('">') ? 'digit' : undefined;
}

/** The grid of numbers whose names say which are rows, columns and digits, in any order. The digit of an empty cell may be missing. */
function gridOfNames(tokens: readonly Token[]): Grid | undefined {
  const cells: { row?: number; column?: number; digit?: number }[] = [{}];
  for (const token of tokens) {
    const part = partOf(token);
    if (!part || !/[:=>]\s?["']?$/.test(token.before)) continue;
    if (cells[cells.length - 1][part] !== undefined) cells.push({});
    cells[cells.length - 1][part] = token.value;
  }
  const placed = cells.flatMap(({ row, column, digit = 0 }): PlacedDigit[] =>
    row === undefined || column === undefined ? [] : [[row, column, digitOf(digit)]],
  );
  return gridOfPlaces(placed);
}

/** Whether lines name `x` or `col` before `y` or `row`, or draw digits at places of a picture. */
function isColumnFirst(lines: readonly string[]): boolean {
  const first = lines.findIndex(line => /\d/.test(line));
  return lines.some(line => DRAWN.test(line)) || lines.slice(0, first + 1).some(isColumnBeforeRow);
}

function isColumnBeforeRow(line: string): boolean {
  if (IN_SHEET.test(line)) return true;
  const [place] = /^(?:\D*\d+){2}|^\D*$/.exec(line) ?? [''];
  return namesColumnFirst(place);
}

/** The name of a cell in a spreadsheet, whose letter names its column: `Range("A1")`, `sheet['A1']`. */
const IN_SHEET = /(?:range|cells?|sheet\w{0,12}|\bws)\s?[[(]\s?["'][a-z]\d/i;

/** A drawing of LaTeX, SVG, a canvas or a plot, and one whose `y` counts upward. */
const DRAWN = /\\(?:node|put|rput)\b|<text\b|\b(?:fillText|text|annotate)\(/;
const UPWARD = /\\(?:node|put|rput)\b|\b(?:plt|ax)\.(?:text|annotate)\(/;

/** Maximum number of letters in a line for each of its numbers. */
const MOST_LETTERS = 12;

/** Maximum length of a line that may list digits, in characters. */
const LONGEST_LINE = 1600;

/** Number of characters of a line of JSON that are examined. */
const LONGEST_JSON = 500;

/** The start of a line of such a list that has fewer numbers than a cell, or many: of a solver, or with candidates. */
const OF_SOLVER =
  /^\s*\(define-fun\s[a-z_]{1,12}[\d_]|^v(?:\s-?\d{1,4}){2}|^\D{0,20}[[({]\d,\s?\d[\])}]\s{0,3}[:=]\s{0,3}[[({]/i;

/** A line of JSON with a named value, and a row with a name for each column: `{"c1": 5, "c2": null, …}`. */
const JSON_CELL = /^\s*"?[\w ]{0,20}"?[\s:=]{0,3}[{[][^\r\n]{0,200}?"(?:value|val|digit|number|num|v|n|d)"\s*:/i;
const JSON_ROW =
  /^[\s[,]{0,40}\{(?:\s{0,20}"[\w ]{1,12}"\s{0,3}:\s{0,3}(?:\d{1,2}(?:\.0)?|null|"[\d.*_ -]?")\s{0,20}[,}]){4,25}/;

/** The start of a row with a list of candidates in a cell. */
const LISTS =
  /[[({]\s{0,3}[[({]?\s{0,3}[[({]\s{0,3}["']?\d["']?\s{0,3}(?:,\s{0,3}["']?\d["']?\s{0,3}){0,24}[\])}]\s{0,3},\s{0,3}[[({]?["']?[\d[\](){}]/;

/** An object with a named cell, or a cell with its candidates. */
const NAMED = /^[\s{]{0,9}["'](?:[a-i][1-9]|r[1-9]c[1-9]|\d[,_-]\d)["']\s*:\s*(?:\d\b|null|["'][\d.]{0,9}["'])/i;

/** Whether a line may list digits: `given(1,2,3).`, `board[0][1] = 2;`, `r1c2=3`, `1, 2, 3`, `values[12] = 5`, `{"value": 5}`. */
export function isRecord(text: string, { start, end }: Span): boolean {
  const content = text.slice(start, Math.min(end, start + LONGEST_JSON));
  if ([JSON_CELL, JSON_ROW, NAMED, LISTS].some(each => each.test(content))) return true;
  if (end - start > LONGEST_LINE) return false;
  const line = text.slice(start, end);
  if (!/\d\D{1,32}\d|[a-i][1-9]\D|[a-z_][1-9]{2}\D/i.test(line)) return false;
  if (OF_SOLVER.test(line)) return true;
  const tokens = tokensIn(withPlaces(line));
  const letters = line.match(/\p{L}/gu)?.length ?? 0;
  if (letters > MOST_LETTERS * tokens.length || !/[[({=:,;/<"-]|r\d/i.test(line)) return false;
  if (tokens.some(({ value }) => value > 99 && !DRAWN.test(line))) return false;
  if (tokens.length === 2) return INDEXED.test(line);
  const gaps = tokens.map(gapBefore);
  const hasMore = MORE.test(line);
  const isNear = (token: Token) => isBetweenNumbers(token) && (hasMore || token.before.length <= SHORT_GAP);
  if (tokens.length < 3 || !tokens.slice(1, tokens.length % 3 === 0 ? 3 : 4).every(isNear)) return false;
  if (tokens.length <= (hasMore ? LONGEST_PERIOD : 4)) return true;
  return tokens.length % 3 === 0 && gaps.every((gap, i) => i % 3 === 0 || gap === gaps[i % 3]);
}

/** A text in a drawing, and a constraint with the name of its cell: their numbers are not only those of a cell. */
const MORE = /\\(?:node|put|rput)\b|<text\b|\b(?:fillText|text|annotate)\(|^\s*[a-z_]{1,20}\d_\d:/i;

/** The number of a cell and a digit: `values[12] = 5`, `(select grid 12) 5`. */
const INDEXED = /^\D{0,40}[\w\])][[(\s]\s?(\d{1,3})[\])\s][^\d\r\n]{0,12}\b(\d)\b\D{0,9}$/;

/**
 * The grid of clauses of DIMACS with one variable each, or of the true variables of a solution, which represent a digit, its row and its
 * column: 139 is a 9 in r1c3, or the variables count from 1.
 */
export function gridByClauses(text: string, lines: readonly PastedLine[]): Grid | undefined {
  const contents = lines.map(line => sliceOf(text, line));
  const values = contents.filter(line => /^\s*v\s/.test(line)).join(' ');
  const clauses = contents.filter(line => !/^\s*[cp]\s/.test(line)).join('\n');
  if (values === '' && !areClauses(clauses)) return undefined;
  const units = [...(values || clauses).matchAll(values ? /(?<=\s)([1-9]\d{0,8})(?!\d)/g : UNIT)].map(([, unit]) =>
    Number(unit),
  );
  const byDigits = (unit: number): PlacedDigit => {
    const [row, column, digit] = [...String(unit)].map(Number);
    return [row, column, digit];
  };
  const byOrder = (unit: number): PlacedDigit => [
    Math.floor((unit - 1) / 81),
    Math.floor((unit - 1) / 9) % 9,
    ((unit - 1) % 9) + 1,
  ];
  const areNames = units.every(unit => /^[1-9]{3}$/.test(String(unit)));
  return (areNames && gridOfPlaces(units.map(byDigits))) || gridOfPlaces(units.map(byOrder));
}

/** A clause of one variable. */
const UNIT = /^[ \t]{0,9}(\d{1,9})[ \t]{1,9}0[ \t]{0,9}$/gm;
