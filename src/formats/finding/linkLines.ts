/** The lines of a text that contain links to puzzles. Other words in such a line are the title of its puzzle. */

import { applied, type TextEdit } from '../../text/edits';
import type { Loss } from '../../text/losses';
import { findOneLine } from '../../text/parser/grids/oneLine';
import { scanLine } from '../../text/parser/lines/syntax';
import { isRowOfLabels } from '../../text/pasted/labelRows';
import { looksPasted } from '../../text/pasted/lineLikeness';
import { linesOf } from '../../text/pasted/lines';
import type { Span } from '../../text/span';
import { endOfLine } from '../../text/strings/lineBreaks';
import { trimmed } from '../../text/strings/trim';
import type { Content } from '../content';
import { titleIn } from '../shared/reading';
import type { PuzzleLink } from './links';

/** A line with links, without its line break, and the puzzles in them. */
export interface LinkLine extends Span {
  readonly contents: readonly Content[];
  readonly lost: readonly Loss[];
}

/** Generic texts of Markdown links, which are not titles. Addresses have been replaced by spaces. */
const MARKDOWN_LINK = /\[(?:link|here|puzzle|play|sudoku|solve)\](?=\()/gi;

/** The lines of a text with these links, which are in the order of the text. */
export function* linkLinesIn(text: string, links: readonly PuzzleLink[]): Generator<LinkLine> {
  for (let i = 0; i < links.length; ) {
    const start = Math.max(text.lastIndexOf('\n', links[i].start), text.lastIndexOf('\r', links[i].start)) + 1;
    const inLine = [links[i]];
    // In an email, a link may continue in the next line.
    let end = endOfLine(text, links[i].end);
    for (i++; i < links.length && links[i].start <= end; i++) {
      inLine.push(links[i]);
      end = Math.max(end, endOfLine(text, links[i].end));
    }
    const gaps = inLine.map(link => ({ start: link.start - start, end: link.end - start, text: ' ' }));
    const around = applied(text.slice(start, end), gaps).replace(MARKDOWN_LINK, '');
    const words = titleIn(trimmed(around.replace(/[()[\]<>]/g, ' '), /[^\p{L}\p{N}]/u));
    const isWords = words !== undefined && /\p{L}{2}/u.test(words);
    const contents = inLine.flatMap(({ taken }, at): Content[] => {
      if (!taken) return [];
      const { content } = taken;
      return [content.title === undefined && isWords && at === 0 ? { ...content, title: words } : content];
    });
    yield { start, end, contents, lost: inLine.flatMap(({ taken }) => taken?.lost ?? []) };
  }
}

/**
 * Edits that turn the words below the last of these lines into comments, if its puzzle has rules: otherwise the words
 * would be read as rules. None if there is other text among them.
 */
export function wordsBelow(text: string, lines: readonly LinkLine[]): TextEdit[] {
  const last = lines.at(-1);
  if (!last?.contents.at(-1)?.grid.geometry.variant) return [];
  const below = linesOf(text, last.end, text.length).filter(
    line => scanLine(text, line.start, line.end).kind !== 'comment',
  );
  const areWords = below.every(line => {
    const { kind } = scanLine(text, line.start, line.end);
    const isWords = kind !== 'section' && /\p{L}{2}/u.test(text.slice(line.start, line.end));
    return (
      isWords &&
      !isRowOfLabels(text, line) &&
      !looksPasted(text, line) &&
      !findOneLine(text, line, undefined, undefined)
    );
  });
  return areWords ? below.map(({ start }) => ({ start, end: start, text: '# ' })) : [];
}
