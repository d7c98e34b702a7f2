/** Recorded steps of techniques for rules are still found, so no change makes a technique find less. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linesOf } from '../drawing';
import { techniqueOf } from '../positions';
import { readRecorded, techniquesForRules, writeRecorded } from './recorded';

const LINES = readFileSync(join(__dirname, '../../../fixtures/ruleSteps.tsv'), 'utf8')
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('#'));

/** The minimum number of recorded positions of a technique. */
const FEWEST = 8;

describe('recorded steps of techniques for rules', () => {
  for (const { id } of techniquesForRules)
    it(`are found by ${id}`, () => {
      const recorded = LINES.map(readRecorded).filter(({ technique }) => technique === id);
      assert.ok(recorded.length >= FEWEST, `only ${recorded.length} positions`);
      for (const each of recorded)
        assert.deepEqual(linesOf(each.position, techniqueOf(id)), each.steps, writeRecorded(each));
    });

  it('are written in the format in which they are read', () =>
    assert.deepEqual(LINES.map(readRecorded).map(writeRecorded), LINES));
});
