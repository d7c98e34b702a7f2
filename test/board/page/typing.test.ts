import assert from 'node:assert/strict';
import { DigitEntry } from '../../../src/board/page/input/entry';
import { digitOfKey, isSymbolKey } from '../../../src/board/page/input/typing';
import type { Layer } from '../../../src/board/protocol/messages';

const NINE = [...'123456789'];
const FROM_ZERO = [...'0123456789ABCDEF'];
const LOWER = [...'abcdefghijklmnop'];
const NUMBERS = Array.from({ length: 25 }, (_, i) => `${i + 1}`);

describe('the digit of a key', () => {
  function check(name: string, symbols: readonly string[], begun: string, key: string, digit: number | undefined) {
    it(name, () => assert.equal(digitOfKey(symbols, begun, key)?.digit, digit));
  }
  check('is its symbol', NINE, '', '5', 5);
  check('is not the digit before it', NINE, '4', '5', 5);
  check('is 1 for the first symbol, even when that is 0', FROM_ZERO, '', '0', 1);
  check('may be a letter in either case', FROM_ZERO, '', 'a', 11);
  check('may be a letter in either case', LOWER, '', 'P', 16);
  check('does not exist for other keys', NINE, '', 'a', undefined);
  check('does not exist for 0 when 0 is not a symbol', NINE, '', '0', undefined);
  check('is the number typed so far', NUMBERS, '', '1', 1);
  check('is the number of both keys', NUMBERS, '1', '9', 19);
  check('may end in 0', NUMBERS, '2', '0', 20);
  check('is the second key if there is no such number', NUMBERS, '2', '6', 6);
  check('is a number for a letter', NUMBERS, '', 'a', 10);
  check('is a number for a letter', NUMBERS, '', 'P', 25);
  check('does not exist for a letter without a number', NUMBERS, '', 'q', undefined);

  it('can have a second key only if a longer number starts with it', () => {
    assert.equal(digitOfKey(NUMBERS, '', '2')?.begun, '2');
    assert.equal(digitOfKey(NUMBERS, '', '3')?.begun, '');
    assert.equal(digitOfKey(NUMBERS, '1', '1')?.begun, '');
    assert.equal(digitOfKey(NINE, '', '1')?.begun, '');
  });

  it('exists for the symbols and for the letters of numbers', () => {
    assert.deepEqual(
      [...'0159acgz'].filter(key => isSymbolKey(NINE, key)),
      [...'159'],
    );
    assert.deepEqual(
      [...'0159acgz'].filter(key => isSymbolKey(NUMBERS.slice(0, 16), key)),
      [...'159acg'],
    );
  });
});

describe('a typed key', () => {
  /** Types `key@milliseconds`, and returns the entered digits. */
  function typed(symbols: readonly string[], keys: string, layer: Layer): string {
    let time = 0;
    const entered: number[] = [];
    const entry = new DigitEntry(
      digit => entered.push(digit),
      () => time,
    );
    for (const each of keys.split(' ')) {
      const [key, at = '0'] = each.split('@');
      time = Number(at);
      if (!entry.type(symbols, key, layer)) entered.push(-1);
    }
    entry.end();
    return entered.join(' ');
  }
  function check(keys: string, layer: Layer, expected: string, symbols = NUMBERS) {
    it(`${keys} in the layer ${layer}: ${expected}`, () => assert.equal(typed(symbols, keys, layer), expected));
  }
  check('1 2 3', 'digit', '12 3');
  check('1 1 1', 'digit', '11 1');
  check('1@0 2@999', 'digit', '12');
  check('1@0 2@1000', 'digit', '1 2');
  check('3 4', 'digit', '3 4');
  check('0 1 0', 'digit', '-1 10');
  check('1 2 3', 'corner', '12 3');
  check('2 7 1', 'centre', '2 7 1');
  check('1 2', 'corner', '1 2', NINE);

  it('is not joined with a key of another layer', () => {
    const entered: string[] = [];
    const entry = new DigitEntry(
      (digit, layer) => entered.push(`${digit} ${layer}`),
      () => 0,
    );
    entry.type(NUMBERS, '1', 'centre');
    entry.type(NUMBERS, '5', 'digit');
    entry.end();
    assert.deepEqual(entered, ['1 centre', '5 digit']);
  });

  it('waits until it is entered or dropped', () => {
    const entered: number[] = [];
    const entry = new DigitEntry(digit => entered.push(digit));
    entry.type(NUMBERS, '3', 'digit');
    assert.equal(entry.waiting, undefined);
    entry.type(NUMBERS, '1', 'digit');
    assert.deepEqual(entry.waiting, { digit: 1, layer: 'digit' });
    entry.drop();
    assert.equal(entry.waiting, undefined);
    entry.type(NUMBERS, '2', 'corner');
    entry.end();
    assert.equal(entry.waiting, undefined);
    assert.deepEqual(entered, [3, 2]);
  });
  it('is entered after a second if a longer number is possible', () => {
    const entered: number[] = [];
    const actions: (() => void)[] = [];
    const entry = new DigitEntry(
      digit => entered.push(digit),
      () => 0,
      (milliseconds, action) => {
        assert.equal(milliseconds, 1000);
        actions.push(action);
        return setTimeout(() => {});
      },
    );
    entry.type(NUMBERS, '1', 'digit');
    assert.deepEqual(entered, []);
    assert.equal(actions.length, 1);
    actions[0]();
    assert.deepEqual(entered, [1]);
    entry.end();
    assert.deepEqual(entered, [1]);
  });
});
