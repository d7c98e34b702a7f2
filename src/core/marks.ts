/** The pencil marks of a player. */

import type { DigitMask } from './numbers';
import type { Candidate } from './position';

/** The layers of marks, in the order of their lines in a file. Deleting empties them in the same order. */
export const MARK_LAYERS = ['corner', 'centre', 'colour'] as const;
/** One of {@link MARK_LAYERS}. */
export type MarkLayer = (typeof MARK_LAYERS)[number];

/**
 * A player's marks: by layer, by cell, a mask of digits. In the layer `colour`, digit d is the color with number d, 1 .. 9. Marks for
 * chains are absent if there are none.
 */
export type Marks = Readonly<Record<MarkLayer, readonly DigitMask[]>> & { readonly chains?: ChainMarks };

/** Marks of single candidates, with which a player follows chains. Colors are numbered as those of cells. */
export interface ChainMarks {
  readonly colors: readonly ColoredCandidate[];
  readonly links: readonly MarkedLink[];
}

/** A candidate with a color. */
export interface ColoredCandidate extends Candidate {
  readonly color: number;
}

/** The kinds of links: `strong` if at least one end is true, `weak` if at most one is. */
export const LINK_KINDS = ['strong', 'weak'] as const;
/** One of {@link LINK_KINDS}. */
export type LinkKind = (typeof LINK_KINDS)[number];

/** A link that a player drew between two candidates. */
export interface MarkedLink {
  readonly from: Candidate;
  readonly to: Candidate;
  readonly kind: LinkKind;
  /** Whether it has an arrow that points to its second end. */
  readonly hasArrow: boolean;
}
