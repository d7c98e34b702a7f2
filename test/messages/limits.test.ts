/** Sentences with lists: they name all items up to a limit, and above it only that number, with a word or sign for the rest. */

import assert from 'node:assert/strict';
import { geometryOfSize } from '../../src/core/geometry';
import { Names } from '../../src/core/techniques/names';
import { makeStep } from '../../src/core/techniques/step';
import * as messages from '../../src/messages/index';
import { parse } from '../../src/text/parser/parser';
import { techniqueOf } from '../core/techniques/positions';
import { EASY } from '../text/texts';

const [puzzle] = parse(EASY).puzzles;
const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);

/** By list: its limit, the sentence for a number of items, the pattern of a name, and the pattern of the sign for the rest. */
const SENTENCES: Readonly<
  Record<
    string,
    { readonly limit: number; readonly say: (count: number) => string; readonly name: RegExp; readonly rest: RegExp }
  >
> = {
  'cells of a conflict': {
    limit: 8,
    say: count =>
      messages.insights.conflictSet(puzzle, { cells: numbers(count), isSmallest: false, isIrreducible: false }),
    name: /r\dc\d/g,
    rest: /…/,
  },
  'givens to add': {
    limit: 8,
    say: count =>
      messages.repairs.add(
        puzzle,
        numbers(count).map(cell => ({ cell, digit: 1 })),
        false,
      ),
    name: /r\dc\d=1/g,
    rest: /…/,
  },
  'combinations of a sum': {
    limit: 12,
    say: count =>
      messages.ruleHelp.combinations(
        10,
        2,
        numbers(count).map(i => [i, 10 - i]),
      ),
    name: /\d+\+-?\d+/g,
    rest: /\d more/,
  },
  'effects of a step': {
    limit: 3,
    say: count =>
      messages.whole(
        messages.hint.effect(
          new Names(geometryOfSize(9)),
          makeStep({
            technique: techniqueOf('x-wing'),
            digits: [],
            houses: [],
            cells: [],
            placements: numbers(count).map(cell => ({ cell, digit: 1 })),
          })!,
        ),
      ),
    name: /r\dc\d is/g,
    rest: /\d more/,
  },
  'losses of a conversion': {
    limit: 8,
    say: count => messages.exchange.lost(new Set(numbers(count).map(i => `dropped thing${i}` as const))),
    name: /thing\d/g,
    rest: /more/,
  },
};

describe('lists in sentences', () => {
  for (const [name, { limit, say, name: named, rest }] of Object.entries(SENTENCES))
    it(`name at most ${limit} ${name}, and indicate that there are more`, () => {
      for (let count = 1; count <= limit + 3; count++) {
        const sentence = say(count);
        assert.equal(sentence.match(named)?.length, Math.min(count, limit), sentence);
        assert.equal(rest.test(sentence), count > limit, sentence);
        const more = /(\d+) more/.exec(sentence);
        if (more) assert.equal(Number(more[1]), count - limit, sentence);
      }
    });
});
