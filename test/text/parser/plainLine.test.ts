import assert from 'node:assert/strict';
import { parse } from '../../../src/text/parser/parser';
import { plain } from '../document/editing';
import { EASY, EASY_SOLVED } from '../texts';

describe('a plain line', () => {
  it('is read like any other line', () => {
    for (const line of [EASY, EASY_SOLVED, EASY.replaceAll('.', '0'), '.'.repeat(81), '0'.repeat(81)]) {
      const general = parse(`${line} `).puzzles.map(plain);
      assert.deepEqual(parse(line).puzzles.map(plain), general);
      assert.deepEqual(parse(`${line}\r\n`).puzzles.map(plain), general);
    }
  });
});
