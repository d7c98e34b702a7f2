import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { candidatesOf } from '../../../src/core/candidates';
import { digitsOf, type Grid } from '../../../src/core/grid';
import {
  longRefutationOf,
  type MistakeRefutation,
  refutationLengthOf,
  refutationOf,
} from '../../../src/core/mistakes/refutation';
import { parseLine } from '../../../src/core/notation';
import { finish } from '../../../src/core/pausing';
import type { Candidate } from '../../../src/core/position';
import { Checker } from '../../../src/core/proof/checker';
import type { Premise } from '../../../src/core/proof/premise';
import { Random } from '../../../src/core/random';
import { verdict } from '../../../src/core/solver/index';
import { puzzleLines, SHARED, withShared } from '../../collections';
import { sized } from '../../sizes';
import { isRefutation } from './isRefutation';

const EASY = '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..';

const COLLECTIONS = ['exchange_easy_150.txt', 'exchange_hard_150.txt', 'norvig_top95.txt', 'royle17_49151.txt'];

/** A puzzle in the middle of a game: some correct entries, and a mistake that breaks no rule at once. */
function seededMistake(line: string, random: Random): { grid: Grid; mistake: Candidate } | undefined {
  const puzzle = parseLine(line)!;
  const found = finish(verdict(puzzle));
  if (found.kind !== 'valid') return undefined;
  const { solution } = found;
  const share = random.below(80);
  const digits = puzzle.digits.map((digit, cell) => digit || (random.below(100) < share ? solution[cell] : 0));
  const grid = { ...puzzle, digits };
  const wrong = [...candidatesOf(grid).entries()].flatMap(([cell, mask]) =>
    digitsOf(mask).flatMap(digit => (digit === solution[cell] ? [] : { cell, digit })),
  );
  return wrong.length > 0 ? { grid, mistake: wrong[random.below(wrong.length)] } : undefined;
}

/** The exclusions of a refutation, as lemmas for the proof checker. */
const premisesOf = ({ assumed, lines }: MistakeRefutation): Premise[] =>
  lines.flatMap(({ cell, digit, because }) =>
    because
      ? {
          kind: 'if' as const,
          assumed: assumed ? [{ ...assumed, isOn: true }] : [],
          conclusion: { cell, digit, isOn: false },
        }
      : [],
  );

/** Whether the proof checker accepts that the mistake is wrong, from what the refutation excludes. */
function isProved(grid: Grid, mistake: Candidate, refutation: MistakeRefutation): boolean {
  const checker = new Checker({ grid, givens: grid.digits, hasOneSolution: () => true });
  return checker.take({ placements: [], eliminations: [mistake], premises: premisesOf(refutation) }) === undefined;
}

describe('the refutation of a mistake', () => {
  it('has only digits that its end needs', () => {
    const grid = parseLine('12..3.......2..1')!;
    const found = finish(refutationOf(grid, { cell: 2, digit: 4 }))!;
    assert.deepEqual(found.lines, [{ cell: 5, digit: 4 }]);
    assert.ok(isRefutation(grid, found));
    assert.ok(!isRefutation(grid, { ...found, lines: [] }));
  });

  it('does not exist for a digit of the solution, and where singles lead to nothing', () => {
    const grid = parseLine(EASY)!;
    assert.equal(finish(longRefutationOf(grid, { cell: 0, digit: 4 })), undefined);
    assert.equal(finish(longRefutationOf(parseLine('.'.repeat(81))!, { cell: 0, digit: 4 })), undefined);
    assert.equal(finish(refutationOf(grid, { cell: 0, digit: 4 })), undefined);
    assert.equal(finish(refutationOf(parseLine('.'.repeat(81))!, { cell: 0, digit: 4 })), undefined);
  });

  it('excludes candidates if singles do not refute a digit', () => {
    const grid = parseLine('000030520080400000030009000501000600200700000000300000600010000000082704000000030')!;
    const mistake = { cell: 45, digit: 7 };
    assert.equal(finish(refutationOf(grid, mistake)), undefined);
    const found = finish(longRefutationOf(grid, mistake))!;
    assert.ok(isRefutation(grid, found));
    assert.ok(isProved(grid, mistake, found));
    // Every line is needed.
    for (const line of found.lines)
      assert.ok(!isRefutation(grid, { ...found, lines: found.lines.filter(other => other !== line) }));
    // What singles can do is not excluded.
    assert.ok(found.lines.some(({ because }) => because));
  });

  it('is always the same', () => {
    const grid = parseLine(EASY)!;
    const [first, second] = [1, 2].map(() => finish(refutationOf(grid, { cell: 1, digit: 5 })));
    assert.deepEqual(first, second);
  });

  it('is rejected if a digit is not a single, a necessary digit is missing, or the end is wrong', () => {
    const grid = parseLine('.'.repeat(81))!;
    const end = { kind: 'cell', cell: 80 } as const;
    assert.ok(!isRefutation(grid, { assumed: { cell: 0, digit: 1 }, lines: [], end }));
    assert.ok(!isRefutation(grid, { assumed: { cell: 0, digit: 1 }, lines: [{ cell: 1, digit: 1 }], end }));
    assert.ok(!isRefutation(grid, { assumed: { cell: 0, digit: 1 }, lines: [{ cell: 1, digit: 2 }], end }));
    const because = { assumed: { cell: 1, digit: 2 }, lines: [], end };
    assert.ok(!isRefutation(grid, { assumed: { cell: 0, digit: 1 }, lines: [{ cell: 1, digit: 2, because }], end }));
  });

  withShared('exchange_easy_150.txt', () => {
    it('has at most 8 lines for nineteen in twenty mistakes in easy and hard puzzles, always exists, and is proved', () => {
      const random = new Random(7);
      const count = sized(40, 250);
      let short = 0;
      for (const name of COLLECTIONS) {
        const lines = puzzleLines(readFileSync(join(SHARED, name), 'utf8'));
        for (let i = 0; i < count; ) {
          const made = seededMistake(lines[random.below(lines.length)], random);
          if (!made) continue;
          i++;
          const refutations = [refutationOf, longRefutationOf].map(of => () => finish(of(made.grid, made.mistake)));
          const found = refutations[0]() ?? refutations[1]();
          assert.ok(found, `${lines[0]}: ${made.mistake.cell}`);
          assert.ok(isRefutation(made.grid, found));
          assert.ok(isProved(made.grid, made.mistake, found));
          // The assumption and the contradiction are lines too.
          if (refutationLengthOf(found) <= 6) short++;
        }
      }
      const total = COLLECTIONS.length * count;
      assert.ok(short >= 0.95 * total, `${short} of ${total}`);
    });
  });
});
