/** Finds the reason why a text that looks like a grid is not read, and its grid if it can be rewritten. */

import { geometryOfSize } from '../../../core/geometry';
import type { Grid } from '../../../core/grid';
import type { UnreadNote } from '../../note';
import { haveCages, lettersAlone } from '../../parser/grids/drawnRegions';
import { hasOtherNumbers, isSorted } from '../../parser/grids/plausible';
import { type Span, sliceOf, spanOf } from '../../span';
import { commonestOf } from '../../strings/frequencies';
import { endOfLine } from '../../strings/lineBreaks';
import { hasNumbersOutside } from '../around/outside';
import { withoutDeclaration } from '../around/stripWrapping';
import { undecorated } from '../around/undecorated';
import { gridByItems } from '../code/items';
import { readMerged } from '../drawings/merged';
import { gridsSideBySide, resembleGrids } from '../drawings/sideBySide';
import { gridBySplitColumns } from '../drawings/splitColumns';
import { areOverlapping, tallCells } from '../drawings/tall';
import { isUnderlined, jigsawIn, jigsawOfPairs, shapesIn } from '../drawings/walls';
import { type PastedLine, rowLines, rowTexts } from '../form';
import { code } from '../forms/code';
import { looksLikeGrid, MOST_PARTS } from '../gridLikeness';
import { readLines, usualReading } from '../index';
import { countsOf } from '../lineContent';
import { linesOf, unwrapped } from '../lines';
import { decoded, mayBeCodes } from './codes';
import { oddSymbol, UNREAD_GRIDS } from './grids';
import { gridByRecords } from './records';

/** The note on lines without a readable puzzle, or undefined when they do not look like a grid. */
export function noteOf(text: string, span: Span): UnreadNote | undefined {
  const all = linesOf(text, span.start, span.end);
  const lines = unwrapped(text, all);
  if (lines.length === 0) return undefined;
  const place = trimmedPlace(text, span);
  const merged = readMerged(text, lines);
  if (merged) return { ...place, reason: 'merged-cells', ...(merged.grid && { grids: [merged.grid] }) };
  const drawing = drawingNote(text, all);
  if (drawing) return drawing;
  const rows = rowTexts(text, lines);
  if (haveCages(rows)) return { ...place, reason: 'cages' };
  const jigsaw = jigsawIn(text, lines);
  if (jigsaw) return { ...place, reason: 'regions', grids: [jigsaw.grid], regions: jigsaw.regions };
  for (const [reason, gridOf] of UNREAD_GRIDS) {
    const grid = gridOf(text, lines);
    if (grid) return { ...place, ...(reason === 'spaces' && { start: lines[0].start }), reason, grids: [grid] };
  }
  const odd = oddSymbol(text, lines);
  if (odd)
    return { ...place, reason: 'spaces', odd: { ...odd, start: odd.start - place.start, end: odd.end - place.start } };
  const items = gridByItems(text, all);
  const listed = items ? { reason: 'json' as const, grid: items } : gridByRecords(text, lines);
  if (listed) return { ...place, reason: listed.reason, grids: [listed.grid] };
  const beside = gridsSideBySide(text, all);
  if (beside) return { ...place, reason: beside.regions ? 'regions' : 'side-by-side', ...beside };
  if (!rows.some(row => BRANCH.test(row)) && hasNumbersOutside(text, lines)) return { ...place, reason: 'outside' };
  const content = sliceOf(text, span);
  const grids = gridsWithoutMarks(content);
  if (grids) return { ...place, reason: 'unknown-form', grids };
  const areSums = /[a-z]/i.test(content) && lettersAlone(content) === '';
  if (!areDigits(text, lines) || areSums) return undefined;
  if (resembleGrids(text, all)) return { ...place, reason: 'side-by-side' };
  const reason = looksLikeGrid(text, span) ? reasonOf(text, lines) : undefined;
  return reason === 'shortened' || (reason && !isMatrix(text, all)) ? { ...place, reason } : undefined;
}

/** The grids of a text without marks around its digits. */
function gridsWithoutMarks(content: string): readonly Grid[] | undefined {
  const bare = undecorated(content);
  return bare === content ? undefined : gridsIn(bare);
}

/** The grids of a dump of their text. */
function gridsByCodes(text: string, lines: readonly PastedLine[]): readonly Grid[] | undefined {
  if (!lines.some(line => mayBeCodes(text, line))) return undefined;
  for (const content of decoded(lines.map(line => sliceOf(text, line)))) {
    const grids = gridsIn(content);
    if (grids) return grids;
  }
  return undefined;
}

/** The grids of a text that is not in a file. */
export function gridsIn(bare: string): readonly Grid[] | undefined {
  const lines = linesOf(bare, 0, bare.length);
  const reading = usualReading(bare, lines, geometryOfSize) ?? readLines(bare, lines, geometryOfSize);
  const grids = reading?.isWhole ? reading.puzzles.map(({ grid }) => grid) : [];
  return grids.length > 0 ? grids : undefined;
}

/** The lines from the first character to the last, without white space around them. */
function trimmedPlace(text: string, { start, end }: Span): Span {
  const content = text.slice(start, end);
  const from = start + (content.length - content.trimStart().length);
  return { start: from, end: from + content.trim().length };
}

/**
 * Whether lines are an array of as many rows as columns, without an empty element, or lists with few elements each, such as colors: they
 * are not read because of their numbers.
 */
function isMatrix(text: string, lines: readonly PastedLine[]): boolean {
  const lists = [...sliceOf(text, spanOf(lines)).matchAll(LIST)];
  const lengths = lists.map(([, list]) => list.split(',').length);
  if (lengths.length > 3 && lengths.every(length => length > 1 && length < 5)) return true;
  const rows = code.rowsOf(text, lines)?.map(({ cells }) => cells.filter(({ word }) => /^\d+$/.test(word))) ?? [];
  return rows.length > 3 && rows.every(({ length }) => length === rows.length);
}

/** A list in brackets without other lists. */
const LIST = /[[({]([^[\](){}\r\n]{3,80})[\])}]/g;

/** Maximum number of lines in a drawing whose cells have several lines. */
const MOST_LINES = 130;

/** The note on a drawing that would be read as something else: cells of several lines, grids that overlap. */
export function drawingNote(text: string, all: readonly PastedLine[]): UnreadNote | undefined {
  if (all.length === 0 || all.length > MOST_LINES) return undefined;
  const lines = withoutDeclaration(text, all);
  const place = trimmedPlace(text, { start: lines[0].start, end: lines[lines.length - 1].end });
  const codes = gridsByCodes(text, all);
  if (codes) return { ...place, reason: 'codes', grids: codes };
  const split = gridBySplitColumns(text, lines);
  if (split) return { ...place, reason: 'split-columns', grids: [split] };
  if (isUnderlined(text, lines)) return { ...place, reason: 'regions' };
  const pairs = jigsawOfPairs(text, lines);
  if (pairs) return { ...place, reason: 'regions', grids: [pairs.grid], regions: pairs.regions };
  if (lines.length < FEWEST_LINES) return undefined;
  if (areOverlapping(text, lines)) return { ...place, reason: 'samurai' };
  const shapes = shapesIn(text, lines);
  if (shapes && !jigsawIn(text, lines)) return { ...place, reason: shapes };
  const tall = tallCells(text, lines);
  return tall && { ...place, reason: 'tall-cells', ...(tall.grid && { grids: [tall.grid] }) };
}

/** Minimum number of lines in such a drawing. */
const FEWEST_LINES = 10;

/** The reason for the note. `unequal-rows` only if every line consists of cells alone, so that they can be counted. */
function reasonOf(text: string, lines: readonly PastedLine[]): UnreadNote['reason'] | undefined {
  // A comment may start with a sign between dots.
  if (lines.some(line => PROMPT.test(sliceOf(text, line)))) return undefined;
  if (lines.some(({ start }) => LEFT_OUT.test(text.slice(start, endOfLine(text, start))))) return 'shortened';
  const rows = rowLines(text, lines);
  const contents = rows.map(line => sliceOf(text, line));
  if (contents.every(row => SUMS.test(row)) && /[<>^]/.test(contents[0]) && /\d\d/.test(contents[0])) return 'cages';
  const counts = rows.map(line => countsOf(text, line));
  const areRows = counts.every(({ signs, letters }) => signs === 0 && letters === 0);
  const words = rows.map(line => sliceOf(text, line).trim().split(/\s+/));
  // A number of two digits is one cell.
  const areWords = words.flat().every(word => /^(?:\d{1,2}|\D)$/.test(word));
  const lengths = areWords ? words.map(({ length }) => length) : counts.map(({ cells }) => cells);
  if (areRows && new Set(lengths).size > 1) return 'unequal-rows';
  const whole = { start: lines[0].start, end: endOfLine(text, lines[lines.length - 1].end) };
  if (SENTENCE.test(sliceOf(text, whole))) return undefined;
  const areAlike = [lengths, counts.map(({ signs }) => signs)].some(areMostlyEqual);
  const areFramed = 2 * contents.filter(row => FRAMED.test(row)).length > contents.length;
  return areAlike || areFramed ? 'unknown-form' : undefined;
}

/** Whether at least half of lines have the same number of cells or separators, as in a grid: lines of source code differ. */
function areMostlyEqual(counts: readonly number[]): boolean {
  const most = commonestOf(counts);
  return counts.length <= MOST_PARTS || 2 * counts.filter(count => count === most).length >= counts.length;
}

/** A row between lines of a drawing. */
const FRAMED = /^[^│║┃|]{0,20}[│║┃|][^\r\n]{1,200}[│║┃|]/;

/** More words than a comment after a row has. */
const SENTENCE = /(?:\b[a-z]{1,20} ){11}[a-z]{1,20}\b/i;

/** Cells of a list that NumPy and other programs leave out. */
const LEFT_OUT = /(?:^|\d\s{0,9},)\s{0,9}(?:\.{3}|…)\s{0,9}(?:,|$)/;

/** A branch of a tree, as in a list of folders. */
const BRANCH = /[├└╙╟]─{1,2} \S/;

/** A statement of Python after a prompt. */
const PROMPT = /^\s*(?:>>>|\.\.\.)\s+[a-z]/i;

/** A row of a killer: sums, and arrows to the cell with the sum. A puzzle with signs between its cells has no sums. */
const SUMS = /^[\d\s|,<>^v]*$/;

/** Minimum number of different digits in a puzzle. */
const FEWEST_KINDS = 3;

/** Maximum number of digits if they are of no more kinds. */
const MOST_OF_FEW_KINDS = 16;

/**
 * Whether the numbers of lines can be the digits of a puzzle: they are in many lines, not in ascending order, not hexadecimal, and not only
 * zeros and ones. The names of rows and columns do not count.
 */
function areDigits(text: string, lines: readonly PastedLine[]): boolean {
  const rows = [/^\s*(\d{1,6})(?!\d)/, /(?<!\d)(\d{1,2})\s*$/].reduce(withoutCounts, rowTexts(text, lines));
  const content = rows.join('\n');
  const kinds = new Set(content.match(/[1-9]/g));
  const isOther =
    HEXADECIMAL.test(content) ||
    4 * rows.filter(row => DIGITS_AND_LETTERS.test(row)).length > rows.length ||
    2 * rows.filter(row => OTHER_ROWS.some(other => other.test(row.trim()))).length > rows.length ||
    new Set(content.toLowerCase().match(/(?<![a-z])[a-z](?![a-z])/g)).size > (rows.length === LARGEST ? LARGEST : 16) ||
    hasOtherNumbers(content) ||
    hasLargeNumbers(content) ||
    areAscending(rows) ||
    (MINUS_ONE.test(content) && ZERO.test(content)) ||
    areColumnsOfCounts(rowTexts(text, lines)) ||
    isSorted(content.replace(/^[ \t]*[|*+-](?=\s)|[,;]$/gm, ''));
  if (kinds.size === 0) return OTHER_DIGIT.test(content) && !isOther;
  const filled = rows.filter(row => /[1-9]/.test(row));
  const digits = content.match(/[1-9]/g)?.length ?? 0;
  if (kinds.size === FEWEST_KINDS && digits > MOST_OF_FEW_KINDS) return false;
  return kinds.size >= FEWEST_KINDS && 3 * filled.length >= rows.length && !isOther;
}

/** The rows without the numbers at their ends that count them, up or down. */
function withoutCounts(rows: readonly string[], place: RegExp): readonly string[] {
  const numbers = rows
    .map(row => place.exec(row)?.[1])
    .filter(number => number !== undefined)
    .map(Number);
  const by = numbers[1] - numbers[0];
  const areCounts = numbers.length > 3 && Math.abs(by) === 1 && numbers.every((n, i) => n === numbers[0] + i * by);
  return areCounts ? rows.map(row => row.replace(place, '')) : rows;
}

/** Whether each number is the one above it plus one, as in columns that list numbers. The last row may be shorter. */
function areColumnsOfCounts(rows: readonly string[]): boolean {
  const numbers = rows.map(row => (row.match(/\d+/g) ?? []).map(Number));
  return (
    numbers.length > 2 &&
    numbers.every((row, r) => row.length > 0 && (r === 0 || row.every((n, i) => n === numbers[r - 1][i] + 1)))
  );
}

/** Whether most rows are numbers in ascending order, such as paths or combinations. */
function areAscending(rows: readonly string[]): boolean {
  const ascending = rows.filter(row => {
    const numbers = (row.match(/\d+/g) ?? []).map(Number);
    return numbers.length > 2 && numbers.every((number, i) => i === 0 || number > numbers[i - 1]);
  });
  return 2 * ascending.length > rows.length;
}

/** Numbers that are not both blanks of a puzzle. */
const MINUS_ONE = /(?<![\w.-])-1(?![\w.])/;
const ZERO = /(?<![\w.-])0(?![\w.])/;

/** A digit of another kind, or an emoji. */
const OTHER_DIGIT = /(?!\d)\p{N}|:[a-z]{3,5}:/u;

/** Whether lines have numbers that are too large for digits, as on a bingo card. Candidates of a cell are in ascending order. */
function hasLargeNumbers(text: string): boolean {
  const all = text.split(/[\s,;()[\]{}"'`]+/);
  const words = all.filter(word => /^\d+$/.test(word));
  const large = words.filter(word => Number(word) > LARGEST && [...word].some((c, i) => c <= (word[i - 1] ?? '0')));
  const lengths = new Set(words.map(({ length }) => length));
  const areAscending = words.every((word, i) => i === 0 || Number(word) > Number(words[i - 1]));
  const areNumbers = areAscending || Math.max(...lengths) <= (lengths.size > 1 ? LONGEST_NUMBER : 3);
  return 4 * large.length >= all.length && large.length >= MANY_LARGE && areNumbers;
}

/** The largest digit of a 25x25 puzzle, the maximum length of other numbers, and the number of larger ones that cannot all be mistakes. */
const LARGEST = 25;
const LONGEST_NUMBER = 5;
const MANY_LARGE = 5;

/**
 * Rows of other texts: a name or a number and its value, a single name with a number, a single number, or an operator of a program; a version;
 * names; letters with their values; a number of C with its type; formulas and numbered names; a regular expression.
 */
const OTHER_ROWS = [
  /^\W{0,9}\w{1,30}(?:\[\S{0,12}\])?["']?\s{0,3}(?:=>?|:)\s{0,3}["']?\\{0,2}\w{1,5}["']?[,;]?\s{0,9}$|^\W{0,9}(?:[a-z]{1,12}\d{1,12}|\d{2,5})\W{0,4}$|>>|[<>]=|\+\+;|--;/i,
  /^\D{0,30}\d{1,3}(?:\.\d{1,3}){1,4}(?:[ab]\d{1,2})?\W{0,4}$/,
  /^\W{0,4}[a-z]\d(?:\W{1,4}[a-z]\d)?\W{0,4}$/i,
  /^(?:[\s{]{0,9}["'][a-z]["']\s?:\s?\d{1,2},?){2}/i,
  /^\W{0,4}\d{1,12}(?:ul{0,2}|l{1,2})\W{0,4}$/i,
  /[a-z]\*\*\d|\d\s\/\s\d{2}|(?:\b_{0,2}[a-z]{1,20}\d\d,\s{0,9}){3}|^\W{0,4}\[\d\d\]:/,
  /\[[\da-z^]-[\da-z]|\\[dDwWsS](?![a-z])|\(\?/,
];

/** A hexadecimal number, a character that is written as one, and a short number with digits and letters. */
const HEXADECIMAL = /\b0x[\da-f]{2}|[\\<]u?[ux][\da-f]{2}/i;
const DIGITS_AND_LETTERS = /(?<!\w)(?=[A-F]*\d)(?=\d*[A-F])[\dA-F]{2,5}(?!\w)/;
