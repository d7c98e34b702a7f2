/** Texts of one puzzle in any form of this folder, or of one in each line. */

import { isBroken, type Reading, type VariantContent } from './content';
import { readVariant } from './index';

/** A puzzle of a text, and the number of its line, from 0. */
export interface PlacedReading {
  readonly line: number;
  /** The text of the puzzle. */
  readonly text: string;
  readonly reading: Exclude<Reading, undefined>;
}

const COMMENT = /^\s*(?:#|$)/;
/** How each of several strings of parts begins; without it lines of parts are one puzzle. */
const SIZED = /^\s*\.Shape~/;

/** The puzzles in a text, or what is wrong with them. None when it is of no form. Yields where it may be paused. */
export function* readVariants(text: string): Generator<undefined, readonly PlacedReading[]> {
  const lines = text
    .split(/\r\n|\n|\r/)
    .map((content, line) => ({ content, line }))
    .filter(({ content }) => !COMMENT.test(content));
  if (lines.length === 0) return [];
  const isList = lines.length > 1 && lines.every(({ content }) => SIZED.test(content));
  const whole = isList ? undefined : readVariant(text);
  const found = whole ? [{ line: lines[0].line, text, reading: whole }] : [];
  if (lines.length === 1 || (whole && !isBroken(whole))) return found;
  yield undefined;
  const readings: PlacedReading[] = [];
  for (const { content, line } of lines) {
    const reading = readVariant(content);
    // A line without a puzzle is in no list.
    if (!reading) return found;
    readings.push({ line, text: content, reading });
    yield undefined;
  }
  return readings;
}

/** Whether a puzzle is more than digits in the usual boxes. */
export function isRuled({ rules, regions }: VariantContent): boolean {
  return rules.length > 0 || regions !== undefined;
}
