import assert from 'node:assert/strict';
import { readText } from './markdown';

const { contributes } = JSON.parse(readText('package.json'));

describe('the tools for language models', () => {
  it('can only write the given file', () => {
    const withFile = contributes.languageModelTools.filter(
      ({ inputSchema }: { inputSchema: { properties: object } }) => 'file' in inputSchema.properties,
    );
    assert.deepEqual(
      withFile.map(({ name }: { name: string }) => name),
      ['sudoku_solve', 'sudoku_generate'],
    );
  });
});
