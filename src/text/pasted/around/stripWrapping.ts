/**
 * Removes the text that programs and pages put before the first row, after the last one, or around every row in the
 * same way.
 */

import { sliceOf } from '../../span';
import { isBorder, type PastedLine } from '../form';
import { NOTHING } from '../forms/words';

/** The lines without such text. */
export function withoutSurroundings(text: string, lines: readonly PastedLine[]): readonly PastedLine[] {
  if (lines.length < 2) return lines;
  const bare = statementsOf(text, newLinesOf(text, withoutDeclaration(text, lines)));
  const rows = withoutEmptyComments(text, withoutContinuations(text, bare));
  return withoutLastSign(text, withoutCommonEnds(text, rows));
}

/** The start of a declaration before the first row, `const grid = \``, `a = `, and the end of quotes with the calls behind them, `\`.trim();`. */
const DECLARATION =
  /^[^`"'\r\n]{0,99}[=(:]\s{0,9}[a-z$@]{0,2}(?:`|"{3}|'{3})(?=\S)|^\s{0,20}[a-z]\w{0,20}\s{0,3}<?[:=]?[=-]\s{1,3}(?=[\d._*](?:[\s,|]{1,3}[\d._*]){3})/i;
const END_OF_QUOTES = /(?<=^[^`"'\r\n]{1,200})(?:`|"{3}|'{3})(?:\.\w{1,20}\([^()\r\n]{0,20}\))?[\s;,)\]}]{0,9}$/;

/** The length of a declaration at the start of a line. */
export const lengthOfDeclaration = (line: string): number => DECLARATION.exec(line)?.[0].length ?? 0;

/** The lines without a declaration before the first one, and without the end of quotes behind the last one. */
export function withoutDeclaration(text: string, lines: readonly PastedLine[]): readonly PastedLine[] {
  const last = lines.length - 1;
  const front = lengthOfDeclaration(sliceOf(text, lines[0]));
  const [back = ''] = END_OF_QUOTES.exec(sliceOf(text, lines[last])) ?? [];
  if (
    (front === 0 && back === '') ||
    (front > 0 && lines.slice(1).some(line => /^\s*[a-wyz]/i.test(sliceOf(text, line))))
  )
    return lines;
  return lines.map((line, i) => ({
    ...line,
    start: i === 0 ? line.start + front : line.start,
    end: i === last ? line.end - back.length : line.end,
  }));
}

/**
 * The lines after a change, without their signs, if the lines are hunks of a diff. For a diff without hunks, the lines
 * of both sides.
 */
function newLinesOf(text: string, lines: readonly PastedLine[]): readonly PastedLine[] {
  const rows = lines.filter(line => !/^(?:@@ -\d|---$)/.test(sliceOf(text, line)));
  const areSides = rows.every(row => /^[<>] /.test(sliceOf(text, row)));
  const areChanged = areSides || lines.some(line => /^(?:@@|\+[^-+=])/.test(sliceOf(text, line)));
  // Any digit may have a sign in other texts.
  const areRows = areSides || rows.every(row => /^[-+ ](?![^\r\n]{0,99}\+\d)/.test(sliceOf(text, row)));
  if (!areChanged || !areRows) return lines;
  const kept = rows
    .filter(row => text[row.start] !== '-')
    .map(row => ({ ...row, start: row.start + (areSides ? 2 : 1) }));
  return kept.length > 0 ? kept : lines;
}

/** The lines of a comment without its start and its end, and without those that only have the sign that all of them begin with. */
function withoutEmptyComments(text: string, lines: readonly PastedLine[]): readonly PastedLine[] {
  const areComments = lines.every(line => /^\s*(?:\*\/?(?:\s|$)|\/\*+\s*$)/.test(sliceOf(text, line)));
  const others = areComments ? lines.filter(line => !/^\/?\*+\/?$/.test(sliceOf(text, line).trim())) : lines;
  return others.length === 0 ? lines : others;
}

/** The statements with the data of a program in BASIC or of an assembler, without other statements above and below them. */
function statementsOf(text: string, lines: readonly PastedLine[]): readonly PastedLine[] {
  const isData = (line: PastedLine) => DATA.test(sliceOf(text, line));
  const first = lines.findIndex(isData);
  if (first < 0) return lines;
  const below = lines.slice(first);
  const end = below.findIndex(line => !isData(line));
  const rows = end < 0 ? below : below.slice(0, end);
  return rows.length >= FEWEST && !lines.slice(first + rows.length).some(isData) ? rows : lines;
}

const DATA = /^\s*(?:\w+:?\s+)?(?:data|\.?byte|d[bw]|\.?word)\s+\S/i;

/** The lines without the sign that joins each but the last one with the next line, in Fortran or a shell, or breaks all lines in Markdown. */
function withoutContinuations(text: string, lines: readonly PastedLine[]): readonly PastedLine[] {
  const lengths = lines.map(
    line => /,?[ \t]{0,20}(?<!\\)[&\\^][ \t]{0,20}$/.exec(sliceOf(text, line))?.[0].length ?? 0,
  );
  const last = lines.length - 1;
  const isLast = lengths[last] === 0 || /\\\s*$/.test(sliceOf(text, lines[last]));
  if (lengths.slice(0, last).includes(0) || !isLast) return lines;
  return lines.map((line, i) => ({ ...line, end: line.end - lengths[i] }));
}

/** The lines without the symbols that end a table or an array after the last one: `5 3 . ;`, `5, 3, 0];`. */
function withoutLastSign(text: string, lines: readonly PastedLine[]): readonly PastedLine[] {
  const last = lines[lines.length - 1];
  const [sign = ''] = /(?<![\])}])[\])}]{0,9}[;/]?$/.exec(sliceOf(text, last).trimEnd()) ?? [];
  if (sign === '' || lines.filter(line => /[;/\\[\](){}]/.test(sliceOf(text, line))).length > 1) return lines;
  const start = last.start + sliceOf(text, last).trimEnd().length - sign.length;
  if (/[[({\\]/.test(text.slice(last.start, start))) return lines;
  return [...lines.slice(0, -1), { ...last, end: start }];
}

/** Minimum number of lines with the same text around their rows. */
const FEWEST = 4;

/** Removes the tags, signs or words that are the same before and after every row: `<row>53..7....</row>`, ` * 5 3 . .`. */
function withoutCommonEnds(text: string, lines: readonly PastedLine[]): readonly PastedLine[] {
  if (lines.length < FEWEST) return lines;
  const contents = lines.map(line => sliceOf(text, line));
  const rows = rowsBehindWords(contents);
  if (rows)
    return lines.map((line, i) => ({
      start: line.start + rows[i][0],
      end: line.start + rows[i][1],
      isLabeled: true,
    }));
  const front = FRONT.exec(contents[0])?.[0] ?? '';
  const labels = contents.map(content => LABEL.exec(content));
  const word = labels[0]?.[1];
  if (word !== undefined && !NOTHING.includes(word) && labels.every(label => label?.[1] === word)) {
    return lines.map((line, i) => ({ ...line, start: line.start + (labels[i]?.[0].length ?? 0), isLabeled: true }));
  }
  // The last row may have nothing after it.
  const areStatements = contents.every(content => /^[^;]*;$/.test(content));
  const back = areStatements ? ';' : contents[0].slice(startOfTags(contents[0]));
  const fronts = contents.map(content => FRONT.exec(content)?.[0] ?? '');
  // A row may be in a tag.
  const isInside = fronts.every((words, i) => words.length < contents[i].length);
  const hasFront = front !== '' && isInside && fronts.every(words => shapeOf(words) === shapeOf(front));
  const hasBack = back !== '' && contents.slice(0, -1).every(content => content.endsWith(back));
  if (!hasFront && !hasBack) return lines;
  return lines.map((line, i) => {
    const start = line.start + (hasFront ? fronts[i].length : 0);
    const end = line.end - (hasBack && contents[i].endsWith(back) ? back.length : 0);
    // Dashes alone may be a row.
    const isDrawn = /[+|\u2500-\u257f]/.test(text.slice(start, end)) && isBorder(text, { start, end });
    return { start, end, isLabeled: !isDrawn };
  });
}

/** The text before a row, in which only numbers may differ from line to line. Tags may count the rows: `<row id="3">`. */
const shapeOf = (words: string) => words.replace(/\d+/g, '#');

/**
 * Where the rows are after the same words, as in a log, `[10:00:01] INFO 53..7....`, or in Fortran, `data (g(1,j),j=1,4) /1,0,0,4/`. All
 * rows have as many characters.
 */
function rowsBehindWords(contents: readonly string[]): readonly (readonly [start: number, end: number])[] | undefined {
  for (const form of ROWS_BEHIND_WORDS) {
    const found = contents.map(content => form.exec(content.trimEnd()));
    const first = found.find(match => match);
    if (!first) continue;
    const shape = shapeOf(first[1]);
    const places = found.map((match, i) => {
      const [, words, row] = match ?? [];
      if (words !== undefined && shapeOf(words) === shape && row?.length === first[2].length)
        return [words.length, words.length + row.length] as const;
      // A line between boxes
      const { length } = contents[i];
      const content = shapeOf(contents[i]);
      const isBorder = content.startsWith(shape) && /^[-+|=\s\u2500-\u257f]+$/.test(content.slice(shape.length));
      return isBorder ? ([length - content.length + shape.length, length] as const) : undefined;
    });
    if (places.every(place => place !== undefined)) return places;
  }
  return undefined;
}

/** Whether a line ends with a row after words, as `Enter row 1: 53..7....` does. */
export const hasRowBehindWords = (content: string): boolean =>
  content.length <= LONGEST_BEHIND && ROWS_BEHIND_WORDS.some(form => form.test(content.trimEnd()));

/** Maximum length of a line with a row after words, in characters. */
const LONGEST_BEHIND = 240;

/**
 * The words, which contain a letter and end with white space or punctuation, and the row: characters, a list between
 * slashes, or separate cells.
 */
const ROWS_BEHIND_WORDS = [
  /^(?=[^\r\n]{0,80}\p{L})([^\r\n]{1,99}(?:[\s\]:=>?)：？）]|-\d{1,6}-))([\d.*_xX#-]{6,25})$/iu,
  /^(?=[^\r\n]{0,80}\p{L})([^\r\n]{1,60}?\/)((?:[\d.*_]{1,2},\s?){3,24}[\d.*_]{1,2})\/$/iu,
  // In a log, a dash may follow the words.
  /^(?=[^\r\n]{0,80}(?:\p{L}|:\d\d))([^\r\n]{1,90}[\p{L}\])>:?：？）](?:[ \t]{1,8}-[ \t]{1,8}|[ \t]{0,8}))([|\s]{0,4}(?:[\d.*_xX-][|,\s]{1,4}){5,24}[\d.*_xX-][|\s]{0,4})$/iu,
  /^(?=[^\r\n]{0,80}\p{L})([^\r\n|]{1,90}[\s:?：？）])(\|(?:[ \d._]{1,3}\|){4,25})$/iu,
];

/** Tags, and the markers of some comments and lists. Cells of tables have other tags. */
const FRONT =
  /^\s*(?:(?:<(?!t[dhr]\b|cell|col)[a-z][^<>]*>)+|--(?=\s)|[*&](?=\s)|&gt;|[»▶]|[\w./-]{0,60}\.[a-z]\w{0,9}[:-]\d{1,6}[:-])\s*/i;

/** The same word before every row, after a line number in BASIC: `100 DATA 5,3,0`, `.byte 5, 3, 0`. */
const LABEL = /^\s*(?:\d+\s+|\w+:?\s+(?=\.?(?:byte|word|d[bw])\s))?(?=[._]*[a-z])([.a-z][a-z._]+:?)\s+(?=\S)/i;

/** Where the tags at the end of a content start, with the white space before them. Tabs alone are empty cells. */
function startOfTags(content: string): number {
  if (!content.trimEnd().endsWith('>')) return content.length;
  let end = content.trimEnd().length;
  // Terminates: every iteration shortens the content.
  while (content[end - 1] === '>') {
    const start = content.lastIndexOf('<', end - 1);
    if (start < 0 || !/^<\/?(?!t[dhr]\b|cell|col)[a-z]/i.test(content.slice(start, end))) break;
    end = content.slice(0, start).trimEnd().length;
  }
  return end;
}
