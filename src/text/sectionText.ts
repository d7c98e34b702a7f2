/** The text of sections with rules, as puzzles and files have them. `rules/sections.ts` has its reading. */

import type { Span } from './span';

/** The kinds of sections: rules in words, or the regions or cages as a grid of letters. */
export type RuleSectionKind = 'rules' | 'regions' | 'cages';

/** The text of a section, from its heading on, if it has one. All offsets count from where its owner says. */
export interface SectionText extends Span {
  readonly kind: RuleSectionKind;
  readonly text: string;
  /** Whether there is no heading above its first line, which is a mistake. */
  readonly lacksHeading?: true;
}

/** The section, `by` units later in the text. */
export function movedSection({ start, end, ...rest }: SectionText, by: number): SectionText {
  return { ...rest, start: start + by, end: end + by };
}

/** The reading of sections: `sectionsOf` in `rules/sections.ts` gives it. */
export interface SectionsReading {
  /** How many problems are errors. Without any, all rules are known. */
  readonly mistakes: number;
}

/** Sections with what was read of them. */
export interface ReadSections {
  readonly sections: readonly SectionText[];
  readonly reading: SectionsReading;
}
