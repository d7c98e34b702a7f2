import assert from 'node:assert/strict';
import { geometryOfSize } from '../../src/core/geometry';
import { parsePremise } from '../../src/features/proof/notation';
import { problemsOf, verified } from '../features/proof/proofs';
import { codeSpansOf, readText } from './markdown';

const text = readText('docs/proofs.md');
const examples = [...text.matchAll(/^```text\n([^`]*)```$/gm)].map(([, example]) => example);

describe('docs/proofs.md', () => {
  it('has paths whose steps are valid', () => {
    assert.equal(examples.length, 2);
    for (const example of examples) {
      assert.equal(verified(example).paths.length, 1);
      assert.deepEqual(problemsOf(example), []);
    }
  });

  it('has a step that needs each of its premises', () => {
    const lines = examples[1].split('\n');
    const premises = lines.filter(line => line.startsWith('   '));
    assert.equal(premises.length, 4);
    for (const premise of premises) {
      assert.notDeepEqual(problemsOf(lines.filter(line => line !== premise).join('\n')), [], premise);
    }
  });

  it('lists premises that can be read', () => {
    const reading = { geometry: geometryOfSize(9), symbols: { kind: 'character', text: '123456789' } } as const;
    const rows = text.split('\n').filter(line => line.startsWith('| `'));
    const kinds = rows.map(row => parsePremise([...codeSpansOf(row)][0], reading)?.kind);
    assert.deepEqual(kinds, ['set', 'cover', 'rule', 'if', 'exocet', 'impossible', 'rectangle', 'grave']);
  });
});
