/**
 * Draws the picture of the board in the walkthrough with the code and the colors of the board: `tsx test/package/boardPicture.ts` writes
 * it, and a test compares it.
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPositionOf } from '../../src/analysis/paths';
import { pictureOf, scaleOf } from '../../src/board/drawing/picture';
import { CELL, MARGIN } from '../../src/board/drawing/shape';
import { stepDrawingOf } from '../../src/board/drawing/stepDrawing';
import type { ColorName } from '../../src/board/drawing/style';
import { apply, next } from '../../src/messages/boards/board';
import { findStep, solveLogically } from '../core/techniques/walks';
import { onlyPuzzle, sampleText } from '../features/steps';
import { ROOT, readText } from './markdown';

/** The picture, from the root of the project. */
export const BOARD_PICTURE = 'media/walkthrough/board.svg';

const INK = 'var(--vscode-editor-foreground, #888)';

/** Returns the text of the picture. */
export function boardPicture(): string {
  const puzzle = onlyPuzzle(sampleText('Skyscraper'));
  const path = solveLogically(startPositionOf(puzzle));
  const at = path.steps.findIndex(({ technique }) => technique.id === 'skyscraper');
  const before = path.steps.slice(0, at).reduce((position, step) => position.after(step), path.start);
  const found = findStep(before, [path.steps[at].technique])!;
  const step = stepDrawingOf(puzzle, { step: found, before, stage: 3 });
  const colors = colorIn(readText(COLORS));
  // VS Code's style for pictures of a walkthrough moves a nested SVG.
  const grid = pictureOf(puzzle, { content: 'candidates', step, scale: scaleOf(puzzle), colors })
    .replace(
      /^<svg [^>]*?font-family="([^"]*)"[^>]*>/,
      `<g transform="translate(10 10) scale(${SIDE / (CELL * puzzle.grid.geometry.size + 2 * MARGIN)})" font-family="$1">`,
    )
    .replace(/<\/svg>\s*$/, '</g>');
  const words = JSON.parse(readText('package.nls.json'));
  const text = (y: number, look: string, content: string) => `<text x="328" y="${y}" ${look}>${content}</text>`;
  const button = (x: number, background: string, ink: string, content: string) =>
    `<rect x="${x}" y="108" width="80" height="26" rx="3" fill="${background}"/>` +
    `<text x="${x + 40}" y="125.5" font-size="13" text-anchor="middle" fill="${ink}">${content}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 520 320" role="img" aria-label="${words['walkthrough.board.alt']}">`,
    '<rect x="1" y="1" width="518" height="318" rx="6" fill="var(--vscode-editor-background, transparent)" stroke="var(--vscode-widget-border, var(--vscode-contrastBorder, #8886))"/>',
    grid,
    '<g font-family="var(--vscode-font-family, sans-serif)">',
    text(50, `font-size="15" font-weight="600" fill="${INK}"`, step.name),
    text(76, `font-size="13" fill="${INK}"`, step.besideName ?? step.sentence),
    button(328, 'var(--vscode-button-background, #06c)', 'var(--vscode-button-foreground, #fff)', next()),
    button(
      416,
      'var(--vscode-button-secondaryBackground, #8884)',
      'var(--vscode-button-secondaryForeground, #888)',
      apply(),
    ),
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

/** The width of the grid. */
const SIDE = 300;

const COLORS = 'src/board/style/colors.css';

/** The colors of the board in terms of VS Code's theme, from its style. */
function colorIn(style: string): (name: ColorName) => string {
  const [first] = style.split('}');
  const values = new Map(
    [...first.matchAll(/^ {2}--(\w+): (.+);$/gm)].map(([, name, value]) => [name, value] as const),
  );
  const resolved = (value: string): string =>
    value.replace(/var\(--(?!vscode)(\w+)\)/g, (_, name: string) => resolved(values.get(name)!));
  return name => resolved(values.get(name)!);
}

if (process.argv[1] === __filename) writeFileSync(join(ROOT, BOARD_PICTURE), boardPicture());
