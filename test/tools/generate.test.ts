import assert from 'node:assert/strict';
import { withDiagnosticSections } from '../../tools/generate/diagnostics';
import { type Generated, staleIn } from '../../tools/generate/files';
import { FROM_DECLARATIONS } from '../../tools/generate/generated';
import { replacePart, tableOf } from '../../tools/generate/markdown';
import { withRules } from '../../tools/generate/rules';
import { GENERATED_SOURCES } from '../../tools/generate/sources';
import { readText } from '../package/markdown';

describe('npm run generate', () => {
  for (const file of [...GENERATED_SOURCES, ...FROM_DECLARATIONS])
    it(`has nothing to write into ${file.path}: run it when this fails`, () => assert.deepEqual(staleIn([file]), []));

  it('lists a file whose generated part differs from its declarations', () => {
    const stale: Generated = { path: 'package.json', make: text => text.replace('"sudoku"', '"other"') };
    const fresh: Generated = { path: 'README.md', make: text => text };
    assert.deepEqual(staleIn([fresh, stale]), ['package.json']);
  });

  it('writes the parts of a section about a rule around its notes and its example', () => {
    const markdown = readText('docs/rules.md');
    const [section] = /^## anti-king\n[\s\S]*?(?=^## )/m.exec(markdown) ?? [];
    assert.ok(section);
    const [, form, meaning, notes, picture, example, wrong, message, names] = section.trimEnd().split(/\n\n/);
    assert.equal(form, '`anti-king`');
    assert.match(picture, /^!\[.*\]\(images\/rules\/anti-king\.svg\)$/);
    const renewed = (...parts: readonly string[]) => {
      const text = withRules(markdown.replace(section, () => `${parts.join('\n\n')}\n\n`));
      assert.ok(text.replace(section, '') === markdown.replace(section, ''), 'the rest of the page is the same');
      return text.includes(section);
    };
    assert.ok(renewed('## anti-king', form, meaning, notes, example, wrong));
    assert.ok(
      renewed(
        '## anti-king',
        '`king`',
        'Old.',
        notes,
        picture,
        example,
        wrong,
        message,
        'Also: `a`. Elsewhere: `B` (x).',
      ),
    );
    assert.throws(() => renewed('## anti-king', form, meaning, example, 'With 1 in r1c2:', names), /anti-king/);
  });

  it('adds a section for a new rule at the end of its family', () => {
    const markdown = readText('docs/rules.md');
    const text = withRules(markdown.replace(/^## anti-king\n[\s\S]*?(?=^## )/m, ''));
    const [, added] = /^(## anti-king\n[\s\S]*?)^## white dot$/m.exec(text) ?? [];
    assert.match(added, /^## anti-king\n\n`anti-king`\n\nCells that touch .*\.\n\nAlso: .*\n\n$/);
    assert.match(text, /^\| The whole grid .*, \[`anti-king`\]\(#anti-king\) \|$/m);
  });

  it('adds a section for a new diagnostic at the end of the page', () => {
    const markdown = readText('docs/diagnostics.md');
    const without = markdown.replace(/^## conflict\n[\s\S]*?(?=^## )/m, '');
    assert.equal(
      withDiagnosticSections(without),
      `${without}\n## conflict\n\nError. A digit that appears twice in a row, column or box.\n`,
    );
  });

  it('replaces only what is between the marks of a part', () => {
    const text = 'a\n<!-- one: x -->\nold\n<!-- end of one -->\nb\n<!-- two: x -->\nold\n<!-- end of two -->\n';
    assert.equal(
      replacePart(text, 'two', '| $& |'),
      'a\n<!-- one: x -->\nold\n<!-- end of one -->\nb\n<!-- two: x -->\n\n| $& |\n\n<!-- end of two -->\n',
    );
    assert.throws(() => replacePart(text, 'three', ''), /three/);
  });

  it('aligns the columns of a table except for the last one', () =>
    assert.equal(
      tableOf(
        ['Name', 'Score:', 'Description'],
        [
          ['a', '4', 'short'],
          ['longer', '1000', 'a description that is longer than others'],
        ],
      ),
      [
        '| Name   | Score | Description |',
        '| ------ | ----: | ----------- |',
        '| a      |     4 | short |',
        '| longer |  1000 | a description that is longer than others |',
      ].join('\n'),
    ));
});
