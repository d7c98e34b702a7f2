import assert from 'node:assert/strict';
import { EASY, gridOf } from '../../text/texts';
import { makes, offers } from './check';

describe('unifying blanks', () => {
  const MIXED = '10.4\n4.-.\n....\n....';
  it('replaces every blank of the puzzle', () =>
    makes(MIXED.replace('10', '1‸0'), 'Write every empty cell as "."', '1..4\n4...\n....\n....'));
  it('is offered once for any selection', () => offers(`‸${MIXED}‸`, ...BLANKS));
  it('is preferred, and tied to the diagnostic', () => {
    const [{ isPreferred, fixes }] = offers(MIXED.replace('-', '‸-'), 'Write every empty cell as "."');
    assert.deepEqual([isPreferred, fixes], [true, { code: 'mixed-blanks', start: 7, end: 8 }]);
  });
  it('chooses the most frequent blank', () =>
    makes(`1‸.${'0'.repeat(79)}`, 'Write every empty cell as "0"', `10${'0'.repeat(79)}`));
  it('changes only this puzzle', () =>
    makes(
      `5‸0${'.'.repeat(79)}\n${EASY.replace('.', '0')}\n`,
      'Write every empty cell as "."',
      `5.${'.'.repeat(79)}\n${EASY.replace('.', '0')}\n`,
    ));
  it('is not offered on the other blanks', () => offers(MIXED.replace('....', '..‸..')));
  it('is not offered if they are the same', () => offers(`‸${gridOf(EASY)}`));
});

const BLANKS = ['Write every empty cell as "."'];
