/** Grids whose lines start with `#` or `%`, which begin comments: in comments of a program, or in a frame that is drawn with `#`. */

import type { UnreadNote } from '../../note';
import { type Span, sliceOf } from '../../span';
import type { PastedLine } from '../form';
import { linesOf } from '../lines';
import { gridsIn, noteOf } from './unread';

/** A comment that may be a line of a grid: digits, blanks and borders. */
const LIKELY = /^[\d.,*_xX#%|=+\-\s?;│┃║─-╿]*$/;

/** Minimum and maximum number of comments in a grid. */
const FEWEST = 6;
const MOST = 130;

/** Whether a comment may be a line of a grid. */
export const maySketch = (text: string, { start, end }: Span): boolean =>
  end - start < 200 && LIKELY.test(text.slice(start, end));

/** The note on consecutive comments that show a grid; undefined for other comments. */
export function commentsNote(text: string, { start, end }: Span): UnreadNote | undefined {
  const lines = linesOf(text, start, end);
  if (lines.length < FEWEST || lines.length > MOST) return undefined;
  for (const bare of [withoutSign(text, lines), withBars(text, lines)]) {
    const read = gridsIn(bare);
    const grids = read?.length === 1 ? read : noteOf(bare, { start: 0, end: bare.length })?.grids;
    if (grids) return { start, end, reason: 'comments', grids };
  }
  return undefined;
}

/** The lines without the `#` and `%` at their starts and ends. */
const withoutSign = (text: string, lines: readonly PastedLine[]) =>
  lines
    .map(line =>
      text
        .slice(line.start, line.end)
        .replace(/^\s*[#%]+\s?/, '')
        .replace(/(?<![#%])[#%]{1,80}$/, ''),
    )
    .join('\n');

/** The lines with vertical lines in place of the characters, and borders in place of drawn lines. */
const withBars = (text: string, lines: readonly PastedLine[]) =>
  lines
    .map(line => sliceOf(text, line).replace(/[#%]/g, '|'))
    .map(line => (/^[\s|=+-]*$/.test(line) && /\|\||--|==/.test(line) ? line.replace(/\S/g, '-') : line))
    .join('\n');
