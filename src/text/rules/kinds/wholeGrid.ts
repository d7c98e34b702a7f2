/** The notation of the rules about the whole grid. */

import type { WholeGridRule } from '../../../core/rules/kinds/wholeGrid';
import type { KindWords } from '../ruleWord';
import { hasThirds, plainShape } from '../shapes/plain';

/** The keyword and the notation of each kind. */
export const wholeGridWords: KindWords<WholeGridRule> = {
  antiKnight: {
    ...plainShape(['anti-knight', 'no knight'], { kind: 'antiKnight' }),
    iss: 'AntiKnight',
    fPuzzles: 'antiknight',
    sudokuPad: 'antiknight',
  },
  antiKing: {
    ...plainShape(['anti-king', 'no king', 'no touch', 'touchless'], { kind: 'antiKing' }),
    iss: 'AntiKing',
    fPuzzles: 'antiking',
    sudokuPad: 'antiking',
  },
  antiQueen: plainShape(['anti-queen', 'no queen', 'queens'], { kind: 'antiQueen' }),
  nonConsecutive: {
    ...plainShape(['non-consecutive', 'anti-consecutive'], { kind: 'nonConsecutive' }),
    iss: 'AntiConsecutive',
    sudokuPad: 'nonconsecutive',
  },
  globalEntropy: {
    ...plainShape(['global entropy'], { kind: 'globalEntropy' }, hasThirds),
    iss: 'GlobalEntropy',
  },
};
