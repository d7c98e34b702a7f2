import assert from 'node:assert/strict';
import { recipeOf } from '../../../src/core/generator/recipe';
import type { DrawnPattern } from '../../../src/features/generate/pattern';
import { applyAnswer, type SettingKey, settingsOfRecipe } from '../../../src/features/generate/settingList';

describe('the settings of a recipe', () => {
  const drawn: DrawnPattern = { size: 4, cells: [0, 1, 14] };
  const usual = recipeOf({ seed: 42 });
  const shown = (key: SettingKey, recipe = usual) =>
    settingsOfRecipe(recipe, drawn).find(setting => setting.key === key)?.value;
  const change = (key: SettingKey, answer: string | readonly string[], recipe = usual) =>
    applyAnswer(recipe, key, answer, drawn);
  const check = (key: SettingKey, answer: string | readonly string[], value: string) => {
    const recipe = change(key, answer);
    assert.ok(typeof recipe !== 'string', String(recipe));
    assert.equal(shown(key, recipe), value);
  };

  it('are changed one by one', () => {
    check('size', '6', '6x6');
    check('level', 'hard', 'hard');
    check('symmetry', '180', '180°');
    check('clues', '24', '24');
    check('clues', '24 - 26', '24-26');
    check('rating', '3.4-4', '3.4-4');
    check('minimal', '', 'yes');
    check('required', ['x-wing'], 'x-wing');
    check('excluded', ['x-wing', 'xy-wing'], 'x-wing, xy-wing');
    check('count', '12', '12');
    check('rules', ['killer', 'anti-knight'], 'anti-knight, killer');
    check('rules', ['jigsaw', 'no boxes'], 'jigsaw');
    check('rules', [], 'none: classic');
    check('seed', '7', '7');
    check('pattern', '', '3 clues');
  });
  it('can be reset', () => {
    const { level, ...rest } = change('level', 'hard') as typeof usual;
    assert.equal(level, 'hard');
    assert.deepEqual(change('level', '', { ...rest, level: 'hard' }), usual);
    assert.deepEqual(change('clues', '', change('clues', '24') as typeof usual), usual);
    assert.deepEqual(change('required', [], change('required', ['x-wing']) as typeof usual), usual);
    assert.deepEqual(change('minimal', '', change('minimal', '') as typeof usual), usual);
    assert.equal(shown('pattern', change('pattern', '', change('pattern', '') as typeof usual) as typeof usual), 'any');
  });
  it('take the size of a chosen pattern and drop the number of clues', () => {
    const recipe = change('pattern', '', change('clues', '24') as typeof usual);
    assert.deepEqual(recipe, { ...usual, size: 4, pattern: drawn.cells });
    assert.deepEqual(change('size', '9', recipe as typeof usual), usual);
  });
  it('have a pattern only for classic puzzles, and a rating also for those with rules of any size', () => {
    const patterned = change('pattern', '', change('rating', '3') as typeof usual) as typeof usual;
    const ruled = change('rules', ['killer'], patterned) as typeof usual;
    assert.deepEqual(ruled.rating, { least: 3, most: 3 });
    assert.equal(ruled.pattern, undefined);
    const small = change('size', '6', ruled) as typeof usual;
    assert.deepEqual(small.rating, ruled.rating);
    assert.equal(shown('rating', small), '3');
    assert.equal((change('rules', [], small) as typeof usual).rating, undefined);
    const large = change('size', '9', ruled) as typeof usual;
    assert.deepEqual((change('rules', [], large) as typeof usual).rating, ruled.rating);
    assert.equal(shown('pattern', ruled), undefined);
    assert.deepEqual(change('rules', [], change('rules', ['killer']) as typeof usual), usual);
  });
  it('have sizes without boxes only for jigsaws and puzzles without boxes', () => {
    const sizes = (recipe: typeof usual) => {
      const { ask } = settingsOfRecipe(recipe, undefined).find(({ key }) => key === 'size')!;
      return ask.kind === 'one' ? ask.options.map(({ value }) => value) : [];
    };
    const jigsaw = change('rules', ['jigsaw']) as typeof usual;
    assert.ok(sizes(jigsaw).includes('7') && !sizes(usual).includes('7'));
    const seven = change('size', '7', jigsaw) as typeof usual;
    assert.equal(seven.size, 7);
    assert.equal((change('rules', ['no boxes'], seven) as typeof usual).size, 7);
    assert.equal((change('rules', ['killer'], seven) as typeof usual).size, 9);
    assert.equal((change('rules', [], seven) as typeof usual).size, 9);
  });
  it('have no rating for classic puzzles of sizes other than 9x9', () => {
    const rated = change('rating', '3') as typeof usual;
    assert.equal(shown('rating', change('size', '6', rated) as typeof usual), undefined);
    assert.equal((change('size', '6', rated) as typeof usual).rating, undefined);
  });
  it('have options, of which those of the recipe are chosen', () => {
    const optionsOf = (key: SettingKey, recipe = usual) => {
      const { ask } = settingsOfRecipe(recipe, drawn).find(setting => setting.key === key)!;
      return ask.kind === 'one' || ask.kind === 'many' ? ask.options : assert.fail(key);
    };
    const chosen = (key: SettingKey, recipe = usual) =>
      optionsOf(key, recipe).flatMap(({ value, isChosen }) => (isChosen ? [value] : []));
    const chosenAfter = (key: SettingKey, answer: string | readonly string[]) =>
      chosen(key, change(key, answer) as typeof usual);
    assert.deepEqual(
      (['size', 'level', 'rules', 'symmetry', 'required', 'excluded'] as const).map(key => chosen(key)),
      [['9'], [''], [], ['none'], [], []],
    );
    for (const key of ['size', 'level', 'symmetry'] as const)
      for (const { value } of optionsOf(key)) assert.deepEqual(chosenAfter(key, value), [value], key);
    for (const [key, answer] of [
      ['rules', ['anti-knight', 'killer']],
      ['required', ['x-wing', 'xy-wing']],
      ['excluded', ['x-wing']],
    ] as const)
      assert.deepEqual(chosenAfter(key, answer).sort(), [...answer].sort(), key);
  });
  it('have a pattern only if one is drawn or chosen', () => {
    const keysOf = (recipe: typeof usual, pattern: DrawnPattern | undefined) =>
      settingsOfRecipe(recipe, pattern).map(({ key }) => key);
    assert.ok(keysOf(usual, drawn).includes('pattern'));
    assert.ok(!keysOf(usual, undefined).includes('pattern'));
    assert.deepEqual(applyAnswer(usual, 'pattern', '', undefined), usual);
  });
  it('have an error for unreadable values', () => {
    assert.match(String(change('clues', 'few')), /A number such as 24/);
    assert.match(String(change('clues', '26-24')), /A number such as 24/);
    for (const clues of ['2.44', '24-', '-24', '24-25-26', '24 25'])
      assert.match(String(change('clues', clues)), /A number such as 24/, clues);
    for (const count of ['', '0', '-1', '1.5', 'many', '99999999999999999999'])
      assert.match(String(change('count', count)), /How many/, count);
    for (const seed of ['', '-1', '1.5', '99999999999999999999'])
      assert.match(String(change('seed', seed)), /^A whole number/, seed);
    check('count', '1', '1');
    check('seed', '0', '0');
    check('clues', '24-24', '24');
  });
});
