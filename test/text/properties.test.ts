import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize, SIZES } from '../../src/core/geometry';
import { isSolved } from '../../src/core/grid';
import { makeLine } from '../../src/core/notation';
import { solvePuzzle } from '../../src/features/solving/solving';
import { applied, clearCell, fill, fillAsOne, fillBlanks, type TextEdit } from '../../src/text/edits';
import { parse } from '../../src/text/parser/parser';
import { isSearchable, type Puzzle } from '../../src/text/puzzle';
import { RUNS, soluble } from '../core/arbitraries';
import { sized } from '../sizes';
import { MAKERS } from './parser/makers';
import {
  checkOffsets,
  covers,
  cursor,
  halfFilled,
  isDetectable,
  mutated,
  ODD,
  only,
  placesOf,
  puzzleText,
  rowText,
  samples,
  withOdd,
  written,
} from './writtenPuzzles';

describe('the parser never fails, and no offset lies outside the text, for', () => {
  const check = (texts: fc.Arbitrary<string>) =>
    fc.assert(
      fc.property(texts, cursor, (text, at) => checkOffsets(text, Math.min(at, text.length))),
      RUNS,
    );

  it('any text', () => check(fc.string({ unit: 'binary', maxLength: 300 })));
  it('any UTF-16', () =>
    check(fc.array(fc.nat(0xffff), { maxLength: 300 }).map(codes => String.fromCharCode(...codes))));
  it('pieces of puzzles', () => check(puzzleText));
  it('rows of about nine characters', () => check(rowText));
  it('changed samples', () => check(mutated));
  it('the samples', () => {
    for (const sample of samples) checkOffsets(sample, 0);
  });
  it('every way to write a puzzle', () => check(written().map(({ text }) => text)));
  it('every way to write a puzzle, with odd characters in it', () => check(withOdd(written().map(({ text }) => text))));
  it('odd characters in the samples', () => check(withOdd(mutated)));
  for (const maker of MAKERS) {
    it(`odd characters at every place of ${maker.name}`, () => {
      const text = maker.make(halfFilled(maker.sizes.includes(9) ? 9 : 10));
      let count = 0;
      for (const odd of ODD) {
        for (let at = 0; at <= text.length; at += 1 + Math.floor(text.length / 10)) {
          if (count++ % sized(4, 1) !== 0) continue;
          const typed = text.slice(0, at) + odd + text.slice(at + 1);
          checkOffsets(typed, at);
        }
      }
    });
  }
  it('two ways in one file', () =>
    check(fc.tuple(written(), written()).map(([one, other]) => `${one.text}\n${other.text}`)));
});

describe('a grid written in any way is read back unchanged', () => {
  for (const maker of MAKERS) {
    it(maker.name, () => {
      const perSize = Math.ceil(RUNS.numRuns / 20);
      for (const size of maker.sizes) {
        const grids = soluble(geometryOfSize(size)).filter(grid => isDetectable(maker, grid));
        fc.assert(
          fc.property(grids, grid => assert.equal(makeLine(only(maker.make(grid)).grid.digits), makeLine(grid.digits))),
          { ...RUNS, numRuns: perSize },
        );
      }
    });
  }
  it('every size is written', () => assert.deepEqual(new Set(MAKERS.flatMap(maker => maker.sizes)), new Set(SIZES)));
});

describe('a row of words with one missing', () => {
  const numbers = fc.constantFrom(
    ...MAKERS.filter(({ name }) => name.startsWith('numbers') || name === 'pencil marks'),
  );
  const grids = numbers
    .chain(maker =>
      fc.record({
        maker: fc.constant(maker),
        grid: fc.constantFrom(...maker.sizes).chain(n => soluble(geometryOfSize(n))),
      }),
    )
    .filter(({ maker, grid }) => isDetectable(maker, grid));

  it('is too short, and its cells cannot be filled', () =>
    fc.assert(
      fc.property(grids, fc.nat(), fc.nat(), ({ maker, grid }, r, w) => {
        const { size } = grid.geometry;
        const lines = maker.make(grid).split('\n');
        const rows = [...lines.keys()].filter(i => /\d|[.] *[.|]/.test(lines[i]) && !/--/.test(lines[i]));
        const at = rows[r % rows.length];
        const words = [...lines[at].matchAll(/[^\s|,]+/g)];
        const { index, 0: word } = words[w % size];
        lines[at] = `${lines[at].slice(0, index)} ${lines[at].slice(index + word.length).replace(/^,/, '')}`;
        const text = lines.join('\n');
        // If the only word with two or more digits was removed, the cells are no longer read as words.
        const wide = rows.filter(i => i !== at && /\d\d/.test(lines[i].replace(/\b0(?=\d)/g, '')));
        if (wide.length === 0) return;
        const [puzzle, ...more] = parse(text).puzzles;
        assert.deepEqual(more, []);
        const problems = puzzle.problems.map(problem => [problem.code, 'found' in problem && problem.found]);
        assert.deepEqual(problems, [['row-length', size - 1]]);
        assert.equal(solvePuzzle(puzzle, () => false).next().value?.kind, 'unchanged');
      }),
      RUNS,
    ));
});

describe('an edit changes one cell of the model and no other text', () => {
  const check = (edit: (puzzle: Puzzle, cell: number) => { digit: number; edits: TextEdit[] } | undefined) =>
    fc.assert(
      fc.property(written(0.5), fc.nat(), ({ text }, n) => {
        const puzzle = only(text);
        const cell = n % puzzle.grid.geometry.cellCount;
        const change = edit(puzzle, cell);
        if (!change) return;
        for (const one of change.edits) assert.ok(covers(text, one, placesOf(puzzle, cell)));
        const digits = puzzle.grid.digits.slice();
        digits[cell] = change.digit;
        const after = applied(text, change.edits);
        assert.equal(makeLine(only(after).grid.digits), makeLine(digits));
      }),
      RUNS,
    );

  it('fill', () =>
    check((puzzle, cell) => {
      if (puzzle.grid.digits[cell] !== 0) return undefined;
      const digit = (cell % puzzle.grid.geometry.size) + 1;
      return { digit, edits: fill(puzzle, cell, digit) };
    }));
  it('fill in columns of numbers with any text between boxes', () => {
    const solved = halfFilled(10).digits.map(digit => (digit > 9 ? 0 : digit));
    const line = (row: number, separator: string, left: string, between = ' ') => {
      const words = Array.from(solved.slice(10 * row, 10 * row + 10), digit => (digit ? `${digit}` : '.').padStart(2));
      return left + [words.slice(0, 5), words.slice(5)].map(box => box.join(between)).join(separator) + left.trim();
    };
    for (const [separator, left, between] of [
      [' |', ''],
      ['|', ''],
      ['|', '|'],
      ['\t', ''],
      [',', '', ','],
      [' | ', ''],
      [' ', ''],
    ]) {
      const text = Array.from({ length: 10 }, (_, row) => line(row, separator, left, between)).join('\n');
      assert.deepEqual(only(text).style.symbols, { kind: 'decimal' }, JSON.stringify([separator, left, between]));
    }
    for (const separator of [' | ', ', ', ' ', '']) {
      const text = Array.from({ length: 10 }, (_, row) =>
        Array.from(solved.slice(10 * row, 10 * row + 10), digit => digit || '.').join(separator),
      ).join('\n');
      assert.equal(only(text).style.symbols.kind, 'character', JSON.stringify(separator));
    }
  });
  it('fill in columns of numbers, which keep their width', () => {
    const makers = MAKERS.filter(({ name }) => /^numbers, (right|left|zeros)$/.test(name));
    const grids = fc.tuple(fc.constantFrom(...makers), fc.constantFrom(10, 12, 16, 25)).chain(([maker, size]) =>
      fc.record({
        maker: fc.constant(maker),
        grid: soluble(geometryOfSize(size), 0.6),
        most: fc.integer({ min: 1, max: size }),
      }),
    );
    fc.assert(
      fc.property(grids, ({ maker, grid, most }) => {
        const { geometry } = grid;
        const given = { geometry, digits: grid.digits.map(digit => (digit <= most ? digit : 0)) };
        const text = maker.make(given);
        const puzzle = only(text);
        const all = grid.digits.map((digit, cell) => digit || (cell % geometry.size) + 1);
        const after = applied(text, fillBlanks(puzzle, all));
        assert.equal(after, maker.make({ geometry, digits: all }));
      }),
      RUNS,
    );
  });
  it('clear', () =>
    check((puzzle, cell) => {
      if (puzzle.written[cell] === 0 || (puzzle.givenPlaces && puzzle.givens[cell] !== 0)) return undefined;
      return { digit: 0, edits: clearCell(puzzle, cell) };
    }));
  it('fill and clear restores the text', () =>
    fc.assert(
      fc.property(written(0.5), fc.nat(), ({ text }, n) => {
        const puzzle = only(text);
        // Pencil marks are not restored, and neither is the blank of a puzzle without blanks.
        const blanks = puzzle.written.filter(digit => digit === 0).length;
        if (puzzle.style.form === 'marks' || puzzle.markPlaces || blanks < 2) return;
        const cell = n % puzzle.grid.geometry.cellCount;
        if (puzzle.written[cell] !== 0 || puzzle.grid.digits[cell] !== 0) return;
        const filled = applied(text, fill(puzzle, cell, 1));
        assert.equal(applied(filled, clearCell(only(filled), cell)), text);
      }),
      RUNS,
    ));
});

describe('a solved file', () => {
  it('has every puzzle solved and every other byte unchanged', () =>
    fc.assert(
      fc.property(fc.array(written(0.4), { minLength: 1, maxLength: 4 }), parts => {
        const text = parts.map((part, i) => `Number ${i + 1}\n${part.text}\n`).join('\n[None]\n');
        const { puzzles } = parse(text);
        const edits = puzzles.flatMap(puzzle => {
          assert.ok(isSearchable(puzzle));
          const solving = solvePuzzle(puzzle, () => false);
          let step = solving.next();
          while (!step.done) step = solving.next();
          const { value: outcome } = step;
          const found = 'solution' in outcome ? fillBlanks(puzzle, outcome.solution) : [];
          if ('solution' in outcome) {
            assert.equal(applied(text, fillAsOne(puzzle, outcome.solution)), applied(text, found));
          }
          const blanks = [...puzzle.written.keys()].filter(cell => puzzle.written[cell] === 0);
          const places = blanks.flatMap(cell => placesOf(puzzle, cell));
          for (const edit of found) assert.ok(covers(text, edit, places));
          return found;
        });
        const after = parse(applied(text, edits)).puzzles;
        assert.equal(after.length, puzzles.length);
        for (const puzzle of after) assert.ok(isSolved(puzzle.grid));
      }),
      { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 4) },
    ));
});
