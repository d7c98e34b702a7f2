/**
 * The candidates that each rule by itself leaves. Rules are not combined: each sees the digits of the grid and the candidates that they
 * leave, but no exclusions by other rules. So people can verify each result by looking at one rule. This file is imported as
 * `#narrowing`, which resolves to noNarrowing.ts in an exported page: see `imports` in package.json.
 */

import { Cache } from '../cache';
import { type Candidates, candidatesOf } from '../candidates';
import { bitOf, type Grid } from '../grid';
import type { Cell, DigitMask } from '../numbers';
import { finish, type Pausable } from '../pausing';
import { type Candidate, ofGeometry } from '../position';
import { type Constraint, cellsOf, renumbered } from '../rules/constraint';
import { ruleKeyOf } from '../rules/distinct';
import { cachedPerGeometry } from '../rules/geometry';
import { image, relationTablesOf } from '../rules/relations';
import { isHouseOnly, isOfGrid, type Rule } from '../rules/rule';
import { Differences } from '../solver/propagation/differences';
import { gathering } from '../solver/propagation/propagators';
import { SearchState } from '../solver/propagation/state';
import { finished } from '../solver/propagation/work';

type Layout = Grid['geometry'];
type Relation = Constraint & { readonly kind: 'relation' };

/**
 * The candidates that are shown to people: the part of {@link candidatesOf} that each rule by itself leaves. Techniques
 * start from {@link candidatesOf}, because an exclusion by a rule is a step of a path. A rule that cannot be satisfied
 * leaves no candidates in its cells.
 */
export function candidatesByRules(grid: Grid): Candidates {
  return finish(findingCandidates(grid));
}

/** Number of rules that are applied between two yields. */
const RULES_AT_ONCE = 20;

/** Like {@link candidatesByRules}, but yields where it may be paused. The next call for a grid with these rules is quick. */
export function* findingCandidates(grid: Grid): Pausable<Candidates> {
  const candidates = candidatesOf(grid);
  if (!grid.geometry.variant) return candidates;
  const known = candidates.map((mask, cell) => (grid.digits[cell] === 0 ? mask : bitOf(grid.digits[cell])));
  for (const [i, narrowing] of cachedPerGeometry(grid.geometry, narrowings).entries()) {
    if (i % RULES_AT_ONCE === 0) yield undefined;
    if (narrowing.cells.every(cell => grid.digits[cell] > 0)) continue;
    const left = narrowing.leftOf(known);
    for (const [at, cell] of narrowing.cells.entries())
      if (grid.digits[cell] === 0) candidates[cell] &= left ? left[at] : 0;
  }
  return candidates;
}

/** The digits that a rule leaves for a cell. */
export interface LeftByRule {
  readonly rule: Rule;
  /** All cells of the rule. */
  readonly cells: readonly Cell[];
  /** The digits that are left for the cell. */
  readonly left: DigitMask;
  /** The digits in cells of the rule that exclude something from the cell. */
  readonly filled: readonly Candidate[];
  /** Whether this result depends on the candidates that houses leave for the empty cells of the rule. */
  readonly needsHouses: boolean;
}

/**
 * The digits that each rule leaves for an empty cell, for rules that exclude a digit from it: first by the rule's own digits alone, then
 * also by the candidates that houses leave for its other cells.
 */
export function leftByRules({ geometry, digits }: Pick<Grid, 'geometry' | 'digits'>, cell: Cell): LeftByRule[] {
  if (!geometry.variant) return [];
  const all = 2 ** geometry.size - 1;
  const masksOf = (filled: Uint8Array) => Uint32Array.from(filled, digit => (digit === 0 ? all : bitOf(digit)));
  const own = masksOf(digits);
  const withHouses = own.slice();
  for (const house of geometry.houses) {
    const present = house.cells.reduce((mask, one) => (digits[one] === 0 ? mask : mask | bitOf(digits[one])), 0);
    for (const one of house.cells) if (digits[one] === 0) withHouses[one] &= ~present;
  }
  withHouses[cell] = all;
  const found: LeftByRule[] = [];
  for (const [needsHouses, masks] of [
    [false, own],
    [true, withHouses],
  ] as const) {
    for (const narrowing of cachedPerGeometry(geometry, needsHouses ? narrowings : narrowingsAlone)) {
      const { rule, cells } = narrowing;
      const at = cells.indexOf(cell);
      const left = at < 0 ? undefined : narrowing.leftOf(masks)?.[at];
      if (left === undefined || left === all) continue;
      found.push({ rule, cells, left, filled: neededFor(narrowing, masks, at, digits), needsHouses });
    }
  }
  return found;
}

/** A set of digits that are all needed for the exclusions from a cell, which is given by its index. */
function neededFor(narrowing: Narrowing, masks: Uint32Array, at: number, digits: Uint8Array): Candidate[] {
  const left = narrowing.leftOf(masks)?.[at];
  const all = 2 ** narrowing.size - 1;
  const kept = masks.slice();
  return narrowing.cells.flatMap(cell => {
    if (digits[cell] === 0) return [];
    kept[cell] = all;
    if (narrowing.leftOf(kept)?.[at] === left) return [];
    kept[cell] = masks[cell];
    return [{ cell, digit: digits[cell] }];
  });
}

/** A rule with its cells, as if the grid had no others. */
class Narrowing {
  private state: SearchState | undefined;
  /** The only constraint, if it is about two cells. */
  private readonly pair: Relation | undefined;
  private readonly allowed: Int32Array;
  private readonly masks: Int32Array;
  private asked = '';
  private answer: readonly DigitMask[] | undefined;

  /** `sees`: whether cells in the same row, column or region differ; otherwise only the rule itself counts. */
  constructor(
    private readonly layout: Layout,
    readonly rule: Rule,
    readonly cells: readonly Cell[],
    private readonly constraints: readonly Constraint[],
    private readonly sees: boolean,
  ) {
    const [only, ...others] = constraints;
    this.pair = only?.kind === 'relation' && others.length === 0 && !sees ? only : undefined;
    this.masks = new Int32Array(cells.length);
    this.allowed = new Int32Array(cells.length);
  }

  get size(): number {
    return this.layout.size;
  }

  /** By index of a cell: the part of these masks, given by cell of the grid, that is left; undefined if the rule cannot be satisfied. */
  leftOf(masks: ArrayLike<DigitMask>): readonly DigitMask[] | undefined {
    const { cells, pair } = this;
    if (pair) return leftOfPair(pair, masks, this.size);
    // The last result is reused, because the cells of most rules stay the same while the user types a puzzle.
    let asked = '';
    for (let i = 0; i < cells.length; i++)
      asked += String.fromCharCode(masks[cells[i]] & 0xffff, masks[cells[i]] >>> 16);
    if (asked !== this.asked) {
      this.asked = asked;
      this.answer = this.findLeft(masks);
    }
    return this.answer;
  }

  private findLeft(masks: ArrayLike<DigitMask>): readonly DigitMask[] | undefined {
    this.state ??= this.makeState();
    for (const [i, cell] of this.cells.entries()) this.masks[i] = masks[cell] & this.allowed[i];
    if (this.masks.includes(0)) return undefined;
    this.state.startFrom(this.masks);
    return this.state.settle() ? [...this.state.masks] : undefined;
  }

  private makeState(): SearchState {
    const { layout, cells, sees } = this;
    const numbers = new Map(cells.map((cell, i) => [cell, i]));
    const numberOf = (cell: Cell) => numbers.get(cell)!;
    const peersOf = cells.map(cell =>
      Uint16Array.from(sees ? [...layout.peersOf[cell]].filter(peer => numbers.has(peer)).map(numberOf) : []),
    );
    const differences = Differences.of({ cellCount: cells.length, peersOf });
    const { add, masks, propagators } = gathering(layout, cells.length, differences);
    for (const constraint of this.constraints) add(renumbered(constraint, numberOf));
    const { pairs, sets, contains, linear, slow } = finished(propagators([]));
    this.allowed.set(masks); // after the propagators are made, because this adds sums of one cell
    const rules = [...pairs, ...sets, ...contains, ...linear, ...(layout.size <= MOST_SLOW ? slow : [])];
    return new SearchState(layout.size, cells.length, rules, differences.peersOf());
  }
}

/**
 * The part of two cells' candidates that a relation by itself leaves. Rules of the whole grid have thousands of relations, for which a
 * state would take too long.
 */
function leftOfPair(
  { cells: [a, b], isAllowed }: Relation,
  masks: ArrayLike<DigitMask>,
  size: number,
): readonly DigitMask[] | undefined {
  const { there, back } = relationTablesOf(size, isAllowed);
  const ofB = masks[b] & image(there, masks[a]);
  const ofA = masks[a] & image(back, ofB);
  return ofA === 0 || ofB === 0 ? undefined : [ofA, ofB];
}

/**
 * The largest size for slow constraints. In larger grids, automata and the sets of a sandwich take up to seconds, too long for a keystroke.
 */
const MOST_SLOW = 10;

/** The size of the cache of compiled rules, which pays off when another rule is edited. */
const MOST_KNOWN = 500;
const knownSeeing = ofGeometry(() => new Cache<Narrowing>(MOST_KNOWN));
const knownAlone = ofGeometry(() => new Cache<Narrowing>(MOST_KNOWN));

type Constraints = () => readonly (readonly Constraint[])[];
type Make = (layout: Layout, rules: readonly Rule[], constraints: Constraints) => readonly Narrowing[];

const narrowings: Make = (layout, rules, constraints) => allOf(layout, rules, constraints(), 'houses');
const narrowingsAlone: Make = (layout, rules, constraints) => allOf(layout, rules, constraints(), 'rule only');

/** Whether cells of a row, column or region differ, or only the rule itself counts. */
type Within = 'houses' | 'rule only';

function allOf(
  layout: Layout,
  rules: readonly Rule[],
  constraintsOfRules: readonly (readonly Constraint[])[],
  within: Within,
): Narrowing[] {
  const sees = within === 'houses';
  const make = (rule: Rule, constraints: readonly Constraint[]) => {
    const cells = [...new Set(constraints.flatMap(cellsOf))];
    return new Narrowing(layout, rule, cells, constraints, sees && !isOfGrid(rule));
  };
  const known = (sees ? knownSeeing : knownAlone)(layout);
  return rules.flatMap((rule, index) => {
    if (isHouseOnly(rule, layout)) return [];
    const constraints = constraintsOfRules[index];
    if (!isOfGrid(rule)) return [known.of(ruleKeyOf(rule), () => make(rule, constraints))];
    // The constraints of these rules depend on other rules. Candidates already reflect differing cells and the digits of single cells.
    return constraints.filter(each => !sees || !isOfSingles(each)).map(each => make(rule, [each]));
  });
}

/** Whether a constraint only requires that cells differ, or limits the digits of a cell. */
const isOfSingles = ({ kind }: Constraint): boolean => kind === 'allDifferent' || kind === 'domain';
