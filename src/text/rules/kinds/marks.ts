/** The notation of marks between cells, and of the rules that require all marks of a kind to be given. */

import type { MarkRule } from '../../../core/rules/kinds/marks';
import type { KindWords, WordSpec } from '../ruleWord';
import { greater, less } from '../shapes/comparison';
import { pair } from '../shapes/pair';
import { plainShape } from '../shapes/plain';
import { quad } from '../shapes/quad';

/** The keyword and the notation of each kind. */
export const markWords: KindWords<MarkRule> = {
  whiteDot: {
    ...pair({
      kind: 'whiteDot',
      names: ['white dot', 'white dots', 'white kropki', 'kropki white', 'white', 'difference', 'consecutive'],
    }),
    generated: 'white dots',
    iss: 'WhiteDot',
    fPuzzles: 'difference',
  },
  blackDot: {
    ...pair({
      kind: 'blackDot',
      names: ['black dot', 'black dots', 'black kropki', 'kropki black', 'black', 'ratio'],
    }),
    generated: 'black dots',
    iss: 'BlackDot',
    fPuzzles: 'ratio',
  },
  x: {
    ...pair({ kind: 'x', names: ['x', 'xv x'] }),
    iss: 'X',
    fPuzzles: 'xv',
  },
  v: {
    ...pair({ kind: 'v', names: ['v', 'xv v'] }),
    iss: 'V',
    fPuzzles: 'xv',
  },
  greater: { ...greater, iss: 'GreaterThan' },
  quad: { ...quad, generated: 'quads', iss: 'Quad', fPuzzles: 'quadruple' },
  strictKropki: {
    ...plainShape(['strict kropki', 'kropki strict', 'negative kropki', 'all dots given'], {
      kind: 'strictKropki',
    }),
    iss: 'StrictKropki',
  },
  strictWhiteDots: {
    ...plainShape(['strict white dots', 'strict white', 'negative white', 'all white dots given'], {
      kind: 'strictWhiteDots',
    }),
  },
  strictBlackDots: {
    ...plainShape(['strict black dots', 'strict black', 'negative black', 'all black dots given'], {
      kind: 'strictBlackDots',
    }),
  },
  strictXv: {
    ...plainShape(['strict xv', 'xv strict', 'negative xv', 'anti xv'], { kind: 'strictXv' }),
    iss: 'StrictXV',
  },
};

/** Further keywords for marks. */
export const otherMarkWords = { less } satisfies Readonly<Record<string, WordSpec>>;
