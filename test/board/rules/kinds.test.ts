import assert from 'node:assert/strict';
import { rulesLegendOf } from '../../../src/board/rules/drawing';
import { FILLS, FIXED, fillClass, STROKES, strokeClass } from '../../../src/board/rules/paint';
import { rulesOfGeometry } from '../../../src/core/rules/geometry';
import { RULE_WORDS } from '../../../src/text/rules/index';
import { LINES } from '../../core/rules/examples';
import { rulesDrawingOf } from '../finished';
import { allOf, ruled, symbolsOf } from './ruled';

/** The shapes of a line in each layer: tag, colors, dashes and text. */
function drawn(line: string) {
  const { shades, below, above } = rulesDrawingOf(ruled([line]), symbolsOf(9))!;
  return [...shades, ...below, ...above].map(({ tag, className, attributes, text }) =>
    [tag, ...className.split(' '), attributes['stroke-dasharray'], text]
      .filter(word => word !== undefined && word !== '' && word !== 'start')
      .join(' ')
      .replace(/(fill|stroke)_/g, ''),
  );
}

const legendOf = (line: string) => {
  const geometry = ruled([line]);
  return rulesLegendOf(geometry, rulesDrawingOf(geometry, symbolsOf(9)))?.words;
};

describe('the drawing of a rule', () => {
  function check(line: string, shapes: readonly string[], legend?: string) {
    it(line, () => {
      assert.deepEqual(drawn(line), shapes);
      assert.equal(legendOf(line), legend);
    });
  }
  for (const { line, shapes, legend } of LINES) check(line, shapes, legend);
  check('diagonals', ['path edge6', 'path edge6']);
});

describe('the signs of rules', () => {
  const shapesOf = (line: string, size = 9) => {
    const { shades, below, above } = rulesDrawingOf(ruled([line], size), symbolsOf(size))!;
    return [...shades, ...below, ...above];
  };
  const sizesIn = (line: string, size = 9) =>
    shapesOf(line, size)
      .filter(({ tag }) => tag === 'text')
      .map(({ attributes }) => attributes['font-size']);

  it('have smaller digits in a quad of several, and of two characters', () => {
    assert.deepEqual(sizesIn('quad 7: r2c3'), [17]);
    assert.deepEqual(sizesIn('quad 4 7: r2c3'), [12.5, 12.5]);
    assert.deepEqual(sizesIn('quad 1 4 7 8: r2c3'), [12.5, 12.5, 12.5, 12.5]);
    assert.deepEqual(sizesIn('quad 4 12: r2c3', 16), [8, 8]);
    assert.deepEqual(sizesIn('quad 12: r2c3', 16), [17]);
  });
  it('are framed in the middle of squares and circles', () => {
    // The number is written below its middle.
    const places = [
      'x-sum 27: c2 top',
      'x-sum 27: c2 bottom',
      'numbered room 4: c1 top',
      'numbered room 4: r3 right',
    ].map(line => {
      const [frame, number] = shapesOf(line).map(({ attributes }) => attributes as Record<string, number>);
      const middle = [frame.cx ?? frame.x + frame.width / 2, frame.cy ?? frame.y + frame.height / 2];
      return [number.x - middle[0], number.y - middle[1]];
    });
    assert.deepEqual(places, Array(places.length).fill([0, places[0][1]]));
  });
});

describe('all kinds of rules', () => {
  const withRules = RULE_WORDS.filter(({ example }) => rulesOfGeometry(ruled([example])).length > 0);

  it('have a drawing or are in the legend', () => {
    assert.ok(withRules.length > 30);
    for (const { example } of withRules) assert.ok(drawn(example).length > 0 || legendOf(example), example);
  });
  it('look different without colors', () => {
    const looks = new Map<string, string>();
    for (const { example, id } of withRules) {
      const { shades, below, above } = rulesDrawingOf(ruled([example]), symbolsOf(9))!;
      const colorless = [...shades, ...below, ...above].map(({ tag, className, attributes, text }) => [
        tag,
        className.replace(/(color|edge)\d/g, ''),
        `${attributes.d ?? ''}`.replace(/[^A-Za-z]+/g, ''),
        attributes['stroke-width'],
        attributes['stroke-dasharray'],
        text,
      ]);
      const look = JSON.stringify(colorless);
      // Two keywords for one kind.
      const isOther = id === 'less' || id === 'diagonals' || id === 'tenLine';
      assert.ok(isOther || colorless.length === 0 || !looks.has(look), `${id} looks like ${looks.get(look)}`);
      looks.set(look, id);
    }
  });
  it('have colors that the style defines', () => {
    const known = new Set([
      ...[...FILLS, ...(Object.keys(FIXED) as (keyof typeof FIXED)[])].map(fillClass),
      ...STROKES.map(strokeClass),
      'start',
      '',
    ]);
    for (const { example } of withRules) {
      const geometry = ruled([example]);
      const { shades, below, above } = rulesDrawingOf(geometry, symbolsOf(9))!;
      const legend = rulesLegendOf(geometry, undefined)?.shapes ?? [];
      for (const { className } of allOf([...shades, ...below, ...above, ...legend]))
        for (const name of className.split(' ')) assert.ok(known.has(name), `${example}: ${name}`);
    }
  });
});
