import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize } from '../../../src/core/geometry';
import { parse } from '../../../src/text/parser/parser';
import { cellSpanOf } from '../../../src/text/puzzle';
import { RUNS, soluble } from '../../core/arbitraries';
import { MAKERS, type Maker } from '../../text/parser/makers';
import { isDetectable } from '../../text/writtenPuzzles';
import { cellsIn, type Position, press, typedAt } from './typed';

const KEYS = [
  ...'0123456789.*_- ABGPxab',
  ...['backspace', 'delete', 'tab', 'shift+tab', 'left', 'right', 'up', 'down'],
];

/** Any keys at any cursors of a grid. Keys without a meaning for cells are skipped. */
function typing(makers: readonly Maker[], sizes: readonly number[]): fc.Arbitrary<{ text: string; all: Position[] }> {
  return fc
    .record({
      maker: fc.constantFrom(...makers),
      size: fc.constantFrom(...sizes),
      places: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 3 }),
      selected: fc.constantFrom(0, 0, 0, 1, 5, 20),
      keys: fc.array(fc.constantFrom(...KEYS), { minLength: 1, maxLength: 12 }),
    })
    .filter(({ maker, size }) => maker.sizes.includes(size))
    .chain(({ maker, size, places, selected, keys }) =>
      soluble(geometryOfSize(size), 0.7)
        .filter(grid => isDetectable(maker, grid))
        .map(grid => {
          const text = maker.make(grid);
          const offsets = [...new Set(places.map(place => Math.floor(place * text.length)))];
          const cursors = offsets
            .filter(offset => text[offset - 1] !== '\r')
            .map(active => ({
              anchor: offsets.length > 1 ? active : Math.min(active + selected, text.length),
              active,
            }));
          const all: Position[] = [{ text, cursors }];
          for (const key of keys) {
            const typed = typedAt(all[all.length - 1], key);
            if (typed) all.push(press(all[all.length - 1], typed));
          }
          return { text, all };
        }),
    );
}

const named = (pattern: RegExp) => MAKERS.filter(({ name }) => pattern.test(name));

describe('a grid keeps its shape', () => {
  const characters = named(/^(rows|bands|Simple|SudoCue|box drawing|SadMan|one line|lower case|from)/);

  it('any key: cells of one character change, and nothing else', () =>
    fc.assert(
      fc.property(typing(characters, [4, 6, 9, 16]), ({ text, all }) => {
        const cells = new Set<number>();
        for (const puzzle of parse(text).puzzles) {
          for (const cell of puzzle.grid.digits.keys()) {
            const at = cellSpanOf(puzzle, cell);
            if (at) cells.add(at.start);
            if (puzzle.givenPlaces) cells.add(puzzle.start + puzzle.givenPlaces.startOf(cell));
          }
        }
        for (const { text: after } of all) {
          assert.equal(after.length, text.length);
          for (let i = 0; i < text.length; i++) if (!cells.has(i)) assert.equal(after[i], text[i], `at ${i}`);
        }
      }),
      RUNS,
    ));

  it('no key makes a row too long, for any cursor in or after a row', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...characters.filter(({ name }) => !name.startsWith('one line'))).chain(maker =>
          fc.constantFrom(...[4, 6, 9, 16].filter(size => maker.sizes.includes(size))).chain(size =>
            soluble(geometryOfSize(size), 0.7)
              .filter(grid => isDetectable(maker, grid))
              .map(maker.make),
          ),
        ),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom(...'123456789AGZaqx.é=;"'),
        fc.boolean(),
        (whole, place, key, isCut) => {
          const rows = whole.match(/[^\r\n]*(?:\r\n?|\n|$)/g) ?? [];
          const text = isCut ? rows.slice(0, -2).join('').trimEnd() : whole;
          const puzzle = parse(text).puzzles.at(-1);
          if (!puzzle) return;
          const at = puzzle.start + 1 + Math.floor(place * (puzzle.end - puzzle.start));
          const position = { text, cursors: [{ anchor: at, active: at }] };
          // Cells of an unfinished grid are text, except after a full row.
          if (cellsIn(position) === undefined || typedAt(position, key)) return;
          const after = text.slice(0, at) + key + text.slice(at);
          const lengths = parse(after).puzzles.flatMap(({ problems }) => problems.map(({ code }) => code));
          assert.ok(!lengths.includes('row-length'), `${key} at ${at} of ${text}`);
        },
      ),
      RUNS,
    ));

  it('columns of numbers keep their width', () =>
    fc.assert(
      fc.property(typing(named(/^numbers, (right|left|zeros)$/), [10, 12, 16, 25]), ({ text, all }) => {
        const { size } = parse(text).puzzles[0].grid.geometry;
        const lengths = text.split('\n').map(line => line.length);
        for (const { text: after } of all) {
          const lines = after.split('\n');
          assert.deepEqual(
            lines.map(line => line.length),
            lengths,
          );
          for (const line of lines) {
            assert.equal(line.match(/\S+/g)?.length ?? 0, size);
            for (let i = 2; i < line.length; i += 3) assert.equal(line[i], ' ');
          }
        }
      }),
      RUNS,
    ));

  it('lists of candidates keep the number of words, borders and lines', () =>
    fc.assert(
      fc.property(typing(named(/^(pencil marks|stacked.*)$/), [4, 6, 9]), ({ text, all }) => {
        const shapeOf = (grid: string) => grid.replace(/[\d.]+/g, '#').replace(/ +/g, ' ');
        for (const { text: after } of all) assert.equal(shapeOf(after), shapeOf(text));
      }),
      RUNS,
    ));

  it('cursors stay inside the text, and distinct', () =>
    fc.assert(
      fc.property(typing(MAKERS, [4, 9, 10]), ({ all }) => {
        for (const { text, cursors } of all) {
          for (const { anchor, active } of cursors) {
            assert.ok(0 <= active && active <= text.length);
            assert.ok(0 <= anchor && anchor <= text.length);
            assert.notEqual(text.slice(active - 1, active + 1), '\r\n');
          }
        }
      }),
      RUNS,
    ));
});
