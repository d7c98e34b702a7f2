/**
 * Puzzles one below the other, with a comment where the shape of boxes differs from the one that the parser would
 * assume.
 */

import { type Geometry, geometryOfSize } from '../../core/geometry';
import { boxComment } from '../../text/sections';
import type { Content } from '../content';
import { baseOf } from './layout';

/** The texts of puzzles, with `separator` between them and `# box: 3x2` above those that need it. */
export function withBoxes(
  puzzles: readonly Content[],
  separator: string,
  textOf: (content: Content, before: Content | undefined) => string,
): string {
  const boxes = new Map<number, Geometry>();
  return puzzles
    .map((content, i) => {
      const geometry = baseOf(content.grid.geometry);
      const { size } = geometry;
      const known = boxes.get(size) ?? geometryOfSize(size);
      boxes.set(size, geometry);
      return (known === geometry ? '' : `${boxComment(geometry)}\n`) + textOf(content, puzzles[i - 1]);
    })
    .join(separator);
}
