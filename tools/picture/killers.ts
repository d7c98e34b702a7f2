/** Random killers for drawn pictures, and their looks. */

import { rulesOfGeometry } from '../../src/core/rules/geometry';
import { generate, solve } from '../../src/library/index';
import { read } from '../../src/text/parser/parser';
import { cageLook, type DrawnCage } from './cages';
import type { Random } from './random';
import type { Look, Position } from './screenshots';

/** Killers with exactly one solution, some with a few givens. */
export function validKillers(size: number, count: number, random: Random): Position[] {
  const texts = generate({ rules: ['killer'], size, count, seed: Math.floor(random.next() * 1e6) });
  return [...texts].map(text => {
    const [{ grid }] = read(text).puzzles;
    const cages = rulesOfGeometry(grid.geometry).flatMap((rule): DrawnCage[] =>
      rule.kind === 'cage' && rule.sum !== undefined ? [{ cells: rule.cells, sum: rule.sum }] : [],
    );
    const share = random.of([0, 0, 0.1, 0.3]);
    const digits = [...solve(text)!].map(digit => (random.next() < share ? Number(digit) : 0));
    return { size, boxWidth: 3, boxHeight: size / 3, digits, cages };
  });
}

/** Cages of one to four cells with any sums: to learn the digits. */
export function anyCages(size: number, random: Random): Position {
  const free = new Set(Array.from({ length: size * size }, (_, cell) => cell));
  const cages: DrawnCage[] = [];
  for (const first of [...free]) {
    if (!free.delete(first)) continue;
    const cells = [first];
    const wanted = random.of([1, 2, 2, 3, 3, 4]);
    while (cells.length < wanted) {
      const next = cells.flatMap(cell => [
        ...(cell % size < size - 1 ? [cell + 1] : []),
        ...(cell % size > 0 ? [cell - 1] : []),
        cell + size,
      ]);
      const open = next.filter(cell => free.has(cell));
      if (open.length === 0) break;
      const cell = random.of(open);
      free.delete(cell);
      cells.push(cell);
    }
    cages.push({
      cells,
      sum: random.next() < 0.3 ? random.of([1, 2, 3, 4, 5, 6, 7, 8, 9]) : 10 + Math.floor(36 * random.next()),
    });
  }
  return { size, boxWidth: 3, boxHeight: size / 3, digits: new Array(size * size).fill(0), cages };
}

/** A look with cages, at a scale of the device from 1 to 3. */
export function killerLook(look: Look, random: Random): Look {
  return {
    ...look,
    candidates: 'none',
    // Digits do not touch the sums.
    digitHeight: random.between(0.36, 0.44),
    cell: Math.round(random.between(36, 56) * random.of([1, 1, 1.25, 1.5, 2, 3])),
    cages: cageLook(look.paper, look.given, random),
  };
}
