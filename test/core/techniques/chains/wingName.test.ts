import assert from 'node:assert/strict';
import { wingName as phraseOf } from '../../../../src/core/techniques/chains/wingName';
import type { Node } from '../../../../src/core/techniques/step';

/** The nodes of `4a=4b-4c=5c`: each has a digit and a cell. The first is false if a strong link (`=`) follows it. */
function nodesOf(chain: string): Node[] {
  const links = [...chain.matchAll(/[=-]/g)].map(([sign]) => sign);
  const isOnFirst = links[0] === '-';
  return chain.split(/[=-]/).map((node, i) => ({
    digit: Number(node[0]),
    cells: [node.charCodeAt(1)],
    isOn: i % 2 === 0 ? isOnFirst : !isOnFirst,
  }));
}

const wingName = (nodes: readonly Node[]) => phraseOf(nodes)?.template;

const SHAPES: Readonly<Record<string, string>> = {
  '1a=2a-2b=3b-3c=1c': 'XY-Wing',
  '1a=2a-2b=2c-2d=1d': 'W-Wing',
  '1a=2a-2b=3b-3c=3d': 'H-Wing',
  '3d=3c-3b=2b-2a=1a': 'H-Wing',
  '1a=2a-2b=2c-1c=1d': 'M-Wing',
  '1d=1c-2c=2b-2a=1a': 'M-Wing',
  '1a=1b-1c=2c-2d=2e': 'S-Wing',
  '1a=1b-2b=2c-1c=1d': 'L-Wing',
  '1a=1b-2b=2c-3c=3d': 'L-Wing',
};

describe('names of chains with three strong links', () => {
  for (const [chain, name] of Object.entries(SHAPES)) {
    it(`${chain} is called ${name}`, () => assert.equal(wingName(nodesOf(chain)), name));
    it(`${chain} is called ${name} when it begins and ends with the excluded candidate`, () =>
      assert.equal(wingName(nodesOf(`1x-${chain}-1x`)), name));
    it(`${chain} is called ${name} when only its end, or only its beginning, is the excluded candidate`, () => {
      assert.equal(wingName(nodesOf(`${chain}-1x`)), name);
      assert.equal(wingName(nodesOf(`1x-${chain}`)), name);
    });
  }

  it('chains of one digit, shorter and longer ones, and those with almost locked sets have no name', () => {
    assert.equal(wingName(nodesOf('1a=1b-1c=1d-1e=1f')), undefined);
    assert.equal(wingName(nodesOf('1a=2a-2b=2c')), undefined);
    assert.equal(wingName(nodesOf('1a=2a-2b=2c-2d=1d-1e=1f')), undefined);
    const [first, second, ...others] = nodesOf('1a=2a-2b=2c-2d=1d');
    const withSet = [first, { ...second, almostLocked: { cells: [1, 2], digits: [1, 2, 3] } }, ...others];
    assert.equal(wingName(withSet), undefined);
  });
});
