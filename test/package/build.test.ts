import assert from 'node:assert/strict';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from './markdown';
import { ProjectCopy } from './projectCopy';

// What it builds for npm is tested in test/library/npmPackage.test.ts.
describe('tools/build.mjs', () => {
  let copy: ProjectCopy;

  before(() => {
    copy = new ProjectCopy();
  });

  after(() => copy.remove());

  it('fails when more code is loaded, or is in a page, than tools/limits.json allows', () => {
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

  it('names what it can build when it is asked for something else', () => {
    const { stderr, status } = copy.build('clii');
    assert.equal(stderr, '"clii" cannot be built. Name one of: extension, cli, npm, wasm.\n');
    assert.equal(status, 2);
    assert.ok(!existsSync(join(copy.root, 'dist/clii')));
  });
});
