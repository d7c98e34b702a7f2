import assert from 'node:assert/strict';
import type { Rule } from '../../src/core/rules/rule';
import { lossesOf, type WritableFormat } from '../../src/formats/format';
import { fPuzzlesJson } from '../../src/formats/fPuzzles/fPuzzles';
import { iss } from '../../src/formats/iss/iss';
import { contentWith, read } from './solving';

const sight = { kind: 'column', index: 1, isReversed: false } as const;
const cells = [10, 11, 12];
const pair = [10, 11] as const;

/** By kind: a rule that has an effect in a 9x9 grid. */
const EXAMPLES: { readonly [K in Rule['kind']]: Rule & { readonly kind: K } } = {
  diagonal: { kind: 'diagonal', direction: '/' },
  windoku: { kind: 'windoku' },
  disjointGroups: { kind: 'disjointGroups' },
  region: { kind: 'region', cells },
  antiKnight: { kind: 'antiKnight' },
  antiKing: { kind: 'antiKing' },
  antiQueen: { kind: 'antiQueen' },
  nonConsecutive: { kind: 'nonConsecutive' },
  whiteDot: { kind: 'whiteDot', cells: pair },
  blackDot: { kind: 'blackDot', cells: pair },
  x: { kind: 'x', cells: pair },
  v: { kind: 'v', cells: pair },
  strictKropki: { kind: 'strictKropki' },
  strictWhiteDots: { kind: 'strictWhiteDots' },
  strictBlackDots: { kind: 'strictBlackDots' },
  strictXv: { kind: 'strictXv' },
  greater: { kind: 'greater', cells: pair },
  digits: { kind: 'digits', cells, digits: 0b010101010 },
  columnIndex: { kind: 'columnIndex', cells },
  rowIndex: { kind: 'rowIndex', cells },
  cage: { kind: 'cage', cells, sum: 12 },
  sum: { kind: 'sum', cells, sum: 12 },
  arrow: { kind: 'arrow', circle: [10], shaft: [11, 12] },
  thermo: { kind: 'thermo', cells },
  slowThermo: { kind: 'slowThermo', cells },
  whispers: { kind: 'whispers', cells, difference: 5 },
  renban: { kind: 'renban', cells },
  palindrome: { kind: 'palindrome', cells },
  clone: { kind: 'clone', original: [10, 11], copy: [30, 31] },
  between: { kind: 'between', cells },
  lockout: { kind: 'lockout', cells, difference: 3 },
  regionSum: { kind: 'regionSum', cells },
  entropic: { kind: 'entropic', cells },
  modular: { kind: 'modular', cells, modulus: 3 },
  zipper: { kind: 'zipper', cells },
  sumLine: { kind: 'sumLine', cells, sum: 10 },
  littleKiller: { kind: 'littleKiller', cell: 1, move: [1, -1], sum: 9 },
  sandwich: { kind: 'sandwich', sight, sum: 9 },
  xSum: { kind: 'xSum', sight, sum: 9 },
  skyscraper: { kind: 'skyscraper', sight, count: 3 },
  numberedRoom: { kind: 'numberedRoom', sight, digit: 3 },
  quad: { kind: 'quad', cell: 10, digits: [1, 2] },
  globalEntropy: { kind: 'globalEntropy' },
};

/** The kinds that the other programs lack. */
const NOT_IN_F_PUZZLES: readonly Rule['kind'][] = ['antiQueen', 'sum', 'sumLine', 'numberedRoom', 'globalEntropy'];
const NOT_IN_ISS: readonly Rule['kind'][] = ['antiQueen', 'slowThermo', 'strictWhiteDots', 'strictBlackDots'];

/** Results of reading a rule that the other program writes differently. */
const IN_F_PUZZLES: Partial<Record<Rule['kind'], readonly Rule['kind'][]>> = {
  windoku: ['region', 'region', 'region', 'region'],
  greater: ['thermo'],
  strictWhiteDots: ['nonConsecutive'], // equivalent without dots
};

/** Each pair of equal cells is a separate part. */
const clonesInIss = ({ original, copy }: Extract<Rule, { kind: 'clone' }>): Rule[] =>
  original.map((cell, i) => ({ kind: 'clone', original: [cell], copy: [copy[i]] }));

const empty = new Uint8Array(81);
/** Writes a puzzle with one rule, and reads it back. */
function throughFormat(format: WritableFormat, rule: Rule) {
  const content = contentWith({ size: 9, givens: empty, digits: empty, rules: [rule] });
  return { back: read(format.write([content])), lost: lossesOf(format, content) };
}

describe('every kind of rule can be written for other programs and read back', () => {
  for (const rule of Object.values(EXAMPLES)) {
    it(`${rule.kind} in f-puzzles`, () => {
      const { back, lost } = throughFormat(fPuzzlesJson, rule);
      assert.deepEqual(back.lost, []);
      if (NOT_IN_F_PUZZLES.includes(rule.kind)) {
        assert.equal(lost.length, 1);
        assert.deepEqual(back.rules, []);
        return;
      }
      assert.deepEqual(lost, []);
      if (rule.kind in IN_F_PUZZLES)
        assert.deepEqual(
          back.rules.map(({ kind }) => kind),
          IN_F_PUZZLES[rule.kind],
        );
      else assert.deepEqual(back.rules, [rule]);
    });
    it(`${rule.kind} in Interactive Sudoku Solver`, () => {
      const { back, lost } = throughFormat(iss, rule);
      const isLost = NOT_IN_ISS.includes(rule.kind);
      assert.deepEqual(back.lost, []);
      assert.equal(lost.length, isLost ? 1 : 0);
      if (rule.kind === 'clone') assert.deepEqual(back.rules, clonesInIss(rule));
      else assert.deepEqual(back.rules, isLost ? [] : [rule]);
    });
  }
});
