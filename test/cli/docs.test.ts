import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERBS } from '../../src/cli/verbs/index';
import { builtCli, ROOT, shell } from './cli';

describe('docs/cli.md', () => {
  before(builtCli);
  const text = readFileSync(join(ROOT, 'docs/cli.md'), 'utf8');
  const examples = [...text.matchAll(/^```console\n\$ (.+)\n([^`]*)```$/gm)];

  it('has an example of every verb', () => {
    for (const { name } of VERBS) {
      assert.match(text, new RegExp(`^## ${name}$`, 'm'));
      assert.ok(
        examples.some(([, command]) => command.includes(`sudoku ${name}`)),
        name,
      );
    }
  });

  for (const [, command, expected] of examples) {
    it(`shows what "${command}" prints`, async () => {
      const { out, err } = await shell(command);
      assert.equal(out + err, expected);
    });
  }
});
