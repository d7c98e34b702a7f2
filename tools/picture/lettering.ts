/** Numbers and letters as outlines. */

import type { Contour, Font } from './fonts';

/** Where a text is drawn, in pixels: its center, the height of its digits, a factor of its width, and its gaps as a share of the height. */
export interface Lettering {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly stretch: number;
  readonly gap: number;
}

/** The outlines of a text, or none if the font lacks one of its characters. */
export function outlinesOf(font: Font, text: string, { x, y, height, stretch, gap }: Lettering): Contour[] {
  const glyphs = [...text].map(character => font.glyphs.get(character));
  const found = glyphs.filter(glyph => glyph !== undefined);
  if (found.length < glyphs.length) return [];
  const widths = found.map(glyph => Math.max(...glyph.flat().map(([right]) => right)));
  const total = widths.reduce((sum, width) => sum + width + gap, -gap);
  let left = -total / 2;
  return found.flatMap((glyph, i) => {
    const at = left;
    left += widths[i] + gap;
    return glyph.map(contour =>
      contour.map(([u, v]) => [x + (at + u) * height * stretch, y + (v - 0.5) * height] as const),
    );
  });
}

/** The number of a digit: from 10, in digits or as a letter. */
export function symbolFor(digit: number, isLetter: boolean): string {
  return digit > 9 && isLetter ? 'ABCDEFG'[digit - 10] : `${digit}`;
}
