import assert from 'node:assert/strict';
import { Analysis } from '../../src/analysis/analysis';
import { findSuspicions } from '../../src/core/solver/wrongDigits';
import { entriesIn } from '../../src/features/puzzles/entries';
import { applied } from '../../src/text/edits';
import { finish } from '../../src/text/work';
import { EASY } from '../text/texts';

/** A file that is open in an editor. Its first puzzle is read after each edit. */
class Opened {
  private readonly document = { version: 1 };
  private readonly analysis: Analysis<{ version: number }>;

  constructor(private text: string) {
    this.analysis = new Analysis({ now: () => 0, onSearch: () => {}, sourceOf: () => this.source });
    this.see();
  }

  private get source() {
    const text = () => this.text;
    return {
      get length() {
        return text().length;
      },
      slice: (start: number, end: number) => text().slice(start, end),
    };
  }

  private see(): void {
    this.analysis.documents.puzzlesOf(this.document).see({ start: 0, end: this.text.length });
  }

  get puzzle() {
    const { puzzles } = this.analysis.documents.puzzlesOf(this.document).around({ start: 0, end: 0 });
    return puzzles[0];
  }

  /** Types into the text. */
  type(at: number, digit: string): this {
    this.text = applied(this.text, [{ start: at, end: at + 1, text: digit }]);
    this.document.version++;
    this.analysis.documents.changed(this.document, [{ start: at, removed: 1, added: 1, movesLines: false }]);
    this.see();
    return this;
  }

  /** Searches for the verdict that the guard requests. */
  check(): this {
    const grid = this.analysis.guards.wantedGrid(this.document, this.puzzle);
    assert.ok(grid);
    finish(this.analysis.verdicts.check(grid));
    return this;
  }

  turn(isOn: boolean): this {
    this.analysis.guards.turn(this.document, this.puzzle, isOn);
    return this;
  }

  /** Reports that a command writes entries. */
  solveOn(): this {
    this.analysis.documents.puzzlesOf(this.document).givens.noteEntries(this.puzzle);
    return this;
  }

  get entries(): readonly number[] {
    return entriesIn(this.puzzle);
  }

  get guard() {
    return this.analysis.guards.of(this.document, this.puzzle);
  }
}

const GIVENS = [...EASY].flatMap((digit, cell) => (digit === '.' ? [] : [cell]));

/** The cells that are suspected to be wrong, in turn. */
function suspected(opened: Opened): readonly (readonly number[])[] {
  const { puzzle } = opened;
  return finish(findSuspicions(puzzle.grid, puzzle)).map(({ cells }) => cells);
}

describe('a changed given of a puzzle without a solution', () => {
  // Without each of seven other digits there is exactly one solution, and without this one there are several.
  const changed = (opened: Opened) => opened.type(1, '4');
  it('is the only suspect after Unlock Givens', () =>
    assert.deepEqual(suspected(changed(new Opened(EASY).check().turn(false))), [[1]]));
  it('is the only suspect in a typed puzzle', () => {
    const opened = new Opened('.'.repeat(81));
    for (const cell of GIVENS) opened.type(cell, EASY[cell]);
    assert.deepEqual(suspected(changed(opened)), [[1]]);
  });
  it('is no longer one after it is restored', () => {
    const opened = changed(new Opened(EASY).check().turn(false)).type(1, EASY[1]);
    assert.equal(opened.puzzle.replaced, undefined);
  });
});

describe('the guard of a puzzle', () => {
  it('protects the digits of the file as soon as these are known to have one solution', () => {
    const opened = new Opened(EASY);
    assert.equal(opened.guard, undefined);
    assert.deepEqual(opened.check().guard, { cells: GIVENS, isOn: true });
  });
  it('keeps protecting them while entries are typed, right or wrong', () => {
    const opened = new Opened(EASY).check().type(2, '4').type(3, '5');
    assert.deepEqual(opened.guard, { cells: GIVENS, isOn: true });
  });
  it('is also found after the first entry', () =>
    assert.deepEqual(new Opened(EASY).type(2, '1').check().guard, { cells: GIVENS, isOn: true }));
  it('does not protect a digit that replaced another while it was on', () => {
    const opened = new Opened(EASY).check().type(0, '8').check();
    assert.deepEqual(opened.guard, { cells: GIVENS.slice(1), isOn: true });
  });
  it('protects all digits that were written while it was off, and no entry', () => {
    const opened = new Opened(EASY).check().type(2, '4').turn(false).type(0, '8').type(3, '1').turn(true);
    assert.deepEqual(opened.guard, { cells: [0, 1, 3, ...GIVENS.slice(2)], isOn: true });
    assert.deepEqual(opened.entries, [2]);
    assert.deepEqual(opened.type(5, '9').entries, [2, 5]);
    assert.deepEqual(opened.guard?.cells, [0, 1, 3, ...GIVENS.slice(2)]);
  });
  it('does not protect a given that was deleted while it was off', () => {
    const opened = new Opened(EASY).check().turn(false).type(0, '.').turn(true);
    assert.deepEqual(opened.guard, { cells: GIVENS.slice(1), isOn: true });
    assert.deepEqual(opened.type(0, '5').entries, [0]);
  });
  it('turns a digit that replaced a given into a given when it is turned off', () => {
    const opened = new Opened(EASY).check().type(0, '8');
    assert.deepEqual(opened.entries, [0]);
    assert.deepEqual(opened.turn(false).entries, []);
    assert.deepEqual(opened.guard, { cells: GIVENS, isOn: false });
  });
  it('can be turned on and off while the puzzle has several solutions or none', () => {
    const opened = new Opened(EASY).check().turn(false);
    for (const cell of GIVENS.slice(0, 8)) opened.type(cell, '.');
    assert.deepEqual(opened.check().guard, { cells: GIVENS.slice(8), isOn: false });
    assert.deepEqual(opened.turn(true).guard, { cells: GIVENS.slice(8), isOn: true });
    assert.equal(opened.turn(false).type(2, '5').type(3, '5').guard?.isOn, false);
  });
  it('is turned on by a command that writes entries, which are not givens', () => {
    const opened = new Opened(EASY).check().turn(false).type(0, '5').solveOn().type(2, '4');
    assert.deepEqual([opened.guard, opened.entries], [{ cells: GIVENS, isOn: true }, [2]]);
  });
  it('does not exist if the remaining digits have several solutions', () => {
    const opened = new Opened(EASY).check();
    for (const cell of GIVENS.slice(0, 8)) opened.type(cell, '.');
    assert.equal(opened.check().guard, undefined);
  });
  it('can be turned off and on, for this puzzle only', () => {
    const opened = new Opened(EASY).check().turn(false);
    assert.deepEqual(opened.guard, { cells: GIVENS, isOn: false });
    assert.equal(opened.type(0, '8').check().guard?.isOn, false);
    assert.equal(opened.turn(true).guard?.isOn, true);
    assert.equal(new Opened(EASY).check().guard?.isOn, true);
  });
  it('does not exist if the digits of the file have several solutions or none', () => {
    assert.equal(new Opened(EASY.replace('53', '..').replace('6', '.').replace('98', '..')).check().guard, undefined);
    assert.equal(new Opened(EASY.replace('53..7', '53.87')).check().guard, undefined);
  });
  it('does not exist in a grid that is typed', () => {
    const opened = new Opened('.'.repeat(81));
    for (const cell of GIVENS) opened.type(cell, EASY[cell]);
    assert.equal(opened.guard, undefined);
    assert.equal(opened.turn(true).guard, undefined);
  });
  it('does not exist if the text distinguishes entries from givens', () =>
    assert.equal(new Opened(`[Puzzle]\n${EASY}\n[State]\n${EASY}`).guard, undefined));
});
