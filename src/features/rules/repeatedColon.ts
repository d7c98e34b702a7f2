/** Finds the repeated text in a line of a rule when the user types the colon, or Enter, that a proposal has already written. */

import type { Span } from '../../text/span';

/** A text that a proposal inserts: a keyword, its numbers if it has some, a colon and a space. */
export function isRuleBegun(inserted: string): boolean {
  return /^\p{L}[^:#\r\n]*: $/u.test(inserted);
}

/** Which of two colons was typed, and which a proposal inserted. */
export type Repeated = 'first typed' | 'second typed';

/** Whether the colon typed at a character of a line repeats the one that a proposal inserted. */
export function repeatedColon(line: string, typedAt: number): Repeated | undefined {
  if (/^[^:#]*:[^:#]*:\s*$/.test(line) && line.indexOf(':') === typedAt) return 'first typed';
  return /^[^:#]*:\s*:/.test(line) && line.indexOf(':', line.indexOf(':') + 1) === typedAt ? 'second typed' : undefined;
}

/**
 * The text to remove from the line, which may have grown in the meantime. If the first colon was typed, this is the end of the line, because
 * the next text is typed before it. Undefined when the line has no second colon there.
 */
export function excessIn(line: string, repeated: Repeated): Span | undefined {
  const pattern = repeated === 'first typed' ? /^([^:#]*:[^:#]*)(:\s*)$/ : /^([^:#]*:)(\s*:)/;
  const [, before, excess] = pattern.exec(line) ?? [];
  return before === undefined ? undefined : { start: before.length, end: before.length + excess.length };
}
