import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { TECHNIQUE_INDEX } from '../../src/features/techniqueDocs';
import { TECHNIQUE_PAGES } from '../../tools/generate/techniques';
import { anchorsOf, proseOf } from '../host/links.mts';
import { settingsIn } from '../manifest';
import { BENCHMARKS, DOCUMENTATION, FOR_CONTRIBUTORS, ROOT, readText } from './markdown';

const manifest = JSON.parse(readText('package.json'));

const DOCUMENTS = [
  'README.md',
  'README.pl.md',
  'README.zh-CN.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'SUPPORT.md',
  ...DOCUMENTATION,
  ...BENCHMARKS,
];

describe('every document', () => {
  for (const name of DOCUMENTS) {
    it(`${name} links to existing files and headings`, () => {
      for (const [, link] of proseOf(readText(name)).matchAll(/\]\(([^)]+)\)/g)) {
        const [path, anchor] = link.split('#');
        const target = path ? join(dirname(name), path) : name;
        assert.doesNotMatch(link, /^\w+:/, 'links are relative: the packager makes addresses of them');
        assert.ok(existsSync(join(ROOT, target)), link);
        if (!anchor) continue;
        assert.ok(anchorsOf(readText(target)).has(anchor), link);
      }
    });

    it(`${name} names existing scripts and settings`, () => {
      const markdown = readText(name);
      for (const [, script] of markdown.matchAll(/npm run ([\w:]+)/g)) assert.ok(manifest.scripts[script], script);
      for (const [setting] of markdown.matchAll(/sudoku\.(?:diagnostics|solve)\.\w+/g)) {
        assert.ok(settingsIn(manifest)[setting], setting);
      }
    });
  }

  it('is linked from the README, if it is in docs/ and neither for contributors nor about a family of techniques', () => {
    const readme = readText('README.md');
    for (const name of DOCUMENTATION) {
      const isElsewhere = FOR_CONTRIBUTORS.includes(name) || TECHNIQUE_PAGES.includes(name);
      assert.equal(readme.includes(`](${name})`), !isElsewhere, name);
    }
  });

  it('is linked from the learning path, if it is about a family of techniques', () => {
    const [path] = readText(TECHNIQUE_INDEX).split('<!-- techniques');
    for (const name of TECHNIQUE_PAGES) assert.ok(path.includes(`](${basename(name)})`), name);
  });

  for (const name of ['CONTRIBUTING.md', 'bench/README.md', 'docs/architecture.md', 'docs/performance.md']) {
    it(`${name} names existing files of the project`, () => {
      const paths = [
        ...readText(name).matchAll(/`((?:src|test|docs|syntaxes|samples|media|bench|tools|\.github)\/[^`*…]*)`/g),
      ];
      assert.ok(paths.length > 0);
      for (const [, path] of paths) assert.ok(existsSync(join(ROOT, path)), path);
    });
  }
});
