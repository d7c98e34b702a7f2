import assert from 'node:assert/strict';
import fc from 'fast-check';
import { cellSet } from '../../../../src/core/cellSet';
import { type Geometry, geometryOfSize } from '../../../../src/core/geometry';
import { finish } from '../../../../src/core/pausing';
import { type Position, peerSets, positionOf } from '../../../../src/core/position';
import { findAllSteps, techniques } from '../../../../src/core/techniques/index';
import { Names } from '../../../../src/core/techniques/names';
import { findTemplates, templateCells } from '../../../../src/core/techniques/templates/template';
import { templateDelete } from '../../../../src/core/techniques/templates/templateDelete';
import { templateSet } from '../../../../src/core/techniques/templates/templateSet';
import { RUNS, smallGeometry, soluble, solvedGrid } from '../../arbitraries';
import { drawn, explanationOf, linesOf, placesOf } from '../drawing';

/** Yields all templates within some cells. */
function* templatesWithin(
  geometry: Geometry,
  allowed: ReadonlySet<number>,
  chosen: readonly number[] = [],
): Generator<readonly number[]> {
  if (chosen.length === geometry.size) {
    yield chosen;
    return;
  }
  for (let column = 0; column < geometry.size; column++) {
    const cell = chosen.length * geometry.size + column;
    const isFree = allowed.has(cell) && chosen.every(other => !peerSets(geometry)[cell].has(other));
    if (isFree) yield* templatesWithin(geometry, allowed, [...chosen, cell]);
  }
}

/** Some cells that have templates: the places of a few digits of a solved grid, and some more. */
function withTemplates(geometries: fc.Arbitrary<Geometry>) {
  return geometries.chain(geometry =>
    fc
      .record({
        solution: solvedGrid(geometry),
        digits: fc.integer({ min: 1, max: 4 }),
        more: fc.subarray([...geometry.peersOf.keys()], { maxLength: geometry.size }),
      })
      .map(({ solution, digits, more }) => {
        const places = [...solution.keys()].filter(cell => solution[cell] <= digits);
        return { geometry, cells: new Set([...places, ...more]) };
      }),
  );
}

/** By digit, index 0 unused: the cells of its templates, found by listing them and removing impossible ones. */
function listedTemplates({ geometry, digits, cellsWith }: Position): number[][] {
  const lists = cellsWith.map((cells, digit) => {
    const standing = [...digits.keys()].filter(cell => digits[cell] === digit);
    return digit === 0 ? [] : [...templatesWithin(geometry, new Set([...cells, ...standing]))];
  });
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const [digit, templates] of lists.entries()) {
      const certain = [...geometry.peersOf.keys()].filter(cell => templates.every(template => template.includes(cell)));
      for (let other = 1; other < lists.length; other++) {
        if (digit === 0 || other === digit) continue;
        const left = lists[other].filter(template => !template.some(cell => certain.includes(cell)));
        if (left.length < lists[other].length) isChanged = true;
        lists[other] = left;
      }
    }
  }
  return lists.map(templates => [...new Set(templates.flat())].sort((a, b) => a - b));
}

/** Techniques for one digit at a time. */
const SINGLE_DIGIT = [
  ...['skyscraper', 'two-string-kite', 'turbot-fish', 'empty-rectangle'],
  ...['simple-colors-trap', 'simple-colors-wrap', 'multi-colors-1', 'multi-colors-2'],
];

const ROUND = `
  x.. ... x..   ... x.x ...   ..x ... .x.
  ... ..x ..x   ... .x. ..x   x.x x.. ...
  .x. ... .x.   .x. ..x ...   ... .x. x..`;

const RULE =
  'Take all ways to place 7 once in each row, column and box, in cells that can still hold it. ' +
  'Leave out the ways that use a cell that another digit needs in each of its ways.';

describe('Template Set', () => {
  const line = 'Template Set: r2c4=7';
  it('places a digit that all templates have', () => assert.deepEqual(linesOf(drawn(7, ROUND), templateSet), [line]));
  it('is explained', () =>
    assert.equal(
      explanationOf(drawn(7, ROUND), templateSet, line),
      `${RULE} In all ways that are left, r2c4 holds 7.`,
    ));
});

describe('Template Delete', () => {
  const line = 'Template Delete: r2c6,r6c4<>7';
  it('removes candidates that no template has', () => {
    // The cell that 7 needs excludes all other digits.
    const others = [1, 2, 3, 4, 5, 6, 8, 9].map(digit => `Template Delete: r2c4<>${digit}`);
    assert.deepEqual(linesOf(drawn(7, ROUND), templateDelete).sort(), [...others, line].sort());
  });
  it('finds nothing if there is no template', () =>
    assert.deepEqual(linesOf(drawn(7, ROUND.replace('x.. ... x..', '... ... ...')), templateDelete), []));
  it('is explained', () =>
    assert.equal(
      explanationOf(drawn(7, ROUND), templateDelete, line),
      `${RULE} None of the ways that are left uses r2c6,r6c4.`,
    ));
});

describe('templates', () => {
  it('have the same cells as when they are listed', () => {
    fc.assert(
      fc.property(withTemplates(smallGeometry), ({ geometry, cells }) => {
        const listed = new Set([...templatesWithin(geometry, cells)].flat());
        const found = finish(templateCells(geometry, cellSet(geometry, cells)));
        assert.deepEqual(
          found.cells(),
          [...listed].sort((a, b) => a - b),
        );
      }),
      RUNS,
    );
  });

  it('are 46,656 on an empty grid, and cover all cells', () => {
    const geometry = geometryOfSize(9);
    const all = Array.from({ length: 81 }, (_, cell) => cell);
    assert.equal([...templatesWithin(geometry, new Set(all))].length, 46_656);
    assert.equal(finish(templateCells(geometry, cellSet(geometry, all))).size, 81);
  });

  it('exclude cells that other digits need', () => {
    const geometries = fc.constantFrom(geometryOfSize(4), geometryOfSize(6));
    fc.assert(
      fc.property(
        geometries.chain(geometry => soluble(geometry, 0.8)),
        grid => {
          const position = positionOf(grid);
          const found = finish(findTemplates(position))!;
          assert.deepEqual(
            found.slice(1).map(cells => cells.cells()),
            listedTemplates(position).slice(1),
          );
        },
      ),
      RUNS,
    );
  });

  it('confirm every technique for one digit', () => {
    const tried = techniques.filter(({ id }) => SINGLE_DIGIT.includes(id));
    const seen = new Set<string>();
    fc.assert(
      fc.property(withTemplates(fc.constant(geometryOfSize(9))), ({ geometry, cells }) => {
        const possible = finish(templateCells(geometry, cellSet(geometry, cells)));
        for (const step of findAllSteps(placesOf(geometry, 1, [...cells]), tried)) {
          const isOurs = step.digits[0] === 1;
          if (!isOurs) continue;
          for (const { cell } of step.eliminations) {
            assert.ok(!possible.has(cell), new Names(geometry).step(step));
          }
          seen.add(step.technique.id);
        }
      }),
      { ...RUNS, numRuns: Math.max(RUNS.numRuns, 120) },
    );
    assert.deepEqual([...seen].sort(), [...SINGLE_DIGIT].sort());
  });
});
