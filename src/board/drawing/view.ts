/** Options of a drawing. */

import type { Snapshot } from '../protocol/snapshot';

/** The candidates that are drawn in empty cells. */
export type DrawnNotes = 'computed' | 'listed' | 'none';

/** The parts of a drawing other than the digits. */
export interface View {
  /** The selected cells. */
  readonly selection?: ReadonlySet<number>;
  /** The cell at the cursor, whose peers and equal digits are highlighted. */
  readonly cursor?: number;
  /** The candidates to draw: `computed`, those that the text lists, or none. A step always shows the computed ones. */
  readonly candidates: DrawnNotes;
  /** Whether rows and columns have labels next to the grid. */
  readonly hasLabels?: boolean;
}

/** The parts of a snapshot that a plain drawing needs. */
export type DrawnPuzzle = Pick<Snapshot, 'size' | 'regions' | 'symbols' | 'digits' | 'givens'> & Partial<Snapshot>;
