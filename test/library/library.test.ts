import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { countSolutions, generate, parse, rate, solve, solveLogically } from '../../src/library/index';
import { ROOT, temporaryFolder } from '../cli/cli';
import { HEADING, referenceOf } from './reference';

const docs = readFileSync(join(ROOT, 'docs/library.md'), 'utf8');
const PUZZLE = '...2...633....54.1..1..398........9....538....3........263..5..5.37....847...1...';
const SOLUTION = '854219763397865421261473985785126394649538172132947856926384517513792648478651239';

describe('the built library', () => {
  const folder = temporaryFolder();
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');

  before(async () => {
    mkdirSync(join(folder, 'node_modules'));
    const { buildLibrary } = await import(pathToFileURL(join(ROOT, 'library.mjs')).href);
    await buildLibrary(join(folder, 'node_modules/sudoku-library'));
  });

  it('runs the example of docs/library.md, of about ten lines', () => {
    const [, example] = /^```js\n([\s\S]*?)^```$/m.exec(docs)!;
    const [, expected] = /^```text\n([\s\S]*?)^```$/m.exec(docs)!;
    assert.ok(example.trim().split('\n').length <= 11);
    const file = join(folder, 'example.mjs');
    writeFileSync(file, example);
    assert.equal(execFileSync(process.execPath, [file], { encoding: 'utf8' }), expected);
  });

  it('has types that a strict program compiles with, for Node and for bundlers', () => {
    const program = `
      import { type Puzzle, parse, rate, solve, generate } from 'sudoku-library';
      const puzzles: Puzzle[] = parse('');
      const solution: string | undefined = solve(puzzles[0].position);
      const level: 'easy' | 'medium' | 'hard' | 'unfair' | 'extreme' | undefined = rate('')?.level;
      for (const made of generate({ size: 4, symmetry: '180' })) made.length;
      export { level, solution };`;
    writeFileSync(join(folder, 'program.mts'), program);
    for (const [module, resolution] of [
      ['nodenext', 'nodenext'],
      ['esnext', 'bundler'],
    ]) {
      const flags = [
        '--noEmit',
        '--strict',
        '--target',
        'es2022',
        '--module',
        module,
        '--moduleResolution',
        resolution,
      ];
      execFileSync(process.execPath, [compiler, ...flags, 'program.mts'], { cwd: folder, encoding: 'utf8' });
    }
  });
});

describe('the library', () => {
  it('reads any form, and says what keeps a puzzle from being read', () => {
    const [one, other] = parse(
      `# box: 2x2\n1..4\n....\n....\n2...\n\n${PUZZLE.replace(/.{9}/g, '$&\n').replace('398', '39')}`,
    );
    assert.deepEqual([one.size, one.position, one.problems], [4, '1..4........2...', []]);
    assert.deepEqual(other.problems, ['This row has 8 cells; a row of a 9x9 puzzle needs 9']);
  });

  it('solves and counts', () => {
    assert.equal(solve(PUZZLE), SOLUTION);
    assert.equal(countSolutions(PUZZLE), 1);
    assert.equal(countSolutions('.'.repeat(81), 5), 5);
    const wrong = `5${PUZZLE.slice(1)}`;
    assert.equal(solve(wrong), undefined);
    assert.equal(countSolutions(wrong), 0);
    assert.equal(solveLogically(wrong).outcome, 'contradictory');
    assert.equal(rate(wrong), undefined);
  });

  it('solves by logic', () => {
    const { outcome, end, steps } = solveLogically(PUZZLE, ['Naked Triple']);
    assert.deepEqual([outcome, end], ['solved', SOLUTION]);
    assert.ok(steps.every(({ technique, reason }) => technique !== 'Naked Triple' && reason !== ''));
    assert.deepEqual(rate(PUZZLE), { level: 'medium', score: 686, se: 2.6 });
  });

  it('generates', () => {
    const made = [...generate({ count: 3, seed: 1, level: 'easy', symmetry: '180' })];
    assert.equal(made.length, 3);
    assert.ok(made.every(puzzle => countSolutions(puzzle) === 1 && rate(puzzle)?.level === 'easy'));
    assert.throws(() => [...generate({ size: 5 })], /No Sudoku has size 5/);
  });

  it('throws where a text is not one complete puzzle', () => {
    assert.throws(() => solve('hello'), new RangeError('The text has no puzzle.'));
    assert.throws(() => solve(`${PUZZLE}\n${PUZZLE}`), /The text has 2 puzzles/);
    assert.throws(() => rate(PUZZLE.slice(1)), /This line has 80 cells/);
  });
});

describe('docs/library.md', () => {
  it('has the reference that the doc comments make', () => {
    assert.equal(docs.slice(docs.indexOf(HEADING)).trim(), `${HEADING}\n\n${referenceOf()}`);
  });
});
