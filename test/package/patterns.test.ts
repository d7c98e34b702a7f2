import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type AnyNode, parse } from 'acorn';
import { transformSync } from 'esbuild';
import { analyse } from 'scslre';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Where a pattern is written, and the pattern. */
type Found = readonly [place: string, pattern: RegExp];

const sources = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.ts') && !name.includes('assembly'))
  .map(name => path.join('src', name));

/** The nodes of a file's syntax tree, without types. */
function* nodesOf(file: string): Generator<AnyNode> {
  const { code } = transformSync(readFileSync(path.join(ROOT, file), 'utf8'), { loader: 'ts' });
  const rest: unknown[] = [parse(code, { ecmaVersion: 'latest', sourceType: 'module' })];
  for (let node = rest.pop(); node; node = rest.pop()) {
    if (Array.isArray(node)) rest.push(...node.filter(child => child));
    else if (typeof node === 'object') {
      if ('type' in node) yield node as AnyNode;
      rest.push(...Object.values(node).filter(child => child && typeof child === 'object'));
    }
  }
}

const nodes = sources.flatMap(file => [...nodesOf(file)].map(node => [file, node] as const));
const inSource: Found[] = nodes.flatMap(([file, node]) =>
  node.type === 'Literal' && 'regex' in node && node.regex
    ? [[`${file} ${node.raw}`, new RegExp(node.regex.pattern, node.regex.flags)] as const]
    : [],
);

/** The patterns of a grammar. `(?i)` is Oniguruma's way to write a flag. */
function inGrammar(file: string): Found[] {
  const found: Found[] = [];
  JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'), (key, value) => {
    if (['match', 'begin', 'end', 'while'].includes(key) && typeof value === 'string') {
      found.push([`${file} ${value}`, new RegExp(value.replace('(?i)', ''), value.startsWith('(?i)') ? 'i' : '')]);
    }
    return value;
  });
  return found;
}

function isLinear([place, pattern]: Found): void {
  const { reports } = analyse(pattern);
  assert.deepEqual(
    reports.map(({ type, exponential }) => `${type}${exponential ? ', exponential' : ''}`),
    [],
    place.slice(0, 200),
  );
}

describe('patterns take time in proportion to a line', () => {
  it('in the source', () => {
    assert.ok(inSource.length > 20);
    inSource.forEach(isLinear);
  });
  it('in the grammars', () => {
    const found = readdirSync(path.join(ROOT, 'syntaxes'))
      .filter(name => name.endsWith('.tmLanguage.json'))
      .flatMap(name => inGrammar(path.join('syntaxes', name)));
    assert.ok(found.length > 40);
    found.forEach(isLinear);
  });
  it('is noticed where they do not', () => {
    for (const pattern of [/a+$/, /^(a*)(a*)b/, /^(?:a+)+b/]) {
      assert.throws(() => isLinear(['here', pattern]));
    }
  });
});

describe('patterns in the source', () => {
  it('are literals, which can be looked at', () => {
    const made = nodes.filter(
      ([, node]) => node.type === 'NewExpression' && 'name' in node.callee && node.callee.name === 'RegExp',
    );
    assert.deepEqual(
      made.map(([file]) => file),
      [],
    );
  });
  it('have no dot, which matches no line separator that VS Code keeps within a line', () => {
    const bare = (pattern: RegExp) => pattern.source.replace(/\\.|\[(?:\\.|[^\]\\])*\]/g, '');
    const dotted = inSource.filter(([, pattern]) => bare(pattern).includes('.') && !pattern.flags.includes('s'));
    assert.deepEqual(
      dotted.map(([place]) => place),
      [],
    );
  });
});
