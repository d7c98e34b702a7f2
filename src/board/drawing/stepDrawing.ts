/** The drawing of a step: its cells and candidates with their roles, and the links of its chains. */

import { bitOf } from '../../core/grid';
import type { Cell, Digit } from '../../core/numbers';
import type { Position } from '../../core/position';
import { joinSentences, named } from '../../core/sentences';
import type { Chain, Node, Step } from '../../core/techniques/step';
import { areaCells } from '../../features/steps/highlights';
import { type HintStage, hintOf, LAST_STAGE } from '../../features/steps/hint';
import { shownCandidates } from '../../features/steps/shownCandidates';
import { hint, whole, withoutHead } from '../../messages/steps/hint';
import type { Puzzle } from '../../text/puzzle';
import type { DrawnLink, DrawnRole, LinkEnd, StepDrawing } from '../protocol/snapshot';

/** A step of a puzzle that is shown to the user. */
export interface ShownStep {
  readonly step: Step;
  /** The stage up to which the step is revealed. */
  readonly stage: HintStage;
  /** The position in which the step was found. */
  readonly before: Position;
  /** The steps that lead there, if they are known. */
  readonly earlier?: readonly Step[];
  /** Of a step of the solution path: its index, from 0, and the number of all steps. */
  readonly inPath?: { readonly index: number; readonly count: number };
  /** Whether it was applied although the grid cannot store it. */
  readonly isNoted?: boolean;
}

/** Something else than a step of a technique that is drawn like one. */
export interface ShownDrawing {
  readonly drawing: StepDrawing;
  /** Of a replay: shows the move with an index, from 0. */
  goTo?(index: number): void;
}

/** The highlight in a puzzle. */
export type Shown = ShownStep | ShownDrawing;

/** Returns the drawing of a step. Before the last stage of a hint, it only shows where to look. */
export function stepDrawingOf(puzzle: Puzzle, shown: Shown): StepDrawing {
  if ('drawing' in shown) return shown.drawing;
  const { step, stage, before, earlier, inPath, isNoted = false } = shown;
  const { message, reason } = hintOf(puzzle, step, stage, before, earlier);
  const isLastStage = stage === LAST_STAGE;
  const { digits } = puzzle.grid;
  // The last step of a path leaves the solved grid, and nothing is shown after it.
  const isLast = inPath !== undefined && inPath.index === inPath.count - 1;
  return {
    ...(inPath && { inPath }),
    ...(isNoted && { isNoted }),
    name: stage === 1 ? '' : named(step.technique.name),
    ...sentenceOf(puzzle, shown, isLast),
    explanation: reason === undefined ? '' : joinSentences([message, reason]),
    area: areaCells(puzzle.grid.geometry, step),
    cells: isLastStage ? cellRoles(step) : [],
    candidates: isLastStage ? candidateRoles(step, before) : [],
    links: isLastStage ? (step.chains ?? []).flatMap(linksOf) : [],
    ghosts: ghostsOf(digits, (isLast ? before.after(step) : before).digits),
    allowed: [...shownCandidates(before, isLastStage ? step : undefined)],
  };
}

/** One sentence about a step. The second stage of a hint has the technique as the name of the drawing. */
function sentenceOf(
  puzzle: Puzzle,
  { step, stage, before, earlier, isNoted }: ShownStep,
  isLast: boolean,
): Pick<StepDrawing, 'sentence' | 'besideName'> {
  const { sentence } = hintOf(puzzle, step, stage === 2 ? 1 : stage, before, earlier);
  if (isNoted) return { sentence: joinSentences([whole(hint.noted(sentence)), hint.cannotHold()]) };
  const isSolved = isLast && isFilled(before.after(step).digits);
  const shown = isSolved ? { ...sentence, rest: joinSentences([sentence.rest, hint.solved()]) } : sentence;
  return { sentence: whole(shown), ...(shown.head !== undefined && { besideName: withoutHead(shown.rest) }) };
}

const isFilled = (digits: Uint8Array): boolean => digits.every(digit => digit !== 0);

/** The digits of `position` in cells that are empty in the puzzle, whose digits are `digits`. */
export function ghostsOf(digits: Uint8Array, position: Uint8Array): StepDrawing['ghosts'] {
  return [...position.entries()]
    .filter(([cell, digit]) => digit !== 0 && digits[cell] === 0)
    .map(([cell, digit]) => ({ cell, digit }));
}

/**
 * The cells that are filled as a whole: base cells and targets, almost locked sets with alternating roles, and cells in which
 * a digit is placed.
 */
function cellRoles({ sets = [], exocets = [], placements }: Step): StepDrawing['cells'] {
  return [
    ...exocets.flatMap(({ base, targets }) => [...base, ...targets].map(cell => ({ cell, role: 'evidence' as const }))),
    ...sets.flatMap(({ cells }, i) => cells.map(cell => ({ cell, role: turn(i) }))),
    ...placements.map(({ cell }) => ({ cell, role: 'placement' as const })),
  ];
}

/** The candidates that are part of a step. A candidate with several roles keeps the last of these. */
function candidateRoles(step: Step, before: Position): StepDrawing['candidates'] {
  const { digits, cells, fins = [], endoFins = [], sets = [], colors = [], chains = [], guardians = [] } = step;
  const drawn = new Map<number, { cell: Cell; digit: Digit; role: DrawnRole }>();
  const { size } = before.geometry;
  const draw = (cell: Cell, digit: Digit, role: DrawnRole) => {
    if ((before.candidates[cell] & bitOf(digit)) !== 0) drawn.set(cell * size + digit, { cell, digit, role });
  };
  // Chains and colorings list their candidates; other patterns have all of their digits in their cells.
  const isPattern = colors.length === 0 && chains.length === 0;
  if (isPattern) for (const cell of cells) for (const digit of digits) draw(cell, digit, 'evidence');
  for (const [i, set] of sets.entries()) {
    for (const cell of set.cells) for (const digit of set.digits) draw(cell, digit, turn(i));
  }
  for (const cell of [...fins, ...endoFins]) for (const digit of digits) draw(cell, digit, 'exception');
  for (const [i, color] of colors.entries()) for (const { cell, digit } of color) draw(cell, digit, turn(i));
  for (const { cells: at, digit, isOn, almostLocked } of chains.flatMap(({ nodes }) => nodes)) {
    if (!almostLocked) for (const cell of at) draw(cell, digit, isOn ? 'evidence' : 'opposite');
  }
  for (const { cell, digit } of guardians) draw(cell, digit, 'exception');
  for (const { cell, digit } of step.eliminations) draw(cell, digit, 'elimination');
  for (const { cell, digit } of step.placements) draw(cell, digit, 'placement');
  return [...drawn.values()];
}

/** The roles of elements that alternate. */
function turn(i: number): DrawnRole {
  return i % 2 === 0 ? 'evidence' : 'opposite';
}

/** The links of a chain; in a net a node has a link from each of its reasons. */
function linksOf({ nodes, isLoop = false }: Chain): DrawnLink[] {
  const links = nodes.flatMap((node, i) => {
    const reasons = node.reasons ?? (i > 0 ? [nodes[i - 1]] : []);
    return reasons.map(reason => linkOf(reason, node));
  });
  return isLoop ? [...links, linkOf(nodes[nodes.length - 1], nodes[0])] : links;
}

function linkOf(from: Node, to: Node): DrawnLink {
  return { from: endOf(from), to: endOf(to), kind: from.isOn ? 'weak' : 'strong' };
}

function endOf({ digit, cells }: Node): LinkEnd {
  return { digit, cells: [...cells] };
}
