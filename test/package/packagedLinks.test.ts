import assert from 'node:assert/strict';
import { REPORT_RULES } from '../../src/cli/output/rules';
import { techniques } from '../../src/core/techniques/index';
import { type DocsSection, docsOfCode, docsOfProofs } from '../../src/features/documentation';
import { docsOfTechnique } from '../../src/features/techniqueDocs';
import { anchorsOf, brokenInPackage, packagedName, withPublicPictures } from '../host/links.mts';
import { settingsIn } from '../manifest';
import { readText } from './markdown';
import { packagedFiles } from './packaged';

const manifest = JSON.parse(readText('package.json'));
const repository = { repository: manifest.repository.url, ref: 'HEAD' };
const base = manifest.repository.url.replace(/\.git$/, '');

/** Turns relative links into addresses, as vsce does in README.md and CHANGELOG.md. */
const withAddresses = (markdown: string) =>
  markdown.replace(
    /(!?)(\[[^\]]*\])\((?!#|\w+:)/g,
    (_, picture, label) => `${picture}${label}(${base}/${picture ? 'raw' : 'blob'}/HEAD/`,
  );

/** The files of the package that are not built, with the text of documents. */
const files = new Map(
  packagedFiles().map(file => {
    const isRewritten = file === 'README.md' || file === 'CHANGELOG.md';
    const text = file.endsWith('.md') ? readText(file) : undefined;
    return [
      packagedName(file),
      text && (isRewritten ? withAddresses(text) : withPublicPictures(file, text, repository)),
    ] as const;
  }),
);

describe('the links in the package', () => {
  it('lead from each document to packaged files and their headings', () => {
    assert.ok([...files.keys()].filter(name => name.endsWith('.md')).length > 20);
    assert.deepEqual(brokenInPackage(files, repository), []);
  });

  it('lead from findings, hovers, hints and reports to packaged sections', () => {
    const leads = ({ page, section }: DocsSection) => {
      const text = files.get(page);
      assert.ok(text !== undefined, `${page} is not packaged`);
      assert.ok(anchorsOf(text).has(section), `${page}#${section}`);
    };
    for (const code of Object.keys(REPORT_RULES) as (keyof typeof REPORT_RULES)[]) leads(docsOfCode(code));
    for (const technique of techniques) leads(docsOfTechnique(technique));
    leads(docsOfProofs());
  });

  it('lead from package.json and the walkthrough to commands, settings and pages of the repository', () => {
    const commands = manifest.contributes.commands.map(({ command }: { readonly command: string }) => command);
    const texts: readonly string[] = Object.values(JSON.parse(readText('package.nls.json')));
    const links = texts.flatMap(text => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link));
    assert.ok(links.length > 0);
    for (const link of links) {
      const [, command] = /^command:([\w.]+)$/.exec(link) ?? [];
      assert.ok(command !== undefined && commands.includes(command), link);
    }
    const settings = settingsIn(manifest);
    for (const text of texts)
      for (const [, setting] of text.matchAll(/`#([\w.]+)#`/g)) assert.ok(settings[setting], setting);
    for (const [address] of readText('package.json').matchAll(/https?:\/\/[^"\s]+/g))
      assert.ok(address.startsWith(base), address);
  });
});

describe('the check of links in a package', () => {
  const check = (texts: Readonly<Record<string, string | undefined>>, expected: readonly string[]) =>
    assert.deepEqual(
      brokenInPackage(new Map(Object.entries(texts)), { repository: 'https://github.com/a/b.git', ref: 'v1' }),
      expected,
    );
  const address = (path: string) => `https://github.com/a/b/blob/v1/${path}`;

  it('follows links between documents, with their anchors', () => {
    const b = '# Title\n## A part: `x`\n## Same\n## Same\n';
    check(
      {
        'docs/a.md': '[1](b.md) [2](b.md#a-part-x) [3](b.md#same-1) ![4](i/p.svg)',
        'docs/b.md': b,
        'docs/i/p.svg': undefined,
      },
      [],
    );
    check({ 'docs/a.md': '[1](c.md) [2](b.md#same-2) [3](#none) ![4](i/q.svg)', 'docs/b.md': b }, [
      ...['docs/a.md: c.md', 'docs/a.md: b.md#same-2', 'docs/a.md: #none', 'docs/a.md: i/q.svg'],
    ]);
    check({ 'docs/guide/a.md': '[1](../b.md#title)', 'docs/b.md': b }, []);
  });

  it('treats addresses of the repository as packaged files, whose names may differ', () => {
    check(
      {
        'readme.md': `[1](${address('docs/b.md#c')}) [2](${address('CHANGELOG.md')})`,
        'changelog.md': '',
        'docs/b.md': '# C',
      },
      [],
    );
    check({ 'readme.md': `[1](${address('docs/b.md#c')})` }, [`readme.md: ${address('docs/b.md#c')}`]);
    check({ 'docs/a.md': '[1](../CHANGELOG.md)', 'changelog.md': '' }, ['docs/a.md: ../CHANGELOG.md']);
  });

  it('keeps pictures, and adds the address of those that only the repository has', () => {
    const changed = (repository: string) =>
      withPublicPictures(
        'docs/techniques/a.md',
        '![x](../images/techniques/b-c.svg) ![y](../images/rules/b.svg) [z](../images/techniques/b.svg)',
        { repository, ref: 'v1' },
      );
    const rest = '![y](../images/rules/b.svg) [z](../images/techniques/b.svg)';
    assert.equal(
      changed('https://github.com/a/b.git'),
      `![x](https://github.com/a/b/raw/v1/docs/images/techniques/b-c.svg) ${rest}`,
    );
    assert.equal(
      changed('https://gitlab.com/a/b.git'),
      `![x](https://gitlab.com/a/b/-/raw/v1/docs/images/techniques/b-c.svg) ${rest}`,
    );
  });

  it('leaves the page for developers and pictures of the README to the web, and rejects other addresses', () => {
    const picture = 'https://github.com/a/b/raw/v1/docs/images/board.png';
    check({ 'readme.md': `[1](${address('CONTRIBUTING.md')}) ![2](${picture})` }, []);
    check({ 'docs/a.md': '[1](https://example.com/) ![2](images/board.png)' }, [
      ...['docs/a.md: https://example.com/', 'docs/a.md: images/board.png'],
    ]);
  });
});
