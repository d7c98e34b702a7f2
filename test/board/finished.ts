/** What boards show, made without pauses. */

import * as drawing from '../../src/board/rules/drawing';
import { wordingRules } from '../../src/board/rules/inWords';
import { describingRules } from '../../src/board/rules/ruleDescriber';
import { type KnownOfPuzzle, rulesOnBoard, snapshotWithoutRules } from '../../src/board/snapshot';
import type { Geometry } from '../../src/core/geometry';
import { finish } from '../../src/core/pausing';
import type { Puzzle } from '../../src/text/puzzle';

type Symbols = readonly string[];

export const rulesDrawingOf = (geometry: Geometry, symbols: Symbols) => finish(drawing.drawingRules(geometry, symbols));
export const rulesInWordsOf = (geometry: Geometry, symbols: Symbols) => finish(wordingRules(geometry, symbols));
export const ruleDescriptions = (geometry: Geometry, symbols: Symbols) => finish(describingRules(geometry, symbols));

/** The snapshot of a puzzle with its rules, as the page completes it. */
export const snapshotOf = (puzzle: Puzzle, known: KnownOfPuzzle) => ({
  ...snapshotWithoutRules(puzzle, known),
  ...rulesOnBoard(puzzle),
});
