import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, readText } from '../package/markdown';

/** The packages of benchmarks, which are installed at their first run. */
const PACKAGES = Object.keys(JSON.parse(readText('bench/package.json')).dependencies);

/** The types of these packages are missing, so files that import them are not checked. */
const importsPackage = (file: string) => PACKAGES.some(name => readText(file).includes(`from '${name}'`));

describe('the benchmarks', () => {
  it('have no type errors, even if their packages are not installed', () => {
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    const { stdout, stderr, status } = spawnSync(process.execPath, [tsc, '-p', 'bench', '--pretty', 'false'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    assert.ok(stdout !== '' || status === 0, stderr);
    const errors = [...stdout.matchAll(/^(\S+?)\(\d.*error .*$/gm)].filter(([, file]) => !importsPackage(file));
    assert.deepEqual(
      errors.map(([error]) => error),
      [],
    );
  });
});
