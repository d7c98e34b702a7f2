/**
 * All rules by their words. A new kind of rule is one entry in {@link KINDS}, or in the table of lists of cells; another word for a kind
 * that is there is one in {@link OTHERS}.
 */

import type { Rule } from '../../core/rules/rule';
import type { RuleId } from '../messages/ruleMeanings';
import { LIST_WORDS, LISTS } from './lists';
import { isSandwich, isXSum, mostOfSandwich, neverXSums, totalOf } from './reach';
import type { NumberWord, RuleReader } from './reader';
import type { RuleOf, RuleWord, WordSpec, WrittenSpec } from './ruleWord';
import { arrow } from './shapes/arrow';
import { greater, less } from './shapes/comparison';
import { diagonal } from './shapes/diagonal';
import { digits, even, odd } from './shapes/digits';
import { littleKiller } from './shapes/littleKiller';
import { pair } from './shapes/pair';
import { hasBoxes, hasSquareBoxes, hasThirds, plain, shorthand } from './shapes/plain';
import { quad } from './shapes/quad';
import { sight } from './shapes/sight';

/** 1 to N. */
const upToSize = (reader: RuleReader, number: NumberWord) =>
  reader.checkNumber(number, { least: 1, most: reader.geometry.size });

/** By kind: the word that its rules are written with. */
const KINDS: { readonly [K in Rule['kind']]: WrittenSpec<RuleOf<K>> } = {
  ...LISTS,
  diagonal,
  windoku: plain(['windoku', 'hyper', 'hyper sudoku', 'windows'], { kind: 'windoku' }, hasSquareBoxes),
  disjointGroups: plain(['disjoint groups', 'disjoint sets', 'disjoint'], { kind: 'disjointGroups' }, hasBoxes),
  antiKnight: plain(['anti-knight', 'no knight'], { kind: 'antiKnight' }),
  antiKing: plain(['anti-king', 'no king', 'no touch', 'touchless'], { kind: 'antiKing' }),
  nonConsecutive: plain(['non-consecutive', 'anti-consecutive'], { kind: 'nonConsecutive' }),
  whiteDot: pair({
    kind: 'whiteDot',
    names: ['white dot', 'white dots', 'white kropki', 'kropki white', 'white', 'difference', 'consecutive'],
  }),
  blackDot: pair({
    kind: 'blackDot',
    names: ['black dot', 'black dots', 'black kropki', 'kropki black', 'black', 'ratio'],
  }),
  x: pair({ kind: 'x', names: ['x', 'xv x'] }),
  v: pair({ kind: 'v', names: ['v', 'xv v'] }),
  strictKropki: plain(['strict kropki', 'kropki strict', 'negative kropki', 'all dots given'], {
    kind: 'strictKropki',
  }),
  strictWhiteDots: plain(['strict white dots', 'strict white', 'negative white', 'all white dots given'], {
    kind: 'strictWhiteDots',
  }),
  strictBlackDots: plain(['strict black dots', 'strict black', 'negative black', 'all black dots given'], {
    kind: 'strictBlackDots',
  }),
  strictXv: plain(['strict xv', 'xv strict', 'negative xv', 'anti xv'], { kind: 'strictXv' }),
  greater,
  digits,
  arrow,
  littleKiller,
  sandwich: sight({
    kind: 'sandwich',
    names: ['sandwich', 'sandwich sum', 'sandwiches'],
    example: 'sandwich 8: c1',
    field: 'sum',
    isSameFromBothSides: true,
    check(reader, number) {
      const { size } = reader.geometry;
      if (!isSandwich(size, number.value)) reader.error('sandwichRange', number, { size, most: mostOfSandwich(size) });
    },
  }),
  xSum: sight({
    kind: 'xSum',
    names: ['x-sum', 'x-sums'],
    example: 'x-sum 27: c2 top',
    field: 'sum',
    check(reader, number) {
      const { size } = reader.geometry;
      if (!isXSum(size, number.value))
        reader.error('xSumRange', number, { most: totalOf(size), not: neverXSums(size) });
    },
  }),
  skyscraper: sight({
    kind: 'skyscraper',
    names: ['skyscraper', 'skyscrapers'],
    example: 'skyscraper 5: c5 top',
    field: 'count',
    check: upToSize,
  }),
  numberedRoom: sight({
    kind: 'numberedRoom',
    names: ['numbered room', 'numbered rooms'],
    example: 'numbered room 4: r1 left',
    field: 'digit',
    check: upToSize,
  }),
  quad,
  globalEntropy: plain(['global entropy'], { kind: 'globalEntropy' }, hasThirds),
};

/** Words for rules that are written with other words. */
const OTHERS: { readonly [I in Exclude<RuleId, Rule['kind']>]: WordSpec } = {
  diagonals: shorthand(['diagonals', 'both diagonals', 'x sudoku', 'x diagonal', 'x diagonals'], reader => {
    reader.add({ kind: 'diagonal', direction: '/' });
    reader.add({ kind: 'diagonal', direction: '\\' });
  }),
  noBoxes: shorthand(['no boxes', 'latin square'], reader => {
    reader.noBoxes = true;
  }),
  less,
  even,
  odd,
  ...LIST_WORDS,
};

/** All words. */
export const RULE_WORDS: readonly RuleWord[] = Object.entries({ ...KINDS, ...OTHERS }).map(([id, spec]) => ({
  ...spec,
  id: id as RuleId,
  keyword: spec.names[0],
}));

/** How rules of a kind are written. */
export const writingOf = (kind: Rule['kind']) => KINDS[kind] as unknown as WrittenSpec<Rule>;
