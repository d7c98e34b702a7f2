import assert from 'node:assert/strict';
import { geometryOfSize } from '../../src/core/geometry';
import { makeLine } from '../../src/core/notation';
import { finish } from '../../src/core/pausing';
import { type Gray, shrink } from '../../src/picture/gray';
import type { Quadrilateral } from '../../src/picture/homography';
import { readPuzzlePicture } from '../../src/picture/index';
import { exchangeIn } from '../../src/picture/reading';
import { pageOf, seen, turnedRight } from './drawing';
import { pngOf } from './pngFiles';

const POSITION = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const TILTED: Quadrilateral = [
  { x: -0.1, y: -0.05 },
  { x: 1.05, y: -0.15 },
  { x: 1.15, y: 1.1 },
  { x: -0.05, y: 1.2 },
];

function check(picture: Gray): void {
  const result = readPuzzlePicture(pngOf(picture));
  assert.ok('puzzles' in result, JSON.stringify(result));
  assert.deepEqual(
    result.puzzles.map(({ digits, isValid }) => [makeLine(digits), isValid]),
    [[POSITION, true]],
  );
}

describe('the puzzle in a picture', () => {
  it('is read from a flat page', () => check(pageOf(POSITION)));
  it('is read in perspective', () => check(seen(pageOf(POSITION), TILTED)));
  it('is read in uneven light', () => check(seen(pageOf(POSITION), TILTED, { light: 0.6 })));
  it('is read if the page is dark', () => check(pageOf(POSITION, { paper: 30, ink: 220 })));
  it('is read if the picture is turned', () => {
    let picture = seen(pageOf(POSITION), TILTED);
    for (let turns = 1; turns <= 3; turns++) {
      picture = turnedRight(picture);
      check(picture);
    }
  });

  const problemOf = (picture: Gray) => {
    const result = readPuzzlePicture(pngOf(picture));
    assert.ok('problem' in result, JSON.stringify(result));
    return result.problem;
  };

  it('is not read if its cells are too small', () =>
    assert.deepEqual(problemOf(finish(shrink(pageOf(POSITION), 110)).gray), { kind: 'smallCells', pixels: 9 }));

  it('is not read if the grid is empty', () =>
    assert.deepEqual(problemOf(pageOf('.'.repeat(81))), { kind: 'noDigits' }));

  it('is not read if there is no grid', () =>
    assert.deepEqual(problemOf({ width: 200, height: 100, data: new Uint8Array(20_000).fill(99) }), {
      kind: 'noGrid',
    }));
});

describe('an exchange of doubtful digits', () => {
  const digits = Uint8Array.from(POSITION, character => Number(character) || 0);

  /** Guesses for the digits, with wrong first guesses in some cells: the cell, the wrong digit, and its probability. */
  const guessesWith = (wrong: readonly (readonly [number, number, number])[]) =>
    [...digits].map((digit, cell) => {
      const found = wrong.find(([at]) => at === cell);
      return found
        ? { digit: found[1], second: digit, probability: found[2], secondProbability: 0.98 - found[2] }
        : { digit, second: 9 - digit, probability: 0.97, secondProbability: 0.003 };
    });
  const exchanged = (wrong: readonly (readonly [number, number, number])[]) => {
    const guesses = guessesWith(wrong);
    return finish(
      exchangeIn({ geometry: geometryOfSize(9), digits: Uint8Array.from(guesses, ({ digit }) => digit) }, guesses),
    );
  };

  it('makes a puzzle with a wrong digit valid', () => assert.deepEqual(exchanged([[0, 3, 0.8]]), [0]));
  it('makes a puzzle with two wrong digits valid', () =>
    assert.deepEqual(
      [
        ...exchanged([
          [0, 3, 0.8],
          [80, 7, 0.6],
        ]),
      ].sort((a, b) => a - b),
      [0, 80],
    ));
  it('restores a digit in a blank cell', () => assert.deepEqual(exchanged([[4, 0, 0.9]]), [4]));
  it('is not made in three cells', () =>
    assert.deepEqual(
      exchanged([
        [0, 3, 0.6],
        [80, 7, 0.6],
        [40, 6, 0.6],
      ]),
      [],
    ));
  it('is not made if the second guess is improbable', () => assert.deepEqual(exchanged([[0, 3, 0.979]]), []));
});
