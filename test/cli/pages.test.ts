import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Writable } from 'node:stream';
import { VERBS } from '../../src/cli/verbs/index';
import { shell, sudoku, temporaryFile } from './cli';

/** A stream that cannot be written to. */
const failing = (code: string) =>
  new Writable({
    write(_piece, _encoding, written) {
      written(Object.assign(new Error(code), { code }));
    },
  });

/** Whether a program is installed. Tests that need a missing one are pending. */
const has = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

describe('the pages of the command line', () => {
  for (const { name, load } of VERBS) {
    it(`describe ${name} within the width of a terminal`, async () => {
      const { options, examples } = await load();
      const { status, out } = await sudoku([name, '--help']);
      assert.equal(status, 0);
      assert.match(out, new RegExp(`^Usage: sudoku ${name} `));
      assert.match(out, /\nOptions:\n[\s\S]* {2}-h, --help {2}/);
      for (const option of options) assert.ok(out.includes(`--${option.name}`), option.name);
      for (const { command } of examples) assert.ok(out.includes(command), command);
      for (const line of out.split('\n')) assert.ok(line.length <= 100, line);
    });
  }

  for (const call of ['--help', '', 'help', '--version', 'solve --help', 'man', 'completions bash']) {
    it(`end like verbs if "${call}" cannot be written, or is not read to its end`, async () => {
      const args = call.split(' ').filter(word => word !== '');
      const closed = await sudoku(args, '', { stdout: failing('EPIPE') });
      assert.deepEqual(closed, { status: call === '' ? 2 : 0, out: '', err: '' });
      const full = await sudoku(args, '', { stdout: failing('ENOSPC') });
      assert.deepEqual(full, { status: 2, out: '', err: 'sudoku: The output cannot be written: ENOSPC\n' });
    });
  }

  it('end like verbs in a shell', async () => {
    for (const call of ['--help', 'man']) {
      const closed = await shell(`sudoku ${call} | true; echo \${PIPESTATUS[0]}`);
      assert.deepEqual([closed.out, closed.err], ['0\n', ''], call);
      if (!existsSync('/dev/full')) continue; // only Linux has a device that is always full
      const { status, err } = await shell(`sudoku ${call} > /dev/full`);
      assert.equal(status, 2, call);
      assert.match(err, /^sudoku: The output cannot be written: .*\n$/, call);
    }
  });

  it('read no files', async () => {
    for (const verb of ['man', 'mcp']) {
      const { status, err } = await sudoku([verb, 'foo']);
      assert.deepEqual([status, err.includes('reads no files, so remove "foo".')], [2, true]);
    }
  });

  it('are a manual page without an error', async function () {
    if (!has('groff')) this.skip();
    const { out } = await sudoku(['man']);
    const { stdout, stderr } = spawnSync('groff', ['-man', '-Tascii', '-ww', '-P-cbou'], {
      input: out,
      encoding: 'utf8',
    });
    assert.equal(stderr, '');
    for (const { name, summary } of VERBS)
      assert.ok(stdout.replace(/-\s*\n\s*|\s+/g, ' ').includes(summary.slice(0, 20)), name);
  });
});

describe('the completion scripts', () => {
  it('of bash complete verbs, options, values and files', async () => {
    const completed = [
      [['so'], 'solve sort'],
      [['solve', '--fo'], '--format'],
      [['solve', '-f', 'js'], 'json jsonl'],
      [['solve', 'LICEN'], 'LICENSE'],
    ] as const;
    const script = completed.map(([words]) => [
      `COMP_WORDS=(sudoku ${words.map(word => `'${word}'`).join(' ')})`,
      `COMP_CWORD=${words.length}`,
      '_sudoku',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell's own
      'echo "${COMPREPLY[@]}"',
    ]);
    const { out, err } = await shell(['source <(sudoku completions bash)', ...script.flat()].join('\n'));
    assert.equal(err, '');
    assert.deepEqual(
      out.trimEnd().split('\n'),
      completed.map(([, words]) => words),
    );
  });

  it('of zsh have no syntax errors', async function () {
    if (!has('zsh')) this.skip();
    const file = temporaryFile('_sudoku', (await sudoku(['completions', 'zsh'])).out);
    const { stdout, stderr } = spawnSync(
      'zsh',
      ['-fc', `autoload -U compinit; compinit -D; source ${file}; echo $_comps[sudoku]`],
      { encoding: 'utf8' },
    );
    assert.deepEqual([stdout, stderr], ['_sudoku\n', '']);
  });

  it('of fish complete verbs, options and values', async function () {
    if (!has('fish')) this.skip();
    const file = temporaryFile('sudoku.fish', (await sudoku(['completions', 'fish'])).out);
    const complete = (line: string) => {
      const { stdout, stderr } = spawnSync('fish', ['--no-config', '-c', `source ${file}; complete -C '${line}'`], {
        encoding: 'utf8',
      });
      assert.equal(stderr, '');
      return stdout
        .trimEnd()
        .split('\n')
        .map(each => each.split('\t')[0]);
    };
    assert.deepEqual(complete('sudoku so'), ['solve', 'sort']);
    assert.deepEqual(complete('sudoku solve --fo'), ['--format']);
    assert.deepEqual(complete('sudoku solve -f js'), ['json', 'jsonl']);
  });

  it('do not exist for another shell', async () => {
    const { status, err } = await sudoku(['completions', 'tcsh']);
    assert.equal(status, 2);
    assert.match(err, /Name one shell: bash, zsh or fish\./);
  });
});
