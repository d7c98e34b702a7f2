/** Compares givens after any sequence of digits, locks and marks with a model that remembers whole puzzles. */

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { makeLine } from '../../../src/core/notation';
import type { GivensLock } from '../../../src/text/document/givenNotes';
import { RUNS } from '../../core/arbitraries';
import { EASY } from '../texts';
import { Edited } from './edited';

const OTHER = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
const ABOVE = '# words\n\n';

/** The expected givens of a puzzle that was in its document when it was opened. */
class Model {
  digits: string[];
  given: string[];
  opened: string[];
  recent: number[] = [];
  lock: GivensLock | undefined;

  constructor(line: string) {
    this.digits = [...line];
    this.given = [...line];
    this.opened = [...line];
  }

  write(cell: number, sign: string): void {
    if (this.digits[cell] === sign) return;
    this.digits[cell] = sign;
    if (this.lock === 'unlocked') {
      this.given[cell] = sign;
      this.opened[cell] = sign;
      return;
    }
    this.recent = [cell, ...this.recent.filter(other => other !== cell)];
    // A digit typed over a typed given corrects it.
    const given = this.given[cell];
    if (given !== '.' && sign !== '.' && this.opened[cell] !== given) this.given[cell] = sign;
  }

  setLock(lock: GivensLock): void {
    this.lock = lock;
    if (lock === 'locked') return;
    // A digit that replaced a given is a given from now on; an empty cell has none.
    for (const [cell, given] of this.given.entries()) {
      if (given === '.' || given === this.digits[cell]) continue;
      this.given[cell] = this.digits[cell];
      this.opened[cell] = this.digits[cell];
    }
  }

  mark(): void {
    this.given = [...this.digits];
    this.recent = [];
  }

  get shown(): string {
    const isShown = (given: string, cell: number) => given === this.digits[cell] || this.isReplaced(cell);
    return this.given.map((given, cell) => (isShown(given, cell) ? given : '.')).join('');
  }

  /** Whether a given of the opened document was replaced by mistake, that is, while the givens were not unlocked. */
  private isReplaced(cell: number): boolean {
    const given = this.given[cell];
    return this.lock !== 'unlocked' && this.digits[cell] !== '.' && given !== '.' && this.opened[cell] === given;
  }
}

type Step =
  | { readonly kind: 'write'; readonly puzzle: 0 | 1; readonly cell: number; readonly sign: string }
  | { readonly kind: 'undo' | 'above' | 'notAbove' }
  | { readonly kind: 'locked' | 'unlocked' | 'mark'; readonly puzzle: 0 | 1 };

const puzzle = fc.constantFrom(0 as const, 1 as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('write' as const),
      puzzle,
      // Few cells, so that digits often overwrite others.
      cell: fc.constantFrom(0, 1, 2, 3, 40, 80),
      sign: fc.constantFrom('.', '1', '4', '5', '9'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('undo' as const, 'above' as const, 'notAbove' as const) }),
  },
  fc.record({ kind: fc.constantFrom('locked' as const, 'unlocked' as const, 'mark' as const), puzzle }),
);

function check(steps: readonly Step[]): void {
  const edited = new Edited(`${EASY}\n\n${OTHER}\n`);
  const { document } = edited;
  const models = [new Model(EASY), new Model(OTHER)];
  const past: { readonly puzzle: 0 | 1; readonly cell: number; readonly sign: string }[] = [];
  let above = 0;
  const startOf = (index: number) => above * ABOVE.length + index * (EASY.length + 2);
  const write = (index: 0 | 1, cell: number, sign: string) => {
    models[index].write(cell, sign);
    edited.edit(startOf(index) + cell, 1, sign);
  };
  for (const one of steps) {
    switch (one.kind) {
      case 'write':
        past.push({ ...one, sign: models[one.puzzle].digits[one.cell] });
        write(one.puzzle, one.cell, one.sign);
        break;
      case 'undo': {
        const last = past.pop();
        if (last) write(last.puzzle, last.cell, last.sign);
        break;
      }
      case 'above':
        above++;
        edited.edit(0, 0, ABOVE);
        break;
      case 'notAbove':
        if (above > 0) edited.edit(0, ABOVE.length, '');
        above = Math.max(0, above - 1);
        break;
      case 'locked':
      case 'unlocked':
        models[one.puzzle].setLock(one.kind);
        document.lockGivens(edited.puzzle(startOf(one.puzzle)), one.kind);
        break;
      case 'mark':
        models[one.puzzle].mark();
        assert.equal(document.markGivens(edited.puzzle(startOf(one.puzzle))), true);
        break;
    }
    for (const [index, model] of models.entries()) {
      const found = edited.puzzle(startOf(index));
      const { givens } = document;
      assert.equal(makeLine(found.grid.digits), model.digits.join(''));
      assert.equal(makeLine(found.givens), model.shown, one.kind);
      assert.equal(makeLine(givens.originalOf(found)), model.given.join(''), one.kind);
      assert.equal(makeLine(givens.openedOf(found)), model.opened.join(''), one.kind);
      assert.equal(givens.lockOf(found), model.lock, one.kind);
      assert.deepEqual(found.recent ?? [], model.recent, one.kind);
    }
  }
}

describe('givens', () => {
  it('equal those of a model after any steps', () =>
    fc.assert(fc.property(fc.array(step, { minLength: 1, maxLength: 14 }), check), RUNS));
});
