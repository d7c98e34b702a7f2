/** A context as plain data, which can be sent to another thread. */

import { geometryOf } from '../../core/geometry';
import type { Context } from './context';

/** The same as a {@link Context}, with the height and the width of boxes instead of geometries. */
export interface SavedContext extends Omit<Context, 'boxes'> {
  readonly boxes: readonly (readonly [height: number, width: number])[];
}

/** A context as plain data. */
export function saved(context: Context): SavedContext {
  const boxes = [...context.boxes.values()].map(({ boxHeight, boxWidth }) => [boxHeight, boxWidth] as const);
  return { ...context, boxes };
}

/** The context of {@link saved}. */
export function restored(context: SavedContext): Context {
  const boxes = context.boxes.map(([height, width]) => [height * width, geometryOf(height, width)] as const);
  return { ...context, boxes: new Map(boxes) };
}
