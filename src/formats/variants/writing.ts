/** What writers share: what a content has that no form of rules says, and the sets of cells that some rules are. */

import { geometryOfSize } from '../../core/geometry';
import type { Cell } from '../../core/numbers';
import type { Rule } from '../../core/rules/rule';
import * as messages from '../../messages/index';
import type { VariantContent } from './content';

/** The name of a rule for people: `slow thermo`. */
export const nameOf = ({ kind }: Rule): string => kind.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);

/** That a rule is not written. */
export const lostRule = (rule: Rule): string => messages.variants.rule(nameOf(rule));

/** The four windows of a windoku, or as many as there are. */
export function windowsOf(size: number): Cell[][] {
  const { boxHeight, boxWidth } = geometryOfSize(size);
  const starts = (length: number) =>
    Array.from({ length: Math.floor((size - 1) / (length + 1)) }, (_, i) => 1 + i * (length + 1));
  return starts(boxHeight).flatMap(top =>
    starts(boxWidth).map(left =>
      Array.from({ length: size }, (_, i) => (top + Math.floor(i / boxWidth)) * size + left + (i % boxWidth)),
    ),
  );
}

/** The cells at the same place of each region. */
export function placesOf({ size, regions }: Pick<VariantContent, 'size' | 'regions'>): Cell[][] {
  if (regions === 'none') return [];
  const regionOf = regions ?? geometryOfSize(size).boxOf;
  const cells = Array.from({ length: size }, (_, region) =>
    [...regionOf.keys()].filter(cell => regionOf[cell] === region),
  );
  return Array.from({ length: size }, (_, place) => cells.map(each => each[place]));
}

/** Whether two cells are side by side. */
export function areBeside(size: number, [a, b]: readonly [Cell, Cell]): boolean {
  const rows = Math.abs(Math.floor(a / size) - Math.floor(b / size));
  return rows + Math.abs((a % size) - (b % size)) === 1;
}
