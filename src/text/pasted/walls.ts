/** Drawings of jigsaws: lines around the cells show their regions. */

import { geometryOfSize, SIZES } from '../../core/geometry';
import type { Grid } from '../../core/grid';
import { drawnRegions } from '../parser/grids/drawnRegions';
import { charactersOf } from '../parser/words';
import type { Span } from '../span';
import type { PastedLine } from './form';

/** A grid, and the letters of its regions, row by row. */
export interface Jigsaw {
  readonly grid: Grid;
  readonly regions: readonly string[];
}

/** The jigsaw that lines draw: a border above, below and between all rows. */
export function jigsawIn(text: string, lines: readonly PastedLine[]): Jigsaw | undefined {
  const size = (lines.length - 1) / 2;
  if (!SIZES.includes(size)) return undefined;
  const width = Math.max(...lines.map(({ start, end }) => text.slice(start, end).trimEnd().length));
  const rows = lines.filter((_, i) => i % 2 === 1).map(line => cellsOf(text, line, size, width));
  const regionOf = drawnRegions(text, rows);
  if (!regionOf) return undefined;
  const words = rows.flat().map(({ start, end }) => text.slice(start, end).trim());
  if (!words.every(word => /^[\d.*_?-]?$/.test(word) && (Number(word) || 0) <= size)) return undefined;
  const letters = regionOf.map(region => String.fromCharCode(0x41 + region));
  return {
    grid: { geometry: geometryOfSize(size), digits: Uint8Array.from(words, word => Number(word) || 0) },
    regions: rows.map((_, r) => letters.slice(r * size, (r + 1) * size).join('')),
  };
}

/** The cells of a row: its characters, or the places between its lines where they would be. */
function cellsOf(text: string, { start, end }: PastedLine, size: number, width: number): Span[] {
  const characters = charactersOf(text, start, end);
  if (characters.length === size) return characters;
  const pitch = (width - 1) / size;
  if (!Number.isInteger(pitch) || pitch < 2) return [];
  return Array.from({ length: size }, (_, c) => {
    const at = start + c * pitch + (pitch >> 1);
    return { start: Math.min(at, end), end: Math.min(at + 1, end) };
  });
}
