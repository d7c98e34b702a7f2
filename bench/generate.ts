/**
 * The benchmark of the generator: `npm run bench:generate -- [--write]`. Puzzles per second by symmetry and by level, compared with
 * Debian's `qqwing` if it is installed, and their numbers of clues. `--write` updates bench/results/generator.md.
 * Both take turns in many rounds, so that other load on the machine affects them in the same way. A ratio is the median over the rounds:
 * trust the ratios, not the speeds.
 */

import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import type { Recipe } from '../src/core/generator/recipe.ts';
import { bundledCore } from './bundledCore.ts';
import { machine, markdownTable, today, writeSection } from './document.ts';
import { aligned } from './report.ts';
import { figure, median } from './statistics.ts';

const { CLUE_SYMMETRIES, LEVELS, generate, recipeOf, countFilled } = await bundledCore('generatorCore');

const ROUNDS = 5;
/** Milliseconds of our generator in a round. */
const SLICE = 400;
/** Number of puzzles from qqwing in a round. */
const BATCH = 40;
/** Number of puzzles whose clues are counted, by symmetry. */
const COUNTED = 5000;
/** In milliseconds, before anything is measured, so that the host has optimized the code. */
const WARM_UP = 2000;

/** qqwing's names for our symmetries. */
const SYMMETRY_OF_QQWING: Readonly<Record<string, string>> = {
  none: 'none',
  '180': 'rotate180',
  '90': 'rotate90',
  mirror: 'mirror',
};
/** qqwing's names for levels that are close to ours. It has a different measure of difficulty. */
const LEVEL_OF_QQWING: Readonly<Record<string, string>> = {
  easy: 'easy',
  medium: 'intermediate',
  hard: 'expert',
  unfair: 'expert',
  extreme: 'expert',
};

/** The puzzles of a recipe, measured in slices. */
class Ours {
  private readonly work;
  readonly clues: number[] = [];

  constructor(recipe: Partial<Recipe>) {
    this.work = generate(recipeOf({ seed: 1, count: 1e9, attempts: 1e9, ...recipe }));
  }

  /** Continues for some milliseconds. Returns puzzles per second. */
  speed(milliseconds: number): number {
    const begin = performance.now();
    const before = this.clues.length;
    while (performance.now() - begin < milliseconds) this.goOn();
    return ((this.clues.length - before) * 1000) / (performance.now() - begin);
  }

  /** The time in seconds for `puzzles` more puzzles. */
  timeOf(puzzles: number): number {
    const begin = performance.now();
    const end = this.clues.length + puzzles;
    while (this.clues.length < end) this.goOn();
    return (performance.now() - begin) / 1000;
  }

  private goOn(): void {
    const { value } = this.work.next();
    if (value && 'digits' in value) this.clues.push(countFilled(value.digits));
  }
}

/** Puzzles of qqwing, and its speed in puzzles per second including its start. Undefined if it is not installed. */
function qqwing(puzzles: number, ...args: string[]): { lines: string[]; speed: number } | undefined {
  const begin = performance.now();
  const { status, stdout } = spawnSync('qqwing', ['--generate', `${puzzles}`, '--one-line', ...args], {
    encoding: 'utf8',
  });
  if (status !== 0) return undefined;
  const lines = stdout.trim().split('\n');
  return { lines, speed: (lines.length * 1000) / (performance.now() - begin) };
}

/** Puzzles per second of ours, of qqwing, and the ratio. */
function compare(recipe: Partial<Recipe>, args: readonly string[] | undefined): string[] {
  const ours = new Ours(recipe);
  const rounds = Array.from({ length: ROUNDS }, () => {
    const own = ours.speed(SLICE);
    return { own, theirs: args && qqwing(BATCH, ...args)?.speed };
  });
  const theirs = rounds.flatMap(round => round.theirs ?? []);
  const ratios = rounds.flatMap(round => (round.theirs ? [round.own / round.theirs] : []));
  return [median(rounds.map(({ own }) => own)), median(theirs), median(ratios)].map(value => figure(value));
}

function symmetryRows(): string[][] {
  const rows = CLUE_SYMMETRIES.map(symmetry => {
    const name = SYMMETRY_OF_QQWING[symmetry];
    const minimal = new Ours({ symmetry, minimal: true }).speed(ROUNDS * SLICE);
    return [symmetry, ...compare({ symmetry }, name ? ['--symmetry', name] : undefined), figure(minimal)];
  });
  return [['Symmetry', 'ours', 'qqwing', 'ratio', 'ours, minimal'], ...rows];
}

function levelRows(): string[][] {
  const rows = LEVELS.map(level => {
    const name = LEVEL_OF_QQWING[level];
    return [level, ...compare({ level }, ['--difficulty', name]), name];
  });
  return [['Level', 'ours', 'qqwing', 'ratio', 'level of qqwing'], ...rows];
}

/** By number of clues: its share of the puzzles with a symmetry, in percent. */
function clueRows(): string[][] {
  const columns = CLUE_SYMMETRIES.map(symmetry => {
    const ours = new Ours({ symmetry });
    ours.timeOf(COUNTED);
    return { name: `${symmetry}`, clues: ours.clues };
  });
  const theirs = qqwing(COUNTED / 10, '--symmetry', 'none');
  if (theirs) columns.push({ name: 'qqwing, none', clues: theirs.lines.map(line => line.replaceAll('.', '').length) });
  const all = columns.flatMap(({ clues }) => clues);
  const least = all.reduce((a, b) => Math.min(a, b));
  const most = all.reduce((a, b) => Math.max(a, b));
  const rows = Array.from({ length: most - least + 1 }, (_, i) => [
    `${least + i}`,
    ...columns.map(({ clues }) => share(clues.filter(count => count === least + i).length / clues.length)),
  ]);
  return [['Clues', ...columns.map(({ name }) => name)], ...rows];
}

const share = (part: number) => (part === 0 ? '' : part < 0.001 ? '< 0.1' : (100 * part).toFixed(1));

const { write } = parseArgs({ options: { write: { type: 'boolean', default: false } } }).values;
const isThere = qqwing(1) !== undefined;
if (!isThere) console.log('Without qqwing: no `qqwing` on the PATH.');
new Ours({ level: 'medium' }).speed(WARM_UP);

const thousand = `A thousand medium puzzles take ${figure(new Ours({ level: 'medium' }).timeOf(1000))} s.`;
const tables = [symmetryRows(), levelRows(), clueRows()];
for (const table of tables) console.log(`\n${aligned(table)}`);
console.log(`\n${thousand}`);
if (write) {
  const head = `${today()}, ${machine()}${isThere ? '' : ', without qqwing'}. ${thousand}`;
  const [symmetries, levels, clues] = tables.map(markdownTable);
  const parts = [
    `Puzzles per second:`,
    symmetries,
    levels,
    'Share of the puzzles in percent, by number of clues:',
    clues,
  ];
  writeSection('generator', [head, ...parts].join('\n\n'));
}
