/** Runs the example of docs/library.md in a browser. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ConsoleMessage } from 'playwright-core';
import { HANG_MS } from '../observer.mts';
import { inProject } from '../project.mts';
import { tempFolder } from '../temp.mts';
import type { BoardTest } from './onPage.mts';
import { withPage } from './sharedPage.mts';

export const LIBRARY: readonly BoardTest[] = [
  {
    name: 'the library has the same results in a browser as in Node',
    async run(browser) {
      const docs = readFileSync(inProject('docs/library.md'), 'utf8');
      const [, example] = /^```js\n([\s\S]*?)^```$/m.exec(docs)!;
      const [, expected] = /^```text\n([\s\S]*?)^```$/m.exec(docs)!;
      const count = expected.trim().split('\n').length;
      const code = await builtCode();
      await withPage(browser, undefined, async page => {
        // Values arrive later than their messages.
        const lines: Promise<string>[] = [];
        const printed = page.waitForEvent('console', {
          predicate: message => lines.push(textOf(message)) === count,
          timeout: HANG_MS,
        });
        await page.route('http://library.test/**', route =>
          route.fulfill(
            route.request().url().endsWith('.mjs')
              ? { contentType: 'text/javascript', body: code }
              : { contentType: 'text/html', body: '<!DOCTYPE html><title>Library</title>' },
          ),
        );
        await page.goto('http://library.test/');
        await page.addScriptTag({ type: 'module', content: example.replace("'sudoku-library'", "'/index.mjs'") });
        await printed;
        // Node prints an object with spaces and other quotes.
        const plain = (text: string) => text.replace(/[\s"']/g, '');
        assert.equal(plain((await Promise.all(lines)).join('')), plain(expected));
      });
    },
  },
];

/** The code of the library, without its types, which take many seconds to generate. */
async function builtCode(): Promise<string> {
  const { buildLibraryCode } = await import(pathToFileURL(inProject('tools/bundles.mjs')).href);
  const temp = tempFolder();
  const file = path.join(temp.path, 'index.mjs');
  await buildLibraryCode(file);
  const code = readFileSync(file, 'utf8');
  temp.remove();
  return code;
}

async function textOf(message: ConsoleMessage): Promise<string> {
  const values = await Promise.all(message.args().map(argument => argument.jsonValue()));
  return values.map(value => (typeof value === 'object' ? JSON.stringify(value) : `${value}`)).join(' ');
}
