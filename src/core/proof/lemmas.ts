/** The lemmas of proofs: the deductions that each kind of premise adds to singles, and why they are valid. */

import type { Geometry, House } from '../geometry';
import { bitOf, digitsOf } from '../grid';
import type { Cell, DigitMask } from '../numbers';
import type { Literal, ProofChoice } from './premise';
import { assume, type Lemma, remove } from './propagation';

/**
 * Counts the true candidates of some cells in two ways: there is one in each cell, and for each digit at most one in each house. If
 * the candidates are covered by as many houses as there are cells, each of these houses has exactly one of them: other cells of a house
 * cannot hold the digit, nor can a cell that two houses cover. Fewer houses than cells are a contradiction.
 */
export function setLemma({ housesOf }: Geometry, cells: readonly Cell[]): Lemma {
  /** All ways to cover some of the cells with this many houses. */
  const waysWith = ([first, ...others]: readonly Cell[], most: number): House[][] =>
    housesOf[first].flatMap(house => {
      const rest = others.filter(cell => !house.cells.includes(cell));
      if (rest.length === 0) return [[house]];
      return most === 1 ? [] : waysWith(rest, most - 1).map(houses => [house, ...houses]);
    });
  return left => {
    const digits = digitsOf(cells.reduce((mask, cell) => mask | left[cell], 0));
    if (digits.length > cells.length) return false;
    let count = 0;
    const covers = digits.flatMap(digit => {
      const places = cells.filter(cell => (left[cell] & bitOf(digit)) !== 0);
      const ways = [1, 2, 3].map(most => waysWith(places, most)).find(found => found.length > 0) ?? [];
      count += ways[0]?.length ?? Number.POSITIVE_INFINITY;
      return ways.map(way => ({ bit: bitOf(digit), way }));
    });
    if (count < cells.length) return remove(left, cells[0], left[cells[0]]);
    if (count > cells.length) return false;
    const isExcess = (way: readonly House[], cell: Cell) =>
      way.filter(house => house.cells.includes(cell)).length > (cells.includes(cell) ? 1 : 0);
    return covers.some(({ bit, way }) =>
      way.some(house => house.cells.some(cell => isExcess(way, cell) && remove(left, cell, bit))),
    );
  };
}

/**
 * Counts the true candidates in two ways: each choice has exactly one, and so has each cover. If there are as many
 * covers as choices, a candidate that is in more covers than choices is false, unless a remaining candidate is in more choices than
 * covers: a fin.
 */
export function coverLemma({ size }: Geometry, choices: readonly ProofChoice[], covers: readonly ProofChoice[]): Lemma {
  /** By candidate, cell * N + digit - 1: the number of covers minus the number of choices. */
  const surplus = new Map<number, number>();
  const count = (choice: ProofChoice, by: number) => {
    for (let i = 0; i < size; i++) {
      const [cell, digit] = typeof choice === 'number' ? [choice, i + 1] : [choice.house.cells[i], choice.digit];
      surplus.set(cell * size + digit - 1, (surplus.get(cell * size + digit - 1) ?? 0) + by);
    }
  };
  for (const choice of choices) count(choice, -1);
  for (const cover of covers) count(cover, 1);
  const uneven = [...surplus].map(([i, more]) => ({ cell: Math.floor(i / size), bit: 1 << (i % size), more }));
  return left => {
    if (uneven.some(({ cell, bit, more }) => more < 0 && (left[cell] & bit) !== 0)) return false;
    return uneven.some(({ cell, bit, more }) => more > 0 && remove(left, cell, bit));
  };
}

/**
 * The targets hold the digits of the base cells, in any order: all base cells have different digits, there are as many targets, and each digit of
 * a base cell is in a target. A candidate is false if the cells cannot be filled with it.
 */
export function exocetLemma(base: readonly Cell[], targets: readonly Cell[]): Lemma {
  const cells = [...base, ...targets];
  return left => {
    const kept = new Map(cells.map(cell => [cell, 0]));
    const fill = (chosen: readonly DigitMask[], unused: DigitMask): void => {
      if (chosen.length === cells.length)
        for (const [i, bit] of chosen.entries()) kept.set(cells[i], kept.get(cells[i])! | bit);
      else {
        const cell = cells[chosen.length];
        const free = chosen.length === base.length ? chosen.reduce((all, bit) => all | bit, 0) : unused;
        for (const bit of digitsOf(left[cell] & free).map(bitOf)) fill([...chosen, bit], free & ~bit);
      }
    };
    fill([], -1);
    return cells.some(cell => remove(left, cell, ~kept.get(cell)!));
  };
}

/** The number of digits that are tried to fill cells. */
const MOST_TRIED = 100_000;

/** One of the cells holds a digit other than these. Undefined unless there is no way to fill the cells with them so that cells that see each other differ. */
export function impossibleLemma({ peersOf }: Geometry, cells: readonly Cell[], mask: DigitMask): Lemma | undefined {
  let tried = 0;
  const canFill = (chosen: readonly DigitMask[]): boolean => {
    const cell = cells[chosen.length];
    if (cell === undefined) return true;
    const seen = chosen.reduce((all, bit, i) => (peersOf[cell].includes(cells[i]) ? all | bit : all), 0);
    return digitsOf(mask & ~seen).some(digit => ++tried > MOST_TRIED || canFill([...chosen, bitOf(digit)]));
  };
  if (canFill([])) return undefined;
  return left => {
    const others = cells.filter(cell => (left[cell] & ~mask) !== 0);
    return others.length <= 1 && remove(left, others[0] ?? cells[0], mask);
  };
}

/** At least one of these statements is true. If only one can be true, it is. */
export function clauseLemma(clause: readonly Literal[]): Lemma {
  return left => {
    const open = clause.filter(({ cell, digit, isOn }) => (left[cell] & (isOn ? bitOf(digit) : ~bitOf(digit))) !== 0);
    return open.length <= 1 && assume(left, open[0] ?? clause[0]);
  };
}

/**
 * One of the cells holds a digit other than its two in `pairs`. Undefined unless every house has each digit in exactly
 * two of the pairs, or in none: only then would a solution with just these digits allow a swap, which gives a second
 * solution.
 */
export function deadlyLemma({ houses, size }: Geometry, pairs: ReadonlyMap<Cell, DigitMask>): Lemma | undefined {
  const isEven = ({ cells }: House, bit: DigitMask) =>
    [0, 2].includes(cells.filter(cell => ((pairs.get(cell) ?? 0) & bit) !== 0).length);
  if (pairs.size === 0 || [...pairs.values()].some(pair => digitsOf(pair).length !== 2)) return undefined;
  if (!houses.every(house => digitsOf(2 ** size - 1).every(digit => isEven(house, bitOf(digit))))) return undefined;
  return anotherDigitIn(pairs);
}

/**
 * One of the cells holds a digit outside its mask, because otherwise two lines could exchange their digits in these cells, and each house would
 * keep its digits. Undefined unless the cells have one mask and are at as many places of both lines as it has digits, in one band or stack.
 */
export function exchangeLemma({ houses }: Geometry, masks: ReadonlyMap<Cell, DigitMask>): Lemma | undefined {
  const [mask, ...others] = new Set(masks.values());
  const cells = [...masks.keys()];
  const placesIn = ({ cells: all }: House) => [...all.keys()].filter(at => cells.includes(all[at]));
  const lines = houses.filter(({ kind }) => kind === 'row' || kind === 'column');
  const [first, second, ...more] = lines.filter(line => 2 * placesIn(line).length === cells.length);
  const places = first && second ? placesIn(first) : [];
  const isPair = places.length > 0 && others.length + more.length === 0 && `${places}` === `${placesIn(second)}`;
  if (!isPair || first.kind !== second.kind || places.length !== digitsOf(mask).length) return undefined;
  const isKept = (house: House) => {
    const [ofFirst, ofSecond] = [first, second].map(line => places.filter(at => house.cells.includes(line.cells[at])));
    const isAllOrNone = (some: readonly number[]) => some.length % places.length === 0;
    return `${ofFirst}` === `${ofSecond}` || (isAllOrNone(ofFirst) && isAllOrNone(ofSecond));
  };
  return houses.every(isKept) ? anotherDigitIn(masks) : undefined;
}

/** One of the cells holds a digit outside its mask. */
function anotherDigitIn(masks: ReadonlyMap<Cell, DigitMask>): Lemma {
  return left => {
    const others = [...masks].filter(([cell, mask]) => (left[cell] & ~mask) !== 0);
    return others.length <= 1 && remove(left, ...(others[0] ?? [...masks][0]));
  };
}
