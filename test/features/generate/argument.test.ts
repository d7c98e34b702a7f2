import assert from 'node:assert/strict';
import { recipeOf } from '../../../src/core/generator/recipe';
import { recipeIn } from '../../../src/features/generate/argument';

describe('a recipe as data', () => {
  const read = (argument: object) => {
    const result = recipeIn(argument, () => 5);
    return result.isFound ? result.value : result.reason;
  };
  it('can be empty, and gets a seed', () => assert.deepEqual(read({}), recipeOf({ seed: 5 })));
  it('can have every property of a recipe', () => {
    const given = { seed: 1, size: 6, count: 2, symmetry: '180', minimal: true, attempts: 9, level: 'hard' } as const;
    assert.deepEqual(read(given), recipeOf(given));
  });
  it('can have a number, two numbers or bounds as a range', () => {
    for (const clues of [24, [24, 24], { least: 24, most: 24 }])
      assert.deepEqual(read({ clues }), recipeOf({ seed: 5, clues: { least: 24, most: 24 } }));
  });
  it('can have a drawn pattern, which determines the size', () =>
    assert.deepEqual(read({ pattern: 'x.x.\n....\n....\n...X' }), recipeOf({ seed: 5, size: 4, pattern: [0, 2, 15] })));
  it('can name techniques', () =>
    assert.deepEqual(
      read({ required: ['X-Wing'], excluded: ['unique', 'Naked pair'] }),
      recipeOf({ seed: 5, required: ['x-wing'], excluded: ['unique', 'naked-pair'] }),
    ));
  it('reports an unknown key and lists the known ones', () => {
    assert.match(
      String(read({ difficulty: 'hard' })),
      /^A recipe has no "difficulty"\. It can have seed, size, .*level, .*\brules\.$/,
    );
    assert.notEqual(typeof read({ seed: 1, symetry: undefined }), 'string');
    assert.match(`${read({ seed: 1, into: 'cursor' })}`, /^A recipe has no "into"/);
    assert.ok(recipeIn({ seed: 1, into: 'cursor' }, () => 5, ['into']).isFound);
  });
  it('reports an invalid value', () => {
    for (const [key, value] of Object.entries({
      size: '9',
      level: 'harder',
      symmetry: 180,
      clues: 'few',
      minimal: 1,
      pattern: [0.5],
      required: 'x-wing',
    }))
      assert.match(String(read({ [key]: value })), new RegExp(`"${key}"`));
    // Each kind of value for each key: it is read, or the key is named.
    const values = [
      null,
      '',
      'x',
      5,
      1.5,
      true,
      {},
      [],
      [null],
      [5],
      [{}],
      ['x', 5],
      { least: 1 },
      [1, '2'],
      Number.NaN,
    ];
    const accepted: Record<string, readonly unknown[]> = {};
    const keys = 'seed size count symmetry minimal attempts pattern clues level rating required excluded rules'.split(
      ' ',
    );
    for (const key of keys) {
      const results = values.map(value => read({ [key]: value }));
      for (const [i, result] of results.entries())
        if (typeof result === 'string') assert.match(result, new RegExp(`"${key}"`), JSON.stringify(values[i]));
      accepted[key] = values.filter((_, i) => typeof results[i] !== 'string');
    }
    const numbers = [5, 1.5, Number.NaN];
    assert.deepEqual(accepted, {
      ...{ seed: numbers, size: numbers, count: numbers, attempts: numbers, clues: numbers, rating: numbers },
      ...{ symmetry: [], level: [], minimal: [true], pattern: ['', 'x', [], [5]] },
      ...{ required: [[]], excluded: [[]], rules: ['', 'x', []] },
    });
    assert.match(String(read({ size: 9, pattern: 'x...'.repeat(4) })), /"pattern"/);
  });
});
