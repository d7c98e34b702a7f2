/**
 * Locked candidates. If all places for a digit in one house are also in another house, the digit is in the intersection of the two. So no
 * other cell of the second house can hold it. In classic puzzles one house is a line, the other a box.
 */

import { houseName } from '../../cellNames';
import { countBits } from '../../cellSet';
import type { Geometry, House } from '../../geometry';
import type { Cell } from '../../numbers';
import { cellsAtPlaces, houseSets, type Position, sharedPlaces } from '../../position';
import { t } from '../../sentences';
import type { Names } from '../names';
import { distinct, eliminate, makeStep, type Step, type Technique } from '../step';

/** The steps in which a digit is locked in a house of `from`, and eliminated from a crossing house. */
export function lockedCandidates(
  position: Position,
  technique: Technique,
  from: readonly House[],
): Iterable<Step | undefined> {
  return distinct(findLocked(position, technique, from));
}

function* findLocked(position: Position, technique: Technique, from: readonly House[]): Generator<Step | undefined> {
  const { geometry } = position;
  const sets = houseSets(geometry);
  const crossings = sharedPlaces(geometry);
  for (const house of from) {
    for (let digit = 1; digit <= geometry.size; digit++) {
      const places = position.places(house, digit);
      if (countBits(places) < 2) continue;
      const cells = cellsAtPlaces(house, places);
      const from = house.at;
      for (const other of housesAcross(geometry, house, cells[0])) {
        const to = other.at;
        if ((places & ~crossings[sets.length * from + to]) !== 0) continue;
        const eliminations = eliminate(position, sets[to].minus(sets[from]), digit);
        const step = { technique, digits: [digit], houses: [house], covers: [other], cells, eliminations };
        yield makeStep(step);
      }
    }
    yield undefined;
  }
}

/** The houses through a cell that can share several cells with a house: all others, except, for a line, the crossing line. */
function housesAcross({ housesOf }: Geometry, house: House, cell: Cell): readonly House[] {
  return housesOf[cell].filter(other => other !== house && !(isLine(house) && isLine(other)));
}

/** Shared by both types of locked candidates. */
export function explainLocked({ digits, cells, houses, covers }: Step, names: Names): string {
  return t(
    'In {from, form, locative}, only {cells} can hold {digit}. ' +
      'These cells are {n, plural, =2 {both} other {all}} in {to, form, locative}. ' +
      'So one of them holds the {digit} of {to, form, genitive}, and no other cell of {to, form, genitive} can hold {digit}.',
    {
      from: houseName(houses[0]),
      cells: names.cells(cells),
      digit: names.digit(digits[0]),
      n: cells.length,
      to: houseName(covers![0]),
    },
  );
}

const isLine = ({ kind }: House) => kind === 'row' || kind === 'column';
