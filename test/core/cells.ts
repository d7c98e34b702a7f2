import type { Geometry } from '../../src/core/geometry';

/** The cell with a name such as `r4c7`, or undefined if this geometry does not have it. */
export function parseCell(geometry: Geometry, name: string): number | undefined {
  const match = /^r(\d+)c(\d+)$/i.exec(name);
  if (!match) return undefined;
  const row = Number(match[1]) - 1;
  const column = Number(match[2]) - 1;
  const inside = 0 <= row && row < geometry.size && 0 <= column && column < geometry.size;
  return inside ? row * geometry.size + column : undefined;
}
