/**
 * What a net sees beyond singles: choices whose candidates are covered by as many other choices. The true ones of the
 * former are then those of the latter, which can have no others.
 *
 * One choice within another is an intersection: locked candidates. Two choices of two candidates each within two others
 * are a naked pair where the former are cells and a hidden one where the latter are, an X-Wing where neither are, and
 * whatever else closes a loop of four links.
 */

import type { Choices } from '../../implications/choices';
import type { NodeIndex } from '../../numbers';
import type { Net } from './net';

/** Adds what one pattern excludes that excludes anything; false where none does. The net must have been followed to its end. */
export function addByPattern(net: Net): boolean {
  return addByIntersection(net) || addByLoop(net);
}

function addByIntersection(net: Net): boolean {
  const { members, choicesOf, position } = net.choices;
  const { boxHeight, boxWidth } = position.geometry;
  const most = Math.max(boxHeight, boxWidth);
  for (let choice = 0; choice < members.length; choice++) {
    const left = net.leftOf(choice);
    if (left < 2 || left > most) continue;
    const first = firstUnknown(net, choice, -1);
    if (first < 0) continue;
    for (let k = 0; k < 4; k++) {
      const other = choicesOf[4 * first + k];
      if (other === choice || net.leftOf(other) <= left) continue;
      if (!isCovered(net, choice, k, other)) continue;
      const pattern = members[choice].filter(candidate => net.isUnknown(candidate));
      return exclude(net, [other], pattern, [choice]);
    }
  }
  return false;
}

/** Whether all that a choice still has lies in another one, the k-th of its candidates'. */
function isCovered(net: Net, choice: number, k: number, other: number): boolean {
  const { members, choicesOf } = net.choices;
  const candidates = members[choice];
  for (let i = 0; i < candidates.length; i++) {
    if (net.isUnknown(candidates[i]) && choicesOf[4 * candidates[i] + k] !== other) return false;
  }
  return true;
}

function addByLoop(net: Net): boolean {
  const { members, choicesOf, peers } = net.choices;
  for (let choice = 0; choice < members.length; choice++) {
    if (net.leftOf(choice) !== 2) continue;
    const a = firstUnknown(net, choice, -1);
    if (a < 0) continue;
    const b = firstUnknown(net, choice, a);
    const around = peers[a];
    for (let i = 0; i < around.length; i++) {
      const c = around[i];
      if (c === b || !net.isUnknown(c)) continue;
      for (let k = 4 * c; k < 4 * c + 4; k++) {
        const second = choicesOf[k];
        if (second <= choice || net.leftOf(second) !== 2) continue;
        const before = firstUnknown(net, second, -1);
        const d = before === c ? firstUnknown(net, second, c) : before;
        if (d === a || d === b || !shareAny(net.choices, b, d)) continue;
        const covers = [...shared(net.choices, a, c), ...shared(net.choices, b, d)];
        if (!covers.some(cover => net.leftOf(cover) > 2)) continue;
        if (exclude(net, covers, [a, b, c, d], [choice, second])) return true;
      }
    }
  }
  return false;
}

/** Adds that what the covers have beside the pattern is false; gives whether there is any. */
function exclude(
  net: Net,
  covers: readonly number[],
  pattern: readonly NodeIndex[],
  bases: readonly number[],
): boolean {
  const { members } = net.choices;
  const excluded = covers.flatMap(cover => members[cover].filter(c => net.isUnknown(c) && !pattern.includes(c)));
  if (excluded.length === 0) return false;
  const reason = net.recordPattern(pattern, bases);
  for (const candidate of excluded) net.addFalse(candidate, reason);
  return true;
}

/** The first candidate of a choice after that one of which nothing is known; -1 if there is none. */
function firstUnknown(net: Net, choice: number, after: number): NodeIndex {
  const candidates = net.choices.members[choice];
  for (let i = 0; i < candidates.length; i++) {
    if (candidates[i] > after && net.isUnknown(candidates[i])) return candidates[i];
  }
  return -1;
}

/** The choices that two candidates share. They are of the same kind for both, so that like stands beside like. */
function shared({ choicesOf }: Choices, a: NodeIndex, b: NodeIndex): number[] {
  return [0, 1, 2, 3].filter(k => choicesOf[4 * a + k] === choicesOf[4 * b + k]).map(k => choicesOf[4 * a + k]);
}

function shareAny({ choicesOf }: Choices, a: NodeIndex, b: NodeIndex): boolean {
  for (let k = 0; k < 4; k++) if (choicesOf[4 * a + k] === choicesOf[4 * b + k]) return true;
  return false;
}
