import { countBits } from '../../cellSet';
import { bitOf, digitsOf } from '../../grid';
import type { Pausable } from '../../pausing';
import { allowedOf, type Candidate, type Position } from '../../position';
import { verdict } from '../../solver/index';
import type { Names } from '../names';
import { makeStep, type Step, type Technique } from '../step';
import { masksOf } from './clueSteps';
import { type Board, groundsOf } from './grounds';
import { lengthOf, type Refuted } from './refutation';
import { groundInWords, refutationLines } from './refutationWords';
import { opennessOf, refuting } from './refuting';

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
/** How often everything may be followed to refute one candidate with cases: little for some cells, then more for fewer. */
const LITTLE = 60;
const SOME = 16;
const FEW = 2;

function* findSteps(position: Position): Generator<Step | undefined> {
  if (!position.geometry.variant) return;
  const solved = yield* verdict({ ...position, allowed: allowedOf(position) });
  if (solved.kind === 'contradictory') return;
  const truths = solved.kind === 'valid' ? [solved.solution] : solved.solutions;
  const isFalse = ({ cell, digit }: Candidate) => truths.every(truth => truth[cell] !== digit);
  const suspects = mostTellingFirst(position).filter(isFalse);
  const plain = yield* plainly(position, suspects);
  yield* plain.map(refuted => stepOf([refuted]));
  if (plain.length > 0 || suspects.length === 0 || solved.kind !== 'valid') return;
  const cells = yield* leastOpenFirst(position, suspects);
  // Sooner or later any of them leads on, so more is tried for those which lead on most.
  for (let most = LITTLE, tried = SOME; ; most *= 4, tried = Math.max(FEW, tried / 2)) {
    for (const ofCell of cells.slice(0, tried)) {
      const refuted = yield* refuteAll(position, ofCell, most);
      if (refuted.length === 0) continue;
      yield stepOf(refuted);
      return;
    }
  }
}

/** Candidates that are refuted without cases, of the first ones those with the shortest reason first. */
function* plainly(position: Position, suspects: readonly Candidate[]): Pausable<Refuted[]> {
  const found: Refuted[] = [];
  for (const suspect of suspects) {
    found.push(...(yield* refuteAll(position, [suspect], 1)));
    if (found.length === COMPARED) break;
  }
  return found.sort((a, b) => lengthOf(a.refutation) - lengthOf(b.refutation));
}

/** Those of some candidates that are refuted, if everything may be followed so often for each. */
function* refuteAll(position: Position, suspects: readonly Candidate[], most: number): Pausable<Refuted[]> {
  const grounds = groundsOf(position.geometry);
  const found: Refuted[] = [];
  for (const suspect of suspects) {
    const refutation = yield* refuting(grounds, boardWith(position, suspect), { left: most });
    if (refutation) found.push({ ...suspect, refutation });
  }
  return found;
}

/** The suspects of each cell, those first after which least is open, and so most is known. */
function* leastOpenFirst(position: Position, suspects: readonly Candidate[]): Pausable<Candidate[][]> {
  const grounds = groundsOf(position.geometry);
  const open = new Map<Candidate, number>();
  for (const suspect of suspects) {
    const board = grounds.settled(boardWith(position, suspect));
    open.set(suspect, board ? opennessOf(board) : 0);
    yield undefined;
  }
  const cells = [...new Set(suspects.map(({ cell }) => cell))].map(cell => suspects.filter(each => each.cell === cell));
  const least = (some: readonly Candidate[]) => Math.min(...some.map(suspect => open.get(suspect)!)) + some.length / 10;
  return cells.sort((a, b) => least(a) - least(b));
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

function stepOf(refuted: readonly Refuted[]): Step | undefined {
  const technique = ruleForcingNet;
  const eliminations = refuted.map(({ cell, digit }): Candidate => ({ cell, digit }));
  const digits = eliminations.map(({ digit }) => digit);
  return makeStep({ technique, digits, houses: [], cells: [refuted[0].cell], refuted, eliminations });
}

/** `r1c1=5 breaks cage 16 in r12c8` */
function evidence({ refuted }: Step, names: Names): string {
  const each = refuted!.map(({ cell, digit, refutation: { cases, deductions } }) => {
    const broken = cases
      ? `each digit of ${names.cell(cases[0].cell)}`
      : groundInWords(deductions[deductions.length - 1].ground, names);
    return `${names.cell(cell)}=${names.digit(digit)} breaks ${broken}`;
  });
  return each.join(', ');
}

function explain({ refuted }: Step, names: Names): string {
  const each = refuted!.flatMap(({ cell, digit, refutation }) => [
    `Suppose ${names.cell(cell)} is ${names.digit(digit)}. In the end nothing fits, so ${names.cell(cell)} is not ` +
      `${names.digit(digit)}. Each line says what is left, and by what:`,
    ...refutationLines(refutation, names),
  ]);
  return each.join('\n');
}
