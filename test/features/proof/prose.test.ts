import assert from 'node:assert/strict';
import { techniques } from '../../../src/core/techniques/index';
import { withoutProse } from '../../../src/features/proof/prose';
import { readPaths } from '../../../src/features/proof/reading';

const SMALL = '12..\n3..2\n....\n2..1\n';

/** The texts of the steps below a puzzle that remain without the prose. */
function stepsIn(...lines: readonly string[]): string[] {
  const text = `${SMALL}\n${lines.join('\n')}\n`;
  return withoutProse(readPaths(text), text).paths.flatMap(({ parts }) =>
    parts.map(({ start, end }) => text.slice(start, end)),
  );
}

describe('prose below a puzzle', () => {
  it('has words on both sides of its claims', () => {
    for (const line of [
      'try r1c1=3 first',
      '- try r1c1=3 first',
      'Note: try r1c1=3 first',
      'I guessed r1c1=3, r2c2<>4 and got stuck',
      'Probiere zuerst r1c1=3, dann weiter',
      'try r9c9=3 first',
      'If r1c1=3 then r2c2=4 fails.',
    ]) {
      assert.deepEqual(stepsIn(line), [], line);
      assert.deepEqual(stepsIn('r3c1=4', line), ['r3c1=4'], line);
    }
  });

  it('can have a number, and a cell in other words', () => {
    for (const line of ['1. Easy one', '2) r3', 'A3=4', 'r1c3<3', 'r3c1: 3', 'Naked Single r1c3 4', 'Set: 3 in r1c3']) {
      assert.deepEqual(stepsIn(line), [], line);
      assert.deepEqual(stepsIn('r3c1=4', line), ['r3c1=4'], line);
    }
    const about = ['Placed, not given: r1c1=1', 'r3c1=4'];
    assert.deepEqual(stepsIn('1. Easy one', ...about), ['r3c1=4']);
  });

  it('can be between puzzles that are alike', () => {
    const grid = '2134\n3412\n4123\n2341';
    assert.deepEqual(stepsIn('r3c1=4', grid), ['r3c1=4']);
    assert.deepEqual(stepsIn('r3c1=4', '', 'A variant', '2.3.', ...grid.split('\n').slice(1)), ['r3c1=4']);
    assert.deepEqual(stepsIn('r3c1=4', 'Solved:', grid), ['r3c1=4', grid]);
  });

  it('is not a line that starts or ends with its claims', () => {
    for (const line of ['r4c7<>5', 'r1c1=3 by magic', 'so r1c1=3', 'r1c1=3, r2c2=', 'x => r1c1=3 first', 'r1c3=3']) {
      assert.deepEqual(stepsIn(line), [line]);
    }
  });

  it('is not a line with a number or a technique', () => {
    for (const line of [
      '1. try r1c1=3 first',
      'Naked Single: r1c1=3',
      'Naked Single r4c2=3 by magic',
      'Eliminate r1c3<>4 by pointing',
      'place r1c1=3 (hidden single)',
    ]) {
      assert.deepEqual(stepsIn(line), [line]);
    }
    // The names of larger fish are derived from their size.
    const fish = ['X-Wing', 'Finned Swordfish', 'Sashimi Jellyfish', 'Squirmbag'];
    for (const name of [...techniques.map(({ name }) => name), ...fish]) {
      const line = `see r1c1=3 with ${name}`;
      assert.deepEqual(stepsIn(line), [line]);
    }
  });

  it('is not a line about the start', () => {
    const line = 'Placed, not given: perhaps r1c1=3 here';
    assert.deepEqual(stepsIn(line, 'r3c1=4'), [line, 'r3c1=4']);
  });
});
