/**
 * Innies and outies: the cells of some houses have a known sum, and so do those of whole cages. The difference between the cells of the
 * houses outside the cages and the cells of the cages outside the houses is the difference of these sums.
 */

import type { Geometry, House } from '../../geometry';
import type { Cell } from '../../numbers';
import { ofGeometry, type Position } from '../../position';
import type { Term } from '../../rules/constraint';
import { rulesOfGeometry } from '../../rules/geometry';
import { setsWithSum } from '../../rules/kinds/sums';
import { relationOf } from '../../rules/relations';
import type { Rule } from '../../rules/rule';
import { setsOf } from '../../solver/propagation/digitSets';
import { Linear } from '../../solver/propagation/linear';
import { NO_ONLOOKERS } from '../../solver/propagation/onlookers';
import { PairPropagator } from '../../solver/propagation/pair';
import type { Propagator } from '../../solver/propagation/state';
import { allDiffer, type Clue, type Differ, differIn, hasFewSets } from './clue';
import type { LeftOver } from './subject';

/** The maximum number of cells. Sums of more cells are of little use. */
const MOST_CELLS = 6;
/** The maximum number of sums. More sums take a lot of time. */
const MOST = 120;

/** A clue that is a derived sum. */
export type LeftOverClue = Clue & { readonly subject: { readonly leftOver: LeftOver } };

/** Cells whose sum follows from a rule. */
interface Known {
  readonly rule: Rule;
  readonly cells: readonly Cell[];
  readonly sum: number;
}

/** The sums that follow from houses and rules, those of few houses and cells first. */
export const leftOversOf = ofGeometry((geometry): readonly LeftOverClue[] => {
  const known = withoutOverlaps(rulesOfGeometry(geometry).flatMap(knownSum));
  if (known.length === 0) return [];
  const found = new Map<string, LeftOverClue>();
  for (const houses of runs(geometry)) {
    for (const least of [0, 0.5, 1]) {
      const clue = beside(geometry, houses, known, least);
      if (!clue) continue;
      const { innies, outies } = clue.subject.leftOver;
      const key = `${innies} ${outies}`;
      if (!found.has(key)) found.set(key, clue);
    }
  }
  const effort = ({ subject: { leftOver, cells } }: LeftOverClue) => cells.length + 2 * leftOver.houses.length;
  return [...found.values()].sort((a, b) => effort(a) - effort(b)).slice(0, MOST);
});

/** The derived sums of a position that meet a condition. */
export function leftOversIn(
  { geometry }: Position,
  isWanted: (leftOver: LeftOver) => boolean,
): readonly LeftOverClue[] {
  return geometry.variant ? leftOversOf(geometry).filter(({ subject }) => isWanted(subject.leftOver)) : [];
}

function knownSum(rule: Rule): Known[] {
  if (rule.kind !== 'cage' && rule.kind !== 'sum') return [];
  const { cells, sum } = rule;
  return sum === undefined || new Set(cells).size < cells.length ? [] : [{ rule, cells, sum }];
}

/** Sums of which no two share a cell, shortest first. */
function withoutOverlaps(known: readonly Known[]): Known[] {
  const taken = new Set<Cell>();
  const kept: Known[] = [];
  for (const each of [...known].sort((a, b) => a.cells.length - b.cells.length)) {
    if (each.cells.length === 0 || each.cells.some(cell => taken.has(cell))) continue;
    for (const cell of each.cells) taken.add(cell);
    kept.push(each);
  }
  return kept;
}

/** Combined houses, none of which overlap: consecutive rows, columns or boxes. Other houses are single. */
function* runs({ houses, size, regions }: Geometry): Generator<readonly House[]> {
  const kinds = regions === 'none' ? 2 : 3;
  for (let kind = 0; kind < kinds; kind++)
    for (let count = 1; count < size; count++)
      for (let first = 0; first + count <= size; first++)
        yield houses.slice(kind * size + first, kind * size + first + count);
  for (const house of houses.slice(kinds * size)) yield [house];
}

/**
 * The cells that are left over by the cages that have at least the fraction `least` of their cells in the houses. If
 * `least` is 0, a cage needs at least one cell there.
 */
function beside(
  geometry: Geometry,
  houses: readonly House[],
  known: readonly Known[],
  least: number,
): LeftOverClue | undefined {
  const inside = new Set(houses.flatMap(({ cells }) => [...cells]));
  const innies = new Set(inside);
  const outies: Cell[] = [];
  const taken: Known[] = [];
  for (const each of known) {
    const count = each.cells.filter(cell => inside.has(cell)).length;
    if (count === 0 || count < least * each.cells.length) continue;
    taken.push(each);
    for (const cell of each.cells) if (!innies.delete(cell)) outies.push(cell);
  }
  const count = innies.size + outies.length;
  if (taken.length === 0 || count === 0 || count > MOST_CELLS) return undefined;
  const leftOver: LeftOver = {
    houses,
    innies: [...innies].sort((a, b) => a - b),
    outies: outies.sort((a, b) => a - b),
    ofHouses: (houses.length * geometry.size * (geometry.size + 1)) / 2,
    ofCages: taken.reduce((sum, each) => sum + each.sum, 0),
  };
  const rules = taken.map(({ rule }) => rule);
  const cells = [...leftOver.innies, ...leftOver.outies];
  return { subject: { rules, cells, leftOver }, propagators: [propagatorOf(leftOver, geometry)] };
}

function propagatorOf({ innies, outies, ofHouses, ofCages }: LeftOver, geometry: Geometry): Propagator {
  const { size } = geometry;
  const differ: Differ = differIn(geometry);
  const terms: Term[] = [...innies.map(cell => ({ cell, weight: 1 })), ...outies.map(cell => ({ cell, weight: -1 }))];
  const total = ofHouses - ofCages;
  if (terms.length === 2) {
    const [a, b] = terms;
    const hasSum = (x: number, y: number) => a.weight * x + b.weight * y === total;
    return new PairPropagator(
      a.cell,
      b.cell,
      relationOf(size, (x, y) => (x !== y || !differ(a.cell, b.cell)) && hasSum(x, y)),
    );
  }
  const isOneSided = innies.length === 0 || outies.length === 0;
  const cells = terms.map(({ cell }) => cell);
  if (isOneSided && hasFewSets(size, cells.length) && allDiffer(cells, differ))
    return setsOf(cells, setsWithSum(size, cells.length, Math.abs(total)), NO_ONLOOKERS);
  return new Linear(terms, total, differ);
}
