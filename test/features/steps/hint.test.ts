import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { pathFrom } from '../../../src/analysis/paths';
import { positionOf } from '../../../src/core/position';
import { verdict } from '../../../src/core/solver/index';
import { findAllSteps } from '../../../src/core/techniques/index';
import { nakedSingle } from '../../../src/core/techniques/singles/nakedSingle';
import type { Step } from '../../../src/core/techniques/step';
import { drawCandidates } from '../../../src/features/steps/drawing';
import { highlightsOf, type Role, stepPlacesOf } from '../../../src/features/steps/highlights';
import {
  type HintStage,
  highlightsAt,
  hintOf,
  type NextStep,
  nextStep,
  whyNone,
} from '../../../src/features/steps/hint';
import { reasonOf } from '../../../src/features/steps/reason';
import * as messages from '../../../src/messages/index';
import { whole, withoutHead } from '../../../src/messages/steps/hint';
import { parse } from '../../../src/text/parser/parser';
import { isSearchable, namesFor, type Puzzle } from '../../../src/text/puzzle';
import { repairs } from '../../package/findings';
import { gridOf, marked } from '../../text/texts';
import { afterSingles, drive, onlyPuzzle, sampleText, withMarks } from '../steps';

function next(text: string) {
  const puzzle = onlyPuzzle(text);
  return drive(nextStep(puzzle, isSearchable(puzzle) ? pathFrom(puzzle, drive(verdict(puzzle.grid))) : undefined));
}

/** The reason why a puzzle with a known verdict has no next step. */
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

/** Two cages that need the same digit in row 1, with or without givens. */
const CONTRADICTORY_CAGES = (row: string) =>
  `.........\n${row}\n${'.........\n'.repeat(7)}[Rules]\ncage 3: r1c12\ncage 9: r5c12\ncage 4: r1c56\n`;

const says = (text: string, stage: HintStage, message: string) => assert.equal(hint(text, stage).message, message);
const none = (text: string, reason: string) => assert.deepEqual(next(text), { isFound: false, reason });

/** All hints for a puzzle that is not edited, and the result after the last one. */
function allHints(text: string) {
  const puzzle = onlyPuzzle(text);
  const path = pathFrom(puzzle, drive(verdict(puzzle.grid)));
  const given: NextStep[] = [];
  for (;;) {
    const next = drive(nextStep(puzzle, path, { shown: given.map(({ step }) => step) }));
    if (!next.isFound) return { puzzle, given, reason: next.reason };
    given.push(next.value);
    assert.ok(given.length < 500);
  }
}

/** Checks that the highlighted text of a role is between `«…»`. */
const shows = (text: string, stage: HintStage, role: Role, expected: string) => {
  const spans = hint(text, stage).highlights.filter(highlight => highlight.role === role);
  assert.equal(marked(text, spans), expected);
};

const VARIANTS = parse(readFileSync('samples/variants.sudoku', 'utf8')).puzzles;
const POINTING = afterSingles(sampleText('Pointing'));
const X_WING = afterSingles(sampleText('X-Wing'));
/** The puzzle of samples/first.sudoku: some of its steps need digits of earlier steps. */
const FIRST = '48...7.5.\n5.6.24..7\n2..3.....\n.5....9.8\n...749...\n7.2....3.\n.....6..9\n9..17.5.3\n.7.9...21\n';
const EASIEST = '123.\n3..2\n....\n2..1\n';

describe('a hint', () => {
  it('blames no digit if the rules contradict each other', () => {
    assert.match(whyNoneIn(CONTRADICTORY_CAGES('.........')), /its rules contradict each other/);
    const puzzle = onlyPuzzle(CONTRADICTORY_CAGES('..7......'));
    const known = drive(verdict(puzzle.grid));
    drive(repairs.learning(puzzle, known, false));
    const insight = repairs.insightOf(puzzle);
    const step = drive(nextStep(puzzle, pathFrom(puzzle, known), { verdict: known, insight }));
    assert.ok(!step.isFound);
    assert.match(step.reason, /its rules contradict each other/);
  });

  it('computes the path only up to the shown step', () => {
    const puzzle = onlyPuzzle(POINTING);
    const path = pathFrom(puzzle, drive(verdict(puzzle.grid)));
    assert.ok(drive(nextStep(puzzle, path)).isFound);
    assert.equal(path.steps.length, 1);
  });
  it('mentions that there are several solutions, if no technique applies because of it', () =>
    assert.equal(
      whyNoneIn('....\n....\n....\n....\n'),
      'The puzzle has several solutions. No technique can finish it. Add givens, or fill in one of the solutions with Solve Sudoku.',
    ));
  it('continues with steps that hold in the visible grid, shows each once, and then lists the waiting digits', () => {
    const { puzzle, given, reason } = allHints(FIRST);
    const said = given.map(({ step, before }) => hintOf(puzzle, step, 3, before).message);
    assert.ok(said.length > 3, said.join('\n'));
    assert.equal(new Set(said).size, said.length);
    for (const { before } of given) assert.deepEqual(before.digits, puzzle.grid.digits);
    const waiting = given.flatMap(({ step }) => step.placements.map(({ cell }) => namesFor(puzzle).cell(cell)));
    assert.match(
      reason,
      /^Before you continue, apply the digits that were shown\. They are not in the grid yet: r1c4=6, /,
    );
    for (const cell of waiting) assert.ok(reason.includes(`${cell}=`), cell);
    assert.ok(reason.endsWith('The next hint starts again at the first step.'), reason);
  });
  it('mentions only digits of the grid as being in a house', () => {
    let claims = 0;
    for (const text of [FIRST, POINTING, X_WING, sampleText('Remote Pair')]) {
      const { puzzle, given } = allHints(text);
      const { geometry, digits } = puzzle.grid;
      for (const { step, before } of given) {
        const reason = String(hintOf(puzzle, step, 3, before).reason);
        if (!reason.startsWith('Only ') || step.technique.id !== 'naked-single') continue;
        for (const [, list, kind, number] of reason.matchAll(/([\d, and]+) (?:is|are) in (row|column|box) (\d)/g)) {
          const house = geometry.houses.find(one => one.kind === kind && one.index === Number(number) - 1);
          const there = [...(house?.cells ?? [])].map(cell => digits[cell]);
          for (const digit of list.match(/\d/g) ?? []) {
            assert.ok(there.includes(Number(digit)), `${digit} in ${kind} ${number}: ${reason}`);
            claims++;
          }
        }
      }
    }
    assert.ok(claims > 10, String(claims));
  });
  it('assumes shown eliminations, and shows no step that repeats them or adds nothing', () => {
    const { puzzle, given } = allHints(X_WING);
    const shown: Step[] = [];
    for (const { step, before } of given) {
      for (const { placements, eliminations } of shown) {
        for (const { cell, digit } of eliminations) assert.ok(!before.has(cell, digit));
        for (const { cell } of placements) assert.ok(step.placements.every(one => one.cell !== cell));
      }
      shown.push(step);
    }
    assert.ok(shown.some(step => step.eliminations.length > 0) && shown.some(step => step.placements.length > 0));
    assert.ok(isSearchable(puzzle));
  });
  it('shows no step of a harder level while shown digits wait', () => {
    const { given } = allHints(FIRST);
    assert.deepEqual(new Set(given.map(({ step }) => step.technique.level)), new Set(['easy']));
  });
  it('states the conclusion in one sentence', () => {
    assert.equal(whole(hint(POINTING, 1).sentence), 'Look at box 7.');
    assert.equal(whole(hint(POINTING, 3).sentence), 'Locked Candidates Type 1 (Pointing): r8c4 cannot be 3.');
    assert.equal(whole(hint(EASIEST, 3).sentence), 'Full House: r1c4 is 4.');
  });
  it('has whole sentences on the line above the puzzle at every stage', () => {
    for (const text of [POINTING, X_WING, FIRST, EASIEST]) {
      const { puzzle, given } = allHints(text);
      for (const { step, before } of given)
        for (const stage of [1, 2, 3] as const) {
          const { sentence } = hintOf(puzzle, step, stage, before);
          for (const each of [sentence, messages.hint.applied(sentence), messages.hint.noted(sentence)])
            assert.match(messages.hint.inLine(each), /^[^…]*[^\s.…]\.$/);
        }
    }
    const cells = [0, 10, 20, 30, 40, 50, 60, 70];
    const long = { placements: [], eliminations: cells.map(cell => ({ cell, digit: 1 + (cell % 8) })) };
    const { puzzle, given } = allHints(X_WING);
    const { sentence } = hintOf(puzzle, { ...given[0].step, ...long }, 3);
    assert.equal(messages.hint.inLine(sentence), '8 candidates are excluded.');
    assert.equal(messages.hint.inLine(messages.hint.applied(sentence)), 'Applied: 8 candidates are excluded.');
  });
  it('begins with a capital or a cell where it has no head', () => {
    assert.equal(withoutHead('w r8c4 nie może być 3.'), 'W r8c4 nie może być 3.');
    assert.equal(withoutHead('r8c4 cannot be 3.'), 'r8c4 cannot be 3.');
  });
  it('names the digits that conflict', () => {
    const whyOf = (text: string) => whyNone(parse(text).puzzles[0], undefined);
    assert.equal(
      whyOf('1.1.\n....\n....\n....'),
      'Digits conflict. r1c1: 1 is already in row 1 (r1c3). Clear or change one of these digits.',
    );
    assert.equal(
      whyOf('31..\n....\n....\n....\n\n[Rules]\nthermo: r1c1 r1c2\n'),
      'Digits conflict. r1c1: Thermo does not increase at r1c2. Clear or change one of these digits.',
    );
    assert.match(
      whyOf('[Puzzle]\n1...\n....\n....\n....\n[State]\n2...\n....\n....\n....'),
      /^Digits conflict\. r1c1: 2 replaces the given 1\. /,
    );
  });
  it('names the houses that exclude the other digits of a naked single', () => {
    const reasonOf = (text: string) => hint(text, 3).reason;
    assert.equal(
      reasonOf('1...\n..3.\n....\n.4..'),
      'Only 2 is left for r2c2: 3 is in row 2; 4 is in column 2; 1 is in box 1.',
    );
  });
  it('names the rules that exclude the other digits of a naked single, and no exclusion before the first step', () => {
    let claims = 0;
    for (const { grid, givens, ...puzzle } of VARIANTS) {
      const before = positionOf(grid, givens);
      for (const step of findAllSteps(before, [nakedSingle])) {
        const reason = reasonOf({ ...puzzle, grid, givens }, step, before);
        assert.doesNotMatch(reason, /excluded earlier|excluded by/);
        claims++;
      }
    }
    assert.ok(claims > 5, String(claims));
  });
  it('names the rule and the digits that count', () => {
    const [killer, thermometers, knight] = VARIANTS;
    const reasonsOf = (puzzle: Puzzle) => {
      const before = positionOf(puzzle.grid, puzzle.givens);
      return [...findAllSteps(before, [nakedSingle])].map(step => reasonOf(puzzle, step, before));
    };
    assert.ok(reasonsOf(killer).includes('Only 8 is left for r2c1: cage 12 in r2c12 with 4 in r2c2 leaves 8.'));
    assert.ok(
      reasonsOf(thermometers).includes('Only 7 is left for r2c8: thermo r1c8 r2c8 r3c9 r3c8 with 6 in r1c8 leaves 7.'),
      reasonsOf(thermometers).join('\n'),
    );
    const path = pathFrom(knight, drive(verdict(knight.grid)));
    drive(path.until(() => false));
    let before = path.start;
    const reasons = path.steps.map((step, i) => {
      const reason = reasonOf(knight, step, before, path.steps.slice(0, i));
      before = before.after(step);
      return reason;
    });
    assert.ok(
      reasons.includes(
        'Only 8 is left for r7c7: 1, 3, 4, 5 and 7 are in row 7; 9 is in column 7; 2 is in region G; ' +
          'anti-knight with 6 in r5c8 excludes 6.',
      ),
    );
    assert.ok(reasons.some(reason => reason.includes('was excluded by Locked Candidates Type 1 (Pointing)')));
  });
  it('names the reasons of exclusions if all earlier steps are known', () => {
    for (const puzzle of VARIANTS) {
      const path = pathFrom(puzzle, drive(verdict(puzzle.grid)));
      drive(path.until(() => false));
      let before = path.start;
      for (const [i, step] of path.steps.entries()) {
        assert.doesNotMatch(reasonOf(puzzle, step, before, path.steps.slice(0, i)), /excluded earlier/);
        before = before.after(step);
      }
    }
  });
  it('names the digits excluded before a naked single', () => {
    const { puzzle, given } = allHints(X_WING);
    const reasons = given.map(({ step, before }) => hintOf(puzzle, step, 3, before).reason);
    const expected =
      'Only 3 is left for r7c8: 1, 2, 4, 5 and 8 are in column 8; 7 is in row 7; 6 and 9 were excluded earlier.';
    assert.ok(reasons.includes(expected), reasons.join('\n'));
  });
  it('first says where to look', () => says(POINTING, 1, 'Look at box 7.'));
  it('then names the technique', () =>
    says(POINTING, 2, 'Use the technique Locked Candidates Type 1 (Pointing) in box 7.'));
  it('then explains the step', () => {
    const { message, reason } = hint(POINTING, 3);
    assert.equal(message, 'Locked Candidates Type 1 (Pointing): 3 in b7 => r8c4<>3.');
    assert.equal(
      reason,
      'In box 7, only r8c23 can hold 3. These cells are both in row 8. So one of them holds the 3 of row 8, ' +
        'and no other cell of row 8 can hold 3.',
    );
  });
  it('shows the house first', () => shows(EASIEST, 1, 'area', '«1»«2»«3»«.»\n3..2\n....\n2..1\n'));
  it('adds no highlight at the second stage', () => {
    for (const stage of [1, 2] as const)
      assert.deepEqual(new Set(hint(EASIEST, stage).highlights.map(({ role }) => role)), new Set(['area']));
  });
  it('highlights no more in the candidates next to the puzzle', () => {
    const step = next(POINTING);
    assert.ok(step.isFound);
    const { text, places } = drawCandidates(step.value.before, onlyPuzzle(POINTING).style.symbols);
    const rolesAt = (stage: HintStage) => new Set(highlightsAt(places, step.value.step, stage).map(({ role }) => role));
    assert.deepEqual(rolesAt(1), new Set(['area']));
    assert.deepEqual(rolesAt(2), new Set(['area']));
    const gone = highlightsAt(places, step.value.step, 3).filter(({ role }) => role === 'elimination');
    assert.ok(marked(text, gone).includes('| 1«3»48 '), marked(text, gone));
  });
  it('highlights the cell of a digit', () => shows(EASIEST, 3, 'placement', '123«.»\n3..2\n....\n2..1\n'));
  it('highlights the cells on which a step is based', () => {
    const lines = POINTING.split('\n');
    lines[7] = lines[7].replace(/^(.)(.)(.)/, '$1«$2»«$3»');
    shows(POINTING, 3, 'evidence', lines.join('\n'));
  });
  it('highlights the cells of eliminations in a grid of digits', () => {
    const lines = POINTING.split('\n');
    lines[7] = `${lines[7].slice(0, 3)}«.»${lines[7].slice(4)}`;
    shows(POINTING, 3, 'elimination', lines.join('\n'));
  });
  it('highlights the eliminated digits in pencil marks', () => {
    const text = withMarks(POINTING);
    const lines = text.split('\n');
    lines[7] = lines[7].replace('1348', '1«3»48');
    shows(text, 3, 'elimination', lines.join('\n'));
  });

  it('highlights no candidates that are already gone', () => {
    const text = withMarks(POINTING).replace('1348', '148 ');
    const step = next(POINTING);
    assert.ok(step.isFound);
    const roles = highlightsOf(stepPlacesOf(onlyPuzzle(text)), step.value.step).map(({ role }) => role);
    assert.ok(!roles.includes('elimination'));
  });

  it('is absent if a digit is wrong and breaks no rule yet', () =>
    none(
      POINTING.replace('.976.5', '2976.5'),
      'No solution contains all of these digits, so at least one is wrong. Undo, or look at the marked cells first.',
    ));
  it('is absent in a solved puzzle', () => none('1234\n3412\n2143\n4321\n', 'The puzzle is solved.'));
  it('is absent if no technique applies', () =>
    none(gridOf('.'.repeat(16)), 'No known technique applies. Solve Sudoku can still finish the puzzle.'));
  it('is absent where digits conflict', () =>
    none(
      '11..\n....\n....\n....\n',
      'Digits conflict. r1c1: 1 is already in row 1 (r1c2) and box 1 (r1c2). Clear or change one of these digits.',
    ));
  it('is absent if a cell has no candidate', () =>
    none(
      '123.\n...4\n....\n....\n',
      'No solution contains all of these digits, so at least one is wrong. Undo, or look at the marked cells first.',
    ));
  it('is absent in an incomplete puzzle, with the first problem as on boards', () => {
    const is = (text: string, problems: string) => none(text, `This puzzle cannot be read completely. ${problems}`);
    is('12..\n..?.\n....\n....\n', 'r2c3: "?" is not a digit of a 4x4 puzzle: use 1-4, or . for an empty cell.');
    is('12..\n...\n....\n....\n', 'Row 2: This row has 3 cells; a row of a 4x4 puzzle needs 4.');
    is('12..\n3..2\n2..1\n', 'This puzzle has 3 rows; a 4x4 puzzle needs 4.');
    is(
      '12..\n3..2\n...\n..?1\n',
      'Row 3: This row has 3 cells; a row of a 4x4 puzzle needs 4. There is 1 more problem.',
    );
    none(
      '12..\n....\n....\n....\n[Rules]\nante-king\n',
      'A rule of this puzzle contains an error. "ante-king" is not a rule. Use "anti-king".',
    );
  });
});
