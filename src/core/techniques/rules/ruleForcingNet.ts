import { countBits } from '../../cellSet';
import { bitOf, digitsOf } from '../../grid';
import type { Pausable } from '../../pausing';
import { allowedOf, type Candidate, type Position } from '../../position';
import { verdict } from '../../solver/index';
import type { Names } from '../names';
import { makeStep, type Step, type Technique } from '../step';
import { masksOf } from './clueSteps';
import { type Board, groundsOf } from './grounds';
import { lengthOf, type Refutation } from './refutation';
import { groundInWords, refutationLines } from './refutationWords';
import { refuting } from './refuting';

/**
 * A candidate is supposed, and all rules and houses are followed until nothing fits. The last resort for puzzles with rules: with the
 * digits of further cells supposed in turn, it refutes every false candidate.
 */
export const ruleForcingNet: Technique = {
  id: 'rule-forcing-net',
  name: 'Rule Forcing Net',
  otherNames: ['Nishio with Rules', 'Trial and Error'],
  level: 'extreme',
  score: 1000,
  find: findSteps,
  evidence,
  explain,
};

/** So many refutations are compared, to tell the shortest first. */
const COMPARED = 8;
/** How often everything may be followed to refute one candidate with cases: little for all candidates, then more for a few. */
const LITTLE = 60;
const FEW = 6;

function* findSteps(position: Position): Generator<Step | undefined> {
  if (!position.geometry.variant) return;
  const solved = yield* verdict({ ...position, allowed: allowedOf(position) });
  if (solved.kind === 'contradictory') return;
  const truths = solved.kind === 'valid' ? [solved.solution] : solved.solutions;
  const suspects = mostTellingFirst(position).filter(({ cell, digit }) => truths.every(truth => truth[cell] !== digit));
  const plain = yield* plainly(position, suspects);
  yield* plain;
  if (plain.length > 0 || solved.kind !== 'valid') return;
  for (let most = LITTLE; ; most *= 4) {
    // Any of them leads on. So more is tried for those which lead on most.
    for (const suspect of most === LITTLE ? suspects : suspects.slice(0, FEW)) {
      const refutation = yield* refuting(groundsOf(position.geometry), boardWith(position, suspect), { left: most });
      if (!refutation) continue;
      yield stepOf(suspect, refutation);
      return;
    }
    if (suspects.length === 0) return;
  }
}

/** The candidates that are refuted without cases: steps, of some that follow each other the shortest first. */
function* plainly(position: Position, suspects: readonly Candidate[]): Pausable<(Step | undefined)[]> {
  const grounds = groundsOf(position.geometry);
  const found: { readonly suspect: Candidate; readonly refutation: Refutation }[] = [];
  for (const suspect of suspects) {
    if (found.length === COMPARED) break;
    const refutation = yield* refuting(grounds, boardWith(position, suspect), { left: 1 });
    if (refutation) found.push({ suspect, refutation });
  }
  found.sort((a, b) => lengthOf(a.refutation) - lengthOf(b.refutation));
  return found.map(({ suspect, refutation }) => stepOf(suspect, refutation));
}

/** The candidates, those of cells with few first. */
function mostTellingFirst({ candidates }: Position): Candidate[] {
  const cells = [...candidates.keys()].sort((a, b) => countBits(candidates[a]) - countBits(candidates[b]) || a - b);
  return cells.flatMap(cell => digitsOf(candidates[cell]).map(digit => ({ cell, digit })));
}

/** The candidates of a position, with one supposed. */
function boardWith(position: Position, { cell, digit }: Candidate): Board {
  const board = Int32Array.from(masksOf(position));
  board[cell] = bitOf(digit);
  return board;
}

function stepOf(suspect: Candidate, refutation: Refutation): Step | undefined {
  const technique = ruleForcingNet;
  const { cell, digit } = suspect;
  return makeStep({ technique, digits: [digit], houses: [], cells: [cell], refutation, eliminations: [suspect] });
}

/** `r1c1=5 breaks cage 16 in r12c8` */
function evidence(step: Step, names: Names): string {
  const { cell, digit } = step.eliminations[0];
  const { cases, deductions } = step.refutation!;
  const broken = cases
    ? `each digit of ${names.cell(cases[0].cell)}`
    : groundInWords(deductions[deductions.length - 1].ground, names);
  return `${names.cell(cell)}=${names.digit(digit)} breaks ${broken}`;
}

function explain(step: Step, names: Names): string {
  const { cell, digit } = step.eliminations[0];
  const suspect = `${names.cell(cell)} is ${names.digit(digit)}`;
  const not = `${names.cell(cell)} is not ${names.digit(digit)}`;
  return [
    `Suppose ${suspect}. In the end nothing fits, so ${not}. Each line says by what the next follows:`,
    ...refutationLines(step.refutation!, names),
  ].join('\n');
}
