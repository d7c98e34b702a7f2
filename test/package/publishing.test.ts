import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOWNLOADS } from '../host/install.mts';
import { brokenLinks } from '../host/links.mts';
import { isPreRelease } from '../host/project.mts';
import { desktopVersion } from '../host/vscodeVersion.mts';
import { unzip, zip } from '../host/zip.mts';
import { codeSpansOf, ROOT, readText, tableRowsOf } from './markdown';

const manifest = JSON.parse(readText('package.json'));
/** The address of the repository's page. A fork changes it, and the fields that depend on it, in package.json. */
const home: string = manifest.repository.url.replace(/\.git$/, '');

/** An archive of two files, the second one compressed, written by Python's zipfile. */
const ARCHIVE =
  'UEsDBBQAAAAAAAAAIQAL+UNWBgAAAAYAAAAFAAAAYS50eHRzdG9yZWRQSwMEFAAAAAgAAAAhAPQtuoIHAAAAyAAAAAcAAABiL2MudHh0S0xK' +
  'HBYQAFBLAQIUAxQAAAAAAAAAIQAL+UNWBgAAAAYAAAAFAAAAAAAAAAAAAACAAQAAAABhLnR4dFBLAQIUAxQAAAAIAAAAIQD0LbqCBwAAAMgA' +
  'AAAHAAAAAAAAAAAAAACAASkAAABiL2MudHh0UEsFBgAAAAACAAIAaAAAAFUAAAAAAA==';

describe('the address of the repository', () => {
  it('is one from which vsce makes links', () => {
    assert.match(manifest.repository.url, /^https:\/\/(github|gitlab)\.com\/[\w.-]+\/[\w.-]+\.git$/);
    assert.equal(manifest.repository.type, 'git');
  });

  it('is where package.json sends people', () => {
    assert.deepEqual(manifest.bugs, { url: `${home}/issues` });
    assert.equal(manifest.homepage, `${home}#readme`);
    assert.equal(manifest.qna, `${home}/discussions`);
  });

  it('is in no other file, and neither is the identifier of the extension', () => {
    const folders = ['.ci', '.github', '.vscode', 'bench', 'docs', 'src', 'syntaxes', 'test'];
    const files = folders.flatMap(folder =>
      readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile() && !entry.parentPath.includes('node_modules'))
        .map(entry => join(entry.parentPath, entry.name)),
    );
    const top = readdirSync(ROOT, { withFileTypes: true }).filter(
      entry => entry.isFile() && entry.name !== 'package.json',
    );
    assert.ok(files.length > 100);
    const [, , , owner, name] = home.split('/');
    for (const file of [...files, ...top.map(entry => join(ROOT, entry.name))]) {
      const text = readFileSync(file, 'utf8');
      for (const once of [`${owner}/${name}`, `${manifest.publisher}.${manifest.name}`]) {
        assert.ok(!text.includes(once), `${once} in ${file}`);
      }
    }
  });
});

describe('links of a packaged document', () => {
  const FILES = {
    repository: 'https://github.com/a/b.git',
    ref: 'v1.2.3',
    has: (path: string) => path === 'docs/c.md',
  };
  const check = (markdown: string, expected: string[], repository = FILES.repository) =>
    assert.deepEqual(brokenLinks(markdown, { ...FILES, repository }), expected);

  it('lead to files of the repository at the tag', () => {
    check('[c](https://github.com/a/b/blob/v1.2.3/docs/c.md)', []);
    check('[c](https://github.com/a/b/blob/v1.2.3/docs/c.md#part), [here](#here)', []);
    check('![c](https://github.com/a/b/raw/v1.2.3/docs/c.md)', []);
    check('[c](https://gitlab.com/a/b/-/blob/v1.2.3/docs/c.md)', [], 'https://gitlab.com/a/b.git');
  });

  it('are broken if they lead elsewhere', () => {
    for (const link of [
      'docs/c.md',
      'https://github.com/a/b/blob/v1.2.3/docs/d.md',
      'https://github.com/a/b/blob/HEAD/docs/c.md',
      'https://github.com/a/bb/blob/v1.2.3/docs/c.md',
      'https://github.com/a/b/raw/v1.2.3/docs/c.md',
      'https://example.com/docs/c.md',
    ]) {
      check(`[c](${link})`, [link]);
    }
    check('![c](https://github.com/a/b/blob/v1.2.3/docs/c.md)', ['https://github.com/a/b/blob/v1.2.3/docs/c.md']);
    check(
      '![c](http://github.com/a/b/raw/v1.2.3/docs/c.md)',
      ['http://github.com/a/b/raw/v1.2.3/docs/c.md'],
      'http://github.com/a/b',
    );
  });

  it('are all seen, also within a table', () => {
    check('| [`a`](x) | ![b\nc](y) |\n', ['x', 'y']);
  });
});

describe('README.md', () => {
  const readme = readText('README.md');

  it('has pictures that the stores accept, and says in words what they show', () => {
    const pictures = [...readme.matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)];
    assert.ok(pictures.length >= 2);
    for (const [, words, path] of pictures) {
      assert.ok(words.length > 40, path);
      assert.deepEqual([...readFileSync(join(ROOT, path)).subarray(1, 4).toString()], [...'PNG'], path);
    }
  });

  it('links to the page that says how much is downloaded', () => {
    assert.ok(readme.includes('](docs/guide/install.md)'));
    const megabytes = Object.values(DOWNLOADS).reduce((sum, download) => sum + download.megabytes, 0);
    assert.match(readText('docs/guide/install.md'), new RegExp(`\\b${Math.round(megabytes / 10) * 10} MB\\b`));
  });
});

describe('the packager', () => {
  it('reads what is in a ZIP archive', () => {
    const archive = Buffer.from(ARCHIVE, 'base64');
    assert.deepEqual(
      [...unzip(archive)].map(([name, data]) => [name, data.toString()]),
      [
        ['a.txt', 'stored'],
        ['b/c.txt', 'ab'.repeat(100)],
      ],
    );
    assert.throws(() => unzip(archive.subarray(0, -1)), /not a ZIP archive/);
    assert.throws(() => unzip(Buffer.alloc(0)), /not a ZIP archive/);
  });

  it('is written so that it can be read', () => {
    const files = new Map([
      ['a.txt', Buffer.from('')],
      ['b/ä.txt', Buffer.from('ab'.repeat(100))],
      ['c.bin', Buffer.from([0, 255, 10])],
    ]);
    assert.deepEqual(unzip(zip(files)), files);
    assert.deepEqual(zip(files), zip(new Map(files)));
    // The CRC-32 of the bytes, and the size of the text.
    const archive = zip(new Map([['a', Buffer.from('123456789')]]));
    assert.equal(archive.readUInt32LE(14), 0xcbf43926);
    assert.equal(archive.readUInt32LE(22), 9);
  });

  it('takes a version with an odd minor number for a pre-release', () => {
    const versions = ['0.1.0', '0.2.1', '1.0.1', '1.3.0', '2.10.3', '2.11.0'];
    assert.deepEqual(versions.filter(isPreRelease), ['0.1.0', '1.3.0', '2.11.0']);
  });
});

describe('workflows', () => {
  const names = readdirSync(join(ROOT, '.github/workflows')).sort();
  const texts = new Map(names.map(name => [name, readText(`.github/workflows/${name}`)]));
  const all = [...texts.values()].join('\n');
  const contributing = readText('CONTRIBUTING.md');

  it('test each change, test all data every night, audit and release', () => {
    assert.deepEqual(names, ['audit.yml', 'nightly.yml', 'release.yml', 'test.yml']);
    assert.match(texts.get('nightly.yml')!, /schedule:\n\s+- cron: .*[\s\S]*npm run test:all$/m);
  });

  it("use GitHub's own actions only, each at a major version", () => {
    const used = [...all.matchAll(/\buses: (\S+)/g)].map(([, action]) => action);
    assert.ok(used.length > 5);
    for (const action of used) {
      assert.match(
        action,
        /^actions\/(checkout|setup-node|upload-artifact)@v\d+$|^\.\/\.github\/workflows\/test\.yml$/,
      );
      if (action.startsWith('./')) assert.ok(existsSync(join(ROOT, action)), action);
    }
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

  it('hold no secrets, and only the job that publishes may ask for a token', () => {
    assert.doesNotMatch(all, /secrets\./);
    assert.equal(all.match(/id-token: write/g)?.length, 1);
    const [before, publish] = texts.get('release.yml')!.split(/^ {2}publish:$/m);
    assert.doesNotMatch(before, /id-token/);
    assert.match(publish, /environment: release/);
    const { scripts } = JSON.parse(readText('.github/publish/package.json'));
    assert.match(scripts.marketplace, /^vsce publish --oidc /);
    assert.match(scripts['open-vsx'], /^ovsx publish --trusted-publishing /);
    // The requirements of the stores, in the words of CONTRIBUTING.
    for (const word of ['release.yml', 'release']) assert.ok(codeSpansOf(contributing).has(word), word);
  });
});

describe('the version of VS Code that tests run in', () => {
  it('is the oldest that package.json allows, the newest, or the one named', () => {
    assert.equal(desktopVersion('oldest', '^1.100.0'), '1.100.0');
    assert.equal(desktopVersion('oldest', manifest.engines.vscode), manifest.devDependencies['@types/vscode']);
    assert.equal(desktopVersion('newest', '^1.100.0'), 'stable');
    assert.equal(desktopVersion(undefined, '^1.100.0'), 'stable');
    assert.equal(desktopVersion('1.105.1', '^1.100.0'), '1.105.1');
    for (const wrong of ['', 'latest', '1.105', 'v1.105.1']) {
      assert.throws(() => desktopVersion(wrong, '^1.100.0'), /is not oldest, newest or a version/);
    }
    assert.throws(() => desktopVersion('oldest', '>=1.100.0'));
  });
});
