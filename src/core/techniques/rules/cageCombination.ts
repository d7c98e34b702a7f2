import type { Position } from '../../position';
import { makeStep, type Step, type Technique } from '../step';
import { openCages } from './cageCombinations';
import { aboutSubject, clueEvidence, eliminationsTo, explainClue } from './clueSteps';

/** A digit that is in no combination of a cage: its cells cannot hold it. */
export const cageCombination: Technique = {
  id: 'cage-combination',
  name: 'Cage Combination',
  otherNames: ['Killer Combinations'],
  level: 'easy',
  score: 40,
  rating: 25,
  find: findSteps,
  evidence: clueEvidence,
  explain: explainClue,
};

/** The maximum number of combinations to list. */
const FEW = 8;

function* findSteps(position: Position): Generator<Step | undefined> {
  for (const { clue, sets, masks } of openCages(position)) {
    if (sets.length === 0) continue;
    const any = sets.reduce((all, set) => all | set, 0);
    const { cells } = clue.subject;
    const eliminations = eliminationsTo(
      position,
      cells,
      masks.map(mask => mask & any),
    );
    const combinations = sets.length <= FEW ? { combinations: sets } : {};
    yield makeStep({ ...aboutSubject(cageCombination, clue.subject, eliminations), ...combinations, eliminations });
  }
}
