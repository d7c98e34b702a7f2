/** Strict rules together with marks of every kind: the marks that make an exception, in live checks, in the solver and in candidates. */

import assert from 'node:assert/strict';
import { brokenRules } from '../../../../src/core/feasibility/broken';
import { geometryOfSize } from '../../../../src/core/geometry';
import { makeLine } from '../../../../src/core/notation';
import { Random } from '../../../../src/core/random';
import { NEIGHBOURS, pairsApart } from '../../../../src/core/rules/cells';
import { geometryWithRules } from '../../../../src/core/rules/geometry';
import { type DotRule, MARKS, type StrictRule } from '../../../../src/core/rules/kinds/marks';

import type { Rule } from '../../../../src/core/rules/rule';
import { search } from '../../../../src/core/solver/index';
import { sized } from '../../../sizes';
import { keeps } from '../examples';

type Strict = StrictRule['kind'];
type Mark = DotRule['kind'];

/** The marks that make an exception from a strict rule; below, those whose digits it forbids elsewhere. */
const EXCEPTIONS: Readonly<Record<Strict, readonly Mark[]>> = {
  strictKropki: ['whiteDot', 'blackDot'],
  strictWhiteDots: ['whiteDot', 'blackDot'],
  strictBlackDots: ['whiteDot', 'blackDot'],
  strictXv: ['x', 'v'],
};
const FORBIDDEN: Readonly<Record<Strict, readonly Mark[]>> = {
  strictKropki: ['whiteDot', 'blackDot'],
  strictWhiteDots: ['whiteDot'],
  strictBlackDots: ['blackDot'],
  strictXv: ['x', 'v'],
};
const STRICT = Object.keys(EXCEPTIONS) as Strict[];
const ALL_MARKS = Object.keys(MARKS) as Mark[];

const nine = geometryOfSize(9);

/** The solutions of a grid with rules, as lines in order. */
function solutionsOf(rules: readonly Rule[]): string[] {
  const geometry = geometryWithRules(geometryOfSize(4), rules);
  const found: string[] = [];
  for (const solution of search({ geometry, digits: new Uint8Array(16) })) if (solution) found.push(makeLine(solution));
  return found.sort();
}

/** All grids of 4x4 cells. */
const grids = () => solutionsOf([]);

describe('strict rules', () => {
  for (const strict of STRICT)
    for (const mark of [...ALL_MARKS, undefined])
      it(`${strict} ${EXCEPTIONS[strict].some(kind => kind === mark) ? 'ignores' : 'checks'} a pair with ${mark ?? 'no mark'}`, () => {
        const isException = EXCEPTIONS[strict].some(kind => kind === mark);
        for (const cells of [
          [0, 1],
          [9, 0],
        ] as const) {
          const rules: Rule[] = [{ kind: strict }, ...(mark ? [{ kind: mark, cells }] : [])];
          const geometry = geometryWithRules(nine, rules);
          for (let a = 1; a <= 9; a++)
            for (let b = 1; b <= 9; b++) {
              if (a === b) continue;
              const digits = new Uint8Array(81);
              [digits[cells[0]], digits[cells[1]]] = [a, b];
              const isForbidden = !isException && FORBIDDEN[strict].some(kind => MARKS[kind](a, b));
              const broken = brokenRules({ geometry, digits }).filter(({ rule }) => rule.kind === strict);
              assert.equal(broken.length > 0, isForbidden, `${a} ${b} in ${cells}`);
            }
        }
      });

  it('have exactly the solutions that satisfy them, with marks of any kinds', () => {
    const random = new Random(11);
    const four = geometryOfSize(4);
    const all = grids();
    assert.equal(all.length, 288);
    const counts = new Map<string, number>();
    for (let run = 0; run < sized(150, 2000); run++) {
      const solution = Uint8Array.from(all[random.below(all.length)], Number);
      const rules: Rule[] = [{ kind: STRICT[random.below(STRICT.length)] }];
      if (random.below(3) === 0) rules.push({ kind: STRICT[random.below(STRICT.length)] });
      const forbidden = rules.flatMap(({ kind }) => FORBIDDEN[kind as Strict]);
      for (const [a, b] of pairsApart(four, NEIGHBOURS))
        for (const mark of ALL_MARKS) {
          // Most marks that a strict rule needs, and some others.
          const isWanted = forbidden.includes(mark) ? random.below(12) > 0 : random.below(4) === 0;
          if (isWanted && MARKS[mark](solution[a], solution[b])) rules.push({ kind: mark, cells: [a, b] });
        }
      const expected = all.filter(line => {
        const digits = Uint8Array.from(line, Number);
        return rules.every(rule => keeps(four, digits, rule, rules));
      });
      assert.deepEqual(solutionsOf(rules), expected, JSON.stringify(rules));
      const key = expected.length === 0 ? 'none' : 'some';
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    assert.ok((counts.get('some') ?? 0) > 20 && (counts.get('none') ?? 0) > 5, [...counts].join());
  });
});
