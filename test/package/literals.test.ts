import assert from 'node:assert/strict';
import type { AnyNode } from 'acorn';
import { readText } from './markdown';
import { nodesOf, programOf, SOURCES } from './programs';

/** Functions of others, and values that are kept or compared: `true` says there what it should. */
const MAY_TAKE = [
  'executeCommand',
  'toString',
  'parse',
  'fill',
  'indexOf',
  'push',
  'unshift',
  'set',
  'remember',
  'booleanOf',
];

/** Calls that pass `true` or `false` itself, each as the called name and the position of the argument. */
const literalsIn = (text: string): string[] =>
  // Parsing takes long, and few files have these words as a whole argument.
  /[(,]\s*(?:true|false)\s*[,)]/.test(text) ? [...nodesOf(programOf(text))].flatMap(literalsOf) : [];

function literalsOf(node: AnyNode): string[] {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return [];
  const { callee } = node;
  const named = callee.type === 'MemberExpression' ? callee.property : callee;
  const name = named.type === 'Identifier' ? named.name : '';
  if (MAY_TAKE.includes(name)) return [];
  return node.arguments.flatMap((argument, i) =>
    argument.type === 'Literal' && typeof argument.value === 'boolean' ? [`${name}, argument ${i + 1}`] : [],
  );
}

describe('the source', () => {
  it('passes no boolean as a literal: a function that is called so is two functions', () => {
    const found = SOURCES.flatMap(file => literalsIn(readText(`src/${file}`)).map(call => `${file}: ${call}`));
    assert.deepEqual(found, []);
  });

  it('would be seen to do so', () =>
    assert.deepEqual(literalsIn('f(1, true); a.b(false); new C(x, true); g(x === true); list.fill(true);').sort(), [
      'C, argument 2',
      'b, argument 1',
      'f, argument 2',
    ]));
});
