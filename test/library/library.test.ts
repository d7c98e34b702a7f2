import assert from 'node:assert/strict';
import { pictureOf } from '../../src/board/drawing/picture';
import { textForPicture } from '../../src/features/pictures/embedding';
import {
  countSolutions,
  generate,
  isUnique,
  parse,
  rate,
  readPicture,
  solve,
  solveLogically,
} from '../../src/library/index';
import { withEmbeddedText } from '../../src/picture/embedded';
import { encodePng } from '../../src/picture/encoding';
import { sourceOf } from '../../src/text/document/textSource';
import { onlyPuzzle } from '../features/steps';
import { pageOf, sheetOf } from '../picture/drawing';
import { pngOf } from '../picture/pngFiles';

const PUZZLE = '...2...633....54.1..1..398........9....538....3........263..5..5.37....847...1...';
const SOLUTION = '854219763397865421261473985785126394649538172132947856926384517513792648478651239';

describe('the library', () => {
  it('reads any format, and explains why a puzzle cannot be read', () => {
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

  it('determines whether there is exactly one solution, or that the time was up', () => {
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

  it('finds no solution if a given was changed', () => {
    const rows = (line: string) => line.replace(/.{9}/g, '$&\n');
    const text = (given: string) => `[Puzzle]\n${rows(given.padEnd(81, '.'))}[State]\n${rows(`8${PUZZLE.slice(1)}`)}`;
    const answers = (puzzle: string) => [
      solve(puzzle),
      countSolutions(puzzle),
      isUnique(puzzle),
      solveLogically(puzzle).outcome,
      rate(puzzle)?.level,
    ];
    assert.deepEqual(answers(text('8')), [SOLUTION, 1, 'yes', 'solved', 'medium']);
    assert.deepEqual(answers(text('5')), [undefined, 0, 'no', 'contradictory', undefined]);
  });

  it('reads pictures, and explains why a picture cannot be read', () => {
    const { position, isValid, doubtful, problem } = readPicture(pngOf(pageOf(PUZZLE)));
    assert.deepEqual([position, isValid, problem], [PUZZLE, true, undefined]);
    for (const { cell, digit, second } of doubtful) {
      assert.match(cell, /^r[1-9]c[1-9]$/);
      assert.notEqual(digit, second);
    }
    assert.deepEqual(readPicture(new Uint8Array(9)), {
      problem: 'This is not a picture. PNG and JPEG pictures can be read.',
      isValid: false,
      doubtful: [],
    });
    assert.throws(() => readPicture('photo.jpg' as never), TypeError);
  });

  it('solves by logic', () => {
    const { outcome, end, steps } = solveLogically(PUZZLE, ['Naked Triple']);
    assert.deepEqual([outcome, end], ['solved', SOLUTION]);
    assert.ok(steps.every(({ technique, reason }) => technique !== 'Naked Triple' && reason !== ''));
    assert.deepEqual(rate(PUZZLE), { level: 'medium', score: 686, se: 2.6 });
  });

  it('rates puzzles with rules on a separate scale', () => {
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

  it('reads all puzzles of a picture', () => {
    const second = PUZZLE.replace(/\d/g, digit => `${10 - Number(digit)}`);
    const { others, ...first } = readPicture(pngOf(sheetOf([pageOf(PUZZLE), pageOf(second)], 1, 40)));
    assert.equal(first.position, PUZZLE);
    assert.deepEqual(
      others?.map(({ position, isValid }) => [position, isValid]),
      [[second, true]],
    );
    assert.ok(!('others' in readPicture(pngOf(pageOf(PUZZLE)))));
  });

  it('restores an exported picture, with its rules', () => {
    const text = '1...\n....\n....\n...2\n\n[Rules]\nthermo: r1c1-r1c4\n';
    const metadata = textForPicture(onlyPuzzle(text), sourceOf(text));
    const svg = pictureOf(onlyPuzzle(text), { content: 'digits', metadata });
    const read = readPicture(new TextEncoder().encode(svg));
    assert.deepEqual(read, { position: '1..............2', text: metadata.trimEnd(), isValid: false, doubtful: [] });
    assert.equal(countSolutions(read.text!, 2), countSolutions(text, 2));
    const png = withEmbeddedText(encodePng({ width: 20, height: 20, data: new Uint8Array(400) }), PUZZLE);
    assert.deepEqual(readPicture(png), { position: PUZZLE, text: PUZZLE, isValid: true, doubtful: [] });
  });

  it('throws if a text is not one complete puzzle', () => {
    assert.throws(() => solve('hello'), new RangeError('The text has no puzzle.'));
    assert.throws(() => solve(`${PUZZLE}\n${PUZZLE}`), /The text has 2 puzzles/);
    assert.throws(() => rate(PUZZLE.slice(1)), /This line has 80 cells/);
  });

  it('throws for invalid arguments', () => {
    const limit = new RangeError('"limit" must be a whole number from 1 to 1,000,000,000.');
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
        new TypeError('"excluded" must be an array of strings.'),
      );
    for (const recipe of [null, 5, [], 'easy'])
      assert.throws(() => [...generate(recipe as unknown as object)], new TypeError('"recipe" must be an object.'));
    assert.throws(
      () => [...generate({ into: 'x' } as object)],
      /^RangeError: A recipe has no "into"\. It can have [^.]*rules\.$/,
    );
    assert.equal([...generate({ pattern: 'xxx. x..x .x.. x..x', seed: 1 })].length, 1);
    assert.equal(solveLogically(PUZZLE, ['fish', 'unique', 'X-Wing', 'x-wing']).outcome, 'solved');
    for (const call of [parse, solve, countSolutions, solveLogically, rate])
      for (const text of [undefined, null, 5, ['1']])
        assert.throws(() => call(text as unknown as string), new TypeError('"text" must be a string.'));
  });
});
