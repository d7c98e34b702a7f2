import assert from 'node:assert/strict';
import fc from 'fast-check';
import { plainSnapshotOf } from '../../../src/board/plainSnapshot';
import { candidatesOf } from '../../../src/core/candidates';
import { bitOf, digitsOf, withDigit } from '../../../src/core/grid';
import { type Completion, completionsAt } from '../../../src/features/completion/completion';
import { hoverOf } from '../../../src/features/hover/hover';
import { SAMPLES } from '../../../src/features/samples';
import * as messages from '../../../src/messages/index';
import { sourceOf } from '../../../src/text/document/textSource';
import { applied } from '../../../src/text/edits';
import { marksOf } from '../../../src/text/marks/marks';
import { parse } from '../../../src/text/parser/parser';
import { cellSpanOf, isWhole, type Puzzle } from '../../../src/text/puzzle';
import { puzzleAt } from '../../../src/text/puzzleFile';
import { makeSymbol } from '../../../src/text/symbols';
import { readText } from '../../package/markdown';
import { selected } from '../../text/texts';
import { cursor, puzzleText } from '../../text/writtenPuzzles';

function completions(markedText: string): Completion[] {
  const { text, at } = selected(markedText);
  const before = text.slice(text.lastIndexOf('\n', at.start - 1) + 1, at.start);
  const [after, below] = text.slice(at.start).split('\n');
  return completionsAt(puzzleAt(parse(text), at.start), { offset: at.start, before, after, below });
}
const labels = (markedText: string) => completions(markedText).map(({ label }) => label);

/** The digit that a label means. */
const digitOf = ({ grid, style }: Puzzle, label: string) =>
  Array.from({ length: grid.geometry.size }, (_, i) => i + 1).find(
    digit => makeSymbol(style.symbols, digit) === label,
  ) ?? 0;

describe('completion in a cell', () => {
  it('proposes the digits that fit', () => assert.deepEqual(labels('1.23\n..1.\n‸..3.\n..4.'), ['2', '4']));
  it('explains why the others do not fit', () =>
    assert.equal(completions('1.23\n..1.\n‸..3.\n..4.')[0].more, 'Not possible: 3 in row 3; 1 in column 1'));
  it('prefers the only digit', () => {
    const [only, ...others] = completions('1‸.23\n..1.\n..3.\n..4.');
    assert.deepEqual([only.label, only.detail, only.isPreferred, others], ['4', 'the only digit for r1c2', true, []]);
  });
  it('offers the other digits and the blank for a digit', () =>
    assert.deepEqual(labels('1.23\n..1.\n..‸3.\n..4.'), ['.']));
  it('proposes letters in large grids', () => {
    const grid = [`123456789ABCDEF‸.`, ...Array(15).fill('.'.repeat(16))].join('\n');
    assert.deepEqual(labels(grid), ['G']);
  });
  it('proposes no empty grids anywhere in a puzzle', () => {
    const text = '+--+--+\n|1 .|. 4|\n|. .|3 .|\n+--+--+\n|. .|. .|\n|. 2|. .|\n+--+--+\n';
    const { puzzles } = parse(text);
    assert.equal(puzzles.length, 1);
    for (let i = puzzles[0].start; i <= puzzles[0].end; i++) {
      const found = labels(`${text.slice(0, i)}‸${text.slice(i)}`);
      assert.ok(
        found.every(label => /^[1-4.]$/.test(label)),
        found.join(),
      );
    }
  });
  it('writes its label only into that cell, and offers all candidates', () =>
    fc.assert(
      fc.property(puzzleText, cursor, (text, offset) => {
        const at = Math.min(offset, text.length);
        const file = parse(text);
        const puzzle = puzzleAt(file, at);
        for (const { kind, edit, others, label } of completionsAt(puzzle, { offset: at, before: '' })) {
          if (kind !== 'digit') continue;
          assert.ok(puzzle && isWhole(puzzle));
          const cell = [...puzzle.written.keys()].find(other => {
            const span = cellSpanOf(puzzle, other);
            return span && edit.start <= span.start && span.end <= edit.end;
          });
          assert.ok(cell !== undefined);
          assert.ok((candidatesOf(withDigit(puzzle.grid, cell, 0))[cell] & bitOf(digitOf(puzzle, label))) !== 0);
          assert.equal(applied(text, [edit, ...others]).slice(0, edit.start), text.slice(0, edit.start));
        }
      }),
    ));
});

describe('completion in an empty cell', () => {
  it('proposes the candidates of the hover and of boards, in all samples', () => {
    let narrowed = 0;
    for (const name of SAMPLES) {
      const text = readText(`samples/${name}`);
      for (const puzzle of parse(text).puzzles) {
        const simple = candidatesOf(puzzle.grid);
        const { candidates } = plainSnapshotOf(
          puzzle,
          { version: 1, status: '', marks: marksOf(puzzle, sourceOf(text)) },
          [],
        );
        for (const [cell, digit] of puzzle.grid.digits.entries()) {
          const span = cellSpanOf(puzzle, cell);
          if (digit !== 0 || !span) continue;
          const found = completionsAt(puzzle, { offset: span.start, before: '' }).filter(
            ({ kind }) => kind === 'digit',
          );
          const digits = found.map(({ label }) => digitOf(puzzle, label));
          const where = `${name} ${puzzle.title} ${cell}`;
          assert.deepEqual(digits, digitsOf(candidates[cell]), where);
          const [hover, ...exclusions] = hoverOf(puzzle, cell);
          assert.equal(hover, messages.hover.candidates(puzzle, cell, digits), where);
          assert.deepEqual(
            found.map(({ more }) => more),
            found.map(() => exclusions.join('\n')),
            where,
          );
          if (candidates[cell] !== simple[cell]) narrowed++;
        }
      }
    }
    assert.ok(narrowed > 50, String(narrowed));
  });
});

describe('completion outside of puzzles', () => {
  it('proposes grids, sections and headers on an empty line', () => {
    const found = labels('Title\n‸');
    for (const label of ['grid9', 'grid9 boxes', 'sdk', '[Puzzle]', '[State]', '#A', '#U', '# box:']) {
      assert.ok(found.includes(label), label);
    }
  });
  it('proposes empty grids while their name is typed', () => {
    assert.ok(labels('gri‸').includes('grid16'));
    assert.ok(labels('9x‸').includes('9x9'));
  });
  it('proposes only headers after #', () => assert.ok(labels('#‸').every(label => label.startsWith('#'))));
  it('proposes sections after [', () =>
    assert.deepEqual(labels('[Pu‸'), ['[Puzzle]', '[State]', '[Rules]', '[Regions]', '[Cages]']));
  it('replaces the typed text', () =>
    assert.deepEqual({ ...completions('  [Pu‸')[0].edit }, { start: 2, end: 5, text: '[Puzzle]\n' }));
  it('ends the line of a heading, unless there is text after or below it', () => {
    const edit = (markedText: string) => ({ ...completions(markedText)[0].edit });
    for (const rest of ['', '\n', '\n  \nmore', ' \n']) {
      assert.deepEqual(edit(`[Pu‸${rest}`), { start: 0, end: 3, text: '[Puzzle]\n' });
      assert.deepEqual(edit(`[Pu‸]${rest}`), { start: 0, end: 4, text: '[Puzzle]\n' });
    }
    // Typed since the list was requested.
    for (const rest of ['Ru', 'Ru]']) assert.equal(edit(`[‸${rest}`).text, '[Puzzle]\n');
    for (const rest of ['\n123', ' # more', ' # more\n']) assert.equal(edit(`[‸${rest}`).text, '[Puzzle]');
  });
  it('proposes nothing in a title', () => assert.deepEqual(labels('Grid number ‸'), []));
  it('proposes nothing in a comment', () => assert.deepEqual(labels('# some words ‸'), []));
});
