/** Runs the example of docs/library.md in a browser. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { ConsoleMessage } from 'playwright-core';
import { buildLibrary } from '../bundle.mts';
import { inProject } from '../project.mts';
import type { BoardTest } from './onPage.mts';

export const LIBRARY: readonly BoardTest[] = [
  {
    name: 'the library runs in a browser as it does in Node',
    async run(browser) {
      const docs = readFileSync(inProject('docs/library.md'), 'utf8');
      const [, example] = /^```js\n([\s\S]*?)^```$/m.exec(docs)!;
      const [, expected] = /^```text\n([\s\S]*?)^```$/m.exec(docs)!;
      await buildLibrary();
      const code = readFileSync(inProject('dist/library/index.mjs'), 'utf8');
      const page = await browser.newPage();
      try {
        // Values come later than their messages.
        const lines: Promise<string>[] = [];
        page.on('console', message => lines.push(textOf(message)));
        await page.route('http://library.test/**', route =>
          route.fulfill(
            route.request().url().endsWith('.mjs')
              ? { contentType: 'text/javascript', body: code }
              : { contentType: 'text/html', body: '<!DOCTYPE html><title>Library</title>' },
          ),
        );
        await page.goto('http://library.test/');
        await page.addScriptTag({ type: 'module', content: example.replace("'sudoku-library'", "'/index.mjs'") });
        const count = expected.trim().split('\n').length;
        for (let i = 0; lines.length < count && i < 100; i++) await page.waitForTimeout(100);
        // Node prints an object with spaces and other quotes.
        const plain = (text: string) => text.replace(/[\s"']/g, '');
        assert.equal(plain((await Promise.all(lines)).join('')), plain(expected));
      } finally {
        await page.close();
      }
    },
  },
];

async function textOf(message: ConsoleMessage): Promise<string> {
  const values = await Promise.all(message.args().map(argument => argument.jsonValue()));
  return values.map(value => (typeof value === 'object' ? JSON.stringify(value) : `${value}`)).join(' ');
}
