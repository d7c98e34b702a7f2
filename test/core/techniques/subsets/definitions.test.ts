import {
  checkDefinition,
  choices,
  type Definition,
  digitsAmong,
  digitsIn,
  digitsOfSize,
  placesIn,
  seeingAll,
} from '../definitions';

/** n cells of a house with n digits together exclude these from all cells that see all of them. */
const naked = (n: number, kind: 'naked' | 'locked'): Definition =>
  function* (position) {
    const { boxOf } = position.geometry;
    for (const { cells } of position.geometry.houses) {
      const empty = [...cells].filter(cell => position.digits[cell] === 0);
      for (const chosen of choices(empty, n)) {
        const digits = digitsAmong(position, chosen);
        if (digits.length !== n) continue;
        const eliminations = digits.flatMap(digit => seeingAll(position, chosen, digit));
        const isInBox = chosen.every(cell => boxOf[cell] === boxOf[chosen[0]]);
        const inside = eliminations.filter(({ cell }) => boxOf[cell] === boxOf[chosen[0]]);
        const isLocked = n <= 3 && isInBox && inside.length > 0 && inside.length < eliminations.length;
        if (isLocked === (kind === 'locked')) yield eliminations;
      }
    }
  };

/** n digits with n places together in a house exclude all other digits from there. */
const hidden = (n: number): Definition =>
  function* (position) {
    for (const house of position.geometry.houses) {
      const missing = digitsOfSize(position).filter(digit => placesIn(position, house, digit).length > 0);
      for (const chosen of choices(missing, n)) {
        const places = [...house.cells].filter(cell => chosen.some(digit => position.has(cell, digit)));
        if (places.length !== n) continue;
        yield places.flatMap(cell =>
          digitsIn(position, cell)
            .filter(digit => !chosen.includes(digit))
            .map(digit => ({ cell, digit })),
        );
      }
    }
  };

describe('subsets are found by their definitions:', () => {
  it('Naked Pair', () => checkDefinition('naked-pair', naked(2, 'naked')));
  it('Naked Triple', () => checkDefinition('naked-triple', naked(3, 'naked')));
  it('Naked Quadruple', () => checkDefinition('naked-quadruple', naked(4, 'naked')));
  it('Locked Pair', () => checkDefinition('locked-pair', naked(2, 'locked')));
  it('Locked Triple', () => checkDefinition('locked-triple', naked(3, 'locked')));
  it('Hidden Pair', () => checkDefinition('hidden-pair', hidden(2)));
  it('Hidden Triple', () => checkDefinition('hidden-triple', hidden(3)));
  it('Hidden Quadruple', () => checkDefinition('hidden-quadruple', hidden(4)));
});
