/** Screenshots of puzzles, as programs draw them: any colors, fonts and sizes of cells, with candidates and highlights. */

import type { Gray } from '../../src/picture/gray';
import { type CageLook, type DrawnCage, drawCages, shadesOf } from './cages';
import type { Font } from './fonts';
import { outlinesOf, symbolFor } from './lettering';
import type { Random } from './random';
import { fill } from './raster';

/** The look of a program. Brightness is from 0 to 255; lengths are shares of a cell. */
export interface Look {
  readonly paper: number;
  /** The brightness of cells with givens, if it differs. */
  readonly givenPaper?: number;
  /** The brightness around the grid. */
  readonly page: number;
  readonly given: number;
  readonly entry: number;
  readonly candidate: number;
  readonly thin: number;
  readonly thick: number;
  readonly thinWidth: number;
  readonly thickWidth: number;
  /** The brightness of every other box, and of the row and column of the cursor. */
  readonly shade: number;
  readonly highlight: number;
  readonly digitHeight: number;
  readonly candidateHeight: number;
  readonly isLettered: boolean;
  /** The gaps between the digits of a number, as a share of their height. */
  readonly gap: number;
  readonly candidates: 'none' | 'places' | 'center';
  /** The pixels of a cell. */
  readonly cell: number;
  /** Killers have cages. */
  readonly cages?: CageLook;
}

/** A picture and its digits, 0 for a blank cell. */
export interface Screenshot {
  readonly gray: Gray;
  readonly size: number;
  readonly digits: readonly number[];
  /** The corner of the grid in pixels. */
  readonly left: number;
  readonly top: number;
}

/** A puzzle: its digits, 0 for a blank cell, and which of them are entries. */
export interface Position {
  readonly size: number;
  readonly boxWidth: number;
  readonly boxHeight: number;
  readonly digits: readonly number[];
  readonly cages?: readonly DrawnCage[];
}

/** The screenshot of a puzzle. */
export function screenshotOf(position: Position, font: Font, look: Look, random: Random) {
  const { size, boxWidth, boxHeight, digits, cages = [] } = position;
  const { cell } = look;
  const [left, right, top, bottom] = [0, 1, 2, 3].map(() => Math.round(random.between(0.3, random.of([1, 4])) * cell));
  const width = Math.round(left + size * cell + right);
  const height = Math.round(top + size * cell + bottom);
  const data = new Uint8Array(width * height).fill(look.page);
  const block = (x: number, y: number, w: number, h: number, value: number) => {
    const [x1, y1, x2, y2] = [x, y, x + w, y + h].map(Math.round);
    for (let row = Math.max(0, y1); row < Math.min(height, Math.max(y2, y1 + 1)); row++)
      data.fill(value, row * width + Math.max(0, x1), row * width + Math.min(width, Math.max(x2, x1 + 1)));
  };
  block(left, top, size * cell, size * cell, look.paper);
  const [cursorRow, cursorColumn] = [Math.floor(random.next() * size), Math.floor(random.next() * size)];
  const letters = (text: string, letterHeight: number, x: number, y: number, value: number) => {
    const side = Math.ceil(cell);
    const [cornerX, cornerY] = [Math.floor(x - side / 2), Math.floor(y - side / 2)];
    const outlines = outlinesOf(font, text, {
      x: x - cornerX,
      y: y - cornerY,
      height: letterHeight,
      stretch: 1,
      gap: look.gap,
    });
    const ink = fill(outlines, side);
    for (let row = 0; row < side; row++)
      for (let column = 0; column < side; column++) {
        const at = (cornerY + row) * width + cornerX + column;
        data[at] = Math.round(data[at] + (value - data[at]) * ink[row * side + column]);
      }
  };
  const shades = look.cages && shadesOf(cages, look.cages);
  for (const [i, digit] of digits.entries()) {
    const [row, column] = [Math.floor(i / size), i % size];
    const [x, y] = [left + column * cell, top + row * cell];
    const isShaded = (Math.floor(row / boxHeight) + Math.floor(column / boxWidth)) % 2 === 1;
    if (isShaded) block(x, y, cell, cell, look.shade);
    if (row === cursorRow || column === cursorColumn) block(x, y, cell, cell, look.highlight);
    const shade = shades?.get(i);
    if (shade !== undefined && shade !== look.paper) block(x, y, cell, cell, shade);
    const isGiven = digit > 0 && random.next() < 0.7;
    if (isGiven && look.givenPaper !== undefined) block(x, y, cell, cell, look.givenPaper);
    const [middleX, middleY] = [x + cell / 2, y + cell / 2];
    if (digit > 0) {
      const text = symbolFor(digit, look.isLettered && font.glyphs.has('G'));
      const letterHeight = look.digitHeight * cell * (text.length > 1 ? 0.8 : 1);
      letters(text, letterHeight, middleX, middleY, isGiven ? look.given : look.entry);
    } else if (look.candidates === 'places') {
      const across = Math.ceil(Math.sqrt(size));
      for (let candidate = 1; candidate <= size; candidate++) {
        if (random.next() < 0.6) continue;
        const place = (at: number) => ((at + 0.5) / across - 0.5) * 0.86 * cell;
        const [u, v] = [place((candidate - 1) % across), place(Math.floor((candidate - 1) / across))];
        const text = symbolFor(candidate, look.isLettered && font.glyphs.has('G'));
        letters(text, (look.candidateHeight * cell * 3) / across, middleX + u, middleY + v, look.candidate);
      }
    } else if (look.candidates === 'center' && random.next() < 0.5) {
      const some = Array.from(
        { length: 2 + Math.floor(random.next() * 2) },
        () => 1 + Math.floor(random.next() * size),
      );
      const isLetter = look.isLettered && font.glyphs.has('G');
      const texts = [...new Set(some)].sort((a, b) => a - b).map(candidate => symbolFor(candidate, isLetter));
      letters(texts.join(''), look.candidateHeight * cell, middleX, middleY, look.candidate);
    }
  }
  for (let line = 0; line <= size; line++) {
    for (const isRow of [true, false]) {
      const isThick = line % (isRow ? boxHeight : boxWidth) === 0;
      const pen = Math.max(1, Math.round((isThick ? look.thickWidth : look.thinWidth) * cell));
      const value = isThick ? look.thick : look.thin;
      const at = line * cell - pen / 2;
      const length = size * cell + pen;
      if (isRow) block(left - pen / 2, top + at, length, pen, value);
      else block(left + at, top - pen / 2, pen, length, value);
    }
  }
  if (look.cages) drawCages({ width, height, data, left, top, cell }, size, cages, font, look.cages);
  return { gray: { width, height, data }, size, digits, left, top } satisfies Screenshot;
}

/** A random look of the kind that the network is trained with. */
export function randomLook(size: number, random: Random): Look {
  const isDark = random.next() < 0.4;
  const tone = (distance: number) => Math.max(0, Math.min(255, isDark ? paper + distance : paper - distance));
  const paper = Math.round(isDark ? random.between(5, 60) : random.between(215, 255));
  const thin = random.between(22, 160);
  const given = tone(random.between(110, 245));
  const smallest = size > 9 ? 22 : 17;
  return {
    paper,
    page: random.next() < 0.5 ? paper : tone(random.between(-10, 15)),
    given,
    entry: random.next() < 0.5 ? given : tone(random.between(60, 200)),
    candidate: tone(random.between(30, 170)),
    thin: tone(thin),
    thick: tone(Math.max(thin, random.between(50, 240))),
    thinWidth: random.between(0.01, 0.04),
    thickWidth: random.between(0.03, 0.08),
    shade: random.next() < 0.25 ? tone(random.between(5, 22)) : paper,
    highlight: random.next() < 0.3 ? tone(random.between(5, 30)) : paper,
    digitHeight: random.between(0.36, 0.64),
    candidateHeight: random.between(0.14, 0.21),
    isLettered: random.next() < 0.5,
    gap: random.between(0.03, 0.22),
    candidates: random.of(['none', 'none', 'places', 'center']),
    cell: Math.round(random.next() < 0.3 ? random.between(smallest, 30) : random.between(30, size > 9 ? 60 : 110)),
  };
}
