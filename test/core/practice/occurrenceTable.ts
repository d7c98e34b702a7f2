/**
 * Prints the entries of `src/core/practice/occurrences.ts`: `npx tsx test/core/practice/occurrenceTable.ts [LAST]`. Counts the puzzles with the
 * seeds 1 to 10,000 in which each technique is an easiest step, and then searches up to the seed LAST for techniques with few puzzles.
 * This takes a quarter of an hour, and longer with LAST.
 */

import { generate } from '../../../src/core/generator/index';
import { recipeOf } from '../../../src/core/generator/recipe';
import type { Grid } from '../../../src/core/grid';
import { finish } from '../../../src/core/pausing';
import { positionOf } from '../../../src/core/position';
import { usualTechniques } from '../../../src/core/techniques/index';
import { Path } from '../../../src/core/techniques/path';

/** Number of puzzles to count. */
const COUNTED = 10_000;
/** A technique with fewer puzzles has a list of them. */
const COMMON = 2000;
/** The longest list, which has the puzzles whose paths are found first. */
const MOST_SOURCES = 12;

const last = Number(process.argv[2] ?? COUNTED);
const counts = new Map<string, number>();
/** By the id of a technique: its puzzles, and the time until the technique is found. */
const sources = new Map<string, { readonly seed: number; readonly time: number }[]>();

for (let seed = 1; seed <= last; seed++) {
  const found = new Map<string, number>();
  const began = performance.now();
  finish(
    new Path(positionOf(puzzleOf(seed))).until(({ technique }) => {
      if (!found.has(technique.id)) found.set(technique.id, performance.now() - began);
      return false;
    }),
  );
  for (const [id, time] of found) {
    if (seed <= COUNTED) counts.set(id, (counts.get(id) ?? 0) + 1);
    const known = sources.get(id) ?? [];
    if (seed <= COUNTED || known.length < MOST_SOURCES) sources.set(id, [...known, { seed, time }]);
  }
}

for (const { id } of usualTechniques) {
  const puzzles = counts.get(id) ?? 0;
  const quickest = [...(sources.get(id) ?? [])].sort((a, b) => a.time - b.time).slice(0, MOST_SOURCES);
  const seeds = quickest.map(({ seed }) => seed).sort((a, b) => a - b);
  if (puzzles >= COMMON) console.log(`  '${id}': { puzzles: ${puzzles} },`);
  else if (seeds.length > 0) console.log(`  '${id}': { puzzles: ${puzzles}, sources: [${seeds.join(', ')}] },`);
}

function puzzleOf(seed: number): Grid {
  for (const grid of generate(recipeOf({ seed }))) if (grid) return grid;
  throw new Error(`The seed ${seed} makes no puzzle.`);
}
