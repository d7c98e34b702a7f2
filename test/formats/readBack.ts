/** Reads the output of formats, and makes puzzles for their tests. */

import fc from 'fast-check';
import { candidatesOf } from '../../src/core/candidates';
import { type Geometry, geometryOf, geometryOfSize } from '../../src/core/geometry';
import { makeLine } from '../../src/core/notation';
import { type Content, contentOf, eliminatedOf, isBroken } from '../../src/formats/content';
import { linksIn } from '../../src/formats/finding/links';
import { readTexts } from '../../src/formats/finding/readMany';
import type { WritableFormat } from '../../src/formats/format';
import { FORMATS } from '../../src/formats/index';
import { titleIn } from '../../src/formats/shared/reading';
import type { Loss } from '../../src/text/losses';
import { parse } from '../../src/text/parser/parser';
import { finish } from '../../src/text/work';
import { soluble } from '../core/arbitraries';
import { read } from './solving';

/** The puzzles in a text of any format. */
export function readBack(text: string): Content[] {
  const file = FORMATS.find(format => format.file?.start.test(text))?.file;
  if (file) return finish(file.read(text)).map(({ content }) => content);
  if (/^\.(?:~|[A-Z][A-Za-z]*~)/.test(text))
    return text
      .trim()
      .split('\n')
      .map(line => read(line).content);
  if (text.startsWith('{'))
    return finish(readTexts(text)).flatMap(({ reading }) => (isBroken(reading) ? [] : [reading.content]));
  if (text.startsWith('https://')) return finish(linksIn(text)).flatMap(({ taken }) => taken?.content ?? []);
  const source = { length: text.length, slice: (start: number, end: number) => text.slice(start, end) };
  return parse(text).puzzles.map(puzzle => contentOf(puzzle, source));
}

/** The parts of a puzzle that a format keeps. */
export function saidBy({ says: parts, digits, id }: WritableFormat, content: Content, lost: readonly Loss[] = []) {
  const says = parts.filter(part => !lost.includes(part));
  const { grid, givens, title, marks } = content;
  const written = parts.includes('entries') || digits === 'position' ? grid.digits : givens;
  return {
    digits: makeLine(written),
    givens: makeLine(says.includes('entries') ? givens : written),
    boxes: `${grid.geometry.boxHeight}x${grid.geometry.boxWidth}`,
    ...(says.includes('title') && { title }),
    ...(says.includes('candidates') && id !== 'pencilMarks' && { eliminated: [...eliminatedOf(content)].join() }),
    ...(says.includes('marks') && { corner: listed(marks?.corner), centre: listed(marks?.centre) }),
    ...(says.includes('colours') && { colour: listed(marks?.colour) }),
    ...(says.includes('chains') && { chains: JSON.stringify(marks?.chains) }),
  };
}

/** Marks by cell; empty for a puzzle without marks. */
function listed(masks: readonly number[] = []): string {
  return masks.flatMap((mask, cell) => (mask === 0 ? [] : `${cell}=${mask}`)).join(' ');
}

const geometries: readonly Geometry[] = [...[4, 6, 8, 9, 9, 9, 10, 12, 16].map(geometryOfSize), geometryOf(3, 2)];

const emptyGrid = (geometry: Geometry) => fc.constant({ geometry, digits: new Uint8Array(geometry.cellCount) });

/** Titles on one line, as in links, including those that have a meaning in a comment. */
const titles: fc.Arbitrary<string> = fc
  .oneof(
    fc.stringMatching(/^[A-Z][a-z]{3,8}( [a-z]{3,5})?$/),
    fc.constantFrom(
      ...['section: none', 'section: puzzle', 'box: 3x3', 'box: 3x2', 'corner: r1c1=1', 'centre:', 'Puzzle'],
    ),
    fc.constantFrom(...['generated: seed 1', 'rated: Easy', 'Generated: x', 'region', '#1', '% 1', 'DGrid', '[State]']),
    fc.constantFrom(
      ...['sudoku-disable duplicate', 'sudoku-disable-file', '12345678.', '.'.repeat(81), 'x'.repeat(300)],
    ),
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.string({ maxLength: 12 }),
  )
  .map(title => titleIn(title) ?? 'Title');

/** Puzzles with titles, entries, eliminated candidates and marks. */
export const contents: fc.Arbitrary<Content> = fc.constantFrom(...geometries).chain(geometry => {
  const { cellCount, size } = geometry;
  const largest = 2 ** Math.min(9, size) - 1;
  const masks = fc
    .array(fc.tuple(fc.nat(cellCount - 1), fc.integer({ min: 1, max: largest })), { maxLength: 8 })
    .map(some => {
      const all = new Array<number>(cellCount).fill(0);
      for (const [cell, mask] of some) all[cell] = mask;
      return all;
    });
  // Whether the digits include those that identify letters.
  const isKnown = ({ digits }: Content['grid']) =>
    size < 10 || digits.every(digit => digit === 0) || digits.filter(digit => 0 < digit && digit < 10).length > 3;
  return fc
    .record({
      grid: fc
        .constantFrom(0, 0.6, 0.6, 0.6, 0.98, 1)
        .chain(share => (share === 0 ? emptyGrid(geometry) : soluble(geometry, share)))
        .filter(isKnown),
      wrong: fc.array(fc.tuple(fc.nat(cellCount - 1), fc.integer({ min: 1, max: size })), { maxLength: 2 }),
      entries: fc.array(fc.nat(cellCount - 1), { maxLength: 8 }),
      gone: fc.option(masks, { nil: undefined }),
      title: fc.option(titles, { nil: undefined }),
      marks: fc.option(fc.record({ corner: masks, centre: masks, colour: masks }), { nil: undefined }),
      chains: fc.constantFrom(undefined, {
        colors: [{ cell: 1, digit: 2, color: 4 }],
        links: [{ from: { cell: 1, digit: 2 }, to: { cell: 0, digit: size }, hasArrow: true, kind: 'weak' as const }],
      }),
    })
    .map(({ grid: right, wrong, entries, gone, title, marks, chains }): Content => {
      const changed = right.digits.slice();
      if (right.digits.some(digit => digit !== 0)) for (const [cell, digit] of wrong) changed[cell] = digit;
      const isChanged = isKnown({ geometry, digits: changed });
      const grid = isChanged ? { geometry, digits: changed } : right;
      const givens = grid.digits.map((digit, cell) => (entries.includes(cell) ? 0 : digit));
      const isMarked = marks && Object.values(marks).some(layer => layer.some(mask => mask !== 0));
      const allowed = size === 9 ? gone && candidatesOf(grid).map((mask, cell) => mask & ~gone[cell]) : undefined;
      return {
        grid: { ...grid, ...(allowed && { allowed }) },
        givens: entries.length > 0 ? givens : grid.digits,
        ...(title !== undefined && { title }),
        ...(isMarked && { marks: { ...marks, ...(chains && { chains }) } }),
      };
    });
});
