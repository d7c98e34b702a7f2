/** A context as plain data, which can be sent to another thread. */

import { geometryOf } from '../../core/geometry';
import type { SectionText } from '../sectionText';
import type { Context } from './context';
import { FileRules } from './sections/fileRules';

/** A {@link Context} with the height and the width of boxes instead of geometries, and the text of rules. */
export interface SavedContext extends Omit<Context, 'boxes' | 'rules'> {
  readonly boxes: readonly (readonly [height: number, width: number])[];
  readonly rules: readonly SectionText[] | undefined;
}

/** A context as plain data. */
export function saved(context: Context): SavedContext {
  const boxes = [...context.boxes.values()].map(({ boxHeight, boxWidth }) => [boxHeight, boxWidth] as const);
  return { ...context, boxes, rules: context.rules?.texts };
}

/** The context of {@link saved}. */
export function restored(context: SavedContext): Context {
  const boxes = context.boxes.map(([height, width]) => [height * width, geometryOf(height, width)] as const);
  return { ...context, boxes: new Map(boxes), rules: context.rules && new FileRules(context.rules) };
}
