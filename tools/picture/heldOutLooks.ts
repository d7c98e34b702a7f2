/** Looks that resemble those of well-known programs. The network is not trained with them: they measure it. */

import type { Random } from './random';
import type { Look } from './screenshots';

type Style = Omit<Look, 'cell' | 'candidates' | 'isLettered' | 'gap' | 'highlight'> & { readonly highlight?: number };

const STYLES: readonly Style[] = [
  // Black and white, with gray givens.
  {
    paper: 255,
    givenPaper: 228,
    page: 255,
    given: 18,
    entry: 60,
    candidate: 90,
    thin: 190,
    thick: 0,
    thinWidth: 0.02,
    thickWidth: 0.045,
    shade: 255,
    digitHeight: 0.5,
    candidateHeight: 0.17,
  },
  // Dark blue and blue on white.
  {
    paper: 255,
    page: 246,
    given: 52,
    entry: 100,
    candidate: 125,
    thin: 205,
    thick: 56,
    thinWidth: 0.016,
    thickWidth: 0.035,
    shade: 255,
    digitHeight: 0.46,
    candidateHeight: 0.18,
    highlight: 232,
  },
  // Light on dark gray.
  {
    paper: 46,
    page: 36,
    given: 250,
    entry: 170,
    candidate: 150,
    thin: 88,
    thick: 170,
    thinWidth: 0.025,
    thickWidth: 0.06,
    shade: 46,
    digitHeight: 0.43,
    candidateHeight: 0.16,
  },
  // Black lines on light gray.
  {
    paper: 230,
    page: 230,
    given: 0,
    entry: 75,
    candidate: 75,
    thin: 0,
    thick: 0,
    thinWidth: 0.02,
    thickWidth: 0.07,
    shade: 230,
    digitHeight: 0.58,
    candidateHeight: 0.2,
  },
  // High contrast.
  {
    paper: 0,
    page: 0,
    given: 255,
    entry: 226,
    candidate: 200,
    thin: 255,
    thick: 255,
    thinWidth: 0.015,
    thickWidth: 0.05,
    shade: 0,
    digitHeight: 0.5,
    candidateHeight: 0.18,
  },
  // Shaded boxes instead of thick lines.
  {
    paper: 252,
    page: 252,
    given: 70,
    entry: 118,
    candidate: 140,
    thin: 198,
    thick: 198,
    thinWidth: 0.022,
    thickWidth: 0.022,
    shade: 233,
    digitHeight: 0.44,
    candidateHeight: 0.15,
  },
  // Dark with a tint.
  {
    paper: 27,
    page: 18,
    given: 214,
    entry: 140,
    candidate: 118,
    thin: 62,
    thick: 128,
    thinWidth: 0.02,
    thickWidth: 0.05,
    shade: 38,
    digitHeight: 0.52,
    candidateHeight: 0.17,
    highlight: 52,
  },
  // Parchment.
  {
    paper: 224,
    page: 206,
    given: 58,
    entry: 96,
    candidate: 110,
    thin: 160,
    thick: 82,
    thinWidth: 0.024,
    thickWidth: 0.065,
    shade: 224,
    digitHeight: 0.48,
    candidateHeight: 0.19,
  },
  // Tiles with gaps.
  {
    paper: 250,
    page: 205,
    given: 40,
    entry: 105,
    candidate: 120,
    thin: 205,
    thick: 150,
    thinWidth: 0.05,
    thickWidth: 0.09,
    shade: 250,
    digitHeight: 0.42,
    candidateHeight: 0.16,
  },
  // A page of a book.
  {
    paper: 255,
    page: 255,
    given: 0,
    entry: 0,
    candidate: 110,
    thin: 70,
    thick: 0,
    thinWidth: 0.012,
    thickWidth: 0.055,
    shade: 255,
    digitHeight: 0.6,
    candidateHeight: 0.15,
  },
];

/** A random one of these looks, at a scale of the device from 1 to 3. */
export function heldOutLook(size: number, random: Random): Look {
  const style = random.of(STYLES);
  const pixels = size > 9 ? random.between(23, 34) : random.between(26, 46);
  return {
    ...style,
    highlight: style.highlight ?? style.paper,
    isLettered: random.next() < 0.5,
    gap: random.between(0.06, 0.2),
    candidates: random.of(['none', 'places', 'center']),
    cell: Math.round(pixels * random.of([1, 1.25, 1.5, 2, 3])),
  };
}
