/** Renders the puzzles of a fenced Markdown block as HTML, for the preview. Colors come from media/preview.css. */

import { type BlockPart, blockPartsOf } from '../../features/blockReasons';
import { diagnose } from '../../features/diagnostics/index';
import * as messages from '../../messages/index';
import { parse } from '../../text/parser/parser';
import type { Puzzle } from '../../text/puzzle';
import { shownProblemsOf } from '../plainSnapshot';
import { pictureOf } from './picture';
import { escapedText } from './svg';

/** Maximum number of puzzles in a block that are drawn. The preview updates on every key press, and a picture with candidates has 20 KB. */
const MOST = 50;

/** Maximum length of a block that is read, in characters. Reading it takes some milliseconds. Collections belong in separate files. */
const LONGEST = 100_000;

/** The word in the info string that requests candidates in addition to the digits. */
const CANDIDATES = /\bcandidates\b/i;

/** Maximum number of listed problems. A text that cannot be read may have many. */
const MOST_LISTED = 8;

/**
 * The HTML of a block's puzzles, in the order of the text. Puzzles with errors stay text, with the reason above it, so that
 * nothing is lost silently. Undefined for a block without text, which stays code. `info` is the info string of the block: `sudoku`,
 * `sudoku candidates`.
 */
export function fenceOf(content: string, info: string): string | undefined {
  if (content.trim() === '') return undefined;
  const text = content.replace(/\r\n?/g, '\n');
  const { fence } = messages.pictures;
  if (text.length > LONGEST) return pictures([unread(text, [fence.tooLong()])]);
  const parts = blockPartsOf(text, parse(text));
  if (parts.length === 0) return pictures([unread(text, [fence.noPuzzle()])]);
  const whole = parts.filter(({ puzzle, reasons }) => puzzle && reasons.length === 0);
  const drawn = new Set(whole.slice(0, MOST));
  return pictures(
    parts.map((part, i) =>
      part.puzzle && drawn.has(part)
        ? figure(part.puzzle, CANDIDATES.test(info))
        : unread(
            textAround(text, parts, i, other => drawn.has(other)),
            part === whole[MOST] ? [fence.tooMany(MOST)] : part.reasons,
          ),
    ),
  );
}

/**
 * The text of a part that is not drawn, with the lines around it that belong to no part, such as its title or a
 * malformed last row. The lines above a drawn puzzle are its title.
 */
function textAround(
  text: string,
  parts: readonly BlockPart[],
  index: number,
  isDrawn: (part: BlockPart) => boolean,
): string {
  const [before, , after] = [index - 1, index, index + 1].map(i => parts[i] as BlockPart | undefined);
  // Lines directly below a part belong to it, and others to the next part.
  const endOfLinesBelow = (offset: number, most: number) => {
    const blank = text.slice(offset, most).search(/\n[ \t]*\n/);
    return blank < 0 ? most : offset + blank;
  };
  const { span } = parts[index];
  const start = before ? (isDrawn(before) ? before.span.end : endOfLinesBelow(before.span.end, span.start)) : 0;
  const end = after ? endOfLinesBelow(span.end, after.span.start) : text.length;
  return text.slice(start, end);
}

function pictures(parts: readonly string[]): string {
  return `<div class="sudoku-pictures">${parts.join('')}</div>`;
}

function figure(puzzle: Puzzle, hasCandidates: boolean): string {
  const { title, style, markPlaces } = puzzle;
  // A puzzle that lists candidates is drawn as written.
  const listsCandidates = style.form === 'marks' || markPlaces !== undefined;
  // No search for solutions, because the preview updates on every key press.
  const { problems, faults } = shownProblemsOf(puzzle, diagnose(puzzle, 'off'));
  const svg = pictureOf(puzzle, {
    content: hasCandidates || listsCandidates ? 'candidates' : 'digits',
    problems,
  });
  const { size } = puzzle.grid.geometry;
  const width = size < 8 ? ' class="small"' : size > 9 ? ' class="large"' : '';
  const caption = title ? `<figcaption>${escapedText(title)}</figcaption>` : '';
  return `<figure${width}>${caption}${svg}${listed(faults.map(({ message }) => message))}</figure>`;
}

/** Text that is not drawn, below the reasons. Of the complete puzzles beyond {@link MOST}, only the first one has a reason. */
function unread(text: string, reasons: readonly string[]): string {
  const lines = text.split('\n');
  const filled = [...lines.keys()].filter(i => lines[i].trim() !== '');
  const shown = lines.slice(filled[0], (filled.at(-1) ?? 0) + 1).join('\n');
  return `<div>${listed(reasons)}<pre><code>${escapedText(shown)}</code></pre></div>`;
}

function listed(problems: readonly string[]): string {
  if (problems.length === 0) return '';
  const shown = problems.slice(0, MOST_LISTED);
  const more = problems.length - shown.length;
  const lines = more > 0 ? [...shown, messages.pictures.fence.more(more)] : shown;
  return `<ul class="sudoku-problems">${lines.map(line => `<li>${escapedText(line)}</li>`).join('')}</ul>`;
}
