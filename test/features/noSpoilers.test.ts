import assert from 'node:assert/strict';
import fc from 'fast-check';
import { Analysis } from '../../src/analysis/analysis';
import { noMarks } from '../../src/board/snapshot';
import { candidatesOf } from '../../src/core/candidates';
import { bitOf, hasConflict } from '../../src/core/grid';
import { solve } from '../../src/core/solver/index';
import { testPuzzle } from '../../src/features/collection/puzzleTest';
import { DocumentDiagnostics } from '../../src/features/diagnostics/documentDiagnostics';
import { outlineOf } from '../../src/features/navigation/outline';
import { judgedGrid } from '../../src/features/puzzles/entries';
import { startPlaying } from '../../src/features/puzzles/play';
import { ratingTitle, statusOf } from '../../src/features/puzzles/status';
import { applied, fill } from '../../src/text/edits';
import { parse } from '../../src/text/parser/parser';
import type { Puzzle } from '../../src/text/puzzle';
import { finish } from '../../src/text/work';
import { snapshotOf } from '../board/finished';
import { sourceOf } from '../text/source';
import { EASY } from '../text/texts';
import { workClock } from '../text/workClock';

const MINI = '12..\n3..2\n....\n2..1\n';

/** Puzzles with one solution. */
const PUZZLES = [
  `${EASY}\n`,
  MINI,
  '....\n....\n....\n....\n[Rules]\ncage 1: r1c1\ncage 2: r1c2\ncage 3: r2c1\ncage 2: r2c4\ncage 2: r4c1\ncage 1: r4c4\n',
];

/** The text of a puzzle that is being played, with these entries in its state. */
function played(text: string, entries: ReadonlyMap<number, number>): string {
  const [puzzle] = parse(text).puzzles;
  const started = startPlaying(puzzle, sourceOf(text));
  assert.ok('edits' in started, 'refused' in started ? started.refused : '');
  let state = applied(text, started.edits);
  for (const [cell, digit] of entries) state = applied(state, fill(parse(state).puzzles[0], cell, digit));
  return state;
}

/** All unsolicited information about a puzzle that is being played, by its source. */
async function saidOf(text: string): Promise<Record<string, unknown>> {
  const analysis = new Analysis<{ version: number }>({
    now: workClock(),
    sourceOf: () => sourceOf(text),
    onSearch() {},
  });
  const document = { version: 1 };
  const puzzles = analysis.documents.puzzlesOf(document);
  const [puzzle] = puzzles.around({ start: 0, end: text.length }).puzzles;
  const repairs = await analysis.repairs();
  const { difficulties } = await analysis.reasoning();
  const { verdicts } = analysis;
  const checking = new DocumentDiagnostics(puzzles, verdicts, 'off', undefined, each => repairs.insightOf(each));
  checking.inSight = [{ start: 0, end: text.length }];
  finish(checking.work(() => {}));
  finish(repairs.learningIn(checking, () => {}));
  const difficulty = finish(difficulties.finding(puzzle, []));
  const verdict = verdicts.known(judgedGrid(puzzle));
  const suspicions = verdicts.suspicionsOf(puzzle);
  const knowledge = {
    verdicts,
    repairs,
    difficultyOf: (each: Puzzle) => difficulties.finding(each, []),
  };
  const { problems, faults, isAmbiguous, isChecked, canStart, isSolved } = snapshotOf(puzzle, {
    version: 1,
    status: '',
    marks: noMarks(puzzle.grid.geometry.cellCount),
    verdict,
    suspicions,
    isChecked: verdicts.isChecked(puzzle),
    insight: repairs.insightOf(puzzle),
  });
  return {
    status: statusOf(puzzle, { verdict, suspicions }, difficulty),
    lens: ratingTitle(puzzle, { verdict, suspicions }, difficulty, 'at rest'),
    outline: finish(outlineOf({ source: sourceOf(text) }, [puzzle], 0)).map(({ detail }) => detail),
    findings: checking.diagnostics(100).map(({ finding }) => finding.message),
    wanted: [checking.isReasonWanted, verdicts.isChecked(puzzle)],
    board: { problems, faults, isAmbiguous, isChecked, canStart, isSolved },
    test: finish(testPuzzle(sourceOf(text), puzzle, knowledge)),
  };
}

/** The right digits of some cells; the last one is wrong without a visible conflict. */
function entriesOf(text: string, seed: readonly number[]) {
  const [{ grid }] = parse(text).puzzles;
  const solution = solve(grid)!;
  const empty = [...grid.digits.keys()].filter(cell => grid.digits[cell] === 0);
  const cells = [...new Set(seed.map(n => empty[n % empty.length]))];
  const right = new Map(cells.map(cell => [cell, solution[cell]]));
  const last = cells.at(-1)!;
  const digits = grid.digits.slice();
  for (const [cell, digit] of right) digits[cell] = cell === last ? 0 : digit;
  const mask = candidatesOf({ ...grid, digits })[last];
  const isSilent = (digit: number) => {
    const placed = digits.slice();
    placed[last] = digit;
    return digit !== solution[last] && (mask & bitOf(digit)) !== 0 && !hasConflict({ ...grid, digits: placed });
  };
  const wrong = [...Array(grid.geometry.size).keys()].map(i => i + 1).find(isSilent);
  return wrong === undefined ? undefined : { right, wrong: new Map(right).set(last, wrong) };
}

describe('the information about a puzzle that is being played', () => {
  it('is the same for right and wrong entries, from all sources', async () => {
    let count = 0;
    const seeds = fc.array(fc.nat(80), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...PUZZLES), seeds, async (text, seed) => {
        const entries = entriesOf(text, seed);
        fc.pre(entries !== undefined);
        count++;
        assert.deepEqual(await saidOf(played(text, entries.wrong)), await saidOf(played(text, entries.right)));
      }),
      { numRuns: 30 },
    );
    assert.ok(count >= 30);
  });
  it('is the same next to a cell without a digit because of an entry', async () => {
    const right = await saidOf(played(MINI, new Map([[2, 3]])));
    // r1c4 sees 1 and 2 in its row, and 4 in r1c3 is not the digit of the solution.
    const entries = new Map([
      [2, 4],
      [7 + 4, 3],
    ]);
    const { findings, board } = await saidOf(played(MINI, entries));
    assert.deepEqual([findings, board], [right.findings, right.board]);
  });
  it('includes visible conflicts', async () => {
    const { findings, status } = await saidOf(played(MINI, new Map([[2, 2]])));
    assert.match(`${findings}`, /2 is already in row 1/);
    assert.match(`${status}`, /3 digits in conflict/);
  });
  it('includes that the givens have no solution', async () => {
    const { findings } = await saidOf(played('1.3.\n....\n4...\n...2\n', new Map([[1, 4]])));
    assert.deepEqual(findings, ['This puzzle has no solution']);
  });
});
