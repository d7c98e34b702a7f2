/** Plain data as text, with all its members: for records of answers that people do not read. */

import type { Puzzle } from '../../src/text/puzzle';

/** Any value as text, similar to JSON. Functions are left out, a geometry is its key, and an object inside itself is `^`. */
export function dump(value: unknown, around: readonly object[] = []): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? '' : String(value);
  if (around.includes(value)) return '^';
  const inside = [...around, value];
  if (value instanceof Error) return `Error ${value.message}`;
  if (ArrayBuffer.isView(value)) return `<${(value as Uint8Array).join(' ')}>`;
  if (Array.isArray(value)) return `[${value.map(one => dump(one, inside)).join(',')}]`;
  if (value instanceof Set) return `{${[...value].map(one => dump(one, inside)).join(',')}}`;
  if (value instanceof Map)
    return `{${[...value].map(([key, one]) => `${dump(key, inside)}:${dump(one, inside)}`).join(',')}}`;
  if ('key' in value && 'houses' in value) return `<${value.key}>`;
  if ('at' in value && 'kind' in value && 'cells' in value) return `${value.kind} ${value.at}`;
  if ('places' in value && 'style' in value && 'givens' in value) return dumpPuzzle(value as Puzzle, inside);
  const members = Object.entries(value).filter(([, one]) => one !== undefined && typeof one !== 'function');
  return `{${members.map(([name, one]) => `${name}:${dump(one, inside)}`).join(',')}}`;
}

/**
 * The numbers, cells and signs of a sentence, without its words: so that digests of answers stay the same when only the wording of messages
 * changes.
 */
export const withoutWords = (text: string): string =>
  text.replace(/r\d+c\d+|[\d<>=+/-]+|./gs, part => (part.length > 1 || /[\d<>=+/-]/.test(part) ? part : ''));

/** Distance of the offsets whose cells are recorded. */
const STEP = 5;

/** A puzzle with the places of its cells, and the cells at some places of its text. */
function dumpPuzzle(puzzle: Puzzle, around: readonly object[]): string {
  const { places, givenPlaces, markPlaces, grid, givens, written, text, ...rest } = puzzle;
  const { cellCount } = grid.geometry;
  const cells = Array.from({ length: cellCount }, (_, cell) => cell);
  const placed = [places, givenPlaces, markPlaces].map(each => {
    if (!each) return '-';
    const spans = cells.map(cell => `${each.startOf(cell)}-${each.endOf(cell)}`);
    const at = Array.from({ length: text.length / STEP + 2 }, (_, i) => each.cellAt(STEP * i) ?? '');
    return `${spans.join(' ')} / ${at.join(' ')}`;
  });
  return `{${[grid.digits, givens, written].map(each => each.join('')).join(' ')} ${placed.join('; ')} ${dump({ ...rest, geometry: grid.geometry }, around)}}`;
}
