/**
 * Forcing chains that branch. Several statements of which one is true (the candidates of a cell, the places of a digit in a house,
 * a candidate and its opposite) lead to the same conclusion, which is therefore true. Or one statement leads to a contradiction, so
 * it is false.
 *
 * The consequences of every statement are found once, with their lengths. The common consequences of several statements are then
 * found by comparing lists, and the length of the whole chain is a sum.
 */

import { countBits } from '../../cellSet';
import { digitsOf } from '../../grid';
import { isOn, nodeOf, off, on } from '../../implications/statement';
import type { Cell, NodeIndex, Statement } from '../../numbers';
import type { Pausable } from '../../pausing';
import { lengthSurcharge } from '../../techniques/chainLength';
import { cellsByHouse, housesOfCell } from '../classicTables';
import type { RatedStep } from '../ratedStep';
import type { RatingRule } from '../rule';
import { type ChainKind, type Consequences, Follower } from './consequences';
import { type BoardGraph, effectOf, graphOf, nodesIn } from './graph';

/** The ways in which chains may branch, with the names and the base rating of the steps. */
export interface BranchingKind extends ChainKind {
  /** The rating without the surcharge for the length, in tenths. */
  readonly base: number;
  /** The beginning and the end of the name of a step: `Dynamic`, ` (+)`. */
  readonly prefix: string;
  readonly suffix: string;
}

/** The rule for branching chains of one kind. */
export function branchingChains(name: string, kind: BranchingKind): RatingRule {
  return {
    name,
    lowest: kind.base,
    *find(board) {
      const search = new BranchingSearch(yield* graphOf(board), kind);
      for (let cell = 0; cell < 81; cell++) {
        const size = countBits(board.candidates[cell]);
        if (size > 2 || (size === 2 && kind.isDynamic)) yield* search.from(cell);
      }
      if (search.best) yield search.best;
    },
  };
}

/** The shapes of a chain. Chains of equal length come in this order. */
type Branching = 'Double' | 'Cell' | 'Region' | 'Contradiction';
const RANKS: Record<Branching, number> = { Double: 1, Cell: 5, Region: 6, Contradiction: 7 };

/** The search for branching chains on one graph. */
class BranchingSearch {
  best: RatedStep | undefined;
  private bestLength = Number.POSITIVE_INFINITY;
  private bestRank = 0;
  private readonly follower: Follower;
  private readonly known: (Consequences | undefined)[] = [];

  constructor(
    private readonly graph: BoardGraph,
    private readonly kind: BranchingKind,
  ) {
    this.follower = new Follower(graph, kind);
  }

  *from(cell: Cell): Pausable<void> {
    const { graph, kind } = this;
    const board = graph.position;
    const digits = digitsOf(board.candidates[cell]);
    const nodes = digits.map(digit => graph.nodeAt(cell, digit));
    for (const digit of digits) {
      if (kind.isDynamic) yield* this.tryBoth(graph.nodeAt(cell, digit), nodes.length);
      yield undefined;
      if (kind.isOneDigit) continue;
      for (let k = 3 * cell; k < 3 * cell + 3; k++) {
        const house = housesOfCell[k];
        const places = board.placesByHouse[10 * house + digit];
        // Only once for each digit of a house, from its first place.
        if (countBits(places) < 2 || cellsByHouse[house][31 - Math.clz32(places & -places)] !== cell) continue;
        yield* this.gather(nodesIn(graph, house, digit), 'Region');
      }
    }
    if (!kind.isOneDigit) yield* this.gather(nodes, 'Cell');
  }

  /** The consequences of a statement, found once. */
  private *consequences(statement: Statement): Pausable<Consequences> {
    let found = this.known[statement];
    if (!found) {
      found = yield* this.follower.follow(statement);
      this.known[statement] = found;
      yield undefined;
    }
    return found;
  }

  /** Searches from a candidate being true and from it being false. */
  private *tryBoth(node: NodeIndex, cellSize: number): Pausable<void> {
    const ifTrue = yield* this.consequences(on(node));
    if (ifTrue.contradiction > 0) this.offerContradiction(ifTrue, off(node));
    const ifFalse = yield* this.consequences(off(node));
    if (ifFalse.contradiction > 0) this.offerContradiction(ifFalse, on(node));
    // In a cell with two candidates, the other candidate gives the same result.
    if (cellSize < 3 || this.kind.isOneDigit) return;
    this.common([ifTrue, ifFalse], 'Double');
  }

  /** Searches from several candidates of which one is true. */
  private *gather(nodes: readonly NodeIndex[], shape: Branching): Pausable<void> {
    const cases: Consequences[] = [];
    for (const node of nodes) cases.push(yield* this.consequences(on(node)));
    this.common(cases, shape);
    yield undefined;
  }

  private common(cases: readonly Consequences[], shape: Branching): void {
    for (const node of cases[0].whenTrue) this.add(cases, shape, on(node));
    for (const node of cases[0].whenFalse) this.add(cases, shape, off(node));
  }

  private add(cases: readonly Consequences[], shape: Branching, statement: Statement): void {
    let sum = 0;
    for (let i = 0; i < cases.length; i++) {
      const length = cases[i].lengths[statement];
      if (length === 0) return;
      sum += length;
      if (sum > this.bestLength) return;
    }
    this.offer(shape, sum + nestedLength(cases.map(({ nested }) => nested.get(statement))), statement);
  }

  private offerContradiction({ contradiction, nested }: Consequences, statement: Statement): void {
    this.offer('Contradiction', contradiction + nestedLength([nested.get(-1)]), statement);
  }

  private offer(shape: Branching, length: number, statement: Statement): void {
    if (length > this.bestLength || (length === this.bestLength && RANKS[shape] >= this.bestRank)) return;
    const { graph, kind } = this;
    if (isOn(statement) && graph.inCell[nodeOf(statement)] === 0) return;
    const name = kind.isOneDigit ? 'Nishio Forcing Chains' : `${kind.prefix}${shape} Forcing Chains${kind.suffix}`;
    this.best = { name, rating: kind.base + lengthSurcharge(length), ...effectOf(graph, statement) };
    this.bestLength = length;
    this.bestRank = RANKS[shape];
  }
}

/** The total length of some nested chains, each counted once. */
function nestedLength(chains: readonly (ReadonlyMap<string, number> | undefined)[]): number {
  const known = new Map<string, number>();
  for (const some of chains) if (some) for (const [key, length] of some) known.set(key, length);
  return [...known.values()].reduce((sum, length) => sum + length, 0);
}
