import assert from 'node:assert/strict';
import { tablesIn } from '../../../src/formats/finding/webTables';

/** Work that is linear in a text of this length takes milliseconds; quadratic work would take hours. */
const LONG = 1 << 20;

describe('tables of a web page', () => {
  it('are read as rows of fields', () =>
    assert.deepEqual(tablesIn('<table><tr><td>1</td><td><input value="2"></td></tr></table>'), [[['1', '2']]]));
  it('inside fields of a table are joined in a row', () => {
    const inner = (digit: string) => `<td><table><tr><td>${digit}</td></tr></table></td>`;
    assert.deepEqual(tablesIn(`<table><tr>${inner('1')}${inner('2')}</tr></table>`), [[['1', '2']]]);
  });
  it('are read at any depth of nesting', () => {
    const open = '<table><tr><td>';
    assert.equal(tablesIn(open.repeat(LONG / open.length)).length, 1);
  });
  it('are not a grid if all elements are empty', () => {
    assert.deepEqual(tablesIn('<b></b>'.repeat(16)), []);
    assert.deepEqual(tablesIn(`${'<b></b>'.repeat(15)}<b>3</b>`).length, 1);
    assert.deepEqual(tablesIn('<b>3</b>'.repeat(15)), []);
  });
  for (const part of [
    '<a',
    '-0',
    '<a-',
    '<td',
    '<input value=',
    "<input value='",
    '&#',
    '<!--',
    '<script',
    '-->',
    '<table',
    '< ',
  ])
    it(`take linear time with many ${part}`, () => {
      for (const start of ['', '<a', '<table><tr><td>', '<input '])
        assert.ok(Array.isArray(tablesIn(start + part.repeat(LONG / part.length))));
    });
});
