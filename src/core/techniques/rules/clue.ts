/** Rules in the form that techniques use: each with its cells, and with the propagators that decide which digits fit together. */

import type { Geometry } from '../../geometry';
import type { Cell, DigitMask } from '../../numbers';
import { ofGeometry } from '../../position';
import type { Constraint, IsAllowed, Term } from '../../rules/constraint';
import { rulesOfGeometry } from '../../rules/geometry';
import { setsWithSum } from '../../rules/kinds/sums';
import { relationOf } from '../../rules/relations';
import { constraintsOf, isOfGrid, type Rule } from '../../rules/rule';
import { Contains } from '../../solver/propagation/contains';
import { setsOf } from '../../solver/propagation/digitSets';
import { Filling } from '../../solver/propagation/filling';
import { Linear } from '../../solver/propagation/linear';
import { readBy } from '../../solver/propagation/loopAutomatonPropagator';
import { NO_ONLOOKERS } from '../../solver/propagation/onlookers';
import { PairPropagator } from '../../solver/propagation/pair';
import type { Propagator } from '../../solver/propagation/state';
import type { Subject } from './subject';

/** Some cells, with all constraints of a rule on them. */
export interface Clue {
  readonly subject: Subject;
  readonly propagators: readonly Propagator[];
  /** For different digits with a sum, or a window of digits: the sets of digits that the cells can have. */
  readonly sets?: readonly DigitMask[];
}

/** Whether two cells must differ. */
export type Differ = (a: Cell, b: Cell) => boolean;

/** The test whether two cells must differ. */
export const differIn = ofGeometry(({ cellCount, peersOf }): Differ => {
  const table = new Uint8Array(cellCount * cellCount);
  for (const [cell, peers] of peersOf.entries()) for (const peer of peers) table[cell * cellCount + peer] = 1;
  return (a, b) => table[a * cellCount + b] === 1;
});

/** The clues of all rules of a geometry, without the requirement that cells differ. None in classic puzzles. */
export const cluesOf = ofGeometry((geometry): readonly Clue[] => {
  const rules = rulesOfGeometry(geometry);
  return rules.flatMap(rule => cluesOfRule(rule, rules, geometry));
});

/** Whether a clue is one of the many pairs or squares of a rule of the whole grid. */
export const isPartOfGrid = ({ subject: { rules } }: Clue): boolean => rules.length > 0 && isOfGrid(rules[0]);

/** Whether all rules of a geometry are houses, or relations of two cells. */
export const knowsPairsOnly = (geometry: Geometry): boolean =>
  cluesOf(geometry).every(({ propagators }) => propagators.every(each => each instanceof PairPropagator));

function cluesOfRule(rule: Rule, rules: readonly Rule[], geometry: Geometry): Clue[] {
  const { size } = geometry;
  const differ = differIn(geometry);
  const parts: Propagator[] = [];
  let sets: readonly DigitMask[] | undefined;
  const addPair = (a: Cell, b: Cell, isAllowed: IsAllowed) => {
    const relation = relationOf(size, (x, y) => (x !== y || !differ(a, b)) && isAllowed(x, y));
    parts.push(new PairPropagator(a, b, relation));
  };
  const addSets = (cells: readonly Cell[], possible: readonly DigitMask[]) => {
    sets = possible;
    parts.push(setsOf(cells, possible, NO_ONLOOKERS));
  };
  const addSum = (terms: readonly Term[], total: number) => {
    const cells = terms.map(({ cell }) => cell);
    if (terms.length < 2) return; // known to candidates
    if (terms.length === 2) {
      const [one, two] = terms;
      addPair(one.cell, two.cell, (x, y) => one.weight * x + two.weight * y === total);
    }
    const isCage = terms.every(({ weight }) => weight === 1) && allDiffer(cells, differ);
    if (isCage && hasFewSets(size, cells.length)) addSets(cells, setsWithSum(size, cells.length, total));
    else if (terms.length > 2) parts.push(new Linear(terms, total, differ));
  };
  const add = (constraint: Constraint) => {
    switch (constraint.kind) {
      case 'allDifferent': // known to houses and peers
      case 'domain': // known to candidates
        break;
      case 'relation':
        addPair(...constraint.cells, constraint.isAllowed);
        break;
      case 'digitSets':
        addSets(constraint.cells, constraint.sets);
        break;
      case 'sum':
        addSum(merged(constraint.terms), constraint.total);
        break;
      case 'automaton':
        parts.push(readBy(constraint.cells, constraint.automaton()));
        break;
      case 'between':
        parts.push(new Filling(constraint.cells, constraint.sets()));
        break;
      case 'count':
        parts.push(new Contains(constraint.cells, constraint.wanted, NO_ONLOOKERS));
        break;
      default:
        constraint satisfies never;
    }
  };
  for (const constraint of constraintsOf(rule, rules, geometry)) add(constraint);
  if (parts.length === 0) return [];
  if (isOfGrid(rule))
    return parts.map(part => ({ subject: { rules: [rule], cells: part.cells }, propagators: [part] }));
  const cells = [...new Set('cells' in rule ? rule.cells : parts.flatMap(part => part.cells))];
  return [{ subject: { rules: [rule], cells }, propagators: parts, ...(sets && { sets }) }];
}

/** Each cell once, without cells whose weights cancel each other out. */
function merged(terms: readonly Term[]): Term[] {
  const weights = new Map<Cell, number>();
  for (const { cell, weight } of terms) weights.set(cell, (weights.get(cell) ?? 0) + weight);
  return [...weights].filter(([, weight]) => weight !== 0).map(([cell, weight]) => ({ cell, weight }));
}

/** Whether all of some cells must differ from each other. */
export const allDiffer = (cells: readonly Cell[], differ: Differ): boolean =>
  cells.every((a, i) => cells.slice(0, i).every(b => differ(a, b)));

/** Whether all sets of `count` digits with a sum can be listed. In large grids there are thousands. */
export const hasFewSets = (size: number, count: number): boolean => size <= 9 || count <= 5;
