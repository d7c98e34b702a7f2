import assert from 'node:assert/strict';
import { colorsOf } from '../../../src/board/drawing/palettes';
import { pictureOf } from '../../../src/board/drawing/picture';
import { sceneOf } from '../../../src/board/drawing/scene';
import { listedPuzzleOf } from '../../../src/board/listed';
import { rulesLegendOf } from '../../../src/board/rules/drawing';
import { noMarks } from '../../../src/board/snapshot';
import { geometryOfSize } from '../../../src/core/geometry';
import { rulesDrawingOf, snapshotOf } from '../finished';
import { allOf, ruled, ruledPuzzle, symbolsOf } from './ruled';

const legend = (lines: readonly string[], size = 9) => rulesLegendOf(ruled(lines, size), undefined);

const snapshot = (lines: readonly string[], regions?: 'none') =>
  snapshotOf(ruledPuzzle(lines, 4, regions), { version: 1, status: '', marks: noMarks(16) });

describe('the drawing of rules', () => {
  it('is absent in classic puzzles', () => {
    assert.equal(rulesDrawingOf(geometryOfSize(9), symbolsOf(9)), undefined);
    assert.equal(legend([]), undefined);
    assert.equal('rules' in listedPuzzleOf(ruledPuzzle([])), false);
  });
  it('has one bulb for several thermometers that share it, and joins them', () => {
    const { below } = rulesDrawingOf(ruled(['thermo: r1c1-r1c3', 'thermo: r1c1-r3c1']), symbolsOf(9))!;
    assert.deepEqual(
      below.map(({ tag, className }) => `${tag} ${className}`),
      [
        ...['path stroke_edge9', 'circle fill_color9 stroke_edge9', 'path stroke_edge9'],
        ...['circle fill_color9', 'path stroke_color9', 'path stroke_color9'],
      ],
    );
  });
  it('writes the sums of several cages next to each other', () => {
    const { below, labeled } = rulesDrawingOf(ruled(['sum 16: r1c1 r1c2', 'sum 7: r1c1 r2c1']), symbolsOf(9))!;
    const [one, other] = below.filter(({ tag }) => tag === 'text').map(({ attributes }) => Number(attributes.x));
    assert.ok(other > one + 15);
    assert.deepEqual(labeled, [0]);
  });
  it('interrupts the line of a cage for its sum', () => {
    const d = (line: string) => `${rulesDrawingOf(ruled([line]), symbolsOf(9))!.below.at(-1)!.attributes.d}`;
    assert.match(d('cage: r1c1'), /^M7\.5 7\.5L58\.5 7\.5.*z$/);
    assert.match(d('cage 5: r1c1'), /^M17\.6 7\.5L58\.5 7\.5.*L7\.5 20$/);
  });
  it('writes sums of lines only where there are several', () => {
    const texts = (lines: readonly string[]) =>
      rulesDrawingOf(ruled(lines), symbolsOf(9))!.below.flatMap(({ text }) => text ?? []);
    assert.deepEqual(texts(['sum line 10: r1c1 r1c2', 'sum line 10: r2c1 r2c2']), []);
    assert.deepEqual(texts(['sum line 10: r1c1 r1c2', 'sum line 12: r2c1 r2c2']), ['10', '12']);
  });
  it('writes digits with the symbols of the puzzle', () => {
    const letters = [...'ABCDEFGHI'];
    const { above, below } = rulesDrawingOf(ruled(['quad 1 9: r1c1', 'cells 147: r5c5']), letters)!;
    assert.deepEqual(
      [...below, ...above].flatMap(({ text }) => text ?? []),
      ['ADG', 'A', 'I'],
    );
  });
});

describe('the legend', () => {
  function check(lines: readonly string[], words: string) {
    it(words, () => assert.equal(legend(lines)?.words, words));
  }
  check(['anti-knight', 'non-consecutive'], 'Anti-knight, Non-consecutive');
  check(['renban: r1c1 r1c2', 'anti-king', 'renban: r3c1 r3c2'], 'Anti-king, Renban');
  check(['whispers: r1c1 r1c2', 'whispers 4: r2c1 r2c2'], 'Whispers, Whispers 4');
  it('says that a Latin square has no boxes', () => {
    assert.equal(rulesLegendOf(ruled([], 9, 'none'), undefined)?.words, 'No boxes');
  });
  it('has as many lines as it needs', () => {
    const all = ['anti-king', 'anti-knight', 'non-consecutive', 'strict kropki', 'strict xv', 'disjoint groups'];
    assert.equal(legend(all.slice(0, 1))!.height, 29);
    assert.equal(legend(all)!.height, 55);
    assert.equal(legend(all, 4)!.height, 133);
    const lowest = Math.max(...legend(all)!.shapes.map(({ attributes }) => Number(attributes.y)));
    assert.ok(lowest < 546 + 55);
  });
});

describe('the scene of a puzzle with rules', () => {
  const texts = (shapes: ReturnType<typeof sceneOf>['layers']) => allOf(shapes).flatMap(({ text }) => text ?? []);

  it('grows by the clues and the legend', () => {
    const scene = sceneOf(snapshot(['sandwich 5: c1', 'anti-knight', 'x-sum 1: r1 left']), { candidates: 'none' });
    const { left, top, width, height } = scene;
    assert.deepEqual({ left, top, width, height }, { left: -38, top: -38, width: 284, height: 284 + 55 });
  });
  it('has candidates that leave room for sums', () => {
    const first = (lines: readonly string[]) =>
      allOf(sceneOf(snapshot(lines), { candidates: 'computed' }).layers).find(
        ({ className }) => className === 'candidate',
      )!.attributes;
    assert.equal(`${first([]).y}`.split(' ')[0], '25.1');
    assert.equal(`${first(['cage 10: r3c1-r3c4']).y}`.split(' ')[0], '31.1');
  });
  it('has no corner mark where a sum is', () => {
    const corner = noMarks(16).corner.map((_, cell) => (cell === 1 ? 1 : 0));
    const at = (lines: readonly string[]) => {
      const shown = snapshot(lines);
      const marked = { ...shown, marks: { ...shown.marks, corner } };
      return allOf(sceneOf(marked, { candidates: 'none' }).layers).find(({ className }) => className === 'mark corner')!
        .attributes.x;
    };
    assert.equal(at([]), 73.2);
    assert.equal(at(['cage 5: r1c2 r1c3']), 108.84); // also inside the border of the cage
  });
  it('highlights the cells that must differ because of rules', () => {
    const peers = (lines: readonly string[], regions?: 'none') =>
      allOf(sceneOf(snapshot(lines, regions), { candidates: 'none', cursor: 5 }).layers).filter(
        ({ className }) => className === 'fill peer',
      ).length;
    assert.equal(peers([]), 7);
    assert.equal(peers(['anti-king']), 10);
    assert.equal(peers([], 'none'), 6);
  });
  it('has the rules as text in pictures', () => {
    const svg = pictureOf(ruledPuzzle(['cage 5: r1c2 r1c3', 'anti-knight'], 4), { content: 'solution' });
    assert.match(svg, /<desc>1\.\.\.\n.*\n\[Rules\]\ncage 5: r1c23\nanti-knight<\/desc>/s);
    assert.match(svg, />5<\/text>/);
    assert.match(svg, />Anti-knight<\/text>/);
  });
  it('has the regions as text in pictures, although no drawing of a rule mentions them', () => {
    const regions = Uint8Array.from([0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3]);
    const described = (lines: readonly string[], regionOf: Uint8Array | 'none') =>
      /<desc>([^<]*)<\/desc>/.exec(pictureOf(ruledPuzzle(lines, 4, regionOf), { content: 'digits' }))?.[1];
    const rows = '1...\n....\n....\n....\n';
    assert.equal(described([], regions), `${rows}[Regions]\nAAAB\nABBB\nCCCD\nCDDD`);
    assert.equal(
      described(['white dot: r1c1 r2c1'], regions),
      `${rows}[Regions]\nAAAB\nABBB\nCCCD\nCDDD\n[Rules]\nwhite dot: r1c1 r2c1`,
    );
    assert.equal(described([], 'none'), `${rows}[Rules]\nno boxes`);
  });
  it('has a background of paper in a file', () => {
    const svg = (lines: readonly string[]) =>
      pictureOf(ruledPuzzle(lines, 4), { content: 'digits', scale: 1, colors: colorsOf('dark') });
    assert.match(svg(['sandwich 5: c1']), /<rect x="0" y="-38" width="246" height="313" fill="#1e1f22"\/>/);
    assert.equal(svg([]).match(/<rect /g)?.length, 2);
  });
  it('has no legend in thumbnails', () => {
    const listed = listedPuzzleOf(ruledPuzzle(['cage 5: r1c2 r1c3', 'anti-knight'], 4));
    const scene = sceneOf({ ...listed, givens: listed.digits }, { candidates: 'none' });
    assert.deepEqual([scene.width, scene.height], [246, 246]);
    assert.deepEqual(texts(scene.layers), ['5', '1']);
  });
});
