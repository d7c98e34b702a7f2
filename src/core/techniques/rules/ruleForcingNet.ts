import { countBits } from '../../cellSet';
import { bitOf, digitsOf } from '../../grid';
import type { Pausable } from '../../pausing';
import type { Candidate, Position } from '../../position';
import { describedBy, joinSentences, phrase, t } from '../../sentences';
import { lengthSurcharge } from '../chainLength';
import type { Names } from '../names';
import { makeStep, type Step, type Technique } from '../step';
import { masksOf } from './clueSteps';
import { type CandidateMasks, groundsOf, type Proof } from './inferenceEngine';
import type { Refutation, Refuted } from './refutation';
import { groundInWords, refutationLines, shortenedLines } from './refutationWords';
import { opennessOf, refuting } from './refuting';
import { truthOf } from './truths';

/** The ratings of a contradiction without cases, one that tries the digits of further cells in turn, and the longest one. */
const NET = 95;
const NET_WITH_CASES = 100;
const LONGEST = 120;

/**
 * Assumes a candidate, and applies all rules and houses until nothing fits. The last resort for puzzles with rules: by
 * assuming the digits of further cells in turn, it refutes every false candidate.
 */
export const ruleForcingNet: Technique = {
  id: 'rule-forcing-net',
  name: 'Rule Forcing Net',
  otherNames: ['Nishio with Rules', 'Trial and Error'],
  level: 'extreme',
  score: 1000,
  rating: { lowest: NET, of: ratingOf },
  find: findSteps,
  evidence,
  explain,
};

function ratingOf({ refuted = [] }: Step): number {
  const lowest = refuted.some(({ refutation }) => refutation.cases) ? NET_WITH_CASES : NET;
  const deductions = refuted.reduce((sum, { refutation }) => sum + deductionsIn(refutation), 0);
  return Math.min(lowest + lengthSurcharge(deductions), LONGEST);
}

function deductionsIn({ deductions, cases = [] }: Refutation): number {
  return cases.reduce((sum, { refutation }) => sum + deductionsIn(refutation), deductions.length);
}

/** The number of contradictions that are compared, to show the one with the fewest rules first. */
const COMPARED = 8;
/**
 * The number of computations to refute a candidate with cases, and the number of cells whose candidates are tried with
 * it. Short arguments are tried for all cells before a long one for any cell. The last effort also terminates, because
 * each case solves a cell.
 */
const EFFORTS: readonly { readonly most: number; readonly cells: number }[] = [
  { most: 60, cells: 8 },
  { most: 300, cells: 2 },
  { most: 60, cells: Number.POSITIVE_INFINITY },
  { most: 300, cells: Number.POSITIVE_INFINITY },
  { most: 2000, cells: 8 },
  { most: 20_000, cells: 4 },
  { most: Number.POSITIVE_INFINITY, cells: 1 },
];
/** The maximum number of characters of a reason. A longer argument is shortened to its cases. */
const MOST_CHARACTERS = 4000;

/** A false candidate, with all consequences of assuming it; undefined for a contradiction. */
interface Suspect extends Candidate {
  readonly settled: CandidateMasks | undefined;
}

function* findSteps(position: Position): Generator<Step | undefined> {
  if (!position.geometry.variant) return;
  const solved = yield* truthOf(position);
  if (solved.kind === 'contradictory') return;
  const truths = solved.kind === 'valid' ? [solved.solution] : solved.solutions;
  const isFalse = ({ cell, digit }: Candidate) => truths.every(truth => truth[cell] !== digit);
  const grounds = groundsOf(position.geometry);
  const start = grounds.settled(masksOf(position));
  if (!start) return;
  const suspects: Suspect[] = [];
  const proofs: (Candidate & { readonly proof: Proof })[] = [];
  for (const { cell, digit } of mostInformativeFirst(position).filter(isFalse)) {
    const settled = grounds.settledWith(start, cell, bitOf(digit));
    suspects.push({ cell, digit, settled });
    const proof = settled ? undefined : grounds.proof(boardWith(position, { cell, digit }));
    if (proof && proofs.push({ cell, digit, proof }) === COMPARED) break;
    yield undefined;
  }
  proofs.sort((a, b) => a.proof.uses.length - b.proof.uses.length);
  for (const { cell, digit, proof } of proofs) {
    yield stepOf([{ cell, digit, refutation: { deductions: grounds.written(proof) } }]);
    yield undefined;
  }
  if (proofs.length > 0 || suspects.length === 0 || solved.kind !== 'valid') return;
  const cells = leastOpenFirst(suspects);
  for (const { most, cells: count } of EFFORTS) {
    for (const ofCell of cells.slice(0, count)) {
      const refuted = yield* refuteAll(position, ofCell, most);
      if (refuted.length === 0) continue;
      yield stepOf(refuted);
      return;
    }
  }
}

/** The candidates that are refuted with at most `most` computations each. */
function* refuteAll(position: Position, suspects: readonly Suspect[], most: number): Pausable<Refuted[]> {
  const grounds = groundsOf(position.geometry);
  const found: Refuted[] = [];
  for (const suspect of suspects) {
    const { cell, digit, settled } = suspect;
    const refutation = yield* refuting(grounds, boardWith(position, suspect), settled, { left: most });
    if (refutation) found.push({ cell, digit, refutation });
  }
  return found;
}

/** The suspects of each cell, starting with those that leave the fewest open candidates. */
function leastOpenFirst(suspects: readonly Suspect[]): Suspect[][] {
  const cells = [...new Set(suspects.map(({ cell }) => cell))].map(cell => suspects.filter(each => each.cell === cell));
  const openness = ({ settled }: Suspect) => (settled ? opennessOf(settled) : 0);
  const least = new Map(cells.map(some => [some, Math.min(...some.map(openness)) + some.length / 10]));
  return cells.sort((a, b) => least.get(a)! - least.get(b)!);
}

/** The candidates, starting with those of cells with few candidates. */
function mostInformativeFirst({ candidates }: Position): Candidate[] {
  const cells = [...candidates.keys()].sort((a, b) => countBits(candidates[a]) - countBits(candidates[b]) || a - b);
  return cells.flatMap(cell => digitsOf(candidates[cell]).map(digit => ({ cell, digit })));
}

/** The candidates of a position after assuming one. */
function boardWith(position: Position, { cell, digit }: Candidate): CandidateMasks {
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
  const each = refuted!.map(({ cell, digit, refutation: { cases, deductions } }) =>
    t('{candidate} breaks {broken}', {
      candidate: `${names.cell(cell)}=${names.digit(digit)}`,
      broken: cases
        ? phrase('each digit of {cell}', { cell: names.cell(cases[0].cell) })
        : groundInWords(deductions[deductions.length - 1].ground, names),
    }),
  );
  return describedBy(each);
}

function explain({ refuted }: Step, names: Names): string {
  const most = MOST_CHARACTERS / refuted!.length;
  return refuted!.flatMap(each => explainOne(each, names, most)).join('\n');
}

function explainOne({ cell, digit, refutation }: Refuted, names: Names, most: number): string[] {
  const lines = refutationLines(refutation, names);
  const begin = t('Suppose {cell} is {digit}. This leads to a contradiction, so {cell} is not {digit}.', {
    cell: names.cell(cell),
    digit: names.digit(digit),
  });
  const whole = [joinSentences([begin, t('Each line names a reason and what it leaves:')]), ...lines];
  if (whole.join('\n').length <= most) return whole;
  const end = t(
    'The whole argument has {n, plural, one {# line} other {# lines}}. ' +
      '`sudoku path --proof` writes a proof that `sudoku verify` checks. Its cases:',
    { n: lines.length },
  );
  const about = joinSentences([begin, end]);
  return [about, ...shortenedLines(refutation, names, most - about.length - 1)];
}
