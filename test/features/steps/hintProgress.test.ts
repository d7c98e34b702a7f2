import assert from 'node:assert/strict';
import { pathFrom } from '../../../src/analysis/paths';
import type { HintStage } from '../../../src/features/steps/hint';
import { HintProgress, type ShownStage } from '../../../src/features/steps/hintProgress';
import { afterSingles, drive, onlyPuzzle, sampleText } from '../steps';

const PUZZLE = { start: 10, end: 100 };
const COPY = { start: 110, end: 200 };
const KEY = 'digits';

const path = pathFrom(onlyPuzzle(afterSingles(sampleText('Pointing'))), undefined);
const [FIRST, SECOND] = drive(path.until(step => step.placements.length > 0));

const at = (step: typeof FIRST, stage: HintStage): ShownStage => ({ step, before: path.start, stage });

/** Hints for {@link PUZZLE} that have shown one step completely and started another. */
function begun(): HintProgress {
  const progress = new HintProgress();
  for (const stage of [1, 2, 3] as const) progress.note(PUZZLE, KEY, at(FIRST, stage));
  progress.note(PUZZLE, KEY, at(SECOND, 1));
  return progress;
}

/** An edit of one character. */
const typed = (start: number) => ({ start, removed: 1, added: 1, movesLines: false });

describe('the progress of hints', () => {
  it('continues with a step until its last stage', () => {
    const progress = new HintProgress();
    assert.equal(progress.continued(PUZZLE, KEY), undefined);
    progress.note(PUZZLE, KEY, at(FIRST, 1));
    assert.deepEqual(progress.continued(PUZZLE, KEY), at(FIRST, 2));
    assert.deepEqual(progress.known(PUZZLE, KEY), []);
    progress.note(PUZZLE, KEY, at(FIRST, 3));
    assert.equal(progress.continued(PUZZLE, KEY), undefined);
    assert.deepEqual(progress.known(PUZZLE, KEY), [FIRST]);
  });
  it('keeps the known steps while the next one is shown', () => {
    const progress = begun();
    assert.deepEqual(progress.known(PUZZLE, KEY), [FIRST]);
    assert.deepEqual(progress.continued(PUZZLE, KEY), at(SECOND, 2));
    progress.note(PUZZLE, KEY, at(SECOND, 3));
    assert.deepEqual(progress.known(PUZZLE, KEY), [FIRST, SECOND]);
  });
  it('shows a step with digits again if it was hidden before they were written', () => {
    const progress = new HintProgress();
    assert.ok(FIRST.placements.length === 0 && SECOND.placements.length > 0);
    for (const step of [FIRST, SECOND]) {
      progress.note(PUZZLE, KEY, at(step, 3));
      progress.hide(PUZZLE, KEY, at(step, 3));
      assert.deepEqual(progress.continued(PUZZLE, KEY), step === SECOND ? at(SECOND, 3) : undefined);
    }
    assert.deepEqual(progress.known(PUZZLE, KEY), [FIRST, SECOND]);
    progress.note(PUZZLE, KEY, at(SECOND, 3)); // it was shown again
    assert.equal(progress.continued(PUZZLE, KEY), undefined);
    assert.deepEqual(progress.known(PUZZLE, KEY), [FIRST, SECOND]);
  });
  it('belongs to the puzzle at its position, not to an equal one', () => {
    assert.deepEqual(begun().known(COPY, KEY), []);
    assert.equal(begun().continued(COPY, KEY), undefined);
  });
  it('moves with the puzzle', () => {
    const progress = begun();
    progress.edited([{ start: 0, removed: 0, added: 7, movesLines: true }]);
    assert.deepEqual(progress.known({ start: 17, end: 107 }, KEY), [FIRST]);
    assert.deepEqual(progress.known(PUZZLE, KEY), []);
  });
  it('ends with an edit of the puzzle, even if it is undone', () => {
    const progress = begun();
    progress.edited([typed(50)]);
    progress.edited([typed(50)]);
    assert.deepEqual(progress.known(PUZZLE, KEY), []);
    assert.equal(progress.continued(PUZZLE, KEY), undefined);
  });
  it('continues when another puzzle is edited', () => {
    const progress = begun();
    progress.edited([typed(150)]);
    assert.deepEqual(progress.known(PUZZLE, KEY), [FIRST]);
  });
  it('ends when the puzzle or the excluded techniques change', () =>
    assert.deepEqual(begun().known(PUZZLE, 'others'), []));
  it('keeps the steps with waiting digits when it ends with them, until the next hint or edit', () => {
    const ended = () => {
      const progress = new HintProgress();
      for (const step of [FIRST, SECOND]) progress.note(PUZZLE, KEY, at(step, 3));
      progress.end(PUZZLE, KEY);
      return progress;
    };
    assert.ok(SECOND.placements.length > 0);
    assert.deepEqual(ended().waiting(PUZZLE, KEY), [FIRST, SECOND]);
    assert.deepEqual(ended().known(PUZZLE, KEY), []);
    assert.deepEqual(ended().waiting(COPY, KEY), []);
    const hinted = ended();
    hinted.note(PUZZLE, KEY, at(FIRST, 1));
    assert.deepEqual(hinted.waiting(PUZZLE, KEY), []);
    const edited = ended();
    edited.edited([typed(50)]);
    assert.deepEqual(edited.waiting(PUZZLE, KEY), []);
    const without = new HintProgress();
    without.note(PUZZLE, KEY, at(FIRST, 3));
    without.end(PUZZLE, KEY);
    assert.deepEqual(without.waiting(PUZZLE, KEY), []);
  });
  it('knows each step once, even if it is shown several times', () => {
    const progress = begun();
    progress.note(PUZZLE, KEY, at(FIRST, 3));
    assert.deepEqual(progress.known(PUZZLE, KEY), [FIRST]);
    assert.equal(progress.continued(PUZZLE, KEY), undefined);
  });
  it('keeps the known steps when a step is written', () => {
    const progress = begun();
    progress.edited([typed(50)]);
    progress.know(PUZZLE, 'after', [FIRST]);
    assert.deepEqual(progress.known(PUZZLE, 'after'), [FIRST]);
    assert.equal(progress.continued(PUZZLE, 'after'), undefined);
  });
  it('starts over after a reset', () => {
    const progress = begun();
    progress.forget(PUZZLE);
    assert.deepEqual(progress.known(PUZZLE, KEY), []);
    assert.equal(progress.continued(PUZZLE, KEY), undefined);
  });
});
