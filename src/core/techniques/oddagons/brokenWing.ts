/**
 * Broken wings: an odd ring of cells in which each cell and the next one are the only two places for a digit in a house, apart from guardians.
 * Without guardians, the ring would alternate between cells with and without the digit, which an odd ring cannot.
 */

import { houseNames } from '../../cellNames';
import { type CellSet, cellSet } from '../../cellSet';
import type { Geometry, House } from '../../geometry';
import type { Cell, Digit } from '../../numbers';
import { houseSets, type Position, peerSets } from '../../position';
import { joinSentences, t } from '../../sentences';
import type { Names } from '../names';
import { type Seen, simplestFirst } from '../simplestFirst';
import { candidatesIn, distinct, makeStep, type Step, type Technique } from '../step';
import { effectOfGuardians, guardiansInWords } from './guardians';
import { shortestOddCycle } from './oddCycle';
import { conclusionInWords, oddagonEvidence, ringInWords } from './words';

/** An odd ring of strong links on one digit, with guardians. */
export const brokenWing: Technique = {
  id: 'broken-wing',
  name: 'Broken Wing',
  otherNames: ['Guardians'],
  level: 'extreme',
  score: 350,
  rating: 77,
  maxSize: 16,
  find: position => distinct(simplestFirst(findRings(position))),
  evidence: oddagonEvidence,
  explain: explainRing,
};

/** A ring of three cells would be in one house. */
const FEWEST_CELLS = 5;

function* findRings(position: Position): Generator<Seen | undefined> {
  for (let digit = 1; digit <= position.geometry.size; digit++) {
    const known = new Set<string>();
    const places = placesOf(position, digit);
    for (const target of position.cellsWith[digit]) {
      yield undefined;
      const ring = ringWithout(position.geometry, places, target);
      if (!ring) continue;
      const { cells, guardians } = ring;
      const key = `${guardians}`;
      if (guardians.length === 0 || known.has(key)) continue;
      known.add(key);
      yield { cost: cells.length + guardians.length, make: () => stepOf(position, digit, ring) };
    }
  }
}

interface Ring {
  /** In order. */
  readonly cells: readonly Cell[];
  /** By cell: the house that it shares with the next one. */
  readonly houses: readonly House[];
  /** The other places for the digit in these houses, ascending. */
  readonly guardians: readonly Cell[];
}

/** A house with its places for a digit. */
interface Places {
  readonly house: House;
  readonly cells: CellSet;
}

function placesOf({ geometry, cellsWith }: Position, digit: Digit): Places[] {
  return geometry.houses
    .map((house, i) => ({ house, cells: houseSets(geometry)[i].and(cellsWith[digit]) }))
    .filter(({ cells }) => cells.size > 1);
}

/** A ring whose guardians all see a cell: once the cell has the digit, the digit has only two places in each of the houses. */
function ringWithout(geometry: Geometry, places: readonly Places[], target: Cell): Ring | undefined {
  const lost = peerSets(geometry)[target].with(target);
  const links = places.flatMap(({ house, cells }) => {
    const left = cells.minus(lost);
    return left.size === 2 ? [{ house, all: cells, ends: left.cells() }] : [];
  });
  if (links.length < FEWEST_CELLS) return undefined;
  const neighborsOf = new Map<Cell, Cell[]>();
  const linkOf = new Map<number, (typeof links)[number]>();
  for (const link of links) {
    const [a, b] = link.ends;
    if (linkOf.has(a * geometry.cellCount + b)) continue;
    linkOf.set(a * geometry.cellCount + b, link);
    neighborsOf.set(a, [...(neighborsOf.get(a) ?? []), b]);
    neighborsOf.set(b, [...(neighborsOf.get(b) ?? []), a]);
  }
  const cells = shortestOddCycle(neighborsOf);
  if (!cells) return undefined;
  const used = cells.map((cell, i) => {
    const next = cells[(i + 1) % cells.length];
    return linkOf.get(Math.min(cell, next) * geometry.cellCount + Math.max(cell, next))!;
  });
  const all = used.reduce((sum, link) => sum.or(link.all), cellSet(geometry));
  return { cells, houses: used.map(({ house }) => house), guardians: all.and(lost).cells() };
}

function stepOf(position: Position, digit: Digit, ring: Ring): Step | undefined {
  const guardians = candidatesIn(ring.guardians, digit);
  return makeStep({
    technique: brokenWing,
    digits: [digit],
    houses: ring.houses,
    cells: ring.cells,
    guardians,
    ...effectOfGuardians(position, guardians),
  });
}

function explainRing(step: Step, names: Names): string {
  const { digits, cells, houses, guardians } = step;
  return joinSentences([
    t(
      'Suppose that none of {guardians} is {digit}. Then in each of {houses}, the only places for {digit} are two cells that are ' +
        'next to each other in the ring {ring}: one of the two is {digit}, and the other is not. So cells with {digit} and cells without ' +
        '{digit} alternate along the ring, which is impossible because the ring has {n} cells, an odd number.',
      {
        guardians: names.cells(guardians!.map(({ cell }) => cell)),
        digit: names.digit(digits[0]),
        houses: houseNames(houses),
        ring: ringInWords(cells, names),
        n: cells.length,
      },
    ),
    t('So {conclusion}.', { conclusion: guardiansInWords(guardians!, names) }),
    ...conclusionInWords(step, names),
  ]);
}
