/** The two types of Kraken fish as techniques, with their notation and explanation. */

import { houseName } from '../../cellNames';
import type { House } from '../../geometry';
import { houseSets } from '../../position';
import { any, joinSentences, t } from '../../sentences';
import { consequencesInWords, nodeInWords, writeLinks } from '../chains/chain';
import type { Names } from '../names';
import type { Step, Technique } from '../step';
import { SIZE_NAMES } from './fish';
import { type KrakenType, krakenFishIn } from './kraken';
import { shapeOf } from './shape';
import { explainFish, evidence as fishEvidence, isIn } from './words';

/** Eliminates candidates that a fish eliminates without its fins and that every fin excludes by a chain. */
export const krakenFishType1: Technique = krakenTechnique(1, {
  id: 'kraken-fish-type-1',
  name: 'Kraken Fish Type 1',
  aliases: ['Kraken Fish'],
  level: 'extreme',
  score: 500,
  isExotic: true,
});

/** Eliminates candidates that every fin and every candidate of one cover set exclude by chains. */
export const krakenFishType2: Technique = krakenTechnique(2, {
  id: 'kraken-fish-type-2',
  name: 'Kraken Fish Type 2',
  aliases: ['Kraken Fish'],
  level: 'extreme',
  score: 500,
  isExotic: true,
});

/** A technique for one type of Kraken fish. */
function krakenTechnique(type: KrakenType, technique: Omit<Technique, 'find' | 'evidence' | 'explain'>): Technique {
  const kraken: Technique = { ...technique, find: position => krakenFishIn(position, type, kraken), evidence, explain };
  return kraken;

  function explain(step: Step, names: Names): string {
    const [{ cell, digit }] = step.eliminations;
    const cover = type === 2 ? spareCover(step, names) : undefined;
    const inTwo = step.cells.filter(c => step.covers!.filter(house => isIn(c, house, names)).length > 1);
    const cannibals = inTwo.filter(c => (cover ? isIn(c, cover, names) : c === cell));
    const chains = step.chains!.map(({ nodes }) =>
      t('If {premise}, then {consequences}.', {
        premise: nodeInWords(nodes[0], names),
        consequences: consequencesInWords(nodes, names),
      }),
    );
    return joinSentences([
      explainFish(step, names, cannibals),
      ...(cover ? [placesInWords(step, cover, names)] : []),
      ...chains,
      t('So {cell} cannot be {digit} in any case.', { cell: names.cell(cell), digit: names.digit(digit) }),
    ]);
  }
}

/** Type 2: the cells from which chains start, without the fins. */
function placesOf({ chains, fins = [], endoFins = [] }: Step): number[] {
  return chains!
    .flatMap(({ nodes: [{ cells }] }) => cells)
    .filter(cell => !fins.includes(cell) && !endoFins.includes(cell));
}

/** Type 2: the cover set that contains all those cells. */
function spareCover(step: Step, names: Names): House {
  return step.covers!.find(house => placesOf(step).every(cell => isIn(cell, house, names)))!;
}

/** `So column 3 has its 5 in r1c3 or r4c3, unless a fin is true.` */
function placesInWords(step: Step, cover: House, names: Names): string {
  return t('So {house} has its {digit} in {cells}, unless a fin is true.', {
    house: houseName(cover),
    digit: names.digit(step.digits[0]),
    cells: any(placesOf(step).map(cell => names.cell(cell))),
  });
}

/** `Finned Swordfish 5 r148 c189 fr1c2, r1c2 -5- r2c1 …`: the fish, then a chain from each of the candidates, one of which is true. */
function evidence(step: Step, names: Names): string {
  const chains = step.chains!.map(({ nodes }) => writeLinks(nodes, names));
  return [`${nameOf(step, names)} ${fishEvidence(step, names)}`, ...chains].join(', ');
}

function nameOf({ houses, covers, cells }: Step, { geometry }: Names): string {
  const shape = shapeOf(houses, covers!);
  const size = SIZE_NAMES[houses.length - 2];
  if (shape !== 'basic') return `Finned ${shape === 'franken' ? 'Franken' : 'Mutant'} ${size}`;
  const setOf = (index: number) => houseSets(geometry)[index];
  const isSashimi = houses.some(house => cells.filter(cell => setOf(house.at).has(cell)).length <= 1);
  return `${isSashimi ? 'Sashimi' : 'Finned'} ${size}`;
}
