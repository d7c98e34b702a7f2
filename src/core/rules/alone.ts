/** Tells whether a rule can still be kept as far as its own cells tell, by searching for a way to fill them. */

import type { Geometry } from '../geometry';
import type { Cell } from '../numbers';
import { DigitSet } from '../solver/propagation/digitSet';
import { type Problem, Search } from '../solver/propagation/search';
import type { Check } from './checks';
import { Differences } from './differences';
import { gathering } from './propagators';
import { type Recorded, renumbered } from './recorded';

/** Pauses of a search after which a rule counts as kept. Nearly all rules need one. */
const MOST_PAUSES = 20;

/** A rule and its cells, as if the grid had no others. */
export class Alone implements Check {
  private problem: Problem | undefined;
  /** What was asked last: while a puzzle is typed, the cells of most rules stay as they are. */
  private readonly asked: Uint8Array;
  private answer = false;

  /**
   * `cells` are those of the rule, each once. `sees`: whether those that see each other differ; otherwise only the rule itself counts.
   */
  constructor(
    private readonly geometry: Geometry,
    readonly cells: readonly Cell[],
    private readonly demand: Recorded,
    private readonly sees: boolean,
  ) {
    this.asked = new Uint8Array(cells.length);
  }

  /** Whether the empty cells cannot be filled, whatever stands elsewhere. With nothing filled and with everything filled, the answer is no. */
  readonly isBroken = (digits: ArrayLike<number>): boolean => {
    const { cells, asked } = this;
    let filled = 0;
    let isAsked = true;
    for (let i = 0; i < cells.length; i++) {
      const digit = digits[cells[i]];
      if (digit > 0) filled++;
      if (asked[i] === digit) continue;
      asked[i] = digit;
      isAsked = false;
    }
    if (!isAsked) this.answer = filled > 0 && filled < cells.length && this.search();
    return this.answer;
  };

  /** Whether two cells that see each other have the same digit. Such a conflict is told by itself. */
  hasConflict(digits: ArrayLike<number>): boolean {
    const { cells, geometry } = this;
    for (let i = 1; i < cells.length; i++) {
      const digit = digits[cells[i]];
      if (digit === 0) continue;
      for (let j = 0; j < i; j++)
        if (digits[cells[j]] === digit && geometry.peersOf[cells[i]].includes(cells[j])) return true;
    }
    return false;
  }

  private search(): boolean {
    this.problem ??= this.makeProblem();
    const { asked, problem } = this;
    const allowed = Int32Array.from(problem.allowed, (mask, i) => (asked[i] > 0 ? mask & (1 << (asked[i] - 1)) : mask));
    const search = new Search({ ...problem, allowed });
    for (let pauses = 0; pauses < MOST_PAUSES; pauses++) {
      const outcome = search.goOn();
      if (outcome !== 'paused') return outcome === 'done';
    }
    return false;
  }

  private makeProblem(): Problem {
    const { geometry, cells, demand, sees } = this;
    const { size } = geometry;
    const numbers = new Map(cells.map((cell, i) => [cell, i]));
    const numberOf = (cell: Cell) => numbers.get(cell)!;
    const peersOf = cells.map(cell =>
      Uint16Array.from(sees ? [...geometry.peersOf[cell]].filter(peer => numbers.has(peer)).map(numberOf) : []),
    );
    const differences = new Differences({ cellCount: cells.length, peersOf });
    const { demands, masks, houses, propagators } = gathering(geometry, cells.length, differences);
    demand(renumbered(demands, numberOf));
    const whole = geometry.houses.filter(house => sees && house.cells.every(cell => numbers.has(cell)));
    const all = [...houses, ...whole.map(house => Array.from(house.cells, numberOf))];
    const { pairs, sets, contains, linear, slow } = propagators([]);
    const ofHouses = all.map(each => new DigitSet(each, [2 ** size - 1], []));
    return {
      size,
      allowed: masks,
      rules: [...pairs, ...ofHouses, ...sets, ...contains, ...linear, ...slow],
      houses: all,
      peersOf: differences.peersOf(),
      weights: new Float64Array(cells.length).fill(1),
    };
  }
}
