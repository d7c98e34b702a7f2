/** The text of sections with rules, as puzzles and files have them. `rules/sections/sections.ts` reads it. */

import type { Span } from './span';

/** The kinds of sections: rules in words, or the regions or cages as a grid of letters. */
export type RuleSectionKind = 'rules' | 'regions' | 'cages';

/**
 * The text of a section, including its heading if it has one. The owner defines the offset from which all offsets
 * count.
 */
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

/** The content of sections. Call `sectionsOf` in `rules/sections/sections.ts` for details. */
export interface SectionsReading {
  /** The number of problems that are errors. If there are none, all rules are known. */
  readonly mistakes: number;
}

/** Sections with their content. */
export interface ReadSections {
  readonly sections: readonly SectionText[];
  readonly reading: SectionsReading;
}
