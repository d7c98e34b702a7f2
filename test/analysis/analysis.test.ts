import assert from 'node:assert/strict';
import { Analysis } from '../../src/analysis/analysis';
import { difficultyParts, ratedGrid } from '../../src/features/puzzles/difficulty';
import type { TextChange } from '../../src/text/document/changes';
import type { TextSource } from '../../src/text/document/document';
import { parse } from '../../src/text/parser/parser';
import type { Puzzle } from '../../src/text/puzzle';
import { finish, giveUp, type Work } from '../../src/text/work';
import { EASY, EASY_SOLVED, gridOf } from '../text/texts';

/** A document without an editor. */
class Text {
  version = 1;
  asked = 0;

  constructor(public content: string) {}

  /** Replaces characters by typed text. Returns the change that an editor would report. */
  type(start: number, removed: number, typed: string): TextChange {
    this.content = this.content.slice(0, start) + typed + this.content.slice(start + removed);
    this.version++;
    return { start, removed, added: typed.length, movesLines: typed.includes('\n') };
  }
}

function sourceOf(text: Text): TextSource {
  return {
    get length() {
      return text.content.length;
    },
    slice: (start, end) => {
      text.asked += end - start;
      return text.content.slice(start, end);
    },
  };
}

function made() {
  const clock = { time: 0, searches: 0, asked: 0 };
  const analysis = new Analysis<Text>({
    now: () => clock.time,
    sourceOf,
    onSearch: () => {
      clock.searches++;
    },
  });
  return { analysis, clock };
}

const puzzleOf = (text: string) => parse(text).puzzles[0];
/** A puzzle that needs more than singles. */
const HARDER = puzzleOf(`.976.5...
654218..3
..1.79.5.
.16..73..
.729...1.
94.5.1...
1257...6.
7...96.2.
469.52.3.
`);
/** A puzzle whose rating takes some time. */
const HARD = puzzleOf('4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......');

function turnsOf<T>(work: Work<T>): number {
  let turns = 0;
  while (!work.next().done) turns++;
  return turns;
}

describe('the analysis of documents', () => {
  it('returns the same puzzles of a document until it is edited', () => {
    const { documents } = made().analysis;
    const text = new Text(`${EASY}\n${EASY}\n`);
    const puzzles = documents.puzzlesOf(text);
    finish(puzzles.reading());
    assert.equal(puzzles.count, 2);
    assert.equal(documents.puzzlesOf(text), puzzles);
    documents.changed(text, [text.type(0, 0, `${EASY}\n`)]);
    assert.equal(documents.puzzlesOf(text), puzzles);
    finish(puzzles.reading());
    assert.equal(puzzles.count, 3);
  });
  it('applies an edit once, no matter which listener reports it first', () => {
    const { documents } = made().analysis;
    const text = new Text(`${EASY}\n`.repeat(3));
    finish(documents.puzzlesOf(text).reading());
    const change = text.type(0, 0, `${EASY}\n`);
    documents.changed(text, [change]);
    documents.changed(text, [change]);
    const puzzles = documents.puzzlesOf(text);
    finish(puzzles.reading());
    assert.equal(puzzles.count, 4);
    assert.equal(puzzles.segments.totals.length, text.content.length);
  });
  it('reads a document again when an edit was missed', () => {
    const { documents } = made().analysis;
    const text = new Text(`${EASY}\n`);
    finish(documents.puzzlesOf(text).reading());
    const change = text.type(0, 0, `${EASY}\n`);
    const puzzles = documents.puzzlesOf(text);
    finish(puzzles.reading());
    assert.equal(puzzles.count, 2);
    documents.changed(text, [change]);
    assert.equal(documents.puzzlesOf(text), puzzles);
    assert.equal(puzzles.isRead, true);
  });
  it('combines many edits into one, and reads everything again if lengths differ', () => {
    const { documents } = made().analysis;
    const text = new Text(`${EASY}\n`.repeat(40));
    finish(documents.puzzlesOf(text).reading());
    const changes = Array.from({ length: 1200 }, (_, i) => ({ ...text.type(82 * 20 + (i % 81), 1, '5'), version: 0 }));
    text.version = 2;
    documents.changed(text, changes);
    const puzzles = documents.puzzlesOf(text);
    finish(puzzles.reading());
    assert.deepEqual(
      [...puzzles.puzzles()].map(({ grid }) => grid.digits),
      parse(text.content).puzzles.map(({ grid }) => grid.digits),
    );
    text.type(0, 0, 'more ');
    documents.changed(text, [{ start: 0, removed: 0, added: 2, movesLines: false }]);
    finish(puzzles.reading());
    assert.equal(puzzles.segments.totals.length, text.content.length);
  });
  it('records when lines moved, and when the last edit was made', () => {
    const { analysis, clock } = made();
    const { documents } = analysis;
    const text = new Text(`${EASY}\n`);
    const before = documents.linesVersion(text);
    clock.time = 7;
    documents.changed(text, [text.type(0, 1, '5')]);
    assert.equal(documents.linesVersion(text), before);
    assert.equal(documents.editedAt(text), 7);
    documents.changed(text, [text.type(0, 0, '\n')]);
    assert.notEqual(documents.linesVersion(text), before);
    documents.forget(text);
    clock.time = 9;
    assert.equal(documents.editedAt(text), 9);
  });
});

describe('the analysis of puzzles', () => {
  it('searches a puzzle once', () => {
    const { analysis, clock } = made();
    const { verdicts } = analysis;
    const puzzle = HARD;
    const { grid } = puzzle;
    assert.equal(verdicts.known(grid), undefined);
    assert.equal(verdicts.isChecked(puzzle), false);
    assert.equal(finish(verdicts.check(grid))?.kind, 'valid');
    assert.equal(clock.searches, 1);
    assert.equal(verdicts.checkBriefly(grid)?.kind, 'valid');
    assert.equal(finish(verdicts.check(grid))?.kind, 'valid');
    assert.equal(verdicts.isChecked(puzzle), true);
    assert.equal(clock.searches, 1);
    analysis.dispose();
    assert.equal(verdicts.known(grid), undefined);
  });
  it('has no verdict for a puzzle that takes too long, and does not search it again', () => {
    const { analysis, clock } = made();
    Object.defineProperty(clock, 'time', { get: () => (clock.asked += 1500) });
    const puzzle = puzzleOf(`${'.'.repeat(25)}\n`.repeat(25));
    const { grid } = puzzle;
    assert.equal(finish(analysis.verdicts.check(grid)), undefined);
    assert.equal(analysis.verdicts.isChecked(puzzle), true);
    assert.equal(analysis.verdicts.known(grid), undefined);
    const { searches } = clock;
    assert.equal(finish(analysis.verdicts.check(grid)), undefined);
    assert.equal(clock.searches, searches);
  });
  it('computes one path of a puzzle for all callers', async () => {
    const { paths } = await made().analysis.reasoning();
    const path = finish(paths.finding(HARDER, []));
    assert.ok(path);
    assert.equal(
      finish(paths.finding(puzzleOf(gridOf([...HARDER.grid.digits].map(d => d || '.').join(''))), [])),
      path,
    );
    assert.equal(path.steps.length, 0);
    const placing = paths.placingWithin(1, HARDER, []);
    assert.ok(placing && placing.steps.length > 0);
    assert.equal(path.steps.length, placing.steps.length);
  });
  it('has no path of a puzzle that cannot be searched', async () => {
    const { paths, difficulties } = await made().analysis.reasoning();
    const wrong = puzzleOf(EASY.replace('..7', '5.7'));
    assert.equal(finish(paths.finding(wrong, [])), undefined);
    assert.equal(finish(difficulties.finding(wrong, [])), undefined);
    assert.equal(paths.placingWithin(1, wrong, []), undefined);
    assert.equal(paths.placingWithin(1, puzzleOf('.'.repeat(81)), []), undefined);
  });
  it('computes the difficulty of a puzzle once for all callers', async () => {
    const alone = turnsOf((await made().analysis.reasoning()).difficulties.finding(HARD, []));
    const { difficulties } = await made().analysis.reasoning();
    const all = [1, 2, 3].map(() => difficulties.finding(HARD, []));
    let turns = 0;
    for (let left = all; left.length > 0; ) {
      left = left.filter(work => !work.next().done);
      turns += left.length;
    }
    assert.ok(alone > 100, `${alone} turns`);
    assert.ok(turns < 1.2 * alone, `${turns} turns of three, ${alone} of one`);
    assert.deepEqual(difficultyParts(difficulties.known(HARD, []) ?? {}).length, 2);
  });
  it('continues work that was given up', async () => {
    const alone = turnsOf((await made().analysis.reasoning()).difficulties.finding(HARD, []));
    const { difficulties } = await made().analysis.reasoning();
    const first = difficulties.finding(HARD, []);
    for (let i = 0; i < alone * 0.9; i++) first.next();
    giveUp(first);
    assert.ok(turnsOf(difficulties.finding(HARD, [])) < 0.3 * alone);
  });
});

describe('the difficulty of a puzzle', () => {
  const begun = (): Puzzle => {
    const puzzle = puzzleOf(EASY);
    return { ...puzzle, grid: { ...puzzle.grid, digits: puzzleOf(EASY_SOLVED).grid.digits } };
  };
  it('depends on its givens, no matter how much is placed', async () => {
    const { difficulties } = await made().analysis.reasoning();
    const parts = (puzzle: Puzzle) => difficultyParts(finish(difficulties.finding(puzzle, [])) ?? {});
    assert.deepEqual(parts(puzzleOf(EASY)), ['Easy', 'SE 1.2']);
    assert.deepEqual(parts(begun()), ['Easy', 'SE 1.2']);
    assert.deepEqual(ratedGrid(begun()).digits, puzzleOf(EASY).grid.digits);
  });
  it('depends on its candidates if nothing was placed', async () => {
    const puzzle = puzzleOf(EASY);
    const allowed = new Uint32Array(81).fill(511);
    const grid = { ...puzzle.grid, allowed };
    assert.equal(ratedGrid({ ...puzzle, grid }), grid);
    assert.equal(ratedGrid({ ...begun(), grid: { ...begun().grid, allowed } }).allowed, undefined);
  });
  it('is unknown if there are several solutions', async () => {
    assert.deepEqual(
      finish((await made().analysis.reasoning()).difficulties.finding(puzzleOf('.'.repeat(81)), [])),
      {},
    );
  });
});
