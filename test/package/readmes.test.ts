import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { codeSpansOf, ROOT, readText } from './markdown';

/** The README in other languages, by language: `pl`, `zh-CN`. */
const TRANSLATED = readdirSync(ROOT).flatMap(name => /^README\.([\w-]+)\.md$/.exec(name)?.[1] ?? []);

describe('the README in other languages', () => {
  it('exists', () => assert.ok(TRANSLATED.includes('pl') && TRANSLATED.includes('zh-CN')));

  for (const locale of TRANSLATED)
    it(`in ${locale} names commands by their titles in this language`, () => {
      const texts: Record<string, string> = JSON.parse(readText(`package.nls.${locale.toLowerCase()}.json`));
      const titles = new Set(Object.entries(texts).flatMap(([key, text]) => (key.startsWith('command.') ? text : [])));
      const spans = [...codeSpansOf(readText(`README.${locale}.md`))];
      const named = spans.filter(span => /^Sudoku[:：]/.test(span)).map(span => span.replace(/^Sudoku[:：] ?/, ''));
      assert.ok(named.length > 3);
      assert.deepEqual(
        named.filter(name => !titles.has(name)),
        [],
      );
    });
});
