/** The source of the proof checker stays short and independent, because people who rely on proofs have to read it. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

describe('the source of the proof checker', () => {
  it('has fewer than 440 lines, and does not depend on techniques', () => {
    const folder = join(__dirname, '../../../src/core/proof');
    const texts = readdirSync(folder).map(file => readFileSync(join(folder, file), 'utf8'));
    assert.ok(texts.join('').split('\n').length < 440);
    const imported = texts.flatMap(text => [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path]) => path));
    const allowed = ['../candidates', '../geometry', '../grid', '../numbers', '../position', '../rules/ruleLemma'];
    assert.deepEqual([...new Set(imported.filter(path => path.startsWith('..')))].sort(), allowed);
  });
});
