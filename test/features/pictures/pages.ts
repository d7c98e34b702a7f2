/** Pictures of pages with a puzzle, as files. */

import { encodePng } from '../../../src/picture/encoding';
import type { Gray } from '../../../src/picture/gray';
import { pageOf, seen, sheetOf } from '../../picture/drawing';

/** A page with a puzzle of 81 characters, whose first digit is crossed out by a 1, so that it is doubtful. */
export const doubtfulPage = (position: string): Uint8Array => encodePng(crossedOut(position));

/** A page with several such puzzles side by side. */
export const doubtfulSheet = (positions: readonly string[]): Uint8Array =>
  encodePng(sheetOf(positions.map(crossedOut), positions.length, 40));

/** A photo of such a page. */
export function doubtfulPhoto(position: string): Uint8Array {
  const corners = [
    { x: 0.02, y: 0 },
    { x: 1, y: 0.04 },
    { x: 0.94, y: 1 },
    { x: -0.04, y: 0.95 },
  ] as const;
  return encodePng(seen(crossedOut(position), corners, { light: 0.25 }));
}

function crossedOut(position: string): Gray {
  const page = pageOf(position);
  const other = pageOf(`1${position.slice(1)}`);
  return { ...page, data: page.data.map((value, i) => Math.min(value, other.data[i])) };
}
