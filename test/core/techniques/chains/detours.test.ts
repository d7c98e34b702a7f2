import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { ImplicationGraph } from '../../../../src/core/implications/graph';
import { cellLinks, groupLinks } from '../../../../src/core/implications/links';
import { nodeOf, on } from '../../../../src/core/implications/statement';
import { finish } from '../../../../src/core/pausing';
import { Detours } from '../../../../src/core/techniques/chains/detours';
import { RUNS } from '../../arbitraries';
import { anyPosition } from '../randomPositions';

/** More paths, or more visits, than this may exceed the limits of the search. */
const MOST = 150;
const MOST_VISITS = 5000;

const followersOf = ({ first, follows }: ImplicationGraph, statement: number) =>
  follows.subarray(first[statement], first[statement + 1]);

/** By number of links up to `most`: the statements from which the end is reached outside its cell. */
function reaching(graph: ImplicationGraph, end: number, most: number): Set<number>[] {
  const count = graph.first.length - 1;
  const all = Array.from({ length: count }, (_, statement) => statement);
  const isOutside = (statement: number) => graph.cellOf[nodeOf(statement)] !== graph.cellOf[nodeOf(end)];
  const sets = [new Set([end])];
  for (let links = 1; links <= most; links++)
    sets.push(
      new Set(
        all.filter(each =>
          [...followersOf(graph, each)].some(next => (links === 1 || isOutside(next)) && sets[links - 1].has(next)),
        ),
      ),
    );
  return sets;
}

/** The definition of `between`: tries each link of each path. Undefined if there are too many paths. */
function naive(graph: ImplicationGraph, start: number, end: number): number[][] | undefined {
  const { cellOf, placeOf, firstSpecial } = graph;
  const home = cellOf[nodeOf(end)];
  const sets = reaching(graph, end, 40);
  const shortest = sets.findIndex((set, links) => links > 1 && set.has(start));
  const paths: number[][] = [];
  let visits = 0;
  const extend = (path: readonly number[], length: number): void => {
    for (const next of followersOf(graph, path[path.length - 1])) {
      const left = length - path.length;
      if (left === 0) {
        if (
          next === end &&
          path.slice(firstSpecial === undefined ? 0 : 1).some(each => nodeOf(each) >= (firstSpecial ?? 0))
        )
          paths.push([...path, end]);
        continue;
      }
      const node = nodeOf(next);
      const wasThere = path.slice(1, -1).some(each => placeOf[nodeOf(each)] === placeOf[node]);
      if (cellOf[node] === home || wasThere || !sets.slice(0, left + 1).some(set => set.has(next))) continue;
      visits++;
      extend([...path, next], length);
    }
  };
  if (shortest < 0) return [];
  for (let length = shortest; length <= shortest + 4; length++) {
    extend([start], length);
    if (paths.length > MOST || visits > MOST_VISITS) return undefined;
  }
  return paths;
}

describe('detours', () => {
  for (const [name, links] of Object.entries({ candidates: cellLinks, groups: groupLinks })) {
    it(`are all paths up to four links longer than the shortest: ${name}`, () => {
      let compared = 0;
      fc.assert(
        fc.property(anyPosition, fc.nat(), ({ position }, dice) => {
          const graph = finish(links(position));
          const starts = Array.from({ length: graph.candidateCount }, (_, i) => (i + dice) % graph.candidateCount);
          const pairs = starts.flatMap(a =>
            starts.filter(b => a !== b && graph.cellOf[a] === graph.cellOf[b]).map(b => [on(a), on(b) - 1] as const),
          );
          for (const [start, end] of pairs.slice(0, 10)) {
            const expected = naive(graph, start, end);
            if (!expected) continue;
            assert.deepEqual(finish(finish(Detours.of(graph)).between(start, end)), expected);
            compared += expected.length;
          }
        }),
        { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 2) },
      );
      assert.ok(compared > 100, `${compared}`);
    });
  }
});
