import type { House } from '../../../../src/core/geometry';
import { checkDefinition, type Definition, digitsOfSize, housesOfKind, placesIn } from '../definitions';

/** A digit whose places in a house, at least two, are all in a house of another kind: it is nowhere else there. */
const locked = (from: readonly House['kind'][], to: readonly House['kind'][]): Definition =>
  function* (position) {
    for (const digit of digitsOfSize(position)) {
      for (const house of housesOfKind(position, ...from)) {
        const places = placesIn(position, house, digit);
        for (const other of housesOfKind(position, ...to)) {
          if (places.length < 2 || !places.every(cell => other.cells.includes(cell))) continue;
          const elsewhere = placesIn(position, other, digit).filter(cell => !places.includes(cell));
          yield elsewhere.map(cell => ({ cell, digit }));
        }
      }
    }
  };

describe('locked candidates are found by their definition:', () => {
  it('pointing, from a box along a line', () => checkDefinition('pointing', locked(['box'], ['row', 'column'])));
  it('claiming, from a line within a box', () => checkDefinition('claiming', locked(['row', 'column'], ['box'])));
});
