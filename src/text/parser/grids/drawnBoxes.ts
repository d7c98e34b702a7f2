/** The boxes that lines between cells show: a frame with boxes of 3 rows and 2 columns has no boxes of 2 rows and 3 columns. */

import { type Geometry, geometryOf } from '../../../core/geometry';
import type { Span } from '../../span';

/** The geometry of a grid whose rows have these cells: with the boxes that are drawn, otherwise the usual ones. */
export function drawnGeometry(text: string, rows: readonly (readonly Span[])[], usual: Geometry): Geometry {
  const { size, boxHeight, boxWidth } = usual;
  const isSquare = Number.isInteger(Math.sqrt(size)) && size !== 16;
  if (isSquare || rows.length !== size || rows.some(({ length }) => length !== size)) return usual;
  const width = intervalOf(
    Array.from({ length: size - 1 }, (_, c) => kindOf(rows.map(row => between(text, row[c], row[c + 1])))),
  );
  const ends = rows.slice(1).map((row, r) => between(text, rows[r][size - 1], row[0]).replace(/[\w\t .*]/g, ''));
  const height = intervalOf(ends) ?? (width && size / width);
  const across = width ?? (height && size / height);
  if (!height || !across || height * across !== size) return usual;
  return height === boxHeight && across === boxWidth ? usual : geometryOf(height, across);
}

const between = (text: string, { end }: Span, { start }: Span) => text.slice(end, start);

/** The separator of two columns, if it is the same in all rows; white space does not count. */
function kindOf(texts: readonly string[]): string | undefined {
  const [kind, ...others] = new Set(texts.map(text => text.replace(/\s/g, '')));
  return others.length === 0 ? kind : undefined;
}

/** The number of cells between lines of a distinct kind, if it is constant; undefined if there are no such lines. */
function intervalOf(kinds: readonly (string | undefined)[]): number | undefined {
  const [one, other, ...more] = new Set(kinds);
  if (one === undefined || other === undefined || more.length > 0) return undefined;
  const [rare] = [one, other].sort((a, b) => kinds.filter(k => k === a).length - kinds.filter(k => k === b).length);
  const interval = kinds.indexOf(rare) + 1;
  const isRegular = kinds.every((kind, i) => (kind === rare) === ((i + 1) % interval === 0));
  return isRegular && (kinds.length + 1) % interval === 0 ? interval : undefined;
}
