import assert from 'node:assert/strict';
import { noMarks, snapshotOf } from '../../src/board/snapshot';
import { type ShownStep, stepDrawingOf } from '../../src/board/stepDrawing';
import { digitsOf } from '../../src/core/grid';
import { techniques } from '../../src/core/techniques/index';
import type { Step } from '../../src/core/techniques/step';
import { startPositionOf } from '../../src/language/analysis/paths';
import type { HintStage } from '../../src/language/features/hint';
import type { Puzzle } from '../../src/language/puzzle';
import type { ToPage } from '../../src/protocol/messages';
import type { StepDrawing } from '../../src/protocol/snapshot';
import { toPage } from '../../src/protocol/toPage';
import { afterSingles, onlyPuzzle, SAMPLE_TITLES, sampleText } from '../language/features/steps';
import { ALL, sized } from '../sizes';

/** The drawing of the first step of a technique in a sample, after its singles. */
function drawn(title: string, technique: string, stage: HintStage = 3): StepDrawing {
  const puzzle = onlyPuzzle(afterSingles(sampleText(title)));
  const before = startPositionOf(puzzle);
  return stepDrawingOf(puzzle, { step: firstStep(technique, before), stage, before });
}

function firstStep(technique: string, position: ShownStep['before']): Step {
  for (const step of techniques.find(({ id }) => id === technique)!.find(position)) if (step) return step;
  throw new Error(`no ${technique}`);
}

describe('what is drawn of a step', () => {
  it('is only where to look at the first stage of a hint', () => {
    for (const stage of [1, 2] as const) {
      const { name, area, cells, candidates, links, explanation } = drawn('X-Wing', 'x-wing', stage);
      assert.ok(area.length > 0);
      assert.deepEqual([cells, candidates, links, explanation], [[], [], [], '']);
      assert.equal(name, stage === 1 ? '' : 'X-Wing');
    }
  });

  it('has the digit of a fish as evidence and what it eliminates', () => {
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

  it('has strong links from what is false, and weak links from what is true', () => {
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

  it('has only candidates of the position, once each, and links between drawn ends, for all techniques of the samples', () => {
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
