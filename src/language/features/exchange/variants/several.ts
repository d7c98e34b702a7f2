/** Texts of one puzzle in any form of this folder, or of one in each line. */

import { type Broken, isBroken, type Reading, type VariantContent } from './content';
import { readVariant } from './index';

/** A line that has no puzzle of a form is no list. Comments are left out. */
const COMMENT = /^\s*(?:#|$)/;
/** How each of several strings of parts begins; without it lines of parts are one puzzle. */
const SIZED = /^\s*\.Shape~/;

/** The puzzles in a text, or what is wrong with it. Undefined when it is of no form. Yields where it may be paused. */
export function* readVariants(text: string): Generator<undefined, readonly VariantContent[] | Broken | undefined> {
  const lines = text.split(/\r\n|\n|\r/).filter(line => !COMMENT.test(line));
  const isList = lines.length > 1 && lines.every(line => SIZED.test(line));
  const whole = isList ? undefined : readVariant(text);
  if (whole && !isBroken(whole)) return [whole];
  if (lines.length === 0 || (lines.length === 1 && whole)) return whole && [whole].find(isBroken);
  yield undefined;
  const contents: VariantContent[] = [];
  for (const line of lines) {
    const reading: Reading = readVariant(line);
    if (!reading) return whole;
    if (isBroken(reading)) return whole ?? reading;
    contents.push(reading);
    yield undefined;
  }
  return contents;
}

/** Whether a puzzle is more than digits in the usual boxes. */
export function isRuled({ rules, regions }: VariantContent): boolean {
  return rules.length > 0 || regions !== undefined;
}
