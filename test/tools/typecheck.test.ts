import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../package/markdown';

describe('npm run typecheck', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sudoku-types-'));
  before(() => {
    writeFileSync(join(folder, 'shared.ts'), "export const shared: number = '';\n");
    for (const [project, text] of [
      ['good', 'export const one = 1;\n'],
      ['first', "import { shared } from '../shared';\nexport const one: string = shared;\n"],
      ['second', "import { shared } from '../shared';\nexport const two: boolean = shared;\n"],
    ]) {
      mkdirSync(join(folder, project));
      writeFileSync(join(folder, project, 'index.ts'), text);
      const options = { compilerOptions: { strict: true, noEmit: true, types: [] }, include: ['./*.ts'] };
      writeFileSync(join(folder, project, 'tsconfig.json'), JSON.stringify(options));
    }
  });
  after(() => rmSync(folder, { recursive: true }));

  /** The exit status for these projects, and the files and codes of the errors. */
  function check(...projects: string[]) {
    const args = [join(ROOT, 'tools/typecheck.mjs'), ...projects];
    const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    return { status, errors: [...stdout.matchAll(/^(\S+\.ts)\(.*error (TS\d+)/gm)].map(([, ...error]) => error) };
  }

  it('succeeds without errors', () => assert.deepEqual(check('good'), { status: 0, errors: [] }));
  it('reports the errors of all projects, each once, and fails even if the last project has none', () => {
    const { status, errors } = check('first', 'second', 'good');
    assert.equal(status, 1);
    assert.deepEqual(errors.sort(), [
      ['first/index.ts', 'TS2322'],
      ['second/index.ts', 'TS2322'],
      ['shared.ts', 'TS2322'],
    ]);
  });
  it('fails if a project is missing', () => assert.equal(check('missing').status, 1));
});
