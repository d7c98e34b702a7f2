import assert from 'node:assert/strict';
import { colorsOf } from '../../../src/board/drawing/palettes';
import { pictureOf, scaleOf } from '../../../src/board/drawing/picture';
import type { SvgShape } from '../../../src/board/protocol/shape';
import { rulesLegendOf } from '../../../src/board/rules/drawing';
import { geometryOfSize } from '../../../src/core/geometry';
import { rulesOfGeometry } from '../../../src/core/rules/geometry';
import { type Content, isBroken } from '../../../src/formats/content';
import { puzzleLines, withShared } from '../../collections';
import { readText } from '../../formats/readAtOnce';
import { ruleDescriptions, rulesDrawingOf } from '../finished';
import { allOf, ruledPuzzle, symbolsOf } from './ruled';

/** All shapes in the drawing of a puzzle. */
function shapesOf({ grid: { geometry } }: Content): SvgShape[] {
  const drawing = rulesDrawingOf(geometry, symbolsOf(geometry.size));
  const legend = rulesLegendOf(geometry, drawing)?.shapes ?? [];
  const { shades = [], below = [], above = [] } = drawing ?? {};
  return allOf([...shades, ...below, ...above, ...legend]);
}

/** Faults of a drawing: positions that are not numbers. */
const wrongIn = (shapes: readonly SvgShape[]) =>
  shapes
    .flatMap(({ attributes }) => Object.entries(attributes))
    .filter(([, value]) => /NaN|undefined|Infinity/.test(`${value}`));

describe('the rules of puzzles from other programs', () => {
  for (const name of ['variants/named-iss.tsv', 'variants/fpuzzles-half.tsv']) {
    withShared(name, text => {
      it(`have drawings and descriptions: ${name}`, () => {
        let drawn = 0;
        for (const line of puzzleLines(text()).map(each => each.split('\t'))) {
          const reading = line.map(field => readText(field)).find(each => each && !isBroken(each));
          if (!reading || isBroken(reading)) continue;
          assert.deepEqual(wrongIn(shapesOf(reading.content)), [], line[0]);
          const { geometry } = reading.content.grid;
          const puzzle = ruledPuzzle([], geometry.size);
          const svg = pictureOf(
            { ...puzzle, grid: { ...puzzle.grid, geometry } },
            { content: 'candidates', scale: scaleOf(puzzle), colors: colorsOf('light') },
          );
          assert.doesNotMatch(svg, /NaN|undefined|fill_|stroke_/, line[0]);
          assert.equal(
            ruleDescriptions(geometry, symbolsOf(geometry.size)) === undefined,
            geometry === geometryOfSize(geometry.size),
          );
          if (rulesOfGeometry(geometry).length > 0) drawn++;
        }
        assert.ok(drawn >= 15, `${drawn}`);
      });
    });
  }
});
