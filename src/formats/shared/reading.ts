/** Helpers for reading links and files of other programs. These are untrusted input, so each value is checked. */

import { type Geometry, geometryOf, geometryOfSize, READABLE_SIZES } from '../../core/geometry';
import { parseLine } from '../../core/notation';
import { titleOf } from '../../text/parser/titles';
import type { ImportedPuzzle } from '../content';

/** The givens in a line of digits with `.` or `0` for empty cells; undefined for any other text. */
export function takeLine(text: string): ImportedPuzzle | undefined {
  const grid = parseLine(text);
  return grid && { content: { grid, givens: grid.digits }, lost: [] };
}

/** The geometry of a size with these boxes, given as the number of a box for each cell. Undefined if there is none. */
export function geometryWith(size: number, boxOf: readonly number[]): Geometry | undefined {
  const usual = geometryOfSize(size);
  const fits = (geometry: Geometry) => {
    const found = new Map<number, number>();
    return boxOf.every((box, cell) => {
      const known = found.get(geometry.boxOf[cell]);
      found.set(geometry.boxOf[cell], box);
      return known === undefined || known === box;
    });
  };
  return [usual, geometryOf(usual.boxWidth, usual.boxHeight)].find(fits);
}

/** Whether puzzles have this size, with boxes or other regions. */
export function isReadableSize(value: unknown): value is number {
  return READABLE_SIZES.includes(value as number);
}

/** A JSON object or list, or undefined. */
export function parseJson(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a JSON value has members. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** A text as a title on one line, not longer than titles in files; undefined when there is none. */
export function titleIn(value: unknown): string | undefined {
  const title = typeof value === 'string' ? titleOf(value.replace(/[\s\p{Cc}]+/gu, ' ')) : '';
  return title === '' ? undefined : title;
}
