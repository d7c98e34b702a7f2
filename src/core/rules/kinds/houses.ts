/** Rules that are houses: they contain each digit at most once. */

import type { Geometry, HouseKind } from '../../geometry';
import type { Cell } from '../../numbers';
import { ray } from '../cells';
import { type AnyRule, allDifferent, BY_GRID, type RuleKind, type RuleKinds } from '../constraint';

/** A main diagonal: `/` rises to the right. */
export interface DiagonalRule {
  readonly kind: 'diagonal';
  readonly direction: '/' | '\\';
}

const diagonal: RuleKind<DiagonalRule> = {
  scope: 'house',
  generation: BY_GRID,
  constraints({ direction }, geometry) {
    const { size } = geometry;
    return [allDifferent(direction === '/' ? ray(geometry, size * (size - 1), [-1, 1]) : ray(geometry, 0, [1, 1]))];
  },
};

/** Windows of the size of a box, one cell away from the edges and from each other. */
export interface WindokuRule {
  readonly kind: 'windoku';
}

const windoku: RuleKind<WindokuRule> = {
  scope: 'house',
  generation: BY_GRID,
  constraints: (_, geometry) => windowsOf(geometry).map(allDifferent),
};

/** The cells of each window. */
export function windowsOf({ size, boxHeight, boxWidth }: Geometry): (readonly Cell[])[] {
  const windows: (readonly Cell[])[] = [];
  for (let top = 1; top + boxHeight < size; top += boxHeight + 1)
    for (let left = 1; left + boxWidth < size; left += boxWidth + 1)
      windows.push(
        Array.from({ length: size }, (_, i) => (top + Math.floor(i / boxWidth)) * size + left + (i % boxWidth)),
      );
  return windows;
}

/**
 * Cells in the same position of different boxes differ. The boxes are the usual ones of this size, even if the puzzle has other regions. Without
 * such boxes there are no groups.
 */
export interface DisjointGroupsRule {
  readonly kind: 'disjointGroups';
}

const disjointGroups: RuleKind<DisjointGroupsRule> = {
  scope: 'house',
  generation: BY_GRID,
  constraints(_, { cellCount, boxHeight, boxWidth, rowOf, columnOf }) {
    if (boxHeight === 1) return [];
    const groups: Cell[][] = Array.from({ length: boxHeight * boxWidth }, () => []);
    for (let cell = 0; cell < cellCount; cell++)
      groups[(rowOf[cell] % boxHeight) * boxWidth + (columnOf[cell] % boxWidth)].push(cell);
    return groups.map(allDifferent);
  },
};

/** Any cells that must differ. */
export interface RegionRule {
  readonly kind: 'region';
  readonly cells: readonly Cell[];
}

/** A region is also a house if it has as many cells as there are digits. */
const region: RuleKind<RegionRule> = { constraints: ({ cells }) => [allDifferent(cells)] };

/** A rule that adds one or more houses. */
export type HouseRule = DiagonalRule | WindokuRule | DisjointGroupsRule | RegionRule;

/** The kinds of rules that add houses. */
export const houseKinds: RuleKinds<HouseRule> = { diagonal, windoku, disjointGroups, region };

/** By kind of rule: the kind of its houses. N cells of another rule that have to differ are an extra region. */
export const HOUSE_KINDS: Readonly<Record<HouseRule['kind'], HouseKind>> = {
  diagonal: 'diagonal',
  windoku: 'window',
  disjointGroups: 'group',
  region: 'extra',
};

/** Whether a rule is a {@link HouseRule}. */
export const isHouse = (rule: AnyRule): rule is HouseRule => Object.hasOwn(HOUSE_KINDS, rule.kind);
