import type { Grid } from '../core/grid';

/** A key of a grid: equal for the same shape, the same digits and the same allowed candidates. */
export function keyOf({ geometry, digits, allowed }: Grid): string {
  const box = `${geometry.boxHeight}x${geometry.boxWidth}`;
  return `${box} ${String.fromCharCode(...digits)}${allowed ? ` ${allowed.join()}` : ''}`;
}
