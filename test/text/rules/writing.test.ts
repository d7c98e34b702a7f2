import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize } from '../../../src/core/geometry';
import type { Rule } from '../../../src/core/rules/rule';
import { readRuleLine, writeRule, writeRules } from '../../../src/text/rules/index';
import { writeMeaning } from '../../../src/text/rules/writing';
import { RUNS } from '../../core/arbitraries';
import { anyRules, isPossible } from '../../core/rules/examples';
import { read } from './marked';

describe('a written rule', () => {
  for (const size of [4, 6, 9, 16]) {
    const geometry = geometryOfSize(size);
    for (const [kind, rules] of Object.entries(anyRules(geometry)))
      it(`is read back unchanged: ${kind}, ${size}x${size}`, () =>
        fc.assert(
          fc.property(rules, (rule: Rule) => {
            const line = writeRule(rule, geometry);
            const { rules: found, problems } = readRuleLine(line, geometry);
            const unclear = problems.filter(({ code }) => !isOfMeaning(code)).map(({ code }) => code);
            if (!isPossible(rule.kind, geometry)) assert.deepEqual(found, []);
            else assert.deepEqual([found, unclear], [[structuredClone(rule)], []], line);
          }),
          { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 4) },
        ));
  }
});

/** Whether a problem says that no grid can satisfy a rule. */
function isOfMeaning(code: string): boolean {
  return /Range$|^(?:gap|tooManyCells|arrowReach|leavesAtOnce|quadRepeat|notFromEdge)$/s.test(code);
}

/** Asserts that rules, one per line, are written as these lines. */
function check(lines: readonly string[], expected: readonly string[]): void {
  const rules = lines.flatMap(line => read(line).rules);
  assert.deepEqual(writeRules(rules, geometryOfSize(9)), expected);
}

describe('written rules', () => {
  it('join the diagonals', () => {
    check(['diagonal /', 'windoku', 'diagonal \\'], ['diagonals', 'windoku']);
    check(['diagonal \\'], ['diagonal \\']);
    check(['diagonal /', 'diagonal /'], ['diagonal /']);
  });
  it('join cells with the same digits', () => {
    check(['even: r1c1', 'odd: r1c2', 'even: r1c3 r1c1'], ['even: r1c13', 'odd: r1c2']);
    check(['cells 12: r1c1', 'cells 123: r1c2'], ['cells 12: r1c1', 'cells 123: r1c2']);
  });
  it('keep all others in separate lines', () =>
    check(['cage 3: r1c12', 'cage 3: r2c12'], ['cage 3: r1c12', 'cage 3: r2c12']));
});

/** Asserts whether two rules differ only in their form. */
function means(one: string, other: string, isSame: boolean): void {
  const [a, b] = [one, other].map(line => {
    const [rule] = read(line).rules;
    return writeMeaning(rule, geometryOfSize(9));
  });
  assert.equal(a === b, isSame, `${one}, ${other}`);
}
const same = (one: string, other: string) => means(one, other, true);
const differ = (one: string, other: string) => means(one, other, false);

describe('the meaning of a rule', () => {
  it('is the same in other words', () => {
    same('cage 5: r1c1 r1c2', 'killer cage 5: r1c21');
    same('white dot: r1c1 r1c2', 'kropki white: r1c2 r1c1');
    same('palindrome: r1c2-r3c4', 'palindrome: r3c4-r1c2');
    same('whispers: r1c123', 'whispers 5: r1c321');
    same('renban: r1c123', 'renban: r1c132');
    same('arrow: r1c1 = r1c2 r2c2', 'arrow: r1c1 = r2c2 r1c2');
    same('quad 4 6: r1c1', 'quad 64: r1c1');
    same('sandwich 5: c1 top', 'sandwich 5: c1 bottom');
    same('less: r1c1 < r1c2', 'greater: r1c2 > r1c1');
    same('even: r1c1', 'cells 2468: r1c1');
  });
  it('differs if a number, the direction or the kind differs', () => {
    differ('thermo: r1c12', 'thermo: r1c21');
    differ('greater: r1c1 > r1c2', 'less: r1c1 < r1c2');
    differ('x-sum 5: c1 top', 'x-sum 5: c1 bottom');
    differ('arrow: r1c1 r1c2 = r2c3 r3c3', 'arrow: r1c2 r1c1 = r2c3 r3c3');
    differ('cage 5: r1c12', 'cage 6: r1c12');
    differ('cage 5: r1c12', 'sum 5: r1c12');
    differ('lockout: r1c123', 'lockout 3: r1c123');
    differ('zipper: r1c123', 'zipper: r1c132');
  });
});
