/** What a rule demands, kept to be told several times: some rules take long to say it. */

import type { Geometry } from '../geometry';
import type { ConstraintSink } from './constraintSink';
import { demandOne, type Rule } from './rule';

/** Tells again what was demanded. */
export type Recorded = (demands: ConstraintSink) => void;

/** Each of the things that are demanded, by itself. */
export function separately(demand: Recorded, geometry: Geometry): Recorded[] {
  const calls: Recorded[] = [];
  demand({
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
  return calls;
}

function recorded(rule: Rule, rules: readonly Rule[], geometry: Geometry): Recorded {
  const calls = separately(demands => demandOne(rule, rules, demands), geometry);
  return demands => {
    for (const call of calls) call(demands);
  };
}

/** What each rule demands. */
export const recordedAll = (geometry: Geometry, rules: readonly Rule[]): Recorded[] =>
  rules.map(rule => recorded(rule, rules, geometry));
