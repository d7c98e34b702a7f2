/** By cell: what a screen reader is told of the rules that it is part of. What the whole grid has is in the legend. */

import { makeCell, makeHouse } from '../../core/cellNames';
import type { Geometry } from '../../core/geometry';
import type { Cell } from '../../core/numbers';
import { cellsInSight, type Sight } from '../../core/rules/cells';
import { rulesOf } from '../../core/rules/geometry';
import { windowsOf } from '../../core/rules/kinds/houses';
import type { Rule } from '../../core/rules/rule';
import * as messages from '../../messages/index';
import type { RuleOf } from './drawn';
import { cellsOf, nameOf } from './inWords';

const words = messages.ariaLabels;

/** Notes what is told of cells. */
class RuleDescriber {
  readonly told: string[][];

  constructor(readonly geometry: Geometry) {
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

  names(cells: readonly Cell[]): string[] {
    return cells.map(cell => makeCell(this.geometry, cell));
  }
}

type Tell<R extends Rule> = (rule: R, name: string, teller: RuleDescriber) => void;

const ofGrid = () => {};

const ofSet: Tell<Rule & { readonly cells: readonly Cell[] }> = ({ cells }, name, teller) => teller.set(cells, name);

const ofLine: Tell<Rule & { readonly cells: readonly Cell[] }> = ({ cells }, name, teller) => teller.line(cells, name);

const ofEach: Tell<Rule & { readonly cells: readonly Cell[] }> = ({ cells }, name, teller) => {
  for (const cell of cells) teller.say(cell, name);
};

/** Tells the cell next to a clue of a row or column. */
const ofSight: Tell<Rule & { readonly sight: Sight }> = ({ sight }, name, teller) =>
  teller.say(cellsInSight(teller.geometry, sight)[0], name);

/** By kind: how its cells are told of a rule with a name. */
const KINDS: { readonly [K in Rule['kind']]: Tell<RuleOf<K>> } = {
  diagonal: (rule, name, teller) => {
    for (const cell of cellsOf(rule, teller.geometry)) teller.say(cell, name);
  },
  windoku(_, _name, teller) {
    for (const [i, cells] of windowsOf(teller.geometry).entries())
      for (const cell of cells) teller.say(cell, words.window(i));
  },
  disjointGroups(_, _name, teller) {
    for (const { kind, index, cells } of teller.geometry.houses)
      if (kind === 'group') for (const cell of cells) teller.say(cell, words.group(index));
  },
  region: ofSet,
  antiKnight: ofGrid,
  antiKing: ofGrid,
  nonConsecutive: ofGrid,
  whiteDot: ofSet,
  blackDot: ofSet,
  x: ofSet,
  v: ofSet,
  strictKropki: ofGrid,
  strictWhiteDots: ofGrid,
  strictBlackDots: ofGrid,
  strictXv: ofGrid,
  greater({ cells: [more, less] }, _name, teller) {
    const [nameOfMore, nameOfLess] = teller.names([more, less]);
    teller.say(more, words.greater(nameOfLess));
    teller.say(less, words.less(nameOfMore));
  },
  digits: ofEach,
  columnIndex: ofEach,
  rowIndex: ofEach,
  cage: ofSet,
  sum: ofSet,
  arrow({ circle, shaft }, _name, teller) {
    for (const cell of circle) teller.say(cell, words.circle(teller.names(shaft)));
    teller.line(shaft, words.shaft(teller.names(circle)));
  },
  thermo: ofLine,
  slowThermo: ofLine,
  whispers: ofLine,
  renban: ofLine,
  palindrome: ofLine,
  between: ofLine,
  lockout: ofLine,
  regionSum: ofLine,
  entropic: ofLine,
  modular: ofLine,
  zipper: ofLine,
  sumLine: ofLine,
  littleKiller: (rule, name, teller) => teller.line(cellsOf(rule, teller.geometry), name),
  sandwich: ofSight,
  xSum: ofSight,
  skyscraper: ofSight,
  numberedRoom: ofSight,
  quad: (rule, name, teller) => teller.set(cellsOf(rule, teller.geometry), name),
  globalEntropy: ofGrid,
};

/** By cell: its rules, in the order of the puzzle. Undefined when the puzzle is a classic one. */
export function rulesTold(geometry: Geometry, symbols: readonly string[]): string[][] | undefined {
  const rules = rulesOf(geometry);
  if (rules.length === 0 && geometry.regions === 'boxes') return undefined;
  const teller = new RuleDescriber(geometry);
  if (geometry.regions === 'irregular')
    for (const [cell, [region]] of geometry.housesOf.entries()) teller.say(cell, makeHouse(region));
  for (const rule of rules) (KINDS[rule.kind] as Tell<Rule>)(rule, nameOf(rule, geometry, symbols), teller);
  return teller.told;
}
