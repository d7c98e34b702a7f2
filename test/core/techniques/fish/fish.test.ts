import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize } from '../../../../src/core/geometry';
import { Position } from '../../../../src/core/position';
import type { FishKind } from '../../../../src/core/techniques/fish/fish';
import { findAllSteps, techniques } from '../../../../src/core/techniques/index';
import { Names } from '../../../../src/core/techniques/names';
import type { Technique } from '../../../../src/core/techniques/step';
import { RUNS, solvedGrid } from '../../arbitraries';
import { naiveEffects } from './naiveFish';

const nine = geometryOfSize(9);
const names = new Names(nine);

/** An empty grid in which every digit except 1 is a candidate everywhere, and 1 in some cells. */
function positionWith(ones: ReadonlySet<number>): Position {
  const candidates = Uint32Array.from({ length: 81 }, (_, cell) => (ones.has(cell) ? 0x1ff : 0x1fe));
  return new Position(nine, new Uint8Array(81), candidates, new Uint8Array(81));
}

/** The cells where 1 is a candidate: rows from the top, marked by `1`; `-` is a row of them. */
function drawn(rows: string): Set<number> {
  const marks = rows
    .trim()
    .split(/\s+/)
    .map(row => (row === '-' ? '111111111' : row))
    .join('');
  assert.equal(marks.length, 81);
  return new Set([...marks].flatMap((mark, cell) => (mark === '1' ? [cell] : [])));
}

function techniqueOf(id: string): Technique {
  const technique = techniques.find(known => known.id === id);
  assert.ok(technique, id);
  return technique;
}

function linesOf(id: string, rows: string): string[] {
  return findAllSteps(positionWith(drawn(rows)), [techniqueOf(id)]).map(step => names.step(step));
}

const check = (id: string, rows: string, ...lines: string[]) => assert.deepEqual(linesOf(id, rows), lines);

function explains(id: string, rows: string, text: string, at = 0): void {
  const step = findAllSteps(positionWith(drawn(rows)), [techniqueOf(id)])[at];
  assert.equal(step.technique.explain(step, names), text);
}

/** The cells where a digit is a candidate: those of a solution and some others. */
const somePlaces = fc
  .tuple(solvedGrid(nine), fc.uniqueArray(fc.nat(80), { minLength: 4, maxLength: 20 }))
  .map(([solution, others]) => new Set([...solution.keys()].filter(cell => solution[cell] === 1).concat(others)));

const COMPARED: readonly { readonly id: string; readonly kind: FishKind }[] = [
  { id: 'x-wing', kind: { size: 2, shape: 'basic', fins: 'none' } },
  { id: 'swordfish', kind: { size: 3, shape: 'basic', fins: 'none' } },
  { id: 'finned-x-wing sashimi-x-wing', kind: { size: 2, shape: 'basic', fins: 'finned' } },
  { id: 'finned-swordfish sashimi-swordfish', kind: { size: 3, shape: 'basic', fins: 'finned' } },
  { id: 'franken-x-wing', kind: { size: 2, shape: 'franken', fins: 'none' } },
  { id: 'finned-franken-x-wing', kind: { size: 2, shape: 'franken', fins: 'finned' } },
  { id: 'mutant-x-wing', kind: { size: 2, shape: 'mutant', fins: 'none' } },
  { id: 'finned-mutant-x-wing', kind: { size: 2, shape: 'mutant', fins: 'finned' } },
];

describe('fish', () => {
  it('are found in rows and in columns', () => {
    check(
      'x-wing',
      '..11..... ...1...1. - ..1..1..1 1......1. ..1..1..1 ...1...1. 1......1. ..1..1..1',
      'X-Wing: 1 r27 c48 => r13c4,r358c8<>1',
      'X-Wing: 1 r58 c18 => r237c8,r3c1<>1',
    );
    check(
      'x-wing',
      '1.1111.11 1.1111.11 - 1.1111.11 1.1111.11 - 1.1111.11 1.1111.11 1.1111.11',
      'X-Wing: 1 c27 r36 => r3c1345689,r6c1345689<>1',
    );
    check(
      'swordfish',
      '111...... .1.11111. .1..11... .1.1.1... .1....1.. .1.11.11. 1.1...... 1.1...... .1.11..11',
      'Swordfish: 1 r178 c123 => r234569c2<>1',
    );
  });

  it('do not exist if a base set has an extra place', () => {
    check('x-wing', '- ...1...1. - - - - ...1...11 - -');
    check('swordfish', '- 1.1.1.... - - 1...1.... - - 1.1....1. -');
  });

  it('have fins if nearly all places are covered', () => {
    check('finned-x-wing', '- ...1...1. - - - - ...1...11 - -', 'Finned X-Wing: 1 r27 c48 fr7c9 => r89c8<>1');
    check(
      'sashimi-x-wing',
      '- ...1...1. - - - - ...1....1 - -',
      'Sashimi X-Wing: 1 r27 c49 fr2c8 => r13c9<>1',
      'Sashimi X-Wing: 1 r27 c48 fr7c9 => r89c8<>1',
      'Sashimi X-Wing: 1 r27 c48/c49 fr7c9 fr2c8 => r13c9,r89c8<>1',
    );
  });

  it('do not exclude candidates that only some fins see', () => {
    check('finned-x-wing', '- .1.1...1. - - - - ...1...11 - -');
  });

  it('are Siamese if two have the same base sets', () => {
    check(
      'finned-jellyfish',
      '11.1.11.. ......11. ..1..1..1 11....... .....1.1. .......11 .1..1.... .11...1.1 .1...1.1.',
      'Finned Jellyfish: 1 r3569 c2689 fr3c3 => r1c2<>1',
      'Finned Jellyfish: 1 r3569 c3689 fr9c2 => r8c3<>1',
      'Finned Jellyfish: 1 r3569 c2689/c3689 fr3c3 fr9c2 => r1c2,r8c3<>1',
    );
  });

  it('are Franken fish with boxes', () => {
    check(
      'franken-x-wing',
      '.11..1.1. .....1..1 ...1..1.. 1...1...1 ...1.11.. ..1...1.. 1.......1 ...111... .111...1.',
      'Franken X-Wing: 1 c8b1 r19 => r1c6,r9c234<>1',
      'Franken X-Wing: 1 c8b1 r1b9 => r1c6,r7c9<>1',
    );
  });

  it('may have their first candidate in the first cell', () => {
    check(
      'franken-swordfish',
      '1...1.... 1........ ......... ......... ...11.... ......... ......... ......... .........',
      'Franken Swordfish: 1 r25b2 c5b15 => r1c1,r5c5<>1',
      'Franken Swordfish: 1 r125 c5b15 => r5c5<>1',
      'Franken Swordfish: 1 r25b2 c45b1 => r1c1<>1',
    );
  });

  it('exclude their own candidates where two cover sets overlap', () => {
    check(
      'franken-x-wing',
      '......11. ....1.... .11...... ...1.1... ......1.. .11...... ...1....1 ...1....1 1........',
      'Franken X-Wing: 1 r5b8 c47 => r1c7,r4c4<>1',
      'Franken X-Wing: 1 r15 c7b3 => r1c7<>1',
      'Franken X-Wing: 1 r1b8 c4b3 => r4c4<>1',
    );
  });

  it('treat candidates in two base sets as fins', () => {
    check(
      'finned-franken-x-wing',
      '.....1..1 ....11... 1.1...... ..1...... .......1. .1.1..... ......1.. ....11... 11.......',
      'Finned Franken X-Wing: 1 r12 c6b2 fr1c9 => r1c6<>1',
      'Finned Franken X-Wing: 1 r46 c2b4 fr6c4 => r6c2<>1',
      'Finned Franken X-Wing: 1 r4b4 c23 efr4c3 => r3c3<>1',
    );
  });

  it('are mutant with any other houses', () => {
    check(
      'mutant-swordfish',
      '........1 ..1...... ...1...1. ....1.... .1....... .......1. 1....1... ......1.. 1........',
      'Mutant Swordfish: 1 r129 b137 => r3c8,r7c1<>1',
      'Mutant Swordfish: 1 r124 b135 => r3c8<>1',
      'Mutant Swordfish: 1 r12c6 r7c9b1 => r7c1<>1',
    );
  });

  it('are explained', () => {
    explains(
      'x-wing',
      '- ...1...1. - - - - ...1...1. - -',
      'Rows 2 and 7 must each hold 1. All places for it lie in columns 4 and 8. ' +
        'So each of these houses has its 1 in one of these places, and nowhere else.',
    );
    explains(
      'finned-x-wing',
      '- ...1...1. - - - - ...1...11 - -',
      'Rows 2 and 7 must each hold 1. All places for it except the fin r7c9 lie in columns 4 and 8. ' +
        'If the fin does not hold 1, each of these houses has its 1 in one of these places, and nowhere else. ' +
        'If the fin holds 1, no cell that it sees can hold 1. So in either case, r89c8 cannot hold 1.',
    );
    explains(
      'sashimi-x-wing',
      '- ...1...1. - - - - ...1....1 - -',
      'Rows 2 and 7 must each hold 1. All places for it except the fin r7c9 lie in columns 4 and 8, and all except the fin r2c8 lie in columns 4 and 9. ' +
        'If no fin holds 1, each of these houses has its 1 in one of these places, and nowhere else. ' +
        'If a fin holds 1, no cell that it sees can hold 1. This is true for each of the two fish alone. ' +
        'So in either case, r13c9,r89c8 cannot hold 1.',
      2,
    );
  });

  for (const { id, kind } of COMPARED) {
    it(`match their definition: ${id}`, () => {
      const tried = techniques.filter(technique => id.split(' ').includes(technique.id));
      fc.assert(
        fc.property(somePlaces, places => {
          const steps = findAllSteps(positionWith(places), tried);
          const found = new Set(steps.map(({ eliminations }) => eliminations.map(({ cell }) => cell).join()));
          assert.deepEqual([...found].sort(), [...naiveEffects(nine, places, kind)].sort());
        }),
        { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / (kind.size > 2 ? 100 : 20)) },
      );
    });
  }

  it('are found in large puzzles', () => {
    const sixteen = geometryOfSize(16);
    const isOpen = (row: number, column: number) => ![2, 9, 12].includes(row) || [0, 7, 15].includes(column);
    const candidates = Uint32Array.from({ length: 256 }, (_, cell) => (isOpen(cell >> 4, cell & 15) ? 0xffff : 0xfffe));
    const position = new Position(sixteen, new Uint8Array(256), candidates, new Uint8Array(256));
    const [step, ...more] = findAllSteps(position, [techniqueOf('swordfish')]);
    assert.match(new Names(sixteen).step(step), /^Swordfish: 1 r3,10,13 c1,8,16 => r1c1,r1c8,r1c16,/);
    assert.equal(step.eliminations.length, 39);
    assert.deepEqual(more, []);
  });
});
