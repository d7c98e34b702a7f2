/**
 * `npx tsx test/makeRuleSteps.ts`: makes `test/fixtures/ruleSteps.tsv`: positions with random rules, and the steps that each technique for
 * rules finds in them. The same ones every time. Steps that are no longer found fail `recorded.test.ts`: run this only when a technique is
 * meant to find other steps, and read the difference.
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { solvedGrid } from '../src/core/generator/solvedGrid';
import { type Geometry, geometryOfSize } from '../src/core/geometry';
import { bitOf } from '../src/core/grid';
import { Position, positionOf } from '../src/core/position';
import { Random } from '../src/core/random';
import { geometryWithRules } from '../src/core/rules/geometry';
import type { Rule } from '../src/core/rules/rule';
import { readRuleLine, writeRule } from '../src/text/rules/index';
import { finish } from '../src/text/work';
import { keeps, randomRule } from './core/rules/examples';
import { walk } from './core/rules/ruleExample';
import { linesOf } from './core/techniques/drawing';
import { type Recorded, techniquesForRules, writeRecorded } from './core/techniques/rules/recorded';

const SIZES = [4, 6, 6, 9];
/** Positions of each technique. */
const MOST = 16;
/** Most steps of a position: a line is to be read by people. */
const MOST_STEPS = 4;
/** Positions that are tried. */
const TRIED = 12_000;

/** Rules that a solved grid keeps, some of its digits, and the candidates that are left, less some that are wrong. */
function randomPosition(random: Random): Position {
  const base = geometryOfSize(SIZES[random.below(SIZES.length)]);
  const solution = finish(solvedGrid(base, random));
  const rules: Rule[] = random.below(3) === 0 ? cagesOf(base, solution, random) : [];
  for (let i = 1 + random.below(6); i > 0; i--) {
    const rule = randomRule(base, solution, random);
    const together = rule && isReadable(rule, base) ? [...rules, rule] : rules;
    if (together.every(each => keeps(base, solution, each, together))) rules.splice(0, rules.length, ...together);
  }
  const share = random.below(6) / 10;
  const digits = solution.map(digit => (random.below(1000) < 1000 * share ? digit : 0));
  const { geometry, candidates } = positionOf({ geometry: geometryWithRules(base, rules), digits });
  const removed = random.below(4) / 10;
  const left = candidates.map((mask, cell) => {
    let some = mask;
    for (let digit = 1; digit <= base.size; digit++)
      if (digit !== solution[cell] && random.below(1000) < 1000 * removed) some &= ~bitOf(digit);
    return some;
  });
  return new Position(geometry, digits, left, digits);
}

/** Some random rules have too few cells for their line. */
function isReadable(rule: Rule, base: Geometry): boolean {
  const { rules, problems } = readRuleLine(writeRule(rule, base), base);
  return problems.every(({ severity }) => severity !== 'error') && rules.length === 1;
}

/** Cages that cover nearly all of a grid, as those of killers: innies and outies are left over. */
function cagesOf(base: Geometry, solution: Uint8Array, random: Random): Rule[] {
  const free = new Set(Array.from({ length: base.cellCount }, (_, cell) => cell));
  const cages: Rule[] = [];
  for (let i = 0; i < base.cellCount; i++) {
    const cells: number[] = [];
    for (const cell of walk(base, random, 2 + random.below(3))) {
      if (!free.has(cell) || cells.some(other => solution[other] === solution[cell])) break;
      cells.push(cell);
    }
    if (cells.length < 2) continue;
    for (const cell of cells) free.delete(cell);
    cages.push({ kind: 'cage', cells, sum: cells.reduce((sum, cell) => sum + solution[cell], 0) });
  }
  return cages;
}

/** The steps without their cells and numbers: those of each sort are recorded eight times at most. */
const sortOf = (position: Position, step: string) =>
  `${position.geometry.size} ${step
    .replace(/ => .*/, '')
    .replace(/[\d/+,=]+/g, '')
    .replace(/(?: ?rc)+/g, ' rc')}`;

const random = new Random(2026);
const found = new Map<string, Recorded[]>(techniquesForRules.map(({ id }) => [id, []]));
const sorts = new Map<string, number>();
for (let i = 0; i < TRIED; i++) {
  const position = randomPosition(random);
  for (const technique of techniquesForRules) {
    const recorded = found.get(technique.id)!;
    if (recorded.length === MOST) continue;
    const steps = linesOf(position, technique);
    if (steps.length === 0 || steps.length > MOST_STEPS) continue;
    const news = steps.map(step => sortOf(position, step));
    if (news.every(sort => (sorts.get(`${technique.id} ${sort}`) ?? 0) >= 8)) continue;
    for (const sort of news) sorts.set(`${technique.id} ${sort}`, (sorts.get(`${technique.id} ${sort}`) ?? 0) + 1);
    recorded.push({ technique: technique.id, position, steps });
  }
}
const lines = [...found.values()].flat().map(writeRecorded);
for (const [id, all] of found) console.log(`${id}: ${all.length}`);
writeFileSync(
  join(__dirname, 'fixtures/ruleSteps.tsv'),
  `# Technique, rules, digits, candidates of empty cells, steps.\n# Made by test/makeRuleSteps.ts.\n${lines.join('\n')}\n`,
);
