/**
 * Almost locked sets in chains. If a digit is placed in a cell that sees all its places in the set, the set loses the digit and is
 * locked: each of its other digits is in the set, and is false in all cells that see all its places in the set. The node for a set
 * and a digit is false if the digit is not in the set.
 */

import { type AlmostLockedSet, almostLockedSetsIn } from '../almostLockedSets';
import { countBits } from '../cellSet';
import { bitOf, digitsOf, isSingle } from '../grid';
import type { Cell, Digit, DigitMask, NodeIndex } from '../numbers';
import type { Pausable } from '../pausing';
import { deriving } from '../position';
import { GraphBuilder, type ImplicationGraph } from './graph';
import { linkGroups, linkInCells, linkInHouses } from './links';
import { off, on } from './statement';

/** The graph with the links between candidates, groups, and almost locked sets of two or more cells. The sets are special. */
export const setLinks = deriving(function* (position): Pausable<ImplicationGraph> {
  const builder = yield* GraphBuilder.begin(position);
  yield* linkInCells(builder);
  yield* linkInHouses(builder);
  yield* linkGroups(builder);
  const firstSet = builder.nodes.length;
  yield* linkSets(builder);
  return yield* builder.graph(firstSet);
});

/** By digit, then by the first cell of the set that can hold the digit: the nodes of almost locked sets. */
type Entries = Map<Cell, NodeIndex[]>[];

function* linkSets(builder: GraphBuilder): Pausable<void> {
  const { position, nodes } = builder;
  const groupsOf: NodeIndex[][] = Array.from({ length: position.geometry.size + 1 }, () => []);
  for (let node = builder.candidateNodes.length; node < nodes.length; node++) groupsOf[nodes[node].digit].push(node);
  const entries: Entries = groupsOf.map(() => new Map());
  const nodesOf = new Map<AlmostLockedSet, NodeIndex[]>();
  for (const almostLocked of yield* almostLockedSetsIn(position)) {
    yield undefined;
    const fruitful = digitsOf(almostLocked.mask).filter(digit => !almostLocked.buddies(digit).isEmpty);
    if (almostLocked.isBivalueCell || fruitful.length < 2) continue;
    nodesOf.set(
      almostLocked,
      fruitful.map(digit => linkInto(builder, almostLocked, digit, groupsOf, entries)),
    );
  }
  for (const [almostLocked, own] of nodesOf) yield* linkFrom(builder, almostLocked, own, groupsOf, entries);
}

/** Adds the node for a set and a digit. It becomes false if a cell or group that sees all its places in the set holds the digit. */
function linkInto(
  builder: GraphBuilder,
  almostLocked: AlmostLockedSet,
  digit: Digit,
  groupsOf: readonly NodeIndex[][],
  entries: Entries,
): NodeIndex {
  const { cells, set } = almostLocked;
  const node = builder.add({ digit, cells, set, almostLocked });
  const at = almostLocked.cellsWith(digit).first;
  const known = entries[digit].get(at);
  if (known) known.push(node);
  else entries[digit].set(at, [node]);
  const buddies = almostLocked.buddies(digit);
  for (const cell of buddies) builder.imply(on(builder.nodeAt(cell, digit)), off(node));
  for (const group of groupsOf[digit]) {
    if (builder.nodes[group].set.isSubsetOf(buddies)) builder.imply(on(group), off(node));
  }
  return node;
}

/**
 * Adds the consequences of a set losing the digit of one of its nodes: its other digits are false in the cells that see all their places.
 */
function* linkFrom(
  builder: GraphBuilder,
  almostLocked: AlmostLockedSet,
  own: readonly NodeIndex[],
  groupsOf: readonly NodeIndex[][],
  entries: Entries,
): Pausable<void> {
  const { nodes } = builder;
  for (const leaving of own) {
    const { digit } = nodes[leaving];
    const gone = almostLocked.buddies(digit);
    const excluded: NodeIndex[] = [];
    for (const cell of gone) {
      excluded.push(builder.nodeAt(cell, digit));
      for (const other of entries[digit].get(cell) ?? []) {
        const set = nodes[other].almostLocked!;
        if (set.cellsWith(digit).isSubsetOf(gone) && !set.set.intersects(almostLocked.set)) excluded.push(other);
      }
    }
    for (const group of groupsOf[digit]) if (nodes[group].set.isSubsetOf(gone)) excluded.push(group);
    for (const node of own) if (node !== leaving) for (const other of excluded) builder.imply(off(node), off(other));
    yield undefined;
  }
  linkForcedCells(builder, almostLocked, own);
}

/** Adds the cells with three or more candidates in which the locked set leaves one candidate by excluding several together. */
function linkForcedCells(builder: GraphBuilder, almostLocked: AlmostLockedSet, own: readonly NodeIndex[]): void {
  const { nodes } = builder;
  const { candidates } = builder.position;
  const gone = new Map<Cell, DigitMask>();
  for (const node of own) {
    const { digit } = nodes[node];
    for (const cell of almostLocked.buddies(digit)) gone.set(cell, (gone.get(cell) ?? 0) | bitOf(digit));
  }
  for (const [cell, mask] of gone) {
    if (countBits(candidates[cell]) < 3) continue;
    for (const node of own) {
      const left = candidates[cell] & ~(mask & ~bitOf(nodes[node].digit));
      if (isSingle(left)) builder.imply(off(node), on(builder.nodeAt(cell, digitsOf(left)[0])));
    }
  }
}
