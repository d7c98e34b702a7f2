import { houseName } from '../../cellNames';
import type { Position } from '../../position';
import { all, phrase, t } from '../../sentences';
import type { Family, TechniqueGroup } from '../family';
import { allLong, type Names } from '../names';
import { type Seen, simplestFirst } from '../simplestFirst';
import { distinct, makeStep, type Step, type Technique } from '../step';
import { multiSectorSets } from './rowsAndColumns';

const family: Family = { id: 'multi-sector', name: 'Multi-sector locked sets' };

/** The empty cells where some rows cross some columns, which hold as many digits as these rows and columns allow. */
const multiSectorLockedSet: Technique = {
  id: 'multi-sector-locked-set',
  name: 'Multi-Sector Locked Set',
  otherNames: ['MSLS', 'Multi-Fish'],
  aliases: ['Multi-Sector Naked Set'],
  level: 'extreme',
  score: 450,
  rating: 78,

  find: position => distinct(simplestFirst(findSets(position))),

  evidence({ cells, sectors }, names) {
    const digits = sectors!.map(({ house, digits }) => names.digits(digits, '') + names.house(house));
    return `${names.cells(cells)} - ${digits.join(' ')}`;
  },

  explain({ cells, sectors }, names) {
    const count = sectors!.reduce((sum, { digits }) => sum + digits.length, 0);
    return t(
      'Each candidate of the {n} cells {cells} is one of these digits of a row or column: {sectors}. ' +
        'A row or column has a digit only once, so these are {count} digits for {n} cells. ' +
        'Each of them must be in one of these cells, and cannot be anywhere else in its row or column.',
      {
        n: cells.length,
        cells: names.cells(cells),
        count,
        sectors: allLong(sectors!.map(each => sectorInWords(each, names))),
      },
    );
  },
};

/** `1 and 4 in row 5` */
const sectorInWords = ({ house, digits }: NonNullable<Step['sectors']>[number], names: Names) =>
  phrase('{digit} in {house}', { digit: all(digits.map(names.digit)), house: houseName(house) });

function* findSets(position: Position): Generator<Seen | undefined> {
  for (const found of multiSectorSets(position)) {
    if (!found) {
      yield undefined;
      continue;
    }
    const { cells, sectors, eliminations } = found;
    yield {
      cost: cells.length,
      make: () =>
        makeStep({
          technique: multiSectorLockedSet,
          digits: [...new Set(sectors.flatMap(({ digits }) => digits))].sort((a, b) => a - b),
          houses: sectors.map(({ house }) => house),
          cells,
          sectors,
          eliminations,
        }),
    };
  }
}

/** Sets of cells in several rows and columns that hold as many digits as cells. */
export const multiSector: TechniqueGroup = { family, techniques: [multiSectorLockedSet] };
