import type { House } from '../../../../src/core/geometry';
import { check } from '../checks';
import { checkDefinition, choices, type Definition, digitsOfSize, housesOfKind, placesIn } from '../definitions';
import { drawn } from '../drawing';

/** n lines with at least two places each, all of them in n crossing lines: the digit is nowhere else in those. */
const basic = (n: number): Definition =>
  function* (position) {
    const directions: (readonly [House['kind'], House['kind']])[] = [
      ['row', 'column'],
      ['column', 'row'],
    ];
    for (const digit of digitsOfSize(position)) {
      for (const [along, across] of directions) {
        const lines = housesOfKind(position, along).filter(line => placesIn(position, line, digit).length > 1);
        for (const bases of choices(lines, n)) {
          const inBases = bases.flatMap(line => placesIn(position, line, digit));
          const covers = housesOfKind(position, across).filter(({ cells }) =>
            inBases.some(cell => cells.includes(cell)),
          );
          if (covers.length !== n) continue;
          const inCovers = covers.flatMap(line => placesIn(position, line, digit));
          yield inCovers.filter(cell => !inBases.includes(cell)).map(cell => ({ cell, digit }));
        }
      }
    }
  };

describe('basic fish are found by their definition:', () => {
  it('X-Wing', () => checkDefinition('x-wing', basic(2)));
  it('Swordfish', () => checkDefinition('swordfish', basic(3)));
  it('Jellyfish', () => checkDefinition('jellyfish', basic(4)));
});

/** A transposed drawing: its columns are the rows. */
function turned(drawing: string): string {
  const cells = [...drawing].filter(sign => sign === 'x' || sign === '.');
  return cells.map((_, i) => cells[9 * (i % 9) + Math.floor(i / 9)]).join('');
}

const TWO = `
  ... ... ...   .x. ..x ...   ... x.. ...
  ... ..x ...   ... ... ...   .x. ... ...
  ... ... ...   .x. ..x ...   ... ... .x.`;

const THREE = `
  ... ... ...   .x. ..x ...   ... x.. ...
  ... ..x ...   .x. ... .x.   .x. ... ..x
  ... ... .x.   ... ..x .x.   ... ... .x.`;

describe('the basic fish found include', () => {
  it('X-Wing in rows', () => check('x-wing', drawn(4, TWO), 'X-Wing: 4 r28 c26 => r4c6,r6c2<>4'));
  it('X-Wing in columns', () => check('x-wing', drawn(4, turned(TWO)), 'X-Wing: 4 c28 r26 => r2c6,r6c4<>4'));
  it('Swordfish in rows', () => check('swordfish', drawn(7, THREE), 'Swordfish: 7 r258 c268 => r4c6,r6c2,r79c8<>7'));
  it('Swordfish in columns', () =>
    check('swordfish', drawn(7, turned(THREE)), 'Swordfish: 7 c258 r268 => r2c6,r6c4,r8c79<>7'));
  it('no X-Wing with a third place', () => check('x-wing', drawn(4, TWO.replace('.x. ..x ...', '.x. ..x .x.'))));
  it('no Swordfish with a place outside the covers', () =>
    check('swordfish', drawn(7, THREE.replace('.x. ... .x.', '.x. x.. .x.'))));
});
