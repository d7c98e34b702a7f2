/** Numbers and letters as outlines. */

import type { Contour, Font } from './fonts';

/** Where a text is drawn, in pixels: its center, the height of its digits, and a factor of its width. */
export interface Lettering {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly stretch: number;
}

/** The space between two digits, as a share of their height. */
const GAP = 0.12;

/** The outlines of a text, or none if the font lacks one of its characters. */
export function outlinesOf(font: Font, text: string, { x, y, height, stretch }: Lettering): Contour[] {
  const glyphs = [...text].map(character => font.glyphs.get(character));
  const found = glyphs.filter(glyph => glyph !== undefined);
  if (found.length < glyphs.length) return [];
  const widths = found.map(glyph => Math.max(...glyph.flat().map(([right]) => right)));
  const total = widths.reduce((sum, width) => sum + width + GAP, -GAP);
  let left = -total / 2;
  return found.flatMap((glyph, i) => {
    const at = left;
    left += widths[i] + GAP;
    return glyph.map(contour =>
      contour.map(([u, v]) => [x + (at + u) * height * stretch, y + (v - 0.5) * height] as const),
    );
  });
}

/** The number of a digit: from 10, in digits or as a letter. */
export function symbolFor(digit: number, isLetter: boolean): string {
  return digit > 9 && isLetter ? 'ABCDEFG'[digit - 10] : `${digit}`;
}
