import { bitOf } from '../../grid';
import type { Candidate, Position } from '../../position';
import type { Family, TechniqueGroup } from '../family';
import { candidatesIn, distinct, makeStep, type Step, type Technique, type TechniqueRow, techniqueOf } from '../step';
import { conclusionsOf } from './conclusions';
import { digitsOfExocet, type Exocet, type ExocetKind, exocetKindOf, exocetsIn } from './exocet';
import { exocetForcingNet } from './forcingNet';
import { exocetEvidence, explainExocet } from './words';

const family: Family = { id: 'exocets', name: 'Exocets' };

const exocet = (kind: ExocetKind, row: TechniqueRow) =>
  techniqueOf(row, {
    find: (position, technique) => distinct(findExocets(position, technique, kind)),
    evidence: exocetEvidence,
    explain: explainExocet,
  });

function* findExocets(position: Position, technique: Technique, kind: ExocetKind): Generator<Step | undefined> {
  for (const exocet of yield* exocetsIn(position)) {
    yield exocetKindOf(position.geometry, exocet) === kind ? stepOf(position, technique, exocet) : undefined;
  }
}

function stepOf(position: Position, technique: Technique, exocet: Exocet): Step | undefined {
  const { base, targets, line, crossLines, covers } = exocet;
  const conclusions = conclusionsOf(position, exocet);
  const digits = digitsOfExocet(exocet);
  const has = ({ cell, digit }: Candidate) => (position.candidates[cell] & bitOf(digit)) !== 0;
  return makeStep({
    technique,
    digits,
    houses: [line, ...crossLines],
    cells: [...base, ...targets],
    colors: [
      digits.flatMap(digit => candidatesIn([...base, ...targets], digit)).filter(has),
      covers.flatMap(({ digit, cells }) => candidatesIn(cells, digit)).filter(has),
    ],
    exocets: [exocet],
    conclusions,
    eliminations: conclusions.flatMap(({ eliminations }) => eliminations),
  });
}

/** Exocets, easiest first. */
export const exocets: TechniqueGroup = {
  family,
  techniques: [
    // Both targets are in the chute of the base cells, in its two other boxes.
    exocet('junior', {
      id: 'junior-exocet',
      name: 'Junior Exocet',
      otherNames: ['JExocet', 'JE2'],
      aliases: ['Exocet'],
      level: 'extreme',
      score: 400,
      rating: 77,
    }),
    exocet('senior', {
      id: 'senior-exocet',
      name: 'Senior Exocet',
      aliases: ['Exocet'],
      level: 'extreme',
      score: 450,
      rating: 78,
    }),
  ],
};

/** Exocets that have a conclusion by nets. */
export const exocetNets: TechniqueGroup = { family, techniques: [exocetForcingNet] };
