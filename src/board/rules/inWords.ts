/** The rules of a puzzle in words: a sentence for each kind, and each rule with its name and the cells that it is about. */

import { makeHouse } from '../../core/cellNames';
import type { Geometry } from '../../core/geometry';
import { digitsOf } from '../../core/grid';
import type { Cell } from '../../core/numbers';
import { cellsInSight, ray, square } from '../../core/rules/cells';
import { rulesOf } from '../../core/rules/geometry';
import { windowsOf } from '../../core/rules/kinds/houses';
import type { Rule } from '../../core/rules/rule';
import * as messages from '../../messages/index';
import type { RuleShape, RulesInWords } from '../protocol/snapshot';
import { maskOfParity } from './cells';
import type { RuleOf } from './drawn';

const words = messages.ariaLabels;
const drawn = messages.drawnRules;

type Name<R extends Rule> = (rule: R, geometry: Geometry, symbols: readonly string[]) => string;

const dot: Name<RuleOf<'whiteDot' | 'blackDot' | 'x' | 'v'>> = ({ kind }) => words.dot[kind];
const line: Name<RuleOf<keyof typeof words.lines>> = ({ kind }) => words.lines[kind];
const index: Name<RuleOf<'columnIndex' | 'rowIndex'>> = ({ kind }) => words.index[kind];

/** By kind: what a rule is called, and where in the drawing it is. */
const KINDS: { readonly [K in Rule['kind']]: readonly [name: Name<RuleOf<K>>, shape: RuleShape] } = {
  diagonal: [({ direction }) => words.diagonal(direction), 'line'],
  windoku: [() => words.windows(), 'area'],
  disjointGroups: [() => drawn.disjointGroups(), 'grid'],
  region: [() => words.extraRegion(), 'area'],
  antiKnight: [() => drawn.antiKnight(), 'grid'],
  antiKing: [() => drawn.antiKing(), 'grid'],
  nonConsecutive: [() => drawn.nonConsecutive(), 'grid'],
  whiteDot: [dot, 'spot'],
  blackDot: [dot, 'spot'],
  x: [dot, 'spot'],
  v: [dot, 'spot'],
  strictKropki: [() => drawn.strictKropki(), 'grid'],
  strictWhiteDots: [() => drawn.strictWhiteDots(), 'grid'],
  strictBlackDots: [() => drawn.strictBlackDots(), 'grid'],
  strictXv: [() => drawn.strictXv(), 'grid'],
  greater: [() => words.inequality(), 'spot'],
  digits: [
    ({ digits }, { size }, symbols) => {
      if (digits === maskOfParity(size, 0)) return words.even();
      if (digits === maskOfParity(size, 1)) return words.odd();
      return words.only(digitsOf(digits).map(digit => symbols[digit - 1]));
    },
    'cell',
  ],
  columnIndex: [index, 'cell'],
  rowIndex: [index, 'cell'],
  cage: [({ sum }) => words.cage(sum), 'area'],
  sum: [({ sum }) => words.sum(sum), 'area'],
  arrow: [({ circle }) => words.arrow(circle.length), 'line'],
  thermo: [line, 'line'],
  slowThermo: [line, 'line'],
  whispers: [({ difference }) => words.whispers(difference), 'line'],
  renban: [line, 'line'],
  palindrome: [line, 'line'],
  between: [line, 'line'],
  lockout: [({ difference }) => words.lockout(difference), 'line'],
  regionSum: [line, 'line'],
  entropic: [line, 'line'],
  modular: [({ modulus }) => words.modular(modulus), 'line'],
  zipper: [line, 'line'],
  sumLine: [({ sum }) => words.sumLine(sum), 'line'],
  littleKiller: [({ sum }) => words.littleKiller(sum), 'spot'],
  sandwich: [({ sum, sight }) => words.sandwich(sum, makeHouse(sight)), 'spot'],
  xSum: [({ sum, sight }) => words.xSum(sum, makeHouse(sight)), 'spot'],
  skyscraper: [({ count, sight }) => words.skyscraper(count, makeHouse(sight)), 'spot'],
  numberedRoom: [({ digit, sight }, _, symbols) => words.numberedRoom(symbols[digit - 1], makeHouse(sight)), 'spot'],
  quad: [
    ({ digits }, _, symbols) => words.quad([...digits].sort((a, b) => a - b).map(digit => symbols[digit - 1])),
    'spot',
  ],
  globalEntropy: [() => drawn.globalEntropy(), 'grid'],
};

/** What a rule is called: `cage 16`, `sandwich 8 of column 4`. */
export const nameOf = (rule: Rule, geometry: Geometry, symbols: readonly string[]): string =>
  (KINDS[rule.kind][0] as Name<Rule>)(rule, geometry, symbols);

/** The cells that a rule is about, along its line if it has one. None of a rule of the whole grid. */
export function cellsOf(rule: Rule, geometry: Geometry): readonly Cell[] {
  if ('cells' in rule) return rule.cells;
  if ('sight' in rule) return cellsInSight(geometry, rule.sight);
  const { size } = geometry;
  switch (rule.kind) {
    case 'diagonal': {
      const [first, step] = rule.direction === '/' ? [size - 1, size - 1] : [0, size + 1];
      return Array.from({ length: size }, (_, i) => first + step * i);
    }
    case 'windoku':
      return windowsOf(geometry).flat();
    case 'arrow':
      return [...rule.circle, ...rule.shaft];
    case 'littleKiller':
      return ray(geometry, rule.cell, rule.move);
    case 'quad':
      return square(geometry, rule.cell);
    default:
      return [];
  }
}

/** The rules of a geometry in words. Undefined when the puzzle is a classic one. */
export function rulesInWordsOf(geometry: Geometry, symbols: readonly string[]): RulesInWords | undefined {
  const { regions } = geometry;
  const all = rulesOf(geometry);
  if (all.length === 0 && regions === 'boxes') return undefined;
  const kinds = new Map<string, { readonly name: string; readonly sentence: string; readonly isPartOfGrid: boolean }>();
  if (regions !== 'boxes') {
    const { heading, all: sentence } = messages.regionSentences[regions];
    kinds.set('', { name: heading, sentence, isPartOfGrid: true });
  }
  const rules = all.map(rule => {
    const [, shape] = KINDS[rule.kind];
    const { heading, all: sentence, one = sentence } = messages.ruleSentences(rule, symbols);
    const key = `${heading} ${sentence}`;
    if (!kinds.has(key)) kinds.set(key, { name: heading, sentence, isPartOfGrid: shape === 'grid' });
    return {
      name: messages.ariaLabels.asName(nameOf(rule, geometry, symbols)),
      sentence: one,
      key,
      shape,
      cells: [...cellsOf(rule, geometry)],
    };
  });
  const ordered = [...kinds].sort(([, a], [, b]) => Number(b.isPartOfGrid) - Number(a.isPartOfGrid));
  return {
    kinds: ordered.map(([, { name, sentence }]) => ({ name, sentence })),
    rules: rules.map(({ key, ...rule }) => ({ ...rule, kind: ordered.findIndex(([each]) => each === key) })),
  };
}
