/** Recognizes texts of other programs without reading them. */

import { FORMATS } from '../index';
import { hasMarks, isPart, wordsIn } from './around';
import { isKnownHost } from './readText';

/** A link with as many characters after the host as the shortest puzzle. */
const LINK = /(?:^|[\s/.(<])((?:[\w-]{1,60}\.){1,5}[a-z]{2,20})\/\S{16}/gi;

/** Whether a text has a link to a puzzle, or begins as a text in the format of another program, from which puzzles can be taken. Sometimes wrong. */
export function mayHoldPuzzles(text: string): boolean {
  const [first = ''] = wordsIn(text);
  return (
    hasMarks(first) ||
    (isPart(first) && first.includes('~')) ||
    FORMATS.some(({ file }) => file?.start.test(text)) ||
    [...text.matchAll(LINK)].some(([, host]) => isKnownHost(host))
  );
}
