/** Checks the evidence of forcing chains and nets link by link, only by the rules and without code of the search. */

import assert from 'node:assert/strict';
import type { Candidate, Position } from '../../../../src/core/position';
import { findAllSteps } from '../../../../src/core/techniques/index';
import { Names } from '../../../../src/core/techniques/names';
import { hiddenSingle } from '../../../../src/core/techniques/singles/hiddenSingle';
import { nakedSingle } from '../../../../src/core/techniques/singles/nakedSingle';
import type { CellsAndDigits, Chain, Node, Step } from '../../../../src/core/techniques/step';

/** Fails if a step's chains do not prove its effect in that position. */
export function assertProven(position: Position, step: Step): void {
  const chains = step.chains ?? [];
  const names = new Names(position.geometry);
  const what = `${names.step(step)}\n${step.technique.explain(step, names)}`;
  assert.ok(chains.length > 0, what);
  for (const chain of chains) assertFollows(position, chain, what);
  const premises = chains.map(({ nodes }) => nodes[0]);
  const ends = chains.map(({ nodes }) => nodes[nodes.length - 1]);
  if (step.technique.id.endsWith('contradiction')) {
    for (const premise of premises) assert.ok(isSame(premise, premises[0]), what);
    assert.ok(isEffect(step, opposite(premises[0])), what);
    const [{ nodes }] = chains;
    const clash = nodes[0].reasons ? nodes.slice(-2) : chains.length === 1 ? [premises[0], ends[0]] : ends;
    assert.ok(isContradiction(position, clash), what);
  } else {
    for (const end of ends) assert.ok(isEffect(step, end), what);
    assert.ok(isContradiction(position, premises.map(opposite)), what);
  }
}

/** Fails if a chain has a node that does not follow. Nodes of enclosing nets, if any, count as known. */
export function assertFollows(
  position: Position,
  { nodes }: Chain,
  what: string,
  around: ReadonlySet<Node> = new Set(),
): void {
  const holding = new Set(around);
  for (const [i, node] of nodes.entries()) {
    const isNet = nodes[0].reasons !== undefined;
    if (i > 0 && !isNet) assert.ok(linked(position, nodes[i - 1], node), what);
    if (i > 0 && isNet && !holding.has(node)) assertJoined(position, node, what, holding);
    holding.add(node);
  }
}

function assertJoined(position: Position, node: Node, what: string, holding: ReadonlySet<Node>): void {
  const reasons = node.reasons ?? [];
  for (const reason of reasons) assert.ok(holding.has(reason), what);
  assert.ok(node.refutation ? isRefutation(node.refutation, node) : follows(position, node, reasons), what);
  if (node.refutation) assertFollows(position, node.refutation, what, new Set(reasons));
}

/** Whether a net starts with the opposite of a node and ends in a contradiction. */
function isRefutation({ nodes }: Chain, node: Node): boolean {
  return isSame(nodes[0], opposite(node)) && isSame(nodes[nodes.length - 2], opposite(nodes[nodes.length - 1]));
}

function follows(position: Position, node: Node, reasons: readonly Node[]): boolean {
  if (node.pattern) return isExcludedBy(position, node.pattern, node, reasons);
  if (!node.isOn) return reasons.some(reason => reason.isOn && excludes(position, reason, node));
  return reasons.every(({ isOn }) => !isOn) && isContradiction(position, [...reasons, opposite(node)]);
}

/** Whether a node follows from another one alone, with groups as one node. */
function linked(position: Position, from: Node, to: Node): boolean {
  if (from.isOn && !to.isOn) return excludes(position, from, to);
  return !from.isOn && to.isOn && isContradiction(position, [from, opposite(to)]);
}

function excludes({ geometry }: Position, from: Node, to: Node): boolean {
  if (from.digit !== to.digit) return from.cells.length === 1 && to.cells.length === 1 && from.cells[0] === to.cells[0];
  return from.cells.every(cell => to.cells.every(other => geometry.peersOf[cell].includes(other)));
}

/** Whether statements are opposites of each other, or leave a cell or house without candidates. */
function isContradiction(position: Position, nodes: readonly Node[]): boolean {
  if (nodes.some(node => nodes.some(other => isSame(node, opposite(other))))) return true;
  const lost = nodes.filter(({ isOn }) => !isOn).flatMap(candidatesOf);
  return position.after({ placements: [], eliminations: lost }).isContradictory;
}

/** Whether a candidate is impossible without those that the reasons exclude, as singles within the pattern show. */
function isExcludedBy(
  position: Position,
  { cells, digits }: CellsAndDigits,
  node: Node,
  reasons: readonly Node[],
): boolean {
  if (node.isOn || reasons.some(({ isOn }) => isOn)) return false;
  let state = position.after({ placements: [], eliminations: reasons.flatMap(candidatesOf) });
  state = state.after({ placements: candidatesOf(node), eliminations: [] });
  while (!state.isContradictory) {
    const within = findAllSteps(state, [nakedSingle, hiddenSingle]).find(({ placements: [{ cell, digit }] }) => {
      return cells.includes(cell) && digits.includes(digit);
    });
    if (!within) return false;
    state = state.after(within);
  }
  return true;
}

const candidatesOf = ({ cells, digit }: Node): Candidate[] => cells.map(cell => ({ cell, digit }));

const opposite = (node: Node): Node => ({ ...node, isOn: !node.isOn });

const isSame = (a: Node, b: Node) => a.digit === b.digit && a.isOn === b.isOn && a.cells.join() === b.cells.join();

function isEffect({ placements, eliminations }: Step, { digit, cells, isOn }: Node): boolean {
  const effect = isOn ? placements : eliminations;
  return effect.length === 1 && cells.length === 1 && effect[0].cell === cells[0] && effect[0].digit === digit;
}
