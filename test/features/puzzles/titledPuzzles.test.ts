import assert from 'node:assert/strict';
import { matchesQuery, titledPuzzlesOf } from '../../../src/features/puzzles/titledPuzzles';
import { ended } from '../readingTexts';

describe('titles of a file', () => {
  const titles = (text: string, most = 100) =>
    ended(titledPuzzlesOf(text, most)).map(({ title, line }) => `${line} ${title}`);

  it('are found with their lines', () => {
    const text = 'Grid 01\n1...\n..3.\n....\n.2..\n\n1...\n..3.\n....\n.2..\nSecond\n1...\n..3.\n....\n.2..\n';
    for (const newline of ['\n', '\r\n', '\r']) {
      assert.deepEqual(titles(text.replaceAll('\n', newline)), ['1 Grid 01', '11 Second'], JSON.stringify(newline));
    }
  });
  it('are at most as many as requested', () => {
    const text = Array.from({ length: 30 }, (_, i) => `Number ${i}\n1...\n..3.\n....\n.2..\n`).join('\n');
    assert.equal(titles(text, 10).length, 10);
  });
});

describe('a query', () => {
  it('matches a title that has its letters in order', () => {
    assert.ok(matchesQuery('Grid 01', 'gd1'));
    assert.ok(matchesQuery('Grid 01', ''));
    assert.ok(matchesQuery('Grid 01', 'grid 0'));
    assert.ok(!matchesQuery('Grid 01', 'dg'));
    assert.ok(!matchesQuery('Grid 01', 'grid 2'));
  });
});
