import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize } from '../../src/core/geometry';
import { digitsOf } from '../../src/core/grid';
import {
  bivalueCells,
  type Candidate,
  derived,
  houseSets,
  ofGeometry,
  type Position,
  peerSets,
  positionOf,
} from '../../src/core/position';
import { anyPuzzle, RUNS, smallGeometry, soluble, solvedGrid } from './arbitraries';

/** Positions of puzzles with and without a solution, after some eliminations. */
const somePosition: fc.Arbitrary<Position> = fc
  .tuple(
    fc.oneof(
      { weight: 8, arbitrary: smallGeometry.chain(geometry => fc.oneof(anyPuzzle(geometry), soluble(geometry, 0.9))) },
      { weight: 1, arbitrary: soluble(geometryOfSize(16)) },
    ),
    fc.infiniteStream(fc.nat(99)),
    fc.constantFrom(0, 1, 20, 60),
  )
  .map(([grid, dice, lost]) => {
    const start = positionOf(grid);
    const eliminations = candidatesOf(start).filter(() => dice.next().value! < lost);
    return start.after({ placements: [], eliminations });
  });

function candidatesOf({ candidates }: Position): Candidate[] {
  return [...candidates].flatMap((mask, cell) => digitsOf(mask).map(digit => ({ cell, digit })));
}

/** A position and some of its candidates. */
const withCandidates = fc
  .tuple(somePosition, fc.infiniteStream(fc.nat(99)), fc.nat(30))
  .map(([position, dice, percent]) => ({
    position,
    some: candidatesOf(position).filter(() => dice.next().value! < percent),
  }));

function check(isRight: (position: Position) => void): void {
  fc.assert(fc.property(somePosition, isRight), RUNS);
}

const digitsUpTo = (size: number) => Array.from({ length: size }, (_, i) => i + 1);

/** The properties of a position's candidates, computed one by one. */
function naive({ geometry, digits, candidates }: Position) {
  const cells = [...digits.keys()];
  const has = (cell: number, digit: number) => digitsOf(candidates[cell]).includes(digit);
  const all = digitsUpTo(geometry.size);
  return {
    empty: cells.filter(cell => digits[cell] === 0),
    cellsWith: [[], ...all.map(digit => cells.filter(cell => has(cell, digit)))],
    bivalue: cells.filter(cell => digitsOf(candidates[cell]).length === 2),
    places: geometry.houses.map(house => all.map(digit => [...house.cells].filter(cell => has(cell, digit)))),
    isContradictory:
      cells.some(cell => digits[cell] === 0 && all.every(digit => !has(cell, digit))) ||
      geometry.houses.some(house =>
        all.some(digit => house.cells.every(cell => digits[cell] !== digit && !has(cell, digit))),
      ),
  };
}

describe('a position', () => {
  it('has the correct empty cells', () =>
    check(position => {
      assert.deepEqual(position.empty.cells(), naive(position).empty);
      assert.equal(position.isSolved, naive(position).empty.length === 0);
    }));

  it('has the correct places of each digit', () =>
    check(position => {
      assert.deepEqual(
        position.cellsWith.map(set => set.cells()),
        naive(position).cellsWith,
      );
      for (const { cell, digit } of candidatesOf(position)) assert.ok(position.has(cell, digit));
      const all = digitsUpTo(position.geometry.size);
      for (const cell of position.digits.keys()) {
        assert.deepEqual(
          all.filter(digit => position.has(cell, digit)),
          digitsOf(position.candidates[cell]),
        );
      }
    }));

  it('has the correct places of each digit in a house', () =>
    check(position => {
      const { houses, size } = position.geometry;
      const found = houses.map(house =>
        digitsUpTo(size).map(digit =>
          [...house.cells].filter((_, i) => (position.places(house, digit) & (1 << i)) !== 0),
        ),
      );
      assert.deepEqual(found, naive(position).places);
    }));

  it('has the correct cells with two candidates', () =>
    check(position => assert.deepEqual(bivalueCells(position).cells(), naive(position).bivalue)));

  it('detects that it is contradictory', () => {
    const seen = new Set<boolean>();
    check(position => {
      seen.add(position.isContradictory);
      assert.equal(position.isContradictory, naive(position).isContradictory);
    });
    assert.equal(seen.size, 2);
  });

  it('is never contradictory if it has all digits of a solution', () => {
    const solved = smallGeometry.chain(geometry =>
      solvedGrid(geometry).map(digits => positionOf({ geometry, digits })),
    );
    fc.assert(
      fc.property(solved, position => position.isSolved && !position.isContradictory),
      RUNS,
    );
  });

  it('loses eliminated candidates', () => {
    fc.assert(
      fc.property(withCandidates, ({ position, some }) => {
        const after = position.after({ placements: [], eliminations: some });
        const isGone = (a: Candidate) => some.some(b => a.cell === b.cell && a.digit === b.digit);
        assert.deepEqual(after.digits, position.digits);
        assert.deepEqual(
          candidatesOf(after),
          candidatesOf(position).filter(candidate => !isGone(candidate)),
        );
      }),
      RUNS,
    );
  });

  it('loses the candidates that a placement excludes', () => {
    fc.assert(
      fc.property(withCandidates, ({ position, some: [placed] }) => {
        if (!placed) return;
        const after = position.after({ placements: [placed], eliminations: [] });
        const { housesOf } = position.geometry;
        const sees = (cell: number) => housesOf[cell].some(house => house.cells.includes(placed.cell));
        assert.equal(after.digits[placed.cell], placed.digit);
        assert.deepEqual(
          candidatesOf(after),
          candidatesOf(position).filter(c => c.cell !== placed.cell && !(c.digit === placed.digit && sees(c.cell))),
        );
      }),
      RUNS,
    );
  });

  it('applies a step with several placements and eliminations like single ones', () => {
    fc.assert(
      fc.property(withCandidates, ({ position, some }) => {
        const placements = some.filter(({ cell }, i) => i % 2 === 0 && some.findIndex(c => c.cell === cell) === i);
        const eliminations = some.filter(({ cell }) => !placements.some(placed => placed.cell === cell));
        let after = position;
        for (const candidate of eliminations) after = after.after({ placements: [], eliminations: [candidate] });
        for (const candidate of placements) after = after.after({ placements: [candidate], eliminations: [] });
        const { digits, candidates } = position.after({ placements, eliminations });
        assert.deepEqual([digits, candidates], [after.digits, after.candidates]);
      }),
      RUNS,
    );
  });

  it('is never changed, and keeps its givens', () => {
    fc.assert(
      fc.property(withCandidates, ({ position, some: [placed, ...eliminations] }) => {
        if (!placed) return;
        const before = [position.digits.slice(), position.candidates.slice(), position.givens.slice()];
        const after = position.after({ placements: [placed], eliminations });
        assert.deepEqual([position.digits, position.candidates, position.givens], before);
        assert.deepEqual(after.givens, position.givens);
      }),
      RUNS,
    );
  });

  it('has the specified givens, otherwise all digits as givens', () => {
    const geometry = geometryOfSize(4);
    const digits = Uint8Array.of(1, 2, 3, 4, ...new Uint8Array(12));
    assert.deepEqual(positionOf({ geometry, digits }).givens, digits);
    const givens = Uint8Array.of(1, ...new Uint8Array(15));
    assert.deepEqual(positionOf({ geometry, digits }, givens).givens, givens);
  });
});

describe('tables', () => {
  it('of peers and houses match the geometry', () => {
    fc.assert(
      fc.property(smallGeometry, geometry => {
        const cells = [...geometry.rowOf.keys()];
        const sees = (a: number, b: number) => a !== b && geometry.housesOf[a].some(({ cells }) => cells.includes(b));
        for (const a of cells) {
          assert.deepEqual(
            peerSets(geometry)[a].cells(),
            cells.filter(b => sees(a, b)),
          );
        }
        for (const [h, house] of geometry.houses.entries()) {
          assert.equal(house.at, h);
          assert.deepEqual(houseSets(geometry)[h].cells(), [...house.cells]);
        }
      }),
      { ...RUNS, numRuns: 20 },
    );
  });

  it('are computed once per geometry', () => {
    let made = 0;
    const table = ofGeometry(({ size }) => ({ size, number: ++made }));
    const asked = [4, 9, 4].map(size => table(geometryOfSize(size)));
    assert.deepEqual(asked, [
      { size: 4, number: 1 },
      { size: 9, number: 2 },
      { size: 4, number: 1 },
    ]);
  });

  it('are computed once per position', () => {
    let made = 0;
    const table = derived(() => ({ number: ++made }));
    const geometry = geometryOfSize(4);
    const [one, other] = [1, 2].map(() => positionOf({ geometry, digits: new Uint8Array(16) }));
    assert.deepEqual(
      [one, other, one].map(position => table(position).number),
      [1, 2, 1],
    );
  });
});
