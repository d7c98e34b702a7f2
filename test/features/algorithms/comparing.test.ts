import assert from 'node:assert/strict';
import { parseLine } from '../../../src/core/notation';
import { geometryWithRules } from '../../../src/core/rules/geometry';
import { ENGLISH, setLanguage } from '../../../src/core/sentences';
import { compareOn, FileComparison, MOST_COMPARED } from '../../../src/features/algorithms/comparing';
import { writeComparison } from '../../../src/features/algorithms/comparisonText';
import { widthOf } from '../../../src/text/strings/width';
import { finish } from '../../../src/text/work';
import { bundlePath, catalogOf, LANGUAGES } from '../../../tools/generate/catalogs';
import { readText } from '../../package/markdown';

const EASY = parseLine('530070000600195000098000060800060003400803001700020006060000280000419005000080079')!;
const HARD = parseLine('4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......')!;
const MOST = 10_000;

/** The characters in half a window of 1,200 pixels, without room for long times. */
const WIDEST = 61;

/** A clock that is stopped, so that the text is always the same. */
const stopped = () => 0;
const compared = (grid = EASY, most = MOST) => finish(compareOn(grid, most, stopped));

describe('the comparison of algorithms', () => {
  it('has the counts of each algorithm', () => {
    assert.deepEqual(
      compared().map(({ algorithm, outcome, empty, counters }) => [
        algorithm,
        outcome,
        empty,
        counters.placements,
        counters.backtracks,
        counters.deepest,
      ]),
      [
        ['backtracking', 'solved', 0, 4208, 4157, 51],
        ['smallestDomain', 'solved', 0, 51, 0, 51],
        ['singles', 'solved', 0, 51, 0, 0],
        ['exactCover', 'solved', 0, 51, 0, 51],
        ['propagation', 'solved', 0, 51, 0, 0],
      ],
    );
  });

  it('stops a long search', () => {
    const [first, , third] = compared(HARD);
    assert.deepEqual([first.outcome, first.counters.placements + first.counters.backtracks], ['cut', MOST]);
    assert.deepEqual([third.outcome, third.empty], ['stuck', 61]);
  });

  it('counts the time between pauses only', () => {
    let time = 0;
    const work = compareOn(HARD, 1000, () => time++);
    let pauses = 0;
    for (let next = work.next(); !next.done; next = work.next()) {
      pauses++;
      time += 1000;
    }
    const total = finish(compareOn(HARD, 1000, () => time++)).reduce((sum, run) => sum + run.milliseconds, 0);
    assert.equal(total, pauses + 5);
  });

  it('is written as a table with bars', () => {
    assert.equal(
      writeComparison({ name: 'line 1', runs: compared() }),
      `Comparison of algorithms: line 1

Algorithm              Result  Placements Backtracks Depth ms
Backtracking           solved       4,208      4,157    51  0
Smallest domain first  solved          51          0    51  0
Single candidates      solved          51          0     0  0
Exact cover            solved          51          0    51  0
Propagation            solved          51          0     0  0

Placements (logarithmic scale)
  Backtracking           4,208  ████████████████████████
  Smallest domain first     51  ███████████
  Single candidates         51  ███████████
  Exact cover               51  ███████████
  Propagation               51  ███████████
`,
    );
  });

  for (const language of [
    ENGLISH,
    ...LANGUAGES.map(locale => ({ locale, texts: catalogOf(readText(bundlePath(locale))) })),
  ])
    it(`fits into half a window in the language ${language.locale}`, () => {
      setLanguage(language);
      try {
        const lines = writeComparison({ name: '', runs: compared() }).split('\n');
        assert.deepEqual(
          lines.filter(line => widthOf(line) > WIDEST),
          [],
        );
      } finally {
        setLanguage(ENGLISH);
      }
    });

  it('says why an algorithm did not solve a puzzle', () => {
    const text = writeComparison({ name: 'line 1', runs: compared(HARD) });
    assert.match(text, /^Single candidates: 61 cells stay empty\.\nA search is stopped after 5,000,000 steps\.$/m);
    const thermo = geometryWithRules(EASY.geometry, [{ kind: 'thermo', cells: [2, 3] }]);
    const ruled = writeComparison({ name: 'line 1', runs: compared({ ...EASY, geometry: thermo }) });
    assert.match(ruled, /^Exact cover {12}not supported$/m);
    assert.match(ruled, /^Exact cover supports only rules that add houses/m);
  });
});

describe('the comparison on a file', () => {
  const fileOf = (grids: readonly (typeof EASY | undefined)[], steps = Number.POSITIVE_INFINITY) => {
    const file = new FileComparison(grids.length);
    const work = file.work(grids, stopped);
    for (let i = 0; i < steps && !work.next().done; i++);
    return file;
  };

  it('has medians, and skips puzzles with errors', () => {
    const file = fileOf([EASY, undefined, HARD]);
    assert.deepEqual([file.runs.length, file.done, file.planned], [2, 3, 3]);
    const text = writeComparison({ name: 'line 1', runs: compared(), file });
    assert.match(text, /^2 of the 3 puzzles of the file\nPlacements and backtracks are medians/m);
    assert.match(text, /^Single candidates {6}1 of 2 {10}27 {10}0 {5}0 {2}0$/m);
    assert.match(text, /^A search is stopped after 200,000 steps\.$/m);
    assert.equal(text.match(/█/g)!.length > 20, true);
  });

  it('takes evenly spaced puzzles of a large file', () => {
    const at: number[] = [];
    const grids = Array.from({ length: 250 }, (_, i) => ({
      ...EASY,
      get digits() {
        if (at.at(-1) !== i) at.push(i);
        return EASY.digits.map(
          (digit, cell) =>
            digit ||
            [...'534678912672195348198342567859761423426853791713924856961537284287419635345286179'].map(Number)[cell],
        );
      },
    }));
    const file = fileOf(grids);
    assert.equal(file.runs.length, MOST_COMPARED);
    assert.deepEqual(
      at,
      Array.from({ length: MOST_COMPARED }, (_, i) => Math.floor(2.5 * i)),
    );
  });

  it('has the puzzles before Cancel', () => {
    const file = fileOf([EASY, EASY, EASY], 300);
    assert.deepEqual([file.runs.length, file.done], [1, 1]);
    const text = writeComparison({ name: 'line 1', runs: compared(), file });
    assert.match(text, /^Canceled after 1 of 3 puzzles\.$/m);
  });
});
