import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize } from '../../../src/core/geometry';
import { digitsOf, type Grid } from '../../../src/core/grid';
import { parseLine } from '../../../src/core/notation';
import { Checker, type ProofFailure } from '../../../src/core/proof/checker';
import type { Premise } from '../../../src/core/proof/premise';
import { solutions } from '../../../src/core/solver/index';
import { Names } from '../../../src/core/techniques/names';
import { parseEffect, parsePremise } from '../../../src/features/proof/notation';
import { RUNS, soluble } from '../arbitraries';
import { validPuzzle } from '../techniques/randomPuzzles';

const nine = geometryOfSize(9);
const reading = { geometry: nine, symbols: { kind: 'character', text: '123456789' } } as const;

/** An empty grid that allows only these digits in some cells. */
function gridOf(allowedIn: Readonly<Record<string, string>>): Grid {
  const allowed = new Uint32Array(81).fill(511);
  for (const [name, digits] of Object.entries(allowedIn)) {
    const [{ cell }] = parseEffect(`${name}=1`, reading);
    allowed[cell] = [...digits].reduce((mask, digit) => mask | (1 << (Number(digit) - 1)), 0);
  }
  return { geometry: nine, digits: new Uint8Array(81), allowed };
}

function take(checker: Checker, effect: string, ...premises: readonly string[]): ProofFailure | undefined {
  const claims = parseEffect(effect, reading);
  assert.notEqual(claims.length, 0, effect);
  return checker.take({
    placements: claims.filter(({ isOn }) => isOn),
    eliminations: claims.filter(({ isOn }) => !isOn),
    premises: premises.map(line => parsePremise(line, reading) as Premise),
  });
}

/** Checks a step. `expected` is `follows`, `claim r1c1<>2`, or the error in a premise: `2 other-digit`. */
function check(grid: Grid, expected: string, effect: string, ...premises: readonly string[]): void {
  const checker = new Checker({ grid, givens: grid.digits, hasOneSolution: () => true });
  const failure = take(checker, effect, ...premises);
  const names = new Names(nine);
  const said =
    failure === undefined
      ? 'follows'
      : failure.kind === 'premise'
        ? `${failure.premise} ${failure.why.kind}`
        : `claim ${names.cell(failure.claim.cell)}${failure.claim.isOn ? '=' : '<>'}${failure.claim.digit}`;
  assert.equal(said, expected);
}

describe('the proof checker', () => {
  const triple = gridOf({ r1c1: '123', r1c4: '123', r1c7: '123' });

  it('needs no premise for consequences of singles', () => {
    check(gridOf({ r1c1: '12', r1c4: '12' }), 'follows', 'r1c9<>1');
    check(gridOf({ r1c1: '1' }), 'follows', 'r1c1=1, r1c9<>1, r9c1<>1');
    check(gridOf({ r1c1: '12', r1c4: '12' }), 'claim r1c9<>3', 'r1c9<>1, r1c9<>3');
  });

  it('accepts sets', () => {
    check(triple, 'claim r1c9<>1', 'r1c9<>1');
    check(triple, 'follows', 'r1c9<>123', 'set: 1,2,3 in r1c147');
    check(triple, 'claim r2c9<>1', 'r2c9<>1', 'set: 1,2,3 in r1c147');
    check(triple, '0 other-digit', 'r1c9<>1', 'set: 1,2 in r1c147');
    check(triple, '0 wrong-cells', 'r1c9<>1', 'set: 1,2,3 in r1c14,r1c4');
  });

  it('accepts sets whose cells share no house', () => {
    // Each digit sees itself: 1 and 2 in row 1, 3 and 4 in box 1 (Sue de Coq).
    const crossing = gridOf({ r1c1: '1234', r1c2: '1234', r1c5: '12', r2c3: '34' });
    check(crossing, 'follows', 'r1c9<>12, r3c3<>34', 'set: 1,2,3,4 in r1c125,r2c3');
    check(crossing, 'claim r2c9<>3', 'r2c9<>3', 'set: 1,2,3,4 in r1c125,r2c3');
  });

  it('accepts covers: fish, locked candidates and hidden sets', () => {
    const without = (digit: string, cells: readonly string[]) =>
      gridOf(Object.fromEntries(cells.map(cell => [cell, '123456789'.replace(digit, '')])));
    const rows = [1, 5, 8];
    const columns = [2, 4, 7];
    const outside = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(column => !columns.includes(column));
    const swordfish = without(
      '4',
      rows.flatMap(row => outside.map(column => `r${row}c${column}`)),
    );
    check(swordfish, 'claim r2c2<>4', 'r2c2<>4');
    check(swordfish, 'follows', 'r2c247<>4', 'cover: 4r158 by 4c247');
    check(swordfish, 'claim r2c3<>4', 'r2c3<>4', 'cover: 4r158 by 4c247');
    check(swordfish, '0 wrong-count', 'r2c2<>4', 'cover: 4r158 by 4c24');
    const locked = without('4', ['r1c1', 'r1c2', 'r1c3', 'r2c1', 'r2c2', 'r2c3']);
    check(locked, 'follows', 'r3c9<>4', 'cover: 4b1 by 4r3');
    const hidden = gridOf(Object.fromEntries([3, 5, 6, 7, 8, 9].map(column => [`r1c${column}`, '456789'])));
    check(hidden, 'follows', 'r1c1<>456789', 'cover: 1r1 2r1 3r1 by r1c124');
  });

  it('accepts exocets whose targets have each digit of the base cells', () => {
    // With a digit of 1 to 3 in r1c12, box 2 has that digit in r23c4. In box 2, no other cell of rows 2 and 3 has these digits.
    const names = ['r2c5', 'r2c6', 'r3c5', 'r3c6'];
    const others = Object.fromEntries(names.map(name => [name, '456789']));
    const exocet = gridOf({ r1c1: '123', r1c2: '123', ...others });
    check(exocet, 'claim r2c4<>9', 'r2c4<>9');
    check(exocet, 'follows', 'r2c4<>9, r3c4<>4', 'exocet: r1c12 to r23c4');
    check(exocet, 'claim r2c4<>3', 'r2c4<>3', 'exocet: r1c12 to r23c4');
    check(exocet, '0 not-implied', 'r2c4<>9', 'exocet: r1c12 to r2c47');
    check(exocet, '0 wrong-cells', 'r2c4<>9', 'exocet: r1c1,r5c5 to r23c4');
    check(exocet, '0 wrong-cells', 'r2c4<>9', 'exocet: r1c1 to r23c4');
    check(exocet, '0 wrong-cells', 'r2c4<>9', 'exocet: r1c12 to r2c4,r2c4');
  });

  it('accepts cells that cannot hold only some digits', () => {
    const loop = gridOf({ r1c1: '12', r1c5: '12', r5c5: '123', r5c2: '12', r2c2: '12' });
    check(loop, 'claim r5c5=3', 'r5c5=3');
    check(loop, 'follows', 'r5c5=3', 'impossible: 1,2 in r1c15,r5c25,r2c2');
    check(loop, '0 not-implied', 'r5c5=3', 'impossible: 1,2 in r1c15,r5c25');
    check(loop, '0 not-implied', 'r5c5=3', 'impossible: 1,2,3 in r1c15,r5c25,r2c2');
  });

  it('does not accept a fish with a fin as one without fins', () => {
    const allowed = Object.fromEntries(
      [1, 5].flatMap(row =>
        [1, 3, 4, 5, 6, 8, 9].filter(c => row !== 1 || c !== 3).map(column => [`r${row}c${column}`, '12356789']),
      ),
    );
    const finned = gridOf(allowed);
    check(finned, 'claim r9c2<>4', 'r9c2<>4', 'cover: 4r15 by 4c27');
    check(finned, 'follows', 'r23c2<>4', 'cover: 4r15 by 4c27');
  });

  it('proves implications before it uses them', () => {
    const steps = ['if r1c9=1 then r1c1<>2', 'if r1c9=1 then r1c1<>3'];
    check(triple, 'follows', 'r1c9<>1', ...steps);
    check(triple, '0 not-implied', 'r1c9<>1', 'if r1c9=4 then r1c1<>2');
    check(triple, '1 not-implied', 'r1c9<>1', 'set: 1,2,3 in r1c147', 'if r1c9=4 then r1c1<>2');
  });

  it('accepts premises of uniqueness', () => {
    const grid = parseLine(`${'.'.repeat(80)}5`) as Grid;
    const left = { r1c1: '12', r1c4: '12', r2c1: '12', r2c4: '123' };
    const start = { grid, givens: grid.digits, hasOneSolution: () => true };
    const checker = () => {
      const made = new Checker(start);
      for (const [cell, digits] of Object.entries(left)) {
        for (const digit of '123456789') {
          if (digits.includes(digit)) continue;
          for (const claim of parseEffect(`${cell}<>${digit}`, reading)) made.accept(claim);
        }
      }
      return made;
    };
    const premise = 'one solution: 1,2 in r12c14';
    assert.equal(take(checker(), 'r2c4=3')?.kind, 'claim');
    assert.equal(take(checker(), 'r2c4=3', premise), undefined);
    const kindFor = (line: string, made = checker()) => {
      const failure = take(made, 'r2c4=3', line);
      return failure?.kind === 'premise' ? failure.why.kind : failure?.kind;
    };
    assert.equal(kindFor('one solution: 1,2 in r14c14'), 'not-deadly', 'four boxes');
    assert.equal(kindFor('one solution: 1,2 in r12c1,r1c4'), 'not-deadly', 'three cells');
    assert.equal(kindFor('one solution: 1,2,3 in r12c14'), 'not-deadly', 'three digits');
    assert.equal(kindFor('one solution: 1,2 in r89c69'), 'given');
    assert.equal(kindFor(premise, new Checker({ ...start, hasOneSolution: () => false })), 'not-unique');
  });

  it('accepts a bivalue universal grave only with all its extra candidates', () => {
    const line = '..2695.3773.248.5.95.1732.4..5319.72.9382754.27.5643..369781425817452..3524936718';
    const grid = parseLine(line) as Grid;
    const made = () => {
      const checker = new Checker({ grid, givens: grid.digits, hasOneSolution: () => true });
      for (const claim of parseEffect('r2c9<>1', reading)) checker.accept(claim);
      return checker;
    };
    const kindOf = (...premises: readonly string[]) => {
      const failure = take(made(), 'r2c7<>1, r2c7<>9', ...premises);
      return failure?.kind === 'premise' ? failure.why.kind : failure?.kind;
    };
    assert.equal(kindOf('one solution: all but r2c7=6'), undefined);
    assert.equal(kindOf('one solution: all but r2c7=1'), 'not-deadly');
    assert.equal(kindOf('one solution: all but r2c7=9'), 'not-deadly');
    assert.equal(kindOf('one solution: all but r2c7=6, r2c7=1'), 'not-deadly');
    assert.equal(kindOf('one solution: all but r1c1=6'), 'not-deadly');
  });

  it('rejects a uniqueness premise for a pair that only the listed candidates produce', () =>
    check(
      gridOf({ r1c1: '12', r1c4: '12', r2c1: '12', r2c4: '123' }),
      '0 given',
      'r2c4=3',
      'one solution: 1,3 in r12c14',
    ));

  it('accepts no claim that is false in a solution, for any premises', () => {
    const cell = fc.integer({ min: 0, max: 80 });
    const digit = fc.integer({ min: 1, max: 9 });
    const literal = fc.record({ cell, digit, isOn: fc.boolean() });
    const choice = fc.oneof(cell, fc.record({ digit, house: fc.constantFrom(...nine.houses) }));
    const several = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: 1, maxLength: 4 });
    const premise: fc.Arbitrary<Premise> = fc.oneof(
      fc.record({
        kind: fc.constant('set' as const),
        cells: fc.uniqueArray(cell, { minLength: 1, maxLength: 4 }),
        digits: fc.constant([1, 2, 3, 4, 5, 6, 7, 8, 9]),
      }),
      fc.integer({ min: 1, max: 3 }).chain(size => {
        const some = fc.array(choice, { minLength: size, maxLength: size });
        return fc.record({ kind: fc.constant('cover' as const), choices: some, covers: some });
      }),
      fc.record({ kind: fc.constant('if' as const), assumed: several(literal), conclusion: literal }),
    );
    fc.assert(
      fc.property(
        soluble(nine, 0.65),
        fc.array(premise, { maxLength: 6 }),
        fc.array(literal, { minLength: 5 }),
        (grid, wanted, claims) => {
          const found: Uint8Array[] = [];
          for (const solution of solutions(grid)) if (found.push(solution) >= 300) break;
          const checker = new Checker({ grid, givens: grid.digits, hasOneSolution: () => false });
          const usable: Premise[] = [];
          for (const one of wanted) {
            if (!checker.take({ placements: [], eliminations: [], premises: [...usable, one] })) usable.push(one);
          }
          for (const claim of claims) {
            const step = { placements: claim.isOn ? [claim] : [], eliminations: claim.isOn ? [] : [claim] };
            if (checker.take({ ...step, premises: usable })) continue;
            for (const solution of found) assert.equal(solution[claim.cell] === claim.digit, claim.isOn);
          }
          for (const solution of found) {
            for (const [at, mask] of checker.left.entries()) assert.ok(digitsOf(mask).includes(solution[at]));
          }
        },
      ),
      RUNS,
    );
  });

  it('accepts no claim that is false in the only solution, for any premises of uniqueness', () => {
    const lines = fc.uniqueArray(fc.integer({ min: 0, max: 8 }), { minLength: 2, maxLength: 2 });
    const digits = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 2 });
    const rectangle = fc.record({ rows: lines, columns: lines, digits });
    fc.assert(
      fc.property(validPuzzle, fc.array(rectangle, { minLength: 60, maxLength: 60 }), ({ grid, solution }, wanted) => {
        const checker = new Checker({ grid, givens: grid.digits, hasOneSolution: () => true });
        const premises = wanted
          .map(({ rows, columns, digits: two }): Premise => {
            const cells = rows.flatMap(row => columns.map(column => 9 * row + column));
            return { kind: 'rectangle', cells, digits: two };
          })
          .filter(premise => typeof checker.lemmaOf(premise, []) === 'function');
        for (const [cell, mask] of checker.left.entries()) {
          for (const digit of digitsOf(mask)) {
            const failure = checker.take({ placements: [], eliminations: [{ cell, digit }], premises });
            assert.ok(failure || solution[cell] !== digit);
          }
        }
      }),
      { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 10) },
    );
  });

  it('starts from the candidates that the digits and the grid leave', () => {
    const allowed = new Uint32Array(81).fill(511);
    allowed[0] = 0b10; // not the digit of r1c1, but not a contradiction either, from which everything would follow
    allowed[1] = 0b111;
    const digits = Uint8Array.from({ length: 81 }, (_, cell) => (cell === 0 ? 1 : 0));
    const { left } = new Checker({
      grid: { geometry: nine, digits, allowed },
      givens: digits,
      hasOneSolution: () => true,
    });
    assert.deepEqual([left[0], left[1], left[9], left[40]].map(digitsOf), [
      [1],
      [2, 3],
      [2, 3, 4, 5, 6, 7, 8, 9],
      [1, 2, 3, 4, 5, 6, 7, 8, 9],
    ]);
  });
});
