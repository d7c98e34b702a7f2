/**
 * Nice loops that do not close: a chain from a candidate, or from its absence, back to its own cell. Where the two ends of
 * the chain do not agree, what was supposed first is false; where both say the same, it is true.
 */

import { bitOf, digitsOf } from '../../grid';
import type { ImplicationGraph } from '../../implications/graph';
import { isOn, nodeOf, off, on } from '../../implications/statement';
import type { Pausable } from '../../pausing';
import type { Candidate, Position } from '../../position';
import type { Names } from '../names';
import type { Node, Step, Technique } from '../step';
import { chainOf, nodesOf, suppose, tell, tellConsequences } from './chain';
import { chainStep } from './ends';
import { Reach, type Round } from './search';
import { shortestFirst } from './shortestFirst';

/** The loops of a graph, shortest first; where it has special nodes, those with one. */
export function* discontinuousLoops(
  technique: Technique,
  pending: Pausable<ImplicationGraph>,
): Generator<Step | undefined> {
  const graph = yield* pending;
  const reach = new Reach(graph);
  yield* shortestFirst(reach, round => search(technique, graph, reach, round));
}

function* search(
  technique: Technique,
  graph: ImplicationGraph,
  reach: Reach,
  round: Round,
): Generator<Step | undefined> {
  const { position, nodes, cellOf } = graph;
  for (let start = 0; start < 2 * nodes.length; start++) {
    const cell = cellOf[nodeOf(start)];
    if (cell < 0) break;
    yield* reach.loop(start, round);
    for (const digit of digitsOf(position.candidates[cell])) {
      // The end must say the opposite of the start about its own digit, and the same as the start about another.
      const node = graph.nodeAt(cell, digit);
      const end = isOn(start) === (node !== nodeOf(start)) ? on(node) : off(node);
      const way = reach.wayTo(end);
      if (way === 0 || reach.lengthOf(way) < 3 || !reach.isWanted(way)) continue;
      const chain = chainOf(graph, reach.statementsTo(way));
      yield chainStep(technique, chain, excluded(position, chain.nodes[0], chain.nodes[chain.nodes.length - 1]));
    }
    if (isOn(start)) yield undefined;
  }
}

function excluded({ candidates }: Position, { cells: [cell], digit, isOn }: Node, last: Node): Candidate[] {
  if (isOn) return [{ cell, digit }];
  if (last.digit !== digit) return [{ cell, digit: last.digit }];
  return digitsOf(candidates[cell] & ~bitOf(digit)).map(other => ({ cell, digit: other }));
}

/** For loops of any nodes. */
export function explainDiscontinuousLoop(step: Step, names: Names): string {
  const nodes = nodesOf(step);
  const [first, last] = [nodes[0], nodes[nodes.length - 1]];
  const where = names.cells(first.cells);
  if (first.digit === last.digit) {
    return (
      `Suppose ${suppose(first, names)}: then ${tellConsequences(nodes, names)}, the opposite of what was supposed. ` +
      `So ${tell(last, names)}${first.isOn ? '' : ' and nothing else'}.`
    );
  }
  if (first.isOn) {
    return (
      `Suppose ${suppose(first, names)}: then ${tellConsequences(nodes, names)}. ` +
      `It cannot be both, so ${where} is not ${names.digit(first.digit)}.`
    );
  }
  return (
    `If ${tell(first, names)}, then ${tellConsequences(nodes, names)}. ` +
    `And if ${where} is ${names.digit(first.digit)}, it is not ${names.digit(last.digit)} either.`
  );
}
