/** The pencil marks of a player. */

import type { DigitMask } from './numbers';

/** The layers of marks, in the order of their lines in a file. Deleting empties them in the same order. */
export const MARK_LAYERS = ['corner', 'centre', 'colour'] as const;
/** One of {@link MARK_LAYERS}. */
export type MarkLayer = (typeof MARK_LAYERS)[number];

/** A player's marks: by layer, by cell, a mask of digits. In the layer `colour`, digit d is the color with number d, 1 .. 9. */
export type Marks = Readonly<Record<MarkLayer, readonly DigitMask[]>>;
