import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { codeSpansOf, ROOT, readText, tableRowsOf } from './markdown';

const manifest = JSON.parse(readText('package.json'));

describe('workflows', () => {
  const names = readdirSync(join(ROOT, '.github/workflows')).sort();
  const texts = new Map(names.map(name => [name, readText(`.github/workflows/${name}`)]));
  const all = [...texts.values()].join('\n');
  const contributing = readText('CONTRIBUTING.md');
  /** A job of release.yml. */
  const jobOf = (name: string) =>
    texts
      .get('release.yml')!
      .split(/^ {2}(?=\w+:$)/m)
      .find(job => job.startsWith(`${name}:`)) ?? assert.fail(name);

  it('test each change, test all data every night, audit and release', () => {
    assert.deepEqual(names, ['audit.yml', 'nightly.yml', 'release.yml', 'test.yml']);
    assert.match(texts.get('nightly.yml')!, /schedule:\n\s+- cron: .*[\s\S]*npm run test:all$/m);
  });

  it("use only GitHub's own actions, each pinned to the commit of one version", () => {
    const lines = [...all.matchAll(/\buses: (.*)$/gm)].map(([, action]) => action);
    const versions = new Map<string, string>();
    assert.ok(lines.length > 5);
    for (const line of lines) {
      if (line === './.github/workflows/test.yml') {
        assert.ok(existsSync(join(ROOT, line)), line);
        continue;
      }
      const [, action, version] =
        /^actions\/(checkout|setup-node|upload-artifact)@([\da-f]{40} # v\d+\.\d+\.\d+)$/.exec(line) ??
        assert.fail(line);
      assert.equal(versions.get(action) ?? version, version, `${action} in several versions`);
      versions.set(action, version);
    }
    assert.match(readText('.github/dependabot.yml'), /package-ecosystem: github-actions\n\s+directory: \/$/m);
  });

  it('run scripts that exist', () => {
    const scripts = [...all.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, script]) => script);
    assert.ok(scripts.includes('test:unit') && scripts.includes('package'));
    for (const script of scripts) assert.ok(manifest.scripts[script], script);
    assert.match(all, /run: \.ci\/run$/m);
    assert.ok(existsSync(join(ROOT, '.ci/run')));
    // The job that publishes runs one script for each store.
    const { scripts: publish } = JSON.parse(readText('.github/publish/package.json'));
    const [, stores] = /store: \[(.*)\]/.exec(texts.get('release.yml')!) ?? [];
    assert.deepEqual(Object.keys(publish), stores.split(', '));
  });

  it('run every suite on every system, in the oldest and the newest VS Code', () => {
    const test = texts.get('test.yml')!;
    assert.match(test, /os: \[ubuntu-latest, macos-latest, windows-latest\]\n\s+vscode: \[oldest, newest\]/);
    for (const suite of ['unit', 'editor', 'web']) assert.match(test, new RegExp(`npm run test:${suite}$`, 'm'));
    const [, oldest] = /node: \['([\d.]+)', /.exec(test) ?? [];
    assert.equal(`>=${oldest}`, manifest.engines.node);
  });

  it('set variables that CONTRIBUTING describes', () => {
    const described = tableRowsOf(contributing).map(([cell]) => cell);
    const set = [...all.matchAll(/\b(SUDOKU_\w+):/g)].map(([, variable]) => variable);
    assert.ok(set.length > 0);
    for (const variable of set) assert.ok(described.includes(`\`${variable}\``), variable);
  });

  it('contain no secrets, and only the job that publishes may request a token', () => {
    assert.doesNotMatch(all, /secrets\./);
    assert.equal(all.match(/id-token: write/g)?.length, 1);
    const publish = jobOf('publish');
    assert.match(publish, /id-token: write/);
    assert.match(publish, /environment: release/);
    // Scripts of packages must not run together with the token.
    assert.deepEqual(publish.match(/npm ci.*/g), ['npm ci --ignore-scripts']);
    const { scripts } = JSON.parse(readText('.github/publish/package.json'));
    assert.match(scripts.marketplace, /^vsce publish --oidc .*\/sudoku\.vsix$/);
    assert.match(scripts['open-vsx'], /^ovsx publish --trusted-publishing .*\/sudoku\.vsix$/);
    assert.match(scripts.npm, /^npm publish \S*\/sudoku\.tgz --provenance --access public$/);
    // The requirements of the stores, in the words of CONTRIBUTING.
    for (const word of ['release.yml', 'release']) assert.ok(codeSpansOf(contributing).has(word), word);
  });

  it('publish the files that the job `package` made, and attach the VSIX to a release', () => {
    const made = /path: \|\n((?: +dist\/\S+\n)+)/.exec(jobOf('package'))![1].trim().split(/\s+/);
    assert.deepEqual(made, ['dist/sudoku.vsix', 'dist/sudoku.tgz', 'dist/release-notes.md']);
    const release = jobOf('release');
    assert.match(release, /gh release create "\$TAG" sudoku\.vsix .*--notes-file release-notes\.md/);
    assert.match(release, /needs: \[package, publish\]/);
    assert.equal(all.match(/contents: write/g)?.length, 1);
    assert.match(release, /contents: write/);
    // It runs no code of the repository with write permission.
    assert.doesNotMatch(release, /uses:|npm|node/);
  });
});
