/** Lines of sections, and their problems. */

import type { Span } from '../../span';
import type { RuleProblem } from '../ruleProblem';

/** A line of a section. */
export interface SectionLine extends Span {
  /** Without its line ending. */
  readonly text: string;
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
