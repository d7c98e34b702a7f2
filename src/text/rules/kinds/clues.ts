/** The notation of the clues outside the grid. */

import type { ClueRule } from '../../../core/rules/kinds/clues';
import { isSandwich, isXSum, mostOfSandwich, neverXSums, totalOf } from '../reach';
import type { NumberWord, RuleReader } from '../reader';
import type { KindWords } from '../ruleWord';
import { littleKiller } from '../shapes/littleKiller';
import { sight } from '../shapes/sight';

/** Reports a problem if the number is not from 1 to N. */
const upToSize = (reader: RuleReader, number: NumberWord) =>
  reader.checkNumber(number, { least: 1, most: reader.geometry.size });

/** The keyword and the notation of each kind. */
export const clueWords: KindWords<ClueRule> = {
  littleKiller: { ...littleKiller, generated: 'little killers', iss: 'LittleKiller', fPuzzles: 'littlekillersum' },
  sandwich: {
    ...sight({
      kind: 'sandwich',
      names: ['sandwich', 'sandwich sum', 'sandwiches'],
      example: 'sandwich 8: c1',
      check(reader, number) {
        const { size } = reader.geometry;
        if (!isSandwich(size, number.value))
          reader.error('sandwichRange', number, { size, most: mostOfSandwich(size) });
      },
    }),
    generated: 'sandwiches',
    iss: 'Sandwich',
    fPuzzles: 'sandwichsum',
  },
  xSum: {
    ...sight({
      kind: 'xSum',
      names: ['x-sum', 'x-sums'],
      example: 'x-sum 27: c2 top',
      check(reader, number) {
        const { size } = reader.geometry;
        if (!isXSum(size, number.value))
          reader.error('xSumRange', number, { most: totalOf(size), not: neverXSums(size) });
      },
    }),
    generated: 'x-sums',
    iss: 'XSum',
    fPuzzles: 'xsum',
  },
  skyscraper: {
    ...sight({
      kind: 'skyscraper',
      names: ['skyscraper', 'skyscrapers'],
      example: 'skyscraper 5: c5 top',
      check: upToSize,
    }),
    generated: 'skyscrapers',
    iss: 'Skyscraper',
    fPuzzles: 'skyscraper',
  },
  numberedRoom: {
    ...sight({
      kind: 'numberedRoom',
      names: ['numbered room', 'numbered rooms'],
      example: 'numbered room 4: r1 left',
      check: upToSize,
    }),
    generated: 'numbered rooms',
    iss: 'NumberedRoom',
  },
};
