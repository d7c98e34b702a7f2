import assert from 'node:assert/strict';
import type { AnyNode } from 'acorn';
import { nodesOf, programOf, SOURCES } from '../../tools/sources/programs';
import { readText } from './markdown';

/** Methods that search a text for a text or a pattern. */
const SEARCHING =
  /^(?:includes|startsWith|endsWith|indexOf|lastIndexOf|search|match|matchAll|split|replace|replaceAll|test|exec)$/;
/** Methods whose argument is the pattern or text, which shows their use in a file of messages. */
const BY_PATTERN = /^(?:test|exec|match|matchAll|search)$/;

/** The calls in a text that search for a sentence of `messages`, or search in one. */
function searchesFor(text: string): string[] {
  return [...nodesOf(programOf(text))].flatMap(node => {
    const name = searchOf(node);
    if (name === undefined || node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return [];
    const isFound = [node.callee.object, ...node.arguments].some(isSentence);
    return isFound ? [name] : [];
  });
}

/** The calls in a file of messages that search in a text by a pattern. */
const patternsIn = (text: string): string[] =>
  [...nodesOf(programOf(text))].flatMap(node => {
    const name = searchOf(node);
    return name !== undefined && BY_PATTERN.test(name) ? [name] : [];
  });

/** The name of a searching method that a node calls. */
function searchOf(node: AnyNode): string | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const { property } = node.callee;
  return property.type === 'Identifier' && SEARCHING.test(property.name) ? property.name : undefined;
}

/** Whether a value is what a function of `messages` returns, such as `messages.path.title(name)`. */
function isSentence(node: AnyNode): boolean {
  if (node.type !== 'CallExpression') return false;
  let at: AnyNode = node.callee;
  while (at.type === 'MemberExpression') at = at.object;
  return at.type === 'Identifier' && /^messages$/.test(at.name);
}

describe('the source parses no sentence that it wrote: it passes data', () => {
  it('outside of the messages', () => {
    const found = SOURCES.flatMap(file => searchesFor(readText(`src/${file}`)).map(name => `${file}: ${name}`));
    assert.deepEqual(found, []);
  });

  it('in the messages, which get no sentences', () => {
    const found = SOURCES.filter(file => file.startsWith('messages/')).flatMap(file =>
      patternsIn(readText(`src/${file}`)).map(name => `${file}: ${name}`),
    );
    assert.deepEqual(found, []);
  });

  it('is found to do so', () => {
    assert.deepEqual(
      searchesFor(
        "a.includes(messages.path.solved()); messages.b(1).replace(/x/, ''); b.startsWith(c.d()); messages.e.replace(1);",
      ),
      ['replace', 'includes'],
    );
    assert.deepEqual(patternsIn('/ SE /.test(text); text.match(/x/); text.slice(1)').sort(), ['match', 'test']);
  });
});
