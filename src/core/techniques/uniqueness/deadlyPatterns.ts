/** Techniques of deadly patterns other than rectangles. */

import type { Position } from '../../position';
import { all, t } from '../../sentences';
import type { Names } from '../names';
import { guardiansAsNotation } from '../oddagons/guardians';
import { distinct, type Step, type Technique, type TechniqueRow, techniqueOf } from '../step';
import { CONCLUSION_TYPES, type ConclusionType, explainDeadly, guardedCells, stepsOf } from './conclusions';
import type { DeadlyPattern } from './deadlyPattern';
import { extendedRectanglesIn } from './extendedRectangle';
import { gravesOf } from './grave';
import { rectangleEvidence } from './rectangle';
import { gravesWithin, loopsIn } from './swaps';

type Row = Pick<TechniqueRow, 'id' | 'name' | 'otherNames' | 'maxSize'>;

/** In larger puzzles, the number of patterns to try is too large. */
const maxSize = 9;

/** The conclusions of all patterns that a search finds, the simplest type first. */
const technique = (
  row: Row,
  search: (position: Position) => Iterable<DeadlyPattern | undefined>,
  types: readonly ConclusionType[],
  words: Pick<Technique, 'evidence' | 'explain'>,
): Technique =>
  techniqueOf(
    { ...row, level: 'unfair', score: 200, needsUniqueness: true },
    { ...words, find: (position, self) => distinct(findSteps(position, self, search, types)) },
  );

function* findSteps(
  position: Position,
  self: Technique,
  search: (position: Position) => Iterable<DeadlyPattern | undefined>,
  types: readonly ConclusionType[],
): Generator<Step | undefined> {
  const found: DeadlyPattern[] = [];
  for (const pattern of search(position)) {
    if (pattern) found.push(pattern);
    yield undefined;
  }
  for (const type of types) for (const pattern of found) yield* stepsOf(position, pattern, self, type);
}

const graveOfType = (type: ConclusionType, row: Pick<TechniqueRow, 'id' | 'name'>) =>
  technique({ ...row, otherNames: [`Bivalue Universal Grave Type ${type}`] }, gravesOf, [type], {
    evidence: (step, names) => guardiansAsNotation(step.guardians!, names),
    explain: explainGrave,
  });

function explainGrave(step: Step, names: Names): string {
  const pattern = t(
    'All empty cells have two candidates, except {cells}. Without the other candidates of these cells, each candidate would have two places in ' +
      'each of its houses. Then all empty cells could change to their other candidate at once, and the puzzle could not have exactly one solution.',
    { cells: all(guardedCells(step.deadly!).map(cell => names.cell(cell))) },
  );
  return explainDeadly(pattern, step, names);
}

function explainLoop(step: Step, names: Names): string {
  const [a, b] = step.digits.map(names.digit);
  const pattern = t(
    'Each house that contains one of the cells {cells} contains exactly two of them. If all of them held only {a} and {b}, the two digits could ' +
      'swap places, and the puzzle would have a second solution.',
    { cells: names.cells(step.cells), a, b },
  );
  return explainDeadly(pattern, step, names);
}

function explainExtended(step: Step, names: Names): string {
  const { digits, cells } = step;
  const pattern = t(
    'If {cells} held only {digits}, the two lines could exchange their digits there, and the puzzle would have a second solution.',
    { cells: names.cells(cells), digits: all(digits.map(names.digit)) },
  );
  return explainDeadly(pattern, step, names);
}

function explainGraveWithin(step: Step, names: Names): string {
  const pattern = t(
    'Without {guardians}, each of the cells {cells} would have two candidates, and each of these would have two places among these cells in each of ' +
      'its houses. Then all of them could change to their other candidate at once, and the puzzle would have a second solution.',
    { guardians: guardiansAsNotation(step.guardians!, names), cells: names.cells(step.cells) },
  );
  return explainDeadly(pattern, step, names);
}

export const deadlyPatternTechniques: readonly Technique[] = [
  technique(
    {
      id: 'unique-loop',
      name: 'Unique Loop',
      otherNames: [1, 2, 3, 4].map(type => `Unique Loop Type ${type}`),
      maxSize,
    },
    loopsIn,
    CONCLUSION_TYPES,
    { evidence: rectangleEvidence, explain: explainLoop },
  ),
  technique(
    { id: 'extended-unique-rectangle', name: 'Extended Unique Rectangle', otherNames: ['Extended Rectangle'], maxSize },
    extendedRectanglesIn,
    CONCLUSION_TYPES,
    { evidence: rectangleEvidence, explain: explainExtended },
  ),
  graveOfType(2, { id: 'bug-type-2', name: 'BUG Type 2' }),
  graveOfType(3, { id: 'bug-type-3', name: 'BUG Type 3' }),
  graveOfType(4, { id: 'bug-type-4', name: 'BUG Type 4' }),
  technique(
    { id: 'bug-lite', name: 'BUG-Lite', otherNames: ['Bivalue Universal Grave Lite'], maxSize },
    gravesWithin,
    CONCLUSION_TYPES,
    {
      evidence: ({ cells, guardians }, names) => `${names.cells(cells)}, ${guardiansAsNotation(guardians!, names)}`,
      explain: explainGraveWithin,
    },
  ),
];
