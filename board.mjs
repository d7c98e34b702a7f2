// Builds the page of a board: its code, and its style, whose rules of the drawing come from the code.
import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import * as esbuild from 'esbuild';

/** Most bytes of the page's code and style together. */
const MOST_IN_PAGE = 60 * 1024;

/** The files of the page's style, in order. */
const STYLES = ['colors', 'page', 'controls', 'panels', 'picker'];

const options = {
  entryPoints: ['src/board/page/main.ts'],
  outfile: 'dist/board.js',
  bundle: true,
  format: 'iife',
  platform: 'browser',
  target: 'es2022',
  legalComments: 'none',
  logLevel: 'warning',
};

/** Writes dist/board.js and dist/board.css. */
export async function buildPage() {
  const { metafile } = await esbuild.build({ ...options, minify: true, metafile: true });
  const [{ bytes }] = Object.values(metafile.outputs);
  const style = await writeStyle({ minify: true });
  console.log(`${bytes} bytes: dist/board.js\n${style} bytes: dist/board.css`);
  if (bytes + style > MOST_IN_PAGE) throw new Error(`The page of a board may have at most ${MOST_IN_PAGE} bytes.`);
}

/** Writes them again when the code changes. */
export async function watchPage() {
  await writeStyle({ minify: false });
  await (await esbuild.context({ ...options, sourcemap: 'inline' })).watch();
}

/** Writes the style, and returns its size in bytes. */
async function writeStyle({ minify }) {
  const files = STYLES.map(name => readFile(`src/board/page/style/${name}.css`, 'utf8'));
  const text = [await rules(), ...(await Promise.all(files))].join('\n');
  const { code } = await esbuild.transform(text, { loader: 'css', minify });
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
  return rulesOf(name => `var(--sudoku-${name})`);
}
