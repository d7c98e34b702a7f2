/** The drawing of a move of a replay: the position after it, with the cells that it changes. */

import { candidatesByRules } from '#narrowing';
import { hasConflict, isFull } from '../../core/grid';
import { joinSentences } from '../../core/sentences';
import { moveEffectOf, type Replay } from '../../features/replay/replay';
import * as messages from '../../messages/index';
import type { Puzzle } from '../../text/puzzle';
import type { StepDrawing } from '../protocol/snapshot';

/** Returns the drawing of the move with an index, from 0. */
export function replayDrawingOf(puzzle: Puzzle, replay: Replay, index: number): StepDrawing {
  const move = replay[index];
  const { after, line } = move;
  const effect = moveEffectOf(move);
  const { placements, eliminations, emptied } = effect;
  const words = messages.replay;
  const sentence = line === undefined ? words.move(puzzle, effect) : words.line(line);
  const isEnd = index === replay.length - 1 && isFull(after) && !hasConflict(after);
  return {
    name: words.name(),
    inPath: { index, count: replay.length },
    sentence: joinSentences([sentence, ...(isEnd ? [messages.hint.solved()] : [])]),
    explanation: '',
    area: [],
    cells: [
      ...placements.map(({ cell }) => ({ cell, role: 'placement' as const })),
      ...emptied.map(cell => ({ cell, role: 'elimination' as const })),
    ],
    candidates: eliminations.map(each => ({ ...each, role: 'elimination' })),
    links: [],
    ghosts: [],
    digits: [...after.digits],
    allowed: [...candidatesByRules(after)].map((mask, cell) => (after.digits[cell] === 0 ? mask : 0)),
  };
}
