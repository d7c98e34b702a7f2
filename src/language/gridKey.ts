import type { Grid } from '../core/grid';

/** Equal for equal puzzles: the same shape, the same digits, the same candidates allowed. */
export function keyOf({ geometry, digits, allowed }: Grid): string {
  const box = `${geometry.boxHeight}x${geometry.boxWidth}`;
  return `${box} ${String.fromCharCode(...digits)}${allowed ? ` ${allowed.join()}` : ''}`;
}
