/** The notation and explanation of fish. */

import { houseNames } from '../../cellNames';
import type { House } from '../../geometry';
import type { Cell } from '../../numbers';
import { joinSentences, t } from '../../sentences';
import { capitalized, type Names } from '../names';
import type { Step } from '../step';

/** `7 r169b3 c2679 fr6c8 efr1c9`; the cover sets of a Siamese fish `c123/c134`. */
export function evidence(step: Step, names: Names): string {
  const halves = halvesOf(step, names);
  return [
    names.digit(step.digits[0]),
    names.houses(step.houses),
    halves.map(({ covers }) => names.houses(covers)).join('/'),
    ...halves.flatMap(({ fins }) => fins.map(cell => `f${names.cell(cell)}`)),
    ...(step.endoFins ?? []).map(cell => `ef${names.cell(cell)}`),
  ].join(' ');
}

/** Explains any kind of fish. A simple fish needs fewer sentences. */
export function explain(step: Step, names: Names): string {
  const { cells, fins = [], endoFins = [] } = step;
  const digit = names.digit(step.digits[0]);
  const eliminated = step.eliminations.map(({ cell }) => cell);
  const cannibals = eliminated.filter(cell => cells.includes(cell) || fins.includes(cell));
  const sentences = [explainFish(step, names, cannibals)];
  const n = fins.length + endoFins.length;
  if (n > 0) {
    sentences.push(
      t('If {n, plural, one {the fin} other {a fin}} holds {digit}, no cell that it sees can hold {digit}.', {
        n,
        digit,
      }),
    );
    if (halvesOf(step, names).length > 1) sentences.push(t('This is true for each of the two fish alone.'));
    sentences.push(t('So in either case, {cells} cannot hold {digit}.', { cells: names.cells(eliminated), digit }));
  }
  return joinSentences(sentences);
}

/** The conclusion if no fin is true. `cannibals`: base candidates that are eliminated because they are in two cover sets. */
export function explainFish(step: Step, names: Names, cannibals: readonly Cell[]): string {
  const { houses, endoFins = [] } = step;
  const digit = names.digit(step.digits[0]);
  const sentences = [
    capitalized(
      t('{houses} must {n, plural, one {hold} other {each hold}} {digit}.', {
        houses: houseNames(houses),
        n: houses.length,
        digit,
      }),
    ),
  ];
  if (endoFins.length > 0) {
    sentences.push(
      t(
        '{cells} {n, plural, one {lies in two of them and would count for both, so it is a fin} ' +
          'other {lie in two of them and would count for both, so they are fins}}.',
        { cells: names.cells(endoFins), n: endoFins.length },
      ),
    );
  }
  sentences.push(placesInWords(step, names), conclusionInWords(step, digit));
  if (cannibals.length > 0) {
    sentences.push(
      t(
        '{cells} {n, plural, one {lies} other {lie}} in two of these cover houses: ' +
          'a {digit} there would use up both, and one of the base houses would get none.',
        { cells: names.cells(cannibals), n: cannibals.length, digit },
      ),
    );
  }
  return joinSentences(sentences);
}

/** The statement that all places except the fins lie in the cover sets. */
function placesInWords(step: Step, names: Names): string {
  const [half, other] = halvesOf(step, names).map(({ covers, fins }) => {
    const all = [...fins, ...(step.endoFins ?? [])];
    return { covers: houseNames(covers), n: all.length, fins: names.cells(all) };
  });
  if (half.n === 0) return t('All places for it lie in {covers, form, locative}.', { covers: half.covers });
  return other
    ? t(
        'All places for it except the {n, plural, one {fin} other {fins}} {fins} lie in {covers, form, locative}, ' +
          'and all except the {otherN, plural, one {fin} other {fins}} {otherFins} lie in {otherCovers, form, locative}.',
        {
          n: half.n,
          fins: half.fins,
          covers: half.covers,
          otherN: other.n,
          otherFins: other.fins,
          otherCovers: other.covers,
        },
      )
    : t('All places for it except the {n, plural, one {fin} other {fins}} {fins} lie in {covers, form, locative}.', {
        n: half.n,
        fins: half.fins,
        covers: half.covers,
      });
}

function conclusionInWords({ fins = [], endoFins = [] }: Step, digit: string): string {
  switch (fins.length + endoFins.length) {
    case 0:
      return t('So each of these houses has its {digit} in one of these places, and nowhere else.', { digit });
    case 1:
      return t(
        'If the fin does not hold {digit}, ' +
          'each of these houses has its {digit} in one of these places, and nowhere else.',
        { digit },
      );
    default:
      return t(
        'If no fin holds {digit}, each of these houses has its {digit} in one of these places, and nowhere else.',
        { digit },
      );
  }
}

interface Half {
  readonly covers: readonly House[];
  /** Without endo fins. */
  readonly fins: readonly Cell[];
}

/** The one fish of a step, or the two of a Siamese one. */
function halvesOf({ houses, covers = [], fins = [] }: Step, names: Names): Half[] {
  const { length } = houses;
  return Array.from({ length: covers.length / length }, (_, i) => {
    const half = covers.slice(i * length, (i + 1) * length);
    const isCovered = (cell: Cell) => half.some(house => isIn(cell, house, names));
    return { covers: half, fins: fins.filter(cell => !isCovered(cell)) };
  });
}

/** Whether a cell is in a house. */
export function isIn(cell: Cell, { kind, index }: House, { geometry }: Names): boolean {
  return geometry.housesOf[cell].some(house => house.kind === kind && house.index === index);
}
