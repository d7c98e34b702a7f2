/** Texts of puzzles for properties, and assertions about them. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { startPositionOf } from '../../src/analysis/paths';
import { placingOf as placingOfSteps } from '../../src/analysis/placing';
import { geometryOfSize } from '../../src/core/geometry';
import type { Grid } from '../../src/core/grid';
import { solve, type Verdict, verdict } from '../../src/core/solver/index';
import { techniques } from '../../src/core/techniques/index';
import { isPlacement } from '../../src/core/techniques/step';
import { codeActions } from '../../src/features/codeActions/index';
import { diagnose } from '../../src/features/diagnostics/index';
import type { TextEdit } from '../../src/text/edits';
import { parse } from '../../src/text/parser/parser';
import { cellSpanOf, type Puzzle } from '../../src/text/puzzle';
import type { Span } from '../../src/text/span';
import { soluble } from '../core/arbitraries';
import { solveLogically } from '../core/techniques/walks';
import { repairs } from '../package/findings';
import { MAKERS, type Maker } from './parser/makers';

/** Checks everything with offsets, for a text and a cursor in it. */
export function checkOffsets(text: string, cursor: number): void {
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
      // Fields of pasted tables may be empty.
      assert.ok(last <= span.start && (puzzle.style.isPasted || span.start < span.end) && span.end <= puzzle.end);
      assert.ok(span.start <= span.end);
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
    const request = {
      file,
      all: () => file.puzzles,
      isRead: true,
      *reading() {},
      at,
      verdictOf,
      suspicionsOf: () => [],
      placingOf,
      repairs,
    };
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
export function splitsPair(text: string, offset: number): boolean {
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(Math.max(0, offset - 1), offset + 1));
}

/** The steps up to the next placement, if singles lead to one. */
export function placingOf(puzzle: Puzzle) {
  const steps = solveLogically(startPositionOf(puzzle), techniques.slice(0, 7)).steps;
  const at = steps.findIndex(isPlacement);
  return placingOfSteps(steps.slice(0, at + 1), isPlacement);
}

/** The verdict, if a few steps find it. */
export function verdictOf(grid: Grid): Verdict | undefined {
  const search = verdict(grid);
  for (let i = 0; i < 3; i++) {
    const step = search.next();
    if (step.done) return step.value;
  }
  return undefined;
}

export const SAMPLES = join(__dirname, '../../samples');
export const samples = readdirSync(SAMPLES).map(name => readFileSync(join(SAMPLES, name), 'utf8'));

export const cursor = fc.nat(2000);
export const puzzleText = fc.string({
  unit: fc.constantFrom(...'123456789.0*_-xX|+=:#%[]ABCab \t,\n\n\n'),
  maxLength: 400,
});
export const rowText = fc
  .array(fc.string({ unit: fc.constantFrom(...'123456789.....0'), minLength: 8, maxLength: 10 }), { maxLength: 20 })
  .map(rows => rows.join('\n'));

/** Samples with some parts cut out, inserted or duplicated. */
export const mutated = fc
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
export function written(share = 0.6): fc.Arbitrary<{ maker: Maker; grid: Grid; text: string }> {
  return fc
    .tuple(fc.constantFrom(...MAKERS), fc.nat())
    .chain(([maker, n]) =>
      soluble(geometryOfSize(maker.sizes[n % maker.sizes.length]), share).map(grid => ({ maker, grid })),
    )
    .filter(({ maker, grid }) => isDetectable(maker, grid))
    .map(({ maker, grid }) => ({ maker, grid, text: maker.make(grid) }));
}

/** A grid with every other cell filled. */
export function halfFilled(size: number): Grid {
  const geometry = geometryOfSize(size);
  const solved = solve({ geometry, digits: new Uint8Array(geometry.cellCount) }) as Uint8Array;
  return { geometry, digits: solved.map((digit, cell) => (cell % 2 === 0 ? digit : 0)) };
}

/** Characters that programs confuse with others: line breaks, blanks, or half of another character. */
export const ODD = [
  '\u0085',
  '\u2028',
  '\u2029',
  '\ud83d',
  '\ude00',
  '\ud83d\ude00',
  '\0',
  '\f',
  '\v',
  '\u200b',
  '\u202e',
];

/** A text with some of {@link ODD} replacing its characters or inserted between them. */
export function withOdd(texts: fc.Arbitrary<string>): fc.Arbitrary<string> {
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
export function isDetectable({ name }: Maker, { digits }: Grid): boolean {
  const count = (digit: number) => digits.filter(d => d === digit).length;
  if (name === 'from 0') return count(1) >= 2;
  if (name === 'numbers, right' || name === 'numbers, left') return true;
  if (name.startsWith('numbers')) return digits.filter(d => d >= 10).length >= 2;
  if (name.startsWith('pencil') || name.startsWith('stacked')) return digits.filter(d => d === 0).length >= 4;
  return digits.filter(d => 0 < d && d < 10).length >= 4;
}

export function only(text: string): Puzzle {
  const { puzzles } = parse(text);
  assert.equal(puzzles.length, 1);
  assert.deepEqual(puzzles[0].problems, []);
  return puzzles[0];
}

/** Whether an edit covers only these cells, the cells next to them, and spaces. */
export function covers(text: string, edit: TextEdit, cells: readonly Span[]): boolean {
  const covered = cells
    .filter(({ start, end }) => edit.start <= start && end <= edit.end)
    .sort((a, b) => a.start - b.start);
  const gaps = [...covered.map(({ start }) => start), edit.end];
  const ends = [edit.start, ...covered.map(({ end }) => end)];
  return covered.length > 0 && gaps.every((to, i) => /^ *$/.test(text.slice(ends[i], to)));
}

export function placesOf(puzzle: Puzzle, cell: number): Span[] {
  const { markPlaces, start } = puzzle;
  const marks = markPlaces && { start: start + markPlaces.startOf(cell), end: start + markPlaces.endOf(cell) };
  return [cellSpanOf(puzzle, cell), marks].filter(span => span !== undefined);
}
