import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize } from '../../../../src/core/geometry';
import { parseLine } from '../../../../src/core/notation';
import { finish } from '../../../../src/core/pausing';
import { positionOf } from '../../../../src/core/position';
import { countSolutions } from '../../../../src/core/solver/index';
import { forcingNets } from '../../../../src/core/techniques/forcing/forcingNets';
import { findAllSteps } from '../../../../src/core/techniques/index';
import { Names } from '../../../../src/core/techniques/names';
import type { Step } from '../../../../src/core/techniques/step';
import { fixture, puzzleLines, withShared } from '../../../collections';
import { sized } from '../../../sizes';
import { RUNS, soluble } from '../../arbitraries';
import { positionOfLine, techniqueOf } from '../positions';
import { validPuzzle } from '../randomPuzzles';
import { solveLogically } from '../walks';
import { assertProven } from './proof';

const names = new Names(geometryOfSize(9));

const singles = ['full-house', 'naked-single', 'hidden-single'].map(techniqueOf);
const forcing = ['chain-contradiction', 'chain-verity', 'net-contradiction', 'net-verity'].map(kind =>
  techniqueOf(`forcing-${kind}`),
);
const [chainContradiction, chainVerity, netContradiction, netVerity] = forcing;

/** The step of a technique with this text. */
function stepOf(position: string, line: string): Step {
  const technique = forcing.find(({ name }) => line.startsWith(`${name}: `));
  assert.ok(technique, line);
  const step = findAllSteps(positionOfLine(position), [technique]).find(found => names.step(found) === line);
  assert.ok(step, `no ${line}`);
  return step;
}

/** Checks that there is a step with this text, and its explanation after a sentence about reading chains or nets. */
function check(position: string, line: string, why: string, ...chains: string[]): void {
  it(line, () => {
    const step = stepOf(position, line);
    assertProven(positionOfLine(position), step);
    const [first, , ...lines] = step.technique.explain(step, names).split('\n');
    assert.equal(first, why);
    assert.deepEqual(lines, chains);
  });
}

const NEARLY_DONE =
  '3+5+94+6+7+1+28+21+8...+467+6+47......9+31+6+7+5+28+4+8+243+916+7+5+76+52+8+4+39+15+73.+46.+1+2+1+927...4+6+48+6...+7..' +
  ':534 934 335 535 336 936 395 595 396';

const HALF_WAY =
  '+72.+65+98.4.8+4.7.+65+9+5+69+8..+2+7.9+7.+5.......87+9....4+5+63+1+8792...9+6+7...+84+5...+967+6+9+7+485.+2.' +
  ':149 349 159 359 177 377 178 378 179 379';

const STUCK =
  '+3.+2.6..+1.5.+68.1+3.+2.+173...46+4.8......1.3..6....6.48.+12.+6.....259.3..9....2..6...31' +
  ':245 545 745 472 475 775 483 784 486 786 886 492 792 892 497';

describe('Forcing Chain Contradiction', () => {
  check(
    NEARLY_DONE,
    'Forcing Chain Contradiction: r2c4=9 => r8c6<>3 and r8c6<>8 => r2c4<>9',
    'Suppose r2c4 is 9. Then r8c6 has no candidate left, which is impossible. So r2c4 is not 9.',
    'r2c4=9 r2c6<>9 r2c6=3 r8c6<>3',
    'r2c4=9 r7c4<>9 r7c4=8 r8c6<>8',
  );
  check(
    NEARLY_DONE,
    'Forcing Chain Contradiction: r2c6<>9 => r7c4<>8 and r7c4<>9 => r2c6=9',
    'Suppose r2c6 is not 9. Then r7c4 has no candidate left, which is impossible. So r2c6 is 9.',
    'r2c6<>9 r2c6=3 r8c6<>3 r8c6=8 r7c4<>8',
    'r2c6<>9 r2c4=9 r7c4<>9',
  );

  it('may be a single chain, to the only place of another house', () => {
    const position = '26.8..395549136..8.3..924164.738.621892..47.36132759.437596..4.92645183.1..72356.';
    const step = stepOf(position, 'Forcing Chain Contradiction: r7c7=2 => r2c7<>2 => r7c7<>2');
    assertProven(positionOfLine(position), step);
    const [first, , ...lines] = step.technique.explain(step, names).split('\n');
    assert.match(first, /^Suppose r7c7 is 2\. .+\. So r7c7 is not 2\.$/);
    assert.deepEqual(lines, ['r7c7=2 r2c7<>2']);
  });

  it('is not found if a candidate contradicts only a single', () => {
    const [step] = findAllSteps(positionOf(lastCell()), [chainContradiction]);
    assert.equal(step, undefined);
  });
});

describe('Forcing Chain Verity', () => {
  check(
    HALF_WAY,
    'Forcing Chain Verity: 4 in r5 => r5c7<>1',
    'The 4 of row 5 can only be in r5c6, r5c7 or r5c8. In each case r5c7 is not 1.',
    'r5c6=4 r5c6<>6 r5c9=6 r5c9<>5 r5c7=5 r5c7<>1',
    'r5c7=4 r5c7<>1',
    'r5c8=4 r7c8<>4 r7c7=4 r7c7<>5 r5c7=5 r5c7<>1',
  );
});

describe('Forcing Net Contradiction', () => {
  check(
    HALF_WAY,
    'Forcing Net Contradiction: r4c3=1 => r4c7<>4 and r4c7=4 => r4c3<>1',
    'Suppose r4c3 is 1. Then r4c7 must be 4 and cannot be 4, which is impossible. So r4c3 is not 1.',
    'r4c3=1 r1c3<>1 r1c8=1 r5c8<>1 (r5c2<>1 r5c2=3 r5c8<>3) r5c8=4 r4c7<>4',
    'r1c8=1 r1c8<>3 r4c8=3 r4c7<>3 (r4c7<>1) r4c7=4',
  );
});

describe('Forcing Net Verity', () => {
  check(
    STUCK,
    'Forcing Net Verity: 2,5,9 in r3c6 => r4c6<>5',
    'r3c6 can only be 2, 5 or 9. In each case r4c6 is not 5.',
    'r3c6=2 r8c6<>2 r8c6=5 r4c6<>5',
    'r3c6=5 r4c6<>5',
    'r3c6=9 r3c1<>9 r6c1=9 r6c3<>9 r9c3=9 r9c2<>9 r9c2=5 r9c5<>5 (r3c6<>2 r3c5=2 r3c5<>5) r5c5=5 r4c6<>5',
  );

  it('does not repeat conclusions of chains', () => {
    const position = positionOfLine(STUCK);
    const effects = (...tried: typeof forcing) => findAllSteps(position, tried).map(step => names.effect(step));
    const byChains = new Set(effects(chainContradiction, chainVerity));
    assert.ok(byChains.size > 0);
    for (const effect of effects(netContradiction, netVerity)) assert.ok(!byChains.has(effect), effect);
  });
});

describe('forcing chains and nets', () => {
  it('with singles alone solve every puzzle, and prove each step', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(validPuzzle, ({ grid, solution }) => {
        const path = solveLogically(positionOf(grid), [...singles, ...forcing]);
        assert.equal(path.outcome, 'solved');
        assert.deepEqual(path.end.digits, solution);
        let position = positionOf(grid);
        for (const step of path.steps) {
          if (forcing.includes(step.technique)) assertProven(position, step);
          seen.add(step.technique.id);
          position = position.after(step);
        }
      }),
      { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 4) },
    );
    assert.ok(seen.has(chainContradiction.id));
  });

  it('prove everything that they find', () => {
    const found = new Set<string>();
    fc.assert(
      fc.property(validPuzzle, ({ grid }) => {
        const position = solveLogically(positionOf(grid), singles).end;
        for (const step of findAllSteps(position, forcing)) {
          assertProven(position, step);
          found.add(step.technique.id);
        }
      }),
      { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / sized(10, 20)) },
    );
    assert.deepEqual(
      forcing.map(({ id }) => found.has(id)),
      [true, true, true, true],
    );
  });

  it('solve puzzles of other sizes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(4, 6).chain(size => soluble(geometryOfSize(size))),
        grid => {
          fc.pre(countSolutions(grid, 2) === 1);
          assert.equal(solveLogically(positionOf(grid), [...singles, ...forcing]).outcome, 'solved');
        },
      ),
      RUNS,
    );
  });

  it('end in a puzzle with many solutions', () => {
    const grid = { geometry: geometryOfSize(9), digits: new Uint8Array(81) };
    assert.equal(solveLogically(positionOf(grid), forcing).outcome, 'stuck');
  });

  const solveAlone = (lines: readonly string[]) => {
    for (const line of lines) {
      const path = solveLogically(positionOf(parseLine(line)!), [...singles, ...forcing]);
      assert.equal(path.outcome, 'solved', line);
    }
  };
  it("with singles alone solve the project's hardest puzzles", () => {
    const rated = puzzleLines(fixture('rated.tsv')).map(line => line.split('\t'));
    const hardest = rated.filter(([, , , er]) => Number(er) >= 7).map(([, puzzle]) => puzzle);
    assert.ok(hardest.length >= 10);
    solveAlone(hardest.slice(0, sized(4, hardest.length)));
  });
  withShared('forum_hardest_2000.txt', text => {
    it("with singles alone solve the forum's hardest puzzles", () => solveAlone(puzzleLines(text()).slice(0, 12)));
    it('end after some nested nets if they found something', () => {
      let ended = 0;
      for (const line of puzzleLines(text()).slice(0, 40)) {
        const position = positionOf(parseLine(line)!);
        const { choices, contradictions } = finish(forcingNets(position));
        // Almost all false candidates of these puzzles would be refuted.
        assert.ok(contradictions.length < (choices.count - position.empty.size) / 3, line);
        if (contradictions.length > 0) ended++;
      }
      assert.ok(ended > 10, `${ended}`);
    });
  });
});

/** A grid with one empty cell. */
function lastCell() {
  const [{ solution }] = fc.sample(validPuzzle, { seed: 1, numRuns: 1 });
  return { geometry: geometryOfSize(9), digits: solution.map((digit, cell) => (cell === 40 ? 0 : digit)) };
}
