import assert from 'node:assert/strict';
import fc from 'fast-check';
import { digitsOf } from '../../../../src/core/grid';
import { finish } from '../../../../src/core/pausing';
import { allowedOf, type Position } from '../../../../src/core/position';
import { Checker } from '../../../../src/core/proof/checker';
import { findAllSteps } from '../../../../src/core/techniques/index';
import { shortestOddCycle } from '../../../../src/core/techniques/oddagons/oddCycle';
import type { Step } from '../../../../src/core/techniques/step';
import { provingStep } from '../../../../src/features/proof/premises';
import { sized } from '../../../sizes';
import { RUNS } from '../../arbitraries';
import { techniqueOf } from '../positions';
import { anyPosition } from '../randomPositions';

const brokenWing = techniqueOf('broken-wing');
const bivalueOddagon = techniqueOf('bivalue-oddagon');
const rings = [brokenWing, bivalueOddagon];

/** Whether two colors can alternate along all links. */
function isBipartite(links: readonly (readonly [number, number])[]): boolean {
  const colors = new Map<number, boolean>();
  const spread = (cell: number, color: boolean): boolean => {
    const known = colors.get(cell);
    if (known !== undefined) return known === color;
    colors.set(cell, color);
    return links.every(([a, b]) => (a !== cell || spread(b, !color)) && (b !== cell || spread(a, !color)));
  };
  return links.every(([a]) => colors.has(a) || spread(a, true));
}

/** The candidates that leave an odd ring of houses with two places for their digit. */
function naiveBrokenWings({ geometry, candidates }: Position): string[] {
  const found: string[] = [];
  for (const [target, mask] of candidates.entries()) {
    for (const digit of digitsOf(mask)) {
      const isLeft = (cell: number) =>
        cell !== target && !geometry.peersOf[target].includes(cell) && digitsOf(candidates[cell]).includes(digit);
      const links = geometry.houses
        .map(({ cells }) => cells.filter(isLeft))
        .filter(({ length }) => length === 2)
        .map(([a, b]) => [a, b] as const);
      if (!isBipartite(links)) found.push(`${target}<>${digit}`);
    }
  }
  return found;
}

/** The candidates that leave an odd ring of five or more cells with the same two digits, and no three such cells of which all see each other. */
function naiveOddagons({ geometry, candidates }: Position): string[] {
  const found = new Set<string>();
  const sees = (a: number, b: number) => geometry.peersOf[a].includes(b);
  for (const [target, mask] of candidates.entries()) {
    for (const digit of digitsOf(mask)) {
      const left = [...candidates].map((each, cell) => {
        const rest = digitsOf(each).filter(other => other !== digit || !sees(cell, target));
        return cell === target ? [] : rest;
      });
      for (let a = 1; a <= 9; a++) {
        for (let b = a + 1; b <= 9; b++) {
          if (digit === a || digit === b) continue;
          const cells = [...left.keys()].filter(
            cell => candidates[cell] !== 0 && left[cell].every(each => each === a || each === b) && cell !== target,
          );
          const links = cells.flatMap((p, i) =>
            cells
              .slice(i + 1)
              .filter(q => sees(p, q))
              .map(q => [p, q] as const),
          );
          const hasTriangle = links.some(([p, q]) => cells.some(r => r !== p && r !== q && sees(p, r) && sees(q, r)));
          if (!hasTriangle && !isBipartite(links)) found.add(`${target}<>${digit}`);
        }
      }
    }
  }
  return [...found];
}

const eliminated = (steps: readonly Step[]) =>
  new Set(steps.flatMap(({ eliminations }) => eliminations.map(({ cell, digit }) => `${cell}<>${digit}`)));

/** The steps whose only guardian is placed, which eliminates what the guardian sees. */
const excludedByPlacing = (steps: readonly Step[], { geometry }: Position) =>
  steps.flatMap(({ placements }) =>
    placements.flatMap(({ cell, digit }) => Array.from(geometry.peersOf[cell], peer => `${peer}<>${digit}`)),
  );

describe('broken wings and bivalue oddagons', () => {
  it('have the shortest odd cycle of a graph', () => {
    const cycleOf = (...links: readonly (readonly [number, number])[]) => {
      const graph = new Map<number, number[]>();
      for (const [a, b] of links) {
        graph.set(a, [...(graph.get(a) ?? []), b]);
        graph.set(b, [...(graph.get(b) ?? []), a]);
      }
      return shortestOddCycle(graph);
    };
    assert.equal(cycleOf([1, 2], [2, 3], [3, 4], [4, 1]), undefined);
    assert.deepEqual([...cycleOf([1, 2], [2, 3], [3, 4], [4, 5], [5, 1], [1, 6])!].sort(), [1, 2, 3, 4, 5]);
    // A ring of seven with a path from its first cell to its fourth, which makes a ring of five.
    const ring = cycleOf([1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [6, 7], [7, 1], [1, 8], [8, 4]);
    assert.equal(ring?.length, 5);
  });

  it('eliminate what the definition of broken wings eliminates', () => {
    let count = 0;
    fc.assert(
      fc.property(anyPosition, ({ position }) => {
        const steps = findAllSteps(position, [brokenWing]);
        const found = new Set([...eliminated(steps), ...excludedByPlacing(steps, position)]);
        const naive = naiveBrokenWings(position);
        count += naive.length;
        for (const each of naive) assert.ok(found.has(each), each);
      }),
      { ...RUNS, numRuns: sized(40, 1000) },
    );
    assert.ok(count > 0);
  });

  it('eliminate what the definition of bivalue oddagons eliminates', () => {
    let count = 0;
    fc.assert(
      fc.property(anyPosition, ({ position }) => {
        const steps = findAllSteps(position, [bivalueOddagon]);
        const found = new Set([...eliminated(steps), ...excludedByPlacing(steps, position)]);
        const naive = naiveOddagons(position);
        count += naive.length;
        for (const each of naive) assert.ok(found.has(each), each);
      }),
      { ...RUNS, numRuns: sized(40, 1000) },
    );
    assert.ok(count > 0);
  });

  it('are true in the solution of positions without reasoning, and have proofs without cases', () => {
    const seen = { 'broken-wing': 0, 'bivalue-oddagon': 0 } as Record<string, number>;
    fc.assert(
      fc.property(anyPosition, ({ position, solution }) => {
        for (const step of findAllSteps(position, rings)) {
          const { placements, eliminations, technique, cells } = step;
          seen[technique.id]++;
          assert.ok(cells.length % 2 === 1 && new Set(cells).size === cells.length);
          for (const { cell, digit } of placements) assert.equal(solution[cell], digit);
          for (const { cell, digit } of eliminations) assert.notEqual(solution[cell], digit);
          const grid = { geometry: position.geometry, digits: position.digits, allowed: allowedOf(position) };
          const checker = new Checker({ grid, givens: grid.digits, hasOneSolution: () => true });
          const premises = finish(provingStep(step, position, checker));
          assert.ok(premises, 'no proof');
          assert.ok(premises.length <= 1 + placements.length + eliminations.length);
          assert.equal(checker.take({ ...step, premises }), undefined);
        }
      }),
      { ...RUNS, numRuns: sized(40, 4000) },
    );
    for (const count of Object.values(seen)) assert.ok(count > 0);
  });
});
