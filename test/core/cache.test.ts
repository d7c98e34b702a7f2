import assert from 'node:assert/strict';
import fc from 'fast-check';
import { Cache } from '../../src/core/cache';
import { RUNS } from './arbitraries';

describe('a cache', () => {
  /** A use of one of a few keys. */
  const use = fc.record({ key: fc.constantFrom(...'abcdef'), kind: fc.constantFrom('recall', 'of', 'remember') });
  it('has the last results that were used, at least as many as its limit and at most twice as many', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), fc.array(use, { maxLength: 30 }), (most, uses) => {
        const memory = new Cache<number>(most);
        const values = new Map<string, number>();
        // The keys by their last use, the latest last.
        let used: readonly string[] = [];
        const touch = (key: string) => {
          used = [...used.filter(other => other !== key), key];
        };
        for (const [i, { key, kind }] of uses.entries()) {
          const isKept = used.slice(-most).includes(key);
          if (kind === 'remember') {
            memory.remember(key, i);
            values.set(key, i);
            touch(key);
            continue;
          }
          let isMade = false;
          const found =
            kind === 'recall'
              ? memory.recall(key)
              : memory.of(key, () => {
                  isMade = true;
                  return i;
                });
          if (isMade) values.set(key, i);
          if (isKept) assert.ok(found !== undefined && !isMade, `${key} of ${used}`);
          if (found !== undefined) {
            assert.equal(found, values.get(key));
            touch(key);
          } else used = used.filter(other => other !== key);
        }
        const known = [...'abcdef'].filter(key => memory.recall(key) !== undefined);
        assert.ok(known.length <= 2 * most);
        memory.forget();
        assert.ok([...'abcdef'].every(key => memory.recall(key) === undefined));
      }),
      { ...RUNS, numRuns: 20 * RUNS.numRuns },
    ));
});
