/** Lines of sections, and their problems. */

import type { SectionText } from '../../sectionText';
import type { Span } from '../../span';
import { afterBreak, endOfLine } from '../../strings/lineBreaks';
import type { RuleProblem } from '../ruleProblem';

/** A line of a section. */
export interface SectionLine extends Span {
  /** Without its line ending. */
  readonly text: string;
}

/** A line, and where the next one starts. */
interface NextLine extends SectionLine {
  readonly next: number;
}

/** The lines of a section that start at the indexes `from` to `end` of its text, without `end`. */
export function* linesFrom(
  { start, text }: Pick<SectionText, 'start' | 'text'>,
  from: number,
  end: number,
): Generator<NextLine> {
  for (let at = from; at < end && at <= text.length; ) {
    const lineEnd = endOfLine(text, at);
    const next = afterBreak(text, lineEnd);
    yield { start: start + at, end: start + lineEnd, text: text.slice(at, lineEnd), next: start + next };
    at = next;
  }
}

/** Whether a line among rows of letters is a border, as grids have: `---+---`. It has no meaning. */
export const isFrame = (text: string): boolean => /^[-+=|:*'`\s]+$/.test(text) && /[-+=*]/.test(text);

/** A problem of a section. Its own spans count from the start of its line. */
export interface PlacedProblem {
  readonly line: SectionLine;
  readonly problem: RuleProblem;
  /** Another line that is involved. */
  readonly other?: Span;
}
