/**
 * The pictures of the walkthrough in each language: copies of the English ones with translated words. `walkthrough.STEP.words` in
 * package.nls.json has the words of a picture, one line for each piece of text, and `walkthrough.STEP.picture` its path.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapedText } from '../../src/board/drawing/svg';
import { type Catalog, catalogOf, LANGUAGES, manifestPath } from './catalogs';

const ROOT = join(__dirname, '../..');

/** A piece of text with a word. */
const WORDS = />([^<>]*\p{L}{3,}[^<>]*)</gu;

/** The pieces of text of a picture, one a line. */
export const wordsOfPicture = (svg: string): string => [...svg.matchAll(WORDS)].map(([, words]) => words).join('\n');

/** The paths of the pictures, and how they are made. */
export function walkthroughPictures(): { path: string; make(text: string): string }[] {
  const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');
  const english = catalogOf(read('package.nls.json'));
  const steps = Object.keys(english).flatMap(key => /^(walkthrough\.\w+)\.picture$/.exec(key)?.[1] ?? []);
  return LANGUAGES.flatMap(language =>
    steps.map(step => ({
      path: pictureIn(language, english[`${step}.picture`]),
      make: () => translated(read(english[`${step}.picture`]), step, catalogOf(read(manifestPath(language)))),
    })),
  );
}

/** The path of a picture in another language. */
export const pictureIn = (language: string, english: string): string => english.replace(/\.svg$/, `.${language}.svg`);

function translated(svg: string, step: string, texts: Catalog): string {
  const words = texts[`${step}.words`].split('\n');
  let next = 0;
  return svg
    .replace(/aria-label="[^"]*"/, `aria-label="${escapedText(texts[`${step}.alt`])}"`)
    .replace(WORDS, () => `>${escapedText(words[next++] ?? '')}<`);
}
