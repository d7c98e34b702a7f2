import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOWNLOADS } from '../host/install.mts';
import { brokenLinks } from '../host/links.mts';
import { isPreRelease, type RegisteredName } from '../host/project.mts';
import { missingForPublication, releaseNotesOf } from '../host/publication.mts';
import { desktopVersion } from '../host/vscodeVersion.mts';
import { unzip, zip } from '../host/zip.mts';
import { codeSpansOf, ROOT, readText } from './markdown';

const manifest = JSON.parse(readText('package.json'));
/** The address of the repository's page. A fork changes it in package.json, with the fields that depend on it. */
const home: string = manifest.repository.url.replace(/\.git$/, '');

/** An archive of two files, the second one compressed, written by Python's zipfile. */
const ARCHIVE =
  'UEsDBBQAAAAAAAAAIQAL+UNWBgAAAAYAAAAFAAAAYS50eHRzdG9yZWRQSwMEFAAAAAgAAAAhAPQtuoIHAAAAyAAAAAcAAABiL2MudHh0S0xK' +
  'HBYQAFBLAQIUAxQAAAAAAAAAIQAL+UNWBgAAAAYAAAAFAAAAAAAAAAAAAACAAQAAAABhLnR4dFBLAQIUAxQAAAAIAAAAIQD0LbqCBwAAAMgA' +
  'AAAHAAAAAAAAAAAAAACAASkAAABiL2MudHh0UEsFBgAAAAACAAIAaAAAAFUAAAAAAA==';

describe('the address of the repository', () => {
  it('lets vsce make links', () => {
    assert.match(manifest.repository.url, /^https:\/\/(github|gitlab)\.com\/[\w.-]+\/[\w.-]+\.git$/);
    assert.equal(manifest.repository.type, 'git');
  });

  it('is also in the other fields of package.json', () => {
    assert.deepEqual(manifest.bugs, { url: `${home}/issues` });
    assert.equal(manifest.homepage, `${home}#readme`);
    assert.equal(manifest.qna, `${home}/discussions`);
  });

  it('is in no other file, like the identifier of the extension', () => {
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

describe('the list of missing parts of a publication', () => {
  const ALL: readonly RegisteredName[] = ['publisher', 'repository', 'npm'];
  const READY = {
    registered: ALL,
    readme: 'Install it from the Marketplace.',
    changelog: '# Changelog\n\n## 1.2.3 - 2030-01-31\n\n- One\n\n## 1.2.0 - 2029-01-31\n\n- Two\n',
  };
  const check = (changed: Partial<typeof READY>, ...expected: readonly RegExp[]) => {
    const { registered, ...texts } = { ...READY, ...changed };
    const publication = { npm: 'a-b', registered };
    const next = { version: '1.2.3', publisher: 'a', repository: { url: 'https://github.com/a/b.git' }, publication };
    const missing = missingForPublication({ manifest: next, ...texts });
    assert.equal(missing.length, expected.length, missing.join('\n'));
    for (const [i, sentence] of missing.entries()) assert.match(sentence, expected[i]);
  };

  it('is empty if all names are registered and the documents are up to date', () => check({}));

  it('has each name that is not registered', () => {
    check({ registered: [] }, /^The publisher a is/, /^The repository https:\S+ is/, /^The npm package a-b is/);
    for (const name of ALL)
      check(
        { registered: ALL.filter(each => each !== name) },
        new RegExp(`add "${name}" to publication.registered in`),
      );
  });

  it('has a README that says that nothing is published', () =>
    check({ readme: 'It is not published yet.' }, /^README\.md says/));

  it('has the section of the version, or its date', () => {
    check({ changelog: '# Changelog\n\n## 1.2.30 - 2030-01-31\n' }, /^CHANGELOG\.md has no section for 1\.2\.3\.$/);
    check({ changelog: '# Changelog\n\n## 1.2.3 - unreleased\n' }, /^CHANGELOG\.md says that 1\.2\.3 is unreleased\./);
  });

  it('requires known names, and a README that mentions a clone only while something is missing', () => {
    const { registered } = manifest.publication;
    for (const name of registered) assert.ok(ALL.includes(name), name);
    const readme = readText('README.md');
    if (registered.length === ALL.length) assert.doesNotMatch(readme, /not published yet/);
    else assert.match(readme, /not published yet/);
  });

  it('does not affect the notes of a release, which are the section of its version', () => {
    assert.equal(releaseNotesOf(READY.changelog, '1.2.3'), '- One');
    assert.equal(releaseNotesOf(READY.changelog, '1.2.0'), '- Two');
    assert.equal(releaseNotesOf(READY.changelog, '1.2'), undefined);
  });
});

describe('CHANGELOG.md', () => {
  it('describes the newest version in at most 40 lines', () => {
    const notes = releaseNotesOf(readText('CHANGELOG.md'), manifest.version) ?? assert.fail(manifest.version);
    assert.ok(notes.split('\n').length <= 40, `${notes.split('\n').length} lines`);
  });
});

describe('the listing in stores', () => {
  /** https://code.visualstudio.com/api/references/extension-manifest */
  const CATEGORIES =
    'Programming Languages, Snippets, Linters, Themes, Debuggers, Formatters, Keymaps, SCM Providers, Other, Extension Packs, ' +
    'Language Packs, Data Science, Machine Learning, Visualization, Notebooks, Education, Testing, AI, Chat';

  it('has valid categories, each once', () => {
    const { categories } = manifest;
    for (const category of categories) assert.ok(CATEGORIES.split(', ').includes(category), category);
    assert.equal(new Set(categories).size, categories.length);
  });

  it('has keywords that people search for, at most 30 and each once', () => {
    const keywords: readonly string[] = manifest.keywords;
    assert.ok(keywords.length <= 30);
    assert.equal(new Set(keywords.map(word => word.toLowerCase())).size, keywords.length);
    for (const word of ['sudoku', '数独', 'sudoku solver', 'hodoku', 'sudokupad'])
      assert.ok(keywords.includes(word), word);
    for (const variant of ['killer', 'jigsaw'])
      assert.ok(
        keywords.some(word => word.startsWith(variant)),
        variant,
      );
  });
});

describe('the pages of the repository', () => {
  it('explain how to get help and how to report a vulnerability, and the README links to them', () => {
    for (const name of ['SUPPORT.md', 'SECURITY.md']) assert.ok(readText('README.md').includes(`](${name})`), name);
    assert.match(readText('SECURITY.md'), /\*\*Report a vulnerability\*\*/);
    const [, vscode] = /VS Code ([\d.]+) and newer/.exec(readText('SUPPORT.md')) ?? [];
    assert.equal(`^${vscode}.0`, manifest.engines.vscode);
    const [, node] = /Node ([\d.]+) and newer/.exec(readText('SUPPORT.md')) ?? [];
    assert.equal(`>=${node}`, manifest.engines.node);
  });

  it('include templates for issues with a name, a description and required fields, and one for pull requests', () => {
    for (const name of ['bug.yml', 'feature.yml']) {
      const template = readText(`.github/ISSUE_TEMPLATE/${name}`);
      assert.match(template, /^name: \S.*\ndescription: \S.*\n/, name);
      assert.match(template, /required: true/, name);
      const ids = [...template.matchAll(/^ {4}id: (\w+)$/gm)].map(([, id]) => id);
      const fields = [...template.matchAll(/^ {2}- type: (\w+)$/gm)].map(([, type]) => type);
      assert.ok(ids.length > 1 && new Set(ids).size === fields.length, name);
      for (const type of fields) assert.ok(['textarea', 'input', 'dropdown'].includes(type), type);
    }
    const pullRequest = readText('.github/PULL_REQUEST_TEMPLATE.md');
    for (const file of ['.ci/run', 'CHANGELOG.md']) {
      assert.ok(codeSpansOf(pullRequest).has(file) && existsSync(join(ROOT, file)), file);
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

  it('are all found, even within a table', () => {
    check('| [`a`](x) | ![b\nc](y) |\n', ['x', 'y']);
  });
});

describe('README.md', () => {
  const readme = readText('README.md');

  it('includes pictures that the stores accept, with text alternatives', () => {
    const pictures = [...readme.matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)];
    assert.ok(pictures.length >= 2);
    for (const [, words, path] of pictures) {
      assert.ok(words.length > 40, path);
      assert.deepEqual([...readFileSync(join(ROOT, path)).subarray(1, 4).toString()], [...'PNG'], path);
    }
  });

  it('links to the page with the size of downloads', () => {
    assert.ok(readme.includes('](docs/guide/install.md)'));
    const megabytes = Object.values(DOWNLOADS).reduce((sum, download) => sum + download.megabytes, 0);
    assert.match(readText('docs/guide/install.md'), new RegExp(`\\b${Math.round(megabytes / 10) * 10} MB\\b`));
  });
});

describe('the packager', () => {
  it('reads the contents of a ZIP archive', () => {
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

  it('writes a readable archive', () => {
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

  it('treats a version with an odd minor number as a pre-release', () => {
    const versions = ['0.1.0', '0.2.1', '1.0.1', '1.3.0', '2.10.3', '2.11.0'];
    assert.deepEqual(versions.filter(isPreRelease), ['0.1.0', '1.3.0', '2.11.0']);
  });
});

describe('the version of VS Code for tests', () => {
  it('is the oldest that package.json allows, the newest, or a given one', () => {
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
