/**
 * What forcing chains exclude in the course of a dynamic chain: those of `forcingChain.ts`, on what is left of the board.
 *
 * They are looked for again and again, and mostly in vain. Therefore it is first worked out for all candidates at once, in
 * bits, which others follow from each; only where one leads to its opposite is the shortest way looked for.
 */

import type { Pausable } from '../../pausing';
import type { Board } from '../board';
import { cellsOfHouse, housesOfCell, lowestOf, sizeOf } from '../layout';
import type { Advanced, AdvancedSearch } from './consequences';
import type { Graph } from './graph';
import { lengthSurcharge } from './length';

/** For the board of a graph, a search in what is left of it. */
export function nestedForcingChains(graph: Graph): AdvancedSearch {
  const search = new Search(graph);
  return now => search.find(now);
}

interface Way {
  /** Twice a candidate, plus one if it is true: what the chain ends with. */
  readonly statement: number;
  readonly rating: number;
  readonly length: number;
  /** The statements on the way. */
  readonly key: string;
  readonly because: readonly number[];
}

/** Candidates through which ways are joined, between two yields; each by all that lead there. */
const JOINED_AT_ONCE = 16;
/** Candidates of which it is looked up whether they lead to their opposites, between two yields. */
const LOOKED_UP_AT_ONCE = 16;

class Search {
  /** By candidate: those that are true when it is false, by X and by Y. */
  private readonly partners: number[][];
  private readonly partnersInHouses: number[][];
  /** By candidate, `width` words: those that follow when it is true. */
  private readonly follows: Int32Array;
  private readonly width: number;
  private readonly reached: Uint8Array;
  private readonly through: Int16Array;
  private readonly before: Int16Array;

  constructor(private readonly graph: Graph) {
    const { count } = graph;
    this.width = (count + 31) >> 5;
    this.partners = Array.from({ length: count }, () => []);
    this.partnersInHouses = Array.from({ length: count }, () => []);
    this.follows = new Int32Array(count * this.width);
    this.reached = new Uint8Array(count);
    this.through = new Int16Array(count);
    this.before = new Int16Array(count);
  }

  *find(now: Board): Pausable<Advanced[]> {
    this.findPartners(now);
    yield* this.findFollowing();
    const ways: Way[] = [];
    for (let number = 0; number < this.graph.count; number++) {
      const candidate = this.graph.candidates[number];
      if (!now.has(Math.floor(candidate / 9), candidate % 9)) continue;
      if (this.leadsToFalse(number)) ways.push(...this.ways(now, number, 0));
      if (this.leadsToTrue(number)) ways.push(...this.ways(now, number, 1));
      if (number % LOOKED_UP_AT_ONCE === 0) yield undefined;
    }
    ways.sort((a, b) => a.rating - b.rating || a.length - b.length);
    return ways.flatMap(way => this.exclusions(now, way));
  }

  private exclusions(now: Board, { statement, key, length, because }: Way): Advanced[] {
    const { graph } = this;
    const number = statement >> 1;
    const isTrue = (statement & 1) === 1;
    const gone = isTrue ? [...graph.excluded[number].subarray(0, graph.inCell[number])] : [number];
    return gone
      .map(other => graph.candidates[other])
      .filter(candidate => now.has(Math.floor(candidate / 9), candidate % 9))
      .map(candidate => ({ candidate, because, nested: { key, length } }));
  }

  private findPartners(now: Board): void {
    const { graph, partners, partnersInHouses } = this;
    for (let number = 0; number < graph.count; number++) {
      const candidate = graph.candidates[number];
      const cell = Math.floor(candidate / 9);
      const digit = candidate % 9;
      partners[number] = [];
      partnersInHouses[number] = [];
      if (!now.has(cell, digit)) continue;
      const mask = now.candidates[cell];
      if (sizeOf[mask] === 2) partners[number].push(graph.numbers[9 * cell + lowestOf[mask & ~(1 << digit)]]);
      for (let k = 3 * cell; k < 3 * cell + 3; k++) {
        const where = now.places[9 * housesOfCell[k] + digit];
        if (sizeOf[where] !== 2) continue;
        const first = cellsOfHouse[9 * housesOfCell[k] + lowestOf[where]];
        const last = cellsOfHouse[9 * housesOfCell[k] + lowestOf[where & (where - 1)]];
        const other = graph.numbers[9 * (first === cell ? last : first) + digit];
        if (!partnersInHouses[number].includes(other)) partnersInHouses[number].push(other);
      }
      partners[number].push(...partnersInHouses[number]);
    }
  }

  private *findFollowing(): Pausable<void> {
    const { graph, follows, partners, width } = this;
    follows.fill(0);
    for (let number = 0; number < graph.count; number++) {
      for (const other of graph.excluded[number]) {
        for (const partner of partners[other]) follows[number * width + (partner >> 5)] |= 1 << (partner & 31);
      }
    }
    for (let via = 0; via < graph.count; via++) {
      if (via % JOINED_AT_ONCE === 0) yield undefined;
      for (let from = 0; from < graph.count; from++) {
        if (((follows[from * width + (via >> 5)] >> (via & 31)) & 1) === 0) continue;
        for (let i = 0; i < width; i++) follows[from * width + i] |= follows[via * width + i];
      }
    }
  }

  private isReached(from: number, to: number): boolean {
    return ((this.follows[from * this.width + (to >> 5)] >> (to & 31)) & 1) !== 0;
  }

  private leadsToFalse(number: number): boolean {
    return this.graph.excluded[number].some(other => this.isReached(number, other));
  }

  private leadsToTrue(number: number): boolean {
    return this.partners[number].some(partner => this.isReached(partner, number));
  }

  /** The shortest ways from a candidate to its opposite: by places of its digit alone, and by any pairs. */
  private ways(now: Board, number: number, toTrue: 0 | 1): Way[] {
    const ways = [true, false]
      .map(isOneDigit => this.way(now, number, toTrue, isOneDigit))
      .filter(way => way !== undefined);
    // Only the easier of two that come to the same counts.
    if (ways.length === 2) ways.splice(ways[1].rating < ways[0].rating ? 0 : 1, 1);
    return ways;
  }

  private way(now: Board, source: number, toTrue: 0 | 1, isOneDigit: boolean): Way | undefined {
    const { graph, reached, through, before } = this;
    const partners = isOneDigit ? this.partnersInHouses : this.partners;
    reached.fill(0);
    const queue: number[] = [];
    const reach = (number: number, other: number, last: number) => {
      if (reached[number] !== 0) return;
      reached[number] = 1;
      through[number] = other;
      before[number] = last;
      queue.push(number);
    };
    if (toTrue === 1) for (const partner of partners[source]) reach(partner, source, -1);
    else reach(source, -1, -1);
    for (let i = 0; i < queue.length; i++) {
      const number = queue[i];
      const excluded = graph.excluded[number];
      const begin = isOneDigit ? graph.inCell[number] : 0;
      if (toTrue === 0 && excluded.indexOf(source, begin) >= 0) {
        return this.wayBack(now, 2 * source, number, isOneDigit);
      }
      for (let j = begin; j < excluded.length; j++) {
        for (const partner of partners[excluded[j]]) {
          if (toTrue === 1 && partner === source) {
            through[source] = excluded[j];
            before[source] = number;
            return this.wayBack(now, 2 * source + 1, source, isOneDigit);
          }
          reach(partner, excluded[j], number);
        }
      }
    }
    return undefined;
  }

  private wayBack(now: Board, statement: number, last: number, isOneDigit: boolean): Way {
    const { through, before } = this;
    const passed = [statement];
    const because = new Set<number>();
    for (let at = last; at >= 0; at = before[at]) {
      if (2 * at + 1 !== statement) passed.push(2 * at + 1);
      if (through[at] < 0) break;
      passed.push(2 * through[at]);
      for (const candidate of this.goneBetween(now, at, through[at])) because.add(candidate);
    }
    const length = passed.length;
    const rating = (isOneDigit ? 66 : 70) + lengthSurcharge(length);
    return { statement, rating, length, key: passed.join(), because: [...because] };
  }

  /** What had to go for two candidates to be the last of their cell or house. */
  private goneBetween(now: Board, number: number, other: number): number[] {
    const { graph } = this;
    const cell = graph.cellOf(number);
    const digit = graph.digitOf(number);
    const isGone = (candidate: number) =>
      graph.numbers[candidate] >= 0 && !now.has(Math.floor(candidate / 9), candidate % 9);
    if (cell === graph.cellOf(other)) return Array.from({ length: 9 }, (_, d) => 9 * cell + d).filter(isGone);
    for (let k = 0; k < 3; k++) {
      const house = housesOfCell[3 * cell + k];
      if (house !== housesOfCell[3 * graph.cellOf(other) + k] || sizeOf[now.places[9 * house + digit]] !== 2) continue;
      return Array.from({ length: 9 }, (_, place) => 9 * cellsOfHouse[9 * house + place] + digit).filter(isGone);
    }
    return [];
  }
}
