import assert from 'node:assert/strict';
import fc from 'fast-check';
import { PuzzleDocument } from '../../../src/language/document/document';
import { Givens } from '../../../src/language/document/givens';
import { applied, type TextEdit } from '../../../src/language/edits';
import { removingCopies } from '../../../src/language/features/collection/removing';
import { sorting } from '../../../src/language/features/collection/sorting';
import { entrySpans } from '../../../src/language/features/entries';
import { expectMinimised } from '../../../src/language/features/minimising';
import { progressOf, resetEdits } from '../../../src/language/features/progress';
import type { Span } from '../../../src/language/span';
import { finish, type Work } from '../../../src/language/work';
import { EASY, EASY_SOLVED } from '../texts';

/** A document that is edited as in an editor: what is in sight is seen after each edit. */
class Edited {
  readonly document: PuzzleDocument;
  readonly source;

  constructor(
    text: string,
    readonly sight: { start: number; end: number } = { start: 0, end: 2000 },
  ) {
    const source = { text, length: text.length, slice: (start: number, end: number) => source.text.slice(start, end) };
    this.source = source;
    this.document = new PuzzleDocument(source);
    this.document.see(sight);
  }

  edit(start: number, removed: number, text: string): this {
    return this.editAll([{ start, end: start + removed, text }]);
  }

  /** Makes the edits of a command, the last one first. Only the text after all of them is seen. */
  editAll(edits: readonly TextEdit[]): this {
    const { source } = this;
    source.text = applied(source.text, edits);
    source.length = source.text.length;
    for (const { start, end, text } of [...edits].reverse()) this.document.edited(start, end - start, text.length);
    this.document.see(this.sight);
    return this;
  }

  /** The edits with which Undo takes back these, before they are made. */
  inverseOf(edits: readonly TextEdit[]): TextEdit[] {
    let growth = 0;
    return edits.map(edit => {
      const start = edit.start + growth;
      growth += edit.text.length - (edit.end - edit.start);
      return { start, end: start + edit.text.length, text: this.source.text.slice(edit.start, edit.end) };
    });
  }

  /** Replaces a part of the text, which it has once. */
  replace(old: string, text: string): this {
    return this.edit(this.source.text.indexOf(old), old.length, text);
  }

  puzzle(at = 0) {
    const { puzzles } = this.document.around({ start: at, end: at });
    return puzzles.find(({ start, end }) => start <= at && at < end) ?? puzzles[0];
  }

  entries(at = 0): number[] {
    const puzzle = this.puzzle(at);
    return entrySpans(puzzle).map(span => puzzle.places.cellAt(span.start - puzzle.start) as number);
  }
}

/** EASY starts with 53..7....; its solution with 534678912. */
const opened = (text = EASY) => new Edited(text);

describe('givens of a plain grid', () => {
  it('are all digits when the document is opened', () => assert.deepEqual(opened().entries(), []));
  it('are not the digits that are entered', () => assert.deepEqual(opened().edit(2, 1, '4').entries(), [2]));
  it('are not a digit that was overwritten', () => {
    const edited = opened().edit(0, 1, '8');
    assert.deepEqual(edited.entries(), [0]);
    assert.equal(edited.document.givens.originalOf(edited.puzzle())[0], 5);
  });
  it('stay when the puzzle is replaced by itself in another form, and when that is undone', () => {
    const spaced = (text: string) => text.replace(/[\d.]/g, '$& ').replaceAll(' \n', '\n');
    const edited = opened().edit(2, 1, '4');
    const before = edited.source.text;
    edited.edit(0, before.length, spaced(before));
    assert.deepEqual(edited.entries(), [2]);
    edited.edit(0, edited.source.length, before);
    assert.deepEqual(edited.entries(), [2]);
  });
  it('are new when the puzzle is replaced by another', () => {
    const other = EASY.replace(/[1-9]/g, digit => `${10 - Number(digit)}`);
    const edited = opened().edit(2, 1, '4');
    assert.deepEqual(edited.edit(0, edited.source.length, other).entries(), []);
  });
  it('are given again when the digit comes back', () =>
    assert.deepEqual(opened().edit(0, 1, '8').edit(0, 1, '5').entries(), []));
  it('move with the puzzle', () => {
    const edited = opened().edit(2, 1, '4').edit(0, 0, '# a line above\n\n');
    assert.deepEqual(edited.entries(20), [2]);
    assert.deepEqual(edited.edit(0, 16, '').entries(), [2]);
  });
  it('stay when a cell is deleted and typed again', () =>
    assert.deepEqual(opened().edit(2, 1, '').edit(2, 0, '4').edit(0, 0, '\n').entries(), [2]));
  it('stay when another puzzle is edited', () => {
    const edited = opened(`${EASY}\n\n${EASY}`).edit(2, 1, '4');
    edited.edit(EASY.length + 2 + 3, 1, '6');
    assert.deepEqual([edited.entries(), edited.entries(EASY.length + 4)], [[2], [3]]);
  });
  it('stay when all blanks are filled at once', () => {
    const edited = opened();
    edited.edit(0, EASY.length, EASY_SOLVED);
    assert.equal(edited.entries().length, 51);
  });
  it('are forgotten when another puzzle is pasted over it', () => {
    const other = EASY.replace(/\d/g, digit => String((Number(digit) % 9) + 1));
    assert.deepEqual(opened().edit(0, EASY.length, other).entries(), []);
    assert.deepEqual(opened().edit(0, EASY.length, `${EASY}\n`).entries(), []);
  });
  it('list the last edited cell first', () =>
    assert.deepEqual(opened().edit(2, 1, '4').edit(3, 1, '6').edit(2, 1, '1').puzzle().recent, [2, 3]));
  it('are marked by a command', () => {
    const edited = opened().edit(2, 1, '4');
    assert.ok(edited.document.givens.mark(edited.puzzle()));
    assert.deepEqual(edited.entries(), []);
    assert.deepEqual(edited.edit(3, 1, '6').entries(), [3]);
  });

  it('are all digits of a grid that is being typed, until it has one solution', () => {
    const edited = new Edited('.'.repeat(81));
    for (const [i, symbol] of [...EASY].entries()) if (/[1-9]/.test(symbol)) edited.edit(i, 1, symbol);
    assert.deepEqual(edited.entries(), []);
    assert.deepEqual(edited.edit(2, 1, '4').entries(), [2]);
  });
  it('are all digits of a grid that was typed from nothing', () => {
    const edited = new Edited('');
    for (const [i, symbol] of [...EASY].entries()) edited.edit(i, 0, symbol);
    assert.deepEqual(edited.entries(), []);
    assert.deepEqual(edited.edit(2, 1, '4').entries(), [2]);
  });

  it('are what the file says where it says so', () => {
    const edited = new Edited(`[Puzzle]\n${EASY}\n[State]\n${EASY}`);
    const cell = `[Puzzle]\n${EASY}\n[State]\n`.length + 2;
    assert.deepEqual(edited.edit(cell, 1, '4').entries(), [2]);
    assert.equal(edited.document.givens.mark(edited.puzzle()), false);
    assert.ok(edited.document.givens.isEmpty || edited.puzzle().recent === undefined);
  });

  it('stay through any edits of single cells and of lines above', () => {
    const step = fc.oneof(
      fc.record({ cell: fc.nat(80), digit: fc.integer({ min: 0, max: 9 }) }),
      fc.constantFrom('above' as const, 'below' as const),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), steps => {
        const edited = opened(EASY);
        let start = 0;
        for (const one of steps) {
          if (one === 'above') {
            edited.edit(0, 0, '# title\n\n');
            start += 9;
          } else if (one === 'below') edited.edit(edited.source.length, 0, '\n# end\n');
          else if (EASY[one.cell] === '.') {
            edited.edit(start + one.cell, 1, one.digit === 0 ? '.' : String(one.digit));
          }
        }
        const puzzle = edited.puzzle(start + 40);
        assert.equal([...puzzle.givens].map(given => given || '.').join(''), EASY);
        const reset = applied(edited.source.text, resetEdits(puzzle, edited.document.givens.originalOf(puzzle)));
        assert.equal(reset.slice(start, start + 81), EASY);
      }),
    );
  });
});

describe('after an edit of the whole text', () => {
  it('only what is in sight is looked at', () => {
    const givens = new Givens();
    const looked: Span[] = [];
    const look = (part: Span) => {
      looked.push(part);
      return [];
    };
    const sight = { start: 100, end: 900 };
    givens.see(sight, look);
    givens.edited(0, 4_000_000, 4_000_000);
    givens.see(sight, look);
    assert.deepEqual(looked, [sight, sight]);
    givens.edited(200, 1, 1);
    givens.see(sight, look);
    assert.ok(looked.length === 3 && looked[2].end - looked[2].start < 500, JSON.stringify(looked));
  });
});

describe('my progress', () => {
  const check = (edited: Edited, message: string) => {
    const puzzle = edited.puzzle();
    assert.equal(finish(progressOf(puzzle, edited.document.givens.originalOf(puzzle))).message, message);
  };
  it('names the wrong entries only', () => {
    check(opened().edit(2, 1, '1'), 'One entry is wrong: r1c3.');
    check(opened().edit(2, 1, '1').edit(3, 1, '6').edit(5, 1, '2'), '2 entries are wrong: r1c3 and r1c6.');
  });
  it('names a wrong entry that breaks a rule', () => check(opened().edit(2, 1, '5'), 'One entry is wrong: r1c3.'));
  it('is right', () => check(opened().edit(2, 1, '4').edit(3, 1, '6'), 'All 2 entries are right.'));
  it('names givens that were deleted', () => {
    check(opened().edit(0, 1, '.'), 'The given of r1c1 is missing.');
    check(opened().edit(0, 2, '..').edit(2, 1, '4'), 'The entry is right. 2 givens are missing: r1c1 and r1c2.');
  });
  it('is nothing yet', () => check(opened(), 'There is no entry to check: every digit of this puzzle is a given.'));
  it('is complete', () =>
    check(opened().edit(0, EASY.length, EASY_SOLVED), 'The puzzle is solved, and every entry is right.'));
  it('cannot be told without a unique solution', () =>
    check(
      new Edited(EASY.replace('53', '..').replace('6', '.').replace('98', '..')),
      'The givens have more than one solution, so no entry can be called wrong. The puzzle can still be completed.',
    ));
  it('suspects a digit when the givens themselves have no solution', () =>
    check(
      new Edited('1.3.\n..1.\n.1.4\n4...'),
      'This puzzle has no solution. It has one without r2c3, so look there first.',
    ));
});

describe('givens of a puzzle whose digits are moved by a command', () => {
  const mirrored = (values: Uint8Array) => values.slice().reverse();
  const text = (edited: Edited) => edited.source.text;
  const reversed = (edited: Edited) => [...text(edited)].reverse().join('');

  it('move with it, and Undo brings them back', () => {
    const edited = opened().edit(2, 1, '4');
    const before = text(edited);
    edited.document.givens.expect(edited.puzzle(), mirrored);
    assert.deepEqual(edited.entries(), [2]);
    assert.deepEqual(edited.edit(0, 81, reversed(edited)).entries(), [78]);
    assert.deepEqual(edited.edit(70, 1, '9').entries().sort(), [70, 78]);
    edited.edit(70, 1, before[10]);
    assert.deepEqual(edited.edit(0, 81, before).entries(), [2]);
  });
  it('are no entries where most digits stay at their places', () => {
    const edited = opened();
    const swapped = (values: Uint8Array) => values.map(value => [0, 2, 1, 3, 4, 5, 6, 7, 8, 9][value]);
    edited.document.givens.expect(edited.puzzle(), swapped);
    const after = EASY.replace(/[12]/g, digit => (digit === '1' ? '2' : '1'));
    assert.deepEqual(edited.edit(0, 81, after).entries(), []);
    assert.deepEqual(edited.edit(0, 81, EASY).entries(), []);
  });
  it('stay when the edit is not made', () => {
    const edited = opened().edit(2, 1, '4');
    edited.document.givens.expect(edited.puzzle(), mirrored)();
    assert.deepEqual(edited.entries(), [2]);
    assert.deepEqual(edited.edit(0, 81, reversed(edited)).entries(), []);
  });
});

describe('givens of a puzzle that a command minimises', () => {
  /** Removes the givens of r1c1 and r1c2, as the command does. */
  const cells = [0, 1];
  const minimised = () => {
    const edited = opened();
    expectMinimised(edited.document.givens, edited.puzzle(), { cells });
    return remove(edited);
  };
  const write = (edited: Edited, digits: string) =>
    edited.editAll(cells.map(cell => ({ start: cell, end: cell + 1, text: digits[cell] })));
  const remove = (edited: Edited) => write(edited, '..');
  const undo = (edited: Edited) => write(edited, EASY);
  const original = (edited: Edited) =>
    [...edited.document.givens.originalOf(edited.puzzle())].map(digit => digit || '.').join('');
  const MINIMISED = `..${EASY.slice(2)}`;

  it('are those that are left', () => {
    assert.deepEqual([minimised().entries(), original(minimised())], [[], MINIMISED]);
    assert.deepEqual(minimised().edit(0, 1, '5').entries(), [0]);
  });
  it('are those before it after Undo, and again those that are left after Redo', () => {
    const edited = undo(minimised());
    assert.deepEqual([edited.entries(), original(edited)], [[], EASY]);
    assert.deepEqual(edited.edit(2, 1, '4').entries(), [2]);
    remove(edited.edit(2, 1, '.'));
    assert.deepEqual([edited.entries(), original(edited)], [[], MINIMISED]);
    assert.deepEqual([undo(edited).entries(), original(edited)], [[], EASY]);
  });
  it('are those that are left when the puzzle is solved', () => {
    const edited = minimised();
    for (const cell of [2, 0, 1]) edited.edit(cell, 1, EASY_SOLVED[cell]);
    assert.deepEqual([edited.entries(), original(edited)], [[0, 1, 2], MINIMISED]);
    for (const cell of [1, 0, 2]) edited.edit(cell, 1, '.');
    assert.deepEqual([undo(edited).entries(), original(edited)], [[], EASY]);
  });
  it('are those before it when the edits are not made', () => {
    const edited = opened();
    expectMinimised(edited.document.givens, edited.puzzle(), { cells })();
    assert.deepEqual(remove(edited).entries(), []);
    assert.equal(original(edited), EASY);
  });
});

describe('givens of puzzles that are alike', () => {
  /** EASY with its first two rows exchanged. */
  const HARD = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
  const LIKE = EASY.slice(9, 18) + EASY.slice(0, 9) + EASY.slice(18);
  const TEXT = `Mine:\n\n${HARD}\n${EASY}\n\n> ${HARD}\n> ${LIKE}\n\n${EASY} # 1.2\n`;

  /** Makes the edits of a command. Returns what makes those of Undo. */
  const make = (edited: Edited, edits: readonly TextEdit[]) => {
    const before = edited.source.text;
    const inverse = edited.inverseOf(edits);
    edited.editAll(edits);
    return () => assert.equal(edited.editAll(inverse).source.text, before);
  };
  const duplicates = (edited: Edited) => finish(removingCopies(read(edited))).edits;
  const sorted = (edited: Edited) => finish(sorting(read(edited), { by: 'clues', isDescending: false }, none)).edits;
  const reversed = (edited: Edited) => finish(sorting(read(edited), { by: 'clues', isDescending: true }, none)).edits;
  // biome-ignore lint/correctness/useYield: it has nothing to do
  const none = function* (): Work<undefined> {
    return undefined;
  };
  const read = ({ document }: Edited) => {
    for (const _ of document.reading());
    return document;
  };
  /** No digit is an entry, and no given is missing. */
  const areAllGivens = (edited: Edited) => {
    for (const puzzle of read(edited).puzzles()) {
      const { digits } = puzzle.grid;
      assert.deepEqual([puzzle.givens, edited.document.givens.originalOf(puzzle)], [digits, digits]);
    }
  };
  const SIGHTS = { 'in sight': { start: 0, end: 2000 }, 'partly in sight': { start: 0, end: 100 } };

  for (const [where, sight] of Object.entries(SIGHTS)) {
    it(`stay when copies are removed and the others sorted, with Undo and Redo, ${where}`, () => {
      const edited = new Edited(TEXT, sight);
      const undos: (() => void)[] = [];
      for (let turn = 0; turn < 2; turn++) {
        for (const edits of [duplicates, reversed, sorted]) {
          const made = edits(edited);
          assert.ok(made.length > 0);
          undos.push(make(edited, made));
          areAllGivens(edited);
        }
        for (const undo of undos.splice(0).reverse()) {
          undo();
          areAllGivens(edited);
        }
      }
    });
  }
  it('move with them, and entries too', () => {
    const edited = new Edited(`${EASY}\n${LIKE}\n`).edit(2, 1, '4');
    const undo = make(edited, [{ start: 0, end: 163, text: `${LIKE}\n534${EASY.slice(3)}` }]);
    assert.deepEqual([edited.entries(0), edited.entries(82)], [[], [2]]);
    assert.deepEqual(edited.edit(85, 1, '6').entries(82), [2, 3]);
    edited.edit(85, 1, '.');
    undo();
    assert.deepEqual([edited.entries(0), edited.entries(82)], [[2], []]);
  });
  it('stay when a puzzle that was not seen takes the place of another', () => {
    const edited = new Edited(`${EASY}\n${'# far away\n'.repeat(100)}${LIKE}\n`, { start: 0, end: 81 });
    const { text } = edited.source;
    make(edited, [{ start: 0, end: text.length - 1, text: text.trim().split('\n').reverse().join('\n') }]);
    areAllGivens(edited);
    edited.edit(0, 0, '# at the top\n\n');
    areAllGivens(edited);
  });
  it('stay entries when the others are filled in all puzzles at once', () => {
    const edited = new Edited(`${EASY}\n${EASY}\n`).edit(2, 1, '4');
    edited.edit(0, 163, `${EASY_SOLVED}\n${EASY_SOLVED}`);
    assert.deepEqual([edited.entries(0).length, edited.entries(82).length], [51, 51]);
  });
  it('are marked for one puzzle only', () => {
    const edited = new Edited(`${EASY}\n${LIKE}\n`, { start: 0, end: 163 }).edit(2, 1, '4');
    const { document, source } = edited;
    const text = `${LIKE}\n${source.text.slice(0, 81)}`;
    source.text = `${text}\n`;
    document.edited(0, 163, 163);
    assert.ok(document.markGivens(edited.puzzle(0)));
    assert.deepEqual([edited.entries(0), edited.entries(82)], [[], [2]]);
  });
});
