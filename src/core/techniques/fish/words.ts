/** How a fish is written, and why it is right. */

import type { House } from '../../geometry';
import { list, type Names } from '../names';
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

/** The same sentences for all fish, with those left out that a simpler one does not need. */
export function explain(step: Step, names: Names): string {
  const { cells, fins = [], endoFins = [] } = step;
  const digit = names.digit(step.digits[0]);
  const eliminated = step.eliminations.map(({ cell }) => cell);
  const cannibals = eliminated.filter(cell => cells.includes(cell) || fins.includes(cell));
  const end = `If a fin holds ${digit} instead, it excludes what it sees, so whatever sees all fins is out either way.`;
  return explainFish(step, names, cannibals) + (fins.length + endoFins.length > 0 ? ` ${end}` : '');
}

/** What would follow if no fin were true; `cannibals` are base candidates that would be out by being in two cover sets. */
export function explainFish(step: Step, names: Names, cannibals: readonly number[]): string {
  const { houses, endoFins = [] } = step;
  const digit = names.digit(step.digits[0]);
  const sentences = [`Each of ${inWords(houses, names)} must hold ${digit}.`];
  if (endoFins.length > 0) {
    const are = endoFins.length > 1 ? 'they are fins' : 'it is a fin';
    sentences.push(`${names.cells(endoFins)} ${lie(endoFins)} in two of them and would count for both, so ${are}.`);
  }
  sentences.push(
    `All places for it${halvesOf(step, names).map(placesInWords).join(', and')}.`,
    `Those are as many houses, so each takes its ${digit} from there and has no place for it elsewhere.`,
  );
  if (cannibals.length > 0) {
    sentences.push(
      `${names.cells(cannibals)} ${lie(cannibals)} in two of them: ${digit} there would take both and leave too few for the rest.`,
    );
  }
  return sentences.join(' ');

  function placesInWords({ covers, fins: own }: Half): string {
    const all = [...own, ...endoFins];
    const without = all.length > 0 ? ` but the ${all.length > 1 ? 'fins' : 'fin'} ${names.cells(all)}` : '';
    return `${without} lie in ${inWords(covers, names)}`;
  }
}

const lie = (cells: readonly number[]) => (cells.length > 1 ? 'lie' : 'lies');

function inWords(houses: readonly House[], names: Names): string {
  return list(houses.map(house => names.inWords(house)));
}

interface Half {
  readonly covers: readonly House[];
  /** Without endo fins. */
  readonly fins: readonly number[];
}

/** The one fish of a step, or the two of a Siamese one. */
function halvesOf({ houses, covers = [], fins = [] }: Step, names: Names): Half[] {
  const { length } = houses;
  return Array.from({ length: covers.length / length }, (_, i) => {
    const half = covers.slice(i * length, (i + 1) * length);
    const isCovered = (cell: number) => half.some(house => isIn(cell, house, names));
    return { covers: half, fins: fins.filter(cell => !isCovered(cell)) };
  });
}

/** Whether a cell is of a house. */
export function isIn(cell: number, { kind, index }: House, { geometry }: Names): boolean {
  return geometry.housesOf[cell].some(house => house.kind === kind && house.index === index);
}
