/** Finds the rules that the digits break or make impossible to satisfy, and the cells involved. */

import { Cache } from '../cache';
import type { Geometry } from '../geometry';
import type { Grid } from '../grid';
import type { Cell } from '../numbers';
import { finish, type Pausable } from '../pausing';
import { ofGeometry } from '../position';
import { checkOf, type DigitCheck } from '../rules/checks';
import type { Constraint } from '../rules/constraint';
import { ruleKeyOf } from '../rules/distinct';
import { cachedPerGeometry, isPrepared, isRuled, preparing, rulesOfGeometry } from '../rules/geometry';
import { isHouseOnly, isOfGrid, kindOf, type Rule } from '../rules/rule';
import { type NeighborCheck, starsOf } from './neighborCheck';
import { RuleFeasibility } from './ruleFeasibility';
import { waysToFill } from './waysToFill';

/** A rule that is broken. */
export interface BrokenRule {
  readonly rule: Rule;
  /**
   * The cells whose digits break it, in the order of the rule. Each of them is needed to break it. Rules with a sum or
   * a list of digits are an exception: they have all their cells here, including empty ones.
   */
  readonly cells: readonly Cell[];
  /** Whether the rule is broken only because cells that see each other must differ. */
  readonly bySight?: true;
  /** For a rule of the whole grid: the cell that is left without a digit. */
  readonly empty?: Cell;
}

/**
 * The rules that the digits break, or that cannot be satisfied no matter what cells outside them hold. Digits repeated in a
 * house are not included. A rule of the whole grid is checked around each cell.
 */
export function brokenRules(grid: Grid): BrokenRule[] {
  return finish(findingBroken(grid));
}

/** Number of rules that are checked between two yields. */
const RULES_AT_ONCE = 20;

/** Up to this size, all rules are checked quickly. */
const FAST_SIZE = 9;

/** Like {@link brokenRules}, but yields where it may be paused. The next call for an equal grid is quick. */
export function* findingBroken({ geometry, digits }: Grid): Pausable<BrokenRule[]> {
  if (!isRuled(geometry)) return [];
  yield undefined;
  yield* preparing(geometry);
  const compiled = cachedPerGeometry(geometry, compiledRules);
  const known = compiled.foundIn(digits);
  if (known) return [...known];
  const found: BrokenRule[] = [];
  let steps = 0;
  for (let i = 0; i < compiled.length; i++) {
    const each = compiled.of(i);
    for (const broken of lastBroken(each, digits)) found.push({ rule: each.rule, ...broken });
    steps += each.isSlow ? RULES_AT_ONCE : 1;
    if (steps < RULES_AT_ONCE) continue;
    steps = 0;
    yield undefined;
  }
  compiled.remember(digits, found);
  return found;
}

/** Whether {@link brokenRules} is quick: there are few rules, or it was called for an equal grid, or the rules are compiled and not very many. */
export function areQuicklyChecked({ geometry, digits }: Grid): boolean {
  if (effortOf(geometry) <= FEW_RULES) return true;
  if (!isPrepared(geometry)) return false;
  const compiled = cachedPerGeometry(geometry, compiledRules);
  return compiled.isQuick || compiled.foundIn(digits) !== undefined;
}

/** The number of rules, of which one of the whole grid counts like one for every two cells. */
function effortOf(geometry: Geometry): number {
  const rules = rulesOfGeometry(geometry);
  return rules.reduce((sum, rule) => sum + (isOfGrid(rule) ? geometry.cellCount / 2 : 1), 0);
}

/** Maximum number of rules that are compiled within a keystroke, and of those that are checked. A killer has thirty, and some puzzles have a hundred. */
const FEW_RULES = 300;
const MANY_RULES = 1000;

/**
 * The ways in which digits break a rule. While the user types a puzzle, the cells of most rules stay the same, so the last result is
 * cached.
 */
function lastBroken(compiled: CompiledRule, digits: Uint8Array): readonly Broken[] {
  const { cells } = compiled;
  if (!cells) return [...brokenIn(compiled, digits)];
  let asked = '';
  for (let i = 0; i < cells.length; i++) asked += String.fromCharCode(digits[cells[i]]);
  if (compiled.last?.asked !== asked) compiled.last = { asked, broken: [...brokenIn(compiled, digits)] };
  return compiled.last.broken;
}

/** A rule compiled for these checks. */
interface CompiledRule {
  readonly rule: Rule;
  readonly checks: readonly DigitCheck[];
  /** Whether its check may take milliseconds. */
  readonly isSlow: boolean;
  /** All cells on which it depends; absent for the whole grid. */
  readonly cells?: readonly Cell[];
  /** The last result and the digits of its cells at that time. */
  last?: { readonly asked: string; readonly broken: readonly Broken[] };
  /** The rule by itself: once with houses, and once with equal digits allowed in cells that see each other. */
  readonly alone?: RuleFeasibility;
  readonly unseen?: RuleFeasibility;
  /** The checks around each cell, for a rule of the whole grid. */
  readonly stars: readonly NeighborCheck[];
}

type Layout = Grid['geometry'];
type Broken = Omit<BrokenRule, 'rule'>;

/**
 * The size of the cache of compiled rules. The cache pays off when another rule is edited: the clues of a large grid
 * take a long time to compile.
 */
const MOST_KNOWN = 500;

const known = ofGeometry(() => new Cache<CompiledRule>(MOST_KNOWN));

/** The compiled rules of puzzles with many rules, which do not fit into this cache. Most of them are the same after an edit. */
const compiledOfMany = ofGeometry(() => new WeakMap<Rule, CompiledRule>());

/** The rules of a geometry, each compiled at first use. */
class CompiledRules {
  private readonly compiled: CompiledRule[] = [];
  private last: { readonly digits: Uint8Array; readonly found: readonly BrokenRule[] } | undefined;

  constructor(
    private readonly layout: Layout,
    private readonly rules: readonly Rule[],
    private readonly constraints: () => readonly (readonly Constraint[])[],
  ) {}

  get length(): number {
    return this.rules.length;
  }

  /** Whether all rules are compiled, and checking them takes few milliseconds. */
  get isQuick(): boolean {
    const { compiled, rules } = this;
    return rules.length <= MANY_RULES && compiled.length === rules.length && compiled.every(({ isSlow }) => !isSlow);
  }

  /** The broken rules in these digits, if they are the digits of the last check. */
  foundIn(digits: Uint8Array): readonly BrokenRule[] | undefined {
    return this.last?.digits.every((digit, cell) => digit === digits[cell]) ? this.last.found : undefined;
  }

  remember(digits: Uint8Array, found: readonly BrokenRule[]): void {
    this.last = { digits: digits.slice(), found };
  }

  /** The rule at an index, which increases by at most 1 from call to call. */
  of(index: number): CompiledRule {
    this.compiled[index] ??= this.compile(this.rules[index], index);
    return this.compiled[index];
  }

  private compile(rule: Rule, index: number): CompiledRule {
    const { layout } = this;
    if (isHouseOnly(rule, layout)) return { rule, checks: [], isSlow: false, stars: [] };
    const compileRule = () => compile(layout, rule, this.constraints()[index]);
    // The constraints of these rules depend on other rules.
    if (isOfGrid(rule)) return compileRule();
    if (this.rules.length <= FEW_RULES) return known(layout).of(ruleKeyOf(rule), compileRule);
    const ofMany = compiledOfMany(layout);
    const compiled = ofMany.get(rule) ?? compileRule();
    ofMany.set(rule, compiled);
    return compiled;
  }
}

const compiledRules = (...all: ConstructorParameters<typeof CompiledRules>) => new CompiledRules(...all);

function compile(layout: Layout, rule: Rule, constraints: readonly Constraint[]): CompiledRule {
  const checks = constraints.map(constraint => checkOf(constraint, layout));
  const isSlow = layout.size > FAST_SIZE && constraints.some(({ kind }) => kind === 'automaton' || kind === 'between');
  if (isOfGrid(rule)) return { rule, checks, isSlow, stars: starsOf(constraints, layout) };
  const cells = [...new Set('cells' in rule ? rule.cells : checks.flatMap(check => check.cells))];
  const [alone, unseen] = [true, false].map(
    sees => new RuleFeasibility(layout, cells, waysToFill(layout, cells, constraints, sees)),
  );
  const all = [...new Set([...cells, ...checks.flatMap(check => check.cells)])];
  return { rule, checks, isSlow, cells: all, alone, unseen, stars: [] };
}

function* brokenIn({ rule, checks, alone, unseen, stars }: CompiledRule, digits: Uint8Array): Generator<Broken> {
  const broken = checks.filter(({ cells, isBroken }) => cells.some(cell => digits[cell] > 0) && isBroken(digits));
  if (isOfGrid(rule)) {
    for (const { cells } of broken) yield { cells };
    if (broken.length > 0) return;
    for (const star of stars) if (star.isBroken(digits)) yield { cells: needed(star, digits), empty: star.cell };
  } else if (broken.length > 0) {
    // The check with the fewest cells gives the most precise location.
    const narrowest = broken.reduce((a, b) => (b.cells.length < a.cells.length ? b : a));
    yield { cells: blamed(rule, narrowest, digits) };
  } else if (alone && unseen) {
    if (!alone.hasConflict(digits)) {
      if (!alone.isBroken(digits)) return;
      const bySight = !('sight' in rule) && !unseen.isBroken(digits);
      yield { cells: blamed(rule, alone, digits), ...(bySight && { bySight }) };
    } else if (!('sight' in rule) && unseen.isBroken(digits)) yield { cells: blamed(rule, unseen, digits) };
  }
}

/** The cells to report for a broken check. */
function blamed(rule: Rule, check: DigitCheck, digits: Uint8Array): readonly Cell[] {
  const cells = falling(rule, digits) ?? needed(check, digits);
  if (!kindOf(rule).countsTogether) return cells;
  const isRepeated = rule.kind === 'cage' && cells.length === 2 && digits[cells[0]] === digits[cells[1]];
  return isRepeated ? cells : check.cells;
}

/**
 * The first two filled cells of a thermometer that do not increase. They are easier to understand than a digit that is
 * too high for the cells after it.
 */
function falling(rule: Rule, digits: Uint8Array): readonly Cell[] | undefined {
  if (rule.kind !== 'thermo') return undefined;
  const filled = rule.cells.filter(cell => digits[cell] > 0);
  const at = filled.findIndex((cell, i) => i > 0 && digits[cell] <= digits[filled[i - 1]]);
  return at < 0 ? undefined : filled.slice(at - 1, at + 1);
}

/** A set of filled cells that break a check, all of which are needed. */
function needed({ cells, isBroken }: DigitCheck, digits: Uint8Array): Cell[] {
  const left = digits.slice();
  for (const cell of cells) {
    left[cell] = 0;
    if (!isBroken(left)) left[cell] = digits[cell];
  }
  const found = cells.filter(cell => left[cell] > 0);
  return found.length > 0 ? found : cells.filter(cell => digits[cell] > 0); // No digits satisfy the rule.
}
