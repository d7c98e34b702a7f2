import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as library from '../../src/library/index';
import { ROOT, temporaryFolder } from '../cli/cli';
import { HEADING, referenceOf } from './reference';

const { countSolutions, generate, isUnique, parse, rate, solve, solveLogically } = library;

const docs = readFileSync(join(ROOT, 'docs/library.md'), 'utf8');
const referenceInDocs = docs.slice(docs.indexOf(HEADING) + HEADING.length).trim();
const PUZZLE = '...2...633....54.1..1..398........9....538....3........263..5..5.37....847...1...';
const SOLUTION = '854219763397865421261473985785126394649538172132947856926384517513792648478651239';

/** The sections of the reference, and the declaration in each. */
const sections = referenceInDocs.split(/^### /m).slice(1);
const codeOf = (section: string) => /^```ts\n([\s\S]*?)\n```\s*$/m.exec(section)?.[1] ?? '';

const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');

describe('the built library', () => {
  const folder = temporaryFolder();
  const built = join(folder, 'node_modules/sudoku-library');

  before(async () => {
    mkdirSync(join(folder, 'node_modules'));
    const { buildLibrary } = await import(pathToFileURL(join(ROOT, 'tools/bundles.mjs')).href);
    await buildLibrary(built);
  });

  it('has the reference of docs/library.md', () => {
    const declarations = readFileSync(join(built, 'index.d.mts'), 'utf8');
    assert.equal(referenceInDocs, referenceOf(declarations), 'npx tsx test/makeTools.ts renews it');
  });

  it('runs the example of docs/library.md, of about ten lines', () => {
    const [, example] = /^```js\n([\s\S]*?)^```$/m.exec(docs)!;
    const [, expected] = /^```text\n([\s\S]*?)^```$/m.exec(docs)!;
    assert.ok(example.trim().split('\n').length <= 11);
    const file = join(folder, 'example.mjs');
    writeFileSync(file, example);
    assert.equal(execFileSync(process.execPath, [file], { encoding: 'utf8' }), expected);
  });

  it('has types that a strict program compiles with, for Node and for bundlers, and the declarations of docs/library.md', () => {
    const program = `
      import { type Puzzle, parse, rate, solve, generate } from 'sudoku-library';
      const puzzles: Puzzle[] = parse('');
      const solution: string | undefined = solve(puzzles[0].position);
      const level: 'easy' | 'medium' | 'hard' | 'unfair' | 'extreme' | undefined = rate('')?.level;
      for (const made of generate({ size: 4, symmetry: '180' })) made.length;
      export { level, solution };`;
    writeFileSync(join(folder, 'program.mts'), program);
    const codes = sections.map(codeOf);
    const isFunction = (code: string) => !/^(?:interface|type) /.test(code);
    const names = codes.filter(isFunction).map(code => code.slice(0, code.indexOf('(')));
    const reference = [
      ...codes.map(code => (isFunction(code) ? `declare function ${code};` : code)),
      "import * as library from 'sudoku-library';",
      ...names.map(name => `export const of_${name}: typeof ${name} = library.${name};`),
    ];
    writeFileSync(join(folder, 'reference.mts'), reference.join('\n'));
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
      const { status, stdout } = spawnSync(process.execPath, [compiler, ...flags, 'program.mts', 'reference.mts'], {
        cwd: folder,
        encoding: 'utf8',
      });
      assert.deepEqual([status, stdout], [0, '']);
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

  it('tells whether there is exactly one solution, or that the time was up', () => {
    assert.equal(isUnique(PUZZLE), 'yes');
    assert.equal(isUnique('.'.repeat(81)), 'no');
    assert.equal(isUnique(`5${PUZZLE.slice(1)}`), 'no');
    const large = '1'.padEnd(256, '.');
    let pauses = 0;
    assert.equal(
      isUnique(large, () => ++pauses === 2),
      'unknown',
    );
    assert.equal(pauses, 2);
    assert.equal(
      isUnique(PUZZLE, () => false),
      'yes',
    );
  });

  it('solves by logic', () => {
    const { outcome, end, steps } = solveLogically(PUZZLE, ['Naked Triple']);
    assert.deepEqual([outcome, end], ['solved', SOLUTION]);
    assert.ok(steps.every(({ technique, reason }) => technique !== 'Naked Triple' && reason !== ''));
    assert.deepEqual(rate(PUZZLE), { level: 'medium', score: 686, se: 2.6 });
  });

  it('rates puzzles with rules by a scale of their own', () => {
    const { level, se, rules } = rate('1...\n..2.\n....\n.4..\n[Rules]\ndiagonals\n') ?? {};
    assert.deepEqual({ level, se, rules }, { level: 'easy', se: undefined, rules: 1.2 });
  });

  it('generates', () => {
    const made = [...generate({ count: 3, seed: 1, level: 'easy', symmetry: '180' })];
    assert.equal(made.length, 3);
    assert.ok(made.every(puzzle => countSolutions(puzzle) === 1 && rate(puzzle)?.level === 'easy'));
    assert.throws(() => [...generate({ size: 5 })], /No boxes fit 5x5 puzzles/);
    const [killer] = generate({ seed: 1, size: 6, rules: ['killer', 'jigsaw'] });
    assert.equal(countSolutions(killer), 1);
    assert.match(killer, /^\.{6}\n(?:.|\n)*\n\[Rules\]\ncage \d+: (?:.|\n)*\n\[Regions\]\n[A-F]{6}\n/);
    assert.throws(() => [...generate({ rules: ['kiler'] })], /Did you mean "killer"\?/);
  });

  it('throws where a text is not one complete puzzle', () => {
    assert.throws(() => solve('hello'), new RangeError('The text has no puzzle.'));
    assert.throws(() => solve(`${PUZZLE}\n${PUZZLE}`), /The text has 2 puzzles/);
    assert.throws(() => rate(PUZZLE.slice(1)), /This line has 80 cells/);
  });

  it('throws where an argument cannot be meant', () => {
    const limit = new RangeError('limit must be a whole number from 1 to 1,000,000,000.');
    for (const wrong of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32])
      assert.throws(() => countSolutions(PUZZLE, wrong), limit, `${wrong}`);
    assert.equal(countSolutions(PUZZLE, 1_000_000_000), 1);
    assert.throws(
      () => solveLogically(PUZZLE, ['fish', 'nonsense']),
      new RangeError('"nonsense" is not a technique, nor a family of techniques.'),
    );
    for (const words of ['unique', [5], {}])
      assert.throws(
        () => solveLogically(PUZZLE, words as unknown as string[]),
        new TypeError('excluded must be an array of words.'),
      );
    for (const recipe of [null, 5, [], 'easy'])
      assert.throws(() => [...generate(recipe as unknown as object)], new TypeError('recipe must be an object.'));
    assert.throws(
      () => [...generate({ into: 'x' } as object)],
      /^RangeError: A recipe has no "into"\. It can have [^.]*rules\.$/,
    );
    assert.equal([...generate({ pattern: 'xxx. x..x .x.. x..x', seed: 1 })].length, 1);
    assert.equal(solveLogically(PUZZLE, ['fish', 'unique', 'X-Wing', 'x-wing']).outcome, 'solved');
    for (const call of [parse, solve, countSolutions, solveLogically, rate])
      for (const text of [undefined, null, 5, ['1']])
        assert.throws(() => call(text as unknown as string), new TypeError('text must be a string.'));
  });
});

describe('docs/library.md', () => {
  it('has a section for each function that the library exports, and words in each', () => {
    const names = sections.map(section => section.slice(0, section.indexOf('\n')));
    const functions = sections.flatMap((section, i) => (codeOf(section).startsWith(`${names[i]}(`) ? [names[i]] : []));
    assert.deepEqual([...functions].sort(), Object.keys(library).sort());
    for (const section of sections) {
      const prose = section.slice(section.indexOf('\n'), section.indexOf('```')).trim();
      assert.match(prose, /^[A-Z].*[.`]$/s, section);
      assert.doesNotMatch(prose, /^import |\/\*\*|\*\/|@throws|^ ?\*|^\/$/m);
    }
  });
});
