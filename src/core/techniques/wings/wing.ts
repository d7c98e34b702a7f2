/** Wings: a few cells, not all in one house, that together have only as many candidates as there are cells. */

import type { Names } from '../names';
import type { Step } from '../step';

/** The notation of wings: `1/2/3 in r2c7,r3c18`. */
export function wingEvidence({ digits, cells }: Step, names: Names): string {
  return `${names.digits(digits, '/')} in ${names.cells(cells)}`;
}
