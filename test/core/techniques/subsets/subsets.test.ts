import { check, checkExplained, withOnly, without } from '../checks';

/** Limits digits to the listed cells of a row, column or box. */
function only(digits: string, house: string, cells: string) {
  const names = cellsOf(house).filter(name => !cells.split(' ').includes(name));
  return without(Object.fromEntries([...digits].map(digit => [Number(digit), names.join(' ')])));
}

/** `r4`, `c7`, `b2` */
function cellsOf(house: string): string[] {
  const at = Number(house[1]) - 1;
  const cell = (row: number, column: number) => `r${row + 1}c${column + 1}`;
  return Array.from({ length: 9 }, (_, i) => {
    if (house[0] === 'r') return cell(at, i);
    if (house[0] === 'c') return cell(i, at);
    return cell(3 * Math.floor(at / 3) + Math.floor(i / 3), 3 * (at % 3) + (i % 3));
  });
}

describe('naked subsets', () => {
  it('are found as a Naked Pair in a row', () =>
    check(
      'naked-pair',
      withOnly({ r5c2: '38', r5c9: '38' }),
      'Naked Pair: 3,8 in r5c29 => r5c1345678<>3, r5c1345678<>8',
    ));
  it('are found as a Naked Pair in a column', () =>
    check(
      'naked-pair',
      withOnly({ r1c4: '12', r8c4: '12' }),
      'Naked Pair: 1,2 in r18c4 => r2345679c4<>1, r2345679c4<>2',
    ));
  it('are found as a Naked Pair in a box', () =>
    check(
      'naked-pair',
      withOnly({ r7c7: '56', r9c9: '56' }),
      'Naked Pair: 5,6 in r7c7,r9c9 => r7c89,r8c789,r9c78<>5, r7c89,r8c789,r9c78<>6',
    ));
  it('are found as a Naked Triple of three pairs', () =>
    check(
      'naked-triple',
      withOnly({ r5c2: '38', r5c5: '39', r5c9: '89' }),
      'Naked Triple: 3,8,9 in r5c259 => r5c134678<>3, r5c134678<>8, r5c134678<>9',
    ));
  it('are found as a Naked Triple in a column', () =>
    check(
      'naked-triple',
      withOnly({ r1c6: '123', r5c6: '12', r9c6: '123' }),
      'Naked Triple: 1,2,3 in r159c6 => r234678c6<>1, r234678c6<>2, r234678c6<>3',
    ));
  it('are found as a Naked Triple in a box', () =>
    check(
      'naked-triple',
      withOnly({ r1c1: '167', r2c2: '167', r3c3: '67' }),
      'Naked Triple: 1,6,7 in r1c1,r2c2,r3c3 => r1c23,r2c13,r3c12<>1, r1c23,r2c13,r3c12<>6, r1c23,r2c13,r3c12<>7',
    ));
  it('are found as a Naked Quadruple in a row', () =>
    check(
      'naked-quadruple',
      withOnly({ r3c1: '12', r3c3: '23', r3c5: '34', r3c7: '41' }),
      'Naked Quadruple: 1,2,3,4 in r3c1357 => r3c24689<>1, r3c24689<>2, r3c24689<>3, r3c24689<>4',
    ));
  it('are found as a Naked Quadruple in a box', () =>
    check(
      'naked-quadruple',
      withOnly({ r1c1: '1234', r2c2: '234', r3c3: '34', r1c2: '14' }),
      'Naked Quadruple: 1,2,3,4 in r1c12,r2c2,r3c3 => r12c3,r23c1,r3c2<>1, r12c3,r23c1,r3c2<>2, r12c3,r23c1,r3c2<>3, r12c3,r23c1,r3c2<>4',
    ));
  it('are not found with an extra digit', () => {
    check('naked-pair', withOnly({ r5c2: '38', r5c9: '37' }));
    check('naked-triple', withOnly({ r5c2: '38', r5c5: '39', r5c9: '79' }));
    check('naked-quadruple', withOnly({ r3c1: '12', r3c3: '23', r3c5: '34', r3c7: '45' }));
  });
  it('are not found in cells of different houses', () => check('naked-pair', withOnly({ r1c1: '38', r5c9: '38' })));
  it('are explained', () =>
    checkExplained(
      'naked-pair',
      withOnly({ r5c2: '38', r5c9: '38' }),
      'r5c29 have only the candidates 3 and 8: 2 cells for 2 digits. So these digits fill these cells, and ' +
        'no other cell in row 5 can hold any of them.',
    ));
});

describe('locked subsets', () => {
  it('are found as a Locked Pair in a row', () =>
    check(
      'locked-pair',
      withOnly({ r5c1: '38', r5c3: '38' }),
      'Locked Pair: 3,8 in r5c13 => r4c123,r5c2456789,r6c123<>3, r4c123,r5c2456789,r6c123<>8',
    ));
  it('are found as a Locked Pair in a column', () =>
    check(
      'locked-pair',
      withOnly({ r4c9: '38', r5c9: '38' }),
      'Locked Pair: 3,8 in r45c9 => r1236789c9,r4c78,r5c78,r6c78<>3, r1236789c9,r4c78,r5c78,r6c78<>8',
    ));
  it('are found as a Locked Triple in a row', () =>
    check(
      'locked-triple',
      withOnly({ r5c1: '38', r5c2: '37', r5c3: '378' }),
      'Locked Triple: 3,7,8 in r5c123 => r4c123,r5c456789,r6c123<>3, r4c123,r5c456789,r6c123<>7, r4c123,r5c456789,r6c123<>8',
    ));
  it('are found as a Locked Triple in a column', () =>
    check(
      'locked-triple',
      withOnly({ r7c5: '12', r8c5: '23', r9c5: '13' }),
      'Locked Triple: 1,2,3 in r789c5 => r123456c5,r7c46,r8c46,r9c46<>1, r123456c5,r7c46,r8c46,r9c46<>2, r123456c5,r7c46,r8c46,r9c46<>3',
    ));
  it('are not also naked ones', () => {
    check('naked-pair', withOnly({ r5c1: '38', r5c3: '38' }));
    check('naked-triple', withOnly({ r5c1: '38', r5c2: '37', r5c3: '378' }));
  });
  it('are not found across boxes', () => check('locked-pair', withOnly({ r5c3: '38', r5c4: '38' })));
  it('are not found in two lines of a box', () => check('locked-pair', withOnly({ r5c1: '38', r4c2: '38' })));
  it('are not found as locked ones if only one house loses candidates', () => {
    const others = { r1c4: '4567', r1c5: '4567', r1c6: '4567', r1c7: '4567', r1c8: '4567', r1c9: '4567' };
    const position = withOnly({ r1c1: '12', r1c2: '12', ...others });
    check('locked-pair', position);
    check('naked-pair', position, 'Naked Pair: 1,2 in r1c12 => r123c3,r2c12,r3c12<>1, r123c3,r2c12,r3c12<>2');
  });
  it('are explained', () =>
    checkExplained(
      'locked-pair',
      withOnly({ r5c1: '38', r5c3: '38' }),
      'r5c13 have only the candidates 3 and 8: 2 cells for 2 digits. So these digits fill these cells, and ' +
        'no other cell in box 4 or in row 5 can hold any of them.',
    ));
});

describe('hidden subsets', () => {
  it('are found as a Hidden Pair in a row', () =>
    check(
      'hidden-pair',
      only('19', 'r2', 'r2c3 r2c7'),
      'Hidden Pair: 1,9 in r2c37 => r2c37<>2, r2c37<>3, r2c37<>4, r2c37<>5, r2c37<>6, r2c37<>7, r2c37<>8',
    ));
  it('are found as a Hidden Pair in a column', () =>
    check(
      'hidden-pair',
      only('45', 'c8', 'r1c8 r9c8'),
      'Hidden Pair: 4,5 in r19c8 => r19c8<>1, r19c8<>2, r19c8<>3, r19c8<>6, r19c8<>7, r19c8<>8, r19c8<>9',
    ));
  it('are found as a Hidden Pair in a box', () =>
    check(
      'hidden-pair',
      only('67', 'b5', 'r4c4 r6c6'),
      'Hidden Pair: 6,7 in r4c4,r6c6 => r4c4,r6c6<>1, r4c4,r6c6<>2, r4c4,r6c6<>3, r4c4,r6c6<>4, r4c4,r6c6<>5, r4c4,r6c6<>8, r4c4,r6c6<>9',
    ));
  it('are found as a Hidden Triple in a row', () =>
    check(
      'hidden-triple',
      only('129', 'r2', 'r2c3 r2c7 r2c8'),
      'Hidden Triple: 1,2,9 in r2c378 => r2c378<>3, r2c378<>4, r2c378<>5, r2c378<>6, r2c378<>7, r2c378<>8',
    ));
  it('are found as a Hidden Triple in a column', () =>
    check(
      'hidden-triple',
      only('456', 'c8', 'r1c8 r5c8 r9c8'),
      'Hidden Triple: 4,5,6 in r159c8 => r159c8<>1, r159c8<>2, r159c8<>3, r159c8<>7, r159c8<>8, r159c8<>9',
    ));
  it('are found as a Hidden Triple in a box', () =>
    check(
      'hidden-triple',
      only('678', 'b5', 'r4c4 r5c4 r6c6'),
      'Hidden Triple: 6,7,8 in r45c4,r6c6 => r45c4,r6c6<>1, r45c4,r6c6<>2, r45c4,r6c6<>3, r45c4,r6c6<>4, r45c4,r6c6<>5, r45c4,r6c6<>9',
    ));
  it('are found as a Hidden Quadruple in a row', () =>
    check(
      'hidden-quadruple',
      only('1239', 'r2', 'r2c1 r2c3 r2c7 r2c8'),
      'Hidden Quadruple: 1,2,3,9 in r2c1378 => r2c1378<>4, r2c1378<>5, r2c1378<>6, r2c1378<>7, r2c1378<>8',
    ));
  it('are found as a Hidden Quadruple in a column', () =>
    check(
      'hidden-quadruple',
      only('4567', 'c8', 'r1c8 r3c8 r5c8 r9c8'),
      'Hidden Quadruple: 4,5,6,7 in r1359c8 => r1359c8<>1, r1359c8<>2, r1359c8<>3, r1359c8<>8, r1359c8<>9',
    ));
  it('are found as a Hidden Quadruple in a box', () =>
    check(
      'hidden-quadruple',
      only('6789', 'b5', 'r4c4 r5c4 r6c5 r6c6'),
      'Hidden Quadruple: 6,7,8,9 in r45c4,r6c56 => r45c4,r6c56<>1, r45c4,r6c56<>2, r45c4,r6c56<>3, r45c4,r6c56<>4, r45c4,r6c56<>5',
    ));
  it('are not found with an extra place', () => {
    check('hidden-pair', only('19', 'r2', 'r2c3 r2c7 r2c8'));
    check('hidden-triple', only('456', 'c8', 'r1c8 r4c8 r5c8 r9c8'));
    check('hidden-quadruple', only('6789', 'b5', 'r4c4 r5c4 r5c5 r6c5 r6c6'));
  });
  it('are explained', () =>
    checkExplained(
      'hidden-pair',
      only('67', 'b5', 'r4c4 r6c6'),
      'The digits 6 and 7 of box 5 can only be in r4c4,r6c6: 2 digits for 2 cells. So these digits fill ' +
        'these cells, and the cells can hold no other digit.',
    ));
});
