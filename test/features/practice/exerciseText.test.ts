import assert from 'node:assert/strict';
import { editsFor } from '../../../src/board/intents';
import { makeLine } from '../../../src/core/notation';
import { finish } from '../../../src/core/pausing';
import { positionOf } from '../../../src/core/position';
import { answersBetween, judging } from '../../../src/core/practice/answer';
import { findingExercise, practicable } from '../../../src/core/practice/exercise';
import { usualTechniques } from '../../../src/core/techniques/index';
import { findingStep } from '../../../src/core/techniques/path';
import { diagnose } from '../../../src/features/diagnostics/index';
import { forcedMarksOf } from '../../../src/features/looks/looks';
import { exerciseText } from '../../../src/features/practice/exerciseText';
import { exerciseInPuzzles } from '../../../src/features/practice/fromPuzzles';
import { applied } from '../../../src/text/edits';
import { parse } from '../../../src/text/parser/parser';
import { isWhole, type Puzzle } from '../../../src/text/puzzle';
import { onlyPuzzle } from '../steps';

const techniqueOf = (id: string) => practicable.find(technique => technique.id === id)!;
const exercise = (id: string) => finish(findingExercise(techniqueOf(id), 11));
const positionIn = ({ grid, givens }: Puzzle) => positionOf(grid, givens);

const IDS = [
  'full-house',
  'naked-single',
  'hidden-single',
  'pointing',
  'naked-pair',
  'x-wing',
  'avoidable-rectangle-type-2',
];

describe('the text of an exercise', () => {
  for (const id of IDS) {
    it(`is read as the position in which ${id} is next`, () => {
      const position = exercise(id);
      const puzzle = onlyPuzzle(exerciseText('Practice: it', position));
      assert.ok(isWhole(puzzle));
      assert.equal(puzzle.title, 'Practice: it');
      const read = positionIn(puzzle);
      assert.deepEqual([...read.digits], [...position.digits]);
      assert.deepEqual([...read.candidates], [...position.candidates]);
      assert.deepEqual([...read.givens], [...position.givens]);
      assert.equal(finish(findingStep(read))?.technique.id, id);
    });
  }

  it('does not mark the only cell with one candidate', () => {
    const [text, other] = ['full-house', 'x-wing'].map(id => exerciseText('Practice: it', exercise(id)));
    const marks = (of: string) => [
      ...diagnose(onlyPuzzle(of), 'all').map(({ code }) => code),
      ...forcedMarksOf(onlyPuzzle(of), 'all'),
    ];
    assert.deepEqual(marks(text), []);
    assert.ok(marks(text.replace('# sudoku-disable forced-cell\n', '')).length > 1);
    assert.doesNotMatch(other, /disable/);
  });

  /** Makes the first change of the easiest step on a board, and checks that the answer is read from the text and accepted. */
  const checkAnswer = (id: string) =>
    it(`accepts an answer of ${id} that is given on a board`, () => {
      const position = exercise(id);
      const text = exerciseText('Practice: it', position);
      const puzzle = onlyPuzzle(text);
      const step = finish(findingStep(position))!;
      const [placed, removed] = [step.placements[0], step.eliminations[0]];
      const changed = editsFor(
        puzzle,
        { length: text.length, slice: (start, end) => text.slice(start, end) },
        placed
          ? { kind: 'setDigit', cells: [placed.cell], digit: placed.digit }
          : { kind: 'toggleMark', layer: 'centre', cells: [removed.cell], digit: removed.digit },
      );
      assert.ok('edits' in changed, JSON.stringify(changed));
      const after = onlyPuzzle(applied(text, changed.edits));
      assert.ok(isWhole(after));
      const answers = answersBetween(position, positionIn(after));
      assert.equal(answers.length, 1, makeLine(position.digits));
      const judgment = finish(judging(position, answers, usualTechniques));
      assert.ok(judgment.kind === 'valid');
      assert.deepEqual(
        judgment.steps.map(({ technique }) => technique.id),
        [id],
      );
    });
  for (const id of IDS) checkAnswer(id);
});

describe('exercises in a file', () => {
  const LINES = `1...
..3.
....
.2..

..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..
.................................................................................
.9...2.3.2..7.4.69.7..8...51.....8...4.....2...2.....14...7..9.93.5.1..7.8.6...5.
`;
  const listOf = (puzzles: readonly Puzzle[]) => ({
    count: puzzles.length,
    puzzles: (from: number) => puzzles.slice(from),
  });
  const puzzles = listOf(parse(LINES).puzzles);

  it('are from valid 9x9 puzzles, and the technique is next', () => {
    for (const seed of [1, 2, 3]) {
      const position = finish(exerciseInPuzzles(puzzles, techniqueOf('naked-single'), seed));
      assert.ok(position);
      assert.equal(finish(findingStep(position))?.technique.id, 'naked-single');
      assert.ok(LINES.includes(makeLine(position.givens)));
    }
  });

  it('do not exist if no puzzle needs the technique', () => {
    assert.equal(finish(exerciseInPuzzles(puzzles, techniqueOf('jellyfish'), 1)), undefined);
    assert.equal(finish(exerciseInPuzzles(listOf([]), techniqueOf('full-house'), 1)), undefined);
  });
});
