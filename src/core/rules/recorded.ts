/** What a rule demands, kept to be told several times: some rules take long to say it. */

import type { Geometry } from '../geometry';
import type { Cell } from '../numbers';
import type { Demands } from './demands';
import { demandOne, type Rule } from './rule';

/** Tells again what was demanded. */
export type Recorded = (demands: Demands) => void;

/** `rules` are all of the puzzle. */
export function recorded(rule: Rule, rules: readonly Rule[], geometry: Geometry): Recorded {
  const calls: Recorded[] = [];
  demandOne(rule, rules, {
    geometry,
    different: cells => calls.push(to => to.different(cells)),
    allow: (cell, digits) => calls.push(to => to.allow(cell, digits)),
    related: (a, b, isAllowed) => calls.push(to => to.related(a, b, isAllowed)),
    oneOf: (cells, sets) => calls.push(to => to.oneOf(cells, sets)),
    sum: (terms, total) => calls.push(to => to.sum(terms, total)),
    read: (cells, machine) => calls.push(to => to.read(cells, machine)),
    fill: (cells, sets) => calls.push(to => to.fill(cells, sets)),
    contain: (cells, wanted) => calls.push(to => to.contain(cells, wanted)),
  });
  return demands => {
    for (const call of calls) call(demands);
  };
}

/** The same demands of cells with other numbers. */
export function renumbered(demands: Demands, numberOf: (cell: Cell) => number): Demands {
  const all = (cells: readonly Cell[]) => cells.map(numberOf);
  return {
    geometry: demands.geometry,
    different: cells => demands.different(all(cells)),
    allow: (cell, digits) => demands.allow(numberOf(cell), digits),
    related: (a, b, isAllowed) => demands.related(numberOf(a), numberOf(b), isAllowed),
    oneOf: (cells, sets) => demands.oneOf(all(cells), sets),
    sum: (terms, total) =>
      demands.sum(
        terms.map(({ cell, weight }) => ({ cell: numberOf(cell), weight })),
        total,
      ),
    read: (cells, machine) => demands.read(all(cells), machine),
    fill: (cells, sets) => demands.fill(all(cells), sets),
    contain: (cells, wanted) => demands.contain(all(cells), wanted),
  };
}
