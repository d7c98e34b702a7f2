import assert from 'node:assert/strict';
import fc from 'fast-check';
import { runBacktracking } from '../../../src/core/algorithms/backtracking';
import type { AlgorithmEvent } from '../../../src/core/algorithms/event';
import { Frame, frameCandidates } from '../../../src/core/algorithms/frame';
import {
  ALGORITHM_NAMES,
  type AlgorithmName,
  CODE,
  canRun,
  matrixOf,
  runOf,
  startFrame,
} from '../../../src/core/algorithms/index';
import { type Geometry, geometryOf, geometryOfSize } from '../../../src/core/geometry';
import { type Grid, hasConflict, isSolved } from '../../../src/core/grid';
import { parseLine } from '../../../src/core/notation';
import { geometryWithRules } from '../../../src/core/rules/geometry';
import type { Rule } from '../../../src/core/rules/rule';
import { engine, FOUND, NUMBERS, PAUSED } from '../../../src/core/solver/bands/engine';
import { countSolutions, solve } from '../../../src/core/solver/index';
import { anyPuzzle, RUNS, smallGeometry } from '../arbitraries';
import { backtrack } from '../backtracker';

/** The textbook example: 301,478 backtracks. */
const CLASSIC = '058000003170050008000000100000000000407080006083060017910003070006000080000000034';

/** The state after a whole run. Asserts that every event is possible in its state. */
function run(
  name: AlgorithmName,
  grid: Grid,
  onEvent: (event: AlgorithmEvent, frame: Frame) => void = () => {},
): Frame {
  const frame = startFrame(name, grid);
  const { digits, eliminated, covered, counters } = frame;
  for (const event of runOf(name, grid)) {
    const { kind, line, at, value, house } = event;
    assert.ok(line in CODE[name], `line ${line} of ${name}`);
    assert.ok(house < grid.geometry.houses.length);
    if (kind === 'place' || kind === 'fill') assert.equal(digits[at], 0);
    if (kind === 'remove' || kind === 'clear') assert.equal(digits[at], value);
    if (kind === 'eliminate') assert.equal(eliminated[at] & value, 0);
    if (kind === 'restore') assert.equal(eliminated[at] & value, value);
    if (kind === 'cover' || kind === 'uncover') assert.equal(covered[at], kind === 'cover' ? 0 : 1);
    frame.apply(event);
    assert.ok(counters.depth >= 0);
    onEvent(event, frame);
  }
  assert.ok(frame.last && ['solved', 'contradictory', 'stuck'].includes(frame.last.kind));
  return frame;
}

const COMPLETE = ALGORITHM_NAMES.filter(name => name !== 'singles');

const wellFormed = (geometries: fc.Arbitrary<Geometry>, share: number) =>
  geometries.chain(geometry => anyPuzzle(geometry, share)).filter(grid => !hasConflict(grid));

describe('the algorithms', () => {
  it('count the placements and backtracks of known puzzles', () => {
    const counts = (name: AlgorithmName, line: string, ...expected: number[]) => {
      const { placements, backtracks, deepest } = run(name, parseLine(line)!).counters;
      assert.deepEqual([placements, backtracks, deepest], expected, name);
    };
    counts('backtracking', '1234............', 12, 0, 12);
    counts('backtracking', CLASSIC, 301_534, 301_478, 56);
    counts('smallestDomain', CLASSIC, 56, 0, 56);
    counts('singles', CLASSIC, 56, 0, 0);
    counts('exactCover', CLASSIC, 56, 0, 56);
    counts('propagation', CLASSIC, 56, 0, 0);
    const hard = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
    counts('backtracking', hard, 49_558, 49_498, 60);
    counts('singles', hard, 0, 0, 0);
  });

  it('find a solution exactly if the plain backtracker does', () => {
    let solved = 0;
    fc.assert(
      fc.property(wellFormed(smallGeometry, 0.5), grid => {
        const [first] = backtrack(grid);
        if (first) solved++;
        for (const name of COMPLETE) {
          const { last, digits, counters, eliminated } = run(name, grid);
          assert.equal(last?.kind, first ? 'solved' : 'contradictory', name);
          if (name === 'backtracking') assert.deepEqual(digits, first ?? grid.digits);
          if (first) {
            assert.ok(isSolved({ ...grid, digits }), name);
            assert.ok(
              grid.digits.every((digit, cell) => digit === 0 || digits[cell] === digit),
              name,
            );
          } else assert.equal(counters.depth, 0, name);
          if (!first && name !== 'propagation') {
            assert.deepEqual(digits, grid.digits, name);
            assert.ok(eliminated.every(mask => mask === 0));
          }
        }
      }),
      RUNS,
    );
    assert.ok(solved > 5);
  });

  it('use only digits that the puzzle allows', () => {
    const allowed = new Uint32Array(16).fill(15);
    allowed[0] = 0b1000;
    const grid: Grid = { ...parseLine('.'.repeat(16))!, allowed };
    for (const name of ALGORITHM_NAMES) if (name !== 'singles') assert.equal(run(name, grid).digits[0], 4, name);
    assert.equal(run('singles', grid).digits[0], 4);
  });

  const small = geometryOf(2, 2);
  const nine = geometryOfSize(9);
  const RULED: readonly (readonly [string, Geometry, Rule[]])[] = [
    ['a thermometer', small, [{ kind: 'thermo', cells: [0, 1, 2] }]],
    ['a cage', small, [{ kind: 'cage', cells: [0, 1, 4], sum: 6 }] as Rule[]],
    ['a diagonal', small, [{ kind: 'diagonal', direction: '\\' }]],
    ['a diagonal of 9x9', nine, [{ kind: 'diagonal', direction: '/' }]],
  ];
  for (const [title, base, rules] of RULED) {
    it(`keep ${title}`, () => {
      const geometry = geometryWithRules(base, rules);
      const grid: Grid = { geometry, digits: new Uint8Array(geometry.cellCount) };
      const expected = solve(grid);
      for (const name of COMPLETE) {
        if (!canRun(name, grid)) continue;
        if (base === nine && name === 'backtracking') continue; // millions of placements
        const { last, digits } = run(name, grid);
        assert.equal(last?.kind, expected ? 'solved' : 'contradictory', name);
        assert.ok(!expected || isSolved({ geometry, digits }), name);
      }
    });
  }

  it('run on any puzzle, but exact cover only if all rules are houses', () => {
    const canAll = (rules: Rule[]) => {
      const grid = { geometry: geometryWithRules(nine, rules), digits: new Uint8Array(81) };
      return ALGORITHM_NAMES.filter(name => !canRun(name, grid));
    };
    assert.deepEqual(canAll([{ kind: 'diagonal', direction: '/' }]), []);
    assert.deepEqual(canAll([{ kind: 'windoku' }]), []);
    assert.deepEqual(canAll([{ kind: 'antiKnight' }] as unknown as Rule[]), ['exactCover']);
    assert.deepEqual(canAll([{ kind: 'thermo', cells: [0, 1] }]), ['exactCover']);
  });
});

describe('single-candidate filling', () => {
  it('fills only digits of every solution, and stops if there is no single', () => {
    fc.assert(
      fc.property(wellFormed(smallGeometry, 0.6), grid => {
        const [first] = backtrack(grid);
        const { last, digits } = run('singles', grid);
        if (!first) return;
        assert.notEqual(last?.kind, 'contradictory');
        for (const [cell, digit] of digits.entries()) if (digit !== 0) assert.equal(digit, first[cell]);
        assert.equal(last?.kind === 'solved', isSolved({ ...grid, digits }));
      }),
      RUNS,
    );
  });
});

describe('exact cover', () => {
  it('has 729 rows and 324 columns for 9x9, four 1s in each row and nine in each column', () => {
    const { rowCount, columnCount, columnsOf, rowsOf } = matrixOf('exactCover', parseLine(CLASSIC)!)!;
    assert.deepEqual([rowCount, columnCount], [729, 324]);
    assert.ok(columnsOf.every(columns => new Set(columns).size === 4));
    assert.ok(rowsOf.every(rows => new Set(rows).size === 9));
  });

  it('leaves exactly the candidates of the digits placed so far', () => {
    const grid = parseLine(CLASSIC)!;
    const matrix = matrixOf('exactCover', grid);
    let compared = 0;
    run('exactCover', grid, (event, frame) => {
      // Between two choices, the columns of a placed digit are covered one after another.
      if (event.kind !== 'select') return;
      compared++;
      const plain = Frame.start({ ...grid, digits: frame.digits });
      assert.deepEqual(
        frameCandidates(grid.geometry, undefined, frame, matrix),
        frameCandidates(grid.geometry, undefined, plain),
      );
    });
    assert.equal(compared, 56);
  });
});

describe('propagation', () => {
  it('leaves the same candidates as the engine before its first guess', function () {
    const bands = engine();
    if (!bands) this.skip();
    const kinds = { solved: 0, contradictory: 0, open: 0 };
    fc.assert(
      fc.property(wellFormed(fc.constant(geometryOfSize(9)), 0.72), grid => {
        bands.puzzle.set(grid.digits);
        bands.start(NUMBERS);
        const outcome = bands.advance(1, NUMBERS);
        const frame = startFrame('propagation', grid);
        for (const event of runOf('propagation', grid)) {
          if (event.kind === 'choose') break;
          frame.apply(event);
        }
        if (outcome === FOUND) {
          kinds.solved++;
          assert.equal(frame.last?.kind, 'solved');
          assert.deepEqual([...frame.digits], [...bands.solution]);
        } else if (outcome === PAUSED && positionsIn(bands.save()).length > 0) {
          kinds.open++;
          const candidates = frameCandidates(grid.geometry, undefined, frame);
          const shown = [...frame.digits].map((digit, cell) => (digit === 0 ? candidates[cell] : 1 << (digit - 1)));
          assert.deepEqual(shown, unionOf(bands.save()));
        } else {
          kinds.contradictory++;
          assert.equal(frame.last?.kind, 'contradictory');
        }
      }),
      { ...RUNS, numRuns: 3 * RUNS.numRuns },
    );
    assert.ok(kinds.solved > 5 && kinds.open > 5 && kinds.contradictory > 5, JSON.stringify(kinds));
  });
});

/** The positions that are left to search: 36 words each. None after a contradiction. */
const positionsIn = (saved: Uint8Array) => new Uint32Array(saved.slice(16).buffer);

/** By cell: the candidates in any of the positions that a guess of the engine makes of one. See `assembly/vectors.ts`. */
function unionOf(saved: Uint8Array): number[] {
  const words = positionsIn(saved);
  return Array.from({ length: 81 }, (_, cell) => {
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    const place = 3 * (row % 3) + (column % 3);
    let mask = 0;
    for (let at = 0; at < words.length; at += 36)
      mask |= (words[at + 4 * place + Math.floor(row / 3)] >> (10 * Math.floor(column / 3))) & 511;
    return mask;
  });
}

describe('textbook backtracking', () => {
  it('takes cells in reading order and digits in ascending order', () => {
    const [first, second, third] = runBacktracking(parseLine('1...............')!);
    assert.deepEqual(
      [first, second, third].map(({ kind, at, value }) => [kind, at, value]),
      [
        ['place', 1, 2],
        ['place', 2, 3],
        ['place', 3, 4],
      ],
    );
    assert.equal(countSolutions(parseLine('1...............')!, 2), 2);
  });
});
