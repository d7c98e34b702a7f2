import assert from 'node:assert/strict';
import { pathFrom, startPositionOf } from '../../../src/analysis/paths';
import { type ShownStep, stepDrawingOf } from '../../../src/board/drawing/stepDrawing';
import type { ToPage } from '../../../src/board/protocol/messages';
import type { StepDrawing } from '../../../src/board/protocol/snapshot';
import { toPage } from '../../../src/board/protocol/toPage';
import { noMarks } from '../../../src/board/snapshot';
import { digitsOf } from '../../../src/core/grid';
import { techniques } from '../../../src/core/techniques/index';
import type { Step } from '../../../src/core/techniques/step';
import type { HintStage } from '../../../src/features/steps/hint';
import type { Puzzle } from '../../../src/text/puzzle';
import { finish } from '../../../src/text/work';
import { afterSingles, onlyPuzzle, SAMPLE_TITLES, sampleText } from '../../features/steps';
import { ALL, sized } from '../../sizes';
import { EASY } from '../../text/texts';
import { snapshotOf } from '../finished';

/** The drawing of the first step of a technique in a sample, after its singles. */
function drawn(title: string, technique: string, stage: HintStage = 3): StepDrawing {
  const puzzle = onlyPuzzle(afterSingles(sampleText(title)));
  const before = startPositionOf(puzzle);
  return stepDrawingOf(puzzle, { step: firstStep(technique, before), stage, before });
}

function xWing() {
  const puzzle = onlyPuzzle(afterSingles(sampleText('X-Wing')));
  const before = startPositionOf(puzzle);
  return { puzzle, before, step: firstStep('x-wing', before) };
}

function firstStep(technique: string, position: ShownStep['before']): Step {
  for (const step of techniques.find(({ id }) => id === technique)!.find(position)) if (step) return step;
  throw new Error(`no ${technique}`);
}

describe('the drawing of a step', () => {
  it('shows only where to look at the first stage of a hint', () => {
    for (const stage of [1, 2] as const) {
      const { name, area, cells, candidates, links, explanation } = drawn('X-Wing', 'x-wing', stage);
      assert.ok(area.length > 0);
      assert.deepEqual([cells, candidates, links, explanation], [[], [], [], '']);
      assert.equal(name, stage === 1 ? '' : 'X-Wing');
    }
  });

  it('names the technique once at the second stage of a hint', () => {
    const { name, sentence } = drawn('X-Wing', 'x-wing', 2);
    assert.equal(name, 'X-Wing');
    assert.equal(sentence, drawn('X-Wing', 'x-wing', 1).sentence);
    assert.ok(!sentence.includes(name));
  });

  it('has its sentence without the name at the last stage of a hint', () => {
    const { name, sentence, besideName } = drawn('X-Wing', 'x-wing');
    assert.equal(sentence, `${name}: ${besideName}`);
    assert.equal(drawn('X-Wing', 'x-wing', 1).besideName, undefined);
  });

  it('warns that a step was only noted because a grid cannot store it', () => {
    const { puzzle, step, before } = xWing();
    const noted = stepDrawingOf(puzzle, { step, stage: 3, before, isNoted: true });
    assert.match(noted.sentence, /^Noted X-Wing: .*nothing was written/);
    assert.equal(noted.besideName, undefined);
    assert.equal(noted.isNoted, true);
  });

  it('shows the solved grid at the last step of the solution path, and not before', () => {
    const puzzle = onlyPuzzle(EASY);
    const path = pathFrom(puzzle, undefined);
    finish(path.until(() => false));
    const at = (index: number) => {
      const before = path.steps.slice(0, index).reduce((position, step) => position.after(step), path.start);
      const inPath = { index, count: path.steps.length };
      return stepDrawingOf(puzzle, { step: path.steps[index], stage: 3, before, inPath });
    };
    const empty = puzzle.grid.digits.filter(digit => digit === 0).length;
    const last = path.steps.length - 1;
    assert.equal(at(last).ghosts.length, empty);
    assert.match(at(last).sentence, /The puzzle is solved\.$/);
    assert.equal(at(last - 1).ghosts.length, empty - 2);
    assert.doesNotMatch(at(last - 1).sentence, /solved/);
  });

  it('has the digit of a fish as evidence, and its eliminations', () => {
    const { name, sentence, explanation, candidates, links } = drawn('X-Wing', 'x-wing');
    assert.equal(name, 'X-Wing');
    assert.match(sentence, /^X-Wing: /);
    assert.ok(explanation.length > sentence.length);
    const roles = new Set(candidates.map(({ role }) => role));
    assert.deepEqual(roles, new Set(['evidence', 'elimination']));
    assert.equal(new Set(candidates.map(({ digit }) => digit)).size, 1);
    assert.equal(candidates.filter(({ role }) => role === 'evidence').length, 4);
    assert.deepEqual(links, []);
  });

  it('has strong links from false candidates and weak links from true ones', () => {
    const { links, candidates } = drawn('Skyscraper', 'skyscraper');
    assert.deepEqual(
      links.map(({ kind }) => kind),
      ['strong', 'weak', 'strong'],
    );
    for (const { from, kind } of links) {
      const { role } = candidates.find(({ cell, digit }) => cell === from.cells[0] && digit === from.digit)!;
      assert.equal(role, kind === 'strong' ? 'opposite' : 'evidence');
    }
  });

  it('has each candidate of the position at most once, and links between drawn ends, for all techniques of the samples', () => {
    let count = 0;
    for (const sample of SAMPLE_TITLES.filter((_, i) => ALL || i % 2 === 0)) {
      const puzzle = onlyPuzzle(afterSingles(sampleText(sample)));
      const before = startPositionOf(puzzle);
      for (const technique of techniques) {
        if (technique.isExotic) continue;
        let tried = 0;
        for (const step of technique.find(before)) {
          if (!step) {
            if (++tried > 200) break;
            continue;
          }
          const drawing = stepDrawingOf(puzzle, { step, stage: 3, before });
          check(drawing, `${sample}, ${technique.id}`);
          assert.ok(toPage(messageWith(puzzle, drawing)), `${sample}, ${technique.id}`);
          count++;
          break;
        }
      }
    }
    assert.ok(count > sized(25, 50), `${count}`);
  });
});

function messageWith(puzzle: Puzzle, drawing: StepDrawing): ToPage {
  const marks = noMarks(puzzle.grid.geometry.cellCount);
  return {
    type: 'snapshot',
    snapshot: snapshotOf(puzzle, { version: 1, status: '', marks, step: { drawing } }),
    answered: 0,
  };
}

function check({ candidates, links, allowed, cells, area }: StepDrawing, message: string): void {
  const keys = candidates.map(({ cell, digit }) => `${cell} ${digit}`);
  assert.equal(new Set(keys).size, keys.length, message);
  for (const { cell, digit } of candidates) assert.ok(digitsOf(allowed[cell]).includes(digit), message);
  const effects = candidates.filter(({ role }) => role === 'elimination' || role === 'placement');
  assert.ok(effects.length > 0, message);
  for (const { from, to } of links)
    for (const end of [from, to]) assert.ok(end.cells.length > 0 && end.digit > 0, message);
  for (const cell of [...area, ...cells.map(each => each.cell)]) assert.ok(0 <= cell && cell < allowed.length, message);
}
