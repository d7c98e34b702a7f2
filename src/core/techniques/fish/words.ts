/** The notation and explanation of fish. */

import type { House } from '../../geometry';
import type { Cell } from '../../numbers';
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
  const sentences = explainFish(step, names, cannibals);
  const count = fins.length + endoFins.length;
  if (count === 0) return sentences;
  const fin = count > 1 ? 'a fin' : 'the fin';
  const both = halvesOf(step, names).length > 1 ? ' This is true for each of the two fish alone.' : '';
  return `${sentences} If ${fin} holds ${digit}, no cell that it sees can hold ${digit}.${both} So in either case, ${names.cells(eliminated)} cannot hold ${digit}.`;
}

/** The conclusion if no fin is true. `cannibals`: base candidates that are eliminated because they are in two cover sets. */
export function explainFish(step: Step, names: Names, cannibals: readonly Cell[]): string {
  const { houses, fins = [], endoFins = [] } = step;
  const digit = names.digit(step.digits[0]);
  const count = fins.length + endoFins.length;
  const so = count === 0 ? 'So' : count > 1 ? `If no fin holds ${digit},` : `If the fin does not hold ${digit},`;
  const sentences = [
    `${capitalized(names.housesInWords(houses))} ${houses.length > 1 ? 'must each' : 'must'} hold ${digit}.`,
  ];
  if (endoFins.length > 0) {
    const are = endoFins.length > 1 ? 'they are fins' : 'it is a fin';
    sentences.push(`${names.cells(endoFins)} ${lie(endoFins)} in two of them and would count for both, so ${are}.`);
  }
  sentences.push(
    `All places for it${halvesOf(step, names).map(placesInWords).join(', and all')}.`,
    `${so} each of these houses has its ${digit} in one of these places, and nowhere else.`,
  );
  if (cannibals.length > 0) {
    sentences.push(
      `${names.cells(cannibals)} ${lie(cannibals)} in two of these cover houses: a ${digit} there would use up both, and one of the base houses would get none.`,
    );
  }
  return sentences.join(' ');

  function placesInWords({ covers, fins: own }: Half): string {
    const all = [...own, ...endoFins];
    const without = all.length > 0 ? ` but the ${all.length > 1 ? 'fins' : 'fin'} ${names.cells(all)}` : '';
    return `${without} lie in ${names.housesInWords(covers)}`;
  }
}

const lie = (cells: readonly Cell[]) => (cells.length > 1 ? 'lie' : 'lies');

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
