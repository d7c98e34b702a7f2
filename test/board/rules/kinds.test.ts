import assert from 'node:assert/strict';
import { rulesDrawingOf, rulesLegendOf } from '../../../src/board/rules/drawing';
import { FILLS, FIXED, fillClass, STROKES, strokeClass } from '../../../src/board/rules/paint';
import { rulesOfGeometry } from '../../../src/core/rules/geometry';
import { RULE_WORDS } from '../../../src/text/rules/index';
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
  const gray = 'color9 edge9';
  const dashed = (hue: number, dashes: string) => [
    `path edge${hue} ${dashes}`,
    ...Array(2).fill(`circle color${hue} edge${hue}`),
    `path color${hue}`,
  ];
  check('cage 16: r1c8 r2c8', ['text given 16', 'path note 5 3']);
  check('cage: r1c8 r2c8', ['path note 5 3']);
  check('sum 16: r1c8 r2c8', ['text given 16', 'path note 0 4']);
  check('thermo: r1c1-r1c4', ['path edge9', `circle ${gray}`, 'circle color9', 'path color9']);
  check(
    'slow thermo: r1c1 r1c2',
    ['path edge9 4 4', ...Array(3).fill(`circle ${gray}`), 'circle color9', 'path color9'],
    'Slow thermo',
  );
  check('arrow: r1c1 = r1c2 r1c3', ['rect edge9', 'path edge9']);
  check('arrow: r1c1 r1c2 = r2c3 r3c3', ['rect edge9', 'path edge9']);
  check('arrow: r1c1 r2c2 = r3c3', ['path edge9', 'path paper', 'path edge9']);
  check('white dot: r1c1 r1c2', ['circle white region']);
  check('black dot: r1c1 r1c2', ['circle black region']);
  check('x: r1c1 r1c2', ['circle paper', 'text given X']);
  check('v: r1c1 r1c2', ['circle paper', 'text given V']);
  check('greater: r1c1 > r1c2', ['path paper', 'path given']);
  check('whispers: r1c1-r1c3', ['path edge4', 'path color4'], 'Whispers');
  check('whispers 4: r1c1 r1c2', dashed(2, '9 3'), 'Whispers 4');
  check('renban: r1c1 r1c2', ['path edge7 5 4', ...Array(2).fill('circle color7 edge7'), 'path color7'], 'Renban');
  check('palindrome: r3c3 r4c4', ['path edge9', 'path color9'], 'Palindrome');
  check('clone: r1c1 r1c2 = r5c5 r5c6', [...Array(2).fill('path shade'), ...Array(2).fill('path edge5 8 4')], 'Clone');
  check('between: r1c1-r1c3', ['path edge9', 'path color9', ...Array(2).fill('circle paper edge9')], 'Between');
  check('lockout: r1c1-r1c3', ['path edge6', 'path color6', ...Array(2).fill('path color6 edge6')], 'Lockout');
  check('lockout 5: r1c1-r1c3', ['path edge6', 'path color6', ...Array(2).fill('path color6 edge6')], 'Lockout 5');
  check('region sum: r1c3 r1c4', dashed(6, '14 4'), 'Region sum');
  check('entropic: r1c3 r1c4', dashed(2, '13 4 3 4'), 'Entropic');
  check('modular 3: r1c3 r1c4', dashed(5, '13 4 3 4 3 4'), 'Modular');
  check('modular 4: r1c3 r1c4', dashed(5, '13 4 3 4 3 4'), 'Modular 4');
  check('zipper: r1c3-r1c5', ['path edge8', 'path color8', 'circle color8 edge8'], 'Zipper');
  check('sum line 10: r1c3 r1c4', dashed(3, '2 4'), 'Sum line 10');
  check('quad 7 4: r2c3', ['circle paper region', 'text given 4', 'text given 7']);
  check('little killer 22: r1c3 down-right', ['path note', 'text given 22']);
  check('sandwich 8: c1', ['path note', 'text given 8'], 'Sandwich');
  check('x-sum 27: c2 top', ['circle note', 'text given 27'], 'X-sum');
  check('skyscraper 5: c5 top', ['path note', 'text given 5'], 'Skyscraper');
  check('numbered room 4: r1 left', ['rect note', 'text given 4'], 'Numbered room');
  check('diagonal /', ['path edge6']);
  check('diagonals', ['path edge6', 'path edge6']);
  check('windoku', [...Array(4).fill('path shade'), ...Array(4).fill('path edge9')]);
  check('region: r1c1 r1c2 r2c1', ['path shade', 'path edge9']);
  check('even: r1c1', [`rect ${gray}`]);
  check('odd: r1c1', [`circle ${gray}`]);
  check('cells 147: r1c1', ['text note 147']);
  check('column index: r1c1', ['path color7 edge7'], 'Column index');
  check('row index: r1c1', ['path color5 edge5'], 'Row index');
  check('disjoint groups', [], 'Disjoint groups');
  check('anti-knight', [], 'Anti-knight');
  check('anti-king', [], 'Anti-king');
  check('anti-queen', [], 'Anti-queen');
  check('non-consecutive', [], 'Non-consecutive');
  check('strict kropki', [], 'All dots given');
  check('strict white dots', [], 'All white dots given');
  check('strict black dots', [], 'All black dots given');
  check('strict xv', [], 'All X and V given');
  check('global entropy', [], 'Global entropy');
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
