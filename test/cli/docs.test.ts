import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { VERBS } from '../../src/cli/verbs/index';
import { ROOT, shell, sudoku, temporaryFile, temporaryFolder } from './cli';

const textOf = (name: string) => readFileSync(join(ROOT, 'docs', name), 'utf8');
const examplesIn = (text: string) => [...text.matchAll(/^```console\n\$ (.+)\n([^`]*)```$/gm)];

describe('docs/cli.md', () => {
  const text = textOf('cli.md');
  const examples = examplesIn(text);

  it('has an example of every verb', () => {
    for (const { name } of VERBS) {
      assert.match(text, new RegExp(`^## ${name}$`, 'm'));
      assert.ok(
        examples.some(([, command]) => command.includes(`sudoku ${name}`)),
        name,
      );
    }
  });

  it('names the verbs that answer after a small part of the input, and those that read whole files', async () => {
    const [, words] = /of 4 KB\s+for (.*?), which/s.exec(text)!;
    const [, whole] = /can have any length\. (.*?) hold\s+all files/s.exec(text)!;
    const namesIn = (prose: string) => [...prose.matchAll(/`(\w+)`/g)].map(([, name]) => name);
    const verbs = await Promise.all(VERBS.map(async ({ name, load }) => ({ name, verb: await load() })));
    const slow = verbs.filter(({ verb }) => 'load' in verb && verb.isSlow);
    assert.deepEqual(namesIn(words).sort(), slow.map(({ name }) => name).sort());
    const holding = verbs.filter(({ verb }) => 'run' in verb && /\btexts\(\)/.test(`${verb.run}`));
    assert.deepEqual(
      namesIn(whole)
        .filter(name => VERBS.some(verb => verb.name === name) && name !== 'convert')
        .sort(),
      holding.map(({ name }) => name).sort(),
    );
  });

  showsItsExamples(examples);
});

describe('docs/scale.md', () => {
  showsItsExamples(examplesIn(textOf('scale.md')));

  it('has a command for GNU parallel with the same output as a single process', async function () {
    if (spawnSync('parallel', ['--version']).status !== 0) this.skip(); // from Debian's package `parallel`
    const [command] = /^parallel .*$/m.exec(textOf('scale.md')) ?? [];
    assert.ok(command);
    const lines = readFileSync(join(ROOT, 'samples/collection.sdm'), 'utf8').replace(/^[^\d.].*\n/gm, '');
    const file = temporaryFile('puzzles.sdm', lines.repeat(20));
    const here = command.replace('puzzles.sdm', file).replace('10M', '5K');
    const { status } = await shell(here.replace('solutions.txt', `${file}.solved`));
    assert.equal(status, 0);
    const { out } = await shell(`sudoku solve ${file}`);
    assert.equal(readFileSync(`${file}.solved`, 'utf8'), out);
  });
});

describe('README.md', () => {
  const examples = examplesIn(readFileSync(join(ROOT, 'README.md'), 'utf8'));

  it('has an example', () => assert.equal(examples.length, 1));

  showsItsExamples(examples);
});

describe('the examples of docs/ci.md', () => {
  const examples = examplesIn(textOf('ci.md'));

  it('has an example with very few givens, which `check` passes and `count` does not', async () => {
    const puzzle = /echo ([\d.]{81}) /.exec(examples[0][1])![1];
    assert.deepEqual(await sudoku(['check'], `${puzzle}\n`), { status: 0, out: '', err: '' });
    assert.equal((await sudoku(['lint'], `${puzzle}\n`)).status, 0);
    assert.equal((await sudoku(['lint', '--rule', 'too-few-clues=warning'], `${puzzle}\n`)).status, 1);
    assert.equal((await sudoku(['count'], `${puzzle}\n`)).status, 1);
    // An empty grid is only counted.
    const empty = `${'.'.repeat(81)}\n`;
    assert.equal((await sudoku(['lint', '--rule', 'too-few-clues=warning'], empty)).status, 0);
    assert.equal((await sudoku(['count'], empty)).status, 1);
  });

  showsItsExamples(examples);
});

/** A folder that commands can write to. */
function folderWithSamples(): string {
  const folder = temporaryFolder();
  symlinkSync(join(ROOT, 'samples'), join(folder, 'samples'));
  symlinkSync(join(ROOT, 'test/fixtures/pictures/puzzle.png'), join(folder, 'photo.png'));
  return folder;
}

function showsItsExamples(examples: readonly RegExpMatchArray[]): void {
  for (const [, command, expected] of examples) {
    it(`shows the output of "${command}"`, async () => {
      const { out, err } = await shell(command, folderWithSamples());
      assert.equal(out + err, expected);
    });
  }
}
