import assert from 'node:assert/strict';
import { families, techniques } from '../../../src/core/techniques/index';
import { techniqueIds } from '../../../src/features/generate/techniqueWords';

describe('words for techniques', () => {
  it('are families and ids as they are', () => {
    for (const { id } of [...families, ...techniques]) assert.deepEqual(techniqueIds([id]), [id]);
  });
  it('become ids if they are the name of one technique', () =>
    assert.deepEqual(techniqueIds(['X-Wing', "Thor's Hammer", 'nothing']), ['x-wing', 'tridagon', 'nothing']));
});
