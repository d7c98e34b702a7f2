/**
 * Puzzles on pages to print. The result is one self-contained HTML file: a browser prints it, or saves it as PDF, with the
 * paper and the printer that the user chooses there. A PDF file made here would have to contain fonts.
 */

import { currentLocale } from '../../core/sentences';
import * as messages from '../../messages/index';
import type { Puzzle } from '../../text/puzzle';
import { colorsOf } from './palettes';
import { type PictureContent, pictureOf } from './picture';
import { rulesOf } from './style';
import { escapedText } from './svg';

/** The possible numbers of puzzles on a page. */
export const PER_PAGE = [1, 2, 4, 6, 9] as const;
/** One of {@link PER_PAGE}. */
export type PerPage = (typeof PER_PAGE)[number];

/** A puzzle to print. */
export interface PrintedPuzzle {
  readonly puzzle: Puzzle;
  /** Its difficulty, if known: `Medium · SE 2.6`. */
  readonly rating?: string;
  /** Its only solution; absent when it has none, or none is requested. */
  readonly solution?: Uint8Array | undefined;
}

/** Options for printing puzzles. */
export interface PrintOptions {
  /** The title of the document, which browsers suggest as the name of a PDF file. */
  readonly title: string;
  readonly perPage: PerPage;
  readonly content: PictureContent;
  /** Whether pages with the solutions follow. */
  readonly hasSolutions: boolean;
  /** The SHA-256 of a text in UTF-8, as base64. */
  hashOf(text: string): Promise<string>;
}

/** By number of puzzles on a page: columns, and the side of a puzzle in millimeters. */
const LAYOUTS: Readonly<Record<PerPage | 12, { readonly columns: number; readonly side: number }>> = {
  1: { columns: 1, side: 175 },
  2: { columns: 1, side: 108 },
  4: { columns: 2, side: 86 },
  6: { columns: 2, side: 70 },
  9: { columns: 3, side: 56 },
  // Solutions only.
  12: { columns: 3, side: 46 },
};

/** The margin of a page, and the area inside it that both A4 and Letter have, in millimeters. */
const MARGIN = 12;
const HEIGHT = 255;

/**
 * The HTML file. Its content security policy allows only its own style and code, by their hashes, so that no title can
 * become code.
 */
export async function printedPages(puzzles: readonly PrintedPuzzle[], options: PrintOptions): Promise<string> {
  const { title, perPage, content, hasSolutions, hashOf } = options;
  const words = messages.print;
  const sheets = pagesOf(puzzles, perPage).map(page =>
    sheet(
      perPage,
      page.map(({ item, number }) => figure(item, words.heading(number, item.puzzle.title), content)),
    ),
  );
  const solutions = hasSolutions ? pagesOf(puzzles, 12).map(page => solutionSheet(page)) : [];
  const css = [rulesOf(colorsOf('print')), PAGE_RULES, ...Object.entries(LAYOUTS).map(layoutRule)].join('\n');
  const policy = `default-src 'none'; style-src 'sha256-${await hashOf(css)}'; script-src 'sha256-${await hashOf(SCRIPT)}'`;
  return `<!DOCTYPE html>
<html lang="${currentLocale()}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapedText(title)}</title>
<style>${css}</style>
</head>
<body>
<header><button>${escapedText(words.button())}</button> ${escapedText(words.help())}</header>
${[...sheets, ...solutions].join('\n')}
<script>${SCRIPT}</script>
</body>
</html>
`;
}

/** The click handler of the button. */
const SCRIPT = "document.querySelector('button').onclick=()=>print()";

interface Numbered {
  readonly item: PrintedPuzzle;
  /** Counted from 1. */
  readonly number: number;
}

function pagesOf(puzzles: readonly PrintedPuzzle[], most: number): Numbered[][] {
  const numbered = puzzles.map((item, i) => ({ item, number: i + 1 }));
  return Array.from({ length: Math.ceil(puzzles.length / most) }, (_, i) => numbered.slice(most * i, most * (i + 1)));
}

function sheet(perPage: PerPage | 12, figures: readonly string[], heading = ''): string {
  return `<section class="of${perPage}">${heading}\n${figures.join('\n')}\n</section>`;
}

function solutionSheet(page: readonly Numbered[]): string {
  const words = messages.print;
  const figures = page.map(({ item, number }) =>
    item.solution
      ? figure({ ...item, rating: '' }, `${number}`, 'solution')
      : `<p>${escapedText(words.withoutSolution(number))}</p>`,
  );
  return sheet(12, figures, `<h1>${escapedText(words.solutionsHeading())}</h1>`);
}

function figure({ puzzle, rating, solution }: PrintedPuzzle, title: string, content: PictureContent): string {
  const heading = `<b>${escapedText(title)}</b>${rating ? `<span>${escapedText(rating)}</span>` : ''}`;
  return `<figure><figcaption>${heading}</figcaption>${pictureOf(puzzle, { content, solution })}</figure>`;
}

function layoutRule([perPage, { columns, side }]: [string, { columns: number; side: number }]): string {
  const gap = Math.max(0, Math.floor((186 - columns * side) / Math.max(1, columns)));
  return `.of${perPage}{grid-template-columns:repeat(${columns},${side}mm);column-gap:${gap}mm}.of${perPage} svg{width:${side}mm;max-height:${side}mm}`;
}

/** The page sets its own margins, so that they stay the same if the browser prints no headers and footers. */
const PAGE_RULES = `@page{size:portrait;margin:${MARGIN}mm}
*{box-sizing:border-box}
body{margin:0;font-family:system-ui,sans-serif;color:#000;background:#fff}
header{padding:16px;background:#eee;font-size:15px}
button{font:inherit;padding:6px 14px;margin-right:12px}
section{display:grid;justify-content:center;align-content:start;row-gap:5mm;min-height:${HEIGHT}mm}
section+section{break-before:page}
h1{grid-column:1/-1;margin:0;font-size:16pt}
p{margin:0;font-size:9pt}
figure{margin:0;break-inside:avoid}
figcaption{display:flex;justify-content:space-between;gap:4mm;height:6mm;font-size:10pt;line-height:5mm}
figcaption b{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
figcaption span{white-space:nowrap}
svg{display:block;height:auto}
@media print{header{display:none}section{min-height:0}}
@media screen{section{margin:${MARGIN}mm auto;max-width:186mm}section+section{border-top:1px dashed #888;padding-top:${MARGIN}mm}}`;
