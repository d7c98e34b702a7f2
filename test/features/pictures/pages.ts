/** Pictures of pages with a puzzle, as files. */

import { encodePng } from '../../../src/picture/encoding';
import { pageOf } from '../../picture/drawing';

/** A page with a puzzle of 81 characters, whose first digit is crossed out by a 1, so that it is doubtful. */
export function doubtfulPage(position: string): Uint8Array {
  const page = pageOf(position);
  const other = pageOf(`1${position.slice(1)}`);
  return encodePng({ ...page, data: page.data.map((value, i) => Math.min(value, other.data[i])) });
}
