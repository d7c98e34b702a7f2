/** The puzzles of a fenced block in Markdown as HTML, for the preview. Colors come from media/preview.css. */

import { brokenRule } from '../language/features/diagnostics/brokenRule';
import { conflict } from '../language/features/diagnostics/conflict';
import { diagnoseBy } from '../language/features/diagnostics/diagnose';
import { noCandidate } from '../language/features/diagnostics/noCandidate';
import { firstProblem } from '../language/features/firstProblem';
import { Lines } from '../language/lines';
import * as messages from '../language/messages/index';
import type { Note } from '../language/note';
import { parse } from '../language/parsing/parser';
import { isWhole, type Puzzle } from '../language/puzzle';
import type { Span } from '../language/span';
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
  const { puzzles, notes = [] } = parse(text);
  const lines = new Lines(text, 0);
  const drawn = new Map<Span, Puzzle>(
    puzzles
      .filter(isWhole)
      .slice(0, MOST)
      .map(puzzle => [puzzle, puzzle]),
  );
  const reasons = new Map<Span, string>([
    ...puzzles.flatMap(puzzle => reasonOf(puzzle, lines) ?? []),
    ...notes
      .filter(isGrid)
      .map((note): [Span, string] => [note, messages.pasting.reasons[note.reason](note.grid !== undefined)]),
  ]);
  const parts = [...puzzles, ...notes.filter(isGrid)].sort((one, other) => one.start - other.start);
  if (parts.length === 0) return pictures([unread(text, fence.noPuzzle())]);
  return pictures(
    parts.map(part => {
      const puzzle = drawn.get(part);
      return puzzle
        ? figure(puzzle, CANDIDATES.test(info))
        : unread(text.slice(part.start, part.end), reasons.get(part));
    }),
  );
}

const isGrid = (note: Note): note is Exclude<Note, { readonly reason: 'rules' }> => note.reason !== 'rules';

/** Why a puzzle is not drawn, with the line of the block. */
function reasonOf(puzzle: Puzzle, lines: Lines): [[Span, string]] | undefined {
  const problem = firstProblem(puzzle);
  if (!problem) return undefined;
  const { line } = lines.placeOf(puzzle.start + problem.start);
  return [[puzzle, messages.pictures.fence.problem(line, problem.message, problem.count - 1)]];
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
