import assert from 'node:assert/strict';
import { FROM_DECLARATIONS, type Generated, staleIn } from '../../tools/generate/generated';
import { replacePart, tableOf } from '../../tools/generate/markdown';

describe('npm run generate', () => {
  for (const file of FROM_DECLARATIONS)
    it(`has nothing to write into ${file.path}: run it when this fails`, () => assert.deepEqual(staleIn([file]), []));

  it('lists a file whose generated part differs from its declarations', () => {
    const stale: Generated = { path: 'package.json', make: text => text.replace('"sudoku"', '"other"') };
    const fresh: Generated = { path: 'README.md', make: text => text };
    assert.deepEqual(staleIn([fresh, stale]), ['package.json']);
  });

  it('replaces only what is between the marks of a part', () => {
    const text = 'a\n<!-- one: x -->\nold\n<!-- end of one -->\nb\n<!-- two: x -->\nold\n<!-- end of two -->\n';
    assert.equal(
      replacePart(text, 'two', '| $& |'),
      'a\n<!-- one: x -->\nold\n<!-- end of one -->\nb\n<!-- two: x -->\n\n| $& |\n\n<!-- end of two -->\n',
    );
    assert.throws(() => replacePart(text, 'three', ''), /three/);
  });

  it('aligns the columns of a table except for the last one', () =>
    assert.equal(
      tableOf(
        ['Name', 'Score:', 'Description'],
        [
          ['a', '4', 'short'],
          ['longer', '1000', 'a description that is longer than others'],
        ],
      ),
      [
        '| Name   | Score | Description |',
        '| ------ | ----: | ----------- |',
        '| a      |     4 | short |',
        '| longer |  1000 | a description that is longer than others |',
      ].join('\n'),
    ));
});
