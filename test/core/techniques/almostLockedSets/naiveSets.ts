/**
 * Steps with almost locked sets by their definitions: every set with every other. Slow; the specification of
 * `src/core/techniques/almostLockedSets/`. All effects are in the format of `effectKey`.
 */

import { countBits } from '../../../../src/core/cellSet';
import { digitsOf } from '../../../../src/core/grid';
import type { Candidate, Position } from '../../../../src/core/position';
import { effectKey } from '../../../../src/core/techniques/step';

export interface NaiveSet {
  readonly cells: readonly number[];
  readonly digits: readonly number[];
}

function naiveSets({ geometry, digits, candidates }: Position): NaiveSet[] {
  const sets = new Map<string, NaiveSet>();
  for (const house of geometry.houses) {
    const empty = [...house.cells].filter(cell => digits[cell] === 0);
    for (const cells of subsets(empty)) {
      const mask = cells.reduce((all, cell) => all | candidates[cell], 0);
      if (countBits(mask) === cells.length + 1) {
        const sorted = [...cells].sort((a, b) => a - b);
        sets.set(sorted.join(), { cells: sorted, digits: digitsOf(mask) });
      }
    }
  }
  return [...sets.values()];
}

/** Every nonempty subset of the items. */
export function subsets(items: readonly number[]): number[][] {
  return Array.from({ length: 2 ** items.length - 1 }, (_, n) => items.filter((_, i) => ((n + 1) >> i) & 1));
}

export class NaiveLinks {
  /** By two sets: the digits that cannot be in both. */
  readonly links: readonly (readonly (readonly number[])[])[];

  constructor(
    readonly position: Position,
    readonly sets = naiveSets(position),
  ) {
    this.links = sets.map(a =>
      sets.map(b => (a === b ? [] : a.digits.filter(digit => this.isRestricted(digit, a, b)))),
    );
  }

  xz(): Set<string> {
    return this.effects(function* ({ sets, links }) {
      for (const [i, a] of sets.entries()) {
        for (const [j, b] of sets.entries()) {
          const common = links[i][j];
          if (i >= j || common.length === 0) continue;
          const eliminations = a.digits.flatMap(z => (common.some(x => x !== z) ? this.between(z, a, b) : []));
          if (common.length === 1) yield eliminations;
          else yield [...eliminations, ...this.locked(a, b, common), ...this.locked(b, a, common)];
        }
      }
    });
  }

  xyWing(): Set<string> {
    return this.effects(function* ({ sets, links }) {
      for (const [c] of sets.entries()) {
        for (const [i, a] of sets.entries()) {
          for (const [j, b] of sets.entries()) {
            const [xs, ys] = [links[i][c], links[c][j]];
            if (i >= j || !xs.some(x => ys.some(y => x !== y))) continue;
            if (a.cells.every(cell => b.cells.includes(cell)) || b.cells.every(cell => a.cells.includes(cell)))
              continue;
            yield a.digits.filter(z => !xs.includes(z) && !ys.includes(z)).flatMap(z => this.between(z, a, b));
          }
        }
      }
    });
  }

  /** The eliminations of chains with this number of links. */
  chains(length: number): Set<string> {
    return this.effects(function* ({ sets, links }) {
      const next = links.map(row => [...row.keys()].filter(set => row[set].length > 0));
      const ends = new Set<string>();
      const extend = (row: readonly number[], used: readonly number[]): void => {
        const last = row[row.length - 1];
        if (used.length === length) ends.add([row[0], last, used[0], used[length - 1]].join());
        else {
          for (const set of next[last]) {
            if (row.includes(set)) continue;
            for (const x of links[last][set]) if (x !== used[used.length - 1]) extend([...row, set], [...used, x]);
          }
        }
      };
      for (const set of sets.keys()) extend([set], []);
      for (const key of ends) {
        const [a, b, x, y] = key.split(',').map(Number);
        yield sets[a].digits.filter(z => z !== x && z !== y).flatMap(z => this.between(z, sets[a], sets[b]));
      }
    });
  }

  blossoms(): Set<string> {
    return this.effects(function* ({ sets, position }) {
      for (const stem of position.empty) {
        const digits = digitsOf(position.candidates[stem]);
        const petals = digits.map(digit => sets.filter(set => this.excludes(digit, stem, set)));
        for (const chosen of combinations(petals)) {
          const common = chosen[0].digits.filter(z => !digits.includes(z));
          yield common.flatMap(z => this.candidatesSeeing(z, chosen));
        }
      }
    });
  }

  private effects(search: (this: NaiveLinks, all: NaiveLinks) => Iterable<readonly Candidate[]>): Set<string> {
    const keys = new Set<string>();
    for (const found of search.call(this, this)) {
      const unique = new Map(found.map(candidate => [100 * candidate.digit + candidate.cell, candidate]));
      const eliminations = [...unique].sort(([a], [b]) => a - b).map(([, candidate]) => candidate);
      if (eliminations.length > 0) keys.add(effectKey({ placements: [], eliminations }));
    }
    return keys;
  }

  private places(digit: number, { cells }: NaiveSet): number[] {
    return cells.filter(cell => this.position.has(cell, digit));
  }

  private isRestricted(digit: number, a: NaiveSet, b: NaiveSet): boolean {
    const places = this.places(digit, b);
    return places.length > 0 && places.every(cell => this.excludes(digit, cell, a));
  }

  /** Whether a digit in this cell would exclude it from a set that could have it. */
  private excludes(digit: number, cell: number, set: NaiveSet): boolean {
    const { peersOf } = this.position.geometry;
    return set.digits.includes(digit) && this.places(digit, set).every(place => peersOf[cell].includes(place));
  }

  private candidatesSeeing(digit: number, sets: readonly NaiveSet[]): Candidate[] {
    return this.position.cellsWith[digit]
      .cells()
      .filter(cell => sets.every(set => this.excludes(digit, cell, set)))
      .map(cell => ({ cell, digit }));
  }

  private between(digit: number, a: NaiveSet, b: NaiveSet): Candidate[] {
    return this.candidatesSeeing(digit, [a, b]);
  }

  private locked(a: NaiveSet, b: NaiveSet, common: readonly number[]): Candidate[] {
    return a.digits
      .filter(digit => !common.includes(digit))
      .flatMap(digit => this.candidatesSeeing(digit, [a]))
      .filter(({ cell }) => !b.cells.includes(cell));
  }
}

function* combinations<T>([first, ...others]: readonly (readonly T[])[]): Generator<T[]> {
  for (const item of first) {
    if (others.length === 0) yield [item];
    else for (const rest of combinations(others)) yield [item, ...rest];
  }
}
