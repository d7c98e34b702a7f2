import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize } from '../../../src/core/geometry';
import { bitOf } from '../../../src/core/grid';
import { choicesOf } from '../../../src/core/implications/choices';
import type { CandidateSource, ImplicationGraph } from '../../../src/core/implications/graph';
import { cellLinks, groupLinks, groupLinksInReadingOrder } from '../../../src/core/implications/links';
import { setLinks } from '../../../src/core/implications/setLinks';
import { isOn, nodeOf, off, on, opposite } from '../../../src/core/implications/statement';
import { finish } from '../../../src/core/pausing';
import { type Position, positionOf } from '../../../src/core/position';
import { boardOf } from '../../../src/core/rating/board';
import { graphOf } from '../../../src/core/rating/chains/graph';
import { geometryWithRules } from '../../../src/core/rules/geometry';
import type { Rule } from '../../../src/core/rules/rule';
import { RUNS } from '../arbitraries';
import { anyPosition } from '../techniques/randomPositions';

const few = { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 10) };

/** `5 in 3,4 on`: equal in graphs that number their groups differently. */
function write({ nodes }: ImplicationGraph<CandidateSource>, statement: number): string {
  const { digit, cells } = nodes[nodeOf(statement)];
  return `${digit} in ${cells.join()} ${isOn(statement) ? 'on' : 'off'}`;
}

/** The consequences of a statement, as listed. */
function followersOf(graph: ImplicationGraph<CandidateSource>, statement: number): string[] {
  const { first, follows } = graph;
  return [...follows.subarray(first[statement], first[statement + 1])].map(follower => write(graph, follower));
}

/** By statement: its consequences, sorted. */
function linksOf(graph: ImplicationGraph<CandidateSource>): Map<string, string[]> {
  const links = new Map<string, string[]>();
  for (let statement = 0; statement < 2 * graph.nodes.length; statement++) {
    links.set(write(graph, statement), followersOf(graph, statement).sort());
  }
  return links;
}

const inOrder = (links: ReadonlyMap<string, string[]>) => [...links].sort(([a], [b]) => (a < b ? -1 : 1));

/** The links between candidates by their definition: candidates in a cell or a house exclude each other, and the last two alternate. */
function naiveLinks({ geometry, candidates }: Position): Map<string, string[]> {
  const all = [...candidates].flatMap((mask, cell) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(digit => (mask >> (digit - 1)) & 1).map(digit => ({ cell, digit })),
  );
  type Candidate = (typeof all)[number];
  const text = ({ cell, digit }: Candidate, word: string) => `${digit} in ${cell} ${word}`;
  const links = new Map<string, string[]>();
  for (const one of all) {
    const choices = [
      all.filter(({ cell }) => cell === one.cell),
      ...geometry.housesOf[one.cell].map(({ cells }) =>
        all.filter(({ cell, digit }) => digit === one.digit && cells.includes(cell)),
      ),
    ].map(choice => choice.filter(other => other !== one));
    const excluded = choices.flat().map(other => text(other, 'off'));
    const alternatives = choices.filter(({ length }) => length === 1).map(([other]) => text(other, 'on'));
    links.set(text(one, 'on'), [...new Set(excluded)].sort());
    links.set(text(one, 'off'), [...new Set(alternatives)].sort());
  }
  return links;
}

/** Grids with rules that relate cells that see each other and cells that do not, and the cells to compare. */
const RELATED: readonly (readonly [size: number, rules: readonly Rule[], cells: readonly number[]])[] = [
  [
    4,
    [
      { kind: 'antiKnight' },
      { kind: 'whispers', cells: [0, 1, 2], difference: 2 },
      { kind: 'blackDot', cells: [9, 10] },
      { kind: 'clone', original: [0], copy: [15] },
    ],
    [...Array(16).keys()],
  ],
  // Two cells that do not see each other may both be 5, but no other digit.
  [9, [{ kind: 'x', cells: [0, 40] }], [0, 1, 40, 80]],
];

describe('the implication graph', () => {
  for (const [size, rules, compared] of RELATED) {
    it(`has the links of rules between two cells of a grid of ${size}x${size}`, () => {
      const geometry = geometryWithRules(geometryOfSize(size), rules);
      const graph = finish(cellLinks(positionOf({ geometry, digits: new Uint8Array(size * size) })));
      const nodes = [...graph.nodes.slice(0, graph.candidateCount).entries()].filter(([, { cells }]) =>
        compared.includes(cells[0]),
      );
      for (const [node, { digit, cells }] of nodes) {
        const followers = followersOf(graph, on(node));
        for (const [, other] of nodes) {
          const [a, b] = [cells[0], other.cells[0]];
          if (a === b) continue;
          const isPeer = geometry.peersOf[a].includes(b);
          const related = geometry.variant?.relationsOf[a].find(({ cell }) => cell === b)?.allowed;
          const excludes =
            (isPeer && digit === other.digit) || (related && (related[digit] & bitOf(other.digit)) === 0);
          const has = followers.includes(`${other.digit} in ${b} off`);
          assert.equal(has, excludes ?? false, `${digit} in ${a}, ${other.digit} in ${b}`);
        }
      }
    });
  }

  it('has the links of cells and houses, each once', () => {
    fc.assert(
      fc.property(anyPosition, ({ position }) => {
        assert.deepEqual(inOrder(linksOf(finish(cellLinks(position)))), inOrder(naiveLinks(position)));
      }),
      few,
    );
  });

  it('can be followed from either end', () => {
    fc.assert(
      fc.property(anyPosition, ({ position }) => {
        const { nodes, first, follows } = finish(groupLinks(position));
        const links = new Set<string>();
        for (let from = 0; from < 2 * nodes.length; from++) {
          for (const to of follows.subarray(first[from], first[from + 1])) links.add(`${from} ${to}`);
        }
        for (const link of links) {
          const [from, to] = link.split(' ').map(Number);
          assert.ok(links.has(`${opposite(to)} ${opposite(from)}`), link);
        }
      }),
      few,
    );
  });

  it('has the same links for forcing chains, in another order', () => {
    fc.assert(
      fc.property(anyPosition, ({ position }) => {
        const graph = finish(groupLinksInReadingOrder(position));
        assert.deepEqual(inOrder(linksOf(graph)), inOrder(linksOf(finish(groupLinks(position)))));
        for (let node = 0; node < graph.nodes.length; node++) {
          const excluded = graph.follows.subarray(graph.first[on(node)], graph.first[on(node) + 1]);
          const candidates = [...excluded].map(nodeOf).filter(other => other < graph.candidateCount);
          assert.deepEqual(
            [...excluded.subarray(0, candidates.length)].map(nodeOf),
            [...candidates].sort((a, b) => a - b),
          );
        }
      }),
      few,
    );
  });

  it('numbers the groups for forcing chains by the first group of a house, groups in rows before those in columns', () => {
    fc.assert(
      fc.property(anyPosition, ({ position }) => {
        const { columnOf, houses } = position.geometry;
        const graph = finish(groupLinksInReadingOrder(position));
        const groups = graph.nodes.slice(graph.candidateCount).map(({ digit, cells }) => ({ digit, cells }));
        const rankOf = ({ cells: [a, b] }: (typeof groups)[number]) => 2 * a + (columnOf[a] === columnOf[b] ? 1 : 0);
        // The places of a group's digit in a house that contains it, by the first group of them.
        const rankIn = ({ digit, cells }: (typeof groups)[number]) =>
          Math.min(
            ...houses
              .filter(house => cells.every(cell => house.cells.includes(cell)))
              .map(house =>
                groups.filter(other => other.digit === digit && other.cells.every(c => house.cells.includes(c))),
              )
              .map(inHouse => Math.min(...inHouse.map(rankOf))),
          );
        const ranks = groups.map(rankIn);
        assert.deepEqual(
          ranks,
          [...ranks].sort((a, b) => a - b),
        );
      }),
      few,
    );
  });

  it('has the same links for the rating, cells first, then boxes, rows and columns', () => {
    fc.assert(
      fc.property(anyPosition, ({ position }) => {
        const { geometry } = position;
        const graph = finish(graphOf(boardOf(position)));
        assert.deepEqual(inOrder(linksOf(graph)), inOrder(linksOf(finish(cellLinks(position)))));
        const { cellOf, inCell, first, follows } = graph;
        for (let statement = 0; statement < 2 * graph.candidateCount; statement++) {
          const cell = cellOf[nodeOf(statement)];
          const ranks = [...follows.subarray(first[statement], first[statement + 1])].map(follower => {
            const other = cellOf[nodeOf(follower)];
            return other === cell ? -1 : geometry.housesOf[cell].findIndex(({ cells }) => cells.includes(other));
          });
          const inCellFirst = ranks.map(rank => rank < 0);
          assert.deepEqual(inCellFirst, [...inCellFirst].sort().reverse());
          // Two cells of a row that share a box imply each other in the row, if they are its last two.
          if (isOn(statement)) assert.deepEqual(ranks, [...ranks].sort());
          const others = inCell[nodeOf(statement)];
          assert.equal(ranks.filter(rank => rank < 0).length, isOn(statement) ? others : others === 1 ? 1 : 0);
        }
      }),
      few,
    );
  });

  it('of a position of the rating is rebuilt after the position has changed', () => {
    const [{ position }] = fc.sample(anyPosition, { seed: 1, numRuns: 1 });
    const board = boardOf(position);
    const before = finish(graphOf(board));
    assert.equal(finish(graphOf(board)), before);
    board.remove(before.candidates[0]);
    assert.equal(finish(graphOf(board)).candidateCount, before.candidateCount - 1);
    board.copy(boardOf(position));
    assert.equal(finish(graphOf(board)).candidateCount, before.candidateCount);
  });

  it('has almost locked sets of two or more cells that exclude two or more digits elsewhere', () => {
    fc.assert(
      fc.property(anyPosition, ({ position }) => {
        const digitsBySet = new Map<unknown, Set<number>>();
        for (const { almostLocked, digit } of finish(setLinks(position)).nodes) {
          if (!almostLocked) continue;
          assert.ok(almostLocked.cells.length > 1);
          assert.ok(!almostLocked.buddies(digit).isEmpty);
          digitsBySet.set(almostLocked, (digitsBySet.get(almostLocked) ?? new Set()).add(digit));
        }
        for (const digits of digitsBySet.values()) assert.ok(digits.size > 1);
      }),
      few,
    );
  });

  it('numbers candidates in the same way as choices', () => {
    fc.assert(
      fc.property(anyPosition, ({ position }) => {
        const graph = finish(groupLinks(position));
        const { count, cellOf, digitOf } = finish(choicesOf(position));
        assert.equal(graph.candidateCount, count);
        for (let node = 0; node < count; node++) {
          assert.deepEqual([graph.cellOf[node], graph.digitOf[node]], [cellOf[node], digitOf[node]]);
          assert.equal(graph.nodeAt(cellOf[node], digitOf[node]), node);
        }
      }),
      few,
    );
  });
});

describe('statements', () => {
  it('state that a node is on or off', () => {
    for (const node of [0, 1, 728]) {
      assert.deepEqual([on(node), off(node)].map(isOn), [true, false]);
      assert.deepEqual([on(node), off(node)].map(nodeOf), [node, node]);
      assert.deepEqual([on(node), off(node)].map(opposite), [off(node), on(node)]);
    }
  });
});
