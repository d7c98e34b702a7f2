/**
 * Killer cages over a solution: connected, without repeated digits. They grow from random cells to random sizes. A cell that remains
 * alone joins a neighboring cage.
 *
 * Cages that leave several solutions are split where the solutions differ. A cage of one cell is as strong as a given, so in the end
 * there is one solution. Then cages are joined again as long as the solution stays unique.
 */

import type { Geometry } from '../../geometry';
import { bitOf } from '../../grid';
import type { Cell, DigitMask } from '../../numbers';
import type { Pausable } from '../../pausing';
import type { Random } from '../../random';
import type { CageRule } from '../../rules/kinds/sums';
import { neighborsOf } from './neighbors';

/** The cells of a cage. */
type Cage = readonly Cell[];

/** Sizes of cages. A repeated size is more likely. */
const CAGE_SIZES = [2, 2, 2, 3, 3, 3, 3, 4, 4, 5];
const LARGEST = 5;
/** Only cages of at least this many cells are split to make a puzzle easier. */
const SMALLEST = 2;

/** Divides all cells into random cages. */
function* randomCages(geometry: Geometry, solution: Uint8Array, random: Random): Pausable<Cage[]> {
  const isFree = new Uint8Array(geometry.cellCount).fill(1);
  const cages: Cell[][] = [];
  for (const start of random.shuffle(Array.from(isFree.keys()))) {
    if (isFree[start] === 0) continue;
    yield undefined;
    const cage: Cell[] = [start];
    isFree[start] = 0;
    const size = CAGE_SIZES[random.below(CAGE_SIZES.length)];
    while (cage.length < size) {
      const next = leastFree(geometry, isFree, growthOf(geometry, solution, cage, isFree), random);
      if (next === undefined) break;
      cage.push(next);
      isFree[next] = 0;
    }
    cages.push(cage);
  }
  return yield* joinAlone(geometry, solution, cages);
}

/** The free cells next to a cage whose digit differs from those of the cage. */
function growthOf(geometry: Geometry, solution: Uint8Array, cage: Cage, isFree: Uint8Array): Cell[] {
  const digits = digitsIn(solution, cage);
  const beside = new Set(cage.flatMap(cell => neighborsOf(geometry, cell)));
  return [...beside].filter(cell => isFree[cell] === 1 && (digits & bitOf(solution[cell])) === 0);
}

/** One of the cells with the fewest free neighbors, which would soon be isolated. */
function leastFree(geometry: Geometry, isFree: Uint8Array, cells: readonly Cell[], random: Random): Cell | undefined {
  const freedom = cells.map(cell => neighborsOf(geometry, cell).filter(beside => isFree[beside] === 1).length);
  const least = Math.min(...freedom);
  const best = cells.filter((_, i) => freedom[i] === least);
  return best.length > 0 ? best[random.below(best.length)] : undefined;
}

/** Joins each cage of one cell with the smallest neighboring cage that can contain the cell. */
function* joinAlone(geometry: Geometry, solution: Uint8Array, cages: readonly Cage[]): Pausable<Cage[]> {
  let all = [...cages];
  for (const cage of cages) {
    if (cage.length > 1 || !all.includes(cage)) continue;
    yield undefined;
    const [partner] = all.filter(other => canJoin(geometry, solution, cage, other)).sort((a, b) => a.length - b.length);
    if (partner) all = [...all.filter(other => other !== cage && other !== partner), [...partner, ...cage]];
  }
  return all;
}

function canJoin(geometry: Geometry, solution: Uint8Array, one: Cage, other: Cage): boolean {
  return (
    one !== other &&
    one.length + other.length <= LARGEST &&
    (digitsIn(solution, one) & digitsIn(solution, other)) === 0 &&
    one.some(cell => neighborsOf(geometry, cell).some(beside => other.includes(beside)))
  );
}

/**
 * Decides whether cages have one solution. If not, returns the cells in which two solutions may differ: all cells if
 * the search takes too long.
 */
export type Ask = (rules: readonly CageRule[]) => Pausable<'unique' | readonly Cell[]>;

/** Refines {@link randomCages} until they have one solution. */
export function* uniqueCages(geometry: Geometry, solution: Uint8Array, random: Random, ask: Ask): Pausable<CageRule[]> {
  const rules = (cages: readonly Cage[]) => cages.map(cage => ruleOf(solution, cage));
  let cages = yield* randomCages(geometry, solution, random);
  for (let answer = yield* ask(rules(cages)); answer !== 'unique'; answer = yield* ask(rules(cages))) {
    const different = answer;
    const divisible = cages.filter(({ length }) => length > 1);
    const concerned = divisible.filter(cage => cage.some(cell => different.includes(cell)));
    const split = concerned.length > 0 ? concerned : divisible;
    const largest = Math.max(...split.map(({ length }) => length));
    const chosen = split.filter(({ length }) => length === largest);
    const cage = chosen[random.below(chosen.length)];
    cages = [...cages.filter(other => other !== cage), ...halvesOf(geometry, cage, random)];
  }
  for (const cage of random.shuffle(cages.filter(({ length }) => length === 1))) {
    if (!cages.includes(cage)) continue;
    const partners = cages.filter(other => canJoin(geometry, solution, cage, other));
    for (const other of random.shuffle(partners)) {
      const joined = [...cages.filter(each => each !== cage && each !== other), [...cage, ...other]];
      if ((yield* ask(rules(joined))) !== 'unique') continue;
      cages = joined;
      break;
    }
  }
  return rules(cages).sort(inOrder);
}

/** Joins cages with their neighbors as long as the solution stays unique, so that the puzzle gives less information. */
export function* joinedCages(
  geometry: Geometry,
  solution: Uint8Array,
  cages: readonly CageRule[],
  random: Random,
  ask: Ask,
): Pausable<readonly CageRule[]> {
  let joined = cages;
  for (const cage of random.shuffle([...cages]).slice(0, cages.length >> 2)) {
    const partners = joined.filter(other => canJoin(geometry, solution, cage.cells, other.cells));
    if (partners.length === 0 || !joined.includes(cage)) continue;
    const partner = partners[random.below(partners.length)];
    const others = joined.filter(other => other !== cage && other !== partner);
    const tried = [...others, ruleOf(solution, [...cage.cells, ...partner.cells])];
    if ((yield* ask(tried)) === 'unique') joined = tried.sort(inOrder);
  }
  return joined;
}

/** Removes cages that a unique solution does not need, but keeps at least `fewest`. */
export function* neededCages(
  cages: readonly CageRule[],
  fewest: number,
  random: Random,
  ask: Ask,
): Pausable<CageRule[]> {
  let left = [...cages];
  for (const cage of random.shuffle([...cages])) {
    if (left.length <= fewest) break;
    const others = left.filter(other => other !== cage);
    if ((yield* ask(others)) === 'unique') left = others;
  }
  return left;
}

/**
 * Returns the cages, then finer and finer divisions. Each step splits one of the largest cages, unless one part would
 * have a single cell. Finer cages give more information, but the parts of a cage may share a digit, so there may be
 * several solutions.
 */
export function finerCages(
  geometry: Geometry,
  solution: Uint8Array,
  cages: readonly CageRule[],
  random: Random,
): (readonly CageRule[])[] {
  const steps: (readonly CageRule[])[] = [cages];
  const largestFirst = random.shuffle([...cages]).sort((a, b) => b.cells.length - a.cells.length);
  for (const cage of largestFirst) {
    const parts = cage.cells.length < 2 * SMALLEST ? [] : halvesOf(geometry, cage.cells, random);
    if (parts.length === 0 || parts.some(({ length }) => length < SMALLEST)) continue;
    const others = steps[steps.length - 1].filter(other => other !== cage);
    steps.push([...others, ...parts.map(part => ruleOf(solution, part))].sort(inOrder));
  }
  return steps;
}

/** Splits a cage into two connected parts of about equal size. */
function halvesOf(geometry: Geometry, cage: Cage, random: Random): [Cage, Cage] {
  const part = [cage[random.below(cage.length)]];
  for (;;) {
    const rest = cage.filter(cell => !part.includes(cell));
    if (part.length >= cage.length >> 1 && isConnected(geometry, rest)) return [part, rest];
    const beside = rest.filter(cell => neighborsOf(geometry, cell).some(other => part.includes(other)));
    part.push(beside[random.below(beside.length)]);
  }
}

function isConnected(geometry: Geometry, cells: Cage): boolean {
  const reached = [cells[0]];
  for (const cell of reached)
    for (const beside of neighborsOf(geometry, cell))
      if (cells.includes(beside) && !reached.includes(beside)) reached.push(beside);
  return reached.length === cells.length;
}

function ruleOf(solution: Uint8Array, cage: Cage): CageRule {
  const cells = [...cage].sort((a, b) => a - b);
  return { kind: 'cage', cells, sum: cells.reduce((sum, cell) => sum + solution[cell], 0) };
}

const inOrder = (a: CageRule, b: CageRule) => a.cells[0] - b.cells[0];

function digitsIn(solution: Uint8Array, cells: Cage): DigitMask {
  return cells.reduce((mask, cell) => mask | bitOf(solution[cell]), 0);
}
