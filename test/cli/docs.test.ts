import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { VERBS } from '../../src/cli/verbs/index';
import { builtCli, ROOT, shell, temporaryFile, temporaryFolder } from './cli';

const textOf = (name: string) => readFileSync(join(ROOT, 'docs', name), 'utf8');
const examplesIn = (text: string) => [...text.matchAll(/^```console\n\$ (.+)\n([^`]*)```$/gm)];

describe('docs/cli.md', () => {
  before(builtCli);
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

  showsItsExamples(examples);
});

describe('docs/scale.md', () => {
  before(builtCli);
  showsItsExamples(examplesIn(textOf('scale.md')), folderWithSamples);

  it('has a command for GNU parallel that gives what one process gives', async function () {
    if (spawnSync('parallel', ['--version']).status !== 0) this.skip(); // from Debian's package `parallel`
    const [command] = /^parallel .*$/m.exec(textOf('scale.md')) ?? [];
    assert.ok(command);
    const lines = readFileSync(join(ROOT, 'samples/collection.sdm'), 'utf8').replace(/^[^\d.].*\n/gm, '');
    const file = temporaryFile('puzzles.sdm', lines.repeat(200));
    const here = command.replace('puzzles.sdm', file).replace('10M', '50K');
    const { status } = await shell(here.replace('solutions.txt', `${file}.solved`));
    assert.equal(status, 0);
    const { out } = await shell(`sudoku solve ${file}`);
    assert.equal(readFileSync(`${file}.solved`, 'utf8'), out);
  });
});

/** A folder in which commands may write. */
function folderWithSamples(): string {
  const folder = temporaryFolder();
  symlinkSync(join(ROOT, 'samples'), join(folder, 'samples'));
  return folder;
}

function showsItsExamples(examples: readonly RegExpMatchArray[], folder = () => ROOT): void {
  for (const [, command, expected] of examples) {
    it(`shows what "${command}" prints`, async () => {
      const { out, err } = await shell(command, folder());
      assert.equal(out + err, expected);
    });
  }
}
