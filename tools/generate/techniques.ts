/** The generated parts of the pages about techniques: the table of the index, and a picture of each example. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPositionOf } from '../../src/analysis/paths';
import { colorsOf } from '../../src/board/drawing/palettes';
import { pictureOf } from '../../src/board/drawing/picture';
import { stepDrawingOf } from '../../src/board/drawing/stepDrawing';
import { type ColorName, rulesOf } from '../../src/board/drawing/style';
import type { StepDrawing } from '../../src/board/protocol/snapshot';
import { ratedTechniques } from '../../src/core/rating/withRules/scale';
import { findAllSteps, techniques } from '../../src/core/techniques/index';
import { Names } from '../../src/core/techniques/names';
import type { Technique } from '../../src/core/techniques/step';
import { LAST_STAGE } from '../../src/features/steps/hint';
import { reasonOf } from '../../src/features/steps/reason';
import { pageOf } from '../../src/features/techniqueDocs';
import { parse } from '../../src/text/parser/parser';
import type { Puzzle } from '../../src/text/puzzle';
import { sectionOf } from '../../src/text/strings/markdown';
import { replacePart, tableOf } from './markdown';

/** The paths of the pages about families, from the root of the project. */
export const TECHNIQUE_PAGES: readonly string[] = [...new Set(techniques.map(pageOf))].map(
  page => `docs/techniques/${page}.md`,
);

/** The index with an updated table. */
export function withTechniqueTable(markdown: string): string {
  const rows = techniques.map(technique => [
    `[${technique.name}](${pageOf(technique)}.md#${sectionOf(technique.name)})`,
    technique.level[0].toUpperCase() + technique.level.slice(1),
    String(technique.score),
    technique.isExotic ? 'no' : 'yes',
  ]);
  return replacePart(markdown, 'techniques', tableOf(['Technique', 'Level', 'Score:', 'In paths and hints'], rows));
}

/** The index with an updated table of the names that the pages do not have. */
export function withAliases(markdown: string): string {
  const sharing = new Map<string, string[]>();
  for (const technique of techniques) {
    const link = `[${technique.name}](${pageOf(technique)}.md#${sectionOf(technique.name)})`;
    for (const alias of technique.aliases ?? []) sharing.set(alias, [...(sharing.get(alias) ?? []), link]);
  }
  const rows = [...sharing].map(([alias, links]) => [alias, links.join(', ')]);
  return replacePart(markdown, 'aliases', tableOf(['Name', 'Techniques'], rows.sort(byName)));
}

const byName = ([a]: readonly string[], [b]: readonly string[]) => a.localeCompare(b, 'en');

/** The page about ratings with an updated scale of puzzles with rules. */
export function withRatings(markdown: string): string {
  const rows = new Map<string, string[]>();
  for (const { technique, lowest } of ratedTechniques) {
    const rating = `${(lowest / 10).toFixed(1)}${typeof technique.rating === 'number' ? '' : ' +'}`;
    rows.set(rating, [...(rows.get(rating) ?? []), technique.name]);
  }
  const table = tableOf(
    ['Rating', 'Techniques'],
    [...rows].map(([rating, names]) => [rating, names.join(', ')]),
  );
  return replacePart(markdown, 'ratings with rules', table);
}

/** An example of a technique: a position, and a step in it. */
interface Example {
  readonly technique: Technique;
  /** The path of its picture from the root of the project. */
  readonly file: string;
  /** The position as a puzzle file. */
  readonly text: string;
  /** The step in HoDoKu's notation. */
  readonly step: string;
}

/** The folder of the pictures, relative to the pages. */
const PICTURES = '../images/techniques/';

/** An example in a page: optionally its picture, the position, the step, and optionally its explanation. */
const EXAMPLE = /(?:!\[[^\]]*\]\([^)]*\)\n\n)?(```sudoku\n([\s\S]*?)```\n\n`([^`]+)`\n)(?:\n> .*\n)?/g;

/** A page about a family, in which each example has its picture above and its explanation below. */
export function withPictures(markdown: string): string {
  const [intro, ...sections] = markdown.split(/^(?=## )/m);
  const renewed = sections.map(section => {
    const examples = examplesIn(section);
    let next = 0;
    return section.replace(EXAMPLE, (_, example: string) => {
      const { file, ...each } = examples[next++];
      const { drawing, reason } = drawingOf(each);
      return `![${drawing.sentence}](${PICTURES}${file.split('/').at(-1)})\n\n${example}\n> ${reason}\n`;
    });
  });
  return [intro, ...renewed].join('');
}

/** The pictures of all pages: their paths from the root of the project, and their generators. */
export function techniquePictures(root: string): { readonly path: string; make(): string }[] {
  return TECHNIQUE_PAGES.flatMap(page => readFileSync(join(root, page), 'utf8').split(/^(?=## )/m))
    .flatMap(examplesIn)
    .map(example => ({ path: example.file, make: () => pictureFor(example) }));
}

/** The examples in a section. */
function examplesIn(section: string): Example[] {
  const technique = techniques.find(({ name }) => section.startsWith(`## ${name}\n`));
  if (!technique) return [];
  return [...section.matchAll(EXAMPLE)].map(([, , text, step], i) => ({
    technique,
    file: `docs/images/techniques/${technique.id}${i === 0 ? '' : `-${i + 1}`}.svg`,
    text,
    step,
  }));
}

interface Drawn {
  readonly puzzle: Puzzle;
  readonly drawing: StepDrawing;
  /** The reason why the step is valid, as in hints, without the lines of its chains. */
  readonly reason: string;
}

/** The drawing of an example. */
function drawingOf({ technique, text, step }: Omit<Example, 'file'>): Drawn {
  const [puzzle] = parse(text).puzzles;
  const before = startPositionOf(puzzle);
  const names = new Names(before.geometry);
  const found = findAllSteps(before, [technique]).find(each => names.step(each) === step);
  if (!found) throw new Error(`The example of ${technique.name} does not have the step ${step}.`);
  const drawing = stepDrawingOf(puzzle, { step: found, before, stage: LAST_STAGE });
  const about = new Set(drawing.candidates.map(({ cell }) => cell));
  const all = 2 ** before.geometry.size - 1;
  // Cells without known candidates would only hide the step.
  const allowed = drawing.allowed.map((mask, cell) => (mask === all && !about.has(cell) ? 0 : mask));
  const [reason] = reasonOf(puzzle, found, before, []).split('\n');
  return { puzzle, drawing: { ...drawing, allowed }, reason };
}

/** Pixels per unit: the pictures are as large as the text next to them requires. */
const SCALE = 0.75;

/**
 * The picture of an example, with a style that follows the color scheme of the reader. It has a background, so that it is legible in
 * viewers that do not support color schemes.
 */
function pictureFor(example: Example): string {
  const { puzzle, drawing } = drawingOf(example);
  const svg = shortened(pictureOf(puzzle, { content: 'candidates', step: drawing, hasLabels: true, scale: SCALE }));
  const { style, classes } = styleFor(svg);
  return `${withClasses(svg, classes).replace('</desc>', `</desc><style>${style}</style>`)}\n`;
}

/** A drawing without the groups of cells, and with the sizes of texts as classes. It looks the same. */
function shortened(svg: string): string {
  return svg
    .replace(/<g class="cell">((?:(?!<\/?g\b).)*)<\/g>/gs, '$1')
    .replace(/<text class="([^"]*)"([^>]*) font-size="([\d.]+)"/g, (_, names, between, size) => {
      return `<text class="${names} s${size.replace('.', '-')}"${between}`;
    })
    .replace(/ y="([\d.]+)(?: \1)+"/g, ' y="$1"');
}

/** A drawing whose elements have only these classes. */
function withClasses(svg: string, classes: ReadonlySet<string>): string {
  return svg.replace(/ class="([^"]*)"/g, (_, names: string) => {
    const kept = names.split(' ').filter(name => classes.has(name));
    return kept.length > 0 ? ` class="${kept.join(' ')}"` : '';
  });
}

/** The style rules for the elements of a picture, with the colors of both schemes, and the classes that they name. */
function styleFor(svg: string): { style: string; classes: ReadonlySet<string> } {
  const elements = [...svg.matchAll(/<(\w+)[^>]*? class="([^"]*)"/g)].map(([, tag, names]) => [
    tag,
    ...names.split(' '),
  ]);
  const kinds = [...new Map(elements.map(each => [each.join(' '), new Set(each)])).values()];
  const sizes = [...new Set(elements.flat().filter(name => /^s\d/.test(name)))];
  const rules = [
    ...rulesOf(name => `var(--${name})`).split('\n'),
    ...sizes.map(name => `.board .${name}{font-size:${name.slice(1).replace('-', '.')}px}`),
  ].filter(rule => {
    const needed = namesIn(rule).filter(name => name !== 'board');
    return kinds.some(kind => needed.every(name => kind.has(name)));
  });
  const used = [...new Set([...rules.join('').matchAll(/var\(--(\w+)\)/g)].map(([, name]) => name as ColorName))];
  const scheme = (palette: 'light' | 'dark') =>
    `.board{${used.map(name => `--${name}:${colorsOf(palette)(name)}`).join(';')}}`;
  return {
    style: `${scheme('light')}@media(prefers-color-scheme:dark){${scheme('dark')}}${rules.join('')}`,
    classes: new Set(rules.flatMap(namesIn)),
  };
}

/** The tags and classes in the selector of a rule. */
const namesIn = (rule: string): string[] =>
  rule
    .split('{')[0]
    .split(/[ .]+/)
    .filter(name => name !== '');
