/** The level that a file gives a puzzle: SadMan's header `#L`, such as `#LEasy`. */

import type { Rating } from '../../core/rating/rating';
import { inEnglish } from '../../core/sentences';
import { LEVELS, type Level } from '../../core/techniques/step';
import * as messages from '../../messages/index';
import type { TextSource } from '../../text/document/document';
import type { Puzzle } from '../../text/puzzle';
import type { Span } from '../../text/span';
import type { Difficulty } from '../puzzles/difficulty';
import { extentOf } from '../puzzles/puzzleBlock';

/** The text of a header, and its span. */
export interface LevelLine extends Span {
  readonly text: string;
}

/** Avoids `^`, which would match after line separators that VS Code keeps in a line. */
const HEADER = /(?<![^\r\n])[ \t]*#L(\S[^\r\n]*)/g;

/** The last header in the lines that belong to a puzzle; undefined when there is none. */
export function levelLineOf(source: TextSource, puzzle: Puzzle): LevelLine | undefined {
  const { start } = extentOf({ source }, puzzle, 0);
  const found = [...source.slice(start, puzzle.start).matchAll(HEADER)].at(-1);
  if (!found) return undefined;
  const text = found[1].trimEnd();
  const at = start + found.index + found[0].length - found[1].length;
  return { start: at, end: at + text.length, text };
}

/**
 * The correct text of a wrong header: a level for one of HoDoKu's levels, and a rating for a number. Undefined when
 * the header is correct, when it has neither, and when the difficulty is unknown.
 */
export function correctLevel(text: string, { grade, rating }: Difficulty): string | undefined {
  const right = LEVELS.includes(text.toLowerCase() as Level)
    ? grade && inEnglish(() => messages.status.level(grade))
    : rating && ratingLike(text, rating);
  return right === undefined || right.toLowerCase() === text.toLowerCase() ? undefined : right;
}

/** `SE 2.6` or `Rules 2.6`, or `2.6` where the header has only a number. */
function ratingLike(text: string, rating: Rating): string | undefined {
  const [, label, number] = /^((?:SE|Rules)\s*)?(\d+(?:\.\d+)?)$/i.exec(text) ?? [];
  if (number === undefined || Number(number).toFixed(1) === rating.er.toFixed(1)) return undefined;
  const right = messages.status.rating(rating);
  return label === undefined ? right.replace(/^[a-z]+ /i, '') : right;
}
