import assert from 'node:assert/strict';
import fc from 'fast-check';
import { bump, decay, noActivity, putBack, takeMostActive } from '../../../src/core/solver/learning/activity';
import { RUNS } from '../arbitraries';

const COUNT = 12;

describe('the activity of candidates', () => {
  it('starts with all candidates, in reading order', () => {
    const activity = noActivity(4);
    assert.deepEqual([takeMostActive(activity), activity.size], [0, 3]);
  });

  it('returns the most active remaining one, after any conflicts and restored candidates', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('bump', 'bump', 'take', 'put', 'decay'), fc.nat(COUNT - 1)), {
          maxLength: 120,
        }),
        steps => {
          const activity = noActivity(COUNT);
          const left = new Set(Array.from({ length: COUNT }, (_, i) => i));
          const take = () => {
            const most = Math.max(...[...left].map(candidate => activity.score[candidate]));
            const taken = takeMostActive(activity);
            if (left.size === 0) return assert.equal(taken, -1);
            assert.ok(left.delete(taken), `${taken} was not left`);
            assert.equal(activity.score[taken], most);
          };
          for (const [step, candidate] of steps) {
            if (step === 'bump') bump(activity, candidate);
            else if (step === 'decay') decay(activity);
            else if (step === 'take') take();
            else {
              putBack(activity, candidate);
              left.add(candidate);
            }
            assert.equal(activity.size, left.size);
          }
          while (left.size > 0) take();
          take();
        },
      ),
      RUNS,
    ));

  it('gives later conflicts more weight', () => {
    const activity = noActivity(3);
    bump(activity, 1);
    bump(activity, 1);
    decay(activity);
    bump(activity, 2);
    assert.ok(activity.score[2] > 1 && activity.score[2] < 2);
    for (let i = 0; i < 20; i++) decay(activity);
    bump(activity, 2);
    assert.equal(takeMostActive(activity), 2);
  });

  it('keeps its order when the numbers become too large', () => {
    const activity = noActivity(3);
    for (let i = 0; i < 10_000; i++) {
      decay(activity);
      bump(activity, i % 3 === 0 ? 1 : 2);
    }
    assert.ok(activity.score.every(score => score < 1e101) && activity.increment < 1e101);
    assert.deepEqual(
      [1, 2, 3].map(() => takeMostActive(activity)),
      [2, 1, 0],
    );
  });
});
