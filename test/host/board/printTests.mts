/** Printed pages, as PDF from a browser. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { PER_PAGE, type PerPage, type PrintedPuzzle, printedPages } from '../../../src/board/drawing/print';
import { finish } from '../../../src/core/pausing';
import { verdict } from '../../../src/core/solver/index';
import { parse } from '../../../src/text/parser/parser';

import { inProject } from '../project.mts';
import { tempFolder } from '../temp.mts';
import type { BoardTest } from './onPage.mts';
import { withPage } from './sharedPage.mts';

/** Puzzles of two sizes, with long titles and without. */
const PUZZLES: readonly PrintedPuzzle[] = ['titles.sudoku', 'sizes.sudoku', 'sixteen.sudoku', 'library.sudoku'].flatMap(
  name =>
    parse(readFileSync(inProject(`samples/${name}`), 'utf8')).puzzles.map(puzzle => {
      const found = finish(verdict({ geometry: puzzle.grid.geometry, digits: puzzle.givens }));
      return { puzzle, rating: 'Medium · SE 2.6', solution: found.kind === 'valid' ? found.solution : undefined };
    }),
);

const FORMATS = ['A4', 'Letter'] as const;

/** Number of pages of a book with `perPage` puzzles on a page in each format. `PRINT_TO` names a folder for the files, to look at them. */
async function pagesOf(browser: Browser, perPage: PerPage): Promise<Record<string, number>> {
  const temp = tempFolder();
  const folder = process.env.PRINT_TO ?? temp.path;
  mkdirSync(folder, { recursive: true });
  const html = await printedPages(PUZZLES, {
    title: 'A book',
    perPage,
    content: perPage === 2 ? 'candidates' : 'givens',
    hasSolutions: true,
    hashOf: async text => createHash('sha256').update(text).digest('base64'),
  });
  const file = path.join(folder, `${perPage}.html`);
  writeFileSync(file, html);
  const pages: Record<string, number> = {};
  await withPage(browser, undefined, async page => {
    const errors: string[] = [];
    page.on('console', message => errors.push(message.text()));
    page.on('pageerror', error => errors.push(String(error)));
    await page.goto(pathToFileURL(file).href);
    await page.evaluate('window.print = () => { window.asked = (window.asked ?? 0) + 1; }');
    await page.getByRole('button').click();
    assert.equal(await page.evaluate('window.asked'), 1);
    for (const format of FORMATS) {
      const pdf = await page.pdf({
        format,
        preferCSSPageSize: true,
        path: path.join(folder, `${perPage}-${format}.pdf`),
      });
      pages[format] = pdf.toString('latin1').split(/\/Type\s*\/Page\b/).length - 1;
    }
    assert.deepEqual(errors, []);
  });
  temp.remove();
  return pages;
}

/** The tests. */
export const PRINT: readonly BoardTest[] = PER_PAGE.map(perPage => ({
  name: `${perPage} puzzles on a page are as many pages of A4 and Letter as the book has, and the solutions after them`,
  async run(browser) {
    const pages = Math.ceil(PUZZLES.length / perPage) + Math.ceil(PUZZLES.length / 12);
    assert.deepEqual(await pagesOf(browser, perPage), { A4: pages, Letter: pages });
  },
}));
