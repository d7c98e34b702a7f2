/** Decides whether the cells of a rule can be filled so that it is satisfied. */

import type { Geometry } from '../geometry';
import type { Cell } from '../numbers';
import { type Automaton, stepLimitOf } from '../rules/automaton';
import { type Constraint, renumbered } from '../rules/constraint';
import { Differences } from '../solver/propagation/differences';
import { DigitSet } from '../solver/propagation/digitSet';
import { NO_ONLOOKERS } from '../solver/propagation/onlookers';
import { gathering } from '../solver/propagation/propagators';
import { Search, type SearchProblem, TRIES } from '../solver/propagation/search';
import { finished } from '../solver/propagation/work';
import type { CanFill } from './ruleFeasibility';

/** Pauses of a search after which a rule is assumed to be satisfiable. Nearly all rules need one. */
const MOST_PAUSES = 20;

/** Limit for the steps of automata in such a search: some milliseconds. */
const MOST_STEPS = 4_000_000;

/** The largest size in which an automaton checks a house. In larger grids a line has too many sets of digits. */
const MOST_READ = 10;

/** Makes the test for the cells of a rule. `sees`: whether cells that see each other differ; otherwise only the rule itself counts. */
export function waysToFill(
  geometry: Geometry,
  cells: readonly Cell[],
  constraints: readonly Constraint[],
  sees: boolean,
): CanFill {
  const { size } = geometry;
  const automaton =
    size <= MOST_READ && sees && isHouse(geometry, cells) ? automatonFor(cells, constraints) : undefined;
  if (automaton) return digits => canRead(automaton, size, digits);
  let problem: SearchProblem | undefined;
  let most = MOST_PAUSES;
  return digits => {
    if (!problem) most = pausesFor(geometry, constraints);
    problem ??= problemOf(geometry, cells, constraints, sees);
    return canSolve(problem, digits, most);
  };
}

/** Fewer pauses for slow automata, such as a loop over the whole grid. */
function pausesFor({ size }: Geometry, constraints: readonly Constraint[]): number {
  const steps = constraints.reduce(
    (sum, each) => (each.kind === 'automaton' ? sum + stepLimitOf(each.automaton(), each.cells.length, size) : sum),
    1,
  );
  return Math.max(1, Math.min(MOST_PAUSES, Math.floor(MOST_STEPS / steps / TRIES)));
}

function canSolve(problem: SearchProblem, digits: Uint8Array, most: number): boolean {
  const allowed = Int32Array.from(problem.allowed, (mask, i) => (digits[i] > 0 ? mask & (1 << (digits[i] - 1)) : mask));
  const search = new Search({ ...problem, allowed });
  for (let pauses = 0; pauses < most; pauses++) {
    const outcome = search.goOn();
    if (outcome !== 'paused') return outcome === 'found';
  }
  return true;
}

function problemOf(
  geometry: Geometry,
  cells: readonly Cell[],
  constraints: readonly Constraint[],
  sees: boolean,
): SearchProblem {
  const { size } = geometry;
  const numbers = new Map(cells.map((cell, i) => [cell, i]));
  const numberOf = (cell: Cell) => numbers.get(cell)!;
  const peersOf = cells.map(cell =>
    Uint16Array.from(sees ? [...geometry.peersOf[cell]].filter(peer => numbers.has(peer)).map(numberOf) : []),
  );
  const differences = Differences.of({ cellCount: cells.length, peersOf });
  const { add, masks, houses, propagators } = gathering(geometry, cells.length, differences);
  for (const constraint of constraints) add(renumbered(constraint, numberOf));
  const whole = geometry.houses.filter(house => sees && house.cells.every(cell => numbers.has(cell)));
  const all = [...houses, ...whole.map(house => Array.from(house.cells, numberOf))];
  const { pairs, sets, contains, linear, slow } = finished(propagators([]));
  const ofHouses = all.map(each => new DigitSet(each, 2 ** size - 1, NO_ONLOOKERS));
  return {
    size,
    allowed: masks,
    rules: [...pairs, ...ofHouses, ...sets, ...contains, ...linear, ...slow],
    houses: all,
    peersOf: differences.peersOf(),
    order: 'solved first',
    weights: new Float64Array(cells.length).fill(1),
  };
}

const isHouse = ({ houses, size }: Geometry, cells: readonly Cell[]) =>
  cells.length === size && houses.some(house => cells.every(cell => house.cells.includes(cell)));

/** The automaton that accepts the cells in this order, if this is the only constraint. */
function automatonFor(cells: readonly Cell[], [only, ...others]: readonly Constraint[]): Automaton | undefined {
  if (others.length > 0 || only?.kind !== 'automaton' || !only.cells.every((cell, i) => cell === cells[i]))
    return undefined;
  const automaton = only.automaton();
  return automaton.isLoop ? undefined : automaton;
}

/** Whether an automaton accepts a house whose digits differ: combines each set of digits read so far with each state. */
function canRead({ next, starts, isEnd }: Automaton, size: number, digits: Uint8Array): boolean {
  const filled = digits.reduce((mask, digit) => (digit > 0 ? mask | (1 << (digit - 1)) : mask), 0);
  // The digits read so far, and above them the state.
  let ways = new Set(Array.from({ length: starts }, (_, state) => state << size));
  for (const digit of digits) {
    const longer = new Set<number>();
    for (const way of ways) {
      const state = way >>> size;
      const taken = digit > 0 ? way & (2 ** size - 1) : filled | (way & (2 ** size - 1));
      const [first, last] = digit > 0 ? [digit, digit] : [1, size];
      for (let each = first; each <= last; each++) {
        const bit = 1 << (each - 1);
        const to = (taken & bit) === 0 ? next[state * (size + 1) + each] : -1;
        if (to >= 0) longer.add((to << size) | (way & (2 ** size - 1)) | bit);
      }
    }
    ways = longer;
  }
  for (const way of ways) if (isEnd[way >>> size] === 1) return true;
  return false;
}
