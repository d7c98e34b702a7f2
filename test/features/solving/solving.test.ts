import assert from 'node:assert/strict';
import { isSolved } from '../../../src/core/grid';
import { makeLine } from '../../../src/core/notation';
import { fillForcedCells } from '../../../src/features/solving/forcedFill';
import { type SolveOutcome, solvePuzzle } from '../../../src/features/solving/solving';
import { applied, fillBlanks } from '../../../src/text/edits';
import { parse } from '../../../src/text/parser/parser';
import type { Puzzle } from '../../../src/text/puzzle';
import { finish } from '../../../src/text/work';
import { fixture, puzzleLines, withShared } from '../../collections';
import { EASY, EASY_SOLVED, gridOf, rowsOf } from '../../text/texts';

function outcomeOf(puzzle: Puzzle, isTimeUp = () => false): SolveOutcome {
  const solving = solvePuzzle(puzzle, isTimeUp);
  let step = solving.next();
  while (!step.done) step = solving.next();
  return step.value;
}
const editsOf = (puzzle: Puzzle, outcome: SolveOutcome) =>
  'solution' in outcome ? fillBlanks(puzzle, outcome.solution) : [];
const solved = (text: string) =>
  applied(
    text,
    parse(text).puzzles.flatMap(puzzle => editsOf(puzzle, outcomeOf(puzzle))),
  );

/** Compares the outcome of each puzzle of a text. */
const outcomes = (text: string, ...kinds: SolveOutcome['kind'][]) =>
  assert.deepEqual(
    parse(text).puzzles.map(puzzle => outcomeOf(puzzle).kind),
    kinds,
  );
const solves = (before: string, after: string) => assert.equal(solved(before), after);
const fillsForced = (before: string, filled: number, after: string) => {
  const { puzzles } = parse(before);
  const results = puzzles.map(fillForcedCells);
  assert.equal(
    results.reduce((sum, result) => sum + result.filled, 0),
    filled,
  );
  assert.equal(
    applied(
      before,
      results.flatMap(({ digits }, i) => fillBlanks(puzzles[i], digits)),
    ),
    after,
  );
};

const AMBIGUOUS = '.'.repeat(81);
const NONE = '1.3.\n....\n4...\n...2';

describe('solving', () => {
  it('reports `solved` for a puzzle with one solution', () => outcomes(EASY, 'solved'));
  it('reports `ambiguous` for an empty grid', () => outcomes(AMBIGUOUS, 'ambiguous'));
  it('reports `unsolvable` for a puzzle without a solution', () => outcomes(NONE, 'unsolvable'));
  it('reports `unsolvable` for a puzzle with a conflict', () => outcomes(`11${'.'.repeat(79)}`, 'unsolvable'));
  it('reports `unsolvable` for a full grid with a conflict', () =>
    outcomes(EASY_SOLVED.replace('534', '535'), 'unsolvable'));
  it('reports `unchanged` for a solved puzzle', () => outcomes(EASY_SOLVED, 'unchanged'));
  it('reports `unchanged` for an incomplete puzzle', () => outcomes(EASY.slice(1), 'unchanged'));
  it('has two different solutions of an ambiguous puzzle', () => {
    // Grids from which a rectangle of two digits, or more, was removed.
    for (const text of [
      AMBIGUOUS,
      '.'.repeat(16),
      '12..\n....\n....\n..21',
      '1...\n....\n....\n...2',
      '..34\n34..\n....\n....',
    ]) {
      for (const puzzle of parse(text).puzzles) {
        const outcome = outcomeOf(puzzle);
        assert.ok(outcome.kind === 'ambiguous', text);
        const { solution, another } = outcome;
        assert.notDeepEqual(solution, another, text);
        for (const digits of [solution, another]) assert.ok(isSolved({ ...puzzle.grid, digits }), text);
      }
    }
  });
  it('stops at the first solution if any solution is wanted', () => {
    const [puzzle] = parse(AMBIGUOUS).puzzles;
    const outcome = finish(solvePuzzle(puzzle, undefined, 'any solution'));
    assert.ok(outcome.kind === 'solved');
    assert.equal(outcome.isUnique, 'unknown');
  });
  it('uses the first solution found if the time is up before the usual one is known', () => {
    // Easter Monster without a given: its usual solution takes longer than a slice.
    const [puzzle] = parse('1.......2.9.4...5...6.......5.9.3.......7.......85..4.7.....6...3...9.8...2.....1').puzzles;
    const lineOf = (outcome: SolveOutcome) => ('solution' in outcome ? makeLine(outcome.solution) : '');
    let calls = 0;
    const usual = outcomeOf(puzzle, () => ++calls < 0);
    const allowed = calls - 1;
    calls = 0;
    const early = outcomeOf(puzzle, () => ++calls > allowed);
    assert.deepEqual([usual.kind, early.kind], ['ambiguous', 'ambiguous']);
    assert.notEqual(lineOf(early), lineOf(usual));
  });
  it('reports an outcome for each puzzle of a file', () =>
    outcomes(`${EASY}\n${AMBIGUOUS}\n${EASY_SOLVED}`, 'solved', 'ambiguous', 'unchanged'));
  it('reports `timedOut` if no solution is found in time', () => {
    const [hard] = parse('.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........').puzzles;
    assert.deepEqual(
      outcomeOf(hard, () => true),
      { kind: 'timedOut' },
    );
  });
  it('keeps a solution found in time, even if another one may exist', () =>
    assert.equal(outcomeOf(parse(EASY).puzzles[0], () => true).kind, 'solved'));

  it('fills an ambiguous puzzle with a solution', () => assert.ok(isSolved(parse(solved(AMBIGUOUS)).puzzles[0].grid)));
  it('keeps the braces of a C array', () => {
    const array = (line: string) => {
      const rows = rowsOf(line.replaceAll('.', '0')).map(row => `{${[...row].join(',')}}`);
      return `int grid[9][9] = {\n  {${rows.join(',\n   ')}};\n`;
    };
    solves(array(EASY), array(EASY_SOLVED));
  });
  it('fills only blanks', () => solves(`# a\r\n${EASY} # b\r\n`, `# a\r\n${EASY_SOLVED} # b\r\n`));
  it('fills the state and not the givens', () =>
    solves(
      `[Puzzle]\n${gridOf(EASY)}\n[State]\n${gridOf(EASY)}`,
      `[Puzzle]\n${gridOf(EASY)}\n[State]\n${gridOf(EASY_SOLVED)}`,
    ));
  it('fills a state without the givens', () =>
    solves(`[Puzzle]\n${EASY}\n[State]\n${AMBIGUOUS}`, `[Puzzle]\n${EASY}\n[State]\n${EASY_SOLVED}`));
  it('fills a state that leaves only givens blank', () =>
    solves(`[Puzzle]\n${EASY_SOLVED}\n[State]\n${EASY}`, `[Puzzle]\n${EASY_SOLVED}\n[State]\n${EASY_SOLVED}`));
  it('does not fill in candidates that a library line deletes', () => {
    const two = '534..8912672195348198342567859..1423426853791713924856961537284287419635345286179';
    const line = (deleted: string) => makeLine(parse(solved(`:0000:1:${two}:${deleted}:::`)).puzzles[0].grid.digits);
    assert.deepEqual([line('614').slice(3, 5), line('714').slice(3, 5)], ['76', '67']);
  });
  it('keeps puzzles without a solution', () => solves(`${NONE}\n\n${EASY}`, `${NONE}\n\n${EASY_SOLVED}`));

  const published = (puzzle: string, kind: SolveOutcome['kind'], solution?: string) => {
    const [read] = parse(puzzle).puzzles;
    const outcome = outcomeOf(read);
    assert.equal(outcome.kind, kind);
    if (solution) assert.equal(applied(puzzle, editsOf(read, outcome)), solution);
  };
  it('finds the published solution of 030000401…', () =>
    published(
      '030000401500300000006007002200090060045000000000002580000140000008000970900030000',
      'solved',
      '837926451524381796196457832281594367645873219379612584753149628418265973962738145',
    ));
  it('finds that the published puzzle 058000003… is ambiguous', () =>
    published(
      '058000003170050008000000100000000000407080006083060017910003000006000080000000034',
      'ambiguous',
      '658142793172359468349678152561237849497581326283964517914823675736495281825716934',
    ));
  it('solves the published puzzle 200080300…', () =>
    published('200080300060070084030500209000105408000000000402706000301007040720040060004010003', 'solved'));
  it('solves the published puzzle 0 4 0 …', () =>
    published(
      '0 4 0 0 0 0 1 7 9\n0 0 2 0 0 8 0 5 4\n0 0 6 0 0 5 0 0 8\n0 8 0 0 7 0 9 1 0\n0 5 0 0 9 0 0 3 0\n0 1 9 0 6 0 0 4 0\n3 0 0 4 0 0 7 0 0\n5 7 0 1 0 0 2 0 0\n9 2 8 0 0 0 0 6 0',
      'solved',
    ));

  const solvesAll = (text: string, count: number) => {
    const kinds = parse(text).puzzles.map(puzzle => {
      let pauses = 0;
      return outcomeOf(puzzle, () => ++pauses > 5000).kind;
    });
    assert.equal(kinds.filter(kind => kind === 'solved' || kind === 'ambiguous').length, count);
  };
  const staysElsewhere = (before: string, after: string) =>
    assert.ok([...before].every((c, i) => c === after[i] || c === '.' || c === '0'));

  it('solves sample puzzles next to their solutions, and changes no other byte', () => {
    const text = fixture('rated.tsv');
    const after = solved(text);
    staysElsewhere(text, after);
    for (const line of puzzleLines(after)) {
      const [, puzzle, solution] = line.split('\t');
      assert.equal(puzzle, solution);
    }
  });
  it('solves large sample puzzles in few steps', () => solvesAll(fixture('large.sdm'), 8));
  withShared('euler50.txt', text => {
    it('solves Project Euler 96 with the sum 24702, and changes no other byte', () => {
      const after = solved(text());
      const sum = puzzleLines(after).reduce((total, line) => total + Number(line.slice(0, 3)), 0);
      assert.equal(sum, 24_702);
      staysElsewhere(text(), after);
    });
  });
  withShared('big16_15.txt', text => {
    it('solves every puzzle of big16_15.txt in few steps', () => solvesAll(text(), 15));
  });
});

describe('filling forced cells', () => {
  it('continues until none is left', () => fillsForced(EASY, 51, EASY_SOLVED));
  it('fills nothing if no cell is forced', () => fillsForced(AMBIGUOUS, 0, AMBIGUOUS));
  it('does nothing in a puzzle with a conflict', () =>
    fillsForced('123.\n1...\n....\n....', 0, '123.\n1...\n....\n....'));
  it('does nothing in an incomplete puzzle', () => fillsForced('123.\n....\n....', 0, '123.\n....\n....'));
  it('does nothing in a puzzle that turns out to be contradictory', () => fillsForced(NONE, 0, NONE));
  it('includes every puzzle', () =>
    fillsForced(`${EASY}\n\n123.\n....\n....\n....`, 52, `${EASY_SOLVED}\n\n1234\n....\n....\n....`));
});
