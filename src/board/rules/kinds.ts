/** By kind of rule: how it is drawn. A new kind is one entry here. */

import type { Rule } from '../../core/rules/rule';
import * as messages from '../../messages/index';
import { arrow } from './arrows';
import { cage, sum } from './cages';
import { digits } from './cells';
import * as clues from './clues';
import type { RuleOf, RulePainter } from './drawn';
import { diagonal, region, windoku } from './houses';
import { columnIndex, rowIndex } from './indexing';
import * as lines from './lines';
import * as marks from './marks';

/** A rule about the whole grid, which is only written below it. */
const inWords = (text: string): RulePainter => ({ legend: () => ({ text }) });

const words = messages.drawnRules;

const KINDS: { readonly [K in Rule['kind']]: RulePainter<RuleOf<K>> } = {
  diagonal,
  windoku,
  disjointGroups: inWords(words.disjointGroups()),
  region,
  antiKnight: inWords(words.antiKnight()),
  antiKing: inWords(words.antiKing()),
  nonConsecutive: inWords(words.nonConsecutive()),
  whiteDot: marks.whiteDot,
  blackDot: marks.blackDot,
  x: marks.x,
  v: marks.v,
  strictKropki: inWords(words.strictKropki()),
  strictWhiteDots: inWords(words.strictWhiteDots()),
  strictBlackDots: inWords(words.strictBlackDots()),
  strictXv: inWords(words.strictXv()),
  greater: marks.greater,
  digits,
  columnIndex,
  rowIndex,
  cage,
  sum,
  arrow,
  thermo: lines.thermo,
  slowThermo: lines.slowThermo,
  whispers: lines.whispers,
  renban: lines.renban,
  palindrome: lines.palindrome,
  between: lines.between,
  lockout: lines.lockout,
  regionSum: lines.regionSum,
  entropic: lines.entropic,
  modular: lines.modular,
  zipper: lines.zipper,
  sumLine: lines.sumLine,
  littleKiller: clues.littleKiller,
  sandwich: clues.sandwich,
  xSum: clues.xSum,
  skyscraper: clues.skyscraper,
  numberedRoom: clues.numberedRoom,
  quad: marks.quad,
  globalEntropy: inWords(words.globalEntropy()),
};

/** How rules of a kind are drawn. */
export const drawnOf = (kind: Rule['kind']) => KINDS[kind] as RulePainter;
