/**
 * The patterns that a net uses besides singles. If some choices are covered by an equal number of other choices, the
 * true candidates of both are the same. So all other candidates of the covering choices are false.
 *
 * One choice within another gives locked candidates. Two choices of two candidates each within two others give a naked pair (the
 * first two are cells), a hidden pair (the other two are cells), an X-Wing (all are houses), or another loop of four links.
 */

import type { Choices } from '../../implications/choices';
import type { NodeIndex } from '../../numbers';
import type { Net } from './net';

/** Adds the effect of one pattern. False if no pattern has an effect. The net must have been followed to its end. */
export function addByPattern(net: Net): boolean {
  return addByIntersection(net) || addByLoop(net);
}

function addByIntersection(net: Net): boolean {
  const { members, perCandidate, choicesOf, position } = net.choices;
  const { boxHeight, boxWidth } = position.geometry;
  const most = Math.max(boxHeight, boxWidth);
  for (let choice = 0; choice < members.length; choice++) {
    const left = net.leftOf(choice);
    if (left < 2 || left > most) continue;
    const first = firstUnknown(net, choice, -1);
    if (first < 0) continue;
    for (let k = 0; k < perCandidate; k++) {
      const other = choicesOf[perCandidate * first + k];
      if (other === choice || other === members.length || net.leftOf(other) <= left) continue;
      if (!isCovered(net, choice, k, other)) continue;
      const pattern = members[choice].filter(candidate => net.isUnknown(candidate));
      return exclude(net, [other], pattern, [choice]);
    }
  }
  return false;
}

/** Whether all candidates that a choice still has are in another choice, which is the k-th choice of each of them. */
function isCovered(net: Net, choice: number, k: number, other: number): boolean {
  const { members, perCandidate, choicesOf } = net.choices;
  const candidates = members[choice];
  for (let i = 0; i < candidates.length; i++) {
    if (net.isUnknown(candidates[i]) && choicesOf[perCandidate * candidates[i] + k] !== other) return false;
  }
  return true;
}

function addByLoop(net: Net): boolean {
  const { members, perCandidate, choicesOf, peers } = net.choices;
  for (let choice = 0; choice < members.length; choice++) {
    if (net.leftOf(choice) !== 2) continue;
    const a = firstUnknown(net, choice, -1);
    if (a < 0) continue;
    const b = firstUnknown(net, choice, a);
    const around = peers[a];
    for (let i = 0; i < around.length; i++) {
      const c = around[i];
      if (c === b || !net.isUnknown(c)) continue;
      for (let k = perCandidate * c, end = k + perCandidate; k < end; k++) {
        const second = choicesOf[k];
        if (second <= choice || net.leftOf(second) !== 2) continue;
        const before = firstUnknown(net, second, -1);
        const d = before === c ? firstUnknown(net, second, c) : before;
        if (d === b || !shareAny(net.choices, b, d)) continue;
        const covers = [...sharedChoices(net.choices, a, c), ...sharedChoices(net.choices, b, d)];
        if (!covers.some(cover => net.leftOf(cover) > 2)) continue;
        if (exclude(net, covers, [a, b, c, d], [choice, second])) return true;
      }
    }
  }
  return false;
}

/** Makes the unknown candidates of the covers false, except those of the pattern. Returns whether there were any. */
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

/** The first unknown candidate of a choice that is greater than `after`; -1 if there is none. */
function firstUnknown(net: Net, choice: number, after: number): NodeIndex {
  const candidates = net.choices.members[choice];
  for (let i = 0; i < candidates.length; i++) {
    if (candidates[i] > after && net.isUnknown(candidates[i])) return candidates[i];
  }
  return -1;
}

/** The choices that two candidates share at the same position of their lists, such as those of a cell, box, row or column. */
function sharedChoices({ perCandidate, choicesOf, members }: Choices, a: NodeIndex, b: NodeIndex): number[] {
  const shared: number[] = [];
  for (let k = 0; k < perCandidate; k++) {
    const choice = choicesOf[perCandidate * a + k];
    if (choice < members.length && choice === choicesOf[perCandidate * b + k]) shared.push(choice);
  }
  return shared;
}

function shareAny({ perCandidate, choicesOf, members }: Choices, a: NodeIndex, b: NodeIndex): boolean {
  for (let k = 0; k < perCandidate; k++) {
    const choice = choicesOf[perCandidate * a + k];
    if (choice < members.length && choice === choicesOf[perCandidate * b + k]) return true;
  }
  return false;
}
