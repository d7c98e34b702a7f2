/**
 * Geometries with regions of any shape, and with rules. The constraints are read twice: here for what techniques and candidates
 * need (houses, peers, relations of two cells), and in `solver/propagation/problem.ts` for all that the solver needs. Both are made at first use, because a
 * file can have thousands of puzzles of which few are looked at.
 */

import { REGION_LETTERS } from '../cellNames';
import { type Geometry, type House, type HouseKind, type Relation, tablesOf, type Variant } from '../geometry';
import { bitOf } from '../grid';
import type { Cell } from '../numbers';
import { type Check, checkOf } from './checks';
import { type Constraint, digitWith } from './constraint';
import { distinct } from './distinct';
import { HOUSE_KINDS, isHouse } from './kinds/houses';
import { Peers } from './peers';
import { Relations } from './relations';
import { constraintsOf, constraintsOfAll, type Rule } from './rule';

/** By cell: its region, 0 .. N-1, each of N cells. Or no regions: a Latin square with rules. */
export type Regions = Uint8Array | 'none';

/**
 * The geometry of a puzzle with rules. `base` has the size, and the boxes if there are no other `regions`. Boxes of one row are none.
 * Rules that are equal are there once. Equal arguments give the same object as long as it is used. `labels`: the letters of regions in the order in which their first cells come, if they are not
 * {@link REGION_LETTERS}. They are no part of the key.
 */
export function geometryWith(
  base: Geometry,
  rules: readonly Rule[],
  regions?: Regions,
  labels?: readonly string[],
): Geometry {
  const isUsual = regions === undefined || (regions !== 'none' && areBoxes(base, regions));
  const hasBoxes = isUsual && base.boxHeight > 1;
  if (hasBoxes && rules.length === 0) return base;
  const own = hasBoxes ? undefined : isUsual || regions === 'none' ? 'none' : inOrder(regions);
  const each = distinct(rules);
  const key = keyOf(base, own, each.keys());
  const place = labels && own ? `${key} ${labels.join()}` : key;
  const before = known.get(place)?.deref();
  if (before) return before;
  const geometry = new RuledGeometry(key, own === undefined ? base : layoutOf(base, own, labels), [...each.values()]);
  known.set(place, new WeakRef(geometry));
  forgotten.register(geometry, place);
  return geometry;
}

/** Whether a geometry has rules or regions. It makes nothing, so it is for lists of many puzzles. */
export const isRuled = (geometry: Geometry): boolean => geometry instanceof RuledGeometry;

/** The rules of a geometry. None in classic puzzles. */
export function rulesOf(geometry: Geometry): readonly Rule[] {
  return geometry instanceof RuledGeometry ? geometry.rules : [];
}

/** The same geometry with other rules. It is made anew at each call. */
export function withRules(geometry: Geometry, rules: readonly Rule[]): Geometry {
  return geometry instanceof RuledGeometry ? geometry.withRules(rules) : geometryWith(geometry, rules);
}

/** Makes something of rules, and of the constraints of each if it asks for them. */
type Make<T> = (layout: Geometry, rules: readonly Rule[], constraints: ConstraintsOfRules) => T;

/** The constraints of each rule, made at the first call. */
type ConstraintsOfRules = () => readonly (readonly Constraint[])[];

/**
 * What follows from the rules of a geometry and its layout, the rows, columns and regions alone. It is made at the first call with a
 * function and kept until the same was asked of {@link MOST_FULL} other geometries.
 *
 * @throws RangeError for a classic geometry, which has no rules
 */
export function cachedPerGeometry<T>(geometry: Geometry, make: Make<T>): T {
  if (!(geometry instanceof RuledGeometry)) throw new RangeError('A classic geometry has no rules.');
  return geometry.madeOnce(make);
}

const known = new Map<string, WeakRef<Geometry>>();
const forgotten = new FinalizationRegistry<string>(key => {
  if (!known.get(key)?.deref()) known.delete(key);
});

/** Whether regions, which may be numbered in any order, are the boxes. */
function areBoxes({ boxOf, size }: Geometry, regions: Uint8Array): boolean {
  return (
    new Set(regions.map((region, cell) => region * size + boxOf[cell])).size === size && new Set(regions).size === size
  );
}

/** `3x3`, then a number for the region of each cell, then the rules: `16:0,1` or JSON. */
function keyOf(base: Geometry, regions: Regions | undefined, rules: Iterable<string>): string {
  const ofRegions = regions === undefined ? [] : regions === 'none' ? [regions] : [regions.join()];
  return [base.key, ...ofRegions, ...rules].join(' ');
}

/** The rows and columns with these regions. */
function layoutOf(base: Geometry, regions: Regions, labels: readonly string[] | undefined): Geometry {
  const { size, boxHeight, boxWidth } = base;
  const names = Array.from({ length: size }, (_, i) => `region ${(labels ?? REGION_LETTERS)[i]}`);
  const tables = tablesOf(size, regions === 'none' ? undefined : regions, names);
  return {
    key: keyOf(base, regions, []),
    size,
    boxHeight,
    boxWidth,
    regions: regions === 'none' ? 'none' : 'irregular',
    ...tables,
  };
}

/** The same regions, numbered in the order in which their first cells come. */
function inOrder(regions: Uint8Array): Uint8Array {
  const numbers = new Map([...new Set(regions)].map((region, i) => [region, i]));
  return regions.map(region => numbers.get(region)!);
}

/** What is computed at first use. */
interface Added {
  readonly houses: readonly House[];
  readonly boxesFirst: readonly House[];
  readonly housesOf: readonly (readonly House[])[];
  readonly peersOf: readonly Uint16Array[];
  readonly variant: Variant;
}

/**
 * The geometries that keep what {@link cachedPerGeometry} made, the one that was asked last at the end. A file has thousands, and
 * each takes 100 KB.
 */
const full = new Set<RuledGeometry>();
const MOST_FULL = 64;

class RuledGeometry implements Geometry {
  readonly size: number;
  readonly boxHeight: number;
  readonly boxWidth: number;
  readonly regions: Geometry['regions'];
  readonly cellCount: number;
  readonly rowOf: Uint8Array;
  readonly columnOf: Uint8Array;
  readonly boxOf: Uint8Array;
  private made: Added | undefined;
  private readonly others = new Map<object, unknown>();

  constructor(
    readonly key: string,
    private readonly layout: Geometry,
    readonly rules: readonly Rule[],
  ) {
    ({
      size: this.size,
      boxHeight: this.boxHeight,
      boxWidth: this.boxWidth,
      regions: this.regions,
      cellCount: this.cellCount,
      rowOf: this.rowOf,
      columnOf: this.columnOf,
      boxOf: this.boxOf,
    } = layout);
  }

  get houses(): readonly House[] {
    return this.added.houses;
  }
  get boxesFirst(): readonly House[] {
    return this.added.boxesFirst;
  }
  get housesOf(): readonly (readonly House[])[] {
    return this.added.housesOf;
  }
  get peersOf(): readonly Uint16Array[] {
    return this.added.peersOf;
  }
  get variant(): Variant {
    return this.added.variant;
  }

  madeOnce<T>(make: Make<T>): T {
    full.delete(this);
    full.add(this);
    if (full.size > MOST_FULL) {
      const [first] = full;
      first.others.clear();
      full.delete(first);
    }
    if (!this.others.has(make)) this.others.set(make, make(this.layout, this.rules, this.constraints));
    return this.others.get(make) as T;
  }

  withRules(rules: readonly Rule[]): Geometry {
    const { layout } = this;
    const each = distinct(rules);
    if (each.size === 0 && layout.regions === 'boxes') return layout;
    return new RuledGeometry([layout.key, ...each.keys()].join(' '), layout, [...each.values()]);
  }

  private readonly constraints = () => this.madeOnce(constraintsOfAll);

  private get added(): Added {
    this.made ??= addedBy(this.layout, this.rules, this.constraints);
    return this.made;
  }
}

/** The houses that have a name of their own; others are named by their number, or by what the user reads in messages. */
const HOUSE_NAMES: Readonly<Record<HouseKind, ((index: number) => string) | undefined>> = {
  row: undefined,
  column: undefined,
  box: undefined,
  diagonal: index => `diagonal ${index === 0 ? '\\' : '/'}`,
  window: undefined,
  group: undefined,
  extra: index => `extra region ${index + 1}`,
};

/** Houses, peers and relations of a layout and rules. */
function addedBy(layout: Geometry, rules: readonly Rule[], constraints: ConstraintsOfRules): Added {
  const { size, cellCount } = layout;
  const all = 2 ** size - 1;
  const ofRules: House[] = [];
  let knownHouses: Set<string> | undefined;
  const ofKind = new Map<HouseKind, number>();
  const different: (readonly Cell[])[] = [];
  const allowed = new Uint32Array(cellCount).fill(all);
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
    const name = HOUSE_NAMES[kind]?.(index);
    ofRules.push({ kind, index, cells: sorted, at: layout.houses.length + ofRules.length, ...(name && { name }) });
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
  for (const rule of rules) for (const constraint of constraintsOf(rule, rules, layout)) add(rule, constraint);

  const houses = [...layout.houses, ...ofRules];
  const more = layout.housesOf.map((): House[] => []);
  for (const house of ofRules) for (const cell of house.cells) more[cell].push(house);
  const housesOf = ofRules.length === 0 ? layout.housesOf : layout.housesOf.map((own, cell) => [...own, ...more[cell]]);
  const peers = new Peers(layout);
  for (const { cells } of ofRules) peers.differ(cells);
  for (const cells of different) peers.differ(cells);
  const relationsOf: Relation[][] = Array.from({ length: cellCount }, () => []);
  for (const [a, b, { there, back }] of relations) {
    if (there.every((mask, digit) => digit === 0 || (mask & bitOf(digit)) === 0)) peers.differ([a, b]);
    relationsOf[a].push({ cell: b, allowed: there });
    relationsOf[b].push({ cell: a, allowed: back });
  }
  const peersOf = peers.lists();
  const variant = new RuledVariant(layout, constraints, allowed, relationsOf, peersOf);
  return { houses, boxesFirst: [...layout.boxesFirst, ...ofRules], housesOf, peersOf, variant };
}

class RuledVariant implements Variant {
  private checks: readonly Check[] | undefined;

  constructor(
    private readonly layout: Geometry,
    private readonly constraints: ConstraintsOfRules,
    readonly allowed: Uint32Array,
    readonly relationsOf: readonly (readonly Relation[])[],
    private readonly peersOf: readonly Uint16Array[],
  ) {}

  isBroken(digits: Uint8Array): boolean {
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
