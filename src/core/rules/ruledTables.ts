/** The houses, peers and relations of a layout with rules: the results of constraints that techniques and candidates need. */

import type { CellRelation, Geometry, House, HouseKind, Variant } from '../geometry';
import { bitOf } from '../grid';
import type { Cell } from '../numbers';
import type { Pausable } from '../pausing';
import { checkOf, type DigitCheck } from './checks';
import { type Constraint, digitWith } from './constraint';
import { HOUSE_KINDS, isHouse } from './kinds/houses';
import { Peers } from './peers';
import { Relations } from './relations';
import type { Rule } from './rule';

/** The constraints of each rule, made at the first call. */
export type ConstraintsOfRules = () => readonly (readonly Constraint[])[];

/** The tables of a geometry with rules. They are computed at first use. */
export interface RuledTables {
  readonly houses: readonly House[];
  readonly boxesFirst: readonly House[];
  readonly housesOf: readonly (readonly House[])[];
  readonly peersOf: readonly Uint16Array[];
  readonly variant: Variant;
}

/** Number of constraints that are added between two yields. */
const CONSTRAINTS_AT_ONCE = 200;
/** Number of constraints on different digits that make peers between two yields. */
const DIFFERENT_AT_ONCE = 2000;

/** Computes the houses, peers and relations of a layout and rules. Yields where it may be paused. */
export function* makingTables(
  layout: Geometry,
  rules: readonly Rule[],
  constraints: ConstraintsOfRules,
): Pausable<RuledTables> {
  const { size, cellCount } = layout;
  const ofRules: House[] = [];
  let knownHouses: Set<string> | undefined;
  const ofKind = new Map<HouseKind, number>();
  const different: (readonly Cell[])[] = [];
  const allowed = new Uint32Array(cellCount).fill(2 ** size - 1);
  const relations = new Relations(size, cellCount);
  const addHouse = (rule: Rule, cells: readonly Cell[]) => {
    const sorted = Uint16Array.from(cells).sort();
    const cellsOf = sorted.join();
    knownHouses ??= new Set(layout.houses.map(house => house.cells.join()));
    if (knownHouses.has(cellsOf)) return;
    knownHouses.add(cellsOf);
    const kind = isHouse(rule) ? HOUSE_KINDS[rule.kind] : 'extra';
    const same = ofKind.get(kind) ?? 0;
    ofKind.set(kind, same + 1);
    const index = rule.kind === 'diagonal' ? (rule.direction === '\\' ? 0 : 1) : same;
    const label = rule.kind === 'diagonal' ? rule.direction : undefined;
    ofRules.push({ kind, index, cells: sorted, at: layout.houses.length + ofRules.length, ...(label && { label }) });
  };
  const add = (rule: Rule, constraint: Constraint) => {
    switch (constraint.kind) {
      case 'allDifferent':
        if (constraint.cells.length === size) addHouse(rule, constraint.cells);
        else different.push(constraint.cells);
        break;
      case 'domain':
        allowed[constraint.cell] &= constraint.digits;
        break;
      case 'relation':
        relations.add(...constraint.cells, constraint.isAllowed);
        break;
      case 'sum': {
        const { terms, total } = constraint;
        const [a, b] = terms;
        if (terms.length === 1) allowed[a.cell] &= digitWith(size, a, total);
        else if (terms.length === 2 && a.cell !== b.cell)
          relations.add(a.cell, b.cell, (x, y) => a.weight * x + b.weight * y === total);
        break;
      }
      case 'digitSets':
      case 'automaton':
      case 'between':
      case 'count':
        break;
      default:
        constraint satisfies never;
    }
  };
  const all = constraints();
  let added = 0;
  for (const [i, rule] of rules.entries()) {
    for (const constraint of all[i]) {
      add(rule, constraint);
      if (++added % CONSTRAINTS_AT_ONCE === 0) yield undefined;
    }
  }

  const houses = [...layout.houses, ...ofRules];
  const more = layout.housesOf.map((): House[] => []);
  for (const house of ofRules) for (const cell of house.cells) more[cell].push(house);
  yield undefined;
  const housesOf = ofRules.length === 0 ? layout.housesOf : layout.housesOf.map((own, cell) => [...own, ...more[cell]]);
  const peers = new Peers(layout);
  for (const { cells } of ofRules) peers.differ(cells);
  for (const [i, cells] of different.entries()) {
    peers.differ(cells);
    if (i % DIFFERENT_AT_ONCE === 0) yield undefined;
  }
  const relationsOf: CellRelation[][] = Array.from({ length: cellCount }, () => []);
  let related = 0;
  for (const [a, b, { there, back }] of relations) {
    if (related++ % CONSTRAINTS_AT_ONCE === 0) yield undefined;
    if (there.every((mask, digit) => digit === 0 || (mask & bitOf(digit)) === 0)) peers.differ([a, b]);
    relationsOf[a].push({ cell: b, allowed: there });
    relationsOf[b].push({ cell: a, allowed: back });
  }
  yield undefined;
  const peersOf = peers.lists();
  const variant = new RuledVariant(layout, constraints, allowed, relationsOf, peersOf);
  return { houses, boxesFirst: [...layout.boxesFirst, ...ofRules], housesOf, peersOf, variant };
}

class RuledVariant implements Variant {
  private checks: readonly DigitCheck[] | undefined;
  private last: { readonly digits: Uint8Array; readonly isBroken: boolean } | undefined;

  constructor(
    private readonly layout: Geometry,
    private readonly constraints: ConstraintsOfRules,
    readonly allowed: Uint32Array,
    readonly relationsOf: readonly (readonly CellRelation[])[],
    private readonly peersOf: readonly Uint16Array[],
  ) {}

  isBroken(digits: Uint8Array): boolean {
    // Several features ask for the same digits, and there may be thousands of rules.
    if (!this.last?.digits.every((digit, cell) => digit === digits[cell]))
      this.last = { digits: digits.slice(), isBroken: this.isNewBroken(digits) };
    return this.last!.isBroken;
  }

  private isNewBroken(digits: Uint8Array): boolean {
    for (let cell = 0; cell < digits.length; cell++) {
      if (digits[cell] === 0) continue;
      const peers = this.peersOf[cell];
      for (let i = 0; i < peers.length; i++) if (digits[peers[i]] === digits[cell]) return true;
    }
    this.checks ??= this.constraints()
      .flat()
      .map(constraint => checkOf(constraint, this.layout));
    return this.checks.some(({ isBroken }) => isBroken(digits));
  }
}
