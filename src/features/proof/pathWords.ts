/**
 * Recognizes the fixed lines in the text of a path. In files they are part of the format, like the keywords of rules: always in
 * English. A path that is only shown has them in the language of the user.
 */

import { inEnglish } from '../../core/sentences';
import { type PathEnd, path as words } from '../../messages/steps/reports';

/** The results of a function in English and in the language of the user. */
const inBoth = <T>(make: () => T): readonly T[] => [inEnglish(make), make()];

/** Lines about the puzzle of a path: which of its digits are not givens, and which candidates it lacks. */
export type AboutStart = 'entries' | 'excluded';

const ABOUT_START = { entries: words.entries, excluded: words.excludedAtStart } as const;

/** The kind of a line about the puzzle of a path, and the words before its list. Undefined for other lines. */
export function aboutStartOf(line: string): { readonly about: AboutStart; readonly words: string } | undefined {
  for (const about of ['entries', 'excluded'] as const) {
    const found = inBoth(() => ABOUT_START[about]('').trimEnd()).find(each => line.startsWith(each));
    if (found !== undefined) return { about, words: found };
  }
  return undefined;
}

/** Stands for the name in a title. */
const NAME = '\ue000';

/** Whether a line is the title of a path. */
export const isPathTitle = (line: string): boolean =>
  inBoth(() => nameOf(words.title(NAME)).split(NAME)).some(
    ([before, after]) => nameOf(line).startsWith(before) && nameOf(line).endsWith(after),
  );

const ENDS: readonly PathEnd[] = ['solved', 'stuck', 'ambiguous'];

/** The end of a path that a line is the heading of; undefined for other lines. */
export function pathEndOf(line: string): PathEnd | undefined {
  const name = nameOf(line);
  return name === '' ? undefined : ENDS.find(end => inBoth(() => nameOf(words.end(end))).includes(name));
}

/** Whether a line lists excluded techniques. */
export const isExcludedTechniques = (line: string): boolean =>
  inBoth(() => words.excluded([]).trimEnd()).some(each => line.startsWith(each));

/** A line without Markdown markup and its colon. */
function nameOf(line: string): string {
  return line
    .replace(/[#*_:：]/g, '')
    .trim()
    .toLowerCase();
}
