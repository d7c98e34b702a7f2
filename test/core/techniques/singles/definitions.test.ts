import { checkDefinition, digitsIn, digitsOfSize, placesIn } from '../definitions';

describe('singles are found by their definitions:', () => {
  it('the last empty cell of a house', () =>
    checkDefinition('full-house', function* (position) {
      for (const { cells } of position.geometry.houses) {
        const empty = [...cells].filter(cell => position.digits[cell] === 0);
        const [cell] = empty;
        if (empty.length === 1) yield [{ cell, digit: digitsIn(position, cell)[0] }];
      }
    }));

  it('a cell with one candidate', () =>
    checkDefinition('naked-single', function* (position) {
      for (const cell of position.digits.keys()) {
        const digits = digitsIn(position, cell);
        if (digits.length === 1) yield [{ cell, digit: digits[0] }];
      }
    }));

  it('a digit with one place in a house', () =>
    checkDefinition('hidden-single', function* (position) {
      for (const house of position.geometry.houses) {
        for (const digit of digitsOfSize(position)) {
          const places = placesIn(position, house, digit);
          if (places.length === 1) yield [{ cell: places[0], digit }];
        }
      }
    }));
});
