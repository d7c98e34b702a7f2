/** The definition of tridagons, which tries all ways to fill their cells: the specification of the fast search. */

import { digitsOf } from '../../../../src/core/grid';
import type { Position } from '../../../../src/core/position';

/** By box: the triples of its cells in different rows and columns. */
const TRIPLES = Array.from({ length: 9 }, (_, box) => {
  const cell = (row: number, column: number) => 27 * Math.floor(box / 3) + 3 * (box % 3) + 9 * row + column;
  const columns = [0, 1, 2].flatMap(a => [0, 1, 2].flatMap(b => [0, 1, 2].map(c => [a, b, c])));
  return columns.filter(each => new Set(each).size === 3).map(each => each.map((column, row) => cell(row, column)));
});

/** The tridagons with at most `most` other candidates, as `digits / cells`. */
export function naiveTridagons(position: Position, most: number): string[] {
  const { candidates, geometry } = position;
  const found: string[] = [];
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  for (const digits of all
    .flatMap(a => all.flatMap(b => all.map(c => [a, b, c])))
    .filter(([a, b, c]) => a < b && b < c)) {
    const others = (cells: readonly number[]) =>
      cells.flatMap(cell => digitsOf(candidates[cell]).filter(digit => !digits.includes(digit))).length;
    const canHold = (cell: number) => digits.some(digit => position.has(cell, digit));
    const usable = TRIPLES.map(triples => triples.filter(cells => cells.every(canHold) && others(cells) <= most));
    for (const [a, b] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ]) {
      for (const [c, d] of [
        [0, 1],
        [0, 2],
        [1, 2],
      ]) {
        const [first, second, third, fourth] = [3 * a + c, 3 * a + d, 3 * b + c, 3 * b + d].map(box => usable[box]);
        for (const w of first)
          for (const x of second)
            for (const y of third)
              for (const z of fourth) {
                const cells = [...w, ...x, ...y, ...z];
                if (others(cells) <= most && !canFill(cells, digits))
                  found.push(`${digits} / ${cells.sort((p, q) => p - q)}`);
              }
      }
    }
  }
  return found.sort();

  function canFill(cells: readonly number[], digits: readonly number[]): boolean {
    const fill = (chosen: readonly number[]): boolean => {
      if (chosen.length === cells.length) return true;
      const cell = cells[chosen.length];
      return digits.some(
        digit =>
          chosen.every((other, i) => other !== digit || !geometry.peersOf[cell].includes(cells[i])) &&
          fill([...chosen, digit]),
      );
    };
    return fill([]);
  }
}
