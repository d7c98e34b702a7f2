import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { analyse } from 'scslre';
import { nodesOf, programs } from '../../tools/sources/programs';
import { ROOT } from './markdown';
import { rescanned } from './rescans';

/** A pattern and the place where it is written. */
type Found = readonly [place: string, pattern: RegExp];

/** The patterns of the sources, and the places where one is constructed from a text. */
const inSource: Found[] = [];
const made: string[] = [];
for (const [file, program] of programs()) {
  for (const node of nodesOf(program)) {
    if (node.type === 'Literal' && 'regex' in node && node.regex)
      inSource.push([`${file} ${node.raw}`, new RegExp(node.regex.pattern, node.regex.flags)]);
    if (node.type === 'NewExpression' && 'name' in node.callee && node.callee.name === 'RegExp') made.push(file);
  }
}

/** The patterns of a grammar. `(?i)` is Oniguruma's syntax for a flag, and `\A` for the start of the text. */
function inGrammar(file: string): Found[] {
  const found: Found[] = [];
  JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'), (key, value) => {
    if (['match', 'begin', 'end', 'while'].includes(key) && typeof value === 'string') {
      const source = value.replace('(?i)', '').replaceAll('\\A', '^');
      found.push([`${file} ${value}`, new RegExp(source, value.startsWith('(?i)') ? 'i' : '')]);
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
  assert.equal(rescanned(pattern), undefined, place.slice(0, 200));
}

describe('patterns take time proportional to the length of a line', () => {
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
  it('and others are detected', () => {
    const quadratic = [/a+$/, /^(a*)(a*)b/, /^(?:a+)+b/, /(?:a+)+b/, /\s+$/, /^\s+x/m, /a(?=a*b)/, /(?<!a)b[^c]*c/];
    const beginningWithMore = [/\d[jxk]\w*:/, /\bx.*y/s, /=\s*[^>]*>/, /(?:ab|cd)(?:[a-d]|ef)*g/];
    for (const pattern of [...quadratic, ...beginningWithMore]) {
      assert.throws(() => isLinear(['here', pattern]), `${pattern}`);
    }
  });
  it('and those with a short search are accepted', () => {
    for (const pattern of [/a+/, /^a+b/, /\ba\w{0,9}:/, /"[^"]*"/, /(?<![^\n])#[^\n]*x/, /\s*b/y])
      isLinear(['here', pattern]);
  });
});

describe('patterns in the source', () => {
  it('are literals, which can be analyzed', () => assert.deepEqual(made, []));
  it('have no dot, which does not match line separators that VS Code keeps within a line', () => {
    const bare = (pattern: RegExp) => pattern.source.replace(/\\.|\[(?:\\.|[^\]\\])*\]/g, '');
    const dotted = inSource.filter(([, pattern]) => bare(pattern).includes('.') && !pattern.flags.includes('s'));
    assert.deepEqual(
      dotted.map(([place]) => place),
      [],
    );
  });
});
