/**
 * Bivalue oddagons: an odd ring of cells that each see the next one, and that can hold only two digits, apart from guardians. Without
 * guardians, the two digits would alternate along the ring, which an odd ring does not allow.
 */

import { cellSet } from '../../cellSet';
import { bitOf, digitsOf } from '../../grid';
import type { Cell, Digit, DigitMask } from '../../numbers';
import { type Position, peerSets } from '../../position';
import { all, joinSentences, t } from '../../sentences';
import type { Names } from '../names';
import { type Seen, simplestFirst } from '../simplestFirst';
import { candidatesIn, distinct, makeStep, type Step, type Technique } from '../step';
import { effectOfGuardians, guardiansInWords } from './guardians';
import { shortestOddCycle } from './oddCycle';
import { conclusionInWords, oddagonEvidence, ringInWords } from './words';

/** An odd ring of cells with two digits and guardians. */
export const bivalueOddagon: Technique = {
  id: 'bivalue-oddagon',
  name: 'Bivalue Oddagon',
  otherNames: ['Bivalue Odd Ring'],
  level: 'extreme',
  score: 350,
  rating: 77,
  maxSize: 9,
  find: position => distinct(simplestFirst(findOddagons(position))),
  evidence: oddagonEvidence,
  explain: explainOddagon,
};

/** Fewer cells would be three cells of a house, which techniques for subsets find. */
const FEWEST_CELLS = 5;

/**
 * All guardians of a step have the same digit, because a candidate excludes other digits only in its own cell. If they are all in one cell, the other cells of the ring form a
 * remote pair.
 */
function* findOddagons(position: Position): Generator<Seen | undefined> {
  const { size } = position.geometry;
  for (let a = 1; a <= size; a++) {
    for (let b = a + 1; b <= size; b++) {
      for (let other = 1; other <= size; other++) {
        if (other !== a && other !== b) yield* oddagonsOf(position, bitOf(a) | bitOf(b), other);
      }
      yield undefined;
    }
  }
}

/** The oddagons of two digits whose guardians have one other digit. */
function* oddagonsOf(position: Position, pair: DigitMask, other: Digit): Generator<Seen | undefined> {
  const { geometry, candidates, empty, cellsWith } = position;
  const all = empty.cells().filter(cell => (candidates[cell] & ~(pair | bitOf(other))) === 0);
  if (all.length < FEWEST_CELLS) return;
  const known = new Set<string>();
  for (const target of cellsWith[other]) {
    const seen = peerSets(geometry)[target];
    const usable = all.filter(cell => cell !== target && ((candidates[cell] & ~pair) === 0 || seen.has(cell)));
    const key = `${usable}`;
    if (usable.length < FEWEST_CELLS || usable.every(cell => !position.has(cell, other)) || known.has(key)) continue;
    known.add(key);
    const set = cellSet(geometry, usable);
    const cells = shortestOddCycle(new Map(usable.map(cell => [cell, peerSets(geometry)[cell].and(set).cells()])));
    if (!cells || cells.length < FEWEST_CELLS) continue;
    const guarded = cells.filter(cell => position.has(cell, other)).sort((x, y) => x - y);
    if (guarded.length === 0) continue;
    yield {
      cost: cells.length + guarded.length,
      make: () => stepOf(position, pair, cells, candidatesIn(guarded, other)),
    };
  }
}

function stepOf(
  position: Position,
  pair: DigitMask,
  cells: readonly Cell[],
  guardians: Step['guardians'] & {},
): Step | undefined {
  return makeStep({
    technique: bivalueOddagon,
    digits: digitsOf(pair),
    houses: [],
    cells,
    guardians,
    ...effectOfGuardians(position, guardians),
  });
}

function explainOddagon(step: Step, names: Names): string {
  const { digits, cells, guardians } = step;
  return joinSentences([
    t(
      'Each cell of the ring {ring} sees the next one, and the last cell sees the first. Suppose that these cells hold only {digits}. ' +
        'Then the two digits alternate along the ring, which is impossible because the ring has {n} cells, an odd number.',
      { ring: ringInWords(cells, names), digits: all(digits.map(names.digit)), n: cells.length },
    ),
    t('So {conclusion}.', { conclusion: guardiansInWords(guardians!, names) }),
    ...conclusionInWords(step, names),
  ]);
}
