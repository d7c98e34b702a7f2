import assert from 'node:assert/strict';
import type { AnyNode, CallExpression, Program } from 'acorn';
import { templatePartsOf } from '../../src/core/templates';
import { programOf, programs } from '../../tools/sources/programs';
import { callsIn, malformedIn, namedTexts, neededBy, templateCalls } from '../../tools/sources/templates';

/** The functions that make sentences and are called outside of functions. */
function usesAtLoad(program: Program): string[] {
  const found: string[] = [];
  const rest: unknown[] = [program];
  for (let node = rest.pop(); node; node = rest.pop()) {
    const { type } = node as AnyNode;
    if (/Function|^(?:Method|Property)Definition$/.test(type ?? '')) continue;
    if (type === 'CallExpression') {
      const name = rootOf((node as CallExpression).callee);
      if (/^(?:messages|named|t|wordsOf)$/.test(name)) found.push(name);
    }
    for (const child of Object.values(node)) if (child && typeof child === 'object') rest.push(child);
  }
  return found;
}

/** The first name of a callee such as `messages.path.tab`. */
function rootOf(node: AnyNode): string {
  if (node.type === 'MemberExpression') return rootOf(node.object);
  return node.type === 'Identifier' ? node.name : '';
}

describe('the templates of sentences', () => {
  const calls = templateCalls();

  it('are literals, so that their translations can be found', () =>
    assert.deepEqual(
      calls.filter(({ template }) => template === undefined).map(({ file }) => file),
      [],
    ));

  it('are well-formed', () => {
    assert.deepEqual(malformedIn(calls), []);
    const text = "t('{n');\nphrase('{n, plural, one {#}}', { n });\nt('{n}', { n });\n";
    assert.deepEqual(malformedIn(callsIn('a.ts', programOf(text))), [
      'src/a.ts: "{n" is malformed at 0.',
      'src/a.ts: "{n, plural, one {#}}" is malformed at 20.',
    ]);
  });

  it('get exactly the values that they need', () => {
    assert.ok(calls.length > 20);
    const wellFormed = calls.filter(call => malformedIn([call]).length === 0);
    const wrong = wellFormed.flatMap(({ file, template, values }) => {
      const needed = template === undefined ? [] : neededBy(template);
      const given = [...(values ?? ['?'])].sort();
      return needed.join() === given.join() ? [] : [`${file}: "${template}" needs ${needed}, but gets ${given}`];
    });
    assert.deepEqual(wrong, []);
  });

  it('of declared names are plain text', () => {
    const names = namedTexts();
    assert.ok(names.includes('X-Wing') && names.includes('unfair'));
    for (const name of names) assert.deepEqual(templatePartsOf(name), [name]);
  });

  it('are not used before the language is known, when files are loaded', () => {
    const found = [...programs()].flatMap(([file, program]) => usesAtLoad(program).map(name => `${file}: ${name}`));
    assert.deepEqual(found, []);
    const text =
      "const a = () => t('x'); const b = t('y'); const c = { d: messages.e(), f() { return messages.g(); } };";
    assert.deepEqual(usesAtLoad(programOf(text)).sort(), ['messages', 't']);
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
