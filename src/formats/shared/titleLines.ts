/** Titles above grids, written so that they are read as titles. */

import { sectionAfter } from '../../text/parser/context';
import { boxesAfter } from '../../text/parser/grids/statedBoxes';
import { markKeyOf } from '../../text/parser/sections/markLines';
import { NO_TITLES, Titles } from '../../text/parser/titles';
import type { Content } from '../content';

/** The lines with the title of a puzzle, if it has one. A title that a comment would turn into something else is written as a description. */
export function titleLines({ title }: Pick<Content, 'title'>): string[] {
  if (title === undefined) return [];
  return [isTitleInComment(title) ? `# ${title}` : `#D${title}`];
}

/** Whether a comment with a title is read as a title, and not as marks, boxes, a section or a word for the extension. */
function isTitleInComment(title: string): boolean {
  const content = ` ${title}`;
  // The words of folding and recipes are recognized in any case.
  if (/^(?:generated:|(?:end)?region\b)/i.test(title)) return false;
  if (markKeyOf(`#${content}`) || sectionAfter(content) || boxesAfter(`#${content}`, new Map())) return false;
  const titles = new Titles(NO_TITLES);
  titles.addComment('#', content);
  return titles.known.comment === title;
}
