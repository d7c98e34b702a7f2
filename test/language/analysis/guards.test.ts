import assert from 'node:assert/strict';
import { Analysis } from '../../../src/language/analysis/analysis';
import { applied } from '../../../src/language/edits';
import { finish } from '../../../src/language/work';
import { EASY } from '../texts';

/** A file that is open in an editor, and its first puzzle is seen after each edit. */
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

  /** Searches for the verdict that the guard wants. */
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

  get guard() {
    return this.analysis.guards.of(this.document, this.puzzle);
  }
}

const GIVENS = [...EASY].flatMap((digit, cell) => (digit === '.' ? [] : [cell]));

describe('the guard of a puzzle', () => {
  it('is on the digits of the file, once these are known to have one solution', () => {
    const opened = new Opened(EASY);
    assert.equal(opened.guard, undefined);
    assert.deepEqual(opened.check().guard, { cells: GIVENS, isOn: true });
  });
  it('stays on them while entries are typed, right or wrong', () => {
    const opened = new Opened(EASY).check().type(2, '4').type(3, '5');
    assert.deepEqual(opened.guard, { cells: GIVENS, isOn: true });
  });
  it('is found also after the first entry', () =>
    assert.deepEqual(new Opened(EASY).type(2, '1').check().guard, { cells: GIVENS, isOn: true }));
  it('is not on a digit that replaced another', () => {
    const opened = new Opened(EASY).check().turn(false).type(0, '8').check();
    assert.deepEqual(opened.guard, { cells: GIVENS.slice(1), isOn: false });
    assert.deepEqual(opened.type(0, '5').guard, { cells: GIVENS, isOn: false });
  });
  it('is none when the digits that are left have several solutions', () => {
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
  it('is none where the digits of the file have several solutions or none', () => {
    assert.equal(new Opened(EASY.replace('53', '..').replace('6', '.').replace('98', '..')).check().guard, undefined);
    assert.equal(new Opened(EASY.replace('53..7', '53.87')).check().guard, undefined);
  });
  it('is none in a grid that is typed', () => {
    const opened = new Opened('.'.repeat(81));
    for (const cell of GIVENS) opened.type(cell, EASY[cell]);
    assert.equal(opened.guard, undefined);
    assert.equal(opened.turn(true).guard, undefined);
  });
  it('is none where the text keeps entries apart', () =>
    assert.equal(new Opened(`[Puzzle]\n${EASY}\n[State]\n${EASY}`).guard, undefined));
});
