/**
 * Fish by their definition: every choice of base sets with every choice of cover sets. Slow; the specification of the search
 * in `src/core/techniques/fish/search.ts`.
 */

import type { Geometry, House } from '../../../../src/core/geometry';
import type { FishKind } from '../../../../src/core/techniques/fish/fish';

interface NaiveFish {
  readonly bases: string;
  /** Cells, separated by commas. */
  readonly eliminations: readonly number[];
}

/** The eliminations of the fish of a kind for a digit, including Siamese fish: each effect once, its cells separated by commas. */
export function naiveEffects(geometry: Geometry, candidates: ReadonlySet<number>, kind: FishKind): Set<string> {
  const fish = naiveFish(geometry, candidates, kind);
  const effects = fish.map(({ eliminations }) => eliminations.join());
  if (kind.fins === 'none') return new Set(effects);
  const byBases = new Map<string, NaiveFish[]>();
  for (const one of fish) byBases.set(one.bases, [...(byBases.get(one.bases) ?? []), one]);
  for (const pond of byBases.values()) {
    for (const [i, one] of pond.entries()) {
      for (const other of pond.slice(i + 1)) {
        effects.push([...new Set([...one.eliminations, ...other.eliminations])].sort((a, b) => a - b).join());
      }
    }
  }
  return new Set(effects);
}

function naiveFish(geometry: Geometry, candidates: ReadonlySet<number>, { size, shape, fins }: FishKind): NaiveFish[] {
  const houses = geometry.houses.filter(({ cells }) => cells.some(cell => candidates.has(cell)));
  const found: NaiveFish[] = [];
  for (const bases of choices(houses, size)) {
    const inBases = countIn(bases);
    const twice = [...inBases].filter(([, count]) => count > 1).map(([cell]) => cell);
    if (twice.length > (fins === 'none' ? 0 : 2)) continue;
    for (const covers of choices(
      houses.filter(house => !bases.includes(house) && house.cells.some(cell => inBases.has(cell))),
      size,
    )) {
      if (naiveShape(bases, covers) !== shape) continue;
      const inCovers = countIn(covers);
      const allFins = [...inBases.keys()].filter(cell => !inCovers.has(cell) || twice.includes(cell));
      if (allFins.length > 5 || (allFins.length === 0) !== (fins === 'none')) continue;
      if (shape === 'basic' && fins === 'none' && bases.some(house => placesIn(house).length === 1)) continue;
      const eliminations = [...inCovers]
        .filter(([cell, count]) => count > 1 || !inBases.has(cell))
        .map(([cell]) => cell)
        .filter(cell => allFins.every(fin => geometry.peersOf[fin].includes(cell)))
        .sort((a, b) => a - b);
      if (eliminations.length > 0)
        found.push({ bases: bases.map(({ kind, index }) => kind + index).join(), eliminations });
    }
  }
  return found;

  function placesIn({ cells }: House): number[] {
    return [...cells].filter(cell => candidates.has(cell));
  }

  function countIn(some: readonly House[]): Map<number, number> {
    const counts = new Map<number, number>();
    for (const cell of some.flatMap(placesIn)) counts.set(cell, (counts.get(cell) ?? 0) + 1);
    return counts;
  }
}

function naiveShape(bases: readonly House[], covers: readonly House[]): FishKind['shape'] {
  const kinds = (houses: readonly House[]) => [...new Set(houses.map(({ kind }) => kind[0]))].sort().join('');
  const both = `${kinds(bases)} ${kinds(covers)}`;
  if (/^(r c|c r)$/.test(both)) return 'basic';
  return /^(b?r b?c|b?c b?r)$/.test(both) ? 'franken' : 'mutant';
}

function* choices<T>(items: readonly T[], count: number, from = 0): Generator<T[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let i = from; i <= items.length - count; i++) {
    for (const rest of choices(items, count - 1, i + 1)) yield [items[i], ...rest];
  }
}
