/** The puzzles of a fenced block in Markdown as HTML, for the preview. Colors come from media/preview.css. */

import { parse } from '../language/parsing/parser';
import { isWhole, type Puzzle } from '../language/puzzle';
import type { Span } from '../language/span';
import { pictureOf } from './picture';
import { escapedText } from './svg';

/** Most puzzles of a block that are drawn. A preview is made again at every key, and a picture with candidates has 20 KB. */
const MOST = 50;

/** Most characters of a block that is read, which takes some milliseconds. Collections belong in files of their own. */
const LONGEST = 100_000;

/** The words after the name of the language that ask for more than the digits. */
const CANDIDATES = /\bcandidates\b/i;

/**
 * The HTML of a block's puzzles, in the order of the text, or undefined when it has none that can be read completely: then it
 * stays code. What looks like a puzzle but is not read stays text beside the others, so that nothing is lost without a sign.
 * `info` is what the block says of itself: `sudoku`, `sudoku candidates`.
 */
export function fenceOf(text: string, info: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const { puzzles, notes = [] } = parse(text);
  const whole = puzzles.filter(isWhole);
  if (whole.length === 0) return undefined;
  const drawn = new Map<Span, Puzzle>(whole.slice(0, MOST).map(puzzle => [puzzle, puzzle]));
  const unread = notes.filter(({ reason }) => reason !== 'rules');
  const parts = [...puzzles, ...unread].sort((one, other) => one.start - other.start);
  const html = parts.map(part => {
    const puzzle = drawn.get(part);
    return puzzle ? figure(puzzle, CANDIDATES.test(info)) : code(text.slice(part.start, part.end));
  });
  return `<div class="sudoku-pictures">${html.join('')}</div>`;
}

function figure(puzzle: Puzzle, hasCandidates: boolean): string {
  const { title, style, markPlaces } = puzzle;
  // A puzzle that lists candidates is shown as it is written.
  const listsCandidates = style.form === 'marks' || markPlaces !== undefined;
  const svg = pictureOf(puzzle, { content: hasCandidates || listsCandidates ? 'candidates' : 'digits' });
  const { size } = puzzle.grid.geometry;
  const width = size < 8 ? ' class="small"' : size > 9 ? ' class="large"' : '';
  return `<figure${width}>${title ? `<figcaption>${escapedText(title)}</figcaption>` : ''}${svg}</figure>`;
}

function code(text: string): string {
  return `<pre><code>${escapedText(text)}</code></pre>`;
}
