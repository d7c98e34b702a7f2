/** Turns the changes of the colors of candidates and of their links into text edits. */

import { candidatesByRules } from '#narrowing';
import { withNextColor, withNextLink, withoutCells } from '../core/chainMarks';
import { bitOf } from '../core/grid';
import type { ChainMarks } from '../core/marks';
import type { Cell, Digit } from '../core/numbers';
import type { Candidate } from '../core/position';
import * as messages from '../messages/index';
import type { Changed } from '../text/edits';
import { marksOf } from '../text/marks/marks';
import { markable, marksWritten, reasonFor, type Target } from './intentTarget';
import type { ChainIntent } from './protocol/messages';

/**
 * The edits after which a digit has its next color in those cells in which it is a candidate, or two candidates their next link.
 * Eliminated candidates keep their marks, which can still be changed and removed.
 */
export function chainEdits(target: Target, intent: ChainIntent): Changed {
  if (intent.kind === 'toggleMark') return colorEdits(target, intent.digit);
  const [from, to] = intent.cells.map((cell, i) => ({ cell, digit: intent.digits[i] }));
  const isOne = from.cell === to.cell && from.digit === to.digit;
  return isOne ? colorEdits(target, from.digit) : linkEdits(target, from, to);
}

function colorEdits(target: Target, digit: Digit): Changed {
  const open = markable(target, 'corner');
  if (open.length === 0) return { refused: reasonFor(target) };
  const { colors } = chainsOf(target);
  const isColored = (cell: Cell) => colors.some(each => each.cell === cell && each.digit === digit);
  const cells = open.filter(cell => isCandidate(target, { cell, digit }) || isColored(cell));
  if (cells.length === 0) return { refused: messages.chains.noCandidate(target.puzzle, open, digit) };
  return written(target, withNextColor(chainsOf(target), cells, digit));
}

function linkEdits(target: Target, from: Candidate, to: Candidate): Changed {
  const open = markable(target, 'corner');
  const closed = target.cells.filter(cell => !open.includes(cell));
  if (closed.length > 0) return { refused: reasonFor({ ...target, cells: closed }) };
  const [now, after] = [chainsOf(target), withNextLink(chainsOf(target), from, to)];
  const wrong = [from, to].find(each => !isCandidate(target, each));
  if (wrong && after.links.length > now.links.length)
    return { refused: messages.chains.noCandidate(target.puzzle, [wrong.cell], wrong.digit) };
  return written(target, after);
}

/** The edits that remove the colors of candidates and the links of cells; undefined if there are none. */
export function clearChains(target: Target): Changed | undefined {
  const [now, after] = [chainsOf(target), withoutCells(chainsOf(target), markable(target, 'corner'))];
  const isSame = after.colors.length === now.colors.length && after.links.length === now.links.length;
  return isSame ? undefined : written(target, after);
}

function isCandidate({ puzzle }: Target, { cell, digit }: Candidate): boolean {
  return (candidatesByRules(puzzle.grid)[cell] & bitOf(digit)) !== 0;
}

const chainsOf = ({ puzzle, source }: Target): ChainMarks =>
  marksOf(puzzle, source).chains ?? { colors: [], links: [] };

function written(target: Target, chains: ChainMarks): Changed {
  return marksWritten(target, { ...marksOf(target.puzzle, target.source), chains });
}
