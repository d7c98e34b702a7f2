/** Whether the cells of a rule can be filled so that it is kept. */

import type { Geometry } from '../geometry';
import type { Cell } from '../numbers';
import { type Automaton, stepsOf } from '../solver/propagation/automaton';
import { DigitSet } from '../solver/propagation/digitSet';
import { NO_ONLOOKERS } from '../solver/propagation/onlookers';
import { type Problem, Search, TRIES } from '../solver/propagation/search';
import type { ConstraintSink } from './constraintSink';
import { Differences } from './differences';
import { gathering } from './propagators';
import type { Recorded } from './recorded';
import type { CanFill } from './ruleFeasibility';
import { finished } from './work';

/** Pauses of a search after which a rule counts as kept. Nearly all rules need one. */
const MOST_PAUSES = 20;

/** Steps of machines in such a search: some milliseconds. */
const MOST_STEPS = 4_000_000;

/** In larger grids a line has too many sets of digits. */
const MOST_READ = 10;

/** Tells it of the cells of a rule. `sees`: whether those that see each other differ; otherwise only the rule itself counts. */
export function waysToFill(geometry: Geometry, cells: readonly Cell[], demand: Recorded, sees: boolean): CanFill {
  const { size } = geometry;
  const machine =
    size <= MOST_READ && sees && isHouse(geometry, cells) ? machineFor(geometry, cells, demand) : undefined;
  if (machine) return digits => canRead(machine, size, digits);
  let problem: Problem | undefined;
  let most = MOST_PAUSES;
  return digits => {
    if (!problem) most = pausesFor(geometry, demand);
    problem ??= problemOf(geometry, cells, demand, sees);
    return canSolve(problem, digits, most);
  };
}

/** Fewer pauses where a machine takes long at each try, as for a loop over the whole grid. */
function pausesFor(geometry: Geometry, demand: Recorded): number {
  let steps = 1;
  const others = { different() {}, allow() {}, related() {}, oneOf() {}, sum() {}, fill() {}, contain() {} };
  const read: ConstraintSink['read'] = (cells, machine) => {
    steps += stepsOf(machine(), cells.length, geometry.size);
  };
  demand({ geometry, ...others, read });
  return Math.max(1, Math.min(MOST_PAUSES, Math.floor(MOST_STEPS / steps / TRIES)));
}

function canSolve(problem: Problem, digits: Uint8Array, most: number): boolean {
  const allowed = Int32Array.from(problem.allowed, (mask, i) => (digits[i] > 0 ? mask & (1 << (digits[i] - 1)) : mask));
  const search = new Search({ ...problem, allowed });
  for (let pauses = 0; pauses < most; pauses++) {
    const outcome = search.goOn();
    if (outcome !== 'paused') return outcome === 'found';
  }
  return true;
}

function problemOf(geometry: Geometry, cells: readonly Cell[], demand: Recorded, sees: boolean): Problem {
  const { size } = geometry;
  const numbers = new Map(cells.map((cell, i) => [cell, i]));
  const numberOf = (cell: Cell) => numbers.get(cell)!;
  const peersOf = cells.map(cell =>
    Uint16Array.from(sees ? [...geometry.peersOf[cell]].filter(peer => numbers.has(peer)).map(numberOf) : []),
  );
  const differences = Differences.of({ cellCount: cells.length, peersOf });
  const { demands, masks, houses, propagators } = gathering(geometry, cells.length, differences);
  demand(renumbered(demands, numberOf));
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

/** The machine that reads the cells in this order, if this is all that is demanded. */
function machineFor(geometry: Geometry, cells: readonly Cell[], demand: Recorded): Automaton | undefined {
  const found: (Automaton | undefined)[] = [];
  const other = () => found.push(undefined);
  demand({
    geometry,
    different: other,
    allow: other,
    related: other,
    oneOf: other,
    sum: other,
    fill: other,
    contain: other,
    read(read, makeMachine) {
      const machine = read.every((cell, i) => cell === cells[i]) ? makeMachine() : undefined;
      found.push(machine?.isLoop ? undefined : machine);
    },
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Whether a machine reads a house whose digits differ: all digits that can have been read are tried with each of its states. */
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

/** The same demands of cells with other numbers. */
export function renumbered(demands: ConstraintSink, numberOf: (cell: Cell) => number): ConstraintSink {
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
