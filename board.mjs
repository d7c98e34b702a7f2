// Builds the page of a board, and the page that is exported to play a puzzle: their code, and their style, whose rules of the
// drawing come from the code.
import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import * as esbuild from 'esbuild';

/**
 * Most bytes of the page's code and style together. Rules of variants are drawn by the extension: the page has their colors, the checks of
 * what it is sent, and the room for clues around the grid, which are three of these kilobytes.
 */
const MOST_IN_PAGE = 96 * 1024;

/** Most bytes of the code of an exported page. It has the page of a board, and what reads and edits a text. */
const MOST_IN_WEB_PAGE = 192 * 1024;

/** The files of the page's style, in order. */
const STYLES = ['colors', 'page', 'controls', 'panels', 'picker'];

const options = {
  bundle: true,
  format: 'iife',
  platform: 'browser',
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
};

/** The code of the page of a board. */
const BOARD = { ...options, entryPoints: ['src/board/page/main.ts'], outfile: 'dist/board.js' };

/** What an exported page never calls, by file: the exports that other files import of it. */
const UNUSED_IN_WEB_PAGE = {
  // It reads only the text that it is exported with, a plain grid. Such text is read the same with and without pasted forms.
  'parsing/pasted/index.ts': ['readPasted'],
  'parsing/pasted/unread.ts': ['noteOf'],
  // The grid has boxes, and is not merged with another.
  'parsing/gridsWithoutBoxes.ts': ['gridsWithoutBoxes'],
  'parsing/mergeMarkers.ts': ['conflictAfter'],
  // The text has no rules either.
  'language/rules/sections.ts': ['readSections', 'movedSection'],
  'parsing/nearLines.ts': ['beginningOf', 'decide', 'withoutGrid'],
  'parsing/sectionLines.ts': ['openedAt', 'takesLine'],
  'core/rules/search.ts': ['startSearch'],
  'diagnostics/ruleFindings.ts': ['findingsInRules', 'brokenRuleFindings'],
  'board/rules/drawing.ts': ['rulesDrawingOf', 'rulesLegendOf'],
  'board/rules/telling.ts': ['rulesTold'],
  'board/rules/inWords.ts': ['rulesInWordsOf'],
  // It has no hints.
  'board/stepDrawing.ts': ['stepDrawingOf'],
};

/** Replaces these files with functions that find nothing. They are a fifth of the code. */
const withoutUnused = {
  name: 'without-unused',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const file = Object.keys(UNUSED_IN_WEB_PAGE).find(name => path.replaceAll('\\', '/').endsWith(`/${name}`));
      if (!file) return undefined;
      const contents = UNUSED_IN_WEB_PAGE[file].map(name => `export const ${name} = () => undefined;`);
      return { contents: contents.join('\n'), loader: 'ts' };
    });
  },
};

/** The code of an exported page. */
const WEB_PAGE = {
  ...options,
  plugins: [withoutUnused],
  entryPoints: ['src/board/webPage/main.ts'],
  outfile: 'dist/webPage.js',
};

/** Writes dist/board.js, dist/board.css and dist/webPage.js. */
export async function buildPage() {
  const bytes = await writeCode(BOARD);
  const style = await writeStyle({ minify: true });
  const webPage = await writeCode(WEB_PAGE);
  console.log(`${bytes} bytes: dist/board.js\n${style} bytes: dist/board.css\n${webPage} bytes: dist/webPage.js`);
  if (bytes + style > MOST_IN_PAGE) throw new Error(`The page of a board may have at most ${MOST_IN_PAGE} bytes.`);
  if (webPage > MOST_IN_WEB_PAGE) throw new Error(`An exported page may have at most ${MOST_IN_WEB_PAGE} bytes.`);
}

/** Writes them again when the code changes. */
export async function watchPage() {
  await writeStyle({ minify: false });
  await (await esbuild.context({ ...BOARD, sourcemap: 'inline' })).watch();
  await (await esbuild.context(WEB_PAGE)).watch();
}

/** Writes a bundle, and returns its size in bytes. */
async function writeCode(of) {
  const { metafile } = await esbuild.build({ ...of, minify: true, metafile: true });
  const [{ bytes }] = Object.values(metafile.outputs);
  return bytes;
}

/** Writes the style, and returns its size in bytes. */
async function writeStyle({ minify }) {
  const files = STYLES.map(name => readFile(`src/board/page/style/${name}.css`, 'utf8'));
  const text = [await rules(), ...(await Promise.all(files))].join('\n');
  const transformed = await esbuild.transform(text, { loader: 'css', minify });
  // esbuild leaves the values of variables as they are.
  const shorter = text => text.replace(/(--[\w-]+:|,) /g, '$1').replace(/\btransparent\b/g, '#0000');
  const code = minify ? shorter(transformed.code) : transformed.code;
  mkdirSync('dist', { recursive: true });
  writeFileSync('dist/board.css', code);
  return Buffer.byteLength(code);
}

/** The rules of the drawing, with a variable for each color. */
async function rules() {
  const { outputFiles } = await esbuild.build({
    entryPoints: ['src/board/style.ts'],
    bundle: true,
    format: 'esm',
    write: false,
  });
  const { rulesOf } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  // Nested, because the class of the drawing would be written some sixty times.
  return `.board{${rulesOf(name => `var(--${name})`)
    .replaceAll('.board ', '')
    .replace('.board', '&')}}`;
}
