import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { countFilled } from '../../../src/core/grid';
import { verdict as verdictOf } from '../../../src/core/solver/index';
import { diagnose } from '../../../src/features/diagnostics/index';
import { entriesIn } from '../../../src/features/puzzles/entries';
import { resetEdits } from '../../../src/features/puzzles/progress';
import { PuzzleDocument } from '../../../src/text/document/document';
import { distinguishesGivens, Givens } from '../../../src/text/document/givens';
import { CheckedLevel } from '../../../src/text/document/segment';
import { sourceOf } from '../../../src/text/document/textSource';
import { applied, fill } from '../../../src/text/edits';
import { parse } from '../../../src/text/parser/parser';
import { finish } from '../../../src/text/work';
import { EASY, EASY_SOLVED } from '../texts';
import { Edited, opened } from './edited';

const samples = () => ({ text: readFileSync('samples/variants.sudoku', 'utf8') });

/** A verdict that only a long search finds. */
const VALID = { kind: 'valid', solution: new Uint8Array(256) } as const;

/** A puzzle that no short search decides. */
const HARD = `${`${'. '.repeat(16).trim()}\n`.repeat(16)}[Rules]\nanti-knight\nanti-king\nnon-consecutive\ndiagonals\n`;

describe('the form of a text', () => {
  it('decides whether it states its givens, no matter which digits are placed', () => {
    const grid = '12..\n3..2\n....\n2..1\n';
    for (const [text, isDistinguished] of [
      [`[Puzzle]\n${grid}[State]\n${grid}`, true],
      [':0000:x:12..3..2....2..1:::\n', true],
      [':0000:x:12..3..2+4...2..1:::\n', true],
      [`[Puzzle]\n${grid}`, false],
      [grid, false],
      [EASY, false],
    ] as const)
      assert.equal(distinguishesGivens(parse(text).puzzles[0]), isDistinguished, text);
  });
});

describe('givens of a plain grid', () => {
  it('are all digits when the document is opened', () => assert.deepEqual(opened().entries(), []));
  it('do not include entered digits', () => assert.deepEqual(opened().edit(2, 1, '4').entries(), [2]));
  it('do not include a digit that was overwritten, whose original stays known', () => {
    const edited = opened().edit(0, 1, '8');
    assert.deepEqual(edited.entries(), [0]);
    assert.equal(edited.document.givens.originalOf(edited.puzzle())[0], 5);
  });
  it('stay when the puzzle is written in another form, and when that is undone', () => {
    const spaced = (text: string) => text.replace(/[\d.]/g, '$& ').replaceAll(' \n', '\n');
    const edited = opened().edit(2, 1, '4');
    const before = edited.source.text;
    edited.edit(0, before.length, spaced(before));
    assert.deepEqual(edited.entries(), [2]);
    edited.edit(0, edited.source.length, before);
    assert.deepEqual(edited.entries(), [2]);
  });
  it('are replaced when another puzzle replaces the puzzle', () => {
    const other = EASY.replace(/[1-9]/g, digit => `${10 - Number(digit)}`);
    const edited = opened().edit(2, 1, '4');
    assert.deepEqual(edited.edit(0, edited.source.length, other).entries(), []);
  });
  it('include an overwritten digit again when it returns', () =>
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
  it('are forgotten when another puzzle is pasted over the puzzle', () => {
    const other = EASY.replace(/\d/g, digit => String((Number(digit) % 9) + 1));
    assert.deepEqual(opened().edit(0, EASY.length, other).entries(), []);
    assert.deepEqual(opened().edit(0, EASY.length, `${EASY}\n`).entries(), []);
  });
  it('have the last edited cell first in the list of recent cells', () =>
    assert.deepEqual(opened().edit(2, 1, '4').edit(3, 1, '6').edit(2, 1, '1').puzzle().recent, [2, 3]));
  it('can be marked by a command', () => {
    const edited = opened().edit(2, 1, '4');
    assert.ok(edited.document.givens.mark(edited.puzzle()));
    assert.deepEqual(edited.entries(), []);
    assert.deepEqual(edited.edit(3, 1, '6').entries(), [3]);
  });

  it('are all digits of a grid that the user types, until it has one solution', () => {
    const edited = new Edited('.'.repeat(81));
    for (const [i, symbol] of [...EASY].entries()) if (/[1-9]/.test(symbol)) edited.edit(i, 1, symbol);
    assert.deepEqual(edited.entries(), []);
    assert.deepEqual(edited.edit(2, 1, '4').entries(), [2]);
  });
  it('are all digits of a grid that was typed into an empty file', () => {
    const edited = new Edited('');
    for (const [i, symbol] of [...EASY].entries()) edited.edit(i, 0, symbol);
    assert.deepEqual(edited.entries(), []);
    assert.deepEqual(edited.edit(2, 1, '4').entries(), [2]);
  });

  it('can be corrected where they were typed, even with Backspace and with Undo', () => {
    const edited = new Edited('.'.repeat(81));
    for (const [i, symbol] of [...EASY].entries()) if (/[1-9]/.test(symbol)) edited.edit(i, 1, symbol);
    edited.edit(2, 1, '4').edit(0, 1, '8');
    assert.deepEqual([edited.entries(), edited.puzzle().givens[0]], [[2], 8]);
    edited.edit(0, 1, '.').edit(0, 1, '5');
    assert.deepEqual([edited.entries(), edited.puzzle().givens[0]], [[2], 5]);
    edited.undo(0, 1, '.').undo(0, 1, '8');
    assert.deepEqual([edited.entries(), edited.puzzle().givens[0]], [[2], 8]);
  });
  it('conflict with digits that replace them if they were there when the document was opened', () => {
    const conflicts = (edited: Edited) =>
      diagnose(edited.puzzle(), 'off').flatMap(({ code, message }) => (code === 'conflict' ? [message] : []));
    const edited = opened().edit(0, 1, '1');
    assert.deepEqual(conflicts(edited), ['1 replaces the given 5']);
    assert.deepEqual(conflicts(edited.edit(0, 1, '5')), []);
    assert.deepEqual(conflicts(edited.edit(0, 1, '.')), []);
    edited.document.lockGivens(edited.puzzle(), 'unlocked');
    assert.deepEqual(conflicts(edited.edit(0, 1, '1')), []);
  });

  it('are those that the file states', () => {
    const edited = new Edited(`[Puzzle]\n${EASY}\n[State]\n${EASY}`);
    const cell = `[Puzzle]\n${EASY}\n[State]\n`.length + 2;
    assert.deepEqual(edited.edit(cell, 1, '4').entries(), [2]);
    assert.equal(edited.document.givens.mark(edited.puzzle()), false);
    assert.ok(edited.document.givens.isEmpty || edited.puzzle().recent === undefined);
  });

  it('stay after any edits of single cells and of lines above', () => {
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

describe('givens of a puzzle with few digits', () => {
  const EMPTY = '.........\n'.repeat(9);
  /** The digits of EASY as cages of one cell, so no givens are needed. */
  const cages = Array.from(
    EASY_SOLVED,
    (digit, cell) => `cage ${digit}: r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`,
  );
  const killer = `${EMPTY}[Rules]\n${cages.filter((_, cell) => EASY[cell] !== '.').join('\n')}\n`;
  const thermometer = `1${EMPTY.slice(1)}[Rules]\nthermo: r1c1 r1c2 r1c3 r2c3 r2c2 r2c1 r3c1 r3c2 r3c3\n`;
  const JIGSAW = '1...\n....\n...3\n..4.\n[Regions]\n1112\n1322\n3324\n3444\n';
  /** The place of a cell in a 9x9 grid of rows. */
  const at = (cell: number) => cell + Math.floor(cell / 9);
  /** Types digits into cells in their order, and then in reverse. */
  const play = (edited: Edited, cells: readonly number[]) => {
    for (const cell of cells) edited.edit(at(cell), 1, EASY_SOLVED[cell]);
    return edited;
  };

  it('are those of the file when it has one solution, for example a killer without givens', () => {
    const open = [...EASY].flatMap((digit, cell) => (digit === '.' ? [cell] : [])).slice(0, 12);
    const edited = play(new Edited(killer), open);
    assert.deepEqual(edited.entries(), open);
    const puzzle = edited.puzzle();
    const reset = applied(edited.source.text, resetEdits(puzzle, edited.document.givens.originalOf(puzzle)));
    assert.equal(reset, killer);
  });
  it('are those of the file in every sample with few digits and one solution', () => {
    const { text } = samples();
    const document = new Edited(text, { start: 0, end: text.length });
    const { puzzles } = document.document.around({ start: 0, end: text.length });
    const few = puzzles.filter(
      ({ grid }) => grid.geometry.variant && 5 * countFilled(grid.digits) < grid.digits.length,
    );
    assert.ok(few.length >= 2, `${few.length} puzzles`);
    for (const puzzle of few) {
      const verdict = finish(verdictOf(puzzle.grid));
      assert.equal(verdict.kind, 'valid', puzzle.title);
      if (verdict.kind !== 'valid') continue;
      const edited = new Edited(text, { start: puzzle.start, end: puzzle.end });
      const cells = [...puzzle.grid.digits.keys()].filter(cell => puzzle.grid.digits[cell] === 0).slice(0, 3);
      for (const cell of [...cells].reverse()) {
        const [edit] = fill(edited.puzzle(puzzle.start), cell, verdict.solution[cell]);
        edited.editAll([edit]);
      }
      assert.deepEqual(edited.entries(puzzle.start), cells, puzzle.title);
    }
  });
  it('are all digits while its rules leave several solutions', () => {
    assert.deepEqual(play(new Edited(thermometer), [1, 2, 3, 4]).entries(), []);
  });
  it('are those of the file once its rules are complete', () => {
    const lines = killer.trimEnd().split('\n');
    const last = lines.at(-1)!;
    const edited = play(new Edited(killer.replace(`${last}\n`, '')), [2]);
    const end = edited.source.length;
    edited.edit(end, 0, `${last}\n`);
    assert.deepEqual(edited.entries(), [2]);
  });
  it('stay when a rule is edited', () => {
    const edited = play(new Edited(killer), [2, 3]);
    edited.replace('cage 5: r1c1', 'cage 4: r1c1').replace('cage 4: r1c1', 'cage 5: r1c1');
    assert.deepEqual(edited.entries(), [2, 3]);
  });
  it('are those of the file in a jigsaw', () => {
    const edited = new Edited(JIGSAW);
    const puzzle = edited.puzzle();
    assert.equal(finish(verdictOf(puzzle.grid)).kind, 'valid');
    edited.edit(1, 1, '2');
    assert.deepEqual(edited.entries(), [1]);
  });
  it('are all digits of a typed grid without rules', () => {
    const cells = [...EASY].flatMap((digit, cell) => (digit === '.' ? [] : [cell]));
    assert.deepEqual(play(new Edited(EMPTY), cells).entries(), []);
  });
  it('are known as soon as a verdict is, even after edits', () => {
    let isKnown = false;
    const givens = new Givens(grid => (isKnown && grid.digits.every(digit => digit === 0) ? VALID : undefined));
    const puzzleOf = (of: string) => new PuzzleDocument(sourceOf(of)).around({ start: 0, end: 0 }).puzzles[0];
    const see = (of: string) => givens.see({ start: 0, end: of.length }, () => [puzzleOf(of)]);
    see(HARD);
    let typed = HARD;
    for (const cell of [5, 4, 3, 2]) {
      givens.edited(2 * cell, 1, 1);
      typed = `${typed.slice(0, 2 * cell)}${cell}${typed.slice(2 * cell + 1)}`;
      see(typed);
    }
    const entries = () => entriesIn(givens.applied(puzzleOf(typed)));
    assert.deepEqual(entries(), []);
    assert.equal(givens.learn().length, 0);
    isKnown = true;
    assert.equal(givens.learn().length, 1);
    assert.deepEqual(entries(), [2, 3, 4, 5]);
  });
  it('invalidate the findings of their puzzle when they change, and only then', () => {
    let isKnown = false;
    const source = {
      text: HARD,
      length: HARD.length,
      slice: (start: number, end: number) => source.text.slice(start, end),
    };
    const document = new PuzzleDocument(source, grid =>
      isKnown && grid.digits.every(digit => digit === 0) ? VALID : undefined,
    );
    const check = () => {
      finish(document.reading());
      document.segments.first.segment.checked = CheckedLevel.All;
      document.segments.changed(document.segments.first);
    };
    const sight = { start: 0, end: HARD.length };
    document.see(sight);
    source.text = HARD.replace('.', '1');
    document.edited(0, 1, 1);
    document.see(sight);
    check();
    const { revision } = document.givens;
    assert.equal(document.learnGivens(), false);
    assert.deepEqual([document.segments.totals.unsearched, document.givens.revision], [0, revision]);
    isKnown = true;
    assert.equal(document.learnGivens(), true);
    assert.equal(document.segments.totals.unsearched, 1);
    check();
    assert.equal(document.learnGivens(), false);
    assert.equal(document.segments.totals.unsearched, 0);
  });
});
