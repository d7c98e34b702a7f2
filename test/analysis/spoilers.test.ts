import assert from 'node:assert/strict';
import { Analysis } from '../../src/analysis/analysis';
import { Collector } from '../../src/analysis/collector';
import { sceneOf } from '../../src/board/drawing/scene';
import { cellDescriptions } from '../../src/board/page/announcements/words';
import { situationOf } from '../../src/board/page/situation';
import { noMarks } from '../../src/board/snapshot';
import { solve } from '../../src/core/solver/index';
import { diagnose } from '../../src/features/diagnostics/index';
import { hoverOf } from '../../src/features/hover/hover';
import { writeFindings } from '../../src/features/lint/lintText';
import { WorkspaceLint } from '../../src/features/lint/workspaceLint';
import type { Difficulty } from '../../src/features/puzzles/difficulty';
import { judgedGrid, showsWrongDigits } from '../../src/features/puzzles/entries';
import { lensOffers } from '../../src/features/puzzles/lensOffers';
import { ratingTitle, statusOf } from '../../src/features/puzzles/status';
import { parse } from '../../src/text/parser/parser';
import type { Puzzle } from '../../src/text/puzzle';
import { finish } from '../../src/text/work';
import { snapshotOf } from '../board/finished';
import { levelsWith } from '../features/levels';
import { EASY, gridOf } from '../text/texts';

type Known = Analysis<{ version: number }>;

/** The text that a part of the program shows for a puzzle. */
type Surface = (puzzle: Puzzle, analysis: Known, known: OfFile) => unknown;

/** Facts that are not from the analysis. */
interface OfFile {
  readonly text: string;
  readonly difficulty: Difficulty | undefined;
}

const boardOf = (puzzle: Puzzle, analysis: Known, status: string) =>
  snapshotOf(puzzle, {
    ...analysis.knownProblemsOf(puzzle),
    version: 1,
    status,
    marks: noMarks(puzzle.grid.geometry.cellCount),
    isChecked: analysis.verdicts.isChecked(puzzle),
    hasOneSolution: true,
  });

/** Each place that shows something about a puzzle without being asked. */
const SURFACES: Readonly<Record<string, Surface>> = {
  'the header and the status bar': (puzzle, analysis, { difficulty }) =>
    statusOf(puzzle, analysis.knownProblemsOf(puzzle), difficulty, 'at rest'),
  'the lens': (puzzle, analysis, { difficulty }) => [
    ratingTitle(puzzle, analysis.knownProblemsOf(puzzle), difficulty, 'at rest'),
    lensOffers(puzzle, analysis.knownProblemsOf(puzzle).verdict),
  ],
  'the Problems panel': (puzzle, analysis) => {
    const { verdict, suspicions, insight = {} } = analysis.knownProblemsOf(puzzle);
    return diagnose(puzzle, 'off', verdict, suspicions, { insight });
  },
  'the hints of forced cells': puzzle => diagnose(puzzle, 'all').some(({ code }) => code === 'forced-cell'),
  'Check All Files': (_, analysis, { text }) => {
    const levels = levelsWith({});
    const collector = new Collector(analysis.verdicts, levels);
    return writeFindings(
      [finish(new WorkspaceLint(analysis.verdicts).add('1.sudoku', text, { levels, collector }))],
      1,
    );
  },
  'the buttons of the board': (puzzle, analysis) => situationOf(boardOf(puzzle, analysis, '')),
  'the problems of the board': (puzzle, analysis) => {
    const { problems, faults, isChecked, isSolved, isAmbiguous, hasOneSolution } = boardOf(puzzle, analysis, '');
    return { problems, faults, isChecked, isSolved, isAmbiguous, hasOneSolution };
  },
  'the drawing of the board': (puzzle, analysis) =>
    JSON.stringify(sceneOf(boardOf(puzzle, analysis, ''), { candidates: 'listed' })).replace(/"text":"\d"/g, ''),
  'the names of cells': (puzzle, analysis) =>
    cellDescriptions(boardOf(puzzle, analysis, ''), 'listed').map(name => name.replace(/, \d$/, ', entry')),
  'the hover of the entry': (puzzle, analysis) => [
    hoverOf(puzzle, ENTRY).map(words => words.replace(/\b\d\b|: .*$/g, '')),
    analysis.verdicts.suspicionsOf(puzzle),
  ],
};

/** The cell of the entries. */
const ENTRY = 2;

const played = (digit: string) => `[Puzzle]\n${gridOf(EASY)}\n[State]\n${gridOf(EASY.replace('53.', `53${digit}`))}\n`;

/** Everything that is known once all searches of an open puzzle are done. */
async function shownOf(text: string): Promise<ReadonlyMap<string, unknown>> {
  const [puzzle] = parse(text).puzzles;
  const analysis: Known = new Analysis({
    now: () => 0,
    onSearch: () => {},
    sourceOf: () => ({ length: text.length, slice: (start: number, end: number) => text.slice(start, end) }),
  });
  const verdict = finish(analysis.verdicts.check(judgedGrid(puzzle)));
  if (showsWrongDigits(puzzle, verdict)) finish(analysis.verdicts.suspecting(puzzle));
  // A hint searches the position.
  finish(analysis.verdicts.check(puzzle.grid));
  const repairs = await analysis.repairs();
  finish(repairs.contradictionIn(puzzle));
  const { difficulties } = await analysis.reasoning();
  const difficulty = finish(difficulties.finding(puzzle, []));
  return new Map(Object.entries(SURFACES).map(([name, of]) => [name, of(puzzle, analysis, { text, difficulty })]));
}

describe('while a puzzle is being played, a wrong entry looks like a right one', () => {
  const [{ grid, givens }] = parse(played('4')).puzzles;
  const shown = new Map<string, ReadonlyMap<string, unknown>>();
  before(async () => {
    assert.equal(solve({ ...grid, digits: givens })?.[ENTRY], 4);
    for (const digit of ['4', '1', '2']) shown.set(digit, await shownOf(played(digit)));
  });
  // Both break no rule. 1 leaves column 8 no cell for 1, so that candidates show the mistake; 2 only leaves no solution.
  for (const digit of ['1', '2'])
    for (const name of Object.keys(SURFACES))
      it(`in ${name}: ${digit} instead of 4`, () =>
        assert.deepEqual(shown.get(digit)?.get(name), shown.get('4')?.get(name)));
  it('but not if the text does not distinguish its givens: then they differ in each place', async () => {
    const plain = (digit: string) => shownOf(`${gridOf(EASY.replace('53.', `53${digit}`))}\n`);
    const [one, other] = [await plain('4'), await plain('1')];
    assert.deepEqual(
      Object.keys(SURFACES).filter(name => JSON.stringify(one.get(name)) === JSON.stringify(other.get(name))),
      [],
    );
  });
});
