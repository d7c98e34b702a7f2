/**
 * Draws the pictures of docs/rules.md, its examples, with the code of the board. `npx tsx test/package/rulePictures.ts` writes them, and a
 * test compares them.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { colorsOf } from '../../src/board/drawing/palettes';
import { pictureOf } from '../../src/board/drawing/picture';
import { parse } from '../../src/text/parser/parser';
import { fencesOf, ROOT, readText, sectionsOf } from './markdown';

/** Pixels per unit: the pictures are as large as the text next to them requires. */
const SCALE = 0.75;

/** By path from the root of the project: each picture. */
export function rulePictures(): ReadonlyMap<string, string> {
  const pictures = new Map<string, string>();
  for (const section of sectionsOf(readText('docs/rules.md')).values()) {
    const [, file] = /!\[[^\]]+\]\(([^)]+)\)/.exec(section) ?? [];
    if (file === undefined) continue;
    const [{ text }] = fencesOf(section);
    const [puzzle] = parse(text).puzzles;
    const picture = pictureOf(puzzle, { content: 'digits', scale: SCALE, colors: colorsOf('light') });
    pictures.set(`docs/${file}`, `${picture}\n`);
  }
  return pictures;
}

if (process.argv[1] === __filename) {
  for (const [file, picture] of rulePictures()) {
    mkdirSync(dirname(join(ROOT, file)), { recursive: true });
    writeFileSync(join(ROOT, file), picture);
  }
}
