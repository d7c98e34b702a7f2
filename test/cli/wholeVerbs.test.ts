import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workClock } from '../text/workClock';
import { ROOT, shell, sudoku, temporaryFile, temporaryFolder } from './cli';

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const TURNED = '...748.65..6...9.3......8...4..8..1.81.2.6.97.9..3..5...2......7.8...6..95.613...';

describe('puzzles that cannot be read completely', () => {
  for (const verb of ['dedupe', 'sort', 'stats'])
    it(`are named by ${verb}`, async () => {
      const { status, err } = await sudoku([verb], `${LINE}\n${LINE.slice(0, 70)}\n${TURNED.replace('7', '?')}\n`);
      assert.equal(status, 1);
      assert.match(
        err,
        /^sudoku: input:2:1 cannot be read completely: This line has 70 cells; a 9x9 puzzle needs 81$/m,
      );
      assert.match(err, /^sudoku: input:3:4 cannot be read completely: "\?" is not a digit/m);
    });

  for (const verb of ['solve', 'count', 'rate', 'dedupe', 'sort', 'stats'])
    it(`because of a rule are named by ${verb}`, async () => {
      const { status, err } = await sudoku([verb], `${LINE}\n[Rules]\nante-king\n`);
      assert.equal(status, 1);
      assert.match(err, /^sudoku: input:3:1 cannot be read completely: "ante-king" is not a rule\. Use "anti-king"$/m);
    });
});

describe('sudoku generate', () => {
  it('generates the puzzles of its options, the same ones for the same seed', async () => {
    const args = ['generate', '--seed', '7', '--count', '3', '--symmetry', '180', '--clues', '24-30'];
    const { status, out } = await sudoku(args);
    assert.equal(status, 0);
    const [recipe, gap, ...puzzles] = out.trimEnd().split('\n');
    assert.equal(recipe, '# generated: seed 7, 3 puzzles, 180°, 24-30 clues');
    assert.equal(gap, '');
    assert.equal(puzzles.length, 3);
    for (const puzzle of puzzles) {
      const clues = [...puzzle].map(sign => sign !== '.');
      assert.deepEqual([...clues].reverse(), clues);
      assert.ok(clues.filter(Boolean).length >= 24 && clues.filter(Boolean).length <= 30);
    }
    assert.equal((await sudoku(args)).out, out);
    assert.equal((await sudoku(['count'], out)).out, '1\n1\n1\n');
  });

  it('generates puzzles with rules, with their sections', async () => {
    const args = ['generate', '--seed', '7', '--size', '6', '--rules', 'jigsaw, killer', '--count', '2'];
    const { status, out } = await sudoku(args);
    assert.equal(status, 0);
    const puzzle = String.raw`(?:[1-6.]{6}\n){6}\[Rules\]\n(?:cage \d+: [^\n]+\n)+\[Regions\]\n(?:[A-F]{6}\n){6}`;
    assert.match(
      out,
      new RegExp(`^# generated: seed 7, 2 puzzles, 6x6, rules jigsaw and killer\n\n${puzzle}\n${puzzle}$`),
    );
    assert.equal((await sudoku(args)).out, out);
  });

  it('writes the rules and regions as fields', async () => {
    const args = ['generate', '--seed', '7', '--size', '4', '--rules', 'no boxes, diagonals'];
    const tsv = await sudoku([...args, '--format', 'tsv']);
    assert.match(tsv.out, /^puzzle\tclues\tseed\trules\tregions\n[1-4.]{16}\t\d\t7\tno boxes; diagonals\t\n$/);
    const jigsaw = await sudoku([...args.slice(0, 5), '--rules', 'jigsaw', '--format', 'jsonl']);
    const { rules, regions } = JSON.parse(jigsaw.out) as { rules: string; regions: string };
    assert.equal(rules, '');
    assert.match(regions, /^[A-D]{16}$/);
  });

  it('generates another puzzle each time without a seed', async () => {
    const [a, b] = await Promise.all([sudoku(['generate']), sudoku(['generate'])]);
    assert.notEqual(a.out, b.out);
  });

  it('ends when its reader closes the output', async () => {
    const { status, out, err } = await shell('sudoku generate --count 100000000 --size 4 | head -n 1');
    assert.deepEqual([status, out.split(',')[1], err], [0, ' 100000000 puzzles', '']);
  });

  it('rejects impossible options, and lists the possible ones', async () => {
    const most = Number.MAX_SAFE_INTEGER;
    for (const [args, message] of [
      [['--clues', '5'], 'No known 9x9 puzzle has one solution with fewer than 17 clues.'],
      [
        ['--rules', 'ante-knight'],
        'Puzzles cannot be generated with a rule "ante-knight". Did you mean "anti-knight"?',
      ],
      [['--size', '6', '--rating', '3'], 'Only 9x9 puzzles and puzzles with rules have a rating.'],
      [['--clues', '24.5'], '--clues must be a whole number, or a range such as 24-26, not "24.5".'],
      [['--clues', '30-24'], '--clues must be a whole number, or a range such as 24-26, not "30-24".'],
      [['--clues', '24-26-28'], '--clues must be a whole number, or a range such as 24-26, not "24-26-28".'],
      [['--rating', 'x'], '--rating must be a number, or a range such as 3-4.5, not "x".'],
      [['--rating', ''], '--rating must be a number, or a range such as 3-4.5, not "".'],
      [['--size', '11'], '--size must be one of 4, 5, 6, 7, 8, 9, 10, 12, 16, 25, not "11".'],
      [['--size', '7', '--rules', 'killer'], 'No boxes fit 7x7 puzzles. Add the rule jigsaw or the rule no boxes.'],
      [['--seed', 'x'], `--seed must be a whole number from 0 to ${most}, not "x".`],
      [['--seed', '1.5'], `--seed must be a whole number from 0 to ${most}, not "1.5".`],
      [
        ['--seed', '99999999999999999999'],
        `--seed must be a whole number from 0 to ${most}, not "99999999999999999999".`,
      ],
      [['--count', '0'], `--count must be a whole number from 1 to ${most}, not "0".`],
      [['--attempts', 'many'], `--attempts must be a whole number from 1 to ${most}, not "many".`],
      [['--pattern', 'xxx'], '--pattern must have a mark for each cell: 81 for 9x9. It has 3.'],
      [
        ['--pattern', 'x'.repeat(81), '--size', '4'],
        '--pattern must have a mark for each cell: 16 for 4x4. It has 81.',
      ],
      [['--pattern', 'x'.repeat(25)], '--pattern must have a mark for each cell: 81 for 9x9. It has 25.'],
      [['file.sdm'], '`sudoku generate` reads no files, so remove "file.sdm".'],
    ] as const) {
      const { status, out, err } = await sudoku(['generate', ...args]);
      assert.deepEqual({ status, out }, { status: 2, out: '' }, args.join(' '));
      assert.equal(err, `sudoku: ${message} \`sudoku generate --help\` shows its options.\n`);
    }
  });

  it('derives the size from its pattern', async () => {
    const { status, out } = await sudoku(['generate', '--pattern', 'xxx.\n...x\nx...\n.xxx', '--seed', '1']);
    assert.equal(status, 0);
    assert.match(out, /^\d{3}\.\n\.{3}\d\n\d\.{3}\n\.\d{3}$/m);
  });

  it('reports that no attempt produced a puzzle', async () => {
    const { status, err } = await sudoku(['generate', '--clues', '17', '--attempts', '3', '--seed', '1']);
    assert.equal(status, 2);
    assert.match(err, /None of 3 attempts produced a puzzle/);
  });
});

describe('sudoku convert', () => {
  it('writes each format that the editor writes, and reads it back', async () => {
    for (const form of [
      'line',
      'grid',
      'spaced',
      'bordered',
      'box',
      'simple-sudoku',
      'sdk',
      'csv',
      'markdown',
      'json',
      'hodoku',
    ]) {
      const { status, out } = await sudoku(['convert', '--to', form], `${LINE}\n${TURNED}\n`);
      assert.equal(status, 0);
      assert.equal((await sudoku(['convert'], out)).out, `${LINE}\n${TURNED}\n`, form);
    }
  });

  it('reports losses, and puzzles that are left out', async () => {
    const { status, out, err } = await sudoku(['convert', '--to', 'hodoku'], `${LINE} # One\n1234............\n`);
    assert.equal(status, 1);
    assert.equal(out.trimEnd().split('\n').length, 1);
    assert.match(err, /Not kept: titles\./);
    assert.match(err, /1 puzzle left out/);
  });
});

describe('sudoku dedupe', () => {
  it('treats puzzles with equivalent rules as equal', async () => {
    const ruled = (...rules: string[]) => `1...\n....\n....\n...2\n[Rules]\n${rules.join('\n')}\n\n`;
    const [one, other] = [ruled('anti-knight', 'cage 5: r1c34'), ruled('cage 5: r1c4 r1c3', 'anti knight')];
    const { out } = await sudoku(['dedupe'], one + other + ruled('anti-knight'));
    assert.equal(out, one + ruled('anti-knight'));
  });

  it('keeps the first of equal puzzles, over all inputs', async () => {
    const a = temporaryFile('a.sdm', `# One\r\n${LINE}\r\n\r\n${LINE.replaceAll('.', '0')}\r\n`);
    const b = temporaryFile('b.sdm', `${LINE}\n${TURNED}\n`);
    const { out, err, status } = await sudoku(['dedupe', a, b]);
    assert.equal(out, `# One\r\n${LINE}\r\n${TURNED}\n`);
    assert.deepEqual([err, status], ['sudoku: 2 removed.\n', 0]);
    assert.equal((await sudoku(['dedupe', '--by', 'canonical', a, b])).out, `# One\r\n${LINE}\r\n`);
  });

  it('changes nothing without copies', async () => {
    for (const name of readdirSync(join(ROOT, 'samples'))) {
      const text = readFileSync(join(ROOT, 'samples', name), 'utf8');
      assert.equal((await sudoku(['dedupe'], text)).out, text, name);
    }
  });

  it('keeps a copy with entries', async () => {
    const played = `[Puzzle]\n${LINE.replace(/.{9}/g, '$&\n')}[State]\n${LINE.replace('.', '4').replace(/.{9}/g, '$&\n')}`;
    const { out, err } = await sudoku(['dedupe'], `${LINE}\n\n${played}`);
    assert.equal(out, `${LINE}\n\n${played}`);
    assert.match(err, /1 copy was kept: it has entries/);
  });
});

describe('sudoku sort', () => {
  it('moves puzzles with their comments', async () => {
    const text = `# Many\n${LINE.replace(/^../, '..')}\n\n# Few\n${'.'.repeat(81).replace(/^./, '1')}\n`;
    const { out } = await sudoku(['sort', '--by', 'clues'], text);
    assert.deepEqual(
      out.split('\n').filter(line => line.startsWith('#')),
      ['# Few', '# Many'],
    );
    assert.equal((await sudoku(['sort', '--by', 'clues', '--descending'], out)).out, text);
  });

  it('reports how many puzzles have no key', async () => {
    const titled = `# One\n${LINE}\n\n`;
    const one = await sudoku(['sort', '--by', 'title'], `${titled}${TURNED}\n`);
    assert.equal(one.err, 'sudoku: input: 1 puzzle has no such key, and is at the end.\n');
    const two = await sudoku(['sort', '--by', 'title'], `${TURNED}\n${LINE}\n`);
    assert.equal(two.err, 'sudoku: input: 2 puzzles have no such key, and are at the end.\n');
  });
});

describe('sudoku stats', () => {
  it('counts levels and ratings that reach the time limit', async () => {
    const hard = '98.7..6....76...5.....9....4.........3.4...2...8.574....9.6.8....4.7.5.......4..1';
    const late = { now: workClock(3000) };
    const { out } = await sudoku(['stats'], `${hard}\n`, late);
    assert.match(out, /^Levels not found in time: 1\n\nRatings not found in time: 1\n/m);
    const { out: rows } = await sudoku(['stats', '-f', 'tsv'], `${hard}\n`, late);
    assert.match(rows, /^input\tvalidity\tvalid\t1$/m);
    assert.match(rows, /^input\tlevel\tunknown\t1\ninput\trating\tunknown\t1\n$/m);
    assert.doesNotMatch((await sudoku(['stats'], `${TURNED}\n`)).out, /not found in time/);
  });

  it('counts the puzzles of each input', async () => {
    const text = `${LINE}\n${LINE}\n${'.'.repeat(81)}\n`;
    const { out } = await sudoku(['stats', '--format', 'csv'], text);
    for (const row of [
      'puzzles,,3',
      'copies,,1',
      'size,9,3',
      'validity,valid,2',
      'validity,ambiguous,1',
      'clues,30,2',
      'level,easy,2',
    ])
      assert.ok(out.includes(`input,${row}\n`), `${row} in\n${out}`);
    const quick = (await sudoku(['stats', '--quick'], text)).out;
    assert.ok(quick.includes('30  2') && !quick.includes('Levels'), quick);
  });
});

describe('sudoku render', () => {
  it('draws one puzzle, or writes a file for each', async () => {
    const one = await sudoku(['render'], LINE);
    assert.match(one.out, /^<svg .*<\/svg>\n$/s);
    const folder = join(temporaryFolder(), 'pictures');
    const { out, status } = await sudoku(['render', '--folder', folder], `${LINE}\n\n${TURNED}\n`);
    assert.deepEqual([out, status], [`${folder}/input-1.svg\n${folder}/input-3.svg\n`, 0]);
    assert.equal(readFileSync(join(folder, 'input-1.svg'), 'utf8'), one.out);
    const two = await sudoku(['render'], `${LINE}\n${TURNED}\n`);
    assert.deepEqual([two.status, two.out], [2, '']);
  });
  it('writes files with distinct names for inputs with the same name', async () => {
    const inputs = [LINE, TURNED, LINE].map((line, i) => {
      const folder = join(temporaryFolder(), `${i}`);
      mkdirSync(folder);
      writeFileSync(join(folder, 'one.sdm'), `${line}\n`);
      return join(folder, 'one.sdm');
    });
    const folder = join(temporaryFolder(), 'pictures');
    const { out } = await sudoku(['render', '--folder', folder, ...inputs]);
    const files = ['one-1.svg', 'one-1-2.svg', 'one-1-3.svg'].map(name => join(folder, name));
    assert.equal(out, files.map(file => `${file}\n`).join(''));
    const [first, second, third] = files.map(file => readFileSync(file, 'utf8'));
    assert.equal(third, first);
    assert.notEqual(second, first);
  });
});
