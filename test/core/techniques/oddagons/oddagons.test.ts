import assert from 'node:assert/strict';
import fc from 'fast-check';
import { bitOf, digitsOf } from '../../../../src/core/grid';
import { parseLine } from '../../../../src/core/notation';
import { finish } from '../../../../src/core/pausing';
import { allowedOf, type Position, positionOf } from '../../../../src/core/position';
import { countSolutions } from '../../../../src/core/solver/index';
import { findAllSteps } from '../../../../src/core/techniques/index';
import { tridagonsIn } from '../../../../src/core/techniques/oddagons/tridagonSearch';
import { sized } from '../../../sizes';
import { RUNS } from '../../arbitraries';
import { explanationOf, linesOf } from '../drawing';
import { techniqueOf } from '../positions';
import { anyPosition } from '../randomPositions';
import { findStep } from '../walks';
import { naiveTridagons } from './naiveTridagons';

const tridagon = techniqueOf('tridagon');
const net = techniqueOf('tridagon-forcing-net');

/** Puzzles with tridagons, made for these tests. */
const PUZZLES = [
  '..8.....14....9.7..917.824.....72....72...1.9...9.....3...847...8........6.2...94',
  '..7.....5.3.1.5......72....1..4...........2.3.75.82.9.2..3.1.577.......9.5..9.12.',
  '....4.9.7.3..5..2...8..6...3..9.......7...2.9.4..82....8.2.....4.289...37...348..',
];

/** The position of a puzzle where singles, locked candidates and subsets find nothing more. */
function positionAfterBasics(line: string): Position {
  const easy = ['full-house', 'naked-single', 'hidden-single', 'pointing', 'claiming'].map(techniqueOf);
  const subsets = ['naked-pair', 'naked-triple', 'hidden-pair', 'hidden-triple'].map(techniqueOf);
  let position = positionOf(parseLine(line)!);
  for (let step = findStep(position, [...easy, ...subsets]); step; step = findStep(position, [...easy, ...subsets]))
    position = position.after(step);
  return position;
}

/** The same position with random additional candidates, as long as they see no equal digit. */
const loosened: fc.Arbitrary<Position> = fc
  .tuple(fc.constantFrom(...PUZZLES), fc.infiniteStream(fc.nat(99)))
  .map(([line, dice]) => {
    const position = positionAfterBasics(line);
    const eliminations = position.empty
      .cells()
      .flatMap(cell => digitsOf(position.candidates[cell]).map(digit => ({ cell, digit })))
      .filter(() => dice.next().value! < 3);
    return position.after({ placements: [], eliminations });
  });

const MOST = 3;

describe('tridagons', () => {
  it('exclude what each guardian excludes', () => {
    const step = 'Tridagon: 3,5,6 in r1c68,r2c47,r3c59,r4c49,r5c68,r6c57, r4c4=8 or r5c8=8 => r4c8,r5c4<>8';
    const position = positionAfterBasics(PUZZLES[0]);
    assert.ok(linesOf(position, tridagon).includes(step));
    assert.match(
      explanationOf(position, tridagon, step),
      /^r1c68.* are three cells in each of boxes 2, 3, 5 and 6, .* which is the case in .*: an odd number of boxes\. .* So r4c4 is 8 or r5c8 is 8\. In each case r4c8,r5c4<>8\.$/,
    );
  });

  it('place a single guardian', () => {
    const position = positionAfterBasics(PUZZLES[0]);
    const eliminations = findAllSteps(position, [tridagon]).flatMap(({ guardians }) => guardians!.slice(1));
    const lines = linesOf(position.after({ placements: [], eliminations }), tridagon);
    assert.ok(
      lines.some(line => / r4c4=8 => r4c4=8$/.test(line)),
      lines.join('\n'),
    );
  });

  it('have nets from each guardian to the same conclusion', () => {
    const position = positionAfterBasics(PUZZLES[2]);
    const step =
      'Tridagon Forcing Net: 1,5,6 in r4c37,r5c28,r6c19,r7c19,r8c27,r9c38, r4c7=4, r7c9=4 or r8c7=7 => r4c7<>6';
    assert.ok(linesOf(position, net).includes(step), linesOf(position, net).join('\n'));
    const lines = explanationOf(position, net, step).split('\n');
    assert.match(lines[0], / So r4c7 is 4, r7c9 is 4 or r8c7 is 7\. In each case r4c7<>6\.$/);
    assert.deepEqual(
      lines.slice(2).map(line => line.split(' ')[0]),
      ['r4c7=4', 'r7c9=4', 'r8c7=7'],
    );
  });

  it('are those of the definition', () => {
    let count = 0;
    fc.assert(
      fc.property(loosened, position => {
        const found = finish(tridagonsIn(position))
          .filter(({ guardians }) => guardians.length <= MOST)
          .map(({ mask, cells }) => `${digitsOf(mask)} / ${cells}`);
        count += found.length;
        assert.deepEqual(found.sort(), naiveTridagons(position, MOST));
      }),
      { ...RUNS, numRuns: sized(3, 60) },
    );
    assert.ok(count > 0);
  });

  it('and their nets are true in the solution of positions without reasoning', () => {
    fc.assert(
      fc.property(anyPosition, ({ position, solution }) => {
        for (const { placements, eliminations } of findAllSteps(position, [tridagon, net])) {
          for (const { cell, digit } of placements) assert.equal(solution[cell], digit);
          for (const { cell, digit } of eliminations) assert.notEqual(solution[cell], digit);
        }
      }),
      { ...RUNS, numRuns: sized(10, 1000) },
    );
  });

  it('and their nets are true in every solution of puzzles with several solutions', () => {
    let count = 0;
    fc.assert(
      fc.property(fc.constantFrom(...PUZZLES), fc.nat(80), (line, blank) => {
        const position = positionAfterBasics(`${line.slice(0, blank)}.${line.slice(blank + 1)}`);
        if (position.isContradictory) return;
        for (const { placements, eliminations } of findAllSteps(position, [tridagon, net]).slice(0, 20)) {
          count++;
          const wrong = [
            ...eliminations.map(({ cell, digit }) => ({ cell, mask: bitOf(digit) })),
            ...placements.map(({ cell, digit }) => ({ cell, mask: position.candidates[cell] & ~bitOf(digit) })),
          ];
          for (const { cell, mask } of wrong) {
            const allowed = allowedOf(position);
            allowed[cell] = mask;
            assert.equal(countSolutions({ geometry: position.geometry, digits: position.digits, allowed }, 1), 0);
          }
        }
      }),
      { ...RUNS, numRuns: sized(10, 240) },
    );
    assert.ok(count > 0);
  });
});
