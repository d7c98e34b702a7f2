/** The puzzles of a fenced block in Markdown as HTML, for the preview. Colors come from media/preview.css. */

import { blockPartsOf } from '../features/blockReasons';
import { brokenRule } from '../features/diagnostics/brokenRule';
import { conflict } from '../features/diagnostics/conflict';
import { diagnoseBy } from '../features/diagnostics/diagnose';
import { noCandidate } from '../features/diagnostics/noCandidate';
import * as messages from '../messages/index';
import { parse } from '../text/parser/parser';
import type { Puzzle } from '../text/puzzle';
import { pictureOf } from './picture';
import { cellProblemsOf } from './plainSnapshot';
import { escapedText } from './svg';

/** Most puzzles of a block that are drawn. A preview is made again at every key, and a picture with candidates has 20 KB. */
const MOST = 50;

/** Most characters of a block that is read, which takes some milliseconds. Collections belong in files of their own. */
const LONGEST = 100_000;

/** The words after the name of the language that ask for more than the digits. */
const CANDIDATES = /\bcandidates\b/i;

/** What is found without a search: a preview is made again at every key. */
const RULES = [conflict, brokenRule, noCandidate];

/**
 * The HTML of a block's puzzles, in the order of the text. What cannot be read completely stays text, with the reason above it, so that
 * nothing is lost without a sign. Undefined for a block without text, which stays code. `info` is what the block says of itself: `sudoku`,
 * `sudoku candidates`.
 */
export function fenceOf(text: string, info: string): string | undefined {
  if (text.trim() === '') return undefined;
  const { fence } = messages.pictures;
  if (text.length > LONGEST) return pictures([unread(text, fence.tooLong())]);
  const parts = blockPartsOf(text, parse(text));
  const drawn = new Set(parts.filter(({ puzzle, reason }) => puzzle && reason === undefined).slice(0, MOST));
  if (parts.length === 0) return pictures([unread(text, fence.noPuzzle())]);
  return pictures(
    parts.map(part =>
      part.puzzle && drawn.has(part)
        ? figure(part.puzzle, CANDIDATES.test(info))
        : unread(text.slice(part.span.start, part.span.end), part.reason),
    ),
  );
}

function pictures(parts: readonly string[]): string {
  return `<div class="sudoku-pictures">${parts.join('')}</div>`;
}

function figure(puzzle: Puzzle, hasCandidates: boolean): string {
  const { title, style, markPlaces } = puzzle;
  // A puzzle that lists candidates is shown as it is written.
  const listsCandidates = style.form === 'marks' || markPlaces !== undefined;
  const svg = pictureOf(puzzle, {
    content: hasCandidates || listsCandidates ? 'candidates' : 'digits',
    problems: cellProblemsOf(puzzle, diagnoseBy(RULES, puzzle, 'off')),
  });
  const { size } = puzzle.grid.geometry;
  const width = size < 8 ? ' class="small"' : size > 9 ? ' class="large"' : '';
  return `<figure${width}>${title ? `<figcaption>${escapedText(title)}</figcaption>` : ''}${svg}</figure>`;
}

/** Text that is not drawn, below the reason. Whole puzzles beyond {@link MOST} have none. */
function unread(text: string, reason: string | undefined): string {
  const above = reason === undefined ? '' : `<p class="sudoku-problem">${escapedText(reason)}</p>`;
  return `<div>${above}<pre><code>${escapedText(text)}</code></pre></div>`;
}
