import assert from 'node:assert/strict';
import { cageLists } from '../../src/formats/cageLists';
import { read } from './solving';

/** Cages of two cells in the first columns, each in one row. */
const CAGES = Array.from({ length: 8 }, (_, i) => `${10 + (i % 3)}: r${i + 1}c1 r${i + 1}c2`);
const listOf = (...more: readonly string[]) => [...CAGES, ...more].join('\n');

describe('a list of cages', () => {
  const READ: Readonly<Record<string, string>> = {
    'the smallest sum': '1: r9c1 r9c2',
    'the largest sum': '45: r9c1 r9c2 r9c3 r9c4 r9c5 r9c6 r9c7 r9c8 r9c9',
    'a cage of one cell': '5: r9c1',
    letters: '5: I1 I2',
    'a word': 'cage 5: r9c1 r9c2',
    'a word of eight letters': 'abcdefgh 5: r9c1 r9c2',
    'a line of words': 'words',
  };
  for (const [name, line] of Object.entries(READ))
    it(`is read with ${name}`, () => {
      const reading = cageLists.read?.(listOf(line));
      assert.ok(reading && !('broken' in reading), line);
    });

  const OTHERS: Readonly<Record<string, string>> = {
    'a sum of 0': '0: r9c1 r9c2',
    'a sum of 46': '46: r9c1 r9c2',
    'two numbers': '5 6: r9c1 r9c2',
    'no number': 'r9c1 r9c2',
    'no cell': '5',
    'a long word': 'abcdefghi 5: r9c1 r9c2',
    'a cell of another cage': '5: r8c1 r9c2',
    'a cell twice': '5: r9c1 r9c1',
    'a long line': `5: r9c1 r9c2${' '.repeat(400)}`,
    'rows from 0 and up to 9': '5: r0c1 r9c2',
  };
  for (const [name, line] of Object.entries(OTHERS))
    it(`is not recognized with ${name}`, () => assert.equal(cageLists.read?.(listOf(line)), undefined));

  /** Cages of two cells, one below the other, that cover a grid. */
  const covering = (size: number, form: (sum: number, r: number, c: number) => string) =>
    Array.from({ length: size ** 2 / 2 }, (_, i) => form(size + 1, 2 * Math.floor(i / size), i % size));
  const FORMS = {
    equations: (sum: number, r: number, c: number) => `r${r + 1}c${c + 1} + r${r + 2}c${c + 1} = ${sum}`,
    objects: (sum: number, r: number, c: number) => `{"sum": ${sum}, "cells": [[${r}, ${c}], [${r + 1}, ${c}]]},`,
  };
  for (const size of [4, 6, 8])
    for (const [name, form] of Object.entries(FORMS))
      it(`has the size of the grid that its cages cover: ${size}, ${name}`, () => {
        const lines = [`{"size": ${size}, "cages": [`, ...covering(size, form), ']}'];
        const found = read((name === 'objects' ? lines : covering(size, form)).join('\n'));
        assert.deepEqual([found.size, found.rules.length], [size, size ** 2 / 2]);
      });

  it('has 9 rows if its cages leave cells out', () => {
    assert.equal(read(covering(6, FORMS.equations).slice(1).join('\n')).size, 9);
  });

  it('is read only if it has 8 cages, half of them with several cells', () => {
    assert.ok(cageLists.read?.(listOf()));
    assert.equal(cageLists.read?.(CAGES.slice(1).join('\n')), undefined);
    const single = (count: number) => Array.from({ length: count }, (_, i) => `5: r${i + 1}c9`);
    assert.ok(cageLists.read?.(listOf(...single(8))));
    assert.equal(cageLists.read?.(listOf(...single(9))), undefined);
  });
});
