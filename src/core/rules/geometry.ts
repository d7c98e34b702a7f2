/**
 * Geometries with irregular regions or rules. Constraints are compiled twice: in `ruledTables.ts` for techniques and
 * candidates (houses, peers, relations of two cells), and in `solver/propagation/problem.ts` for the solver. Both are
 * compiled at first use, because a file can have thousands of puzzles of which few are used.
 */

import { REGION_LETTERS } from '../cellNames';
import { type Geometry, type House, tablesOf, type Variant } from '../geometry';
import { finish, type Pausable } from '../pausing';
import { WeakValues } from '../weakValues';
import { areSameRules, distinctRules, RuleList } from './distinct';
import { constraintsOfAll, type Rule } from './rule';
import { type ConstraintsOfRules, makingTables, type RuledTables } from './ruledTables';

/** By cell: its region, 0 .. N-1, each of N cells. Or no regions: a Latin square with rules. */
export type RegionMap = Uint8Array | 'none';

/**
 * The geometry of a puzzle with rules. `base` has the size, and the boxes if there are no other `regions`. Boxes of one row count as
 * none. Repeated rules are dropped. Equal arguments give the same object as long as it is used. `labels`: the letters of regions, in the
 * order of their first cells, if they are not {@link REGION_LETTERS}. They are not part of the key.
 */
export function geometryWithRules(
  base: Geometry,
  rules: readonly Rule[],
  regions?: RegionMap,
  labels?: readonly string[],
): Geometry {
  return geometryWithLists(base, [new RuleList(rules)], regions, labels);
}

/** Like {@link geometryWithRules}, for rules whose hashes are known. */
export function geometryWithLists(
  base: Geometry,
  lists: readonly RuleList[],
  regions?: RegionMap,
  labels?: readonly string[],
): Geometry {
  const isUsual = regions === undefined || (regions !== 'none' && areBoxes(base, regions));
  const hasBoxes = isUsual && base.boxHeight > 1;
  if (hasBoxes && lists.every(({ rules }) => rules.length === 0)) return base;
  const own = hasBoxes ? undefined : isUsual || regions === 'none' ? 'none' : inOrder(regions);
  const { rules: each, key: ofRules } = distinctRules(lists);
  // The loop ends: it passes only geometries with other rules but the same hash.
  for (let key = keyOf(base, own, ofRules); ; key += '+') {
    const place = labels && own ? `${key} ${labels.join()}` : key;
    const found = known.of(
      place,
      () => new RuledGeometry(key, own === undefined ? base : layoutOf(base, own, labels), each),
    );
    if (areSameRules(found.rules, each)) return found;
  }
}

/** Whether a geometry has rules or regions. Computes no tables, so it is suitable for lists of many puzzles. */
export const isRuled = (geometry: Geometry): boolean => geometry instanceof RuledGeometry;

/** The rules of a geometry. None in classic puzzles. */
export function rulesOfGeometry(geometry: Geometry): readonly Rule[] {
  return geometry instanceof RuledGeometry ? geometry.rules : [];
}

/** The same geometry with other rules. Each call creates an object. */
export function withRules(geometry: Geometry, rules: readonly Rule[]): Geometry {
  return geometry instanceof RuledGeometry ? geometry.withRules(rules) : geometryWithRules(geometry, rules);
}

/** Whether the tables of a geometry are computed already. With thousands of rules, this takes long. */
export const isPrepared = (geometry: Geometry): boolean => !(geometry instanceof RuledGeometry) || geometry.isPrepared;

/** Computes the tables of a geometry, which are otherwise computed at first use. Yields where it may be paused. */
export function* preparing(geometry: Geometry): Pausable<void> {
  if (geometry instanceof RuledGeometry) yield* geometry.preparing();
}

/** Computes a value from rules, and from their constraints if it requests them. */
type Make<T> = (layout: Geometry, rules: readonly Rule[], constraints: ConstraintsOfRules) => T;

/**
 * A value that depends on the rules of a geometry and its layout, the rows, columns and regions alone. It is computed
 * at the first call with a given `make` and cached until {@link MOST_FULL} other geometries were requested.
 *
 * @throws RangeError for a classic geometry, which has no rules
 */
export function cachedPerGeometry<T>(geometry: Geometry, make: Make<T>): T {
  if (!(geometry instanceof RuledGeometry)) throw new RangeError('A classic geometry has no rules.');
  return geometry.madeOnce(make);
}

/** By key, as long as they are used: puzzles with the same rules share a geometry. */
const known = new WeakValues<RuledGeometry>();

/** Whether regions, in any numbering, are the boxes. */
function areBoxes({ boxOf, size }: Geometry, regions: Uint8Array): boolean {
  return (
    new Set(regions.map((region, cell) => region * size + boxOf[cell])).size === size && new Set(regions).size === size
  );
}

/** `3x3`, then a number for the region of each cell, then the key of the rules. */
function keyOf(base: Geometry, regions: RegionMap | undefined, rules: string): string {
  const ofRegions = regions === undefined ? [] : regions === 'none' ? [regions] : [regions.join()];
  return [base.key, ...ofRegions, ...(rules === '' ? [] : [rules])].join(' ');
}

/** The rows and columns with these regions. */
function layoutOf(base: Geometry, regions: RegionMap, labels: readonly string[] | undefined): Geometry {
  const { size, boxHeight, boxWidth } = base;
  const letters = Array.from({ length: size }, (_, i) => (labels ?? REGION_LETTERS)[i]);
  const tables = tablesOf(size, regions === 'none' ? undefined : regions, letters);
  return {
    key: keyOf(base, regions, ''),
    size,
    boxHeight,
    boxWidth,
    regions: regions === 'none' ? 'none' : 'irregular',
    ...tables,
  };
}

/** The same regions, numbered in the order of their first cells. */
function inOrder(regions: Uint8Array): Uint8Array {
  const numbers = new Map([...new Set(regions)].map((region, i) => [region, i]));
  return regions.map(region => numbers.get(region)!);
}

/**
 * The geometries that hold values of {@link cachedPerGeometry}, the most recently used one last. A file has thousands, and
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
  private made: RuledTables | undefined;
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
    const { rules: each, key } = distinctRules([new RuleList(rules)]);
    if (each.length === 0) return layout.regions === 'boxes' ? layout : new RuledGeometry(layout.key, layout, each);
    return new RuledGeometry(`${layout.key} ${key}`, layout, each);
  }

  private readonly constraints = () => this.madeOnce(constraintsOfAll);

  private get added(): RuledTables {
    this.made ??= finish(makingTables(this.layout, this.rules, this.constraints));
    return this.made;
  }

  get isPrepared(): boolean {
    return this.made !== undefined;
  }

  *preparing(): Pausable<void> {
    if (this.made) return;
    const made = yield* makingTables(this.layout, this.rules, this.constraints);
    this.made ??= made;
  }
}
