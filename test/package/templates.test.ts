import assert from 'node:assert/strict';
import { partsOf } from '../../src/core/sentences';
import { programOf } from '../../tools/sources/programs';
import { callsIn, namedTexts, neededBy, templateCalls } from '../../tools/sources/templates';

describe('the templates of sentences', () => {
  const calls = templateCalls();

  it('are literals, so that their translations can be found', () =>
    assert.deepEqual(
      calls.filter(({ template }) => template === undefined).map(({ file }) => file),
      [],
    ));

  it('get exactly the values that they need', () => {
    assert.ok(calls.length > 20);
    const wrong = calls.flatMap(({ file, template, values }) => {
      const needed = template === undefined ? [] : neededBy(template);
      const given = [...(values ?? ['?'])].sort();
      return needed.join() === given.join() ? [] : [`${file}: "${template}" needs ${needed}, but gets ${given}`];
    });
    assert.deepEqual(wrong, []);
  });

  it('of declared names are plain text', () => {
    const names = namedTexts();
    assert.ok(names.includes('X-Wing') && names.includes('unfair'));
    for (const name of names) assert.deepEqual(partsOf(name), [name]);
  });

  it('are found in a source file with their values', () => {
    const text = "const a = () => t('x ' + '{n}', { n });\nphrase(b, { ...c });\nt('y');\nobject.t(1);\n";
    assert.deepEqual(callsIn('a.ts', programOf(text)), [
      { file: 'a.ts', template: 'x {n}', values: ['n'] },
      { file: 'a.ts', template: undefined, values: undefined },
      { file: 'a.ts', template: 'y', values: [] },
    ]);
  });
});
