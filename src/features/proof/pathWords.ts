/**
 * The fixed lines in the text of a path, which the reader recognizes. They are part of the format, like the keywords of rules, and not
 * messages: they are the same in every language.
 */

import { plain } from '../../text/markdown';

/** The title of a path. */
const PATH_TITLE = 'Solution path of ';

/** The line that names a path. */
export const pathTitle = (name: string): string => plain(`${PATH_TITLE}${name}`);

/** The outcome of a path. */
export type PathEnd = 'solved' | 'stuck' | 'ambiguous';

/** The heading of the grid at the end of a path. */
export const PATH_ENDS: Readonly<Record<PathEnd, string>> = {
  solved: 'Solved:',
  stuck: 'No known technique applies:',
  ambiguous: 'The puzzle has several solutions, so techniques cannot finish it:',
};

/** The start of the line, below the heading of the last grid, that lists the excluded techniques. There is no line if none are excluded. */
const EXCLUDED = 'Excluded techniques (sudoku.techniques.exclude):';

/** The line that lists the excluded techniques. */
export const excludedTechniques = (excluded: readonly string[]): string => plain(`${EXCLUDED} ${excluded.join(', ')}`);

/** The prefixes of lines about the puzzle of a path: which of its digits are not givens, and which candidates it lacks. */
export const ABOUT_START = { entries: 'Placed, not given: ', excluded: 'Excluded from the start: ' } as const;

const TITLE = nameOf(PATH_TITLE);
const HEADINGS = new Map(Object.entries(PATH_ENDS).map(([end, line]) => [nameOf(line), end as PathEnd]));

/** Whether a line is the title of a path. */
export const isPathTitle = (line: string): boolean => nameOf(line).startsWith(`${TITLE} `);

/** The end of a path that a line is the heading of; undefined for other lines. */
export const pathEndOf = (line: string): PathEnd | undefined => HEADINGS.get(nameOf(line));

/** Whether a line lists excluded techniques. */
export const isExcludedTechniques = (line: string): boolean => line.startsWith(EXCLUDED);

/** A line without Markdown markup and its colon. */
function nameOf(line: string): string {
  return line
    .replace(/[#*_:]/g, '')
    .trim()
    .toLowerCase();
}
