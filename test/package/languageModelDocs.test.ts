import assert from 'node:assert/strict';
import { TOOLS } from '../../src/features/tools/index';
import { readText, tableRowsOf } from './markdown';

describe('docs/language-models.md', () => {
  it('has every tool in its table, in order', () => {
    const rows = tableRowsOf(readText('docs/language-models.md')).flatMap(
      ([cell]) => /^`(sudoku_\w+)`$/.exec(cell)?.[1] ?? [],
    );
    assert.deepEqual(
      rows,
      TOOLS.map(({ name }) => name),
    );
  });

  it('and the README name every tool', () => {
    for (const { name } of TOOLS) assert.ok(readText('README.md').includes(`\`${name}\``), name);
  });
});
