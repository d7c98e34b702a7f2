/** Proofs of puzzles with rules: those of houses and pairs need no premise, and others have their own lemmas. */

import assert from 'node:assert/strict';
import { Random } from '../../../src/core/random';
import { writeRules } from '../../../src/text/rules/index';
import { randomVariant } from '../../core/techniques/rules/randomVariants';
import { sized } from '../../sizes';
import { onlyPuzzle } from '../steps';
import { problemsOf, provedPath, verified } from './proofs';

/** The grid of most of these tests, with rules and the steps of a path below it. */
const text = (rules: string, steps: string) =>
  `Small\n[Puzzle]\n....\n.3..\n.2..\n..4.\n[Rules]\n${rules}\n\n${steps}\n`;

function follows(rules: string, ...steps: readonly string[]): void {
  it(steps.join(' '), () => assert.deepEqual(problemsOf(text(rules, steps.join('\n'))), []));
}

function fails(rules: string, steps: string, problem: RegExp): void {
  it(`${steps} fails`, () => {
    const found = problemsOf(text(rules, steps));
    assert.equal(found.length, 1, found.join('\n'));
    assert.match(found[0], problem);
  });
}

describe('proofs of puzzles with rules', () => {
  follows('disjoint groups', '1. r4c2=1');
  follows('thermo: r4c4 r3c4', '1. r3c4<>1', '   rule: thermo: r4c4 r3c4');
  follows('black dot: r4c3 r4c4', '1. r4c4=2');
  follows('cage 6: r1c1 r1c3 r1c4', 'Cage Combination: cage 6 in r1c134 => r1c2=4', '   rule: cage 6: r1c1 r1c3 r1c4');
  follows('thermo: r4c4 r3c4', 'Thermo Bounds: thermo r4c4 r3c4 => r3c4<>1', '   rule: thermo: r4c4 r3c4');
  fails('thermo: r4c4 r3c4', '1. r3c4<>3', /r3c4<>3/);
  follows('cage 6: r1c1 r1c3 r1c4', '1. r1c2=4', '   rule: cage 6: r1c1 r1c3 r1c4');
  follows('cage 6: r1c1 r1c3 r1c4', '1. r1c2=4', '   rule: cage 6: r1c1 r1c3 r1c4 in r1');
  follows('cage 9: r2c4 r3c4 r4c4', '1. r1c4=1', '   rule: cage 9: r2c4 r3c4 r4c4');
  follows('cage 9: r2c4 r3c4 r4c4', '1. r1c4=1', '   rule: cage 9: r2c4 r3c4 r4c4 in c4');
  fails('cage 9: r2c4 r3c4 r4c4', '1. r1c4=1', /does not follow/);
  fails('cage 9: r2c4 r3c4 r4c4', '1. r1c4=1\n   rule: cage 6: r1c1 r1c3', /not among those of the puzzle/);
  fails('cage 6: r1c1 r1c3 r1c4', '1. r1c2=1\n   rule: cage 6: r1c1 r1c3 r1c4', /r1c2=1/);

  it('of a line with many cells continue from its remaining candidates', () => {
    const line = 'sum line 7: r1c1-r1c6 r2c6-r2c1 r3c1-r3c6 r4c6-r4c1';
    const puzzle = `..2.3.\n......\n6.....\n.5.3.1\n4..6.2\n......\n[Rules]\n${line}\n`;
    for (const claim of ['r1c4=5', 'r2c5=1', 'r3c5=2', 'r6c5=4'])
      assert.deepEqual(problemsOf(`${puzzle}\n1. ${claim}\n    rule: ${line}\n`), []);
    assert.equal(problemsOf(`${puzzle}\n1. r1c4=4\n    rule: ${line}\n`).length, 1);
    assert.deepEqual(problemsOf(provedPath(onlyPuzzle(puzzle))), []);
  });

  it('verify, for random puzzles', () => {
    const random = new Random(process.env.FUZZ_RUNS ? Date.now() : 20_260_105);
    let premises = 0;
    for (let proved = 0; proved < (process.env.FUZZ_RUNS ? 500 : sized(15, 60)); ) {
      const { grid, rules } = randomVariant(proved % 8 === 0 ? 6 : 4, random);
      const rows = [...grid.digits].map(digit => digit || '.').join('');
      const lines = rows.match(new RegExp(`.{${grid.geometry.size}}`, 'g'))!;
      // Rules with too few cells are written, but not read.
      const puzzle = onlyPuzzle(['[Puzzle]', ...lines, '[Rules]', ...writeRules(rules, grid.geometry)].join('\n'));
      if (puzzle.rules?.reading.mistakes) continue;
      const written = provedPath(puzzle);
      assert.deepEqual(problemsOf(written), [], written);
      assert.equal(verified(written).paths.length, 1);
      premises += written.split('rule: ').length - 1;
      proved++;
    }
    assert.ok(premises > sized(1, 5), `${premises} premises`);
  });
});
