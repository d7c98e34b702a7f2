import { geometryOf } from '../../../../src/core/geometry';
import { check, checkExplained, without } from '../checks';

const POINTING_ROW = without({ 3: 'r1c1 r1c2 r1c3 r3c1 r3c2 r3c3' });
const CLAIMING_COLUMN = without({ 6: 'r1c8 r2c8 r3c8 r7c8 r8c8 r9c8' });

describe('Locked Candidates Type 1 (Pointing)', () => {
  it('eliminates along a row', () =>
    check('pointing', POINTING_ROW, 'Locked Candidates Type 1 (Pointing): 3 in b1 => r2c456789<>3'));
  it('eliminates along a column', () =>
    check(
      'pointing',
      without({ 8: 'r4c4 r4c5 r5c4 r5c5 r6c4 r6c5' }),
      'Locked Candidates Type 1 (Pointing): 8 in b5 => r123789c6<>8',
    ));
  it('needs only two cells', () =>
    check(
      'pointing',
      without({ 8: 'r7c7 r7c8 r7c9 r8c7 r8c8 r8c9 r9c8' }),
      'Locked Candidates Type 1 (Pointing): 8 in b9 => r9c123456<>8',
    ));
  it('works in boxes that are higher than wide', () =>
    check(
      'pointing',
      without({ 1: 'r1c1 r2c1 r3c1' }, geometryOf(3, 2)),
      'Locked Candidates Type 1 (Pointing): 1 in b1 => r456c2<>1',
    ));
  it('is not found if there is only one cell', () =>
    check('pointing', without({ 8: 'r7c7 r7c8 r7c9 r8c7 r8c8 r8c9 r9c8 r9c9' })));
  it('is not found if the cells are in two lines', () => check('pointing', without({ 3: 'r1c1 r1c2 r1c3 r3c1 r3c2' })));
  it('is explained', () =>
    checkExplained(
      'pointing',
      POINTING_ROW,
      'In box 1, only r2c123 can hold 3. These cells are all in row 2. So one of them holds the 3 of row ' +
        '2, and no other cell of row 2 can hold 3.',
    ));
});

describe('Locked Candidates Type 2 (Claiming)', () => {
  it('eliminates from the rest of the box when a row is locked to it', () =>
    check(
      'claiming',
      without({ 2: 'r9c1 r9c2 r9c3 r9c7 r9c8 r9c9' }),
      'Locked Candidates Type 2 (Claiming): 2 in r9 => r7c456,r8c456<>2',
    ));
  it('eliminates from the rest of the box when a column is locked to it', () =>
    check('claiming', CLAIMING_COLUMN, 'Locked Candidates Type 2 (Claiming): 6 in c8 => r4c79,r5c79,r6c79<>6'));
  it('needs only two cells', () =>
    check(
      'claiming',
      without({ 2: 'r9c1 r9c2 r9c3 r9c4 r9c7 r9c8 r9c9' }),
      'Locked Candidates Type 2 (Claiming): 2 in r9 => r7c456,r8c456<>2',
    ));
  it('works in boxes that are higher than wide', () =>
    check(
      'claiming',
      without({ 1: 'r4c1 r5c1 r6c1' }, geometryOf(3, 2)),
      'Locked Candidates Type 2 (Claiming): 1 in c1 => r123c2<>1',
    ));
  it('is not found if there is only one cell', () =>
    check('claiming', without({ 2: 'r9c1 r9c2 r9c3 r9c4 r9c5 r9c7 r9c8 r9c9' })));
  it('is not found if the cells are in two boxes', () => check('claiming', without({ 2: 'r9c1 r9c2 r9c3 r9c7 r9c8' })));
  it('is explained', () =>
    checkExplained(
      'claiming',
      CLAIMING_COLUMN,
      'In column 8, only r456c8 can hold 6. These cells are all in box 6. So one of them holds the 6 of ' +
        'box 6, and no other cell of box 6 can hold 6.',
    ));
});
