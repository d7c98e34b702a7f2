/**
 * Where a line crosses a box. A digit whose places in the one are all in the other too must stand in their intersection,
 * and nowhere else in the other.
 */

import { countBits } from '../../cellSet';
import type { Geometry, House } from '../../geometry';
import type { Cell } from '../../numbers';
import { cellsAt, houseSets, indexOf, type Position, sharedPlaces } from '../../position';
import { distinct, eliminate, makeStep, type Step, type Technique } from '../step';

/** The steps of a digit that is locked in one house of `from`, and excluded from one of another kind. */
export function lockedCandidates(
  position: Position,
  technique: Technique,
  from: readonly House[],
): Iterable<Step | undefined> {
  return distinct(search(position, technique, from));
}

function* search(position: Position, technique: Technique, from: readonly House[]): Generator<Step | undefined> {
  const { geometry } = position;
  const sets = houseSets(geometry);
  const crossings = sharedPlaces(geometry);
  for (const house of from) {
    for (let digit = 1; digit <= geometry.size; digit++) {
      const places = position.places(house, digit);
      if (countBits(places) < 2) continue;
      const cells = cellsAt(house, places);
      const from = indexOf(geometry, house);
      for (const other of housesAround(geometry, house, cells[0])) {
        const to = indexOf(geometry, other);
        if ((places & ~crossings[sets.length * from + to]) !== 0) continue;
        const eliminations = eliminate(position, sets[to].minus(sets[from]), digit);
        const step = { technique, digits: [digit], houses: [house], covers: [other], cells, eliminations };
        yield makeStep(step);
      }
    }
    yield undefined;
  }
}

/** The houses of the other sort through a cell: of a box the two lines, of a line the box. */
function housesAround({ housesOf }: Geometry, house: House, cell: Cell): readonly House[] {
  const [box, row, column] = housesOf[cell];
  return house.kind === 'box' ? [row, column] : [box];
}
