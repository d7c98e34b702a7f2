/** Regions as other programs write them: a label for each cell. */

import { geometryOfSize, SIZES } from '../../core/geometry';
import * as messages from '../../messages/index';
import type { Broken } from '../content';

/** The regions of a puzzle as its content has them: absent for the usual boxes, and `none` where the boxes would be the rows. */
export interface ContentRegions {
  readonly regions?: Uint8Array | 'none';
}

/** The regions that labels describe, numbered in the order of their first cells. Each must have N cells. */
export function regionsOf(size: number, labels: readonly (string | number)[]): ContentRegions | Broken {
  const cells = cellsByLabel(labels);
  if (cells.size !== size) return { problem: messages.variants.regionCount(cells.size, size) };
  for (const [label, { length }] of cells) {
    if (length !== size) return { problem: messages.variants.regionSize(String(label), length, size) };
  }
  const order = [...cells.keys()];
  const regions = Uint8Array.from(labels, label => order.indexOf(label));
  if (!isUsual(size, regions)) return { regions };
  return SIZES.includes(size) ? {} : { regions: 'none' };
}

/** The cells of each label, in the order of their first cells. */
export function cellsByLabel<T>(labels: readonly T[]): Map<T, number[]> {
  const cells = new Map<T, number[]>();
  for (const [cell, label] of labels.entries()) {
    const found = cells.get(label);
    if (found) found.push(cell);
    else cells.set(label, [cell]);
  }
  return cells;
}

/** Whether cells are connected by their sides. */
export function areConnected(size: number, cells: readonly number[]): boolean {
  const left = new Set(cells);
  const open = cells.slice(0, 1);
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    left.delete(cell);
    const column = cell % size;
    const beside = [
      cell - size,
      cell + size,
      ...(column > 0 ? [cell - 1] : []),
      ...(column < size - 1 ? [cell + 1] : []),
    ];
    for (const next of beside) if (left.delete(next)) open.push(next);
  }
  return left.size === 0;
}

function isUsual(size: number, regions: Uint8Array): boolean {
  // Both are numbered in the order of their first cells.
  const { boxOf } = geometryOfSize(size);
  return regions.every((region, cell) => region === boxOf[cell]);
}
