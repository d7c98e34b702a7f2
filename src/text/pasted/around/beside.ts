/** Words to the left or right of rows: the panel of a game next to its frame, a remark after a row, a name before some rows. */

import { type Span, sliceOf, spanOf } from '../../span';
import { frequenciesOf } from '../../strings/frequencies';
import { lineStartOf } from '../../strings/lineBreaks';
import type { PastedLine } from '../form';

/** Maximum length of a line that is examined, in characters. */
const LONGEST = 240;

/** Cells or a frame, and words after them: separated by two spaces, or by one and a character that no cell has. */
const WORDS_BEHIND =
  /^(\s{0,99}[^\sA-Za-z][^A-Za-z]{4,160}?)(?:\s{2,99}|\s(?=[[(<]))(?!\W{0,4}(?:null|None|NaN|NA|nil)\b)(?=(?:[^\s\w]{1,3}\s?)?(?:\w[\s-]{1,5})?[^\W\d_]{2})/u;

/** The end of a line without the words after its cells or its frame. */
export function endBeforeWords(text: string, { start, end }: Span): number {
  if (end - start > LONGEST) return end;
  const [, cells] = WORDS_BEHIND.exec(text.slice(start, end)) ?? [];
  return cells === undefined ? end : start + cells.length;
}

/**
 * The lines without words next to their rows; undefined if there are no such words, or when rows do not start or end at
 * a common place.
 */
export function withoutWordsBeside(text: string, lines: readonly PastedLine[]): PastedLine[] | undefined {
  if (lines.length < 4 || lines.some(({ start, end }) => end - start > LONGEST)) return undefined;
  if (!/\p{L}|[|:]\s/u.test(sliceOf(text, spanOf(lines)))) return undefined;
  const places = lines.map(line => {
    const content = sliceOf(text, line);
    const before = line.start - lineStartOf(text, line.start);
    const cells = text.slice(line.start, endBeforeWords(text, line)).trimEnd();
    return {
      before,
      from: before + content.search(/\S/),
      ends: before + cells.length,
      content,
    };
  });
  const left = commonest(places.map(({ from }) => from));
  const right = commonest(places.map(({ ends }) => ends));
  if (left === undefined || right === undefined || right <= left) return undefined;
  const remarks = places
    .map(({ before, content }) => content.slice(Math.max(0, right - before)).replace(/[^\p{L}\p{N}]/gu, '').length)
    .filter(length => length > 0);
  // If the same number of letters follows every row, they are the cells of another grid.
  if (remarks.length >= 6 && remarks.every(length => length === remarks.length)) return undefined;
  let isChanged = false;
  const bare = lines.map((line, i) => {
    const { before, content } = places[i];
    const [words, remark] = [content.slice(0, Math.max(0, left - before)), content.slice(Math.max(0, right - before))];
    const hasWords = /^\s*(?:\p{L}[\p{L}\d.:]*|\p{L}?[|:])\s+$/u.test(words);
    const hasRemark = /^\s+\S{0,5}\s?\p{L}/u.test(remark);
    if (!hasWords && !hasRemark) return line;
    isChanged = true;
    return {
      ...line,
      start: hasWords ? line.start + left - before : line.start,
      end: hasRemark ? line.start + right - before : line.end,
    };
  });
  return isChanged ? bare : undefined;
}

/** The number that occurs most often, if it is at least a quarter of the numbers. */
function commonest(numbers: readonly number[]): number | undefined {
  const [[number, count]] = frequenciesOf(numbers);
  return 4 * count >= numbers.length ? number : undefined;
}
