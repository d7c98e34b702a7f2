import assert from 'node:assert/strict';
import { limited, problemInFileInput } from '../../../src/features/tools/index';
import { problemIn, type Schema } from '../../../src/features/tools/schema';
import { foundResult } from '../../../src/text/result';
import { finish } from '../../../src/text/work';

describe('a schema', () => {
  const checkValue = (title: string, schema: Schema, value: unknown, problem: string | undefined) =>
    it(title, () => assert.equal(problemIn(schema, value, 'it'), problem));

  const word: Schema = { type: 'string', maxLength: 3 };
  checkValue('accepts a text of the maximum length', word, 'abc', undefined);
  checkValue('rejects a longer one', word, 'abcd', '"it" has more than 3 characters.');
  checkValue('accepts a text of any length without a maximum', { type: 'string' }, 'x'.repeat(9999), undefined);
  const some: Schema = { type: 'array', items: { type: 'boolean' }, maxItems: 1 };
  checkValue('accepts the maximum number of items', some, [true], undefined);
  checkValue('rejects one more', some, [true, false], '"it" has more than 1 item.');
  checkValue('names the wrong item', some, ['no'], '"it[0]" must be true or false.');
  checkValue('requires a list', some, true, '"it" must be a list.');
  const bounded: Schema = { type: 'number', minimum: -1, maximum: 1.5 };
  for (const value of [-1, 0, 1.5]) checkValue(`takes ${value}`, bounded, value, undefined);
  for (const value of [-1.01, 1.51]) checkValue(`refuses ${value}`, bounded, value, '"it" must be from -1 to 1.5.');
  for (const value of [Number.NaN, '1', Number.POSITIVE_INFINITY])
    checkValue(`rejects ${value} as a number`, bounded, value, '"it" must be a number.');
  checkValue('names a minimum alone', { type: 'integer', minimum: 1 }, 0, '"it" must be 1 or more.');
  checkValue('names a maximum alone', { type: 'integer', maximum: 1 }, 2, '"it" must be 1 or less.');
  const inner: Schema = {
    type: 'object',
    properties: { least: { type: 'integer' }, most: { type: 'integer' } },
    required: ['least'],
    additionalProperties: false,
  };
  checkValue('names a property inside', inner, { least: '1' }, '"it.least" must be a whole number.');
  checkValue('accepts a missing optional property', inner, { least: 1, most: undefined }, undefined);
  checkValue('requires a missing property', inner, { least: undefined }, '"it.least" is missing.');
  for (const value of [null, [], 1])
    checkValue(`rejects ${value} as an object`, inner, value, '"it" must be an object.');
  checkValue(
    'names an unknown property',
    inner,
    { least: 1, x: 1 },
    'There is no property "it.x". The properties are least and most.',
  );
});

describe('a call', () => {
  it('is ended after 60 seconds and not before', () => {
    const answer = { text: 'done', data: {} };
    const call = function* () {
      yield undefined;
      return foundResult(answer);
    };
    const taking = (milliseconds: number) => {
      const times = [0, milliseconds];
      return finish(limited(call(), () => times.shift() ?? milliseconds));
    };
    assert.deepEqual(taking(59_999), foundResult(answer));
    assert.deepEqual(taking(60_001), {
      isFound: false,
      reason:
        'The tool stopped after 60 seconds. The puzzle is too hard for this tool, or the request asks for a rare puzzle.',
    });
  });

  const checkFile = (title: string, name: string, input: unknown, problem: string | undefined) =>
    it(title, () => assert.equal(problemInFileInput(name, input), problem));
  checkFile('can name a file if the tool accepts one', 'sudoku_solve', { file: 'a.sudoku' }, undefined);
  checkFile('requires a text as its name', 'sudoku_solve', { file: 1 }, '"file" must be a text.');
  checkFile('checks the other properties', 'sudoku_generate', { file: 'a', count: 0 }, '"count" must be from 1 to 50.');
  checkFile('accepts a missing file', 'sudoku_generate', { count: 0 }, undefined);
  checkFile('does not apply to a tool without files', 'sudoku_check', { file: 1 }, undefined);
  checkFile('does not apply to values that are not objects', 'sudoku_solve', null, undefined);
});
