import assert from 'node:assert/strict';
import { geometryOfSize } from '../../src/core/geometry';
import { makeLine } from '../../src/core/notation';
import { rulesOfGeometry } from '../../src/core/rules/geometry';
import type { Gray } from '../../src/picture/gray';
import { readPuzzlePicture } from '../../src/picture/index';
import { writeRules } from '../../src/text/rules/writing';
import { Random } from '../../tools/picture/random';
import { screenshotOf } from '../../tools/picture/screenshots';
import { STROKES } from './drawing';
import { DARK, type Drawn, killer, LARGE_KILLER, LOOK, SMALL_KILLER, SOLUTION } from './killerDrawing';
import { pngOf } from './pngFiles';

const readIn = (picture: Gray) => {
  const result = readPuzzlePicture(pngOf(picture));
  assert.ok('puzzles' in result, JSON.stringify(result));
  const [puzzle, ...others] = result.puzzles;
  assert.deepEqual(others, []);
  return puzzle;
};
const rulesIn = (picture: Gray) => {
  const { geometry, isValid, hasUnreadCages = false } = readIn(picture);
  return { rules: writeRules(rulesOfGeometry(geometry), geometry).join('\n'), isValid, hasUnreadCages };
};

describe('the cages of a killer in a picture', () => {
  const check = (drawn: Drawn = {}) => {
    const rules = drawn.rules ?? (drawn.size === 6 ? SMALL_KILLER : LARGE_KILLER);
    assert.deepEqual(rulesIn(killer(drawn).gray), { rules, isValid: true, hasUnreadCages: false });
  };
  it('are read with dashed outlines', () => check());
  it('are read with solid outlines', () => check({ cages: { dash: undefined } }));
  it('are read with sums inside of the outlines', () => check({ cages: { gap: undefined, sumAt: [0.13, 0.14] } }));
  it('are read in 6x6 puzzles', () => check({ size: 6 }));
  it('are read on dark paper', () => check({ look: DARK, cages: { line: 150, sum: 220, shades: [30] } }));
  it('are read in colored cells', () => check({ cages: { shades: [255, 240, 228, 216] } }));
  it('are read with cells of 42 pixels', () => check({ look: { cell: 42 } }));
  it('are read with cells of 150 pixels', () => check({ look: { cell: 150 } }));
  it('are read next to givens', () => {
    const position = `${SOLUTION.slice(0, 9)}${'.'.repeat(36)}${SOLUTION.slice(45, 50)}${'.'.repeat(31)}`;
    const puzzle = readIn(killer({ position, look: { digitHeight: 0.42 } }).gray);
    assert.equal(makeLine(puzzle.digits), position);
    assert.deepEqual([rulesOfGeometry(puzzle.geometry).length, puzzle.isValid], [28, true]);
  });
  it('are read if the puzzle has several solutions, as long as the sums add up to the total', () => {
    const sums = [1, 2, 3, 4, 5, 6].flatMap(row => [
      `cage ${row % 2 > 0 ? 6 : 15}: r${row}c123`,
      `cage ${row % 2 > 0 ? 15 : 6}: r${row}c456`,
    ]);
    const rules = sums.join('\n');
    assert.deepEqual(rulesIn(killer({ size: 6, rules }).gray), { rules, isValid: false, hasUnreadCages: false });
  });
  it('are read in a grid with few cages', () => {
    const rules = LARGE_KILLER.split('\n').slice(0, 9).join('\n');
    const position = `${'.'.repeat(27)}${SOLUTION.slice(27)}`;
    const { rules: read, hasUnreadCages } = rulesIn(killer({ rules, position, look: { digitHeight: 0.42 } }).gray);
    assert.deepEqual([read, hasUnreadCages], [rules, false]);
  });
});

describe('cages that cannot be read', () => {
  const position = `${SOLUTION.slice(0, 9)}${'.'.repeat(36)}${SOLUTION.slice(45, 50)}${'.'.repeat(31)}`;
  const look = { digitHeight: 0.42 };
  const unread = (picture: Gray) => {
    const { digits, geometry, hasUnreadCages } = readIn(picture);
    assert.deepEqual([makeLine(digits), geometry === geometryOfSize(9), hasUnreadCages], [position, true, true]);
  };
  it('are not read if the sums do not add up to the total', () =>
    unread(killer({ position, look, rules: LARGE_KILLER.replace('cage 14: r1c78', 'cage 15: r1c78') }).gray));
  it('are not read if there is no solution', () =>
    unread(
      killer({
        position,
        look,
        rules: LARGE_KILLER.replace('cage 14: r1c78', 'cage 15: r1c78').replace('cage 5: r23c7', 'cage 4: r23c7'),
      }).gray,
    ));
  it('are not read if a sum is missing', () => {
    const { gray, left, top } = killer({ position, look });
    const data = gray.data.slice();
    for (let y = top + 3; y < top + 18; y++) data.fill(255, y * gray.width + left + 3, y * gray.width + left + 25);
    unread({ ...gray, data });
  });
  it('are a problem if there are no digits', () => {
    const { gray } = killer({ rules: LARGE_KILLER.replace('cage 14: r1c78', 'cage 15: r1c78') });
    assert.deepEqual(readPuzzlePicture(pngOf(gray)), { problem: { kind: 'unreadCages' } });
  });
});

describe('a picture without cages', () => {
  const digits = [...SOLUTION].map((digit, i) => (i % 3 === 0 ? Number(digit) : 0));
  for (const candidates of ['none', 'places', 'center'] as const)
    for (const seed of [1, 2, 3])
      it(`gets none with candidates: ${candidates}, ${seed}`, () => {
        const drawn = { size: 9, boxWidth: 3, boxHeight: 3, digits };
        const { gray } = screenshotOf(drawn, STROKES, { ...LOOK, candidates }, new Random(seed));
        const { geometry, hasUnreadCages = false } = readIn(gray);
        assert.deepEqual([geometry === geometryOfSize(9), hasUnreadCages], [true, false]);
      });
});
