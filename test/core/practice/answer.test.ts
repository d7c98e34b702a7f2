import assert from 'node:assert/strict';
import { bitOf, digitsOf, type Grid } from '../../../src/core/grid';
import { makeLine } from '../../../src/core/notation';
import { finish } from '../../../src/core/pausing';
import { allowedOf, type Position } from '../../../src/core/position';
import { type Answer, answersBetween, type Judgment, judging } from '../../../src/core/practice/answer';
import { findingExercise, practicable } from '../../../src/core/practice/exercise';
import { Random } from '../../../src/core/random';
import { findAllSteps, usualTechniques } from '../../../src/core/techniques/index';
import { findingStep } from '../../../src/core/techniques/path';
import { effectKey, type Step, type Technique } from '../../../src/core/techniques/step';
import { sized } from '../../sizes';
import { backtrack } from '../backtracker';
import { isRefutation } from '../mistakes/isRefutation';

const techniqueOf = (id: string): Technique => practicable.find(technique => technique.id === id)!;
const ANSWERS = sized(60, 10_000);
const PER_POSITION = 10;

const upTo = (id: string) => usualTechniques.slice(0, usualTechniques.indexOf(techniqueOf(id)) + 1);
const EASY = upTo('hidden-quadruple');
const MIDDLE = upTo('xy-wing');

const exercise = (id: string, seed = 1): Position => finish(findingExercise(techniqueOf(id), seed));
const judge = (position: Position, ...answers: Answer[]): Judgment =>
  finish(judging(position, answers, usualTechniques));

const answersOf = ({ placements, eliminations }: Step): Answer[] => [
  ...placements.map(one => ({ kind: 'placement' as const, ...one })),
  ...eliminations.map(one => ({ kind: 'elimination' as const, ...one })),
];

const nameOf = (judgment: Judgment): string =>
  judgment.kind === 'valid' ? judgment.steps.map(({ technique }) => technique.id).join() : judgment.kind;

describe('the judgment of an answer', () => {
  /** Judges all effects of the easiest step of an exercise. */
  const check = (id: string) =>
    it(`names ${id} for each effect of its step, and for all of them together`, () => {
      const position = exercise(id);
      const step = finish(findingStep(position))!;
      for (const answer of answersOf(step)) assert.equal(nameOf(judge(position, answer)), id);
      assert.equal(nameOf(judge(position, ...answersOf(step))), id);
    });
  check('full-house');
  check('hidden-single');
  check('pointing');
  check('naked-triple');
  check('x-wing');
  check('skyscraper');
  check('xy-wing');
  check('unique-rectangle-type-1');

  it('names the easiest of the steps that justify an answer', () => {
    for (const id of ['full-house', 'naked-single', 'skyscraper']) {
      const position = exercise(id);
      const steps = findAllSteps(position, MIDDLE).filter(step => (id === 'skyscraper') === isElimination(step));
      for (const last of steps.slice(-5)) {
        const [answer] = answersOf(last);
        const first = steps.find(step => answersOf(step).some(other => isSame(other, answer)))!;
        assert.equal(nameOf(judge(position, answer)), first.technique.id);
      }
    }
  });

  it('names each step of answers that no single step justifies together', () => {
    for (let seed = 1; ; seed++) {
      const position = exercise('pointing', seed);
      const steps = findAllSteps(position, EASY);
      const other = steps.find(
        step => !answersOf(step).some(answer => answersOf(steps[0]).some(one => isSame(one, answer))),
      );
      if (!other) continue;
      const judgment = judge(position, answersOf(steps[0])[0], answersOf(other)[0]);
      assert.ok(judgment.kind === 'valid');
      assert.deepEqual(judgment.steps.map(effectKey), [steps[0], other].map(effectKey));
      return;
    }
  });

  it('accepts the last candidate of a cell as a digit when a step removes the others', () => {
    const position = exercise('naked-pair', 4);
    const steps = findAllSteps(position, EASY);
    const left = ({ cell, digit }: Answer) => position.candidates[cell] & ~bitOf(digit);
    const pair = steps
      .flatMap(answersOf)
      .find(answer => answer.kind === 'elimination' && digitsOf(left(answer)).length === 1);
    assert.ok(pair);
    const [digit] = digitsOf(left(pair));
    assert.equal(judge(position, { kind: 'placement', cell: pair.cell, digit }).kind, 'valid');
  });

  it('accepts a digit only with a step that places it or removes all other candidates of its cell', () => {
    for (const id of ['pointing', 'xy-wing']) {
      const position = exercise(id);
      const [solution] = backtrack({ geometry: position.geometry, digits: position.digits });
      for (const [cell, digit] of solution.entries()) {
        if (position.digits[cell] !== 0) continue;
        const judgment = judge(position, { kind: 'placement', cell, digit });
        if (judgment.kind !== 'valid') continue;
        for (const step of judgment.steps) {
          const after = position.after(step);
          const isRest = !isElimination(step) || after.candidates[cell] === bitOf(digit);
          assert.ok(after.digits[cell] === digit || (isElimination(step) && isRest), step.technique.id);
          if (isElimination(step)) assert.ok(step.eliminations.some(one => one.cell === cell));
        }
      }
    }
  });

  it('refutes a digit that a peer has', () => {
    const position = exercise('x-wing');
    const cell = position.digits.indexOf(0);
    const peer = [...position.geometry.peersOf[cell]].find(other => position.digits[other] !== 0)!;
    const digit = position.digits[peer];
    const judgment = judge(position, { kind: 'placement', cell, digit });
    assert.ok(judgment.kind === 'false' && judgment.disproof?.by === 'peer');
    assert.equal(position.digits[judgment.disproof.peer], digit);
  });

  it('is false exactly for answers that contradict the solution, and then has a proof', () => {
    const random = new Random(2026);
    const ids = [
      'hidden-single',
      'pointing',
      'naked-pair',
      'x-wing',
      'skyscraper',
      'xy-wing',
      'w-wing',
      'swordfish',
      'remote-pair',
    ];
    const tally = { valid: 0, unproved: 0, false: 0, proved: 0 };
    for (let done = 0, seed = 1; done < ANSWERS; seed++) {
      const position = exercise(ids[seed % ids.length], seed);
      const [solution, second] = [...backtrack(gridOf(position))];
      assert.ok(solution && !second);
      for (let i = 0; i < PER_POSITION && done < ANSWERS; i++, done++) {
        const answer = randomAnswer(position, random);
        const isSolution = solution[answer.cell] === answer.digit;
        const isTrue = isSolution === (answer.kind === 'placement');
        const judgment = judge(position, answer);
        const where = `${JSON.stringify(answer)} in ${makeLine(position.digits)}`;
        assert.equal(judgment.kind === 'false', !isTrue, where);
        tally[judgment.kind]++;
        if (judgment.kind === 'valid') {
          for (const step of judgment.steps) assert.ok(isTrueStep(step, solution), where);
        } else if (judgment.kind === 'false' && judgment.disproof) {
          tally.proved++;
          assert.ok(isProof(position, answer, judgment.disproof), where);
        }
      }
    }
    assert.ok(tally.valid > 0 && tally.false > 0 && tally.proved > 0.99 * tally.false, JSON.stringify(tally));
  }).timeout(0);
});

describe('the answers between two positions', () => {
  it('are the new digits, and the removed candidates that these do not exclude', () => {
    const position = exercise('x-wing');
    const step = finish(findingStep(position))!;
    const cell = position.digits.indexOf(0);
    const [digit] = digitsOf(position.candidates[cell]);
    const placed: Answer = { kind: 'placement', cell, digit };
    const now = position.after(step).after({ placements: [placed], eliminations: [] });
    const left = answersOf(step).filter(
      answer =>
        answer.cell !== cell && !(answer.digit === digit && [...position.geometry.peersOf[cell]].includes(answer.cell)),
    );
    assert.deepEqual(answersBetween(position, now).sort(byPlace), [placed, ...left].sort(byPlace));
  });

  it('are none for candidates and digits that were removed and added again', () => {
    const position = exercise('x-wing');
    const step = finish(findingStep(position))!;
    assert.deepEqual(answersBetween(position.after(step), position), []);
  });
});

const isElimination = ({ eliminations }: Step) => eliminations.length > 0;
const isSame = (a: Answer, b: Answer) => a.kind === b.kind && a.cell === b.cell && a.digit === b.digit;
const byPlace = (a: Answer, b: Answer) => a.cell - b.cell || a.digit - b.digit;

const gridOf = (position: Position): Grid => ({
  geometry: position.geometry,
  digits: position.digits,
  allowed: allowedOf(position),
});

/** A digit for an empty cell, or a candidate to remove. */
function randomAnswer({ candidates }: Position, random: Random): Answer {
  const empty = [...candidates.keys()].filter(cell => candidates[cell] !== 0);
  const cell = empty[random.below(empty.length)];
  const digits = digitsOf(candidates[cell]);
  return {
    kind: random.below(2) === 0 ? 'placement' : 'elimination',
    cell,
    digit: digits[random.below(digits.length)],
  };
}

const isTrueStep = ({ placements, eliminations }: Step, solution: Uint8Array) =>
  placements.every(({ cell, digit }) => solution[cell] === digit) &&
  eliminations.every(({ cell, digit }) => solution[cell] !== digit);

type Disproof = NonNullable<Extract<Judgment, { kind: 'false' }>['disproof']>;

/** Whether a proof refutes an answer. */
function isProof(position: Position, { kind, cell, digit }: Answer, disproof: Disproof): boolean {
  const one = [{ cell, digit }];
  const supposed = position.after(
    kind === 'placement' ? { placements: one, eliminations: [] } : { placements: [], eliminations: one },
  );
  if (disproof.by === 'peer') return position.digits[disproof.peer] === digit;
  return isRefutation(gridOf(kind === 'placement' ? position : supposed), disproof.refutation);
}
