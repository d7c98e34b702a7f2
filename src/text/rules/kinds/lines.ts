/** The notation of the rules about lines. */

import type { Geometry } from '../../../core/geometry';
import type { Cell } from '../../../core/numbers';
import { dutchDifference, type LineRule } from '../../../core/rules/kinds/lines';
import type { Span } from '../../span';
import { type Reach, sumReachOf } from '../reach';
import type { RuleReader } from '../reader';
import type { KindWords, WordSpec } from '../ruleWord';
import { lineShape, withNumber, wordsOfLine } from '../shapes/cellList';
import { checkEqual, clone } from '../shapes/clone';
import { hasThirds } from '../shapes/plain';

/** The possible differences of two digits. */
const differences = ({ size }: Geometry): Reach => ({ least: 1, most: size - 1 });

/** The keyword and the notation of each kind. */
export const lineWords: KindWords<LineRule> = {
  thermo: {
    ...lineShape('thermo', ['thermo', 'thermometer', 'fast thermo', 'fast thermometer'], {
      repeats: 'never',
      isDifferent: true,
    }),
    generated: 'thermos',
    iss: 'Thermo',
    fPuzzles: 'thermometer',
  },
  slowThermo: {
    ...lineShape('slowThermo', ['slow thermo', 'slow thermometer'], { repeats: 'never' }),
    fPuzzles: 'slowthermometer',
  },
  whispers: {
    ...lineShape('whispers', ['whispers', 'whisper', 'german whispers', 'german whisper'], {
      form: 'whispers 5',
      number: { without: 'usual', range: differences },
      repeats: 'loop',
      alike: 'reversed',
    }),
    iss: 'Whisper',
    fPuzzles: 'whispers',
  },
  renban: {
    ...lineShape('renban', ['renban', 'renban group'], { repeats: 'never', alike: 'any', isDifferent: true }),
    iss: 'Renban',
    fPuzzles: 'renban',
  },
  palindrome: {
    ...lineShape('palindrome', ['palindrome'], {
      cells: 'r1c2-r3c4',
      repeats: 'never',
      alike: 'reversed',
      check: checkMirrored,
    }),
    iss: 'Palindrome',
    fPuzzles: 'palindrome',
  },
  clone: { ...clone, iss: 'SameValues', fPuzzles: 'clone' },
  between: {
    ...lineShape('between', ['between'], { repeats: 'never', alike: 'reversed', fewest: 3 }),
    iss: 'Between',
    fPuzzles: 'betweenline',
  },
  lockout: {
    ...lineShape('lockout', ['lockout'], {
      form: 'lockout 3',
      // The inner cells need at least one digit that is neither at nor between the ends.
      number: {
        without: 'usual',
        range: ({ size }, cells) => ({ least: 1, most: size - (cells.length > 2 ? 2 : 1) }),
      },
      repeats: 'never',
      alike: 'reversed',
    }),
    iss: 'Lockout',
    fPuzzles: 'lockout',
  },
  regionSum: {
    ...lineShape('regionSum', ['region sum', 'box sum'], { repeats: 'crossing', alike: 'reversed' }),
    iss: 'RegionSumLine',
    fPuzzles: 'regionsumline',
  },
  entropic: {
    ...lineShape('entropic', ['entropic', 'entropy'], { repeats: 'loop', alike: 'reversed', isPossible: hasThirds }),
    iss: 'Entropic',
    fPuzzles: 'entropicline',
  },
  modular: {
    ...lineShape('modular', ['modular', 'modulo'], {
      form: 'modular 3',
      number: { without: 'usual', range: ({ size }) => ({ least: 2, most: size }) },
      repeats: 'loop',
      alike: 'reversed',
    }),
    iss: 'Modular',
    trivial: 1,
    fPuzzles: 'modularline',
    fPuzzlesNumber: 'usual',
  },
  zipper: {
    ...lineShape('zipper', ['zipper'], { repeats: 'crossing', alike: 'reversed', fewest: 3 }),
    iss: 'Zipper',
    fPuzzles: 'zipperline',
  },
  sumLine: {
    ...lineShape('sumLine', ['sum line', 'sum lines'], {
      form: 'sum line 10',
      number: {
        without: 'required',
        range: (geometry, cells) => ({ least: 1, most: sumReachOf(geometry, cells).most }),
      },
      repeats: 'crossing',
      alike: 'reversed',
      fewest: 1,
    }),
    iss: 'SumLine',
  },
};

/** Further keywords, each of which implies the number of the line. */
export const otherLineWords = {
  dutchWhispers: withNumber(wordsOfLine(['dutch whispers', 'dutch whisper']), 'whispers', size => ({
    difference: dutchDifference(size),
  })),
  tenLine: withNumber(wordsOfLine(['ten line', 'ten lines']), 'sumLine', () => ({ sum: 10 })),
} satisfies Readonly<Record<string, WordSpec>>;

/** The cells of a palindrome that must be equal. */
function checkMirrored(reader: RuleReader, at: Span, cells: readonly Cell[]): void {
  const half = cells.slice(0, Math.floor(cells.length / 2));
  const pairs = half.map((cell, i) => [cell, cells[cells.length - 1 - i]] as const);
  checkEqual(reader, at, pairs);
}
