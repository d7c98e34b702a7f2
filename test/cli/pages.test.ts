import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { VERBS } from '../../src/cli/verbs/index';
import { builtCli, shell, sudoku, temporaryFile } from './cli';

/** Whether a program is there. Where it is not, what needs it is left out, which mocha tells. */
const has = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

describe('the pages of the command line', () => {
  before(builtCli);

  for (const { name, load } of VERBS) {
    it(`tell what ${name} does, within the width of a terminal`, async () => {
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

  it('end as verbs do where they cannot be written, or are not read to their end', async () => {
    for (const call of ['--help', '', 'help', '--version', 'solve --help', 'man', 'completions bash']) {
      const closed = await shell(`sudoku ${call} | true; echo \${PIPESTATUS[0]}`);
      assert.deepEqual([closed.out, closed.err], [call === '' ? '2\n' : '0\n', ''], call);
      if (!existsSync('/dev/full')) continue; // only Linux has a disk that is always full
      const { status, err } = await shell(`sudoku ${call} > /dev/full`);
      assert.equal(status, 2, call);
      assert.match(err, /^sudoku: The output cannot be written: .*\n$/, call);
    }
  });

  it('take no files', async () => {
    for (const verb of ['man', 'mcp']) {
      const { status, err } = await sudoku([verb, 'foo']);
      assert.deepEqual([status, err.includes('It reads no files, so "foo" has no meaning.')], [2, true]);
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

describe('the completions', () => {
  before(builtCli);

  async function inBash(words: readonly string[]): Promise<string[]> {
    const script = [
      'source <(sudoku completions bash)',
      `COMP_WORDS=(sudoku ${words.map(word => `'${word}'`).join(' ')})`,
      `COMP_CWORD=${words.length}`,
      '_sudoku',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell's own
      'printf "%s\\n" "${COMPREPLY[@]}"',
    ];
    const { out, err } = await shell(script.join('\n'));
    assert.equal(err, '');
    return out.trimEnd().split('\n');
  }

  it('of bash are verbs, options, values and files', async () => {
    assert.deepEqual(await inBash(['so']), ['solve', 'sort']);
    assert.deepEqual(await inBash(['solve', '--fo']), ['--format']);
    assert.deepEqual(await inBash(['solve', '-f', 'js']), ['json', 'jsonl']);
    assert.deepEqual(await inBash(['solve', 'LICEN']), ['LICENSE']);
  });

  it('of zsh are read without an error', async function () {
    if (!has('zsh')) this.skip();
    const file = temporaryFile('_sudoku', (await sudoku(['completions', 'zsh'])).out);
    const { stdout, stderr } = spawnSync(
      'zsh',
      ['-fc', `autoload -U compinit; compinit -D; source ${file}; echo $_comps[sudoku]`],
      { encoding: 'utf8' },
    );
    assert.deepEqual([stdout, stderr], ['_sudoku\n', '']);
  });

  it('of fish are verbs, options and values', async function () {
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

  it('are refused for another shell', async () => {
    const { status, err } = await sudoku(['completions', 'tcsh']);
    assert.equal(status, 2);
    assert.match(err, /Name one shell: bash, zsh or fish\./);
  });
});
