import assert from 'node:assert/strict';
import fc from 'fast-check';
import { waysToFill } from '../../../src/core/feasibility/waysToFill';
import { geometryOfSize } from '../../../src/core/geometry';
import type { Automaton } from '../../../src/core/rules/automaton';
import type { Constraint } from '../../../src/core/rules/constraint';
import { RUNS } from '../arbitraries';

const SIZE = 4;
const geometry = geometryOfSize(SIZE);

/** Automata of a few states, most of whose transitions exist. */
const machine: fc.Arbitrary<Automaton> = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.boolean())
  .chain(([states, isLoop]) =>
    fc.record({
      states: fc.constant(states),
      starts: fc.integer({ min: 1, max: states }),
      next: fc
        .array(fc.oneof(fc.constant(-1), fc.nat(states - 1), fc.nat(states - 1)), {
          minLength: states * (SIZE + 1),
          maxLength: states * (SIZE + 1),
        })
        .map(table => Int32Array.from(table)),
      isEnd: fc.array(fc.nat(1), { minLength: states, maxLength: states }).map(ends => Uint8Array.from(ends)),
      isLoop: fc.constant(isLoop),
    }),
  );

function accepts({ starts, next, isEnd, isLoop }: Automaton, digits: readonly number[]): boolean {
  return Array.from({ length: starts }, (_, start) => start).some(start => {
    const end = digits.reduce((state, digit) => (state < 0 ? state : next[state * (SIZE + 1) + digit]), start);
    return end >= 0 && (isLoop ? end === start : isEnd[end] === 1);
  });
}

/** All ways to fill cells of which some have digits. */
function* fillings(digits: readonly number[], from: readonly number[] = []): Generator<readonly number[]> {
  if (from.length === digits.length) yield from;
  else if (digits[from.length] > 0) yield* fillings(digits, [...from, digits[from.length]]);
  else for (let digit = 1; digit <= SIZE; digit++) yield* fillings(digits, [...from, digit]);
}

describe('the ways to fill cells of a rule', () => {
  // A row, which is a house; the cells of a box in another order; and cells of two rows.
  const places = fc.constantFrom([0, 1, 2, 3], [5, 0, 4, 1], [0, 1, 6, 7], [8, 9, 10]);
  const given = fc.uniqueArray(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: SIZE })), {
    maxLength: 3,
    comparator: ([place, digit], [otherPlace, otherDigit]) => place === otherPlace || digit === otherDigit,
  });
  it('exist exactly if one of all fillings keeps the rule', () => {
    let [yes, no] = [0, 0];
    fc.assert(
      fc.property(
        places,
        fc.array(machine, { minLength: 1, maxLength: 2 }),
        fc.boolean(),
        fc.array(given, { minLength: 1, maxLength: 10 }),
        (cells, machines, sees, several) => {
          const constraints = machines.map((of): Constraint => ({ kind: 'automaton', cells, automaton: () => of }));
          const canFill = waysToFill(geometry, cells, constraints, sees);
          const fits = (filling: readonly number[]) =>
            machines.every(of => accepts(of, filling)) &&
            (!sees ||
              filling.every((digit, i) =>
                filling.every(
                  (other, j) => i <= j || digit !== other || !geometry.peersOf[cells[i]].includes(cells[j]),
                ),
              ));
          for (const some of several) {
            const digits = cells.map((_, place) => some.find(([at]) => at === place)?.[1] ?? 0);
            const expected = [...fillings(digits)].some(fits);
            assert.equal(canFill(Uint8Array.from(digits)), expected, `${digits} in ${cells}`);
            if (expected) yes++;
            else no++;
          }
        },
      ),
      { ...RUNS, numRuns: 10 * RUNS.numRuns },
    );
    assert.ok(yes > 100 && no > 100, `${yes} ${no}`);
  });
});
