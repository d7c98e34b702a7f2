import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyNode, parse } from 'acorn';
import { transformSync } from 'esbuild';
import { ROOT, readText } from './markdown';

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
function literalsIn(text: string): string[] {
  const { code } = transformSync(text, { loader: 'ts' });
  const found: string[] = [];
  const rest: unknown[] = [parse(code, { ecmaVersion: 'latest', sourceType: 'module' })];
  for (let node = rest.pop(); node; node = rest.pop()) {
    if (typeof node !== 'object') continue;
    if ('type' in node) found.push(...literalsOf(node as AnyNode));
    rest.push(...Object.values(node).filter(child => child && typeof child === 'object'));
  }
  return found;
}

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
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => file.endsWith('.ts') && !file.includes('/assembly/'));

  it('passes no boolean as a literal: a function that is called so is two functions', () => {
    const found = files.flatMap(file => literalsIn(readText(`src/${file}`)).map(call => `${file}: ${call}`));
    assert.deepEqual(found, []);
  });

  it('would be seen to do so', () =>
    assert.deepEqual(literalsIn('f(1, true); a.b(false); new C(x, true); g(x === true); list.fill(true);').sort(), [
      'C, argument 2',
      'b, argument 1',
      'f, argument 2',
    ]));
});
