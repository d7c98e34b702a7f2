import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, readText, tableRowsOf } from './markdown';

const manifest = JSON.parse(readText('package.json'));

/** An entry of a lock file, with the fields that the tests need. */
interface LockedPackage {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
}

/** The packages of a lock file by path: `node_modules/a/node_modules/b`. The path of the project itself is ''. */
function packagesIn(folder: string): Map<string, LockedPackage> {
  return new Map(Object.entries(JSON.parse(readText(`${folder}package-lock.json`)).packages));
}

/** Whether Node finds a package from a path: in its node_modules, or in those of a parent folder. */
function isFound(name: string, from: string, packages: ReadonlyMap<string, LockedPackage>): boolean {
  const folders = `${from}/node_modules/`.split('node_modules/');
  return folders.some((_, length) =>
    packages.has(`${folders.slice(0, length).join('node_modules/')}node_modules/${name}`),
  );
}

describe('lock files', () => {
  for (const folder of ['', 'bench/', '.github/publish/']) {
    const packages = packagesIn(folder);
    const installed = [...packages].filter(([place]) => place !== '');

    it(`${folder}package-lock.json has the checksum of every package`, () => {
      assert.ok(installed.length > 5);
      const without = installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
      assert.deepEqual(Object.fromEntries(without), {});
    });

    it(`${folder}package-lock.json has every required package, on every system`, () => {
      for (const [place, { dependencies, devDependencies, optionalDependencies }] of packages) {
        for (const name of Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
          assert.ok(isFound(name, place, packages), `${name}, for ${place || 'the project'}`);
        }
      }
    });

    it(`${folder}package-lock.json names no registry`, () => {
      assert.match(readText(`${folder}.npmrc`), /^omit-lockfile-registry-resolved=true$/m);
      const with_ = installed.filter(([, { resolved }]) => resolved !== undefined);
      assert.deepEqual(Object.fromEntries(with_), {});
    });
  }

  it('a missing package is detected', () => {
    const packages = new Map<string, LockedPackage>([
      ['', {}],
      ['node_modules/a', {}],
      ['node_modules/a/node_modules/b', {}],
    ]);
    for (const [name, from, found] of [
      ['a', '', true],
      ['b', '', false],
      ['a', 'node_modules/a', true],
      ['b', 'node_modules/a', true],
      ['a', 'node_modules/a/node_modules/b', true],
      ['c', 'node_modules/a/node_modules/b', false],
    ] as const) {
      assert.equal(isFound(name, from, packages), found, `${name} from ${from}`);
    }
  });
});

describe('install scripts', () => {
  it('are denied, each by name', () => {
    const withScript = [...packagesIn('')].filter(([, { hasInstallScript }]) => hasInstallScript);
    const names = withScript.map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length));
    assert.deepEqual(manifest.allowScripts, Object.fromEntries(names.map(name => [name, false])));
  });

  it('do not run in jobs that the stores trust', () => {
    assert.match(readText('.github/publish/.npmrc'), /^ignore-scripts=true$/m);
  });
});

describe('scripts', () => {
  const names = Object.keys(manifest.scripts);
  /** Run by npm and vsce, not by people. */
  const LIFECYCLE = ['prepare', 'vscode:prepublish'];

  it('are sorted', () => {
    assert.deepEqual(names, [...names].sort());
  });

  it('are each described in one row of a table of CONTRIBUTING.md or bench/README.md', () => {
    const described = ['CONTRIBUTING.md', 'bench/README.md'].flatMap(page =>
      tableRowsOf(readText(page)).flatMap(([cell]) => /^`npm (?:run )?([\w:]+)`$/.exec(cell)?.[1] ?? []),
    );
    const people = names.filter(name => !LIFECYCLE.includes(name));
    assert.deepEqual(described.sort(), people);
  });
});

describe('npx mocha', () => {
  const mocha = join(ROOT, 'node_modules/mocha/bin/mocha.js');

  it('runs only the given file', () => {
    const file = 'test/bench/statistics.test.ts';
    const report = execFileSync(process.execPath, [mocha, '--dry-run', '--reporter', 'json', file], { cwd: ROOT });
    const tests: { file: string }[] = JSON.parse(report.toString()).tests;
    assert.deepEqual([...new Set(tests.map(test => test.file))], [join(ROOT, file)]);
  });

  it('runs all unit tests without arguments', () => {
    const config = execFileSync(process.execPath, ['-p', 'JSON.stringify(require("./.mocharc.cjs"))'], { cwd: ROOT });
    const { spec, ignore } = JSON.parse(config.toString());
    assert.deepEqual([spec, ignore], [['test/**/*.test.ts'], ['test/extension/**']]);
  });
});
