import assert from 'node:assert/strict';
import type { BreadthFirstSearch } from '../../../../src/core/techniques/chains/breadthFirstSearch';
import { shortestFirst } from '../../../../src/core/techniques/chains/shortestFirst';

/** The limits of the rounds of a search whose longest chain has this number of links. */
function roundsFor(longest: number): { readonly limits: number[]; readonly thorough: number } {
  const search = { wasCut: false };
  const limits: number[] = [];
  let thorough = 0;
  const find = ({ limit, isThorough }: { readonly limit: number; readonly isThorough: boolean }) => {
    limits.push(limit);
    if (isThorough) thorough++;
    search.wasCut ||= longest > limit;
    return [undefined];
  };
  assert.deepEqual(
    [...shortestFirst(search as unknown as BreadthFirstSearch, find)],
    limits.map(() => undefined),
  );
  return { limits, thorough };
}

describe('the rounds of a search for chains', () => {
  const CASES: readonly (readonly [longest: number, limits: number[]])[] = [
    [3, [5]],
    [5, [5]],
    [6, [5, 9]],
    [10, [5, 9, 15]],
    [16, [5, 9, 15]],
  ];
  for (const [longest, limits] of CASES)
    it(`end when no chain was cut off, with a thorough one: ${longest} links`, () =>
      assert.deepEqual(roundsFor(longest), { limits: [...limits, Number.MAX_SAFE_INTEGER], thorough: 1 }));
});
