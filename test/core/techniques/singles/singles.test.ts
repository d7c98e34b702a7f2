import { geometryOfSize } from '../../../../src/core/geometry';
import { check, checkExplained, withOnly, without } from '../checks';

const line = (start: string) => start.padEnd(81, '.');
const six = geometryOfSize(6);

/** A grid with digits down the first column. */
const COLUMN = [...'1.3456789'].map(digit => digit.padEnd(9, '.')).join('');

describe('Full House', () => {
  it('is found in a row', () => check('full-house', line('1234.6789'), 'Full House: r1c5=5'));
  it('is found in a column', () => check('full-house', COLUMN, 'Full House: r2c1=2'));
  it('is found in a box', () => check('full-house', line('...123......456......78.'), 'Full House: r3c6=9'));
  it('is found once for two houses', () =>
    check('full-house', line('1234.6789...987......321...'), 'Full House: r1c5=5'));
  it('is not found with two empty cells', () => check('full-house', line('1234..789')));
  it('is not found if its digit is excluded', () => check('full-house', line('1234.6789....5')));
  it('is explained', () =>
    checkExplained('full-house', COLUMN, 'r2c1 is the last empty cell of column 1. The missing digit is 2.'));
});

describe('Naked Single', () => {
  it('is found in any cell', () =>
    check(
      'naked-single',
      withOnly({ r1c1: '4', r5c7: '7', r9c9: '1' }),
      'Naked Single: r1c1=4',
      'Naked Single: r5c7=7',
      'Naked Single: r9c9=1',
    ));
  it('is found in a small puzzle', () => check('naked-single', withOnly({ r6c6: '6' }, six), 'Naked Single: r6c6=6'));
  it('is not found with two candidates, nor with none', () =>
    check('naked-single', withOnly({ r1c1: '47', r2c2: '' })));
  it('is explained', () =>
    checkExplained('naked-single', withOnly({ r5c7: '7' }), '7 is the only candidate left in r5c7.'));
});

describe('Hidden Single', () => {
  it('is found in a row', () =>
    check('hidden-single', without({ 7: 'r4c1 r4c2 r4c3 r4c5 r4c6 r4c7 r4c8 r4c9' }), 'Hidden Single: r4c4=7'));
  it('is found in a column', () =>
    check('hidden-single', without({ 2: 'r1c9 r2c9 r3c9 r4c9 r5c9 r6c9 r7c9 r8c9' }), 'Hidden Single: r9c9=2'));
  it('is found in a box', () =>
    check('hidden-single', without({ 9: 'r4c4 r4c5 r4c6 r5c4 r5c6 r6c4 r6c5 r6c6' }), 'Hidden Single: r5c5=9'));
  it('is found in a small puzzle', () =>
    check('hidden-single', without({ 1: 'r1c4 r1c5 r1c6 r2c4 r2c6' }, six), 'Hidden Single: r2c5=1'));
  it('is found in boxes first', () =>
    check(
      'hidden-single',
      without({
        2: 'r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9',
        9: 'r4c4 r4c5 r4c6 r5c4 r5c6 r6c4 r6c5 r6c6',
      }),
      'Hidden Single: r5c5=9',
      'Hidden Single: r1c1=2',
    ));
  it('is not found with two places', () =>
    check('hidden-single', without({ 7: 'r4c1 r4c2 r4c3 r4c5 r4c6 r4c7 r4c8' })));
  it('is explained', () =>
    checkExplained(
      'hidden-single',
      without({ 2: 'r1c9 r2c9 r3c9 r4c9 r5c9 r6c9 r7c9 r8c9' }),
      'r9c9 is the only cell of column 9 that can still hold 2.',
    ));
});
