import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { EXTENSIONS } from '../../src/cli/input/extensions';
import { filesOf } from '../../src/cli/input/files';
import { writeBaseline } from '../../src/features/lint/baselineText';
import { EASY } from '../text/texts';
import { ROOT, sudoku, temporaryFile, temporaryFolder } from './cli';

const HARD = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';

describe('sudoku lint', () => {
  /** A folder with two files that contain the same puzzle, the second one two copies of it. */
  function collections(): string {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'more', 'deep'), { recursive: true });
    writeFileSync(join(folder, 'a.sdm'), `${EASY}\n${HARD}\n`);
    writeFileSync(join(folder, 'more', 'deep', 'b.sudoku'), `# copies\n${HARD}\n\n${HARD}\n`);
    writeFileSync(join(folder, 'more', 'notes.txt'), '');
    for (const hidden of ['.other', 'node_modules']) {
      mkdirSync(join(folder, hidden));
      writeFileSync(join(folder, hidden, 'copy.sudoku'), `${HARD}\n${HARD}\n`);
    }
    return folder;
  }

  it('finds copies in a file and in the files before it, in a folder', async () => {
    const { status, out, err } = await sudoku(['lint', '.'], '', { cwd: collections() });
    assert.deepEqual([status, err], [0, '']);
    assert.deepEqual(out.trimEnd().split('\n'), [
      'more/deep/b.sudoku:2:1: information: This puzzle is a copy of a.sdm, line 2 [duplicate]',
      'more/deep/b.sudoku:4:1: information: This puzzle is a copy of copies above [duplicate]',
      'more/deep/b.sudoku:4:1: information: This puzzle is a copy of a.sdm, line 2 [duplicate]',
    ]);
  });

  it('reads a file once, even if it is named several times', async () => {
    const folder = collections();
    const once = await sudoku(['lint', 'a.sdm'], '', { cwd: folder });
    assert.deepEqual(await sudoku(['lint', 'a.sdm', './a.sdm', join(folder, 'a.sdm')], '', { cwd: folder }), once);
  });

  it('has the file extensions of the editor', () => {
    const { contributes } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    assert.deepEqual(EXTENSIONS, contributes.languages[0].extensions);
  });

  it('expands braces in names if the shell does not', () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'empty'));
    for (const name of ['a.sdm', 'b.txt', 'c.sdk', '{c,d}.txt', 'e{1}.sdm']) writeFileSync(join(folder, name), '');
    const found = (name: string) => filesOf([join(folder, name)]).map(file => relative(folder, file));
    assert.deepEqual(found('*.{sdm,txt}'), ['a.sdm', 'e{1}.sdm', 'b.txt', '{c,d}.txt']);
    assert.deepEqual(found('{a,?}.{sd{m,k},no}'), ['a.sdm', 'a.no', 'a.sdk', 'c.sdk']);
    assert.deepEqual(found('{c,d}.txt'), ['{c,d}.txt'], 'a file with such a name');
    assert.deepEqual(found('{b,d}.txt'), ['b.txt', 'd.txt'], 'a file that is missing');
    assert.deepEqual(found('e{1}.*'), ['e{1}.sdm']);
    assert.deepEqual(found('*.{no,none}'), ['*.{no,none}']);
    assert.deepEqual(found('{empty,a.sdm}'), ['empty', 'a.sdm']);
  });

  it('expands patterns if the shell does not', async () => {
    const folder = collections();
    for (const pattern of ['**/*.sudoku', 'more/*/?.sudoku', 'more/**/b*', join(folder, 'more', '**', '*.sud*ku')]) {
      const { out } = await sudoku(['lint', '-f', 'jsonl', pattern], '', { cwd: folder });
      assert.equal(JSON.parse(out).line, 4, pattern);
    }
    // `**` also matches no folder.
    assert.match(
      (await sudoku(['lint', '**/[ab].*', '**/a.sdm'], '', { cwd: folder })).err,
      /^sudoku: There is no file \*\*\/\[ab\]\.\*\.\n$/,
    );
    const none = await sudoku(['lint', '*.none'], '', { cwd: folder });
    assert.deepEqual([none.status, none.err], [2, 'sudoku: There is no file *.none.\n']);
  });

  it('has the severities that the user sets', async () => {
    const folder = collections();
    const copies = (level: string) => Array<string>(3).fill(`${level} duplicate`);
    const lint = async (...rules: string[]) => {
      const { status, out } = await sudoku(['lint', ...rules.flatMap(rule => ['--rule', rule]), '.'], '', {
        cwd: folder,
      });
      return [status, [...out.matchAll(/ (\w+): .*\[([\w-]+)\]/g)].map(([, severity, code]) => `${severity} ${code}`)];
    };
    assert.deepEqual(await lint('duplicate=off'), [0, []]);
    assert.deepEqual(await lint('duplicate=hint'), [0, copies('hint')]);
    assert.deepEqual(await lint('duplicate=warning'), [1, copies('warning')]);
    assert.deepEqual(await lint('duplicate=off', 'not-minimal=error', 'broken-symmetry=off'), [
      1,
      ['error not-minimal'],
    ]);
  });

  it('does not search puzzles for findings that a comment disables', async () => {
    const { out } = await sudoku(['lint', '--rule', 'not-minimal=error'], `# sudoku-disable not-minimal\n${EASY}\n`);
    assert.equal(out, '');
  });

  it('omits findings that a baseline accepts, by the path from its folder', async () => {
    const folder = collections();
    const entries = new Map([['duplicate', [HARD]] as const]);
    const baseline = join(folder, '.sudoku-baseline.json');
    writeFileSync(baseline, writeBaseline(new Map([['more/deep/b.sudoku', entries]])));
    const lint = (cwd: string, file: string) => sudoku(['lint', '--baseline', baseline, file], '', { cwd });
    assert.equal((await lint(folder, 'more/deep/b.sudoku')).out, '');
    assert.equal((await lint(join(folder, 'more'), 'deep/b.sudoku')).out, '');
    const all = await lint(folder, '.');
    const copies = [
      ...all.out.matchAll(/^more\/deep\/b\.sudoku:(\d):1: information: This puzzle is a copy of (.+) \[/gm),
    ];
    assert.deepEqual(
      copies.map(([, line, of]) => [line, of]),
      [
        ['2', 'a.sdm, line 2'],
        ['4', 'a.sdm, line 2'],
      ],
    );
  });

  it('reports mistakes in its options', async () => {
    const broken = temporaryFile('.sudoku-baseline.json', '{\n  "version": 1,\n  "pages": {}\n}\n');
    for (const [args, message] of [
      [['--rule', 'duplicate'], /--rule must be a code and a level, such as duplicate=warning, not "duplicate"\./],
      [['--rule', 'duplicates=off'], /There is no rule "duplicates"\. The rules are broken-rule, .*, too-few-clues/],
      [['--rule', 'not-read=off'], /There is no rule "not-read"\./],
      [
        ['--rule', 'conflict=bad'],
        /The level of conflict must be one of off, hint, information, warning, error, not "bad"\./,
      ],
      [['--baseline', 'no-such-file'], /There is no baseline no-such-file\./],
      [['--baseline', broken], /The baseline .+ cannot be read: line 3, column 3: "pages" is not a known name/],
      [['src'], /src is a folder without Sudoku files \(\.sudoku, \.sdk, \.sdm, \.ss, \.spf\)\./],
    ] as const) {
      const { status, out, err } = await sudoku(['lint', ...args], `${EASY}\n`);
      assert.deepEqual([status, out], [2, ''], args.join(' '));
      assert.match(err, message);
    }
  });
});
