/** By cell: what a screen reader is told of the rules that it is part of. What the whole grid has is in the legend. */

import { makeCell, makeHouse } from '../../core/cellNames';
import type { Geometry } from '../../core/geometry';
import { digitsOf } from '../../core/grid';
import type { Cell } from '../../core/numbers';
import { cellsInSight, ray, type Sight, square } from '../../core/rules/cells';
import { rulesOf } from '../../core/rules/geometry';
import type { Rule } from '../../core/rules/rule';
import * as messages from '../../language/messages/index';
import { maskOfParity } from './cells';
import type { RuleOf } from './drawn';
import { windowsOf } from './houses';

const words = messages.toldRules;

/** Notes what is told of cells. */
class Teller {
  readonly told: string[][];

  constructor(
    readonly geometry: Geometry,
    readonly symbols: readonly string[],
  ) {
    this.told = Array.from({ length: geometry.cellCount }, () => []);
  }

  say(cell: Cell, text: string): void {
    this.told[cell].push(text);
  }

  /** Tells all cells of a set. A cell that is listed twice is told of once. */
  set(cells: readonly Cell[], name: string): void {
    const all = [...new Set(cells)];
    for (const cell of all) this.say(cell, words.with(name, this.names(all.filter(other => other !== cell))));
  }

  line(cells: readonly Cell[], name: string): void {
    const names = this.names(cells);
    for (const [i, cell] of cells.entries()) this.say(cell, words.onLine(name, i, cells.length, names[i + 1]));
  }

  /** Tells the cell next to a clue of a row or column. */
  sight(sight: Sight, text: (house: string) => string): void {
    this.say(cellsInSight(this.geometry, sight)[0], text(makeHouse(sight)));
  }

  names(cells: readonly Cell[]): string[] {
    return cells.map(cell => makeCell(this.geometry, cell));
  }
}

type Tell<R extends Rule> = (rule: R, teller: Teller) => void;

const ofGrid = () => {};

const dot: Tell<RuleOf<'whiteDot' | 'blackDot' | 'x' | 'v'>> = ({ kind, cells }, teller) =>
  teller.set(cells, words.dot[kind]);

const tellIndex: Tell<RuleOf<'columnIndex' | 'rowIndex'>> = ({ kind, cells }, teller) => {
  for (const cell of cells) teller.say(cell, words.index[kind]);
};

const line: Tell<RuleOf<keyof typeof words.lines>> = ({ kind, cells }, teller) => teller.line(cells, words.lines[kind]);

const KINDS: { readonly [K in Rule['kind']]: Tell<RuleOf<K>> } = {
  diagonal({ direction }, teller) {
    const { size } = teller.geometry;
    for (let i = 0; i < size; i++)
      teller.say(direction === '/' ? (i + 1) * (size - 1) : i * (size + 1), words.diagonal(direction));
  },
  windoku(_, teller) {
    for (const [i, cells] of windowsOf(teller.geometry).entries())
      for (const cell of cells) teller.say(cell, words.window(i));
  },
  disjointGroups(_, teller) {
    for (const { kind, index, cells } of teller.geometry.houses)
      if (kind === 'group') for (const cell of cells) teller.say(cell, words.group(index));
  },
  region: ({ cells }, teller) => teller.set(cells, words.extraRegion()),
  antiKnight: ofGrid,
  antiKing: ofGrid,
  nonConsecutive: ofGrid,
  whiteDot: dot,
  blackDot: dot,
  x: dot,
  v: dot,
  strictKropki: ofGrid,
  strictWhiteDots: ofGrid,
  strictBlackDots: ofGrid,
  strictXv: ofGrid,
  greater({ cells: [more, less] }, teller) {
    const [nameOfMore, nameOfLess] = teller.names([more, less]);
    teller.say(more, words.greater(nameOfLess));
    teller.say(less, words.less(nameOfMore));
  },
  digits({ cells, digits }, teller) {
    const { size } = teller.geometry;
    const symbols = digitsOf(digits).map(digit => teller.symbols[digit - 1]);
    const parity = [words.even(), words.odd()].find((_, i) => digits === maskOfParity(size, i === 0 ? 0 : 1));
    for (const cell of cells) teller.say(cell, parity ?? words.only(symbols));
  },
  columnIndex: tellIndex,
  rowIndex: tellIndex,
  cage: ({ cells, sum }, teller) => teller.set(cells, words.cage(sum)),
  sum: ({ cells, sum }, teller) => teller.set(cells, words.sum(sum)),
  arrow({ circle, shaft }, teller) {
    for (const cell of circle) teller.say(cell, words.circle(teller.names(shaft)));
    teller.line(shaft, words.shaft(teller.names(circle)));
  },
  thermo: line,
  slowThermo: line,
  whispers: ({ cells, difference }, teller) => teller.line(cells, words.whispers(difference)),
  renban: line,
  palindrome: line,
  between: ({ cells }, teller) => teller.line(cells, words.lines.between),
  lockout: ({ cells, difference }, teller) => teller.line(cells, words.lockout(difference)),
  regionSum: line,
  entropic: line,
  modular: ({ cells, modulus }, teller) => teller.line(cells, words.modular(modulus)),
  zipper: line,
  sumLine: ({ cells, sum }, teller) => teller.line(cells, words.sumLine(sum)),
  littleKiller: ({ sum, cell, move }, teller) => teller.line(ray(teller.geometry, cell, move), words.littleKiller(sum)),
  sandwich: ({ sum, sight }, teller) => teller.sight(sight, house => words.sandwich(sum, house)),
  xSum: ({ sum, sight }, teller) => teller.sight(sight, house => words.xSum(sum, house)),
  skyscraper: ({ count, sight }, teller) => teller.sight(sight, house => words.skyscraper(count, house)),
  numberedRoom: ({ digit, sight }, teller) =>
    teller.sight(sight, house => words.numberedRoom(teller.symbols[digit - 1], house)),
  quad: ({ cell, digits }, teller) => {
    const symbols = [...digits].sort((a, b) => a - b).map(digit => teller.symbols[digit - 1]);
    teller.set(square(teller.geometry, cell), words.quad(symbols));
  },
  globalEntropy: ofGrid,
};

/** By cell: its rules, in the order of the puzzle. Undefined when the puzzle is a classic one. */
export function rulesTold(geometry: Geometry, symbols: readonly string[]): string[][] | undefined {
  const rules = rulesOf(geometry);
  if (rules.length === 0 && geometry.regions === 'boxes') return undefined;
  const teller = new Teller(geometry, symbols);
  if (geometry.regions === 'irregular')
    for (const [cell, [region]] of geometry.housesOf.entries()) teller.say(cell, makeHouse(region));
  for (const rule of rules) (KINDS[rule.kind] as Tell<Rule>)(rule, teller);
  return teller.told;
}
