/** The section of rules that is open while a text is read. */

import type { RuleSectionKind } from '../../sectionText';

/** Rows of fewer cells do not form a grid. */
export const FEWEST_CELLS = 4;

/** The section that is open. */
export interface Open {
  readonly kind: RuleSectionKind;
  /** The start of its heading, or of its first line if it has no heading. */
  readonly start: number;
  readonly lacksHeading: boolean;
  /** Of `[Regions]` and `[Cages]`: the number of rows so far, and the expected number. */
  rows: number;
  needed: number;
  /** The first empty line after the last rule: from there on the text may belong to the next puzzle. */
  tail: number | undefined;
  /** The first step after the last rule: from there on the text is a path. */
  path: number | undefined;
  /** Whether the line before, in the tail, is a rule that may be the title of a grid directly below it. */
  mayBeTitle: boolean;
  /** Whether the section has a rule above the tail. */
  hasRules: boolean;
  /** Whether there are no words between the heading, or a row of letters, and the next line. */
  isDrawing: boolean;
  /** A row of dots directly below drawn cages: a surplus row, or the first row of a grid. */
  surplus: number | undefined;
}

/** Adds the text above the next line to the section. */
export function takeRule(open: Open): void {
  open.tail = open.path = undefined;
  open.mayBeTitle = false;
  open.hasRules = true;
}

/** No grid is directly below the line before: a rule that might have been its title belongs to the section. */
export function endTitle(open: Open): void {
  if (open.mayBeTitle) takeRule(open);
}
