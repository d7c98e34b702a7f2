/**
 * Nice loops that close. Each statement leads to the next and the last to the first, so they are all true or all false, and
 * of the two ends of every weak link exactly one is true: nothing that both exclude can be.
 *
 * A loop is found as a chain from a cell back to it whose two ends are linked inside the cell. What it takes away depends on
 * the way it goes, so for all steps one shortest way is not enough: see detours.ts.
 */

import type { CellSet } from '../../cellSet';
import { digitsOf } from '../../grid';
import type { GraphNode, ImplicationGraph } from '../../implications/graph';
import { isOn, nodeOf, off, on } from '../../implications/statement';
import type { Digit, Statement } from '../../numbers';
import type { Pausable } from '../../pausing';
import { type Candidate, type Position, peerSets } from '../../position';
import type { Names } from '../names';
import { candidatesIn, type Step, type Technique } from '../step';
import { chainOf, isForced, nodesOf, tell, tellConsequences } from './chain';
import { Detours } from './detours';
import { chainStep } from './ends';
import { Reach, type Round } from './search';
import { shortestFirst, sorted } from './shortestFirst';

/** The loops of a graph, shortest first; where it has special nodes, those with one. */
export function* continuousLoops(
  technique: Technique,
  pending: Pausable<ImplicationGraph>,
): Generator<Step | undefined> {
  const graph = yield* pending;
  const reach = new Reach(graph);
  const found = new Set<string>();
  yield* shortestFirst(reach, round => search(technique, graph, reach, round, found));
  yield* sorted(detourLoops(technique, graph, found));
}

/** The loops between such ends that go other ways. */
function* detourLoops(
  technique: Technique,
  graph: ImplicationGraph,
  ends: ReadonlySet<string>,
): Generator<Step | undefined> {
  if (ends.size === 0) return;
  const detours = yield* Detours.of(graph);
  for (const pair of ends) {
    const [start, end] = pair.split(' ').map(Number);
    for (const chain of yield* detours.between(start, end)) yield loopStep(technique, graph, chain);
    yield undefined;
  }
}

/** One loop for each two candidates of a cell, if there is one; `found` gets its ends. */
function* search(technique: Technique, graph: ImplicationGraph, reach: Reach, round: Round, found: Set<string>) {
  const { position, nodes, cellOf } = graph;
  for (const [node, { digit }] of nodes.entries()) {
    const cell = cellOf[node];
    if (cell < 0) break;
    const others = digitsOf(position.candidates[cell]).filter(other => other !== digit);
    // Two candidates are linked either way; where there are more, the loop must close by a weak link.
    const start = others.length === 1 ? on(node) : off(node);
    yield* reach.loop(start, round);
    for (const other of others) {
      const end = isOn(start) ? off(graph.nodeAt(cell, other)) : on(graph.nodeAt(cell, other));
      const way = reach.wayTo(end);
      if (way === 0 || reach.lengthOf(way) < 3) continue;
      found.add(`${start} ${end}`);
      yield loopStep(technique, graph, reach.statementsTo(way));
    }
    yield undefined;
  }
}

function loopStep(technique: Technique, graph: ImplicationGraph, statements: readonly Statement[]): Step | undefined {
  const chain = { ...chainOf(graph, statements), isLoop: true };
  const loop = statements.map(statement => ({ node: graph.nodes[nodeOf(statement)], isOn: isOn(statement) }));
  const cells = loop.map(({ node }) => node.set).reduce((all, set) => all.or(set));
  const eliminations = loop.flatMap(({ node, isOn }, i) => {
    const next = loop[(i + 1) % loop.length];
    if (node.almostLocked) {
      return [
        ...excludedBySet(graph.position, node, next.node, next.isOn),
        ...(next.isOn ? [] : excludedByLink(graph.position, node, next.node, cells)),
      ];
    }
    return isOn && !next.isOn ? excludedByLink(graph.position, node, next.node, cells) : [];
  });
  return chainStep(technique, chain, eliminations);
}

/** Of a weak link: what both ends exclude. Outside a cell what lies on the loop is left alone, as HoDoKu does. */
function excludedByLink(position: Position, a: GraphNode, b: GraphNode, onLoop: CellSet): Candidate[] {
  if (a.digit !== b.digit && !a.almostLocked) {
    const [cell] = a.cells;
    const others = digitsOf(position.candidates[cell]).filter(digit => digit !== a.digit && digit !== b.digit);
    return others.map(digit => ({ cell, digit }));
  }
  return candidatesIn(
    seesAll(position, a, b.digit)
      .and(seesAll(position, b, b.digit))
      .minus(onLoop),
    b.digit,
  );
}

/** Of an almost locked set between two links: its digits that are in neither, which it holds whichever is true. */
function excludedBySet(position: Position, { digit, almostLocked }: GraphNode, next: GraphNode, isForced: boolean) {
  const set = almostLocked!;
  // A cell that is forced by the set holds, if not the forced digit, one of those that the set then lacks.
  const leaving = isForced ? digitsOf(position.candidates[next.cells[0]]).filter(d => d !== next.digit) : [next.digit];
  return digitsOf(set.mask).flatMap(other => {
    if (other === digit) return [];
    if (!leaving.includes(other)) return candidatesIn(set.buddies(other), other);
    return isForced ? candidatesIn(set.buddies(other).and(peerSets(position.geometry)[next.cells[0]]), other) : [];
  });
}

/** The cells that can hold a digit and see every cell of the node that can. */
function seesAll(position: Position, { cells, almostLocked }: GraphNode, digit: Digit): CellSet {
  if (almostLocked) return almostLocked.buddies(digit);
  const peers = peerSets(position.geometry);
  return cells.reduce((all, cell) => all.and(peers[cell]), position.cellsWith[digit]);
}

/** For loops of any nodes. */
export function explainContinuousLoop(step: Step, names: Names): string {
  const nodes = nodesOf(step);
  const isForcing = nodes.some((node, i) => isForced(node, nodes[i - 1]));
  const except = isForcing
    ? ', except that a digit which one of them excludes from a cell at once with others is in the set or in that cell'
    : '';
  const sets = nodes.some(({ almostLocked }) => almostLocked)
    ? ` The almost locked sets on it hold their other digits in either case${except}.`
    : '';
  return (
    `If ${tell(nodes[0], names)}, then ${tellConsequences(nodes, names)}, which leads back to where the loop began. ` +
    'So all of this is true or none of it, and of any two candidates that exclude each other along the loop exactly one is ' +
    `true.${sets} What sees both of them, or shares a cell with both, is false.`
  );
}
