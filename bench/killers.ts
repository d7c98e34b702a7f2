/** Files of killers in the usual form: a title, a grid of dots, and the cages below `[Rules]`. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { CageRule } from '../src/core/rules/kinds/sums.ts';
import { inProject } from '../test/host/project.mts';
import { bundledCore } from './bundledCore.ts';

/** Number of generated killers, which takes about a minute. Each is used in 16 forms. */
const GENERATED = 640;
const SEED = 20_261_124;
const SIZE = 9;

/** The generated killers, which another run can reuse. */
const STORE = inProject(`dist/bench/killers-${SEED}-${GENERATED}.json`);

/** The cages of a killer. */
type Cages = readonly CageRule[];

/** A text of `count` different killers without givens, the same in each run. At most {@link GENERATED} * 16. */
export async function killersOf(count: number): Promise<string> {
  const { writeRules, geometryOfSize } = await bundledCore('killersCore');
  const geometry = geometryOfSize(SIZE);
  const known = await generated();
  const grid = `${'.'.repeat(SIZE)}\n`.repeat(SIZE);
  const texts = Array.from({ length: count }, (_, i) => {
    const cages = formOf(known[i % known.length], Math.floor(i / known.length));
    return `Killer ${i + 1}\n${grid}[Rules]\n${writeRules(cages, geometry).join('\n')}\n`;
  });
  return texts.join('\n');
}

async function generated(): Promise<readonly Cages[]> {
  if (existsSync(STORE)) return JSON.parse(readFileSync(STORE, 'utf8'));
  const { NO_RULES, generate, recipeOf, rulesOfGeometry } = await bundledCore('killersCore');
  const rules = { ...NO_RULES, marks: ['cage'] } as const;
  const found: Cages[] = [];
  // Nearly all killers need no givens. Those that do are skipped.
  for (const grid of generate(recipeOf({ seed: SEED, count: 2 * GENERATED, rules }))) {
    if (grid?.digits.every(digit => digit === 0)) found.push(rulesOfGeometry(grid.geometry) as Cages);
    if (found.length === GENERATED) break;
  }
  mkdirSync(inProject('dist/bench'), { recursive: true });
  writeFileSync(STORE, JSON.stringify(found));
  return found;
}

/** The n-th equivalent form of a killer: mirrored, rotated, or with each digit D replaced by 10 - D. */
function formOf(cages: Cages, n: number): Cages {
  const turned = cages.map(({ kind, cells, sum = 0 }) => ({
    kind,
    cells: cells.map(cell => turnedCell(cell, n % 8)),
    sum: n < 8 ? sum : (SIZE + 1) * cells.length - sum,
  }));
  return turned.sort((a, b) => Math.min(...a.cells) - Math.min(...b.cells));
}

/** A cell in one of the eight symmetries of a square. */
function turnedCell(cell: number, n: number): number {
  let [row, column] = [Math.floor(cell / SIZE), cell % SIZE];
  if (n & 1) row = SIZE - 1 - row;
  if (n & 2) column = SIZE - 1 - column;
  if (n & 4) [row, column] = [column, row];
  return row * SIZE + column;
}
