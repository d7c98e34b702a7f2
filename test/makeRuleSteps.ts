/**
 * `npx tsx test/makeRuleSteps.ts`: makes `test/fixtures/ruleSteps.tsv`: positions with random rules, and the steps that each technique for
 * rules finds in them. The positions come from a recipe in this file, so they are the same every time. Steps that are no longer found fail `recorded.test.ts`: run this only when a technique is
 * meant to find other steps, and read the difference.
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Geometry, geometryOfSize } from '../src/core/geometry';
import { bitOf } from '../src/core/grid';
import type { Cell } from '../src/core/numbers';
import { Position, positionOf } from '../src/core/position';
import { Random } from '../src/core/random';
import { geometryWithRules } from '../src/core/rules/geometry';
import type { Rule } from '../src/core/rules/rule';
import { readRuleLine } from '../src/text/rules/index';
import { keeps } from './core/rules/examples';
import { linesOf } from './core/techniques/drawing';
import { type Recorded, techniquesForRules, writeRecorded } from './core/techniques/rules/recorded';

const SIZES = [4, 6, 6, 9];
/** Number of positions of each technique. */
const MOST = 16;
/** Maximum number of steps of a position, so that people can read the line. */
const MOST_STEPS = 4;
/** Number of positions to try. */
const TRIED = 12_000;
/** Maximum number of lines to try for a rule. */
const MOST_LINES = 40;

/** A solved grid, and choices in it. */
class Solved {
  constructor(
    readonly base: Geometry,
    readonly digits: Uint8Array,
    readonly random: Random,
  ) {}

  pick<T>(...items: readonly T[]): T {
    return items[this.random.below(items.length)];
  }

  cell(): Cell {
    return this.random.below(this.base.cellCount);
  }

  name(cell: Cell): string {
    return `r${this.base.rowOf[cell] + 1}c${this.base.columnOf[cell] + 1}`;
  }

  names(cells: readonly Cell[]): string {
    return cells.map(cell => this.name(cell)).join(' ');
  }

  sum(cells: readonly Cell[]): number {
    return cells.reduce((sum, cell) => sum + this.digits[cell], 0);
  }

  /** A walk over adjacent cells without repetitions. It ends early where no next cell is found at once. */
  walk(length: number, fits: (next: Cell, last: Cell) => boolean = () => true): Cell[] {
    const { rowOf, columnOf, size, cellCount } = this.base;
    const cells = [this.cell()];
    while (cells.length < length) {
      const last = cells[cells.length - 1];
      const next = Array.from({ length: cellCount }, (_, cell) => cell).filter(
        cell =>
          Math.abs(rowOf[cell] - rowOf[last]) <= 1 &&
          Math.abs(columnOf[cell] - columnOf[last]) <= 1 &&
          !cells.includes(cell) &&
          fits(cell, last),
      );
      if (next.length === 0 || cells.length === size) break;
      cells.push(this.pick(...next));
    }
    return cells;
  }

  /** A walk in which no digit appears twice. */
  walkOfDifferent(length: number): Cell[] {
    const cells = this.walk(length);
    return cells.filter((cell, i) => cells.findIndex(other => this.digits[other] === this.digits[cell]) === i);
  }

  /** Two cells side by side. */
  pair(): [Cell, Cell] {
    const { rowOf, size, cellCount } = this.base;
    const cell = this.cell();
    const isRight = this.random.below(2) === 0;
    const other = isRight ? cell + 1 : cell + size;
    return other < cellCount && (!isRight || rowOf[other] === rowOf[cell]) ? [cell, other] : this.pair();
  }

  /** The place of a clue outside the grid: `r1`, or `c4 bottom`. */
  side(): string {
    const number = 1 + this.random.below(this.base.size);
    return this.pick(`r${number}`, `r${number} right`, `c${number}`, `c${number} bottom`);
  }
}

/** Lines of rules, which the solution may break. They are the recipe of the fixture, so that no other test changes it. */
const RECIPES: readonly ((solved: Solved) => string)[] = [
  solved => `thermo: ${solved.names(solved.walk(4, (next, last) => solved.digits[next] > solved.digits[last]))}`,
  solved => `slow thermo: ${solved.names(solved.walk(4, (next, last) => solved.digits[next] >= solved.digits[last]))}`,
  solved => {
    const difference = 1 + solved.random.below(Math.max(2, solved.base.size >> 1));
    const isFar = (next: Cell, last: Cell) => Math.abs(solved.digits[next] - solved.digits[last]) >= difference;
    return `whispers ${difference}: ${solved.names(solved.walk(3 + solved.random.below(2), isFar))}`;
  },
  solved => `renban: ${solved.names(solved.walk(2 + solved.random.below(3)))}`,
  solved => `region sum: ${solved.names(solved.walk(2 + solved.random.below(4)))}`,
  solved => `zipper: ${solved.names(solved.walk(3 + solved.random.below(3)))}`,
  solved => `between: ${solved.names(solved.walk(3 + solved.random.below(2)))}`,
  solved => `lockout 2: ${solved.names(solved.walk(3 + solved.random.below(2)))}`,
  solved => {
    const cells = solved.walk(2 + solved.random.below(4));
    return `sum line ${solved.sum(cells.slice(0, 1 + solved.random.below(2)))}: ${solved.names(cells)}`;
  },
  solved => {
    const [bulb, ...shaft] = solved.walk(3 + solved.random.below(2));
    return `arrow: ${solved.name(bulb)} = ${solved.names(shaft)}`;
  },
  solved => {
    const [a, b] = solved.pair();
    const [one, other] = [solved.digits[a], solved.digits[b]];
    const kinds = [
      ...(Math.abs(one - other) === 1 ? ['white dot'] : []),
      ...(one === 2 * other || other === 2 * one ? ['black dot'] : []),
      ...(one + other === 5 ? ['v'] : []),
      ...(one + other === 10 ? ['x'] : []),
    ];
    const [high, low] = one > other ? [a, b] : [b, a];
    return kinds.length === 0
      ? `greater: ${solved.name(high)} > ${solved.name(low)}`
      : `${solved.pick(...kinds)}: ${solved.names([a, b])}`;
  },
  solved => {
    const { size, cellCount, columnOf } = solved.base;
    const cell = solved.cell();
    if (cell + size >= cellCount || columnOf[cell] === size - 1) return '';
    const square = [cell, cell + 1, cell + size, cell + size + 1].map(each => solved.digits[each]);
    return `quad ${solved.random
      .shuffle(square)
      .slice(0, 1 + solved.random.below(4))
      .sort()
      .join(' ')}: ${solved.name(cell)}`;
  },
  solved => {
    const cell = solved.cell();
    const others = [1, 2, 3, 4].map(() => 1 + solved.random.below(solved.base.size));
    return `cells ${[...new Set([solved.digits[cell], ...others])].sort().join('')}: ${solved.name(cell)}`;
  },
  solved => `${solved.pick('row', 'column')} index: ${solved.name(solved.cell())}`,
  solved => {
    const cells = solved.walkOfDifferent(2 + solved.random.below(3));
    return `cage ${solved.sum(cells)}: ${solved.names(cells)}`;
  },
  solved => {
    const cells = solved.walk(2 + solved.random.below(3));
    return `sum ${solved.sum(cells)}: ${solved.names(cells)}`;
  },
  solved => {
    const [clue, most] = solved.pick(['sandwich', 35], ['x-sum', 45], ['skyscraper', 9], ['numbered room', 9]);
    return `${clue} ${solved.random.below(most + 1)}: ${solved.side()}`;
  },
  solved => {
    const place = `${solved.name(solved.random.below(solved.base.size))} ${solved.pick('down-left', 'down-right')}`;
    return `little killer ${1 + solved.random.below(45)}: ${place}`;
  },
];

/** A random rule that the solution satisfies together with other rules; undefined if none is found soon. */
function randomRule(solved: Solved, others: readonly Rule[]): Rule | undefined {
  const recipe = solved.pick(...RECIPES);
  for (let i = 0; i < MOST_LINES; i++) {
    const { rules, problems } = readRuleLine(recipe(solved), solved.base);
    const isRead = rules.length === 1 && problems.every(({ severity }) => severity !== 'error');
    if (isRead && keeps(solved.base, solved.digits, rules[0], [...others, rules[0]])) return rules[0];
  }
  return undefined;
}

/** A pattern of digits whose rows are shifted, with other digits, and with rows and columns in another order within their bands and stacks. */
function solvedDigits({ size, boxHeight, boxWidth }: Geometry, random: Random): Uint8Array {
  const shuffled = (groups: number, inGroup: number) =>
    random
      .shuffle([...Array(groups).keys()])
      .flatMap(group => random.shuffle([...Array(inGroup).keys()]).map(i => group * inGroup + i));
  const rows = shuffled(size / boxHeight, boxHeight);
  const columns = shuffled(size / boxWidth, boxWidth);
  const digits = random.shuffle([...Array(size).keys()]);
  return Uint8Array.from({ length: size * size }, (_, cell) => {
    const [row, column] = [rows[Math.floor(cell / size)], columns[cell % size]];
    return 1 + digits[(boxWidth * (row % boxHeight) + Math.floor(row / boxHeight) + column) % size];
  });
}

/** Rules that a solved grid satisfies, some of its digits, and the remaining candidates without some of the wrong ones. */
function randomPosition(random: Random): Position {
  const base = geometryOfSize(SIZES[random.below(SIZES.length)]);
  const solution = solvedDigits(base, random);
  const solved = new Solved(base, solution, random);
  const rules: Rule[] = random.below(3) === 0 ? cagesOf(solved) : [];
  for (let i = 1 + random.below(6); i > 0; i--) {
    const rule = randomRule(solved, rules);
    if (rule) rules.push(rule);
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

/** Cages that cover nearly all of a grid, as those of killers: innies and outies are left over. */
function cagesOf(solved: Solved): Rule[] {
  const { base, random } = solved;
  const free = new Set(Array.from({ length: base.cellCount }, (_, cell) => cell));
  const cages: Rule[] = [];
  for (let i = 0; i < base.cellCount; i++) {
    const cells = solved.walkOfDifferent(2 + random.below(3)).filter(cell => free.has(cell));
    if (cells.length < 2) continue;
    for (const cell of cells) free.delete(cell);
    cages.push({ kind: 'cage', cells, sum: solved.sum(cells) });
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
