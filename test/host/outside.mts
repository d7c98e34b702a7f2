/** Pictures of results outside of VS Code. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { colorsOf } from '../../src/board/drawing/palettes';
import { pictureOf, scaleOf } from '../../src/board/drawing/picture';
import { type PrintedPuzzle, printedPages } from '../../src/board/drawing/print';
import { gameTextOf } from '../../src/board/gameText';
import { webPageHtml } from '../../src/board/webPageHtml';
import { ENGLISH } from '../../src/core/sentences';
import { parse } from '../../src/text/parser/parser';
import { launchBrowser } from './browser.mts';
import { inProject } from './project.mts';

/** The puzzles of a sample. */
const puzzlesOf = (sample: string) => parse(readFileSync(inProject('samples', sample), 'utf8')).puzzles;

/** Takes pictures of results outside of VS Code: a picture in a file, a printed page, an exported page, in both modes. */
export async function outside(target: string): Promise<void> {
  const hashOf = async (text: string) => createHash('sha256').update(text).digest('base64');
  const [puzzle] = puzzlesOf('steps.sudoku');
  const text = gameTextOf(puzzle.grid, puzzle.style.symbols)!;
  const game = { title: puzzle.title ?? '', text };
  const built = (name: string) => readFileSync(inProject(`dist/${name}`), 'utf8');
  const printed = { title: 'Puzzles', perPage: 4, content: 'givens', hasSolutions: false, hashOf } as const;
  const picture = (name: 'light' | 'dark') =>
    pictureOf(puzzle, { content: 'candidates', scale: scaleOf(puzzle), colors: colorsOf(name) });
  const pages = {
    'picture-light.svg': picture('light'),
    'picture-dark.svg': picture('dark'),
    'printed.html': await printedPages(Array<PrintedPuzzle>(4).fill({ puzzle, rating: 'Hard · SE 4.2' }), printed),
    'printed-rules.html': await printedPages(
      puzzlesOf('variants.sudoku').map(ruled => ({ puzzle: ruled })),
      printed,
    ),
    'web-page.html': await webPageHtml({
      game,
      language: ENGLISH,
      script: built('webPage.js'),
      style: built('board.css'),
      hashOf,
    }),
  };
  const browser = await launchBrowser();
  try {
    for (const [name, content] of Object.entries(pages)) {
      writeFileSync(path.join(target, name), content);
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await browser.newPage({ viewport: { width: 1000, height: 800 }, colorScheme });
        await page.goto(pathToFileURL(path.join(target, name)).href);
        const file = path.join(target, `${name}-${colorScheme}.png`);
        await page.screenshot({ path: file });
        console.log(file);
        await page.close();
      }
    }
  } finally {
    await browser.close();
  }
}
