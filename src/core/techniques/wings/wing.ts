/** What wings have in common: few cells with as many candidates among them, which do not share one house. */

import type { Names } from '../names';
import type { Step } from '../step';

/** `1/2/3 in r2c7,r3c18` */
export function wingEvidence({ digits, cells }: Step, names: Names): string {
  return `${names.digits(digits, '/')} in ${names.cells(cells)}`;
}
