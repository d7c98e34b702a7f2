/** The conclusions from deadly patterns, and their explanations. */

import { houseName } from '../../cellNames';
import { cellSet, countBits } from '../../cellSet';
import { bitOf, digitsOf } from '../../grid';
import type { Cell } from '../../numbers';
import { houseSets, type Position, sharedHouses } from '../../position';
import { any, joinSentences, t } from '../../sentences';
import { choicesWithin } from '../../subsets';
import type { Names } from '../names';
import { effectOfGuardians, guardiansInWords } from '../oddagons/guardians';
import { conclusionInWords } from '../oddagons/words';
import { eliminate, type Found, makeStep, type Step, type Technique } from '../step';
import type { DeadlyPattern } from './deadlyPattern';
import { hasPlacesOnlyIn } from './rectangle';
import { explainSubset } from './subset';

/** The types of conclusions, with the numbers of those of unique rectangles. Type 1 is the case of type 2 with a single cell. */
export type ConclusionType = 2 | 3 | 4;
export const CONCLUSION_TYPES: readonly ConclusionType[] = [2, 3, 4];

/** The steps of a pattern with conclusions of one type. */
export function* stepsOf(
  position: Position,
  pattern: DeadlyPattern,
  technique: Technique,
  type: ConclusionType,
): Generator<Step | undefined> {
  const { cells, masks, guardians } = pattern;
  const digits = digitsOf(masks.reduce((all, mask) => all | mask, 0));
  for (const conclusion of conclusionsOf(position, pattern, type))
    yield makeStep({ technique, digits, houses: [], cells, guardians, deadly: pattern, ...conclusion });
}

function* conclusionsOf(position: Position, pattern: DeadlyPattern, type: ConclusionType): Generator<Partial<Found>> {
  if (type === 2) yield effectOfGuardians(position, pattern.guardians);
  const guarded = guardedCells(pattern);
  if (guarded.length !== 2) return;
  if (type === 3) yield* subsetsWith(position, pattern, guarded);
  if (type === 4) yield* lockedIn(position, pattern, guarded);
}

/** The maximum number of cells of a subset besides the two. */
const MOST_IN_SUBSET = 3;

/** One of two cells in a house holds a guardian. So the two count as one cell, which can be part of a naked subset. */
function* subsetsWith(
  position: Position,
  { guardians }: DeadlyPattern,
  guarded: readonly Cell[],
): Generator<Partial<Found>> {
  const { geometry, candidates } = position;
  const extras = guardians.reduce((mask, { digit }) => mask | bitOf(digit), 0);
  for (const house of sharedHouses(geometry, guarded)) {
    const eligible = [...house.cells].filter(cell => candidates[cell] !== 0 && !guarded.includes(cell));
    for (let n = 1; n <= Math.min(MOST_IN_SUBSET, eligible.length); n++) {
      for (const subset of choicesWithin(eligible, candidates, n, n + 1, extras)) {
        const mask = subset.reduce((all, cell) => all | candidates[cell], extras);
        if (countBits(mask) !== n + 1) continue;
        const others = houseSets(geometry)[house.at].minus(cellSet(geometry, [...guarded, ...subset]));
        const eliminations = digitsOf(mask).flatMap(digit => eliminate(position, others, digit));
        yield { houses: [house], sets: [{ cells: subset, digits: digitsOf(mask) }], eliminations };
      }
    }
  }
}

/** One of two cells holds a digit of the pattern that has no other place in their house. So the other one holds a guardian. */
function* lockedIn(
  position: Position,
  { cells, masks }: DeadlyPattern,
  guarded: readonly Cell[],
): Generator<Partial<Found>> {
  const ofPattern = guarded.map(cell => masks[cells.indexOf(cell)]);
  for (const house of sharedHouses(position.geometry, guarded)) {
    for (const kept of digitsOf(ofPattern[0] & ofPattern[1])) {
      if (!hasPlacesOnlyIn(position, house, kept, guarded)) continue;
      const eliminations = guarded.flatMap((cell, i) =>
        digitsOf(ofPattern[i] & ~bitOf(kept) & position.candidates[cell]).map(digit => ({ cell, digit })),
      );
      yield { houses: [house], sectors: [{ house, digits: [kept] }], eliminations };
    }
  }
}

/** The cells with guardians, ascending. */
export const guardedCells = ({ guardians }: DeadlyPattern): Cell[] => [...new Set(guardians.map(({ cell }) => cell))];

/** Explains a step: a sentence about its pattern, the guardians, and what follows from them. */
export function explainDeadly(pattern: string, step: Step, names: Names): string {
  if (step.sets) return joinSentences([pattern, explainSubset(guardedCells(step.deadly!), step, names)]);
  const isOneTrue = t('So {conclusion}.', { conclusion: guardiansInWords(step.guardians!, names) });
  return joinSentences([
    pattern,
    isOneTrue,
    ...(step.sectors ? [lockedInWords(step, names)] : conclusionInWords(step, names)),
  ]);
}

function lockedInWords({ deadly, sectors, placements, eliminations }: Step, names: Names): string {
  const [{ house, digits }] = sectors!;
  return t(
    'In {house, form, locative}, only {cells} can hold {kept}. The other one of them holds one of these other candidates. So {conclusion}.',
    {
      house: houseName(house),
      cells: any(guardedCells(deadly!).map(cell => names.cell(cell))),
      kept: names.digit(digits[0]),
      conclusion: names.effect({ placements, eliminations }),
    },
  );
}
