/** Misplaced borders. */

import { all, t } from '../../core/sentences';

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
    const [n, places] = [wanted.length, all(wanted)];
    return kind === 'row'
      ? t('This border is after row {after}. The boxes end after {n, plural, one {row} other {rows}} {places}', {
          after,
          n,
          places,
        })
      : t(
          'This border is after column {after}. In the other rows, the borders are after {n, plural, one {column} other {columns}} {places}',
          { after, n, places },
        );
  },
} as const;

/** The title of the fix. */
export const borderFixes = {
  moveBorder: (kind: Border['kind'], after: number) =>
    kind === 'row'
      ? t('Move this border after row {after}', { after })
      : t('Move this border after column {after}', { after }),
} as const;
