import assert from 'node:assert/strict';
import { findingAllSteps, type StepFilter } from '../../src/analysis/allSteps';
import { Reasoning } from '../../src/analysis/reasoning';
import { VerdictCache } from '../../src/analysis/verdicts';
import type { Verdict } from '../../src/core/solver/index';
import { families, techniques } from '../../src/core/techniques/index';
import { Names } from '../../src/core/techniques/names';
import type { Step } from '../../src/core/techniques/step';
import { nextStep } from '../../src/features/steps/hint';
import { writePath } from '../../src/features/steps/pathReport';
import { headingOf, StepList } from '../../src/features/steps/stepList';
import * as messages from '../../src/messages/index';
import { finish } from '../../src/text/work';
import { onlyPuzzle } from '../features/steps';
import { EASY, EASY_SOLVED } from '../text/texts';

function made(): Reasoning {
  const now = () => 0;
  return new Reasoning(new VerdictCache(now, () => {}), now);
}

function search(text: string, wanted: Partial<StepFilter> = {}, reasoning = made()) {
  const puzzle = onlyPuzzle(text);
  const list = new StepList(puzzle);
  const steps: Step[] = [];
  const work = reasoning.allSteps(puzzle, { excluded: [], techniques: 'usual', ...wanted }, step => {
    steps.push(step);
    list.add(step);
  });
  return { result: finish(work), groups: list.groups, steps, list };
}

const techniquesOf = (text: string, wanted: Partial<StepFilter> = {}) =>
  search(text, wanted).groups.map(({ technique }) => technique.id);

/** The example of docs/techniques/uniqueness.md. */
const RECTANGLE = `.-----------.--------------.----------.
| 7   9   3 | 1   8    4   | 5   2  6 |
| 5   2   6 | 3   7    9   | 8   4  1 |
| 48  48  1 | 26  5    26  | 7   9  3 |
:-----------+--------------+----------:
| 14  3   7 | 8   24   12  | 9   6  5 |
| 9   46  5 | 7   46   3   | 2   1  8 |
| 2   16  8 | 59  69   156 | 4   3  7 |
:-----------+--------------+----------:
| 3   5   9 | 4   1    7   | 6   8  2 |
| 18  7   4 | 26  236  268 | 13  5  9 |
| 6   18  2 | 59  39   58  | 13  7  4 |
'-----------'--------------'----------'
`;

describe('all steps of a position', () => {
  it('are sorted by technique, easiest first, each with its text', () => {
    const { result, groups, steps } = search('12..\n3..2\n....\n2..1\n');
    assert.deepEqual(result, { isFound: true, value: steps.length });
    const ranks = groups.map(({ technique }) => techniques.indexOf(technique));
    assert.deepEqual(
      ranks,
      [...ranks].sort((one, other) => one - other),
    );
    assert.equal(headingOf(groups[0]), 'Full House · 2 steps · Easy');
    assert.match(groups[0].entries[0].text, /^Full House: r\dc\d=\d$/);
  });
  it('are found with any known part of the path', () => {
    const reasoning = made();
    const text = '12..\n3..2\n....\n2..1\n';
    const before = search(text, {}, reasoning).steps.length;
    const path = finish(reasoning.paths.finding(onlyPuzzle(text), []));
    finish(path!.until(() => false));
    assert.equal(path?.outcome, 'solved');
    assert.equal(search(text, {}, reasoning).steps.length, before);
    assert.ok(before > 100);
  });
  it('omit a technique, a family, and all techniques that need one solution', () => {
    assert.ok(techniquesOf(RECTANGLE).includes('unique-rectangle-type-1'));
    for (const word of ['unique', 'uniqueness', 'unique-rectangle-type-1']) {
      assert.ok(!techniquesOf(RECTANGLE, { excluded: [word] }).includes('unique-rectangle-type-1'), word);
    }
    assert.ok(techniquesOf(RECTANGLE, { excluded: ['fish'] }).includes('unique-rectangle-type-1'));
  });
  it('omit techniques that need one solution if there may be others', () => {
    const uses = (verdict: Verdict | undefined) => {
      const { paths, verdicts } = made();
      const unsure = Object.assign(Object.create(verdicts), {
        *check() {
          yield undefined;
          return verdict;
        },
      });
      const found = new Set<boolean | undefined>();
      const filter = { excluded: [], techniques: 'usual' } as const;
      const onStep = ({ technique }: Step) => found.add(technique.needsUniqueness);
      finish(findingAllSteps(onlyPuzzle(RECTANGLE), filter, { paths, verdicts: unsure }, onStep));
      return found.has(true);
    };
    const solution = new Uint8Array(81);
    assert.equal(uses({ kind: 'valid', solution }), true);
    assert.equal(uses({ kind: 'ambiguous', solutions: [solution, solution] }), false);
    assert.equal(uses(undefined), false);
  });
  it('are listed for every cell that they change', () => {
    const { groups } = search(RECTANGLE);
    const names = new Names(onlyPuzzle(RECTANGLE).grid.geometry);
    for (const { step, text, description } of groups.flatMap(({ entries }) => entries)) {
      for (const { cell } of [...step.placements, ...step.eliminations]) {
        assert.ok(`${text} ${description}`.includes(names.cell(cell)), text);
      }
    }
  });
  it('are exotic ones if requested', () => {
    const { steps } = search(RECTANGLE, { techniques: 'exotic' });
    assert.ok(steps.every(({ technique }) => technique.isExotic));
  });
  it('give the other names of a technique', () => {
    const entries = search(RECTANGLE).groups.flatMap(group => group.entries);
    const rectangle = entries.find(({ step }) => step.technique.id === 'unique-rectangle-type-1');
    assert.equal(rectangle?.description, 'also Uniqueness Test 1');
    assert.match(rectangle?.text ?? '', /^Unique Rectangle Type 1: .* => /);
  });
  it('do not exist if the puzzle is solved, contradictory or incomplete', () => {
    const reasonOf = (text: string) => {
      const { result } = search(text);
      return result.isFound ? undefined : result.reason;
    };
    assert.equal(reasonOf(EASY_SOLVED), messages.hint.solved());
    assert.match(reasonOf(EASY.replace('..7', '5.7')) ?? '', /^Digits conflict\. r1c1: /);
    assert.equal(
      reasonOf('12.\n3..2\n....\n2..1\n'),
      'This puzzle cannot be read completely. Row 1: This row has 3 cells; a row of a 4x4 puzzle needs 4.',
    );
  });
});

describe('a path without excluded techniques', () => {
  it('does not use them, and ends earlier if nothing else applies', () => {
    const { paths } = made();
    const puzzle = onlyPuzzle(RECTANGLE);
    const walk = (excluded: string[]) => {
      const path = finish(paths.finding(puzzle, excluded));
      finish(path!.until(() => false));
      return path!;
    };
    const others = families.map(({ id }) => id).filter(id => id !== 'uniqueness');
    const path = walk(others);
    assert.ok(path.steps.length > 0 && path.steps.every(({ technique }) => technique.needsUniqueness));
    assert.deepEqual(walk([...others, 'unique']).steps, []);
    assert.equal(walk([...others, 'unique']).outcome, 'stuck');
    assert.equal(walk(others), path);
  });
  it('lists the exclusions where it ends', () => {
    const { paths } = made();
    const puzzle = onlyPuzzle(RECTANGLE);
    const excluded = families.map(({ id }) => id);
    const path = finish(paths.finding(puzzle, excluded));
    const next = finish(nextStep(puzzle, path));
    assert.ok(!next.isFound && next.reason.includes('sudoku.techniques.exclude (singles, rules, intersections, '));
    assert.match(writePath({ puzzle, name: 'x', path: path! }, 'text'), /^Excluded techniques .*: singles, /m);
  });
});
