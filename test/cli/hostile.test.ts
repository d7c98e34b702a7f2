import assert from 'node:assert/strict';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '../../src/cli/input/files';
import { outputLineOf } from '../../src/cli/output/rows';
import { allVerbs } from '../../src/cli/verbs/index';
import { OUTPUT_FORMATS } from '../../src/cli/verbs/shared/verb';
import { Collected, sudoku, temporaryFile, temporaryFolder } from './cli';

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
/** By verb: the options that it requires. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  transform: ['--rotate', '1'],
  render: ['--folder', temporaryFolder()],
  steps: ['--limit', '1'],
};

/** Verbs that read puzzles, with the options that they require. */
async function readers(): Promise<string[][]> {
  const verbs = await allVerbs();
  return verbs
    .filter(({ name, operands }) => operands === undefined && name !== 'verify')
    .map(({ name }) => [name, ...(NEEDED[name] ?? [])]);
}

describe('names that the system rejects', () => {
  it('are reported by every verb, which continues with the next file', async () => {
    const cwd = temporaryFolder();
    symlinkSync('loop', join(cwd, 'loop'));
    writeFileSync(join(cwd, 'good.sdm'), `${LINE}\n`);
    const long = 'x'.repeat(5000);
    for (const args of await readers()) {
      const alone = (await sudoku([...args, 'good.sdm'], '', { cwd })).out;
      const { status, out, err } = await sudoku([...args, 'loop', long, 'good.sdm'], '', { cwd });
      assert.equal(status, 2, args[0]);
      assert.match(err, /^sudoku: loop is a loop of symbolic links\.$/m, args[0]);
      assert.match(err, /^sudoku: The name x{200}… is too long for a file\.$/m, args[0]);
      assert.ok(out.includes(alone), args[0]);
    }
  });

  it('are reported inside a folder, and as an output', async () => {
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, 'folder'));
    symlinkSync('loop.sdm', join(cwd, 'folder/loop.sdm'));
    writeFileSync(join(cwd, 'folder/good.sdm'), `${LINE}\n`);
    for (const name of ['folder', 'folder/*.sdm', 'folder/{good,loop}.sdm']) {
      const { status, out, err } = await sudoku(['count', name], '', { cwd });
      assert.deepEqual([status, out], [2, '1\n'], name);
      assert.equal(err, 'sudoku: folder/loop.sdm is a loop of symbolic links.\n');
    }
    symlinkSync('out', join(cwd, 'out'));
    for (const output of ['out', 'x'.repeat(5000)]) {
      const { status, err } = await sudoku(['count', 'folder/good.sdm', '-o', output], '', { cwd });
      assert.equal(status, 2);
      assert.match(err, /cannot be written/);
    }
  });
});

describe('patterns', () => {
  it('with braces for too many names are rejected before a name is read', async () => {
    const { status, err } = await sudoku(['count', '{a,b}'.repeat(20)], '');
    assert.equal(status, 2);
    assert.match(err, /^sudoku: "(?:\{a,b\}){20}" expands to more than 10000 names: use fewer braces\./);
    assert.equal(filesOf(['{no,na}'.repeat(13)]).length, 2 ** 13);
    assert.throws(() => filesOf(['{no,na}'.repeat(14)]));
    assert.deepEqual(filesOf(['{no,{na,ne}-}']), ['no', 'na-', 'ne-']);
  });

  it('match their patterns, even with many stars', () => {
    const cwd = temporaryFolder();
    const folders = 'a/b/c/d/e/f/g/h/i/j/k/l/m/n/o/p/q/r/s/t';
    mkdirSync(join(cwd, folders), { recursive: true });
    writeFileSync(join(cwd, folders, 'deep.txt'), '');
    writeFileSync(join(cwd, 'a/top.txt'), '');
    const found = (pattern: string) => filesOf([join(cwd, pattern)]).map(file => file.slice(cwd.length + 1));
    assert.deepEqual(found('**/*.txt'), [`${folders}/deep.txt`, 'a/top.txt'].sort());
    assert.deepEqual(found('a/*.txt'), ['a/top.txt']);
    assert.deepEqual(found('a/**/top.txt'), ['a/top.txt']);
    assert.deepEqual(found('**/t/deep.*'), [`${folders}/deep.txt`]);
    assert.deepEqual(found(`${'**/'.repeat(18)}none.txt`), [`${'**/'.repeat(18)}none.txt`]);
    assert.deepEqual(found(`${'**/x/'.repeat(18)}*.txt`), [`${'**/x/'.repeat(18)}*.txt`]);
  });
});

/** Characters that control a terminal or break a line: escape sequences in both forms, line breaks, directions of text. */
const ACTIVE = /[^\P{Cc}\n]|[\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
const FORGED = 'forged.sdm:1:1: error: This is forged [conflict]';

describe('names and titles with control characters', () => {
  it('are copied as they are, but as escapes to a terminal', async () => {
    const file = temporaryFile('hostile.sdm', `# T\x1b]0;x\x07\tb\r\n${LINE}\r\n`);
    for (const verb of ['dedupe', 'sort']) {
      const pipe = await sudoku([verb, file]);
      assert.equal(pipe.out, `# T\x1b]0;x\x07\tb\r\n${LINE}\r\n`);
      const stdout = Object.assign(new Collected(), { isTTY: true });
      await sudoku([verb, file], '', { stdout });
      assert.equal(stdout.text, `# T\\u001b]0;x\\u0007\tb\r\n${LINE}\r\n`);
    }
  });

  it('cannot control a terminal or imitate a line, in any verb and format', async () => {
    const cwd = temporaryFolder();
    const name = `a\x1b[31m\x9b1m\u202e\u2028\r${FORGED.replaceAll('/', '')}\n${FORGED}\n.sdm`;
    const title = `# T\x1b]0;x\x07\x9b1m\u0085\u2028${FORGED}`;
    writeFileSync(join(cwd, name), `${title}\n${LINE}\n\n${title}\n55${LINE.slice(2)}\n\n${title}\n${LINE.slice(1)}\n`);
    for (const args of await readers()) {
      // These copy the text of the input.
      const copies = ['dedupe', 'sort'].includes(args[0]);
      const forms = ['check', 'lint'].includes(args[0]) ? [...OUTPUT_FORMATS, 'sarif', 'junit'] : OUTPUT_FORMATS;
      const hasForms = !['convert', 'dedupe', 'sort', 'render'].includes(args[0]);
      for (const form of hasForms ? forms : [undefined]) {
        const { out, err } = await sudoku([...args, ...(form ? ['-f', form] : []), name, 'no\x1b[1mfile\n'], '', {
          cwd,
        });
        const about = `${args[0]} ${form}`;
        assert.ok(err.length > 10, about);
        for (const text of copies ? [err] : [out, err]) {
          const shown = form === 'tsv' ? text.replaceAll('\t', ' ') : text;
          assert.doesNotMatch(shown, ACTIVE, about);
          assert.doesNotMatch(shown, new RegExp(`^${FORGED.replace(/[[\].]/g, '\\$&')}`, 'm'), about);
        }
      }
    }
  });
});

describe('CSV fields', () => {
  const csv = (value: string | number) => outputLineOf('csv', { message: value }, '');

  it('cannot be formulas, and are unchanged otherwise', () => {
    for (const sign of ['=', '+', '-', '@']) assert.equal(csv(`${sign}1+1`), `'${sign}1+1`);
    assert.equal(csv('=A1,"x"'), `"'=A1,""x"""`);
    assert.equal(csv(-1), '-1');
    for (const text of [LINE, LINE.replaceAll('.', '0'), 'a=b', '', "'=a"]) assert.equal(csv(text), text);
  });

  it('are the same in TSV', async () => {
    const tsv = (value: string | number) => outputLineOf('tsv', { message: value }, '');
    for (const sign of ['=', '+', '-', '@']) assert.equal(tsv(`${sign}1+1`), `'${sign}1+1`);
    for (const text of [LINE, 'a=b', '', "'=a"]) assert.equal(tsv(text), text);
    assert.equal(tsv(-1), '-1');
    const { out } = await sudoku(['count', '-f', 'tsv'], `# =HYPERLINK("http://a.example")\n${LINE}\n`);
    assert.equal(out.split('\n')[1], `input\t2\t'=HYPERLINK("http://a.example")\t${LINE}\t1\tno`);
  });

  it('keep the puzzle if its title is a formula', async () => {
    const { out } = await sudoku(['count', '-f', 'csv'], `# =HYPERLINK("http://a.example")\n${LINE}\n`);
    assert.equal(out.split('\n')[1], `input,2,"'=HYPERLINK(""http://a.example"")",${LINE},1,no`);
  });
});
