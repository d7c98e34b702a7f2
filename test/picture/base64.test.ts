import assert from 'node:assert/strict';
import fc from 'fast-check';
import { decodingBase64 } from '../../src/picture/base64';
import { finish } from '../../src/text/work';
import { RUNS } from '../core/arbitraries';

const decoded = (text: string) => finish(decodingBase64(text));

describe('base64', () => {
  it('is decoded, with and without padding', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), bytes => {
        const text = Buffer.from(bytes).toString('base64');
        assert.deepEqual(decoded(text), bytes);
        assert.deepEqual(decoded(text.replace(/=+$/, '')), bytes);
      }),
      RUNS,
    );
  });

  for (const text of ['AA A', 'AA=A', 'AAA===', 'AAé=', 'AA-_', 'AA\u{1F600}'])
    it(`is not ${JSON.stringify(text)}`, () => assert.equal(decoded(text), undefined));
});
