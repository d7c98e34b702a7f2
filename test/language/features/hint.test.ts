import assert from 'node:assert/strict';
import { verdict } from '../../../src/core/solver/index';
import { pathFrom } from '../../../src/language/analysis/paths';
import { highlightsOf, type Role } from '../../../src/language/features/highlights';
import { type HintStage, hintOf, nextStep } from '../../../src/language/features/hint';
import { isSearchable } from '../../../src/language/puzzle';
import { gridOf, marked } from '../texts';
import { afterSingles, drive, onlyPuzzle, sampleText, withMarks } from './steps';

function next(text: string) {
  const puzzle = onlyPuzzle(text);
  return drive(nextStep(puzzle, isSearchable(puzzle) ? pathFrom(puzzle, drive(verdict(puzzle.grid))) : undefined));
}

/** Why the puzzle has no next step, when its verdict is known. */
function whyNoneIn(text: string): string {
  const puzzle = onlyPuzzle(text);
  const known = drive(verdict(puzzle.grid));
  const step = drive(nextStep(puzzle, pathFrom(puzzle, known), { verdict: known }));
  assert.ok(!step.isFound);
  return step.reason;
}

function hint(text: string, stage: HintStage) {
  const step = next(text);
  assert.ok(step.isFound, JSON.stringify(step));
  return hintOf(onlyPuzzle(text), step.value.step, stage, step.value.before);
}

const says = (text: string, stage: HintStage, message: string) => assert.equal(hint(text, stage).message, message);
const none = (text: string, reason: string) => assert.deepEqual(next(text), { isFound: false, reason });

/** The text highlighted in a role is between `«…»`. */
const shows = (text: string, stage: HintStage, role: Role, expected: string) => {
  const spans = hint(text, stage).highlights.filter(highlight => highlight.role === role);
  assert.equal(marked(text, spans), expected);
};

const POINTING = afterSingles(sampleText('Pointing'));
const EASIEST = '123.\n3..2\n....\n2..1\n';

describe('a hint', () => {
  it('goes no further on the path than the step that it shows', () => {
    const puzzle = onlyPuzzle(POINTING);
    const path = pathFrom(puzzle, drive(verdict(puzzle.grid)));
    assert.ok(drive(nextStep(puzzle, path)).isFound);
    assert.equal(path.steps.length, 1);
  });
  it('says that there are several solutions, when that is why no technique applies', () =>
    assert.equal(
      whyNoneIn('....\n....\n....\n....\n'),
      'The puzzle has several solutions, so no technique can finish it. Add givens. Solve Sudoku fills in one of them.',
    ));
  it('goes on after steps that are known, in the position after them', () => {
    const puzzle = onlyPuzzle(POINTING);
    const path = pathFrom(puzzle, drive(verdict(puzzle.grid)));
    const shown: string[] = [];
    for (let known = 0; ; known++) {
      const next = drive(nextStep(puzzle, path, { known }));
      if (!next.isFound) {
        assert.match(next.reason, /^The hints have reached the end/);
        break;
      }
      const { step, before } = next.value;
      for (const { cell, digit } of [...step.eliminations, ...step.placements]) assert.ok(before.has(cell, digit));
      shown.push(hintOf(puzzle, step, 3, before).message);
    }
    assert.equal(shown.length, path.steps.length);
    assert.equal(new Set(shown).size, shown.length);
  });
  it('says in one sentence what follows', () => {
    assert.equal(hint(POINTING, 1).sentence, 'Look at box 7.');
    assert.equal(hint(POINTING, 3).sentence, 'Locked Candidates Type 1 (Pointing): r8c4 cannot be 3.');
    assert.equal(hint(EASIEST, 3).sentence, 'Full House: r1c4 is 4.');
  });
  it('says of a naked single which houses exclude the other digits', () => {
    const reasonOf = (text: string) => hint(text, 3).reason;
    assert.equal(
      reasonOf('1...\n..3.\n....\n.4..'),
      'Only 2 is left for r2c2: 3 is in row 2; 4 is in column 2; 1 is in box 1.',
    );
  });
  it('says which digits were excluded before a naked single', () => {
    const puzzle = onlyPuzzle(POINTING);
    const path = pathFrom(puzzle, drive(verdict(puzzle.grid)));
    const steps = drive(path.until(step => step.technique.id === 'naked-single'));
    const next = drive(nextStep(puzzle, path, { known: steps.length - 1 }));
    assert.ok(next.isFound && next.value.step.technique.id === 'naked-single');
    const { reason } = hintOf(puzzle, next.value.step, 3, next.value.before);
    assert.match(String(reason), /^Only \d is left for r\dc\d: .*in (row|column|box) \d/);
  });
  it('first says where to look', () => says(POINTING, 1, 'Look at box 7.'));
  it('then for what', () => says(POINTING, 2, 'Look at box 7 for: Locked Candidates Type 1 (Pointing).'));
  it('then the step, and why it holds', () => {
    const { message, reason } = hint(POINTING, 3);
    assert.equal(message, 'Locked Candidates Type 1 (Pointing): 3 in b7 => r8c4<>3.');
    assert.equal(
      reason,
      'In box 7, only r8c23 can hold 3. These cells are all in row 8. So one of them holds the 3 of row 8, ' +
        'and no other cell of row 8 can hold 3.',
    );
  });
  it('shows the house first', () => shows(EASIEST, 1, 'area', '«1»«2»«3»«.»\n3..2\n....\n2..1\n'));
  it('and still no more', () => {
    for (const stage of [1, 2] as const)
      assert.deepEqual(new Set(hint(EASIEST, stage).highlights.map(({ role }) => role)), new Set(['area']));
  });
  it('shows where a digit comes', () => shows(EASIEST, 3, 'placement', '123«.»\n3..2\n....\n2..1\n'));
  it('shows the cells that a step rests on', () => {
    const lines = POINTING.split('\n');
    lines[7] = lines[7].replace(/^(.)(.)(.)/, '$1«$2»«$3»');
    shows(POINTING, 3, 'evidence', lines.join('\n'));
  });
  it('shows where candidates go, in a grid of digits the cell', () => {
    const lines = POINTING.split('\n');
    lines[7] = `${lines[7].slice(0, 3)}«.»${lines[7].slice(4)}`;
    shows(POINTING, 3, 'elimination', lines.join('\n'));
  });
  it('shows where candidates go, in pencil marks the digit itself', () => {
    const text = withMarks(POINTING);
    const lines = text.split('\n');
    lines[7] = lines[7].replace('1348', '1«3»48');
    shows(text, 3, 'elimination', lines.join('\n'));
  });

  it('shows nothing of candidates that are gone already', () => {
    const text = withMarks(POINTING).replace('1348', '148 ');
    const step = next(POINTING);
    assert.ok(step.isFound);
    const roles = highlightsOf(onlyPuzzle(text), step.value.step).map(({ role }) => role);
    assert.ok(!roles.includes('elimination'));
  });

  it('none where a digit is wrong that breaks no rule yet', () =>
    none(
      POINTING.replace('.976.5', '2976.5'),
      'This puzzle has no solution: at least one digit is wrong. Undo, or check the marked cells.',
    ));
  it('none in a solved puzzle', () => none('1234\n3412\n2143\n4321\n', 'The puzzle is solved.'));
  it('none when no technique applies', () =>
    none(gridOf('.'.repeat(16)), 'No known technique applies. Solve Sudoku can still finish it.'));
  it('none where a digit is wrong', () =>
    none(
      '11..\n....\n....\n....\n',
      'This puzzle has no solution: at least one digit is wrong. Undo, or check the marked cells.',
    ));
  it('none where a cell has no candidate', () =>
    none(
      '123.\n...4\n....\n....\n',
      'This puzzle has no solution: at least one digit is wrong. Undo, or check the marked cells.',
    ));
  it('none in a puzzle that is not whole', () =>
    none('12..\n..?.\n....\n....\n', 'This puzzle cannot be read completely. Fix the marked problems first.'));
});
