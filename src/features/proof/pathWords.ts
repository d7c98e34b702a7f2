/**
 * Recognizes the fixed lines in the text of a path. In files they are part of the format, like the keywords of rules: always in
 * English. Only in a view are they in the language of the user.
 */

import { inEnglish } from '../../core/sentences';
import { type PathEnd, path as words } from '../../messages/reports';

/** The prefixes of lines about the puzzle of a path: which of its digits are not givens, and which candidates it lacks. */
export const ABOUT_START = inEnglish(() => ({ entries: words.entries(''), excluded: words.excludedAtStart('') }));

const TITLE = nameOf(inEnglish(() => words.title('')));
const EXCLUDED = inEnglish(() => words.excluded([]));
const HEADINGS = inEnglish(
  () => new Map((['solved', 'stuck', 'ambiguous'] as const).map(end => [nameOf(words.end(end)), end])),
);

/** Whether a line is the title of a path. */
export const isPathTitle = (line: string): boolean => nameOf(line).startsWith(`${TITLE} `);

/** The end of a path that a line is the heading of; undefined for other lines. */
export const pathEndOf = (line: string): PathEnd | undefined => HEADINGS.get(nameOf(line));

/** Whether a line lists excluded techniques. */
export const isExcludedTechniques = (line: string): boolean => line.startsWith(EXCLUDED.trimEnd());

/** A line without Markdown markup and its colon. */
function nameOf(line: string): string {
  return line
    .replace(/[#*_:]/g, '')
    .trim()
    .toLowerCase();
}
