/** Colors and styles of terminals in a text, such as `ESC[1m`. */

/** A character without a width, which is white space everywhere. */
export const WITHOUT_WIDTH = '\ufeff';

/**
 * A sequence for a terminal. The escape character may be written as programs and editors show it, `^[` or `\\x1b`, or be lost in the
 * sequences of colors, `[1;31m`.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character begins a sequence.
const COLORS = /(?:\u001b|\^\[|\\(?:x1b|033|e|u001b))\[[\d;:]{0,40}[a-z]|\[\d{1,3}(?:[;:]\d{1,3}){0,8}m/gi;

/** A text of the same length in which such sequences have no width. */
export function withoutColors(text: string): string {
  return MAY_HAVE.test(text) ? text.replace(COLORS, match => WITHOUT_WIDTH.repeat(match.length)) : text;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
const MAY_HAVE = /\u001b|\[[\d;:]{0,40}[mM]/;
