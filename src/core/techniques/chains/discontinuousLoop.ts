/**
 * Discontinuous nice loops: a chain from a candidate, taken to be true or false, back to its own cell. If the end of the chain
 * contradicts the premise, the premise is false.
 */

import { bitOf, digitsOf } from '../../grid';
import type { ImplicationGraph } from '../../implications/graph';
import { isOn, nodeOf, off, on } from '../../implications/statement';
import type { Pausable } from '../../pausing';
import type { Candidate, Position } from '../../position';
import { t } from '../../sentences';
import type { Names } from '../names';
import type { Node, Step, Technique } from '../step';
import { BreadthFirstSearch, type SearchRound } from './breadthFirstSearch';
import { chainOf, consequencesInWords, nodeInWords, nodesOf } from './chain';
import { chainStep } from './ends';
import { shortestFirst } from './shortestFirst';

/** The loops of a graph, shortest first. If the graph has special nodes, only loops with at least one of them. */
export function* discontinuousLoops(
  technique: Technique,
  pending: Pausable<ImplicationGraph>,
): Generator<Step | undefined> {
  const graph = yield* pending;
  const search = new BreadthFirstSearch(graph);
  yield* shortestFirst(search, round => findLoops(technique, graph, search, round));
}

function* findLoops(
  technique: Technique,
  graph: ImplicationGraph,
  search: BreadthFirstSearch,
  round: SearchRound,
): Generator<Step | undefined> {
  const { position, nodes, cellOf } = graph;
  for (let start = 0; start < 2 * nodes.length; start++) {
    const cell = cellOf[nodeOf(start)];
    if (cell < 0) break;
    yield* search.loop(start, round);
    for (const digit of digitsOf(position.candidates[cell])) {
      // The end must be the opposite of the start if it has the same digit, and have the same truth value if it has a
      // different digit.
      const node = graph.nodeAt(cell, digit);
      const end = isOn(start) === (node !== nodeOf(start)) ? on(node) : off(node);
      const path = search.pathTo(end);
      if (path === 0 || search.lengthOf(path) < 3 || !search.isWanted(path)) continue;
      const chain = chainOf(graph, search.statementsTo(path));
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

/** Explains a discontinuous loop of cells, groups or almost locked sets. */
export function explainDiscontinuousLoop(step: Step, names: Names): string {
  const nodes = nodesOf(step);
  const [first, last] = [nodes[0], nodes[nodes.length - 1]];
  const premise = nodeInWords(first, names);
  const consequences = consequencesInWords(nodes, names);
  const [cell, digit, end] = [names.cells(first.cells), names.digit(first.digit), names.digit(last.digit)];
  if (first.digit === last.digit) {
    const conclusion = nodeInWords(last, names);
    return first.isOn
      ? t('Suppose {premise}. Then {consequences}, which is the opposite. So {conclusion}.', {
          premise,
          consequences,
          conclusion,
        })
      : t(
          'Suppose {premise}. Then {consequences}, which is the opposite. ' +
            'So {conclusion} and can hold no other digit.',
          { premise, consequences, conclusion },
        );
  }
  if (first.isOn) {
    return t('Suppose {premise}. Then {consequences}. {cell} cannot be both, so it is not {digit}.', {
      premise,
      consequences,
      cell,
      digit,
    });
  }
  return t(
    'If {premise}, then {consequences}. If {cell} is {digit}, it is not {end} either. So it is not {end} in any case.',
    { premise, consequences, cell, digit, end },
  );
}
