/**
 * Chains of implications that do not branch. A forcing chain leads from a statement to its opposite, so the opposite is true. A
 * cycle leads from a candidate back to itself in both directions. Either all its candidates at even places are true, or all those
 * at odd places. So a candidate that sees one of each is false.
 *
 * A true candidate makes the candidates that it excludes false. A false candidate makes its partner true: the only other place for
 * its digit in a house (X), or the only other candidate of its cell (Y). Chains of only X, only Y, and both have different ratings.
 * Each kind is searched for breadth first from every candidate, up to the length of the best chain so far.
 */

import { type CellSet, cellSet } from '../../cellSet';
import { nodeOf, off, on } from '../../implications/statement';
import type { CandidateIndex, NodeIndex, Statement } from '../../numbers';
import type { Pausable } from '../../pausing';
import { cellSets, peerSets } from '../../position';
import { lengthSurcharge } from '../../techniques/chainLength';
import { addCandidates } from '../board';
import { geometry } from '../classicTables';
import type { RatedStep } from '../ratedStep';
import type { RatingRule } from '../rule';
import { type BoardGraph, effectOf, graphOf } from './graph';

/** Forcing chains and cycles that do not branch. */
export const forcingChain: RatingRule = {
  name: 'Forcing Chain, Cycle',
  lowest: 65,
  *find(board) {
    const graph = yield* graphOf(board);
    const search = new ForcingChainSearch(graph);
    for (const links of LINKS) {
      yield* search.use(links);
      for (let node = 0; node < graph.candidateCount; node++) {
        if (graph.inCell[node] === 0) continue;
        search.from(node);
        if (node % 16 === 15) yield undefined;
      }
    }
    if (search.best) yield search.best;
  },
};

/**
 * The partners that a chain may use, with the names and base ratings of its steps. Chains of only Y can only be cycles.
 */
interface LinkRules {
  readonly x: boolean;
  readonly y: boolean;
  readonly cycle: { readonly name: string; readonly base: number };
  readonly chain?: { readonly name: string; readonly base: number };
}

const LINKS: readonly LinkRules[] = [
  { x: true, y: false, cycle: { name: 'X-Cycle', base: 65 }, chain: { name: 'Forcing X-Chain', base: 66 } },
  { x: false, y: true, cycle: { name: 'Y-Cycle', base: 65 } },
  { x: true, y: true, cycle: { name: 'Cycle', base: 70 }, chain: { name: 'Forcing Chain', base: 70 } },
];

/** The number of candidates that are searched from between two yields. */
const AT_ONCE = 64;

const peers = peerSets(geometry);
const alone = cellSets(geometry);
const noCells = (): CellSet[] => new Array(10).fill(cellSet(geometry));

/** The search for the easiest chain or cycle on one graph. */
class ForcingChainSearch {
  best: RatedStep | undefined;
  private bestLength = Number.POSITIVE_INFINITY;

  private links: LinkRules = LINKS[0];
  /** By node: the candidates that are true when this one is false. */
  private partners: (readonly NodeIndex[])[] = [];
  /** By node: the candidates with partners that it excludes. */
  private leading: (readonly NodeIndex[])[] = [];

  /** By node: the excluded candidate through which it was first reached. */
  private readonly through: Int16Array;
  /** By node: the true candidate before that. */
  private readonly before: Int16Array;
  private readonly reached: Uint8Array;
  private readonly isPassed: Uint8Array;

  constructor(private readonly graph: BoardGraph) {
    const { candidateCount } = graph;
    this.through = new Int16Array(candidateCount);
    this.before = new Int16Array(candidateCount);
    this.reached = new Uint8Array(candidateCount);
    this.isPassed = new Uint8Array(candidateCount);
  }

  *use(links: LinkRules): Pausable<void> {
    const { candidateCount, inCell, first, follows } = this.graph;
    const nodes = (begin: number, end: number) => {
      const found: NodeIndex[] = [];
      for (let i = begin; i < end; i++) found.push(nodeOf(follows[i]));
      return found;
    };
    this.links = links;
    this.partners = [];
    for (let node = 0; node < candidateCount; node++) {
      if (node % AT_ONCE === 0) yield undefined;
      const begin = first[off(node)];
      const inHouses = begin + (inCell[node] === 1 ? 1 : 0);
      this.partners.push(nodes(links.y ? begin : inHouses, links.x ? first[off(node) + 1] : inHouses));
    }
    this.leading = [];
    for (let node = 0; node < candidateCount; node++) {
      if (node % AT_ONCE === 0) yield undefined;
      const excluded = nodes(first[on(node)] + (links.y ? 0 : inCell[node]), first[on(node) + 1]);
      this.leading.push(excluded.filter(other => this.partners[other].length > 0));
    }
  }

  from(source: NodeIndex): void {
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
   * Finds cycles through a candidate that is assumed to be true. Each true statement is reached once, so the search ends. False
   * statements may occur in several paths.
   */
  private findCycle(source: NodeIndex): void {
    const { base } = this.links.cycle;
    const { reached, through, before, isPassed, leading, partners } = this;
    reached.fill(0);
    reached[source] = 1;
    let current = [source];
    for (let length = 2; current.length > 0 && this.canImprove(base, length); length += 2) {
      const next: NodeIndex[] = [];
      for (const node of current) {
        this.mark(node, source, 1);
        for (const other of leading[node]) {
          if (isPassed[other] !== 0) continue;
          for (const partner of partners[other]) {
            if (partner === source && length >= 4) this.addCycle(source, other, node, length);
            if (reached[partner] !== 0) continue;
            reached[partner] = 1;
            through[partner] = other;
            before[partner] = node;
            next.push(partner);
          }
        }
        this.mark(node, source, 0);
      }
      current = next;
    }
  }

  /** Marks the false candidates on the path to a node. */
  private mark(node: NodeIndex, source: NodeIndex, value: number): void {
    for (let at = node; at !== source; at = this.before[at]) this.isPassed[this.through[at]] = value;
  }

  private addCycle(source: NodeIndex, last: NodeIndex, node: NodeIndex, length: number): void {
    const rating = this.links.cycle.base + lengthSurcharge(length);
    if (!this.isBetter(rating, length)) return;
    const { graph } = this;
    const { position, cellOf, digitOf } = graph;
    const byTrue = noCells();
    const byFalse = noCells();
    let onCycle = cellSet(geometry);
    const add = (seen: CellSet[], passed: NodeIndex) => {
      const cell = cellOf[passed];
      seen[digitOf[passed]] = seen[digitOf[passed]].or(peers[cell]);
      onCycle = onCycle.or(alone[cell]);
    };
    add(byFalse, last);
    for (let at = node; at !== source; at = this.before[at]) {
      add(byTrue, at);
      add(byFalse, this.through[at]);
    }
    add(byTrue, source);
    const eliminations: CandidateIndex[] = [];
    for (const [digit, cells] of position.cellsWith().entries()) {
      addCandidates(eliminations, byTrue[digit].and(byFalse[digit]).and(cells).minus(onCycle), digit);
    }
    if (eliminations.length === 0) return;
    this.best = { name: this.links.cycle.name, rating, eliminations };
    this.bestLength = length;
  }

  /** Finds a chain from a candidate being true to the same candidate being false. */
  private findFalse(source: NodeIndex): void {
    const { base } = this.links.chain!;
    const { reached, leading, partners } = this;
    reached.fill(0);
    reached[source] = 1;
    let current = [source];
    // The length is the number of statements up to the last one, which is false.
    for (let length = 2; current.length > 0 && this.canImprove(base, length); length += 2) {
      const next: NodeIndex[] = [];
      for (const node of current) {
        if (node !== source && this.excludes(node, source)) {
          this.addChain(off(source), length);
          return;
        }
        for (const other of leading[node]) {
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

  private excludes(node: NodeIndex, other: NodeIndex): boolean {
    const { first, follows, inCell } = this.graph;
    for (let i = first[on(node)] + (this.links.y ? 0 : inCell[node]); i < first[on(node) + 1]; i++) {
      if (follows[i] === off(other)) return true;
    }
    return false;
  }

  /** Finds a chain from a candidate being false to the same candidate being true. */
  private findTrue(source: NodeIndex): void {
    const { base } = this.links.chain!;
    const { reached, leading, partners } = this;
    reached.fill(0);
    let current = [...partners[source]];
    for (const node of current) reached[node] = 1;
    for (let length = 4; current.length > 0 && this.canImprove(base, length); length += 2) {
      const next: NodeIndex[] = [];
      for (const node of current) {
        for (const other of leading[node]) {
          for (const partner of partners[other]) {
            if (partner === source) {
              this.addChain(on(source), length);
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

  private addChain(statement: Statement, length: number): void {
    const { name, base } = this.links.chain!;
    const rating = base + lengthSurcharge(length);
    if (!this.isBetter(rating, length)) return;
    this.best = { name, rating, ...effectOf(this.graph, statement) };
    this.bestLength = length;
  }
}
