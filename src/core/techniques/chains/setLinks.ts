/**
 * Almost locked sets in chains. Once a digit is known to stand outside, where every cell of the set that can hold it sees it,
 * the set is locked: each of its other digits is in it, and goes wherever it sees all places that it has in the set. The node
 * for a set and a digit is off when the digit is not in the set.
 */

import { type CellSet, countBits } from '../../cellSet';
import { digitsOf } from '../../grid';
import { derived, type Position } from '../../position';
import { type AlmostLockedSet, almostLockedSets } from '../almostLockedSets/almostLockedSet';
import { groupLinks, LinkBuilder, type Links, linkGroups, linkInCells, linkInHouses } from './links';

/** Links between candidates, groups and almost locked sets of two cells or more. */
export const setLinks = derived((position): Links => {
  const builder = new LinkBuilder(position);
  linkInCells(builder);
  linkInHouses(builder);
  linkGroups(builder);
  linkSets(builder);
  return builder.links();
});

/** The index of the first node of {@link setLinks} that is an almost locked set: the number of candidates and groups. */
export const firstSet = (position: Position) => groupLinks(position).nodes.length;

/** By digit: the nodes of almost locked sets, by the first cell of the set that can hold it. */
type Entries = Map<number, number[]>[];

function linkSets(builder: LinkBuilder): void {
  const { position, nodes } = builder;
  const sets = almostLockedSets(position).filter(({ isBivalueCell }) => !isBivalueCell);
  const groups = nodes.flatMap(({ cells }, node) => (cells.length > 1 ? [node] : []));
  const groupsOf = Array.from({ length: position.geometry.size + 1 }, (_, digit) =>
    groups.filter(node => nodes[node].digit === digit),
  );
  const entries: Entries = groupsOf.map(() => new Map());
  const setNodes: number[] = [];
  for (const almostLocked of sets) {
    const { cells, set, mask } = almostLocked;
    const digits = digitsOf(mask);
    const fruitful = digits.filter(digit => !almostLocked.buddies(digit).isEmpty);
    for (const digit of fruitful) {
      if (fruitful.length === 1) continue;
      const node = builder.add({ digit, cells, set, almostLocked });
      setNodes.push(node);
      const at = almostLocked.cellsWith(digit).first;
      entries[digit].set(at, [...(entries[digit].get(at) ?? []), node]);
      const buddies = almostLocked.buddies(digit);
      for (const cell of buddies) builder.imply(2 * builder.nodeOf(cell, digit) + 1, 2 * node);
      for (const group of groupsOf[digit]) {
        if (nodes[group].set.isWithin(buddies)) builder.imply(2 * group + 1, 2 * node);
      }
    }
  }
  for (const node of setNodes) linkFrom(builder, node, groupsOf, entries);
}

/** What follows when a set has lost the node's digit. */
function linkFrom(builder: LinkBuilder, node: number, groupsOf: readonly number[][], entries: Entries): void {
  const { nodes } = builder;
  const almostLocked = nodes[node].almostLocked!;
  for (const digit of digitsOf(almostLocked.mask)) {
    const gone = almostLocked.buddies(digit);
    if (digit === nodes[node].digit || gone.isEmpty) continue;
    for (const cell of gone) builder.imply(2 * node, 2 * builder.nodeOf(cell, digit));
    for (const group of groupsOf[digit]) if (nodes[group].set.isWithin(gone)) builder.imply(2 * node, 2 * group);
    for (const cell of gone) {
      for (const other of entries[digit].get(cell) ?? []) {
        if (isLockedBy(nodes[other].almostLocked!, digit, gone, almostLocked)) builder.imply(2 * node, 2 * other);
      }
    }
  }
  linkForcedCells(builder, node, almostLocked);
}

const isLockedBy = (set: AlmostLockedSet, digit: number, gone: CellSet, by: AlmostLockedSet) =>
  set.cellsWith(digit).isWithin(gone) && !set.set.meets(by.set);

/** Cells of three or more candidates that the locked set leaves one: what a single link cannot do, several at once can. */
function linkForcedCells(builder: LinkBuilder, node: number, almostLocked: AlmostLockedSet): void {
  const { candidates } = builder.position;
  const gone = new Map<number, number>();
  for (const digit of digitsOf(almostLocked.mask)) {
    if (digit === builder.nodes[node].digit) continue;
    for (const cell of almostLocked.buddies(digit)) gone.set(cell, (gone.get(cell) ?? 0) | (1 << (digit - 1)));
  }
  for (const [cell, mask] of gone) {
    if (countBits(candidates[cell]) < 3) continue;
    const [digit, ...others] = digitsOf(candidates[cell] & ~mask);
    if (digit && others.length === 0) builder.imply(2 * node, 2 * builder.nodeOf(cell, digit) + 1);
  }
}
