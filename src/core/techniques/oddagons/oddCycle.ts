/** Shortest odd cycles: rings of an odd number of cells, in which two colors cannot alternate. */

import type { Cell } from '../../numbers';

/**
 * A shortest odd cycle of a graph, as its cells in order, or undefined if the graph has none. `neighborsOf` lists the neighbors of each cell of
 * the graph. No two cells of the cycle are neighbors except those next to each other, because a chord would make a shorter odd cycle.
 */
export function shortestOddCycle(neighborsOf: ReadonlyMap<Cell, readonly Cell[]>): readonly Cell[] | undefined {
  let shortest: readonly Cell[] | undefined;
  for (const start of neighborsOf.keys()) {
    const found = oddWalkFrom(start, neighborsOf);
    if (found && (!shortest || found.length < shortest.length)) shortest = found;
  }
  return shortest;
}

/** A shortest closed walk of odd length. From a cell of a shortest odd cycle, it is such a cycle. */
function oddWalkFrom(start: Cell, neighborsOf: ReadonlyMap<Cell, readonly Cell[]>): readonly Cell[] | undefined {
  const before = new Map<Cell, Cell | undefined>([[start, undefined]]);
  const distanceOf = new Map<Cell, number>([[start, 0]]);
  const queue = [start];
  for (const cell of queue) {
    const distance = distanceOf.get(cell)!;
    for (const next of neighborsOf.get(cell)!) {
      const known = distanceOf.get(next);
      // The first two neighbors at the same distance close the shortest walk.
      if (known === distance) return [...walkTo(cell).reverse(), ...walkTo(next).slice(0, -1)];
      if (known !== undefined) continue;
      before.set(next, cell);
      distanceOf.set(next, distance + 1);
      queue.push(next);
    }
  }
  return undefined;

  /** From the cell back to the start, both included. */
  function walkTo(cell: Cell): Cell[] {
    const walk: Cell[] = [];
    for (let at: Cell | undefined = cell; at !== undefined; at = before.get(at)) walk.push(at);
    return walk;
  }
}
