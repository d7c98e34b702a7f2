import assert from 'node:assert/strict';
import fc from 'fast-check';
import { compress, decompress } from '../../../src/formats/shared/lzString';
import { finish } from '../../../src/text/work';
import { RUNS } from '../../core/arbitraries';
import { sized } from '../../sizes';

describe('the compression', () => {
  it('matches a known result', () => assert.equal(compress('hello, hello'), 'BYUwNmD2A0AEoUkA'));
  it('can be reversed', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.nat(9), (text, times) => {
        const long = text.repeat(times);
        assert.equal(finish(decompress(compress(long))), long);
      }),
      RUNS,
    ));
  it('can be reversed in links that programs changed', () => {
    const text = compress('{"size":9,"grid":[]}…'.repeat(9));
    for (const changed of [text.replaceAll('+', ' '), text.replaceAll('/', '-'), text.replace(/=+$/, '')]) {
      assert.equal(finish(decompress(changed)), '{"size":9,"grid":[]}…'.repeat(9));
    }
  });
  it('never fails', () => {
    const any = fc.string({ unit: fc.constantFrom(...'ABCDEFGHabcdefgh0123456789+/=Nv*'), maxLength: 200 });
    fc.assert(
      fc.property(any, text => {
        finish(decompress(text));
      }),
      RUNS,
    );
  });
  it('rejects a text that would fill the memory', () =>
    assert.equal(finish(decompress(compress('a'.repeat(sized(2 ** 20, 2 ** 21))))), undefined));
});
