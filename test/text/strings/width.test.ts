import assert from 'node:assert/strict';
import { padEnd, padStart, widthOf } from '../../../src/text/strings/width';

describe('the width of text', () => {
  it('is the number of characters in Latin scripts', () => assert.equal(widthOf('łatwy – 1'), 9));
  it('counts Chinese characters twice', () => assert.equal(widthOf('多个解, 2'), 9));
  it('is increased by padding with spaces', () => {
    assert.deepEqual([padEnd('解', 4), padEnd('解1', 6), padEnd('abcde', 4)], ['解\u3000', '解1\u3000 ', 'abcde']);
    assert.deepEqual([padStart('解', 4), padStart('abcde', 4)], ['  解', 'abcde']);
  });
});
