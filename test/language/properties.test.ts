import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { geometryOfSize, SIZES } from '../../src/core/geometry';
import { type Grid, isSolved } from '../../src/core/grid';
import { makeLine } from '../../src/core/notation';
import { solve, type Verdict, verdict } from '../../src/core/solver/index';
import { techniques } from '../../src/core/techniques/index';
import { isPlacement } from '../../src/core/techniques/step';
import { startPositionOf } from '../../src/language/analysis/paths';
import { placingOf as placingOfSteps } from '../../src/language/analysis/placing';
import { applied, clear, fill, fillAsOne, fillBlanks, type TextEdit } from '../../src/language/edits';
import { codeActions } from '../../src/language/features/codeActions/index';
import { diagnose } from '../../src/language/features/diagnostics/index';
import { solvePuzzle } from '../../src/language/features/solving';
import { parse } from '../../src/language/parsing/parser';
import { cellSpanOf, isSearchable, type Puzzle } from '../../src/language/puzzle';
import type { Span } from '../../src/language/span';
import { RUNS, soluble } from '../core/arbitraries';
import { solveLogically } from '../core/techniques/walks';
import { MAKERS, type Maker } from './parsing/makers';

/** Everything with offsets, for a text and a cursor in it. */
function checkOffsets(text: string, cursor: number): void {
  const inside = ({ start, end }: Span, what: string) => {
    assert.ok(0 <= start && start <= end && end <= text.length, `${what} ${start}-${end} of ${text.length}`);
    assert.ok(!splitsPair(text, start) && !splitsPair(text, end), `${what} ${start}-${end} splits a surrogate pair`);
  };
  const file = parse(text);
  let before = 0;
  for (const puzzle of file.puzzles) {
    inside(puzzle, 'puzzle');
    assert.equal(puzzle.text, text.slice(puzzle.start, puzzle.end));
    assert.ok(before <= puzzle.start && puzzle.start <= puzzle.firstLineEnd && puzzle.firstLineEnd <= puzzle.end);
    before = puzzle.end;
    let last = puzzle.start;
    for (let cell = 0; cell < puzzle.grid.geometry.cellCount; cell++) {
      assert.ok(puzzle.grid.digits[cell] <= puzzle.grid.geometry.size);
      const span = cellSpanOf(puzzle, cell);
      if (!span) continue;
      inside(span, 'cell');
      assert.ok(last <= span.start && span.start < span.end && span.end <= puzzle.end);
      last = span.end;
    }
    for (const problem of puzzle.problems) {
      inside({ start: puzzle.start + problem.start, end: puzzle.start + problem.end }, problem.code);
      assert.ok(problem.start < problem.end);
    }
    for (const diagnostic of diagnose(puzzle, 'all', verdictOf(puzzle.grid))) {
      inside(diagnostic, diagnostic.code);
      for (const related of diagnostic.related) inside(related, 'related');
    }
  }
  for (const at of [
    { start: cursor, end: cursor },
    { start: 0, end: text.length },
  ]) {
    const request = { file, all: () => file.puzzles, isRead: true, *reading() {}, at, verdictOf, placingOf };
    for (const action of codeActions(request)) {
      const edits = [...action.edits()].sort((a, b) => a.start - b.start);
      for (const [i, edit] of edits.entries()) {
        inside(edit, action.title);
        assert.ok(i === 0 || edits[i - 1].end <= edit.start, `${action.title} overlaps itself`);
      }
      if (action.fixes) inside(action.fixes, action.title);
    }
  }
}

/** Whether an offset is between the two halves of a surrogate pair. */
function splitsPair(text: string, offset: number): boolean {
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(Math.max(0, offset - 1), offset + 1));
}

/** The steps up to the next placement, if singles lead to one. */
function placingOf(puzzle: Puzzle) {
  const steps = solveLogically(startPositionOf(puzzle), techniques.slice(0, 7)).steps;
  const at = steps.findIndex(isPlacement);
  return placingOfSteps(steps.slice(0, at + 1), isPlacement);
}

/** The verdict, if it can be found in a few steps. */
function verdictOf(grid: Grid): Verdict | undefined {
  const search = verdict(grid);
  for (let i = 0; i < 3; i++) {
    const step = search.next();
    if (step.done) return step.value;
  }
  return undefined;
}

const SAMPLES = join(__dirname, '../../samples');
const samples = readdirSync(SAMPLES).map(name => readFileSync(join(SAMPLES, name), 'utf8'));

const cursor = fc.nat(2000);
const puzzleText = fc.string({
  unit: fc.constantFrom(...'123456789.0*_-xX|+=:#%[]ABCab \t,\n\n\n'),
  maxLength: 400,
});
const rowText = fc
  .array(fc.string({ unit: fc.constantFrom(...'123456789.....0'), minLength: 8, maxLength: 10 }), { maxLength: 20 })
  .map(rows => rows.join('\n'));

/** Real files with some parts cut out, typed or doubled. */
const mutated = fc
  .tuple(
    fc.constantFrom(...samples),
    fc.array(fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), cut: fc.nat(30), typed: puzzleText })),
  )
  .map(([sample, changes]) =>
    changes.reduce((text, { at, cut, typed }) => {
      const start = Math.floor(at * text.length);
      return text.slice(0, start) + typed.slice(0, 12) + text.slice(start + cut);
    }, sample),
  );

/** A maker and a grid that it can write. */
function written(share = 0.6): fc.Arbitrary<{ maker: Maker; grid: Grid; text: string }> {
  return fc
    .tuple(fc.constantFrom(...MAKERS), fc.nat())
    .chain(([maker, n]) =>
      soluble(geometryOfSize(maker.sizes[n % maker.sizes.length]), share).map(grid => ({ maker, grid })),
    )
    .filter(({ maker, grid }) => isTold(maker, grid))
    .map(({ maker, grid }) => ({ maker, grid, text: maker.make(grid) }));
}

/** A grid with every other cell filled. */
function halfFilled(size: number): Grid {
  const geometry = geometryOfSize(size);
  const solved = solve({ geometry, digits: new Uint8Array(geometry.cellCount) }) as Uint8Array;
  return { geometry, digits: solved.map((digit, cell) => (cell % 2 === 0 ? digit : 0)) };
}

/** Characters that programs confuse with others: line ends, blanks, or half of another character. */
const ODD = ['\u0085', '\u2028', '\u2029', '\ud83d', '\ude00', '\ud83d\ude00', '\0', '\f', '\v', '\u200b', '\u202e'];

/** A text with some of {@link ODD} typed over or between its characters. */
function withOdd(texts: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const changes = fc.array(
    fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      cut: fc.nat(1),
      odd: fc.array(fc.constantFrom(...ODD), { minLength: 1, maxLength: 4 }),
    }),
    { minLength: 1, maxLength: 4 },
  );
  return fc.tuple(texts, changes).map(([text, all]) =>
    all.reduce((changed, { at, cut, odd }) => {
      const start = Math.floor(at * changed.length);
      return changed.slice(0, start) + odd.join('') + changed.slice(start + cut);
    }, text),
  );
}

/**
 * Whether the symbols can be detected: digits from 0 only when a 0 occurs, letters from A only when no cell is
 * ambiguous.
 */
function isTold({ name }: Maker, { digits }: Grid): boolean {
  const count = (digit: number) => digits.filter(d => d === digit).length;
  if (name === 'from 0') return count(1) >= 2;
  if (name === 'numbers, right' || name === 'numbers, left') return true;
  if (name.startsWith('numbers')) return digits.filter(d => d >= 10).length >= 2;
  if (name.startsWith('pencil') || name.startsWith('stacked')) return digits.filter(d => d === 0).length >= 4;
  return digits.filter(d => 0 < d && d < 10).length >= 4;
}

function only(text: string): Puzzle {
  const { puzzles } = parse(text);
  assert.equal(puzzles.length, 1);
  assert.deepEqual(puzzles[0].problems, []);
  return puzzles[0];
}

/** Whether an edit covers one of those cells or cells beside them, and otherwise only spaces. */
function covers(text: string, edit: TextEdit, cells: readonly Span[]): boolean {
  const covered = cells
    .filter(({ start, end }) => edit.start <= start && end <= edit.end)
    .sort((a, b) => a.start - b.start);
  const gaps = [...covered.map(({ start }) => start), edit.end];
  const ends = [edit.start, ...covered.map(({ end }) => end)];
  return covered.length > 0 && gaps.every((to, i) => /^ *$/.test(text.slice(ends[i], to)));
}

function placesOf(puzzle: Puzzle, cell: number): Span[] {
  const { markPlaces, start } = puzzle;
  const marks = markPlaces && { start: start + markPlaces.startOf(cell), end: start + markPlaces.endOf(cell) };
  return [cellSpanOf(puzzle, cell), marks].filter(span => span !== undefined);
}

describe('the parser never fails, and no offset lies outside the text', () => {
  const check = (texts: fc.Arbitrary<string>) =>
    fc.assert(
      fc.property(texts, cursor, (text, at) => checkOffsets(text, Math.min(at, text.length))),
      RUNS,
    );

  it('any text', () => check(fc.string({ unit: 'binary', maxLength: 300 })));
  it('any UTF-16', () =>
    check(fc.array(fc.nat(0xffff), { maxLength: 300 }).map(codes => String.fromCharCode(...codes))));
  it('what puzzles are made of', () => check(puzzleText));
  it('rows of about nine', () => check(rowText));
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
      for (const odd of ODD) {
        for (let at = 0; at <= text.length; at += 1 + Math.floor(text.length / 10)) {
          const typed = text.slice(0, at) + odd + text.slice(at + 1);
          checkOffsets(typed, at);
        }
      }
    });
  }
  it('two ways in one file', () =>
    check(fc.tuple(written(), written()).map(([one, other]) => `${one.text}\n${other.text}`)));
});

describe('a grid written in any way is read as it was', () => {
  for (const maker of MAKERS) {
    it(maker.name, () => {
      const perSize = Math.ceil(RUNS.numRuns / 20);
      for (const size of maker.sizes) {
        const grids = soluble(geometryOfSize(size)).filter(grid => isTold(maker, grid));
        fc.assert(
          fc.property(grids, grid => assert.equal(makeLine(only(maker.make(grid)).grid.digits), makeLine(grid.digits))),
          { ...RUNS, numRuns: perSize },
        );
      }
    });
  }
  it('every size is written', () => assert.deepEqual(new Set(MAKERS.flatMap(maker => maker.sizes)), new Set(SIZES)));
});

describe('a row of words that lacks one', () => {
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
    .filter(({ maker, grid }) => isTold(maker, grid));

  it('is too short, and nothing is filled', () =>
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
        // If the last word of two or more digits was removed, the cells are no longer read as words.
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

describe('an edit changes one cell of the model and nothing else of the text', () => {
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
      return { digit: 0, edits: clear(puzzle, cell) };
    }));
  it('fill and clear again leaves the text as it was', () =>
    fc.assert(
      fc.property(written(0.5), fc.nat(), ({ text }, n) => {
        const puzzle = only(text);
        // Pencil marks are not restored, and neither is the blank of a puzzle without blanks.
        const blanks = puzzle.written.filter(digit => digit === 0).length;
        if (puzzle.style.form === 'marks' || puzzle.markPlaces || blanks < 2) return;
        const cell = n % puzzle.grid.geometry.cellCount;
        if (puzzle.written[cell] !== 0 || puzzle.grid.digits[cell] !== 0) return;
        const filled = applied(text, fill(puzzle, cell, 1));
        assert.equal(applied(filled, clear(only(filled), cell)), text);
      }),
      RUNS,
    ));
});

describe('a solved file', () => {
  it('has every puzzle solved and every other byte as it was', () =>
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
