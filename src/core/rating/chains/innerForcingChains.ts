/**
 * The candidates that forcing chains exclude during a dynamic chain. These are the chains of `forcingChain.ts`, on the candidates
 * that remain.
 *
 * This search runs very often and usually finds nothing. So it first finds the consequences of all candidates at once, as bits. It
 * searches for a shortest chain only if a candidate leads to its opposite.
 */

import { countBits } from '../../cellSet';
import { bitOf } from '../../grid';
import { isOn, nodeOf, off, on } from '../../implications/statement';
import type { CandidateIndex, NodeIndex, Statement } from '../../numbers';
import type { Pausable } from '../../pausing';
import { lengthSurcharge } from '../../techniques/chainLength';
import { candidateIndexOf, type RatingPosition } from '../board';
import { cellsByHouse, housesOfCell } from '../classicTables';
import type { Advanced, AdvancedSearch } from './consequences';
import { type BoardGraph, excludedIn } from './graph';

/** The search in the position of a graph. */
export function innerForcingChains(graph: BoardGraph): AdvancedSearch {
  const search = new NestedChainSearch(graph);
  return now => search.find(now);
}

/** A forcing chain. */
interface NestedChain {
  /** The last statement of the chain. */
  readonly statement: Statement;
  readonly rating: number;
  readonly length: number;
  /** The statements of the chain. */
  readonly key: string;
  readonly because: readonly CandidateIndex[];
}

/** The number of candidates through which paths are joined between two yields. */
const JOINED_AT_ONCE = 16;
/** The number of candidates that are tested for leading to their opposites between two yields. */
const TESTED_AT_ONCE = 16;

class NestedChainSearch {
  /** By node: the candidates that are true when it is false, by X and by Y. */
  private readonly partners: NodeIndex[][];
  /** By node: the candidates that are true when it is false, only by X. */
  private readonly partnersInHouses: NodeIndex[][];
  /** By node, `width` words: the candidates that are true when it is true. */
  private readonly follows: Int32Array;
  private readonly width: number;
  private readonly reached: Uint8Array;
  private readonly through: Int16Array;
  private readonly before: Int16Array;

  constructor(private readonly graph: BoardGraph) {
    const { candidateCount: count } = graph;
    this.width = (count + 31) >> 5;
    this.partners = Array.from({ length: count }, () => []);
    this.partnersInHouses = Array.from({ length: count }, () => []);
    this.follows = new Int32Array(count * this.width);
    this.reached = new Uint8Array(count);
    this.through = new Int16Array(count);
    this.before = new Int16Array(count);
  }

  *find(now: RatingPosition): Pausable<Advanced[]> {
    this.findPartners(now);
    yield* this.findFollowing();
    const chains: NestedChain[] = [];
    for (let node = 0; node < this.graph.candidateCount; node++) {
      if (!now.has(this.graph.candidates[node])) continue;
      if (this.leadsToFalse(node)) chains.push(...this.chains(now, off(node)));
      if (this.leadsToTrue(node)) chains.push(...this.chains(now, on(node)));
      if (node % TESTED_AT_ONCE === 0) yield undefined;
    }
    chains.sort((a, b) => a.rating - b.rating || a.length - b.length);
    return chains.flatMap(chain => this.exclusions(now, chain));
  }

  private exclusions(now: RatingPosition, { statement, key, length, because }: NestedChain): Advanced[] {
    return excludedIn(this.graph, statement)
      .filter(candidate => now.has(candidate))
      .map(candidate => ({ candidate, because, nested: { key, length } }));
  }

  /**
   * Finds the strong links of the position. A graph would also have them, but building it for every position of a chain takes 8 times as
   * long.
   */
  private findPartners(now: RatingPosition): void {
    const { graph, partners, partnersInHouses } = this;
    for (let node = 0; node < graph.candidateCount; node++) {
      const cell = graph.cellOf[node];
      const digit = graph.digitOf[node];
      partners[node] = [];
      partnersInHouses[node] = [];
      if (!now.has(graph.candidates[node])) continue;
      const mask = now.candidates[cell];
      if (countBits(mask) === 2) partners[node].push(graph.nodeAt(cell, 32 - Math.clz32(mask & ~bitOf(digit))));
      for (let k = 3 * cell; k < 3 * cell + 3; k++) {
        const house = housesOfCell[k];
        const places = now.placesByHouse[10 * house + digit];
        if (countBits(places) !== 2) continue;
        const first = cellsByHouse[house][31 - Math.clz32(places & -places)];
        const last = cellsByHouse[house][31 - Math.clz32(places)];
        const other = graph.nodeAt(first === cell ? last : first, digit);
        if (!partnersInHouses[node].includes(other)) partnersInHouses[node].push(other);
      }
      partners[node].push(...partnersInHouses[node]);
    }
  }

  private *findFollowing(): Pausable<void> {
    this.linkPartners();
    for (let via = 0; via < this.graph.candidateCount; via++) {
      if (via % JOINED_AT_ONCE === 0) yield undefined;
      this.joinThrough(via);
    }
  }

  private linkPartners(): void {
    const { follows, partners, width } = this;
    const { candidateCount, first, follows: excluded } = this.graph;
    follows.fill(0);
    for (let node = 0; node < candidateCount; node++) {
      for (let i = first[on(node)]; i < first[on(node) + 1]; i++) {
        for (const partner of partners[nodeOf(excluded[i])]) {
          follows[node * width + (partner >> 5)] |= 1 << (partner & 31);
        }
      }
    }
  }

  /** Adds to all candidates that lead to `via` the consequences of `via`. Most of the time is spent here. */
  private joinThrough(via: NodeIndex): void {
    const { follows, width } = this;
    const row = via * width;
    const word = via >> 5;
    const bit = 1 << (via & 31);
    for (let from = 0; from < follows.length; from += width) {
      if ((follows[from + word] & bit) === 0) continue;
      for (let i = 0; i < width; i++) follows[from + i] |= follows[row + i];
    }
  }

  private isReached(from: NodeIndex, to: NodeIndex): boolean {
    return ((this.follows[from * this.width + (to >> 5)] >> (to & 31)) & 1) !== 0;
  }

  private leadsToFalse(node: NodeIndex): boolean {
    const { first, follows } = this.graph;
    for (let i = first[on(node)]; i < first[on(node) + 1]; i++) {
      if (this.isReached(node, nodeOf(follows[i]))) return true;
    }
    return false;
  }

  private leadsToTrue(node: NodeIndex): boolean {
    return this.partners[node].some(partner => this.isReached(partner, node));
  }

  /**
   * The easier of the two shortest chains to a statement from its opposite: one uses only one digit, the other all partners. Empty
   * if there is none.
   */
  private chains(now: RatingPosition, target: Statement): NestedChain[] {
    const chains = [true, false]
      .map(isOneDigit => this.chain(now, target, isOneDigit))
      .filter(chain => chain !== undefined);
    // Of two chains with the same conclusion, only the easier one counts.
    if (chains.length === 2) chains.splice(chains[1].rating < chains[0].rating ? 0 : 1, 1);
    return chains;
  }

  private chain(now: RatingPosition, target: Statement, isOneDigit: boolean): NestedChain | undefined {
    const source = nodeOf(target);
    const isToTrue = isOn(target);
    const { reached, through, before } = this;
    const { first, follows, inCell } = this.graph;
    const partners = isOneDigit ? this.partnersInHouses : this.partners;
    reached.fill(0);
    const queue: NodeIndex[] = [];
    const reach = (node: NodeIndex, other: NodeIndex, last: NodeIndex) => {
      if (reached[node] !== 0) return;
      reached[node] = 1;
      through[node] = other;
      before[node] = last;
      queue.push(node);
    };
    if (isToTrue) for (const partner of partners[source]) reach(partner, source, -1);
    else reach(source, -1, -1);
    for (let i = 0; i < queue.length; i++) {
      const node = queue[i];
      const begin = first[on(node)] + (isOneDigit ? inCell[node] : 0);
      const end = first[on(node) + 1];
      if (!isToTrue) {
        for (let j = begin; j < end; j++) {
          if (follows[j] === off(source)) return this.chainBack(now, off(source), node, isOneDigit);
        }
      }
      for (let j = begin; j < end; j++) {
        const excluded = nodeOf(follows[j]);
        for (const partner of partners[excluded]) {
          if (isToTrue && partner === source) {
            through[source] = excluded;
            before[source] = node;
            return this.chainBack(now, on(source), source, isOneDigit);
          }
          reach(partner, excluded, node);
        }
      }
    }
    return undefined;
  }

  private chainBack(now: RatingPosition, statement: Statement, last: NodeIndex, isOneDigit: boolean): NestedChain {
    const { through, before } = this;
    const passed = [statement];
    const because = new Set<CandidateIndex>();
    for (let at = last; at >= 0; at = before[at]) {
      if (on(at) !== statement) passed.push(on(at));
      if (through[at] < 0) break;
      passed.push(off(through[at]));
      for (const candidate of this.goneBetween(now, at, through[at])) because.add(candidate);
    }
    const length = passed.length;
    const rating = (isOneDigit ? 66 : 70) + lengthSurcharge(length);
    return { statement, rating, length, key: passed.join(), because: [...because] };
  }

  /** The candidates that became false, so that two candidates are the last ones of their cell or house. */
  private goneBetween(now: RatingPosition, node: NodeIndex, other: NodeIndex): CandidateIndex[] {
    const { cellOf, digitOf, nodeByCandidate } = this.graph;
    const cell = cellOf[node];
    const digit = digitOf[node];
    const isGone = (candidate: CandidateIndex) => nodeByCandidate[candidate] >= 0 && !now.has(candidate);
    if (cell === cellOf[other]) return DIGITS.map(each => candidateIndexOf(cell, each)).filter(isGone);
    for (let k = 0; k < 3; k++) {
      const house = housesOfCell[3 * cell + k];
      if (house !== housesOfCell[3 * cellOf[other] + k]) continue;
      if (countBits(now.placesByHouse[10 * house + digit]) !== 2) continue;
      return Array.from(cellsByHouse[house], each => candidateIndexOf(each, digit)).filter(isGone);
    }
    return [];
  }
}

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
