/** Finds the rules that the digits break or make impossible to satisfy, and the cells involved. */

import { Cache } from '../cache';
import type { Grid } from '../grid';
import type { Cell } from '../numbers';
import { finish, type Pausable } from '../pausing';
import { ofGeometry } from '../position';
import { checkOf, type DigitCheck } from '../rules/checks';
import type { Constraint } from '../rules/constraint';
import { ruleKeyOf } from '../rules/distinct';
import { cachedPerGeometry, rulesOfGeometry } from '../rules/geometry';
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

/** Like {@link brokenRules}, but yields where it may be paused. The next call for an equal grid is quick. */
export function* findingBroken({ geometry, digits }: Grid): Pausable<BrokenRule[]> {
  if (!geometry.variant) return [];
  yield undefined;
  const compiled = cachedPerGeometry(geometry, compiledRules);
  const found: BrokenRule[] = [];
  for (let i = 0; i < compiled.length; i++) {
    const each = compiled.of(i);
    for (const broken of lastBroken(each, digits)) found.push({ rule: each.rule, ...broken });
    if (i % RULES_AT_ONCE === RULES_AT_ONCE - 1) yield undefined;
  }
  return found;
}

/** Whether {@link brokenRules} is quick: there are few rules, or they have been compiled before. */
export function areQuicklyChecked({ geometry }: Grid): boolean {
  return rulesOfGeometry(geometry).length <= FEW_RULES || cachedPerGeometry(geometry, compiledRules).isComplete;
}

/** Maximum number of rules that are compiled within a keystroke. A killer has thirty, and some puzzles have a hundred. */
const FEW_RULES = 300;

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

/** The rules of a geometry, each compiled at first use. */
class CompiledRules {
  private readonly compiled: CompiledRule[] = [];

  constructor(
    private readonly layout: Layout,
    private readonly rules: readonly Rule[],
    private readonly constraints: () => readonly (readonly Constraint[])[],
  ) {}

  get length(): number {
    return this.rules.length;
  }

  get isComplete(): boolean {
    return this.compiled.length === this.rules.length;
  }

  /** The rule at an index, which increases by at most 1 from call to call. */
  of(index: number): CompiledRule {
    this.compiled[index] ??= this.compile(this.rules[index], index);
    return this.compiled[index];
  }

  private compile(rule: Rule, index: number): CompiledRule {
    const { layout } = this;
    if (isHouseOnly(rule, layout)) return { rule, checks: [], stars: [] };
    const compileRule = () => compile(layout, rule, this.constraints()[index]);
    // The constraints of these rules depend on other rules.
    return isOfGrid(rule) ? compileRule() : known(layout).of(ruleKeyOf(rule), compileRule);
  }
}

const compiledRules = (...all: ConstructorParameters<typeof CompiledRules>) => new CompiledRules(...all);

function compile(layout: Layout, rule: Rule, constraints: readonly Constraint[]): CompiledRule {
  const checks = constraints.map(constraint => checkOf(constraint, layout));
  if (isOfGrid(rule)) return { rule, checks, stars: starsOf(constraints, layout) };
  const cells = [...new Set('cells' in rule ? rule.cells : checks.flatMap(check => check.cells))];
  const [alone, unseen] = [true, false].map(
    sees => new RuleFeasibility(layout, cells, waysToFill(layout, cells, constraints, sees)),
  );
  const all = [...new Set([...cells, ...checks.flatMap(check => check.cells)])];
  return { rule, checks, cells: all, alone, unseen, stars: [] };
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
