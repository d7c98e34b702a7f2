/** Misplaced borders. */

import { list } from '../../core/techniques/names';

/** The data of a border for messages. */
export interface Border {
  readonly kind: 'row' | 'column';
  /** Number of rows above it, or of columns before it. */
  readonly after: number;
  readonly wanted: readonly number[];
}

/** Messages of diagnostics about borders. */
export const borders = {
  misplacedBorder: ({ kind, after, wanted }: Border) => {
    const places = `after ${wanted.length === 1 ? kind : `${kind}s`} ${list(wanted.map(String))}`;
    const right = kind === 'row' ? `The boxes end ${places}` : `In the other rows, the borders are ${places}`;
    return `This border is after ${kind} ${after}. ${right}`;
  },
} as const;

/** The title of the fix. */
export const borderFixes = {
  moveBorder: (kind: Border['kind'], after: number) => `Move this border after ${kind} ${after}`,
} as const;
