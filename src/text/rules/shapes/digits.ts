/** Cells that have one of some digits: `even: cells`, `odd: cells`, `cells 147: cells`. */

import { digitsOf } from '../../../core/grid';
import type { Digit, DigitMask } from '../../../core/numbers';
import type { DigitsRule } from '../../../core/rules/kinds/cells';
import { sortedCells, writeSet } from '../cellWords';
import { MOST_WITH_JOINED_DIGITS, type RuleReader } from '../reader';
import { cellsWithoutRepeats } from '../repeats';
import type { WordSpec, WrittenSpec } from '../ruleWord';

const maskOf = (digits: readonly Digit[]) => digits.reduce((mask, digit) => mask | (1 << (digit - 1)), 0);
const allOf = (size: number) => Array.from({ length: size }, (_, i) => i + 1);

/** By keyword: the digits that it allows in a puzzle of this size. */
const PARITIES = {
  even: (size: number) => maskOf(allOf(size).filter(digit => digit % 2 === 0)),
  odd: (size: number) => maskOf(allOf(size).filter(digit => digit % 2 === 1)),
} as const;

export const digits: WrittenSpec<DigitsRule> = {
  names: ['cells', 'digits', 'allowed', 'allowed digits'],
  form: 'cells 147: cells',
  example: 'cells 147: r1c1 r2c2',
  place: 'anywhere',
  read: reader => readCells(reader, readMask(reader)),
  write({ cells, digits: mask }, geometry) {
    const { size } = geometry;
    const parity = (['even', 'odd'] as const).find(word => PARITIES[word](size) === mask);
    const front = parity ?? `cells ${digitsOf(mask).join(size > MOST_WITH_JOINED_DIGITS ? ' ' : '')}`;
    return `${front}: ${writeSet(geometry, cells)}`;
  },
  normal: rule => ({ ...rule, cells: sortedCells(rule.cells) }),
};

export const even = parity('even');
export const odd = parity('odd');

function parity(word: keyof typeof PARITIES): WordSpec {
  return {
    names: [word, `${word} cells`, `${word} digits`],
    form: `${word}: cells`,
    example: `${word}: r1c1 r2c2`,
    place: 'anywhere',
    read(reader) {
      reader.noNumber();
      readCells(reader, PARITIES[word](reader.geometry.size));
    },
  };
}

function readMask(reader: RuleReader): DigitMask | undefined {
  const read = reader.digits();
  return read && maskOf(read);
}

function readCells(reader: RuleReader, mask: DigitMask | undefined): void {
  const tokens = reader.afterColon();
  const words = tokens && reader.cells(tokens);
  if (!words || words.length === 0 || mask === undefined) return;
  reader.add({ kind: 'digits', cells: sortedCells(cellsWithoutRepeats(reader, words, 'never')), digits: mask });
}
