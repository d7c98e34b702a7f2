import assert from 'node:assert/strict';
import { RULE_WORDS } from '../../../src/text/rules/index';
import { rulesDrawingOf, rulesInWordsOf } from '../finished';
import { ruled, symbolsOf } from './ruled';

const inWords = (lines: readonly string[], size = 9) => rulesInWordsOf(ruled(lines, size), symbolsOf(size))!;

describe('the sentence of a rule', () => {
  function check(line: string, expected: string) {
    it(`${line}: ${expected}`, () => {
      const [{ name, sentence }] = inWords([line]).rules;
      assert.equal(`${name}: ${sentence}`, expected);
    });
  }
  check('cage 16: r1c1 r1c2', 'Cage 16: The digits differ and add up to 16.');
  check('cage: r1c1 r1c2', 'Cage: The digits differ.');
  check('sum 16: r1c1 r1c2', 'Sum 16: The digits add up to 16, and may repeat.');
  check('whispers 3: r1c1 r1c2', 'Whispers 3: Neighbors on the line differ by at least 3.');
  check('cells 147: r1c1', 'Only 1 4 7: The digit is one of 1, 4, 7.');
  check('even: r1c1', 'Even: A gray square has an even digit.');
  check('odd: r1c1', 'Odd: A gray circle has an odd digit.');
  check('sandwich 8: c1', 'Sandwich 8 of column 1: The digits between 1 and 9 add up to 8.');
  check('skyscraper 1: c1 top', 'Skyscraper 1 of column 1: From this side, 1 digit is greater than all before them.');
  check('quad 7 4: r1c1', 'Quad 4 7: The four cells have 4, 7 among their digits.');
  check('white dot: r1c1 r1c2', 'White dot: The two digits next to a white dot are consecutive, such as 4 and 5.');
  check('arrow: r1c1 = r1c2 r1c3', 'Arrow: The digits along an arrow add up to the digit in its circle.');
});

describe('the rules of a puzzle in words', () => {
  it('have a name, a sentence and cells for every keyword', () => {
    for (const { example, id } of RULE_WORDS) {
      const found = rulesInWordsOf(ruled([example]), symbolsOf(9));
      if (id === 'noBoxes') continue;
      assert.ok(found && found.rules.length > 0, id);
      for (const { name, sentence, kind, shape, cells } of found.rules) {
        assert.match(name, /^[A-Z]/, id);
        assert.match(sentence, /^[A-Z].*\.$/, id);
        assert.match(found.kinds[kind].sentence, /^[A-Z].*\.$/, id);
        assert.equal(cells.length === 0, shape === 'grid', id);
      }
    }
  });
  it('are grouped when many have the same words', () => {
    const cages = Array.from({ length: 9 }, (_, row) => `cage ${3 + row}: r${row + 1}c1 r${row + 1}c2`);
    const { kinds, rules } = inWords([...cages, 'whispers 4: r1c4 r1c5', 'whispers: r2c4 r2c5', 'anti-knight']);
    assert.deepEqual(
      kinds.map(({ name }) => name),
      ['Anti-knight', 'Cages', 'Whispers 4', 'Whispers'],
    );
    assert.equal(new Set(rules.map(({ sentence }) => sentence)).size, 12);
  });
  it('describe regions that are not boxes', () => {
    const regions = Uint8Array.from([0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3]);
    const names = (of: Uint8Array | 'none') =>
      rulesInWordsOf(ruled([], 4, of), symbolsOf(4))!.kinds.map(kind => kind.name);
    assert.deepEqual([names(regions), names('none')], [['Regions'], ['No boxes']]);
  });
  it('are absent in classic puzzles', () => assert.equal(rulesInWordsOf(ruled([]), symbolsOf(9)), undefined));
});

describe('the location of a rule', () => {
  const LINES = [
    ...['cage 3: r1c1 r1c2', 'white dot: r1c1 r1c2', 'quad 1: r1c1', 'greater: r2c1 > r3c1'],
    ...['sandwich 8: c1', 'little killer 22: r1c3 down-left'],
  ];
  const { spots } = rulesDrawingOf(ruled(LINES), symbolsOf(9))!;
  it('is between cells or outside the grid, and is absent for rules drawn elsewhere', () => {
    const { rules } = inWords(LINES);
    const found = new Map(spots.map(({ rule, x, y }) => [rules[rule].name, `${x} ${y}`]));
    assert.deepEqual(Object.fromEntries(found), {
      'White dot': '63 33',
      'Quad 1': '63 63',
      Inequality: '33 123',
      'Little killer 22': '199 -23',
      'Sandwich 8 of column 1': '33 -18',
    });
    for (const [i, { shape }] of rules.entries())
      assert.equal(
        spots.some(({ rule }) => rule === i),
        shape === 'spot',
      );
  });
});
