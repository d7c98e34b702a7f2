import assert from 'node:assert/strict';
import type { AnyNode } from 'acorn';
import { nodesOf, programOf, SOURCES } from '../../tools/sources/programs';
import { readText } from './markdown';

/** Functions of others, and stored or compared values, for which `true` is clear. */
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

/** The calls in a text with an argument of some kind: the called name and the position of the argument. */
const callsIn = (text: string, isFound: (name: string, argument: AnyNode) => boolean): string[] =>
  [...nodesOf(programOf(text))].flatMap(node => callsOf(node, isFound));

function callsOf(node: AnyNode, isFound: (name: string, argument: AnyNode) => boolean): string[] {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return [];
  const { callee } = node;
  const named = callee.type === 'MemberExpression' ? callee.property : callee;
  const name = named.type === 'Identifier' ? named.name : '';
  return node.arguments.flatMap((argument, i) => (isFound(name, argument) ? [`${name}, argument ${i + 1}`] : []));
}

/** Calls with a literal `true` or `false`. */
const literalsIn = (text: string) =>
  // Parsing is slow, and few files have these words as a whole argument.
  /[(,]\s*(?:true|false)\s*[,)]/.test(text)
    ? callsIn(
        text,
        (name, argument) =>
          !MAY_TAKE.includes(name) && argument.type === 'Literal' && typeof argument.value === 'boolean',
      )
    : [];

/** Delays computed as the time that is left: negative when it has passed. */
const timesLeftIn = (text: string) =>
  /\b(?:pause|setTimeout)\b/.test(text)
    ? callsIn(
        text,
        (name, argument) =>
          /^(?:pause|setTimeout)$/.test(name) && argument.type === 'BinaryExpression' && argument.operator === '-',
      )
    : [];

describe('the source', () => {
  it('passes no boolean as a literal: such a function should be two functions', () => {
    const found = SOURCES.flatMap(file => literalsIn(readText(`src/${file}`)).map(call => `${file}: ${call}`));
    assert.deepEqual(found, []);
  });

  it('is found to pass one', () =>
    assert.deepEqual(literalsIn('f(1, true); a.b(false); new C(x, true); g(x === true); list.fill(true);').sort(), [
      'C, argument 2',
      'b, argument 1',
      'f, argument 2',
    ]));

  it('never waits for a difference of two times: waitUntil of src/text/work.ts waits until a time', () => {
    const found = SOURCES.flatMap(file => timesLeftIn(readText(`src/${file}`)).map(call => `${file}: ${call}`));
    assert.deepEqual(found, []);
    assert.deepEqual(timesLeftIn('pause(until - now()); pause(REST); setTimeout(f, end - now());').sort(), [
      'pause, argument 1',
      'setTimeout, argument 2',
    ]);
  });
});
