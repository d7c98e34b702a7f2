import assert from 'node:assert/strict';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from './markdown';
import { ProjectCopy } from './projectCopy';

// test/library/npmPackage.test.ts tests the build for npm.
describe('tools/build.mjs', () => {
  let copy: ProjectCopy;

  before(() => {
    copy = new ProjectCopy();
  });

  after(() => copy.remove());

  it('fails when the code at start or in a page exceeds tools/limits.json', () => {
    const limits = JSON.parse(readText('tools/limits.json'));
    writeFileSync(
      join(copy.root, 'tools/limits.json'),
      JSON.stringify({ ...limits, start: 1, firstFile: 1, board: 1, exportedPage: 1 }),
    );
    const { stderr, status } = copy.build();
    assert.equal(status, 1);
    for (const title of ['at start', 'with the first Sudoku file', 'page of a board', 'exported page'])
      assert.match(stderr, new RegExp(`^Too much code \\(${title}\\): at most 1 KB are allowed\\.$`, 'm'));
  });

  it('lists its targets for an unknown one', () => {
    const { stderr, status } = copy.build('clii');
    assert.equal(stderr, '"clii" cannot be built. Name one of: extension, cli, npm, wasm.\n');
    assert.equal(status, 2);
    assert.ok(!existsSync(join(copy.root, 'dist/clii')));
  });
});
