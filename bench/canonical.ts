/**
 * Measures how many canonical forms are found per second: `npm run bench:canonical`. With `-- --write` it updates their section of
 * bench/results/canonical.md.
 */

import type { FormKind } from '../src/core/canonical/index.ts';
import type { Grid } from '../src/core/grid.ts';
import { bundledCore } from './bundledCore.ts';
import { machine, markdownTable, today, writeSection } from './document.ts';
import { puzzleSets } from './puzzleSets.ts';
import { figure } from './statistics.ts';

const { CanonicalForms, parseLine, solve } = await bundledCore('canonicalCore');

const KINDS: readonly FormKind[] = ['text', 'pattern', 'solution'];

/** The measured sets; if none of these is on the machine, all that exist. */
const SETS = ['royle17_49151', 'exchange_easy_150', 'exchange_hard_150', 'forum_hardest_2000'];

/** Minimum length of a round in milliseconds. */
const ROUND = 300;
/** The first round is a warm-up, and other load on the machine rarely delays all of the others. */
const ROUNDS = 6;

const forms = new CanonicalForms();

const all = puzzleSets({ files: [], all: false, large: false }).map(({ name, lines }) => ({
  name,
  grids: lines.flatMap(line => parseLine(line) ?? []).filter(({ geometry }) => geometry.size === 9),
}));
const known = SETS.flatMap(set => all.filter(({ name }) => name === set));
const sets = (known.length > 0 ? known : all).filter(({ grids }) => grids.length > 0);
const solved = sets[0].grids.flatMap(grid => {
  const digits = solve(grid);
  return digits ? [{ ...grid, digits }] : [];
});
const rows = [...sets, { name: `solutions of ${sets[0].name}`, grids: solved }].map(({ name, grids }) => [
  name,
  `${grids.length}`,
  ...KINDS.map(kind => figure(formsPerSecond(kind, grids))),
]);
const table = markdownTable([['', 'puzzles', ...KINDS], ...rows]);
console.log(table);
if (process.argv.includes('--write')) writeSection('canonical', `${today()}, ${machine()}.\n\n${table}`);

/** The best of several rounds, in processor time, which excludes other processes. */
function formsPerSecond(kind: FormKind, grids: readonly Grid[]): number {
  let best = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const begin = process.cpuUsage();
    let found = 0;
    let time = 0;
    while (time < ROUND) {
      for (const grid of grids) forms.find(kind, grid);
      found += grids.length;
      const { user, system } = process.cpuUsage(begin);
      time = (user + system) / 1000;
    }
    if (round > 0) best = Math.max(best, (1000 * found) / time);
  }
  return best;
}
