/**
 * Chains of implications that do not branch. A forcing chain leads from a statement to its opposite, which is therefore
 * true. A cycle leads from a candidate back to it both ways round: either all its true statements hold or all the others do,
 * so a candidate that one of each kind excludes is false.
 *
 * True to false goes by what excludes each other, false to true by pairs: of a digit's places in a house (X), or of a cell's
 * candidates (Y). The ratings differ for chains of X alone, of Y alone, and of both. Each is searched in breadth from every
 * candidate, and no further than what has been found is long.
 */

import type { Pausable } from '../../pausing';
import type { Board } from '../board';
import { addCandidates, peerWords, wordsByDigit } from '../cellMasks';
import { sizeOf } from '../layout';
import type { RatedStep } from '../ratedStep';
import type { Rule } from '../rule';
import { effectOf, Graph } from './graph';
import { lengthSurcharge } from './length';

export const forcingChain: Rule = {
  name: 'Forcing Chain, Cycle',
  lowest: 65,
  *find(board) {
    const graph = yield* Graph.of(board);
    const search = new Search(board, graph);
    for (const links of LINKS) {
      yield* search.use(links);
      for (let number = 0; number < graph.count; number++) {
        if (sizeOf[board.candidates[graph.cellOf(number)]] < 2) continue;
        search.from(number);
        if (number % 16 === 15) yield undefined;
      }
    }
    if (search.best) yield search.best;
  },
};

/** Which pairs a chain may use, and what it is called then. Chains of Y alone close only as cycles. */
interface Links {
  readonly x: boolean;
  readonly y: boolean;
  readonly cycle: { readonly name: string; readonly base: number };
  readonly chain?: { readonly name: string; readonly base: number };
}

const LINKS: readonly Links[] = [
  { x: true, y: false, cycle: { name: 'X-Cycle', base: 65 }, chain: { name: 'Forcing X-Chain', base: 66 } },
  { x: false, y: true, cycle: { name: 'Y-Cycle', base: 65 } },
  { x: true, y: true, cycle: { name: 'Cycle', base: 70 }, chain: { name: 'Forcing Chain', base: 70 } },
];

/** Candidates that are looked at between two yields. */
const AT_ONCE = 64;

class Search {
  best: RatedStep | undefined;
  private bestLength = Number.POSITIVE_INFINITY;

  private links: Links = LINKS[0];
  /** By number: the candidates that are true when this one is false. */
  private partners: (readonly number[])[] = [];
  /** By number: of the candidates that it excludes, those that have partners. */
  private leading: (readonly number[])[] = [];

  private readonly words: Int32Array;
  /** By candidate: the candidate through whose exclusion it was first reached. */
  private readonly through: Int16Array;
  /** By candidate: the one before that. */
  private readonly before: Int16Array;
  private readonly reached: Uint8Array;
  private readonly isPassed: Uint8Array;

  constructor(
    board: Board,
    private readonly graph: Graph,
  ) {
    this.words = wordsByDigit(board);
    this.through = new Int16Array(graph.count);
    this.before = new Int16Array(graph.count);
    this.reached = new Uint8Array(graph.count);
    this.isPassed = new Uint8Array(graph.count);
  }

  *use(links: Links): Pausable<void> {
    const { graph } = this;
    this.links = links;
    this.partners = [];
    for (let number = 0; number < graph.count; number++) {
      if (number % AT_ONCE === 0) yield undefined;
      const inCell = links.y ? graph.partnerInCell(number) : -1;
      const inHouses = links.x ? graph.partnersInHouses(number) : [];
      this.partners.push(inCell < 0 ? inHouses : [inCell, ...inHouses]);
    }
    this.leading = [];
    for (let number = 0; number < graph.count; number++) {
      if (number % AT_ONCE === 0) yield undefined;
      const excluded = graph.excluded[number].subarray(links.y ? 0 : graph.inCell[number]);
      this.leading.push([...excluded].filter(other => this.partners[other].length > 0));
    }
  }

  from(source: number): void {
    if (!this.links.x && this.graph.inCell[source] !== 1) return;
    this.findCycle(source);
    if (!this.links.chain) return;
    this.findFalse(source);
    this.findTrue(source);
  }

  private isBetter(rating: number, length: number): boolean {
    const { best } = this;
    return !best || rating < best.rating || (rating === best.rating && length < this.bestLength);
  }

  private canImprove(base: number, length: number): boolean {
    return this.isBetter(base + lengthSurcharge(length), length);
  }

  /**
   * Cycles through a candidate that is taken to be true. A false statement may come up in several ways, a true one in one:
   * each is reached once, so the search comes to an end, here and in what follows.
   */
  private findCycle(source: number): void {
    const { base } = this.links.cycle;
    const { reached, through, before, isPassed, leading, partners } = this;
    reached.fill(0);
    reached[source] = 1;
    let current = [source];
    for (let length = 2; current.length > 0 && this.canImprove(base, length); length += 2) {
      const next: number[] = [];
      for (const number of current) {
        this.mark(number, source, 1);
        for (const other of leading[number]) {
          if (isPassed[other] !== 0) continue;
          for (const partner of partners[other]) {
            if (partner === source && length >= 4) this.addCycle(source, other, number, length);
            if (reached[partner] !== 0) continue;
            reached[partner] = 1;
            through[partner] = other;
            before[partner] = number;
            next.push(partner);
          }
        }
        this.mark(number, source, 0);
      }
      current = next;
    }
  }

  /** Marks the candidates that are false on the way to one. */
  private mark(number: number, source: number, value: number): void {
    for (let at = number; at !== source; at = this.before[at]) this.isPassed[this.through[at]] = value;
  }

  private addCycle(source: number, last: number, number: number, length: number): void {
    const rating = this.links.cycle.base + lengthSurcharge(length);
    if (!this.isBetter(rating, length)) return;
    const { graph, words } = this;
    const byTrue = new Int32Array(27);
    const byFalse = new Int32Array(27);
    const cells = new Int32Array(3);
    const add = (seen: Int32Array, statement: number) => {
      const cell = graph.cellOf(statement);
      for (let band = 0; band < 3; band++) seen[3 * graph.digitOf(statement) + band] |= peerWords[3 * cell + band];
      cells[Math.floor(cell / 27)] |= 1 << (cell % 27);
    };
    add(byFalse, last);
    for (let at = number; at !== source; at = this.before[at]) {
      add(byTrue, at);
      add(byFalse, this.through[at]);
    }
    add(byTrue, source);
    const eliminations: number[] = [];
    for (let i = 0; i < 27; i++) {
      const word = byTrue[i] & byFalse[i] & words[i] & ~cells[i % 3];
      if (word !== 0) addCandidates(eliminations, word, i % 3, Math.floor(i / 3));
    }
    if (eliminations.length === 0) return;
    this.best = { name: this.links.cycle.name, rating, eliminations };
    this.bestLength = length;
  }

  /** A candidate that is false if it is true. */
  private findFalse(source: number): void {
    const { base } = this.links.chain!;
    const { reached, leading, partners } = this;
    reached.fill(0);
    reached[source] = 1;
    let current = [source];
    // Length counts the statements up to the last that is reached, which is false.
    for (let length = 2; current.length > 0 && this.canImprove(base, length); length += 2) {
      const next: number[] = [];
      for (const number of current) {
        if (number !== source && this.excludes(number, source)) {
          this.addChain(2 * source, length);
          return;
        }
        for (const other of leading[number]) {
          for (const partner of partners[other]) {
            if (reached[partner] !== 0) continue;
            reached[partner] = 1;
            next.push(partner);
          }
        }
      }
      current = next;
    }
  }

  private excludes(number: number, other: number): boolean {
    const { excluded, inCell } = this.graph;
    return excluded[number].indexOf(other, this.links.y ? 0 : inCell[number]) >= 0;
  }

  /** A candidate that is true if it is false. */
  private findTrue(source: number): void {
    const { base } = this.links.chain!;
    const { reached, leading, partners } = this;
    reached.fill(0);
    let current = [...partners[source]];
    for (const number of current) reached[number] = 1;
    for (let length = 4; current.length > 0 && this.canImprove(base, length); length += 2) {
      const next: number[] = [];
      for (const number of current) {
        for (const other of leading[number]) {
          for (const partner of partners[other]) {
            if (partner === source) {
              this.addChain(2 * source + 1, length);
              return;
            }
            if (reached[partner] !== 0) continue;
            reached[partner] = 1;
            next.push(partner);
          }
        }
      }
      current = next;
    }
  }

  private addChain(statement: number, length: number): void {
    const { name, base } = this.links.chain!;
    const rating = base + lengthSurcharge(length);
    if (!this.isBetter(rating, length)) return;
    this.best = { name, rating, ...effectOf(this.graph, statement) };
    this.bestLength = length;
  }
}
