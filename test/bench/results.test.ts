import assert from 'node:assert/strict';
import { SECTIONS } from '../../bench/document.ts';
import { proseOf } from '../host/links.mts';
import { readText, tableRowsOf } from '../package/markdown';

const manifest = JSON.parse(readText('package.json'));
const page = readText('docs/performance.md');
const [, ...rows] = tableRowsOf(page).filter(([cell]) => !/^-+$/.test(cell));

/** The numbers of a text, such as `1,210` and `0.309`, without those in names, such as `9x9`. */
const numbersOf = (text: string) =>
  [...text.matchAll(/(?<![\w.,-])\d[\d,.]*\d(?![\w])|(?<![\w.,-])\d(?![\w.,])/g)].map(([number]) => number);

describe('the documents with figures', () => {
  it('have the marks of each section that a benchmark writes exactly once', () => {
    for (const [name, file] of Object.entries(SECTIONS)) {
      const text = readText(file);
      const begins = text.split(`<!-- ${name}: written by `).length - 1;
      const ends = text.split(`<!-- end of ${name} -->`).length - 1;
      assert.deepEqual([begins, ends], [1, 1], `${name} in ${file}`);
      assert.ok(text.indexOf(`<!-- ${name}: `) < text.indexOf(`<!-- end of ${name} -->`), name);
    }
  });

  it('have no marks for an unknown benchmark', () => {
    for (const file of new Set(Object.values(SECTIONS)))
      for (const [, name] of readText(file).matchAll(/<!-- end of (.*) -->/g))
        assert.equal(SECTIONS[name as keyof typeof SECTIONS], file, name);
  });
});

describe('docs/performance.md', () => {
  it('fits on a page', () => assert.ok(page.split('\n').length <= 45));

  it('name for each conclusion the command that measures it and the tables', () => {
    assert.ok(rows.length > 10);
    for (const [task, , command, tables] of rows) {
      const [, script] = /^`npm run ([\w:]+)(?: -- [\w-]+)?`$/.exec(command) ?? [];
      assert.ok(manifest.scripts[script], task);
      assert.match(tables, /^`bench\/results\/\w+\.md`$/, task);
    }
  });

  for (const [task, result, , tables] of rows) {
    it(`${task}: has the figures of the tables`, () => {
      const known = new Set(numbersOf(proseOf(readText(tables.replaceAll('`', '')))));
      for (const number of numbersOf(result)) assert.ok(known.has(number), number);
    });
  }

  it('finds the numbers of a text, but not those in names', () =>
    assert.deepEqual(numbersOf('A 9x9 took 1,210 ms, 0.5 s, 8 and 17. With p95: 3.'), ['1,210', '0.5', '8', '17']));
});
