import { houseName } from '../../cellNames';
import { type CellSet, cellSet, countBits } from '../../cellSet';
import type { House } from '../../geometry';
import { digitsOf } from '../../grid';
import type { DigitMask } from '../../numbers';
import { houseSets, type Position } from '../../position';
import { t } from '../../sentences';
import { type Changes, whereChanged } from '../changes';
import { type Seen, simplestFirst } from '../simplestFirst';
import { distinct, eliminate, makeStep, type Step, type Technique } from '../step';

/**
 * Cells of an intersection, some other cells of the line, and some other cells of the box. The cells of the line and those of
 * the box have no digit of the intersection in common. If there are no more digits than cells, each digit is locked in the line
 * or in the box.
 */
export const sueDeCoq: Technique = {
  id: 'sue-de-coq',
  name: 'Sue de Coq',
  otherNames: ['Two-Sector Disjoint Subsets', 'SDC'],
  aliases: ['Two-Sector Disjoint Subset'],
  level: 'unfair',
  score: 250,
  rating: 60,

  find: position =>
    whereChanged(position, sueDeCoq, changes => distinct(simplestFirst(findSueDeCoq(position, changes)))),

  evidence({ sets }, names) {
    const [crossing, inLine, inBox] = sets!.map(
      ({ cells, digits }) => `${names.cells(cells)} - {${names.digits(digits, '')}}`,
    );
    return `${crossing} (${inLine}, ${inBox})`;
  },

  explain({ houses: [line, box], cells, sets }, names) {
    const [crossing, inLine, inBox] = sets!.map(set => names.cells(set.cells));
    const twice = sets![1].digits.filter(digit => sets![2].digits.includes(digit));
    return t(
      '{crossing} are in both {line, form, locative} and {box, form, locative}. ' +
        'Together with {inLine} of the {kind, select, row {row} other {column}} ' +
        'and {inBox} of the {regions, select, irregular {region} other {box}} ' +
        'these are {n, plural, one {# cell} other {# cells}}. ' +
        'Each of their candidates can be in them only once, because all its places there are ' +
        'in {line, form, locative} or all in {box, form, locative}' +
        '{exceptions, plural, =0 {} other { (except {digits}: once in {inLine} and once in {inBox})}}. ' +
        'There are just enough digits to fill the cells, so each digit must be there. ' +
        'A digit whose places there are all in {line, form, locative} can be nowhere else in {line, form, locative}. ' +
        'The same is true of {box, form, genitive}.',
      {
        crossing,
        inLine,
        inBox,
        line: houseName(line),
        box: houseName(box),
        kind: line.kind,
        regions: names.geometry.regions,
        n: cells.length,
        exceptions: twice.length,
        digits: names.digits(twice),
      },
    );
  },
};

/** The number of pairs of parts, one of the line and one of the box, that are compared between two yields. */
const AT_ONCE = 10_000;

/** Some cells and their candidates, bit d-1 for digit d. */
interface Part {
  readonly cells: CellSet;
  readonly size: number;
  readonly mask: DigitMask;
}

function* findSueDeCoq(position: Position, changes: Changes): Generator<Seen | undefined> {
  const { geometry, empty } = position;
  const { houses, size } = geometry;
  const sets = houseSets(geometry);
  const most = largestPart(size);
  let compared = 0;
  for (let l = 0; l < 2 * size; l++) {
    for (let b = 2 * size; b < houses.length && houses[b].kind === 'box'; b++) {
      if (!changes.ofAny(houses[l].cells) && !changes.ofAny(houses[b].cells)) continue;
      const line = empty.and(sets[l]);
      const box = empty.and(sets[b]);
      for (const crossing of parts(position, line.and(box))) {
        const surplus = countBits(crossing.mask) - crossing.size;
        if (crossing.size < 2 || surplus < 2 || surplus > 2 * most) continue;
        // By the number of digits of the intersection that they hold.
        const inBox: Part[][] = [];
        for (const part of parts(position, box.minus(crossing.cells))) {
          const count = taken(part, crossing);
          if (count <= 0) continue;
          inBox[count] ??= [];
          inBox[count].push(part);
        }
        for (const one of parts(position, line.minus(crossing.cells))) {
          const left = surplus - taken(one, crossing);
          if (left <= 0 || left >= surplus) continue;
          const others = inBox[left] ?? [];
          compared += 1 + others.length;
          if (compared >= AT_ONCE) {
            compared = 0;
            yield undefined;
          }
          for (const other of others) {
            if ((one.mask & other.mask & crossing.mask) !== 0) continue;
            if (one.cells.intersects(other.cells)) continue;
            const make = () => stepOf(position, [houses[l], houses[b]], crossing, one, other);
            yield { cost: crossing.size + one.size + other.size, make };
          }
        }
        yield undefined;
      }
    }
    yield undefined;
  }
}

/**
 * The minimum number of digits of the intersection that some cells hold: one for each cell, less one for each candidate that the
 * intersection does not have.
 */
function taken(part: Part, crossing: Part): number {
  return (part.mask & crossing.mask) === 0 ? 0 : part.size - countBits(part.mask & ~crossing.mask);
}

/** The maximum number of cells to choose in a house. Small in large houses, where the search would take too long. */
function largestPart(size: number): number {
  return size <= 9 ? size : 3;
}

/** All choices of one or more of the cells. */
function parts({ geometry, candidates }: Position, from: CellSet): Part[] {
  const most = largestPart(geometry.size);
  const all: Part[] = [{ cells: cellSet(geometry), size: 0, mask: 0 }];
  for (const cell of from) {
    for (const { cells, size, mask } of all.slice()) {
      if (size < most) all.push({ cells: cells.with(cell), size: size + 1, mask: mask | candidates[cell] });
    }
  }
  return all.slice(1);
}

function stepOf(
  position: Position,
  [line, box]: readonly [line: House, box: House],
  crossing: Part,
  inLine: Part,
  inBox: Part,
): Step | undefined {
  const { geometry } = position;
  const excluded = (house: House, own: Part, others: Part) => {
    const elsewhere = houseSets(geometry)[house.at].minus(crossing.cells).minus(own.cells);
    const digits = digitsOf((crossing.mask & ~others.mask) | own.mask);
    return digits.flatMap(digit => eliminate(position, elsewhere, digit));
  };
  return makeStep({
    technique: sueDeCoq,
    digits: digitsOf(crossing.mask),
    houses: [line, box],
    cells: crossing.cells.or(inLine.cells).or(inBox.cells).cells(),
    sets: [crossing, inLine, inBox].map(({ cells, mask }) => ({ cells: cells.cells(), digits: digitsOf(mask) })),
    eliminations: [...excluded(line, inLine, inBox), ...excluded(box, inBox, inLine)],
  });
}
