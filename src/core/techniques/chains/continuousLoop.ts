/**
 * Continuous nice loops. Each statement implies the next, and the last implies the first. So they are all true or all false, and
 * exactly one end of every weak link is true. A candidate that both ends of a weak link exclude is false.
 *
 * A loop is found as a chain from a cell back to the same cell, whose two ends are linked inside the cell. Different paths
 * between the same ends eliminate different candidates. So one shortest path does not give all steps: see detours.ts.
 */

import type { CellSet } from '../../cellSet';
import { bitOf, digitsOf } from '../../grid';
import type { GraphNode, ImplicationGraph } from '../../implications/graph';
import { isOn, nodeOf, off, on } from '../../implications/statement';
import type { Digit, Statement } from '../../numbers';
import type { Pausable } from '../../pausing';
import { type Candidate, type Position, peerSets } from '../../position';
import { joinSentences, t } from '../../sentences';
import type { Names } from '../names';
import { candidatesIn, type Node, type Step, type Technique } from '../step';
import { BreadthFirstSearch, type SearchRound } from './breadthFirstSearch';
import { chainOf, consequencesInWords, isForced, nodeInWords, nodesOf } from './chain';
import { Detours } from './detours';
import { chainStep } from './ends';
import { shortestFirst, sorted } from './shortestFirst';

/** The loops of a graph, shortest first. If the graph has special nodes, only loops with at least one of them. */
export function* continuousLoops(
  technique: Technique,
  pending: Pausable<ImplicationGraph>,
): Generator<Step | undefined> {
  const graph = yield* pending;
  const search = new BreadthFirstSearch(graph);
  const found = new Set<string>();
  yield* shortestFirst(search, round => findLoops(technique, graph, search, round, found));
  yield* sorted(detourLoops(technique, graph, found));
}

/** Further loops between the same ends by other paths. */
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

/** At most one loop for each two candidates of a cell. The ends of each loop are added to `found`. */
function* findLoops(
  technique: Technique,
  graph: ImplicationGraph,
  search: BreadthFirstSearch,
  round: SearchRound,
  found: Set<string>,
) {
  const { position, nodes, cellOf } = graph;
  for (const [node, { digit }] of nodes.entries()) {
    const cell = cellOf[node];
    if (cell < 0) break;
    const others = digitsOf(position.candidates[cell]).filter(other => other !== digit);
    // Two candidates are linked both strongly and weakly. With more candidates the loop must close by a weak link.
    const start = others.length === 1 ? on(node) : off(node);
    yield* search.loop(start, round);
    for (const other of others) {
      const end = isOn(start) ? off(graph.nodeAt(cell, other)) : on(graph.nodeAt(cell, other));
      const path = search.pathTo(end);
      if (path === 0 || search.lengthOf(path) < 3) continue;
      found.add(`${start} ${end}`);
      yield loopStep(technique, graph, search.statementsTo(path));
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

/** The candidates that both ends of a weak link exclude. For a link between cells, HoDoKu spares candidates on the loop. */
function excludedByLink(position: Position, a: GraphNode, b: GraphNode, onLoop: CellSet): Candidate[] {
  if (a.digit !== b.digit && !a.almostLocked) {
    const [cell] = a.cells;
    if (b.cells[0] !== cell) return [...excludedByRule(position, a, b), ...excludedByRule(position, b, a)];
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

/** The candidates of the cell of `here`, except its digit, that a rule excludes if `there` is true. */
function excludedByRule({ geometry, candidates }: Position, here: GraphNode, there: GraphNode): Candidate[] {
  const [cell] = here.cells;
  const relations = geometry.variant?.relationsOf[there.cells[0]].filter(relation => relation.cell === cell) ?? [];
  const others = digitsOf(candidates[cell]).filter(digit => digit !== here.digit);
  return others
    .filter(digit => relations.some(({ allowed }) => (allowed[there.digit] & bitOf(digit)) === 0))
    .map(digit => ({ cell, digit }));
}

/** The candidates that an almost locked set of the loop excludes. Its digits other than those of its two links are locked in it. */
function excludedBySet(position: Position, { digit, almostLocked }: GraphNode, next: GraphNode, isForced: boolean) {
  const set = almostLocked!;
  // A cell that is forced by the set holds either the forced digit, or a digit that the set then lacks.
  const leaving = isForced ? digitsOf(position.candidates[next.cells[0]]).filter(d => d !== next.digit) : [next.digit];
  return digitsOf(set.mask).flatMap(other => {
    if (other === digit) return [];
    if (!leaving.includes(other)) return candidatesIn(set.buddies(other), other);
    return isForced ? candidatesIn(set.buddies(other).and(peerSets(position.geometry)[next.cells[0]]), other) : [];
  });
}

/** The cells that can hold a digit and see every cell of the node that can hold it. */
function seesAll(position: Position, { cells, almostLocked }: GraphNode, digit: Digit): CellSet {
  if (almostLocked) return almostLocked.buddies(digit);
  const peers = peerSets(position.geometry);
  return cells.reduce((all, cell) => all.and(peers[cell]), position.cellsWith[digit]);
}

/** Explains a continuous loop of cells, groups or almost locked sets. */
export function explainContinuousLoop(step: Step, names: Names): string {
  const nodes = nodesOf(step);
  const sentences = [
    t(
      'If {premise}, then {consequences}, which leads back to the start of the loop. ' +
        'So these statements are all true or all false. ' +
        'Where two candidates of the loop exclude each other, exactly one of them is true.',
      { premise: nodeInWords(nodes[0], names), consequences: consequencesInWords(nodes, names) },
    ),
  ];
  sentences.push(t('A candidate that sees both of these, or shares a cell with both, is false.'));
  if (nodes.some(({ almostLocked }) => almostLocked)) sentences.push(aboutSets(nodes));
  return joinSentences(sentences);
}

const aboutSets = (nodes: readonly Node[]): string =>
  nodes.some((node, i) => isForced(node, nodes[i - 1]))
    ? t(
        'The almost locked sets of the loop hold their other digits in both cases, ' +
          'except where a set excludes several digits from a cell: each of these digits is in the set or in that cell.',
      )
    : t('The almost locked sets of the loop hold their other digits in both cases.');
